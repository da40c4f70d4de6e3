"""What is told of a scenario, before a battle and in it."""

from __future__ import annotations

from rules_core.wording.translation import official


def goal_words(id: str, goal: str) -> str:
    """What it is won by."""
    return official(f"scenario/{id}/goal", goal)
