"""What rows of items hold as JSON, read so that a damaged one is seen and does no harm. Knows no database."""

from __future__ import annotations

import json
from typing import Any, Final

from rules_core.games.village.content.items import Item, ItemKind
from rules_core.kernel.game import Plain

KINDS: Final = {kind.value: kind for kind in ItemKind}


def item_of(kind: Any, plain: Any) -> Item | None:
    """The item of a row; None where it cannot be read."""
    table = table_of(plain)
    return Item(KINDS[kind], table) if table is not None and kind in KINDS else None


def last_known(kind: Any, key: str, plain: Any) -> list[Item]:
    """What was known of an item before it changes: the item, or what has at least its kind and id; else nothing."""
    found = item_of(kind, plain)
    if found is None and kind in KINDS:
        found = Item(KINDS[kind], {"kind" if KINDS[kind] is ItemKind.GROUND else "id": key})
    return [found] if found is not None else []


def table_of(text: Any) -> Plain | None:
    """A table that was kept as JSON; None where it is none."""
    found = _json(text)
    return found if isinstance(found, dict) else None


def list_of(text: Any) -> list[Any]:
    """A list that was kept as JSON; an empty one where it is none."""
    found = _json(text)
    return found if isinstance(found, list) else []


def pairs_of(text: Any) -> list[tuple[str, str]]:
    """A list of pairs of words that was kept as JSON, without what is none."""
    return [
        (one[0], one[1])
        for one in list_of(text)
        if isinstance(one, list) and len(one) == 2 and all(isinstance(word, str) for word in one)
    ]


def _json(text: Any) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
