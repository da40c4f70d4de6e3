"""Where those run who flee, and whom a Leader reaches, where a scenario says it (SDS-SCN-1.7, 2.7, 2.8, 3.6)."""

from __future__ import annotations

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORAGING, FORLORN_HOPE
from rules_core.games.drums.rules import courses
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import SeatId


def flight_edge(battle: Battle, man: Soldier) -> int:
    """SDS-MOR-8. Towards the nearest edge; towards one's own where the scenario says so; 0 to a house."""
    scenario = battle.world.scenario
    if scenario is None:
        return battle.ground.nearest_edge(man)
    if flight_piece(battle, man):
        return 0
    # SDS-SCN-1.7, SDS-SCN-3.6.
    is_own = scenario.course == FORLORN_HOPE or (scenario.course == ASSAULT and man.side == battle.defender)
    return battle.edges[SeatId(man.side)] if is_own else battle.ground.nearest_edge(man)


def flight_piece(battle: Battle, man: Soldier) -> str:
    """SDS-SCN-2.8, SDS-SCN-3.6. Defenders run to the house, while no enemy stands in it and the way there is free."""
    scenario = battle.world.scenario
    if scenario is None or scenario.course == FORLORN_HOPE or man.side != battle.defender:
        return ""
    for house in battle.houses.values():
        if courses.is_the_house(battle, house):
            held = any(house.holds(foe) and foe.standing for foe in battle.enemies(man))
            if not held and battle.ground.route_to_piece(man, house.id) is not None:
                return house.id
    return ""


def hears(battle: Battle, man: Soldier, leader: Soldier) -> bool:
    """R-S66. In sight; in the Foraging Mission the walls of the house count otherwise."""
    scenario = battle.world.scenario
    if scenario is not None and scenario.course == FORAGING and courses.is_inside(battle, leader):
        # SDS-SCN-2.8, SDS-SCN-2.7.
        if courses.is_inside(battle, man):
            return True
        if man.id in battle.course.sentries:
            return False
    return battle.in_view(leader, man)
