"""What people look at for the program is asked as the model's own way leads: whoever flies goes straight."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import question
from rules_core.ground.reported import EQUAL, NEAREST
from rules_core.kernel.requests import Choose
from rules_core.kernel.table import PLAYERS
from tests.clauses import rule
from tests.games.village.fighting import fight, hero, raider


@rule("R-V09")
@pytest.mark.parametrize("trait, way", [("tough", "on foot"), ("flying", "straight"), ("burrowing", "straight")])
def test_what_is_nearest_is_asked_on_the_way_that_it_would_take(trait: str, way: str) -> None:
    state = fight(Behaviour.HUNTER)
    raider(state, "crow", 0, -14, trait)
    hero(state, "ada", 0, -9)
    said = question(Choose(PLAYERS, NEAREST, "R-V09", "crow", ("ada", EQUAL)), state, SiegeNames(state.world))
    assert way in said.title
    assert ("cannot be crossed" in said.second) == (way == "on foot")
