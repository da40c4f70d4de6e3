"""The goal of a scenario and how it stands, in words."""

from __future__ import annotations

from rules_core.games.drums.content.scenario_fields import ASSAULT, FORLORN_HOPE
from rules_core.games.drums.rules import goals, supplies
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.words.scenario_words import goal_words
from rules_core.wording.translation import say, tell


def goal_of(battle: Battle) -> str:
    """What the scenario is won by; "" without one."""
    scenario = battle.world.scenario
    return goal_words(scenario.id, scenario.goal) if scenario is not None else ""


def figures(battle: Battle) -> list[tuple[str, str]]:
    """How it stands, as names and numbers; nothing without a scenario, and before its first round."""
    scenario = battle.world.scenario
    if scenario is None or battle.phase not in (Phase.TURN, Phase.OVER):
        return []
    rounds = scenario.numbers["rounds"]
    found = [(say("Round"), tell("{round} of {rounds}", round=battle.round, rounds=rounds))]
    if scenario.course == FORLORN_HOPE:
        found.append((say("Through the breach"), str(len(goals.men_through(battle, scenario)))))
        found.append((say("Holding it"), str(len(goals.men_at_breach(battle, scenario)))))
    elif scenario.course == ASSAULT:
        found.append((say("In the house"), str(len(goals.men_in_house(battle)))))
        found.append((say("In the farm"), str(len(goals.men_in_farm(battle, scenario)))))
    else:
        found.append((say("Alarm"), say("raised") if battle.course.alarm else say("not yet")))
        for name, seat in ((say("Attacker's supplies"), battle.attacker), (say("Defender's"), battle.defender)):
            found.append((name, str(supplies.holds(battle, seat))))
    return found


def standing(battle: Battle) -> str:
    """The same in a line."""
    return ", ".join([f"{name}: {number}" for name, number in figures(battle)])
