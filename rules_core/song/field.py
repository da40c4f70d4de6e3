"""The field of battle: what the SBH rules know of a game in progress, and where a game's own book hooks in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.ground.ground import Ground, Sight, Sweep
from rules_core.kernel.requests import SeatId, Topic
from rules_core.kernel.table import Table
from rules_core.song import topics
from rules_core.song.book import SBH, Book
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from rules_core.song.quality_result import QualityResult
from rules_core.song.trait_list import Part, TraitList
from rules_core.song.troops import OwnModel, TroopsOf
from rules_core.song.warband import NO_MODEL, Model, ModelId
from rules_core.song.weapons import Weapon

GROUP_MOVE: Final = "group-move"
REGROUP: Final = "regroup"


class ModelLoss:
    """A model that has just been lost, for the Morale rolls that follow (SBH-MOR-2)."""

    def __init__(
        self,
        model: ModelId,
        *,
        killed: bool,
        gruesome: bool,
        savage: bool,
        with_standard: bool = False,
        of_own_will: bool = False,
        edge: int = 0,
    ) -> None:
        self.model = model
        self.killed = killed
        """Killed, not fled or removed by Morale."""
        self.gruesome = gruesome
        self.savage = savage
        """Gruesome only through the winner's savagery, so it is seen less far."""
        self.with_standard = with_standard
        """It left the table and took a standard along."""
        self.of_own_will = of_own_will
        """It has left because it wanted to, beaten by nobody."""
        self.edge = edge
        """The edge of the table over which it has left, 0 for none."""


class Stop:
    """A spot on the way of a base where something of the game's own happens; `id` says what."""

    def __init__(self, x: int, y: int, id: str) -> None:
        self.x = x
        self.y = y
        self.id = id


class Acting:
    """An activation under way; it is part of the state, so that every action may start at a checkpoint."""

    def __init__(self, model: ModelId, actions: int, *, turnover: bool) -> None:
        self.model = model
        self.actions = actions
        """Actions left."""
        self.turnover = turnover
        """Whether the turn ends after this activation (SBH-ACT-8)."""
        self.must_advance: bool = False
        """Whether an action must still take it towards the nearest enemy (Reckless)."""
        self.order: str = ""
        """The Leader's order that is being carried out, such as "group-move"; "" for none (SBH-GRP-1)."""
        self.members: list[ModelId] = []
        """Ids of the group under this order."""
        self.waiting: list[ModelId] = []
        """Ids of its members that still have to act."""
        self.shares: list[int] = []
        """The actions that each of the waiting still has."""
        self.leader: ModelId = NO_MODEL
        """Who gave the order and acts on when it is carried out, where the book lets him (SBH-GRP-1)."""
        self.leader_actions: int = 0
        """The actions that the Leader still has then."""

    def clone(self) -> Acting:
        """A copy."""
        other = Acting(self.model, self.actions, turnover=self.turnover)
        other.must_advance = self.must_advance
        other.order = self.order
        other.members = self.members[:]
        other.waiting = self.waiting[:]
        other.shares = self.shares[:]
        other.leader = self.leader
        other.leader_actions = self.leader_actions
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldOf(TroopsOf[OwnModel]):
    """A game in progress. A game's state inherits from it with its own models and overrides the hooks."""

    def __init__(
        self,
        ground: Ground,
        song: SongOptions,
        traits: TraitList,
        weapons: dict[str, Weapon],
        book: Book = SBH,
    ) -> None:
        super().__init__(ground, song, book)
        self.traits = traits
        """What traits do in this game."""
        self.weapons = weapons
        """The missile weapons of this game, by the trait that names them."""
        self.acting: Acting | None = None
        self.start_counts: dict[str, int] = {}
        """Models that each side started with (SBH-MOR-12)."""
        self.half_tested: list[str] = []
        """Sides that have made their half-strength roll (SBH-MOR-2)."""
        self.losses: list[ModelLoss] = []
        """Models lost whose Morale rolls are still to come. Empty at every checkpoint: `morale.resolve` sees to it."""
        self.owed: list[ModelId] = []
        """Who rolls Morale now, and who after that. Empty at every checkpoint too."""

    def has_acted(self, model: Model) -> bool:
        """SBH-ACT-9. Whether it has had its turn: not as long as it acts, or waits for its part of an order."""
        acting = self.acting
        is_at_it = acting is not None and (model.id == acting.model or model.id in acting.waiting)
        return model.activated and not is_at_it

    def weapon(self, model: Model) -> Weapon | None:
        """What the model shoots with; None for most. SBH-TRT-1: one weapon to a model, the first on its card."""
        for trait in model.profile.traits:
            found = self.weapons.get(trait.id)
            if found is not None:
                return found
        return None

    def pieces_to_touch(self, model: Model) -> list[str]:
        """Pieces of ground that a model may want to touch; people at a table without a map look at them."""
        return []

    def voice(self, model: Model) -> SeatId:
        """The seat that rolls and decides for the model."""
        return SeatId(model.side)

    def is_steered(self, model: Model) -> bool:
        """Whether nobody decides for the model: the rules alone steer its side."""
        return False

    # Where a game's own book hooks in. The defaults are plain SBH.

    def extra_actions(self, model: Model, actions: int) -> list[str]:
        """Actions of the game's own that the model may take now, as options."""
        return []

    def do_extra(self, table: Table, model: Model, option: str) -> int:
        """Carry out one of `extra_actions`; gives back the actions it took."""
        return 0

    def orders(self) -> list[str]:
        """Every order that a Leader can give in this game (SBH-GRP-2, SBH-GRP-4)."""
        return [GROUP_MOVE, REGROUP]

    def own_orders(self, leader: Model, followers: Sequence[Model]) -> list[str]:
        """Orders of the game's own that the Leader may give to some of these."""
        return []

    def may_follow(self, member: Model, order: str) -> bool:
        """Whether a friend near enough may take part in this order."""
        return True

    def fires_together(self, order: str) -> bool:
        """Whether those under this order may shoot together (SBH-GRP-5)."""
        return order == GROUP_MOVE

    def largest_group(self, order: str) -> int:
        """How many may take part in this order."""
        return self.song.largest_group

    def is_group(self, members: Sequence[Model], order: str) -> bool:
        """Whether these are enough for it, and the right ones."""
        return len(members) >= 2

    def group_bonus(self, members: Sequence[Model]) -> int:
        """What the company adds to each die of a group's roll, beside what the worst of them gets."""
        return 1 if all(member.has("gregarious") for member in members) else 0

    def reconsider_group_roll(
        self, table: Table, leader: Model, members: Sequence[Model], worst: Model, order: str, rolled: QualityResult
    ) -> QualityResult:
        """The dice of a group's roll after what the game's own book lets people roll again."""
        return rolled

    def volley_parts(self, shooters: Sequence[Model], target: Model) -> list[Part]:
        """What the game's own book adds to a shot of several together."""
        return []

    def has_failed(self, table: Table, model: Model) -> None:
        """The roll for the model's activation had no success."""

    def will_move(self, table: Table, model: Model) -> None:
        """A model is about to make a Move action of its own will."""

    def rerolls(self, table: Table, model: Model, trait: str, purpose: Topic, *, helps: bool) -> bool:
        """Whether the model uses the re-roll of its trait now. `helps`: the roll as it stands harms it."""
        if self.is_steered(model):
            return helps
        # What most people would answer stands first; so somebody who sees no dice knows as well.
        options = ("yes", "no") if helps else ("no", "yes")
        return table.choose(self.voice(model), topics.reroll_of(trait), options, "SBH-HTH-17", model.id) == "yes"

    def dares(self, table: Table, model: Model, sweep: Sweep) -> bool:
        """Whether a model goes a way that it has chosen for a Move action; otherwise the action is lost."""
        return True

    def before_contact(self, table: Table, model: Model, sweep: Sweep) -> Sweep:
        """The game's own tests when nobody holds a model back from this way; gives back the way that is left of it."""
        return sweep

    def next_stop(self, model: Model, x: int, y: int, manner: str, *, over: bool) -> Stop | None:
        """Where something of the game's own first happens to a base on the straight way from where it is to (x, y).

        `over`: it touches nothing between.
        """
        return None

    def meet(self, table: Table, model: Model, stop: Stop) -> None:
        """It is there, and it happens; the same stop does not come again."""

    def goes_on(self, table: Table, model: Model, x: int, y: int) -> bool:
        """Whether a model of its own will goes on to (x, y) after that."""
        return True

    def has_moved(self, table: Table, model: Model, from_x: int, from_y: int) -> None:
        """A base has moved in a straight line from there to where it stands now, and its way is over."""

    def was_killed(self, table: Table, victim: Model, by_id: ModelId) -> None:
        """A model was killed, by this one or by none."""

    def has_left(self, table: Table, model: Model) -> None:
        """A model has been defeated, has fled or has left the table."""

    def was_knocked_down(self, table: Table, model: Model) -> None:
        """A model has been knocked down."""

    def may_walk_off(self, model: Model, edge: int) -> bool:
        """Whether a model that touches this edge of the table may leave it of its own will (SBH-MOV-17)."""
        return False

    def lesser_bonus(self, model: Model, purpose: Topic) -> int:
        """What a friend of lower rank adds to each die of a Quality roll, where no Leader's bonus reaches the model."""
        return 0

    def own_melee_parts(self, model: Model, foe: Model, manner: Manner | None) -> list[Part]:
        """What the game's own book adds to a model's score in melee; `manner` is how it attacks, None: it defends."""
        return []

    def own_shot_parts(self, shooter: Model, target: Model, manner: Manner) -> list[Part]:
        """What the game's own book adds to the score of a shooter."""
        return []

    def better_armed(self, attacker: Model, defender: Model) -> int:
        """Who of two in melee has the better weapon in hand: 1 the attacker, -1 the defender, 0 neither."""
        return 0

    def fells(self, table: Table, winner: Model, loser: Model) -> bool:
        """Whether the better armed winner of a melee makes the loser fall; otherwise it recoils."""
        return True

    def slayer(self, table: Table, company: Sequence[Model], winner: Model, victim: Model) -> Model:
        """Who of those who attacked together has killed the victim; `winner` is the one whose die it was."""
        return winner

    def own_sight(self, shooter: Model, target: Model) -> Sight | None:
        """What the shooter sees of the target by the game's own book; None where SBH-RNG-7 to 9 say it."""
        return None

    def own_glimpse(self, shooter: Model, target: Model) -> Sight | None:
        """The same at a glance, while targets are gone through: people at a table are not asked."""
        return self.own_sight(shooter, target)

    def cover_parts(self, shooter: Model, target: Model, sight: Sight) -> list[Part]:
        """What the target's cover takes from the shooter's score (SBH-RNG-8)."""
        return [("cover", -1)] if sight is Sight.COVER else []

    def shooting_bonus(self, table: Table, shooter: Model, target: Model) -> tuple[str, int]:
        """An addition to the shooter's score with its cause, asked for before the dice."""
        return "", 0

    def own_cause(self, loss: ModelLoss, victim: Model, friend: Model) -> str:
        """Why, by the game's own book, the loss of the one makes the other roll Morale; "" for no reason."""
        return ""

    def is_halved(self, side: str, left: int, start: int) -> bool:
        """Whether so many models left of so many shake their side (SBH-MOR-2)."""
        # OPEN-15. At exactly half too, unless the option says below.
        return 2 * left <= start if self.song.half_at_exactly_half else 2 * left < start

    def reconsider_morale(self, table: Table, model: Model, rolled: QualityResult, *, is_halved: bool) -> QualityResult:
        """The dice of a Morale roll, for half strength or not, after what the game's book lets people roll again."""
        return rolled

    def endures(self, table: Table, model: Model, cause: str) -> bool:
        """Whether something of the game's own befalls a model that would flee, and it does not flee."""
        return False

    def falls(self, table: Table, model: Model, deep: int) -> bool:
        """Whether the game's own book says what a fall of so many tenths of a millimetre does, and it is done."""
        return False

    def flees_down(self, table: Table, model: Model) -> bool | None:
        """A fleeing Move that no straight way on the ground leads: whether the flight may go on after it; None for no
        such Move."""
        return None

    def was_driven(self, table: Table, model: Model) -> None:
        """A model has been driven back by a recoil."""

    def hears(self, model: Model, leader: Model) -> bool:
        """Whether a Leader within reach helps the model (SBH-ACT-3)."""
        return self.in_view(leader, model)

    def flight_edge(self, model: Model) -> int:
        """The table edge (1 to 4) to which the model flees, 0 when it has none (SBH-MOR-7)."""
        return 0

    def flight_piece(self, model: Model) -> str:
        """The piece towards which a model without an edge flees and at which it stops; "" for none."""
        return ""

    def halts_at_edge(self, model: Model) -> bool:
        """Whether who runs as far as the edge in flight stands there, by an option of the game, and is not lost."""
        return False

    def flees_to(self, table: Table, model: Model, rallies: list[Model]) -> Model | None:
        """To which friend with a standard a fleeing model runs instead of its edge, or None."""
        if self.is_steered(model):
            return rallies[0]
        options = ["edge", *(one.id for one in rallies)]
        answer = table.choose(self.voice(model), topics.FLEE_TO, options, "SBH-MOR-7", model.id)
        return None if answer == "edge" else self.model(answer)

    def is_driven_into(self, table: Table, model: Model, piece_id: str) -> bool:
        """Whether something of the game's own befalls a model that is driven against this piece of ground."""
        return False

    def follows_up(self, table: Table, winner: Model, loser: Model) -> bool:
        """Whether the winner of a melee steps after a recoiling loser (SBH-HTH-12)."""
        return table.choose(self.voice(winner), topics.FOLLOW_UP, ("yes", "no"), "SBH-HTH-12", winner.id) == "yes"

    def intercepts(self, table: Table, interceptors: Sequence[Model], runner: Model) -> OwnModel | None:
        """Which of the enemies able to catch a fleeing model does so, or None (SBH-MOR-8)."""
        options = [*(one.id for one in interceptors), "no"]
        answer = table.choose(self.voice(interceptors[0]), topics.INTERCEPT, options, "SBH-MOR-8", runner.id)
        return None if answer == "no" else self.model(answer)

    def order_of_free_hacks(self, table: Table, leaver: Model, hackers: Sequence[Model]) -> list[OwnModel]:
        """The leaving player chooses the order of Free Hacks (SBH-MOV-13)."""
        left = list(hackers)
        ordered: list[OwnModel] = []
        while left:
            options = [one.id for one in left]
            chosen = table.settle(self.voice(leaver), topics.FREE_HACK_ORDER, options, "SBH-MOV-13", leaver.id)
            ordered.append(self.model(chosen))
            left.remove(self.model(chosen))
        return ordered


Field = FieldOf[Model]
"""A field of which only SBH is known, as its chapters take it."""
