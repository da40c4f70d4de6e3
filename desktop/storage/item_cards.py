"""What pages show of the library's own items. Known without the database's mapper."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum

from rules_core.content.items import Item
from rules_core.kernel.game import GameId, Plain

NOT_LOOKED_AT = -1
"""Stands for the number of problems while nobody has counted them."""


class TrialState(Enum):
    """Whether an item was tested, and whether as it is now."""

    NEVER = "never"
    STALE = "stale"
    """It, or what it speaks of, or the rules were changed after the test."""
    FRESH = "fresh"


@dataclass(frozen=True)
class ItemCard:
    """What lists show of an item. Times are UTC."""

    number: int
    """Its place in the library; no other item ever has it."""
    game: GameId
    kind: str
    key: str
    """The item's id, by which other items of its game speak of it."""
    name: str
    text: str
    icon: str
    """The name of its picture, "" where it has none of its own."""
    author: str
    version: int
    favourite: bool
    tags: tuple[str, ...]
    trashed: datetime | None
    created: datetime
    changed: datetime
    problems: int
    """How many must be solved before it is played; `NOT_LOOKED_AT` while nobody has counted them."""
    tested: TrialState
    damaged: bool = False
    """Whether the item cannot be read: the card shows what is left of it."""

    @property
    def ready(self) -> bool:
        """Whether it may be played and shared."""
        return self.problems == 0 and self.trashed is None and not self.damaged


@dataclass(frozen=True)
class StoredItem:
    """An item with all that the library has of it."""

    card: ItemCard
    plain: Plain
    revision: int
    """To be given back when a change is kept."""
    desk: Plain
    """What belongs to the editor only."""
    test: Plain | None
    """What the test found, of this item or of what it was before."""
    picture: bytes | None

    @property
    def item(self) -> Item:
        """The item itself."""
        return Item(self.card.game, self.card.kind, self.plain)


@dataclass(frozen=True)
class Owned:
    """An item of the library, as those see it who look at all of them at once."""

    number: int
    item: Item
    version: int = 1
    author: str = ""
    revision: int = 0


@dataclass(frozen=True)
class Arrival:
    """An item that comes in with others: as a new one, or in the place of one that is there."""

    item: Item
    author: str = ""
    version: int = 1
    problems: int = NOT_LOOKED_AT
    tags: tuple[str, ...] = ()
    test: Plain | None = None
    """What a test found; its mark says of what."""
    replaces: int = 0
    """The number of the item whose place it takes, 0 for none."""
    revision: int = 0
    """The revision of that item when somebody decided so."""


@dataclass(frozen=True)
class Usage:
    """Who uses an item, by name, those in the trash left out."""

    games: tuple[str, ...] = field(default=())
    items: tuple[str, ...] = field(default=())

    def __bool__(self) -> bool:
        return bool(self.games or self.items)
