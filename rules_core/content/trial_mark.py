"""The fingerprint of a test: equal only for the same item, the same others that it speaks of, and the same rules.

Editor, library and packs ask this module alone whether what a test found still holds. What an item is made of goes into
the mark as a fingerprint, so that a library can make the mark of an item from the fingerprints it has kept.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Final

from rules_core.content.items import Item, fingerprint
from rules_core.content.schema import ContentSchema

VERSION: Final = 1
"""How games are tested and counted; results of another version are stale."""

Key = tuple[str, str]
"""Kind and id of an item."""


def mark(
    schema: ContentSchema, kind: str, own: str, needed: Sequence[tuple[str, str]], rules: int | None = None
) -> str:
    """The mark of a test of an item with this kind and fingerprint.

    `needed` are kind and fingerprint of all that it speaks of, in the order of `reached`; `rules` is the version of the
    rules where it is not that of today.
    """
    said = [schema.rules_version if rules is None else rules, VERSION, kind, own, [list(one) for one in needed]]
    digest = hashlib.sha256(schema.official_print().encode())
    digest.update(json.dumps(said).encode())
    return digest.hexdigest()[:32]


def reached(first: Key, mentions: Callable[[Key], Sequence[Key] | None]) -> list[Key]:
    """What an item speaks of, and what these speak of, in the order of kinds and ids; itself is left out.

    `mentions` says of what an item speaks itself; None where there is no such item.
    """
    found: dict[Key, None] = {}
    waiting = list(mentions(first) or ())
    while waiting:
        key = waiting.pop()
        further = mentions(key) if key not in found and key != first else None
        # A broken item beside them does no harm.
        if further is not None:
            found[key] = None
            waiting.extend(further)
    return sorted(found)


def needed_by(item: Item, others: Sequence[Item], schema: ContentSchema) -> list[Item]:
    """The others that the item speaks of, and those that these speak of."""
    # Of two with one id the older one is played.
    known: dict[Key, Item] = {(one.kind, one.id): one for one in reversed(others) if one.game == item.game}
    first = (item.kind, item.id)
    known[first] = item

    def mentions(key: Key) -> Sequence[Key] | None:
        one = known.get(key)
        return [(other.kind, other.id) for other in schema.references(one)] if one is not None else None

    return [known[key] for key in reached(first, mentions)]


def mark_of(item: Item, others: Sequence[Item], schema: ContentSchema) -> str:
    """The mark of a test of the item among these others."""
    needed = [(one.kind, fingerprint(one.plain)) for one in needed_by(item, others, schema)]
    return mark(schema, item.kind, fingerprint(item.plain), needed)
