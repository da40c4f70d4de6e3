"""What an enemy may go for, and whether it is still there (R-V10)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.goals import EnemyGoal, GoalKind, is_there
from rules_core.games.village.state.siege import Token
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import fight, hero
from tests.games.village.little import MIDDLE


@rule("R-V10", "V-6.4.6", "V-7.2.6")
@pytest.mark.parametrize(
    "kind, id, there",
    [
        (GoalKind.MODEL, "ada", True),
        (GoalKind.MODEL, "ben", False),
        (GoalKind.BUILDING, "town-hall", True),
        (GoalKind.BUILDING, "forge", False),
        (GoalKind.BUILDING, "inn", False),
        (GoalKind.MARKER, "token-1", True),
        (GoalKind.MARKER, "token-2", False),
        (GoalKind.EDGE, "1", True),
        (GoalKind.SPOT, "place", True),
        (GoalKind.NONE, "", False),
    ],
)
def test_a_goal_is_there_until_it_falls_leaves_or_is_claimed(kind: GoalKind, id: str, there: bool) -> None:
    state = fight(Behaviour.RAVAGER)
    hero(state, "ada", 0, 9)
    hero(state, "ben", 3, 9).fate = Fate.DEFEATED
    state.building("forge").integrity = 0
    state.tokens["token-1"] = Token("token-1", MIDDLE, 100, 1, 1, revealed=False)
    assert is_there(state, EnemyGoal(kind, id)) is there
