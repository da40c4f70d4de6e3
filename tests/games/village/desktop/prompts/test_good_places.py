"""Where somebody or something is set down stands ready with its reason, as the end of a move does."""

from __future__ import annotations

import pytest

from desktop.games.village.question_marks import start_of
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.council import barricade_region, trap_region
from rules_core.games.village.rules.deployment import hero_zone
from rules_core.games.village.words.names import SiegeNames
from rules_core.kernel.requests import Place, Topic
from rules_core.kernel.table import PLAYERS
from tests.games.village.fighting import fight


@pytest.mark.parametrize(
    "topic, edges_known, why",
    [
        (topics.DEPLOY, False, "With the others before the Town Hall"),
        (topics.DEPLOY, True, "Between the Town Hall and the north edge, where they come from"),
        (topics.TRAP, False, "In the way to the Town Hall"),
        (topics.BARRICADE, False, "In the way to the "),
    ],
)
def test_the_place_that_stands_ready_says_why(topic: Topic, edges_known: bool, why: str) -> None:
    state = fight(Behaviour.HUNTER)
    state.edges_known = edges_known
    regions = {topics.TRAP: trap_region(state), topics.BARRICADE: barricade_region(state)}
    region = regions.get(topic, hero_zone(state, state.model("ada")))
    asked = Place(PLAYERS, topic, "V-5.6.1", "ada" if topic == topics.DEPLOY else "", region)
    start = start_of(state, asked, SiegeNames(state.world))
    assert start is not None
    assert start.best is not None
    assert asked.region is not None
    assert asked.region.contains(*start.best)
    assert start.why.startswith(why)
