"""Whoever puts a box together finds own things first, and tells them from what is called the same in the book."""

from __future__ import annotations

from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.language import ENGLISH, speak
from desktop.workshop.forms.item_entries import entries_of
from desktop.workshop.forms.picker import PICK_ROLE, SEARCH_ROLE
from rules_core.content.items import Item
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.schema import CONTENT


def test_own_items_come_first_and_say_so(qapp: object) -> None:
    speak(ENGLISH)
    official = list(CONTENT.official.ids("card").values())
    (same,) = [one for one in official if one.name == "Lost caravan"]
    mine = Item(GAME, "card", CONTENT.blank("card", "mine", "Lost caravan"))
    model = entries_of(WarholdWorkshop(), [*official, mine])
    shown = [(model.item(row).text(), model.item(row).data(PICK_ROLE)) for row in range(model.rowCount())]
    assert shown[0] == ("Lost caravan (own)", "mine")
    assert ("Lost caravan", same.id) in shown
    assert [id for _, id in shown[1:]] == [one.id for one in official]
    assert "lost caravan" in str(model.item(0).data(SEARCH_ROLE)).casefold()
