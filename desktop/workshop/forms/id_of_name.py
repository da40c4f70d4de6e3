"""An id made from what somebody calls a thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from rules_core.content.ids import LONGEST_ID, is_id
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of

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
