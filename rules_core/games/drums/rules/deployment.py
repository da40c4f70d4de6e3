"""Deployment: sides of the table, men in their strips, and the Scouts' free Moves (S-DEP, SDS-SR-16)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import courses, rooms, topics
from rules_core.games.drums.rules.ways import QuietWay
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import Deployed, EdgeChosen
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.pieces import EDGES
from rules_core.kernel.requests import NO_SEAT, SeatId
from rules_core.kernel.table import Table
from rules_core.song import movement
from rules_core.song.reach import WayRegion
from rules_core.song.stride import plan
from rules_core.song.warband import Fate

OPPOSITE: Final = {1: 3, 2: 4, 3: 1, 4: 2}
EDGE_NAMES: Final = tuple([str(edge) for edge in EDGES])
NOBODY: Final = "nobody"
SCOUTED: Final = "scouted"


def deploy(table: Table, battle: Battle) -> None:
    """S-DEP-4. One step: the attacker's side of the table, or the next man of whoever deploys."""
    scenario = battle.world.scenario
    if scenario is not None:
        if courses.deploy(table, battle, scenario):
            battle.phase = Phase.SCOUTS
        return
    if battle.attacker_edge == 0:
        _choose_edges(table, battle)
        return
    for seat in battle.deploying:
        for man in battle.models.values():
            if man.side == seat and man.fate is Fate.WAITING:
                _set_down(table, battle, seat, man)
                return
    battle.phase = Phase.SCOUTS


def _choose_edges(table: Table, battle: Battle) -> None:
    # S-DEP-1.
    attacker = battle.attacker
    battle.attacker_edge = int(table.choose(attacker, topics.EDGE, EDGE_NAMES, "S-DEP-1"))
    battle.edges[attacker] = battle.attacker_edge
    # S-DEP-2. The defender on the opposite side; further players take the sides that are left, in their order.
    free = [OPPOSITE[battle.attacker_edge], *(edge for edge in EDGES if edge % 2 != battle.attacker_edge % 2)]
    for seat in battle.deploying:
        if seat != attacker:
            battle.edges[seat] = free.pop(0)
    for seat, edge in battle.edges.items():
        table.tell(EdgeChosen("S-DEP-1" if seat == attacker else "S-DEP-2", seat, edge))


def _set_down(table: Table, battle: Battle, seat: SeatId, man: Soldier) -> None:
    # S-DEP-3, R-S62. The whole base within Medium of the edge.
    depth = battle.song.medium - 2 * man.radius
    region = battle.ground.edge_strip(man.radius, battle.edges[seat], depth, battle.in_play())
    region = rooms.with_rooms(battle, man, region, battle.edges[seat], depth)
    x, y, _ = table.place(seat, topics.DEPLOY, region, "S-DEP-3", man.id)
    rooms.choose_floor(table, battle, man, region, x, y)
    man.x, man.y = x, y
    man.start_x, man.start_y = x, y
    man.fate = Fate.IN_PLAY
    table.tell(Deployed("S-DEP-4", man.id, x, y))


def scout(table: Table, battle: Battle) -> None:
    """SDS-SR-16, R-S62. Each Scout may make one free Move without contact, the defender's first."""
    for seat in battle.deploying:
        waiting = [one for one in battle.men(seat) if one.has("scout") and SCOUTED not in one.spent]
        if not waiting:
            continue
        answer = table.choose(seat, topics.SCOUT, [*(one.id for one in waiting), NOBODY], "SDS-SR-16")
        if answer == NOBODY:
            for one in waiting:
                one.spent.append(SCOUTED)
            return
        man = battle.model(answer)
        man.spent.append(SCOUTED)
        region = WayRegion(QuietWay(battle, man))
        x, y, _ = table.place(seat, topics.SCOUT, region, "SDS-SR-16", man.id)
        movement.take(table, battle, man, plan(battle, man, x, y), "free", "SDS-SR-16")
        man.moves_made = 0
        return
    for man in battle.in_play():
        man.spent = [use for use in man.spent if use != SCOUTED]
    battle.turn_of = NO_SEAT
    battle.phase = Phase.INITIATIVE
