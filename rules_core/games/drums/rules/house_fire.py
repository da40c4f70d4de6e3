"""Fire in the house of the Assault at the Farm (SDS-SCN-3.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.games.drums.content.scenario_fields import ASSAULT
from rules_core.games.drums.rules import courses, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import HouseBurns
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.table import Table
from rules_core.song import morale, wounds
from rules_core.song.facts import TraitUsed
from rules_core.song.warband import NO_MODEL

SET_FIRE: Final = "set-fire"
ACTIONS: Final = 2
PANIC: Final = "fire"


def options(battle: Battle, man: Soldier, actions: int) -> list[str]:
    """An Engineer in contact with the house may set it alight."""
    scenario = battle.world.scenario
    if scenario is None or scenario.course != ASSAULT or not battle.world.options.house_fire:
        return []
    if battle.course.alight or actions < ACTIONS or not man.is_active or not man.has("engineer"):
        return []
    house = courses.house_of(battle)
    return [SET_FIRE] if house.outline.distance(man.x, man.y) <= man.radius + battle.song.across_obstacle else []


def act(table: Table, battle: Battle, man: Soldier) -> int:
    """SDS-SCN-3.7. Two actions; it burns on a 5 or 6."""
    scenario = battle.world.scenario
    assert scenario is not None
    die = table.roll(battle.voice(man), topics.FIRE_DIE, 1, "SDS-SCN-3.7", man.id, scenario.numbers["fire_from"])[0]
    if die >= scenario.numbers["fire_from"]:
        battle.course.alight = battle.round
        table.tell(HouseBurns("SDS-SCN-3.7", courses.house_of(battle).id))
    else:
        table.tell(TraitUsed("SDS-SCN-3.7", man.id, SET_FIRE, "damp"))
    return ACTIONS


def burn(table: Table, battle: Battle) -> None:
    """SDS-SCN-3.7. Each round after: everybody inside rolls Morale, and after the third nobody is inside any more."""
    course, scenario = battle.course, battle.world.scenario
    if scenario is None or not course.alight or battle.round <= course.alight:
        return
    if not any(courses.is_the_house(battle, one) for one in battle.houses.values()):
        return
    house = courses.house_of(battle)
    inside = [one for one in battle.in_play() if house.holds(one)]
    if battle.round - course.alight <= scenario.numbers["fire_rounds"]:
        for man in inside:
            if man.in_play:
                morale.test(table, battle, man, PANIC)
        morale.resolve(table, battle)
        return
    for man in inside:
        # Whoever stayed until the roof came down is lost.
        wounds.kill(table, battle, man, NO_MODEL, "SDS-SCN-3.7", gruesome=False)
    morale.resolve(table, battle)
    # What is left of it nobody enters.
    battle.features = [replace(one, plan="") if one.id == house.id else one for one in battle.features]
    battle.doors = {id: state for id, state in battle.doors.items() if not id.startswith(f"{house.id}/")}
    battle.lay_ground()
