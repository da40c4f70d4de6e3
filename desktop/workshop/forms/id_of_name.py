"""An id made from what somebody calls a thing, and the new item's id that follows its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from desktop.workshop.editors.draft import Draft
from rules_core.content.ids import LONGEST_ID, is_id
from rules_core.content.items import Item, Path
from rules_core.games.catalogue import schema_of

NAME: Final[Path] = ("name",)
DROPPED: Final = str.maketrans("", "", "'\N{RIGHT SINGLE QUOTATION MARK}")
WRITTEN: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "æ": "ae", "å": "aa"})
WORDS: Final = re.compile("[a-z0-9]+")


def id_of_name(name: str, item: Item, others: Sequence[Item]) -> str:
    """An id that nothing has which the item may meet; "" for a name without a letter that ids may have."""
    words = name.casefold().translate(DROPPED).translate(WRITTEN)
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    id = "-".join(WORDS.findall(plain))[:LONGEST_ID].strip("-")
    schema = schema_of(item.game)
    if not is_id(id) or id.split("-")[0] in schema.reserved:
        return ""
    known = schema.known(others)
    return known.free_id(id, item) if known.has(item.kind, id) or known.in_play(id) else id


def id_along(draft: Draft, path: Path, value: Any, others: Sequence[Item]) -> dict[Path, Any]:
    """The id that a change of its name gives an item that has just been made.

    Called like everybody's, it would be in the way in every pack.
    """
    item = draft.item
    if path != NAME or not isinstance(value, str) or item.id not in draft.given_ids:
        return {}
    id = id_of_name(value, item, others)
    if not id or id == item.id:
        return {}
    draft.given_ids.add(id)
    return {(item.id_key,): id}
