"""Breaking, withdrawing and winning (S-END, SDS-WIN)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORAGING
from rules_core.games.drums.content.squad_limits import total
from rules_core.games.drums.content.types import Scenario
from rules_core.games.drums.rules import courses, goals, house_fire
from rules_core.games.drums.state.battle import Battle, EndReason, Phase
from rules_core.games.drums.state.facts import BattleEnded, SquadBroke
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.kernel.table import Table
from rules_core.song.warband import Fate

LEAST_WITHOUT_COMMANDER: Final = 2
FLAG_POINTS: Final = 25
LEADER_POINTS: Final = 25
DRAW_SHARE: Final = 10
"""Of the points of the larger squad a tenth makes the difference."""


def is_broken(battle: Battle, seat: SeatId) -> bool:
    """R-S16, SDS-WIN-1, SDS-WIN-2. Whether a squad can go on no longer."""
    count = len(present(battle, seat))
    if has_commander(battle, seat):
        # S-END-2, R-S68. The largest enemy squad.
        most = max([len(present(battle, other)) for other in battle.seats if other != seat])
        return count <= LEAST_WITHOUT_COMMANDER and most > count
    # S-END-3.
    return count <= LEAST_WITHOUT_COMMANDER


def present(battle: Battle, side: str) -> list[Soldier]:
    """R-S67. The men of a side who are on the table or still to come on: for breaking these count as there."""
    men = list(battle.models.values())
    return [one for one in men if one.side == side and (one.in_play or one.fate is Fate.WAITING)]


def has_commander(battle: Battle, seat: SeatId) -> bool:
    """S-SPR-3. Whether an Officer or an NCO of the squad is there."""
    return any(one.has("leader") or one.has("nco") for one in present(battle, seat))


def look_for_end(table: Table, battle: Battle) -> None:
    """SDS-WIN-6, R-S54, R-S22, R-S53. Squads that have broken leave; the last one wins."""
    if battle.phase is Phase.OVER:
        return
    broken = [seat for seat in battle.seats if seat not in battle.out and is_broken(battle, seat)]
    if not broken:
        return
    for seat in broken:
        battle.out.append(seat)
        clause = "S-END-2" if has_commander(battle, seat) else "S-END-3"
        table.tell(SquadBroke(clause, seat, EndReason.BROKEN.value))
    left = [seat for seat in battle.seats if seat not in battle.out]
    scenario = battle.world.scenario
    if scenario is not None and scenario.course == FORAGING:
        # SDS-SCN-2.10.
        _count_supplies(table, battle, scenario)
    elif len(left) == 1:
        _end(table, battle, left[0], EndReason.BROKEN, "SDS-WIN-4")
    elif not left:
        # R-S17. Both at once: victory points.
        _count_points(table, battle, broken, "R-S17")
    else:
        _clear(battle)


def leave(table: Table, battle: Battle, seat: SeatId, reason: EndReason, clause: str) -> None:
    """S-END-4, SDS-WIN-3. A player gives up."""
    battle.out.append(seat)
    table.tell(SquadBroke(clause, seat, reason.value))
    left = [one for one in battle.seats if one not in battle.out]
    if len(left) == 1:
        _end(table, battle, left[0], reason, "SDS-WIN-4")
    else:
        _clear(battle)


def is_last_round_over(table: Table, battle: Battle) -> bool:
    """SDS-WIN-7. When the round that ends was the last, where there is a last one, victory points decide."""
    scenario = battle.world.scenario
    if scenario is not None:
        return _is_time_up(table, battle, scenario)
    rounds = battle.world.options.rounds
    if rounds == 0 or battle.round < rounds:
        return False
    _count_points(table, battle, [seat for seat in battle.seats if seat not in battle.out], "SDS-WIN-7")
    return True


def end_turn(table: Table, battle: Battle) -> bool:
    """SDS-SCN-1.8, SDS-SCN-2.6, SDS-SCN-2.10, SDS-SCN-3.8. What a scenario looks at when a turn is over; whether it
    ends."""
    scenario = battle.world.scenario
    if scenario is None:
        return False
    if battle.turn_of == battle.attacker:
        courses.look_for_alarm(table, battle)
        if goals.is_reached(battle, scenario):
            _end(table, battle, battle.attacker, EndReason.GOAL, scenario.clause)
    else:
        # A round is over: what burns burns on.
        house_fire.burn(table, battle)
        look_for_end(table, battle)
    if battle.phase is not Phase.OVER and goals.are_all_gone(battle):
        _count_supplies(table, battle, scenario)
    return battle.phase is Phase.OVER


def _is_time_up(table: Table, battle: Battle, scenario: Scenario) -> bool:
    """After the last round of a scenario its goal decides."""
    if battle.round < scenario.numbers["rounds"]:
        return False
    if scenario.course == FORAGING:
        _count_supplies(table, battle, scenario)
    elif scenario.course == ASSAULT and goals.is_reached(battle, scenario):
        _end(table, battle, battle.attacker, EndReason.GOAL, scenario.clause)
    else:
        # SDS-SCN-1.9, SDS-SCN-3.8.
        _end(table, battle, battle.defender, EndReason.TIME, scenario.clause)
    return True


def _count_supplies(table: Table, battle: Battle, scenario: Scenario) -> None:
    """SDS-SCN-2.10, R-S61. More points win; equal ones are a draw."""
    scores = {seat: goals.score(battle, scenario, seat) for seat in battle.seats}
    best = max(scores.values())
    winners = [seat for seat, score in scores.items() if score == best]
    _end(table, battle, winners[0] if len(winners) == 1 else NO_SEAT, EndReason.POINTS, "SDS-SCN-2.10")


def points_of(battle: Battle, seat: SeatId) -> int:
    """SDS-WIN-5, R-S23. What a side has taken from its enemies, in half points; SDS-SCN-2.10 counts otherwise."""
    scenario = battle.world.scenario
    if scenario is not None and scenario.course == FORAGING:
        return 2 * goals.score(battle, scenario, seat)
    points = 0
    for man in battle.models.values():
        if man.side == seat:
            continue
        if man.fate is Fate.DEFEATED or man.id in battle.routed:
            points += 2 * man.profile.points
        elif man.fate is Fate.FLED:
            points += man.profile.points
        if man.fate is Fate.DEFEATED and man.has("leader"):
            points += 2 * LEADER_POINTS
    for squad in battle.squads.values():
        if squad.seat != seat and squad.flag_lost_to == seat:
            points += 2 * FLAG_POINTS
    return points


def _count_points(table: Table, battle: Battle, seats: list[SeatId], clause: str) -> None:
    scores = [points_of(battle, seat) for seat in seats]
    best = max(scores)
    others = sorted(scores)[:-1]
    # SDS-WIN-5. A draw where the difference is less than a tenth of the larger squad.
    largest = max([total(battle.world.types(squad)) for squad in battle.squads.values()])
    is_clear = bool(others) and DRAW_SHARE * (best - others[-1]) >= 2 * largest
    winner = seats[scores.index(best)] if is_clear else NO_SEAT
    _end(table, battle, winner, EndReason.POINTS, clause)


def _end(table: Table, battle: Battle, winner: SeatId, reason: EndReason, clause: str) -> None:
    battle.winner = winner
    battle.reason = reason
    battle.phase = Phase.OVER
    battle.acting = None
    seats = tuple(battle.seats)
    table.tell(BattleEnded(clause, winner, reason.value, seats, tuple([points_of(battle, seat) for seat in seats])))


def _clear(battle: Battle) -> None:
    """R-S68. The men of those who are out leave the table."""
    for man in battle.in_play():
        if SeatId(man.side) in battle.out:
            man.fate = Fate.FLED
