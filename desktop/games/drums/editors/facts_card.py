"""The card beside the form of weapons, nations, special rules and terrain tables: what it means, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.drums.editors.item_facts import lines_of
from desktop.workshop.forms.plain_card import PlainCard
from rules_core.content.items import Item
from rules_core.games.drums.content.schema import CONTENT


class FactsCard(PlainCard):
    """Follows the draft like every card; while something must be solved there is nothing to say."""

    def lines(self, item: Item) -> Sequence[str]:
        return lines_of(item, CONTENT.known(self.bench.own))
