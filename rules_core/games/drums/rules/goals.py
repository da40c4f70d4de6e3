"""What a scenario is won by, and how it stands (SDS-SCN-1.8, 1.9, 2.10, 3.8)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORLORN_HOPE
from rules_core.games.drums.content.types import Scenario
from rules_core.games.drums.rules import courses, supplies
from rules_core.games.drums.rules.posts import box_of, is_in
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.kernel.requests import SeatId
from rules_core.song.warband import Fate

HALVES: Final = 2


def is_reached(battle: Battle, scenario: Scenario) -> bool:
    """Whether the attacker has won, at the end of his turn or of the last round."""
    if scenario.course == FORLORN_HOPE:
        # SDS-SCN-1.8.
        through = len(men_through(battle, scenario))
        return through >= scenario.numbers["through"] and through > len(men_at_breach(battle, scenario))
    if scenario.course == ASSAULT:
        # SDS-SCN-3.8.
        return battle.round >= scenario.numbers["first_win"] and len(men_in_house(battle)) > len(
            men_in_farm(battle, scenario)
        )
    return False


def men_through(battle: Battle, scenario: Scenario) -> list[Soldier]:
    """SDS-SCN-1.8. Attackers who stand on the defender's side of the wall."""
    inside = box_of(battle, scenario, "inside")
    return [one for one in battle.men(battle.attacker) if one.standing and one.floor == 0 and is_in(inside, one)]


def men_at_breach(battle: Battle, scenario: Scenario) -> list[Soldier]:
    """SDS-SCN-1.8. Defenders who stand within Medium of the breach."""
    left, top, right, bottom = box_of(battle, scenario, "breach")
    found: list[Soldier] = []
    for one in battle.men(battle.defender):
        across, down = max(left - one.x, 0, one.x - right), max(top - one.y, 0, one.y - bottom)
        if one.standing and length(across, down) - one.radius <= battle.song.medium:
            found.append(one)
    return found


def men_in_house(battle: Battle) -> list[Soldier]:
    """SDS-SCN-3.8. Attackers who stand in the house."""
    return [one for one in battle.men(battle.attacker) if one.standing and courses.is_inside(battle, one)]


def men_in_farm(battle: Battle, scenario: Scenario) -> list[Soldier]:
    """SDS-SCN-3.8. Defenders who stand anywhere in the farm."""
    farm = box_of(battle, scenario, "farm")
    return [one for one in battle.men(battle.defender) if one.standing and is_in(farm, one)]


def score(battle: Battle, scenario: Scenario, seat: SeatId) -> int:
    """SDS-SCN-2.10. Points for markers, and for every 50 points of enemies lost."""
    lost = sum(
        one.profile.points
        for one in battle.models.values()
        if one.side != seat and one.fate in (Fate.DEFEATED, Fate.FLED) and supplies.SUPPLY not in one.spent
    )
    markers = supplies.holds(battle, seat) * scenario.numbers["supply_points"]
    return markers + lost // scenario.numbers["loss_points"]


def are_all_gone(battle: Battle) -> bool:
    """SDS-SCN-2.10. Whether every marker has left the table."""
    return bool(battle.course.supplies) and all(one.gone_to for one in battle.course.supplies)
