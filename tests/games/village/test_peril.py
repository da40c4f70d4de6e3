"""Who would attack whoever stands somewhere, and with what chance of harm, is what the rules make of every throw."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules.peril import threats
from rules_core.games.village.state.codec import to_plain
from tests.clauses import rule
from tests.games.village.fighting import fight
from tests.games.village.little import foe, put
from tests.games.village.peril_by_enumeration import differs

POSITIONS = (*range(60), 4579)
"""In the last one the enemy comes into sight only as it moves, and shoots from ambush."""


@pytest.mark.long
@rule("V-6.2.3", "V-6.2.7", "V-6.1.8")
def test_danger_is_what_the_whole_enemy_turn_makes_of_every_throw() -> None:
    assert [told for told in (differs(number) for number in POSITIONS) if told] == []


def test_looking_for_danger_changes_nothing_and_finds_it_only_where_it_is() -> None:
    state = fight(Behaviour.HUNTER)
    ada = put(state, state.heroes[0], 0, 12)
    orc = foe(state, "orc", 0, -12)
    before = to_plain(state)
    near = threats(state, ada, orc.x, orc.y + 4 * 254)
    assert [(one.enemy, one.shoots) for one in near] == [(orc.id, False)]
    assert 0 < near[0].harm < near[0].chance < 1
    assert threats(state, ada, ada.x, ada.y) == []
    assert to_plain(state) == before


@rule("V-6.2.8")
def test_an_enemy_that_has_nothing_to_go_for_is_looked_at_too() -> None:
    state = fight(Behaviour.RAVAGER)
    for building in state.buildings.values():
        building.integrity = 0
    foe(state, "orc", 0, -12)
    ada = put(state, state.heroes[0], 0, 12)
    assert threats(state, ada, ada.x, ada.y) == []
