"""Fights to test on: both sides have an edge to flee to, and a fight is written as two dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import GroundMap, Piece
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Place, Request, Roll
from rules_core.kernel.table import Table
from rules_core.song import activation, melee
from rules_core.song.facts import AttackResolved
from rules_core.song.field import Acting, Field
from rules_core.song.manner import Manner
from rules_core.song.options import INCH, SongOptions
from rules_core.song.trait_list import TraitList
from rules_core.song.warband import Model, ModelId, Trait
from rules_core.song.weapons import Weapon
from tests.song.meadow import TRAITS, WEAPONS, Meadow, Script, enemy, fill, inches, model
from tests.song.sides import HEROES

Written = str | int | tuple[float, float] | list[int] | tuple[str, ...]
Kind = TypeVar("Kind", bound=Fact)


class Battle(Meadow):
    """A field on which heroes flee to the lower edge and enemies to the upper one."""

    def __init__(
        self,
        *things: Model | Piece,
        song: SongOptions | None = None,
        traits: TraitList = TRAITS,
        weapons: dict[str, Weapon] = WEAPONS,
    ) -> None:
        pieces = [thing for thing in things if isinstance(thing, Piece)]
        ground = MeasuredGround(GroundMap(36 * INCH, 36 * INCH, pieces))
        super().__init__(ground, song if song is not None else SongOptions(), traits, weapons)
        self.moved: list[str] = []
        fill(self, *things)

    def flight_edge(self, model: Model) -> int:
        return 3 if model.side == HEROES else 1

    def has_moved(self, table: Table, model: Model, from_x: int, from_y: int) -> None:
        self.moved.append(model.id)


class Dice(Table):
    """Dice by the topic of the roll; other dice show 6. Of every choice the last option is taken; nobody moves far."""

    def __init__(self, **dice: int | list[int]) -> None:
        self.dice = {topic.replace("_", "-"): faces for topic, faces in dice.items()}
        self.facts: list[Fact] = []
        self.topics: list[str] = []
        self.rolled: list[int] = []

    def ask(self, request: Request) -> Answer:
        self.topics.append(request.topic)
        if isinstance(request, Choose):
            return request.options[-1]
        if isinstance(request, Place):
            assert request.region is not None
            x, y = request.region.candidates()[0]
            return x, y, request.region.turns[0]
        assert isinstance(request, Roll)
        self.rolled.append(request.dice)
        faces = self.dice.get(request.topic, [6] * request.dice)
        answer = (faces,) if isinstance(faces, int) else tuple(faces)
        request.check(answer)
        return answer

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)


def duel(
    *traits: str | Trait, against: tuple[str, ...] = (), combat: int = 3, foe_combat: int = 3
) -> tuple[Model, Model]:
    """Marta and an orc, face to face in the middle of the table: Marta to the left."""
    marta = model("Marta", 17.5, 18, *traits, combat=combat)
    return marta, enemy("orc", 18.5, 18, *against, combat=foe_combat)


def fight(
    field: Field,
    attack: int,
    defence: int,
    attacker: str = "Marta",
    defender: str = "orc",
    manner: Manner = Manner.MELEE,
) -> AttackResolved:
    """An attack with these two dice; gives back what was told of it."""
    table = Dice(attack_die=attack, defence_die=defence)
    melee.attack(table, field, field.model(attacker), field.model(defender), manner)
    return the(AttackResolved, table.facts)


def every_pair(
    make: Callable[[], Field], attacker: str = "Marta", defender: str = "orc", manner: Manner = Manner.MELEE
) -> dict[str, int]:
    """How often each result comes up when all 36 pairs of dice are played through the real rules.

    Keys are "recoil", "kill"... for the defender's, "own recoil", "own kill"... for the attacker's, "draw", "nothing".
    """
    counted: dict[str, int] = {}
    for attack in range(1, 7):
        for defence in range(1, 7):
            told = fight(make(), attack, defence, attacker, defender, manner)
            key = f"own {told.result}" if told.loser == attacker else told.result
            counted[key] = counted.get(key, 0) + 1
    return counted


def play(field: Field, *answers: Written) -> Script:
    """Go on with the activation under way until the answers are used up."""
    table = Script(*answers)
    while not table.is_over():
        activation.next_action(table, field)
    return table


def acts(field: Battle, name: str, actions: int) -> Battle:
    """The same field with this model in the middle of its activation."""
    one = field.model(name)
    activation.begin(one)
    one.activated = True
    field.acting = Acting(ModelId(name), actions, turnover=False)
    return field


def of_kind(kind: type[Kind], facts: list[Fact]) -> list[Kind]:
    """The facts of one kind, in order."""
    return [fact for fact in facts if isinstance(fact, kind)]


def the(kind: type[Kind], facts: list[Fact]) -> Kind:
    """The only fact of this kind."""
    found = of_kind(kind, facts)
    assert len(found) == 1, f"{len(found)} of {kind.__name__} among {facts}"
    return found[0]


def reasons(told: AttackResolved, side: str) -> dict[str, int]:
    """What counted for one side ("attacker" or "defender") beside die and Combat."""
    parts = [reason.split(":") for reason in told.reasons]
    return {cause: int(number) for who, cause, number in parts if who == side and cause != "combat"}


def stands_at(one: Model, x: float, y: float) -> bool:
    """Whether the model stands there, up to a millimetre."""
    return abs(one.x - inches(x)) <= 10 and abs(one.y - inches(y)) <= 10
