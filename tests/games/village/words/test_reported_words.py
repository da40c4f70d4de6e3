"""What people look at for the program is asked as the model's own way leads: whoever flies goes straight."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import option, question
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


@rule("R-V09")
def test_edges_are_called_by_their_names_though_their_ids_are_numbers() -> None:
    state = fight(Behaviour.RAIDER)
    raider(state, "thief", 0, -14, "tough")
    asked = Choose(PLAYERS, NEAREST, "R-V09", "thief", ("1", "4", EQUAL))
    said = [option(asked, one, state, SiegeNames(state.world)).title for one in asked.options]
    assert said == ["The north edge", "The west edge", "They are equally near"]
