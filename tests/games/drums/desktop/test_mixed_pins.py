"""Whoever serves in a squad of another nation can be told from the others on the table, with nobody pointing."""

from __future__ import annotations

from desktop.games.drums.battle_scene import token_views
from desktop.games.drums.hover_card import card_text
from desktop.tabletop.marks import SceneMarks
from rules_core.games.drums.words.names import BattleNames
from tests.clauses import rule
from tests.games.drums.field import FUSILIER, MIDDLE, P1, P2, REDCOAT, battle, man


@rule("S-SET-2")
def test_men_of_another_nation_bear_its_letter_beside_that_of_their_squad() -> None:
    state = battle(mixed_squads=True)
    names = BattleNames(state.world.content, state.world.options)
    own, stranger = man(state, P1, FUSILIER, MIDDLE, 3000), man(state, P1, REDCOAT, MIDDLE + 500, 3000)
    man(state, P2, REDCOAT, MIDDLE, 1000)
    assert [one.badge for one in token_views(state, SceneMarks(), names)] == ["F1", "F2b", "B1"]
    for one, nation in ((own, "France"), (stranger, "Great Britain")):
        card = card_text(state, one.id, names)
        assert card is not None
        assert card.lines[0] == nation
