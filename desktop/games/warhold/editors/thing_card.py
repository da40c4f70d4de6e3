"""The card beside the form of a race, a monster, equipment or a card: what it says on the table, from its figures."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.warhold.editors.item_facts import content_with, lines_of
from desktop.workshop.forms.item_lines import facts_of
from desktop.workshop.forms.plain_card import PlainCard
from rules_core.content.items import Item


class ThingCard(PlainCard):
    """Says the same as the printed card, while somebody changes it."""

    def lines(self, item: Item) -> Sequence[str]:
        return lines_of(item, content_with(item, self.bench.own)) or facts_of(item)
