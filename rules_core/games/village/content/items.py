"""Items of content: what a workshop makes, a library keeps and a pack carries, each as one plain table."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules_core.kernel.game import Plain
from rules_core.wording.message import Said

Path = tuple[str | int, ...]
"""Where something stands in an item: keys and places in lists, from the outside in; () is the item itself."""


class ItemKind(Enum):
    """The kinds of items; the value is the name of their list in content files."""

    VILLAGE = "village"
    BUILDING = "building"
    HERO = "hero"
    ENEMY = "enemy"
    DEFENDER = "defender"
    TERRAIN = "terrain"
    GROUND = "ground"
    SCENARIO = "scenario"
    RULES = "rules"
    """A named set of house rules."""


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
    said: tuple[Said, ...] = ()
    """Sentence, remedy and, with a fix, its words once more as templates, for other languages and units."""
    place: tuple[Said, ...] = ()
    """The rows of lists that the path leads through, from the outside in, without those that the sentence names."""


@dataclass(frozen=True)
class Item:
    """One item: its kind and its table in the form of the content files."""

    kind: ItemKind
    plain: Plain

    @property
    def id(self) -> str:
        """The item's id; "" while it has none."""
        found = self.plain.get("kind" if self.kind is ItemKind.GROUND else "id")
        return found if isinstance(found, str) else ""

    @property
    def name(self) -> str:
        """What a player reads; the id while it has no name."""
        found = self.plain.get("name")
        return found if isinstance(found, str) and found else self.id


def fingerprint(plain: Plain) -> str:
    """Of an item's table: the same for the same table, whatever the order of its keys."""
    words = json.dumps(plain, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(words.encode()).hexdigest()[:32]
