"""The state of a battle: plain data, one writer (the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.drums.content.types import Content, Scenario, SoldierType, TerrainTable
from rules_core.games.drums.options import DrumsOptions, song_options
from rules_core.games.drums.state.book import DRUMS_BOOK
from rules_core.games.drums.state.course import Course
from rules_core.games.drums.state.features import Feature, piece_of, ways_over
from rules_core.games.drums.state.houses import House, Opening
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.ground.geometry import Body
from rules_core.ground.ground import Sight, Sweep
from rules_core.ground.kept_maps import map_of
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import Piece
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import ReportedGround
from rules_core.kernel.requests import NO_SEAT, SeatId, Topic
from rules_core.kernel.table import Table
from rules_core.song.field import FieldOf, ModelLoss
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from rules_core.song.quality_result import QualityResult
from rules_core.song.trait_list import Part, TraitList
from rules_core.song.warband import Model, ModelId, Profile
from rules_core.song.weapons import Weapon

FOOT_TENTHS: Final = 3
RIDER_TENTHS: Final = 4


class Phase(Enum):
    """The order of a battle; `play` goes on from any of them."""

    SQUADS = "squads"
    """Each buys a squad in secret (S-SET-4)."""
    ROLES = "roles"
    """Who attacks (S-SET-7)."""
    TERRAIN = "terrain"
    """The defender lays it out (S-TER)."""
    DEPLOYMENT = "deployment"
    SCOUTS = "scouts"
    """Free Moves of the Scouts (SDS-SR-16)."""
    INITIATIVE = "initiative"
    TURN = "turn"
    OVER = "over"


class EndReason(Enum):
    """Why a battle is over (S-END-1); facts hold the value."""

    BROKEN = "broken"
    WITHDRAWN = "withdrawn"
    GOAL = "goal"
    """The goal of a scenario is reached (SDS-SCN)."""
    TIME = "time"
    """Its last round is over, and the goal was not reached."""
    POINTS = "points"
    """Victory points after the last round, or where both broke at once (SDS-WIN-4, SDS-WIN-7)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleHooks:
    """Where the engine asks this game's book; the rules fill it in."""

    def better_armed(self, battle: Battle, attacker: Soldier, defender: Soldier) -> int:
        """See `FieldOf.better_armed`, and so on for each of these."""
        raise NotImplementedError

    def own_melee_parts(self, battle: Battle, model: Soldier, foe: Soldier, manner: Manner | None) -> list[Part]:
        raise NotImplementedError

    def own_shot_parts(self, battle: Battle, shooter: Soldier, target: Soldier, manner: Manner) -> list[Part]:
        raise NotImplementedError

    def fells(self, table: Table, battle: Battle, winner: Soldier, loser: Soldier) -> bool:
        raise NotImplementedError

    def slayer(
        self, table: Table, battle: Battle, company: Sequence[Soldier], winner: Soldier, victim: Soldier
    ) -> Soldier:
        raise NotImplementedError

    def own_sight(self, battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
        raise NotImplementedError

    def own_glimpse(self, battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
        raise NotImplementedError

    def in_view(self, battle: Battle, viewer: Body, other: Body) -> bool:
        raise NotImplementedError

    def cover_parts(self, battle: Battle, shooter: Soldier, target: Soldier) -> list[Part]:
        raise NotImplementedError

    def lesser_bonus(self, battle: Battle, model: Soldier, purpose: Topic) -> int:
        raise NotImplementedError

    def dares(self, table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> bool:
        raise NotImplementedError

    def before_contact(self, table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> Sweep:
        raise NotImplementedError

    def has_moved(self, table: Table, battle: Battle, model: Soldier, from_x: int, from_y: int) -> None:
        raise NotImplementedError

    def was_knocked_down(self, table: Table, battle: Battle, model: Soldier) -> None:
        raise NotImplementedError

    def was_killed(self, table: Table, battle: Battle, victim: Soldier, by_id: ModelId) -> None:
        raise NotImplementedError

    def has_left(self, table: Table, battle: Battle, model: Soldier) -> None:
        raise NotImplementedError

    def has_failed(self, table: Table, battle: Battle, model: Soldier) -> None:
        raise NotImplementedError

    def extra_actions(self, battle: Battle, model: Soldier, actions: int) -> list[str]:
        raise NotImplementedError

    def do_extra(self, table: Table, battle: Battle, model: Soldier, option: str) -> int:
        raise NotImplementedError

    def own_orders(self, battle: Battle, leader: Soldier, followers: Sequence[Soldier]) -> list[str]:
        raise NotImplementedError

    def may_follow(self, battle: Battle, member: Soldier, order: str) -> bool:
        raise NotImplementedError

    def is_group(self, battle: Battle, members: Sequence[Soldier], order: str) -> bool:
        raise NotImplementedError

    def reconsider_group_roll(
        self,
        table: Table,
        battle: Battle,
        leader: Soldier,
        members: Sequence[Soldier],
        worst: Soldier,
        order: str,
        rolled: QualityResult,
    ) -> QualityResult:
        raise NotImplementedError

    def volley_parts(self, battle: Battle, shooters: Sequence[Soldier], target: Soldier) -> list[Part]:
        raise NotImplementedError

    def reconsider_morale(
        self, table: Table, battle: Battle, model: Soldier, rolled: QualityResult, *, is_halved: bool
    ) -> QualityResult:
        raise NotImplementedError

    def own_cause(self, battle: Battle, loss: ModelLoss, victim: Soldier, friend: Soldier) -> str:
        raise NotImplementedError

    def is_halved(self, battle: Battle, side: str, left: int, start: int) -> bool:
        raise NotImplementedError

    def endures(self, table: Table, battle: Battle, model: Soldier, cause: str) -> bool:
        raise NotImplementedError

    def falls(self, table: Table, battle: Battle, model: Soldier, deep: int) -> bool:
        raise NotImplementedError

    def flees_down(self, table: Table, battle: Battle, model: Soldier) -> bool | None:
        raise NotImplementedError

    def is_driven_into(self, table: Table, battle: Battle, model: Soldier, piece_id: str) -> bool:
        raise NotImplementedError

    def was_driven(self, table: Table, battle: Battle, model: Soldier) -> None:
        raise NotImplementedError

    def may_walk_off(self, battle: Battle, model: Soldier, edge: int) -> bool:
        raise NotImplementedError

    def hears(self, battle: Battle, model: Soldier, leader: Soldier) -> bool:
        raise NotImplementedError

    def flight_edge(self, battle: Battle, model: Soldier) -> int:
        raise NotImplementedError

    def flight_piece(self, battle: Battle, model: Soldier) -> str:
        raise NotImplementedError


class World:
    """What a battle is played with: content and settings, prepared once and never changed."""

    def __init__(self, content: Content, options: DrumsOptions, traits: TraitList, hooks: BattleHooks) -> None:
        self.content = content
        self.options = options
        self.song: SongOptions = song_options(options)
        self.traits = traits
        self.weapons = {arm.id: arm.shot for arm in content.arms.values() if arm.shot is not None}
        self.hooks = hooks

    def card(self, type_id: str) -> Profile:
        """SDS-CON-3, R-S59. The card of a soldier with the base of the scale: 0.3 S on foot, 0.4 S on horseback."""
        card = self.content.soldiers[type_id].profile
        return replace(card, radius=self.radius(mounted=card.has("mounted")))

    def radius(self, *, mounted: bool) -> int:
        """SDS-CON-3. Of a base."""
        return self.song.short * (RIDER_TENTHS if mounted else FOOT_TENTHS) // 20

    @property
    def scenario(self) -> Scenario | None:
        """What is played; None for a battle without a goal of its own."""
        return self.content.scenarios.get(self.options.scenario)

    @property
    def terrain_table(self) -> TerrainTable:
        """S-TER-9. What the quarters are rolled from."""
        return self.content.terrain_tables[self.options.terrain_table]

    @property
    def dark(self) -> bool:
        """SDS-RNG-22, SDS-SCN-1.6. Whether nobody sees further than two Long."""
        scenario = self.scenario
        return self.options.dark or (scenario is not None and scenario.dark)

    def points_of(self, seat: SeatId) -> int:
        """S-SET-5, SDS-SCN-1.2, SDS-SCN-2.1, SDS-SCN-3.1. What a squad may cost; attackers have more."""
        scenario = self.scenario
        if scenario is None or self.options.seats.index(seat) != self.options.attacker:
            return self.options.points
        return self.options.points * scenario.numbers["attacker_percent"] // 100

    def roster(self, nation: str) -> list[SoldierType]:
        """S-SET-2. Whom a squad may buy: of its nation, and where squads are mixed everybody else after them."""
        own = self.content.roster(nation)
        if not self.options.mixed_squads:
            return own
        ids = [one.id for one in own]
        return [*own, *[one for one in self.content.soldiers.values() if one.id not in ids]]

    def is_mixed(self, squad: Squad) -> bool:
        """Whether men of another nation serve in a squad."""
        return bool(self.content.strangers(squad.nation, squad.soldiers))

    def types(self, squad: Squad) -> list[SoldierType]:
        """The types of a squad's men."""
        return [self.content.soldiers[id] for id in squad.soldiers]


class Battle(FieldOf[Soldier]):
    """A battle in progress."""

    def __init__(self, world: World) -> None:
        side = world.options.side
        super().__init__(
            MeasuredGround(map_of(side, side, ()), (), world.song.short, 1),
            world.song,
            world.traits,
            world.weapons,
            DRUMS_BOOK,
        )
        self.world = world
        self.play_mode: PlayMode = world.options.play_mode
        self.phase: Phase = Phase.SQUADS
        self.squads: dict[SeatId, Squad] = {}
        self.attacker: SeatId = NO_SEAT
        self.features: list[Feature] = []
        """The terrain, in the order in which it was set down."""
        self.houses: dict[str, House] = {}
        """The buildings among it that can be entered, by the id of the feature; they follow from it."""
        self.doors: dict[str, str] = {}
        """How each door and ladder is, by id (SDS-BLD-2)."""
        self.to_place: list[str] = []
        """What the tables have given and is still to be set down: kind and quarter, "wood:1"."""
        self.rolled_quarters: int = 0
        """How many rolls on the tables of the quarters have been made (S-TER-17)."""
        self.is_laying_later: bool = False
        """Features are set down when all are known (S-TER-2)."""
        self.attacker_edge: int = 0
        """The edge from which the attacker comes, 0 while nobody knows (S-DEP-1)."""
        self.edges: dict[SeatId, int] = {}
        self.turn_of: SeatId = NO_SEAT
        self.first: SeatId = NO_SEAT
        """Who had the first turn; with theirs a round begins."""
        self.round: int = 0
        self.course: Course = Course()
        """How far the scenario has come; empty without one."""
        self.cards: list[SeatId] = []
        """Whose cards are still in the deck this round (S-INT-6)."""
        self.musician_used: list[SeatId] = []
        """Whose musician has helped in this turn (SDS-SR-12)."""
        self.en_avant: list[ModelId] = []
        """The group that rolled again and owes a charge for it (SDS-NAT-1)."""
        self.routed: list[ModelId] = []
        """Who was removed by a Morale roll, and did not flee off the table (SDS-WIN-5)."""
        self.out: list[SeatId] = []
        """Whose squad has broken or gone (S-END-1)."""
        self.winner: SeatId = NO_SEAT
        """Who won; "" for a draw and while it goes on."""
        self.reason: EndReason | None = None
        if self.play_mode is PlayMode.UNMAPPED:
            self.lay_ground()

    # The table

    def lay_ground(self) -> None:
        """Make the ground anew from the terrain, its doors and ladders."""
        side, man = self.world.options.side, self.song.model_height
        self.houses = {
            one.id: House(one, self.world.content.buildings[one.plan], self.song.short)
            for one in self.features
            if one.plan
        }
        pieces: list[Piece] = []
        for one in self.features:
            if not one.plan:
                pieces.append(piece_of(one, man))
                continue
            house = self.houses[one.id]
            for id, state in house.begins().items():
                self.doors.setdefault(id, state)
            pieces.extend(house.pieces(self.doors, man))
        bridges, roads = ways_over(self.features)
        ground_map = map_of(side, side, pieces, bridges, roads)
        if self.play_mode is PlayMode.UNMAPPED:
            ground = ReportedGround(ground_map, (), self.song.short, 1, self.world.options.doubt)
            ground.follow(self.ground)
            self.ground = ground
        else:
            self.ground = MeasuredGround(ground_map, (), self.song.short, 1)

    def clone(self) -> Battle:
        """A copy that shares only what never changes."""
        other = Battle(self.world)
        other.ground = self.ground.clone()
        for model in self.models.values():
            other.models[model.id] = model.clone()
        other.acting = self.acting.clone() if self.acting is not None else None
        other.start_counts = self.start_counts.copy()
        other.half_tested = self.half_tested[:]
        other.owed = self.owed[:]
        other.losses = self.losses[:]
        other.play_mode = self.play_mode
        other.phase = self.phase
        other.squads = {seat: squad.clone() for seat, squad in self.squads.items()}
        other.attacker = self.attacker
        other.features = self.features[:]
        other.houses = self.houses
        other.doors = self.doors.copy()
        other.to_place = self.to_place[:]
        other.rolled_quarters = self.rolled_quarters
        other.is_laying_later = self.is_laying_later
        other.attacker_edge = self.attacker_edge
        other.edges = self.edges.copy()
        other.turn_of = self.turn_of
        other.first = self.first
        other.round = self.round
        other.course = self.course.clone()
        other.cards = self.cards[:]
        other.musician_used = self.musician_used[:]
        other.en_avant = self.en_avant[:]
        other.routed = self.routed[:]
        other.out = self.out[:]
        other.winner = self.winner
        other.reason = self.reason
        return other

    # Who is who

    @property
    def seats(self) -> list[SeatId]:
        """Who plays."""
        return self.world.options.seats

    @property
    def deploying(self) -> list[SeatId]:
        """S-DEP-4. Who deploys in which order: the defender, whoever else there is round the table, the attacker."""
        seats = self.seats
        place = seats.index(self.attacker) + 1
        return [*seats[place:], *seats[:place]]

    @property
    def defender(self) -> SeatId:
        """Who lays out the terrain (S-TER-1): next round the table to the attacker."""
        return self.deploying[0]

    def men(self, side: str) -> list[Soldier]:
        """The men of a side that are on the table."""
        return [one for one in list(self.models.values()) if one.side == side and one.in_play]

    def squad_of(self, model: Model) -> Squad:
        """The squad of a man."""
        return self.squads[SeatId(model.side)]

    def has_feature(self, side: str, feature: str) -> bool:
        """R-S51. Whether a side's nation has this feature, where national features are played; a mixed squad is of no
        nation.
        """
        squad = self.squads[SeatId(side)]
        if not self.world.options.features or self.world.content.nations[squad.nation].feature != feature:
            return False
        return not self.world.options.mixed_squads or not self.world.is_mixed(squad)

    # Where the engine asks this game's book

    def better_armed(self, attacker: Model, defender: Model) -> int:
        return self.world.hooks.better_armed(self, soldier(attacker), soldier(defender))

    def own_melee_parts(self, model: Model, foe: Model, manner: Manner | None) -> list[Part]:
        return self.world.hooks.own_melee_parts(self, soldier(model), soldier(foe), manner)

    def own_shot_parts(self, shooter: Model, target: Model, manner: Manner) -> list[Part]:
        return self.world.hooks.own_shot_parts(self, soldier(shooter), soldier(target), manner)

    def arms_of(self, man: Soldier) -> list[str]:
        """What the man has in his hands: his own weapons, or another firearm that he has got for his (R-S14)."""
        own = self.world.content.soldiers[man.profile.id].weapons
        return [man.firearm if man.firearm and id in self.weapons else id for id in own]

    def weapon(self, model: Model) -> Weapon | None:
        # SDS-SCN-2.9. Whoever carries supplies does not fire.
        if soldier(model).burdened:
            return None
        # R-S14.
        arm = self.weapons.get(soldier(model).firearm) or super().weapon(model)
        # SDS-RNG-10. From horseback only what is made for it.
        if arm is not None and model.has("mounted") and not self.world.content.arms[arm.trait].saddle:
            return None
        return arm

    def fells(self, table: Table, winner: Model, loser: Model) -> bool:
        return self.world.hooks.fells(table, self, soldier(winner), soldier(loser))

    def slayer(self, table: Table, company: Sequence[Model], winner: Model, victim: Model) -> Model:
        men = [soldier(one) for one in company]
        return self.world.hooks.slayer(table, self, men, soldier(winner), soldier(victim))

    def own_sight(self, shooter: Model, target: Model) -> Sight | None:
        return self.world.hooks.own_sight(self, soldier(shooter), soldier(target))

    def own_glimpse(self, shooter: Model, target: Model) -> Sight | None:
        return self.world.hooks.own_glimpse(self, soldier(shooter), soldier(target))

    def in_view(self, viewer: Body, other: Body) -> bool:
        return self.world.hooks.in_view(self, viewer, other)

    def cover_parts(self, shooter: Model, target: Model, sight: Sight) -> list[Part]:
        return self.world.hooks.cover_parts(self, soldier(shooter), soldier(target))

    def lesser_bonus(self, model: Model, purpose: Topic) -> int:
        return self.world.hooks.lesser_bonus(self, soldier(model), purpose)

    def dares(self, table: Table, model: Model, sweep: Sweep) -> bool:
        return self.world.hooks.dares(table, self, soldier(model), sweep)

    def before_contact(self, table: Table, model: Model, sweep: Sweep) -> Sweep:
        return self.world.hooks.before_contact(table, self, soldier(model), sweep)

    def has_moved(self, table: Table, model: Model, from_x: int, from_y: int) -> None:
        self.world.hooks.has_moved(table, self, soldier(model), from_x, from_y)

    def was_knocked_down(self, table: Table, model: Model) -> None:
        self.world.hooks.was_knocked_down(table, self, soldier(model))

    def was_killed(self, table: Table, victim: Model, by_id: ModelId) -> None:
        self.world.hooks.was_killed(table, self, soldier(victim), by_id)

    def has_left(self, table: Table, model: Model) -> None:
        self.world.hooks.has_left(table, self, soldier(model))

    def has_failed(self, table: Table, model: Model) -> None:
        self.world.hooks.has_failed(table, self, soldier(model))

    def extra_actions(self, model: Model, actions: int) -> list[str]:
        return self.world.hooks.extra_actions(self, soldier(model), actions)

    def do_extra(self, table: Table, model: Model, option: str) -> int:
        return self.world.hooks.do_extra(table, self, soldier(model), option)

    def orders(self) -> list[str]:
        return ["group-move", "regroup", "volley", "shoot-and-reload"]

    def own_orders(self, leader: Model, followers: Sequence[Model]) -> list[str]:
        return self.world.hooks.own_orders(self, soldier(leader), [soldier(one) for one in followers])

    def may_follow(self, member: Model, order: str) -> bool:
        return self.world.hooks.may_follow(self, soldier(member), order)

    def fires_together(self, order: str) -> bool:
        # S-VOL-2, R-S14.
        return order in ("volley", "shoot-and-reload")

    def largest_group(self, order: str) -> int:
        # R-S11. As many as there are.
        return len(self.models) if order == "regroup" else self.song.largest_group

    def is_group(self, members: Sequence[Model], order: str) -> bool:
        return self.world.hooks.is_group(self, [soldier(one) for one in members], order)

    def reconsider_group_roll(
        self, table: Table, leader: Model, members: Sequence[Model], worst: Model, order: str, rolled: QualityResult
    ) -> QualityResult:
        men = [soldier(one) for one in members]
        return self.world.hooks.reconsider_group_roll(table, self, soldier(leader), men, soldier(worst), order, rolled)

    def volley_parts(self, shooters: Sequence[Model], target: Model) -> list[Part]:
        return self.world.hooks.volley_parts(self, [soldier(one) for one in shooters], soldier(target))

    def reconsider_morale(self, table: Table, model: Model, rolled: QualityResult, *, is_halved: bool) -> QualityResult:
        return self.world.hooks.reconsider_morale(table, self, soldier(model), rolled, is_halved=is_halved)

    def own_cause(self, loss: ModelLoss, victim: Model, friend: Model) -> str:
        return self.world.hooks.own_cause(self, loss, soldier(victim), soldier(friend))

    def is_halved(self, side: str, left: int, start: int) -> bool:
        return self.world.hooks.is_halved(self, side, left, start)

    def endures(self, table: Table, model: Model, cause: str) -> bool:
        return self.world.hooks.endures(table, self, soldier(model), cause)

    def falls(self, table: Table, model: Model, deep: int) -> bool:
        return self.world.hooks.falls(table, self, soldier(model), deep)

    def is_driven_into(self, table: Table, model: Model, piece_id: str) -> bool:
        return self.world.hooks.is_driven_into(table, self, soldier(model), piece_id)

    def flees_down(self, table: Table, model: Model) -> bool | None:
        return self.world.hooks.flees_down(table, self, soldier(model))

    # Contact past windows, stairs and ladders (SDS-BLD-5 to 8)

    def in_contact(self, model: Body, other: Body) -> bool:
        if not self.houses:
            return super().in_contact(model, other)
        if model.floor != other.floor:
            return any(house.joins(model, other) for house in self.houses.values())
        return super().in_contact(model, other)

    def obstacle_between(self, model: Body, other: Body) -> str:
        found = super().obstacle_between(model, other)
        if found or not self.houses or model.floor or other.floor:
            return found
        window = self.window_between(model, other)
        return window.id if window is not None else ""

    def window_between(self, model: Body, other: Body) -> Opening | None:
        """The window on the ground on whose two sides these stand (SDS-BLD-8)."""
        found = [house.window_between(model, other) for house in self.houses.values() if house.is_near(model)]
        return next((one for one in found if one is not None), None)

    def foes_in_contact(self, model: Model) -> list[Soldier]:
        found = super().foes_in_contact(model)
        for house in self.houses.values():
            # Stairs are longer than two bases that touch.
            if any(climb.is_touched_by(model) for climb in house.climbs) or model.perch:
                for one in self.enemies(model):
                    if one not in found and self.in_contact(model, one):
                        found.append(one)
        return found

    def was_driven(self, table: Table, model: Model) -> None:
        self.world.hooks.was_driven(table, self, soldier(model))

    def may_walk_off(self, model: Model, edge: int) -> bool:
        return self.world.hooks.may_walk_off(self, soldier(model), edge)

    def hears(self, model: Model, leader: Model) -> bool:
        return self.world.hooks.hears(self, soldier(model), soldier(leader))

    def flight_edge(self, model: Model) -> int:
        return self.world.hooks.flight_edge(self, soldier(model))

    def halts_at_edge(self, model: Model) -> bool:
        # SDS-MOR-8.
        return self.world.options.halts_at_edge

    def flight_piece(self, model: Model) -> str:
        return self.world.hooks.flight_piece(self, soldier(model))
