"""The state of a siege: plain data, one writer (the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import (
    NO_BUILDING,
    Ability,
    Behaviour,
    BuildingId,
    BuildingType,
    Content,
    Scenario,
    ScenarioWave,
    Village,
)
from rules_core.games.village.state.fighter import ENEMIES, HEROES, Fighter, fighter
from rules_core.ground.ground import Ground
from rules_core.ground.pieces import GroundMap
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import ENEMY, PLAYERS, Table
from rules_core.song.book import Book
from rules_core.song.field import FieldOf, Stop
from rules_core.song.options import SongOptions
from rules_core.song.trait_list import TraitList
from rules_core.song.warband import NO_MODEL, Model, ModelId
from rules_core.song.weapons import Weapon


class Phase(Enum):
    """The sequence of play (V-5.1.1, V-7.1.2); `play` goes on from any of them."""

    WAVE_OPENS = "wave opens"
    """Escalation, generation of Enemy Groups, spawn edges."""
    HERO_DEPLOYMENT = "hero deployment"
    ENEMY_DEPLOYMENT = "enemy deployment"
    BEFORE_FIGHT = "before the fight"
    """Warhorse, and Ready Mounts where the option puts it here (R-V25, R-V54)."""
    HERO_TURN = "hero turn"
    ENEMY_TURN = "enemy turn"
    WAVE_ENDS = "wave ends"
    """Fires, income, bonus, token."""
    COUNCIL = "council"
    AFTERWARDS = "afterwards"
    """The optional playtest note (V-9.2)."""
    OVER = "over"


class SiegeEnd(Enum):
    """How a siege ends (V-8.1, V-8.2); facts hold the value."""

    VICTORY = "victory"
    DEFEAT = "defeat"


SIEGE_BOOK: Final = Book(contact_clause="R-V30")
"""Where the book of the siege departs from that of the engine."""
TABLE_WAY: Final = 3
"""How people at a real table are asked in new games; `World.table_way` has it for each game."""
ASKED_LATE: Final = 2
"""From this way on they look only at what was chosen, and are ordered to carry out what others have to do."""
TOLD_TOGETHER: Final = 3
"""From this way on they hear the orders for several models of a group at once, as far as no dice lie between them."""


class Building:
    """A building in play (V-3.1)."""

    def __init__(self, id: BuildingId, integrity: int) -> None:
        self.id = id
        self.integrity = integrity
        self.level: int = 1
        self.burning: bool = False
        self.fell_in_wave: int = 0

    @property
    def destroyed(self) -> bool:
        """At Integrity 0 (V-3.2)."""
        return self.integrity == 0

    def clone(self) -> Building:
        """A copy."""
        other = Building(self.id, self.integrity)
        other.level = self.level
        other.burning = self.burning
        other.fell_in_wave = self.fell_in_wave
        return other


class Barricade:
    """A Barricade on the table (section 7.7); `turn` in degrees, 0 lies along x."""

    def __init__(self, id: str, x: int, y: int, turn: int, integrity: int) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.turn = turn
        self.integrity = integrity

    def clone(self) -> Barricade:
        """A copy."""
        return Barricade(self.id, self.x, self.y, self.turn, self.integrity)


class Trap:
    """A face-down Trap, 2 inches across (section 7.8)."""

    def __init__(self, id: str, x: int, y: int) -> None:
        self.id = id
        self.x = x
        self.y = y

    def clone(self) -> Trap:
        """A copy."""
        return Trap(self.id, self.x, self.y)


class Token:
    """An Opportunity Token (section 7.2). `result` is secret until `revealed`."""

    def __init__(self, id: str, x: int, y: int, edge: int, result: int, *, revealed: bool) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.edge = edge
        self.result = result
        self.revealed = revealed

    def clone(self) -> Token:
        """A copy."""
        return Token(self.id, self.x, self.y, self.edge, self.result, revealed=self.revealed)


class Villager:
    """A Lost Villager waiting for an escort home (V-7.3.4)."""

    def __init__(self, id: str, x: int, y: int) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.escort: ModelId = NO_MODEL
        """The hero who takes the villager along in the move under way (R-V33); "" at every checkpoint."""

    def clone(self) -> Villager:
        """A copy."""
        other = Villager(self.id, self.x, self.y)
        other.escort = self.escort
        return other


class Group:
    """An Enemy Group (V-3.5): one Behaviour, one edge (V-6.2.1). Its models carry its number."""

    def __init__(self, number: int, behaviour: Behaviour, edge: int) -> None:
        self.number = number
        self.behaviour = behaviour
        self.edge = edge
        self.deployed: bool = False
        self.objective: str = ""
        """What Guardians hold: id of a building or token (V-6.3.17)."""
        self.raid_target: BuildingId = NO_BUILDING
        """The building that Raiders fixed on at their first activation (R-V12)."""
        self.leaving: bool = False
        """Raiders whose target is gone (V-6.3.9)."""
        self.has_activated: bool = False
        self.ambush: bool = False

    def clone(self) -> Group:
        """A copy."""
        other = Group(self.number, self.behaviour, self.edge)
        other.deployed = self.deployed
        other.objective = self.objective
        other.raid_target = self.raid_target
        other.leaving = self.leaving
        other.has_activated = self.has_activated
        other.ambush = self.ambush
        return other


class GroupTurn:
    """The activation of an Enemy Group under way; part of the state so that each model starts at a checkpoint."""

    def __init__(self, number: int, actions: int, waiting: list[ModelId], *, turnover: bool) -> None:
        self.number = number
        self.actions = actions
        self.turnover = turnover
        self.waiting = waiting
        """Ids of the models that still have to act."""
        self.blessed: BuildingId = NO_BUILDING
        """The building that loses nothing in this activation (V-7.5.14)."""
        self.blessing_offered: list[BuildingId] = []
        """Buildings for which Blessing was declined in this activation (R-V59)."""
        self.ordered: list[ModelId] = []
        """Who still has to act, though people have carried out the order already (V-6.2.7)."""
        self.alone: ModelId = NO_MODEL
        """Whose order people want to hear by itself."""

    def clone(self) -> GroupTurn:
        """A copy."""
        other = GroupTurn(self.number, self.actions, self.waiting[:], turnover=self.turnover)
        other.blessed = self.blessed
        other.blessing_offered = self.blessing_offered[:]
        other.ordered = self.ordered[:]
        other.alone = self.alone
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What the siege adds at the moments where SBH lets a game's own book in; see `Field` for what each means.

    `VillageHooks` (hooks.py) holds the rules. It is part of the `World`, so that the state stays plain data and the
    chapters may import the state without a cycle.
    """

    def next_stop(self, siege: Siege, model: Fighter, x: int, y: int, manner: str, *, over: bool) -> Stop | None:
        """Where a base on its way first touches something."""
        raise NotImplementedError

    def meet(self, table: Table, siege: Siege, model: Fighter, stop: Stop) -> None:
        """It touches it."""
        raise NotImplementedError

    def goes_on(self, table: Table, siege: Siege, model: Fighter, x: int, y: int) -> bool:
        """Whether it goes on after that."""
        raise NotImplementedError

    def has_moved(self, table: Table, siege: Siege, model: Fighter, from_x: int, from_y: int) -> None:
        """A base has moved."""
        raise NotImplementedError

    def will_move(self, table: Table, siege: Siege, model: Fighter) -> None:
        """A model is about to move of its own will."""
        raise NotImplementedError

    def has_left(self, table: Table, siege: Siege, model: Fighter) -> None:
        """A model is out of play."""
        raise NotImplementedError

    def was_knocked_down(self, table: Table, siege: Siege, model: Fighter) -> None:
        """A model went down."""
        raise NotImplementedError

    def extra_actions(self, siege: Siege, model: Fighter, actions: int) -> list[str]:
        """Further actions of this game."""
        raise NotImplementedError

    def do_extra(self, table: Table, siege: Siege, model: Fighter, option: str) -> int:
        """Do one of them and say what it cost."""
        raise NotImplementedError

    def may_walk_off(self, model: Fighter) -> bool:
        """Whether a model at the edge may leave the table of its own will."""
        raise NotImplementedError

    def shooting_bonus(self, table: Table, siege: Siege, shooter: Fighter, target: Fighter) -> tuple[str, int]:
        """An addition to a shooter's score, with its cause."""
        raise NotImplementedError

    def flight_edge(self, siege: Siege, model: Fighter) -> int:
        """The edge to which a model flees."""
        raise NotImplementedError

    def flight_piece(self, siege: Siege, model: Fighter) -> str:
        """The piece to which a model without an edge flees."""
        raise NotImplementedError

    def follows_up(self, table: Table, siege: Siege, winner: Fighter, loser: Fighter) -> bool:
        """Whether a winner steps after a recoiling loser."""
        raise NotImplementedError

    def intercepts(self, table: Table, siege: Siege, interceptors: list[Fighter], runner: Fighter) -> Fighter | None:
        """Who catches a fleeing model."""
        raise NotImplementedError

    def order_of_free_hacks(self, table: Table, siege: Siege, leaver: Fighter, hackers: list[Fighter]) -> list[Fighter]:
        """In which order Free Hacks are taken."""
        raise NotImplementedError


@dataclass(frozen=True)
class World:
    """What a setup fixed once for a siege. Shared by all copies of the state."""

    setup: Plain
    content: Content
    village: Village
    buildings: dict[BuildingId, BuildingType]
    middles: dict[BuildingId, tuple[int, int]]
    """Where each building's middle stands on the table."""
    options: VillageOptions
    song: SongOptions
    map: GroundMap
    waves: int
    levels: tuple[int, ...]  # V-5.3.1. The Escalation level of each wave.
    plans: tuple[ScenarioWave, ...]  # What is fixed about each wave beforehand.
    recruits: Content  # With those enemies only who may be drawn (R-V04).
    scenario: Scenario | None
    length: str
    hero_ids: tuple[ModelId, ...]
    heart: BuildingId
    """The id of the building whose loss loses the game (V-8.2)."""
    traits: TraitList
    """What traits do in a siege."""
    weapons: dict[str, Weapon]
    """Its missile weapons, by trait."""
    hooks: Hooks
    """What the siege adds to SBH: `VillageHooks()`."""
    hero_names: dict[ModelId, str] = field(default_factory=dict)
    """What the players call their heroes."""
    people: tuple[tuple[str, tuple[ModelId, ...]], ...] = ()
    """Who sits at the table, each with the ids of the heroes they lead (R-V37)."""
    play_mode: PlayMode = PlayMode.SCREEN
    """How the game begins."""
    collection: Collection | None = None
    """The miniatures that the group owns; None where there is no limit."""
    table_way: int = 1
    """How people at a real table are asked: games keep the way with which they began, and with it their answers."""


class Siege(FieldOf[Fighter]):
    """A siege in progress."""

    def __init__(self, world: World, ground: Ground) -> None:
        super().__init__(ground, world.song, world.traits, world.weapons, SIEGE_BOOK)
        self.world = world
        self.play_mode: PlayMode = world.play_mode
        self.phase: Phase = Phase.WAVE_OPENS
        self.wave: int = 1
        self.round: int = 0
        self.supplies: int = 0
        self.herbs: int = 0
        self.repair_materials: int = 0
        self.buildings: dict[BuildingId, Building] = {}
        self.barricades: dict[str, Barricade] = {}
        self.traps: dict[str, Trap] = {}
        self.tokens: dict[str, Token] = {}
        self.villagers: dict[str, Villager] = {}
        self.groups: list[Group] = []
        self.group_turn: GroupTurn | None = None
        self.wave_total: int = 0
        """Points of the enemies generated for this wave."""
        self.edges_known: bool = False
        """Whether the players may see the spawn edges (V-5.1.2)."""
        self.waiting: list[ModelId] = []
        """Ids of models that still have to deploy in this phase."""
        self.spent: list[str] = []
        """Uses that are gone: "overwatch", "blessing", "ready-mounts", "warhorse" (each wave anew); "healing",
        "engineering-corps" (each council anew); "resurrection" (for the game)."""
        self.returning: ModelId = NO_MODEL
        """The hero revived in the last council, who may deploy beside the Temple (R-V17)."""
        self.next_number: int = 1
        """Numbers Barricades, Traps, tokens and villagers."""
        self.tally: dict[str, int] = {}  # What a scenario counts: "supplies", "tokens" (V-8.1).
        self.waves_survived: int = 0
        self.result: SiegeEnd | None = None
        """None while the game goes on."""
        self.note: str = ""
        self.records: list[list[int]] = []
        """One row for each wave that ended: wave, supplies, Integrity of all buildings, wounds of all heroes, heroes
        defeated, enemies defeated, enemies fled. For the summary (V-9.2)."""

    # Small queries that many chapters use

    def offers_untested(self) -> bool:
        """Whether people at a table without a map look only at what was chosen (`ASKED_LATE`)."""
        return self.ground.offers_untested()

    @property
    def doubt(self) -> int:
        """How far a believed place may be wrong, in tenths of a millimetre: 0 where there is a map."""
        return self.world.options.table_doubt if self.play_mode is PlayMode.UNMAPPED else 0

    @property
    def heroes(self) -> list[Fighter]:
        """All heroes of the party, whatever their fate."""
        return [model for model in list(self.models.values()) if model.is_hero]

    def building(self, id: str) -> Building:
        """The building of that id where a text tells it: an answer, an option, what was typed."""
        return self.buildings[BuildingId(id)]

    def group(self, number: int) -> Group:
        """The Enemy Group of that number."""
        for one in self.groups:
            if one.number == number:
                return one
        raise KeyError(number)

    def members(self, number: int) -> list[Fighter]:
        """The models of an Enemy Group that are on the table."""
        return [model for model in self.in_play() if model.group == number]

    def standing_buildings(self) -> list[Building]:
        """The buildings that are not destroyed, in the order of the village (V-6.4.6)."""
        return [building for building in list(self.buildings.values()) if not building.destroyed]

    def with_ability(self, name: str) -> list[tuple[Building, Ability]]:
        """The undestroyed buildings whose level gives the ability, with its parameters (V-6.4.6, R-V21)."""
        found: list[tuple[Building, Ability]] = []
        for building in self.standing_buildings():
            for level in self.world.buildings[building.id].levels[: building.level]:
                if level.ability is not None and level.ability.id == name:
                    found.append((building, level.ability))
        return found

    # Where SBH lets this game's book in

    def voice(self, model: Model) -> SeatId:
        """R-V37. The people at the table share one prompt; the enemy only rolls."""
        return PLAYERS if model.side == HEROES else ENEMY

    def pieces_to_touch(self, model: Model) -> list[str]:
        return [one.id for one in self.standing_buildings()] if model.side == ENEMIES else []

    def is_steered(self, model: Model) -> bool:
        return model.side == ENEMIES

    def next_stop(self, model: Model, x: int, y: int, manner: str, *, over: bool) -> Stop | None:
        return self.world.hooks.next_stop(self, fighter(model), x, y, manner, over=over)

    def meet(self, table: Table, model: Model, stop: Stop) -> None:
        self.world.hooks.meet(table, self, fighter(model), stop)

    def goes_on(self, table: Table, model: Model, x: int, y: int) -> bool:
        return self.world.hooks.goes_on(table, self, fighter(model), x, y)

    def has_moved(self, table: Table, model: Model, from_x: int, from_y: int) -> None:
        self.world.hooks.has_moved(table, self, fighter(model), from_x, from_y)

    def will_move(self, table: Table, model: Model) -> None:
        self.world.hooks.will_move(table, self, fighter(model))

    def has_left(self, table: Table, model: Model) -> None:
        self.world.hooks.has_left(table, self, fighter(model))

    def was_knocked_down(self, table: Table, model: Model) -> None:
        self.world.hooks.was_knocked_down(table, self, fighter(model))

    def extra_actions(self, model: Model, actions: int) -> list[str]:
        return self.world.hooks.extra_actions(self, fighter(model), actions)

    def do_extra(self, table: Table, model: Model, option: str) -> int:
        return self.world.hooks.do_extra(table, self, fighter(model), option)

    def may_walk_off(self, model: Model, edge: int) -> bool:
        return self.world.hooks.may_walk_off(fighter(model))

    def shooting_bonus(self, table: Table, shooter: Model, target: Model) -> tuple[str, int]:
        return self.world.hooks.shooting_bonus(table, self, fighter(shooter), fighter(target))

    def flight_edge(self, model: Model) -> int:
        return self.world.hooks.flight_edge(self, fighter(model))

    def flight_piece(self, model: Model) -> str:
        return self.world.hooks.flight_piece(self, fighter(model))

    def follows_up(self, table: Table, winner: Model, loser: Model) -> bool:
        return self.world.hooks.follows_up(table, self, fighter(winner), fighter(loser))

    def intercepts(self, table: Table, interceptors: Sequence[Model], runner: Model) -> Fighter | None:
        return self.world.hooks.intercepts(table, self, [fighter(one) for one in interceptors], fighter(runner))

    def order_of_free_hacks(self, table: Table, leaver: Model, hackers: Sequence[Model]) -> list[Fighter]:
        return self.world.hooks.order_of_free_hacks(table, self, fighter(leaver), [fighter(one) for one in hackers])
