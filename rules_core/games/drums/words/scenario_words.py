"""What is told of a scenario, before a battle and in it."""

from __future__ import annotations

from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.content.types import Scenario
from rules_core.wording.translation import official


def goal_words(scenario: Scenario) -> str:
    """What it is won by."""
    return official(f"scenario/{scenario.id}/goal", scenario.goal)


def story_and_goal(id: str) -> str:
    """What the scenario of a choice tells, and below it what it is won by; "" where none is chosen."""
    scenario = shipped().scenarios.get(id)
    if scenario is None:
        return ""
    return official(f"scenario/{id}/text", scenario.text) + "\n" + goal_words(scenario)
