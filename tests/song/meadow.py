"""A field to test on: lengths in inches, dice and decisions written down beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.ground.geometry import rectangle, round_half_away
from rules_core.ground.ground import Ground
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BUILDING, DIFFICULT, FOREST, GIVES_COVER, LINEAR, GroundMap, Piece
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Place, Request, SeatId
from rules_core.kernel.table import ENEMY, PLAYERS, Table
from rules_core.song.field import Field
from rules_core.song.options import INCH, SongOptions
from rules_core.song.sbh_traits import SBH_TRAITS
from rules_core.song.trait_list import TraitList
from rules_core.song.trait_types import shipped
from rules_core.song.trait_types import weapons as weapons_of
from rules_core.song.warband import Fate, Model, ModelId, Trait, profile
from rules_core.song.weapons import Weapon
from tests.song.sides import ENEMIES, HEROES

WALL = LINEAR | GIVES_COVER
ROUGH = DIFFICULT
HOUSE = BUILDING
WOOD = FOREST


TRAITS = TraitList(SBH_TRAITS)
WEAPONS = weapons_of(shipped())


class Meadow(Field):
    """A field on which people answer for the heroes, and the rules steer the enemies."""

    def __init__(
        self,
        ground: Ground,
        song: SongOptions,
        traits: TraitList = TRAITS,
        weapons: dict[str, Weapon] = WEAPONS,
    ) -> None:
        super().__init__(ground, song, traits, weapons)

    def voice(self, model: Model) -> SeatId:
        return PLAYERS if model.side == HEROES else ENEMY

    def is_steered(self, model: Model) -> bool:
        return model.side == ENEMIES


def inches(length: float) -> int:
    """A length in tenths of a millimetre."""
    return round_half_away(length * INCH)


def model(
    name: str,
    x: float,
    y: float,
    *traits: str | Trait,
    side: str = HEROES,
    quality: int = 3,
    combat: int = 3,
    base: float = 1.0,
    points: int = 0,
    tags: tuple[str, ...] = (),
) -> Model:
    """A model in play with its middle there; `base` is the width of its base."""
    given = tuple(one if isinstance(one, Trait) else Trait(one) for one in traits)
    card = profile(name, quality, combat, given, inches(base) // 2, points, tags)
    made = Model(ModelId(name), card, side, inches(x), inches(y))
    made.fate = Fate.IN_PLAY
    made.start_x = made.x
    made.start_y = made.y
    return made


def enemy(
    name: str,
    x: float,
    y: float,
    *traits: str | Trait,
    quality: int = 3,
    combat: int = 3,
    base: float = 1.0,
    points: int = 0,
    tags: tuple[str, ...] = (),
) -> Model:
    """The same on the other side."""
    return model(name, x, y, *traits, side=ENEMIES, quality=quality, combat=combat, base=base, points=points, tags=tags)


def block(
    name: str, x: float, y: float, width: float, depth: float, traits: int, kind: str = "", tall: float = 0.0
) -> Piece:
    """A rectangular piece of ground with its middle there."""
    outline = rectangle(inches(x), inches(y), inches(width), inches(depth))
    return Piece(name, kind or name, outline, traits, inches(tall))


def field_of(*things: Model | Piece, song: SongOptions | None = None) -> Field:
    """A field of 36 by 36 inches with these models and pieces of ground on it."""
    pieces = [thing for thing in things if isinstance(thing, Piece)]
    options = song if song is not None else SongOptions()
    ground = MeasuredGround(
        GroundMap(36 * INCH, 36 * INCH, pieces), (), options.stick(options.wood_sight), options.wood_edge_bases
    )
    field = Meadow(ground, options)
    fill(field, *things)
    return field


def fill(field: Field, *things: Model | Piece) -> None:
    """Put the models on a field and count them."""
    for thing in things:
        if isinstance(thing, Model):
            field.models[thing.id] = thing
            field.start_counts[thing.side] = field.start_counts.get(thing.side, 0) + 1


class Script(Table):
    """A table at which all answers are written down. Places are pairs of inches; single dice are numbers."""

    def __init__(self, *answers: str | int | tuple[float, float] | list[int] | tuple[str, ...]) -> None:
        self.answers = list(answers)
        self.asked: list[Request] = []
        self.facts: list[Fact] = []

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        assert self.answers, f"nothing is written down for {request}"
        given = self.answers.pop(0)
        answer: Answer
        if isinstance(given, int):
            answer = (given,)
        elif isinstance(given, list):
            answer = tuple(given)
        elif isinstance(request, Place):
            assert isinstance(given, tuple)
            answer = (inches(float(given[0])), inches(float(given[1])), 0)
        elif isinstance(given, str):
            answer = given
        else:
            answer = tuple(str(one) for one in given)
        request.check(answer)
        return answer

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)

    @property
    def topics(self) -> list[str]:
        """What was asked about, in order."""
        return [request.topic for request in self.asked]

    def told(self, kind: type[Fact]) -> list[Fact]:
        """The facts of one kind."""
        return [fact for fact in self.facts if type(fact) is kind]

    def is_over(self) -> bool:
        """Whether every answer was asked for."""
        return not self.answers


def spots(moved: Sequence[Model]) -> list[tuple[float, float]]:
    """Where models stand, in inches with two decimals."""
    return [(round(one.x / INCH, 2), round(one.y / INCH, 2)) for one in moved]
