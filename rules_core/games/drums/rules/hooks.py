"""What the engine asks this game's book (`BattleHooks`), each answered by its chapter."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.drums.rules import (
    clearing,
    climbs,
    close_combat,
    doors,
    falls,
    fire,
    horses,
    house_fire,
    ladders,
    looking,
    nerve,
    refuge,
    sight,
    supplies,
    water,
    wild,
)
from rules_core.games.drums.state.battle import Battle, BattleHooks
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Body
from rules_core.ground.ground import Sight, Sweep
from rules_core.kernel.requests import Topic
from rules_core.kernel.table import Table
from rules_core.song import contacts
from rules_core.song.field import ModelLoss
from rules_core.song.manner import Manner
from rules_core.song.quality_result import QualityResult
from rules_core.song.shooting import RELOADING
from rules_core.song.trait_list import Part
from rules_core.song.warband import ModelId


class DrumsHooks(BattleHooks):
    """The chapters of this game."""

    def better_armed(self, battle: Battle, attacker: Soldier, defender: Soldier) -> int:
        return close_combat.better_armed(battle, attacker, defender)

    def own_melee_parts(self, battle: Battle, model: Soldier, foe: Soldier, manner: Manner | None) -> list[Part]:
        return close_combat.own_melee_parts(battle, model, foe, manner)

    def own_shot_parts(self, battle: Battle, shooter: Soldier, target: Soldier, manner: Manner) -> list[Part]:
        return fire.own_shot_parts(battle, shooter, target)

    def fells(self, table: Table, battle: Battle, winner: Soldier, loser: Soldier) -> bool:
        return close_combat.fells(table, battle, winner, loser)

    def slayer(
        self, table: Table, battle: Battle, company: Sequence[Soldier], winner: Soldier, victim: Soldier
    ) -> Soldier:
        return nerve.slayer(table, battle, company, winner, victim)

    def own_sight(self, battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
        return looking.own_sight(battle, shooter, target)

    def own_glimpse(self, battle: Battle, shooter: Soldier, target: Soldier) -> Sight:
        return looking.own_glimpse(battle, shooter, target)

    def in_view(self, battle: Battle, viewer: Body, other: Body) -> bool:
        return sight.in_view(battle, viewer, other)

    def cover_parts(self, battle: Battle, shooter: Soldier, target: Soldier) -> list[Part]:
        return fire.cover_parts(battle, shooter, target)

    def lesser_bonus(self, battle: Battle, model: Soldier, purpose: Topic) -> int:
        return nerve.lesser_bonus(battle, model, purpose)

    def dares(self, table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> bool:
        return close_combat.dares(table, battle, model, sweep)

    def before_contact(self, table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> Sweep:
        return close_combat.before_contact(table, battle, model, sweep)

    def has_moved(self, table: Table, battle: Battle, model: Soldier, from_x: int, from_y: int) -> None:
        # At a table without a map people say what it touches.
        contacts.settle(table, battle, model, from_x, from_y)
        # SDS-NAT-2.
        model.has_moved = model.has_moved or (from_x, from_y) != (model.x, model.y)

    def was_knocked_down(self, table: Table, battle: Battle, model: Soldier) -> None:
        supplies.drop(table, battle, model)
        ladders.let_go(battle, model)
        # R-1 of SDS-ACT-7. Falling loses what was done of the loading.
        if RELOADING in model.spent:
            model.spent = [use for use in model.spent if use != RELOADING]

    def was_killed(self, table: Table, battle: Battle, victim: Soldier, by_id: ModelId) -> None:
        supplies.drop(table, battle, victim)
        ladders.let_go(battle, victim)
        by = battle.models.get(by_id)
        if by is not None and by.side != victim.side:
            nerve.was_killed(battle, by)

    def has_left(self, table: Table, battle: Battle, model: Soldier) -> None:
        loss = battle.losses[-1] if battle.losses else None
        if loss is not None and loss.model == model.id and loss.of_own_will:
            supplies.carried_off(battle, model)
        else:
            supplies.drop(table, battle, model)
            ladders.let_go(battle, model)
        # SDS-WIN-5. Routed: removed by a Morale roll, not fled over an edge.
        if loss is not None and loss.model == model.id and not loss.killed and loss.edge == 0:
            battle.routed.append(model.id)

    def has_failed(self, table: Table, battle: Battle, model: Soldier) -> None:
        wild.has_failed(table, battle, model)

    def extra_actions(self, battle: Battle, model: Soldier, actions: int) -> list[str]:
        found = [*fire.options(battle, model, actions), *nerve.flag_options(battle, model)]
        if battle.houses:
            found.extend([*doors.options(battle, model, actions), *climbs.options(battle, model, actions)])
        found.extend(clearing.options(battle, model, actions))
        if battle.world.scenario is not None:
            found.extend([*supplies.options(battle, model), *ladders.options(battle, model)])
            found.extend(house_fire.options(battle, model, actions))
        return [*found, *horses.options(battle, model)]

    def do_extra(self, table: Table, battle: Battle, model: Soldier, option: str) -> int:
        verb, _, id = option.partition(":")
        if verb == nerve.TAKE_FLAG:
            return nerve.take_flag(table, battle, model, battle.model(id))
        if verb == supplies.SUPPLY:
            return supplies.take(table, battle, model, id)
        if verb in (ladders.SET_UP, ladders.TAKE_UP):
            return ladders.act(table, battle, model, verb, id)
        if verb == house_fire.SET_FIRE:
            return house_fire.act(table, battle, model)
        if verb == clearing.CLEAR:
            return clearing.act(table, battle, model, id)
        if verb in doors.VERBS:
            return doors.act(table, battle, model, verb, id)
        if verb in climbs.VERBS:
            return climbs.act(table, battle, model, verb, id)
        if option in (horses.MOUNT, horses.DISMOUNT):
            return horses.act(table, battle, model, option)
        return fire.act(table, battle, model, option)

    def own_orders(self, battle: Battle, leader: Soldier, followers: Sequence[Soldier]) -> list[str]:
        return fire.own_orders(battle, leader, followers)

    def may_follow(self, battle: Battle, member: Soldier, order: str) -> bool:
        return fire.may_follow(battle, member, order)

    def is_group(self, battle: Battle, members: Sequence[Soldier], order: str) -> bool:
        return fire.is_group(members, order)

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
        return nerve.reconsider_group_roll(table, battle, leader, members, worst, order, rolled)

    def volley_parts(self, battle: Battle, shooters: Sequence[Soldier], target: Soldier) -> list[Part]:
        return fire.volley_parts(battle, shooters, target)

    def reconsider_morale(
        self, table: Table, battle: Battle, model: Soldier, rolled: QualityResult, *, is_halved: bool
    ) -> QualityResult:
        return nerve.reconsider_morale(table, battle, model, rolled, is_halved=is_halved)

    def own_cause(self, battle: Battle, loss: ModelLoss, victim: Soldier, friend: Soldier) -> str:
        return nerve.own_cause(battle, loss, victim, friend)

    def is_halved(self, battle: Battle, side: str, left: int, start: int) -> bool:
        return nerve.is_halved(battle, side, left, start)

    def endures(self, table: Table, battle: Battle, model: Soldier, cause: str) -> bool:
        return nerve.endures(table, battle, model, cause)

    def is_driven_into(self, table: Table, battle: Battle, model: Soldier, piece_id: str) -> bool:
        if model.floor > 0:
            return falls.is_driven_into(table, battle, model, piece_id)
        return water.is_driven_into(table, battle, model, piece_id)

    def falls(self, table: Table, battle: Battle, model: Soldier, deep: int) -> bool:
        return falls.falls(table, battle, model, deep)

    def flees_down(self, table: Table, battle: Battle, model: Soldier) -> bool | None:
        # SDS-MOR-8. From upstairs the way leads down first.
        return climbs.run_down(table, battle, model) if model.floor > 0 else None

    def was_driven(self, table: Table, battle: Battle, model: Soldier) -> None:
        supplies.drop(table, battle, model)
        ladders.let_go(battle, model)

    def may_walk_off(self, battle: Battle, model: Soldier, edge: int) -> bool:
        return supplies.may_carry_off(battle, model, edge)

    def hears(self, battle: Battle, model: Soldier, leader: Soldier) -> bool:
        return refuge.hears(battle, model, leader)

    def flight_edge(self, battle: Battle, model: Soldier) -> int:
        return refuge.flight_edge(battle, model)

    def flight_piece(self, battle: Battle, model: Soldier) -> str:
        return refuge.flight_piece(battle, model)
