"""What the rows of a city's lists are called while they are closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.games.defenders.city_picture import lines_of
from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.games.defenders.content.city_checks import card_in, rows_of
from rules_core.games.defenders.content.city_fields import CROSSED, ENTRIES, PEOPLE, PLACES, WAYS
from rules_core.games.defenders.words.names import CROSSINGS, DESCRIPTORS, TYPES, card_name
from rules_core.wording.translation import say, tell


def row_name(item: Item, field: Field, entry: Mapping[str, Any]) -> str:
    """The name of the row, in the language in force; "" where nothing is known of it."""
    row = dict(entry)
    if field.key in (PLACES.key, PEOPLE.key):
        rows = rows_of(item.plain, field.key)
        return lines_of(item, field.key)[rows.index(row)].name if row in rows else ""
    if field.key == "cards":
        card, said = card_in(row), TYPES.get(str(row.get("says"))) or DESCRIPTORS.get(str(row.get("says")))
        if card and said is not None:
            return tell("{card}: {words}", card=card_name(card), words=say(said.text))
        return card_name(card) if card else ""
    if field.key == WAYS.key:
        return tell("{one} to {other}", one=_place(item, row.get("from")), other=_place(item, row.get("to")))
    if field.key == ENTRIES.key:
        return _place(item, row.get("place"))
    if field.key == CROSSED.key and row.get("what") in CROSSINGS:
        return tell("{words}, {place}", words=say(CROSSINGS[row["what"]].text), place=_place(item, row.get("road")))
    return ""


def _place(item: Item, id: Any) -> str:
    """What a place is called; its id where there is none of it."""
    ids = [one.get("id") for one in rows_of(item.plain, PLACES.key)]
    return lines_of(item, PLACES.key)[ids.index(id)].name if id in ids else str(id or "?")
