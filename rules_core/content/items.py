"""Items of content: what a workshop makes, a library keeps and a pack carries, each as one plain table.

Every item belongs to a game, and is of a kind that its game declares (`schema.py`); nobody else lists kinds.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules_core.kernel.game import GameId, Plain
from rules_core.wording.sentence import Sentence

Path = tuple[str | int, ...]
"""Where something stands in an item: keys and places in lists, from the outside in; () is the item itself."""
Key = tuple[GameId, str, str]
"""Game, kind and id: what tells an item from all others."""


class Weight(Enum):
    """How much a finding matters."""

    MUST = "must"
    """Must be solved before the item is played or shared."""
    ADVICE = "advice"
    """May stay, knowingly."""


@dataclass(frozen=True)
class Change:
    """A part of a remedy: the value that belongs at a path."""

    path: Path
    value: Any


@dataclass(frozen=True)
class Finding:
    """One problem of an item: where, what, what to do, and under which clause."""

    path: Path
    sentence: str
    """What is wrong, one sentence."""
    remedy: str
    """What to do, one sentence."""
    weight: Weight = Weight.MUST
    clause: str = ""
    fix: tuple[Change, ...] = ()
    """The changes that would solve it at once; empty where a person must decide."""
    fix_words: str = ""
    """What the button says that makes them, such as "Move it 0.3 in closer"."""
    said: tuple[Sentence, ...] = ()
    """Sentence, remedy and, with a fix, its words once more as templates, for other languages and units."""
    place: tuple[Sentence, ...] = ()
    """The rows of lists that the path leads through, from the outside in, without those that the sentence names."""


@dataclass(frozen=True)
class Item:
    """One item: its game, its kind and its table in the form of the content files."""

    game: GameId
    kind: str
    plain: Plain

    @property
    def id_key(self) -> str:
        """Under which key the id stands: "kind" in tables that have no other name than that."""
        return "kind" if "id" not in self.plain and "kind" in self.plain else "id"

    @property
    def id(self) -> str:
        """The item's id; "" while it has none."""
        found = self.plain.get(self.id_key)
        return found if isinstance(found, str) else ""

    @property
    def key(self) -> Key:
        """What tells it from all others."""
        return self.game, self.kind, self.id

    @property
    def name(self) -> str:
        """What a player reads; the words of the id while it has no name."""
        found = self.plain.get("name")
        return found if isinstance(found, str) and found.strip() else self.id.replace("-", " ").capitalize()

    def with_values(self, **values: Any) -> Item:
        """The same item with other values for these keys."""
        return Item(self.game, self.kind, {**self.plain, **values})

    def with_id(self, id: str) -> Item:
        """The same item under another id."""
        return Item(self.game, self.kind, {**self.plain, self.id_key: id})


def fingerprint(plain: Plain) -> str:
    """Of an item's table: the same for the same table, whatever the order of its keys."""
    words = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(words.encode()).hexdigest()[:32]
