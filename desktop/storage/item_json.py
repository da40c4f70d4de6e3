"""What rows of items hold as JSON, read so that a damaged one is seen and does no harm. Knows no database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rules_core.content.items import Item
from rules_core.kernel.game import GameId, Plain

if TYPE_CHECKING:
    from rules_core.content.schema import ContentSchema


def content_of(game: GameId) -> ContentSchema | None:
    """What the game says of its items; None for a game that this program does not have, or that has no content."""
    # Definitions of games are heavy: a library without items, or a start page, does without them.
    from rules_core.games import catalogue

    return catalogue.content_of(game)


def schema_of(game: GameId) -> ContentSchema:
    """What the game of an item that could be read says of its items."""
    from rules_core.games import catalogue

    return catalogue.schema_of(game)


def is_known(game: Any, kind: Any) -> bool:
    """Whether there is such a kind of items."""
    found = content_of(GameId(game)) if isinstance(game, str) else None
    return found is not None and isinstance(kind, str) and found.has_kind(kind)


def item_of(game: Any, kind: Any, plain: Any) -> Item | None:
    """The item of a row; None where it cannot be read."""
    table = table_of(plain)
    return Item(game, kind, table) if table is not None and is_known(game, kind) else None


def last_known(game: Any, kind: Any, key: str, plain: Any) -> list[Item]:
    """What was known of an item before it changes: the item, or what has at least its kind and id; else nothing."""
    found = item_of(game, kind, plain)
    if found is None and is_known(game, kind):
        found = Item(game, kind, {"id": key})
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
