"""What the workshop lists: official items and the library's own, in one form, with what is searched of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.storage.item_cards import ItemCard, TrialState
from desktop.storage.official_marks import OfficialMark
from desktop.workshop.editors.kind_words import kind_name, kind_picture
from rules_core.content.items import Item, Key
from rules_core.games.catalogue import games_with_content, schema_of
from rules_core.kernel.game import NO_GAME, GameId

UNREADABLE: Final = "ui/triangle-alert"
"""The picture of what cannot be read."""


class Origin(Enum):
    """Where items come from."""

    ANYWHERE = "anywhere"
    OWN = "own"
    OFFICIAL = "official"


class Order(Enum):
    """By what the list is sorted."""

    NAME = "name"
    CHANGED = "changed"
    KIND = "kind"
    USED = "used"
    PROBLEMS = "problems"


@dataclass(frozen=True)
class WorkshopRow:
    """One row of the workshop."""

    game: GameId
    kind: str
    key: str
    name: str
    text: str
    icon: str
    number: int = 0
    """The item's number in the library; 0 for what comes with the program."""
    author: str = ""
    version: int = 1
    favourite: bool = False
    tags: tuple[str, ...] = ()
    changed: datetime | None = None
    trashed: datetime | None = None
    problems: int = 0
    tested: TrialState = TrialState.NEVER
    games: int = 0
    """How many saved games were started with it."""
    searched: str = ""
    testing: str = ""
    """How far a test of it is; "" while there is none under way."""
    damaged: bool = False
    """Whether the item cannot be read: the row shows what is left of it."""
    note: str = ""
    """What tells it apart from others that are called the same."""

    @property
    def is_official(self) -> bool:
        """Whether it comes with the program and cannot be changed."""
        return self.number == 0

    @property
    def may_be_renamed(self) -> bool:
        """Whether it is somebody's own, can be read, and lies in no trash."""
        return not self.is_official and not self.damaged and self.trashed is None

    @property
    def same(self) -> tuple[Key, int]:
        """What tells it from all others."""
        return (self.game, self.kind, self.key if self.is_official else ""), self.number


@dataclass(frozen=True)
class ItemFilter:
    """Which entries are shown: those with all the words, from there, and in the place that is chosen."""

    words: str = ""
    origin: Origin = Origin.ANYWHERE
    game: GameId = NO_GAME
    kind: str = ""
    favourites: bool = False
    tag: str = ""
    unready: bool = False
    """Only those that have problems."""


@dataclass(frozen=True)
class Counts:
    """How many entries the words and the origin leave in each place."""

    every: int
    games: Mapping[GameId, int]
    kinds: Mapping[tuple[GameId, str], int]
    """By game and kind."""
    favourites: int
    tags: Mapping[str, int]
    unready: int


def own_entry(card: ItemCard, games: int = 0) -> WorkshopRow:
    """The row of an item of the library."""
    return WorkshopRow(
        card.game,
        card.kind,
        card.key,
        card.name or QCoreApplication.translate("Workshop", "Without a name"),
        card.text,
        UNREADABLE if card.damaged else card.icon or kind_picture(card.game, card.kind),
        card.number,
        card.author,
        card.version,
        card.favourite,
        card.tags,
        card.changed,
        card.trashed,
        card.problems,
        card.tested,
        games,
        _searched(card.game, card.kind, (card.name, card.text, card.author, *card.tags)),
        damaged=card.damaged,
    )


def official_entry(item: Item, mark: OfficialMark) -> WorkshopRow:
    """The row of an item that comes with the program."""
    schema = schema_of(item.game)
    name, text = schema.official_name(item), schema.official_text(item)
    author = QCoreApplication.translate("Workshop", "Hearthwall")
    note = schema.tells_apart(item)
    return WorkshopRow(
        item.game,
        item.kind,
        item.id,
        name,
        text,
        str(item.plain.get("icon") or kind_picture(item.game, item.kind)),
        author=author,
        favourite=mark.favourite,
        tags=mark.tags,
        searched=_searched(item.game, item.kind, (name, text, author, note, *mark.tags)),
        note=note,
    )


def narrowed(entries: Iterable[WorkshopRow], narrowing: ItemFilter) -> tuple[list[WorkshopRow], Counts]:
    """The entries that are shown, in the order given, and the counts of all places."""
    words = narrowing.words.casefold().split()
    fitting = list(entries)
    # One thing after the other, each in a plain loop: this runs over thousands of entries at every key.
    if narrowing.origin is not Origin.ANYWHERE:
        official = narrowing.origin is Origin.OFFICIAL
        fitting = [one for one in fitting if (one.number == 0) == official]
    for word in words:
        fitting = [one for one in fitting if word in one.searched]
    unready = [one for one in fitting if one.problems != 0]
    favourites = [one for one in fitting if one.favourite]
    counts = Counts(
        len(fitting),
        Counter([one.game for one in fitting]),
        Counter([(one.game, one.kind) for one in fitting]),
        len(favourites),
        Counter([tag for one in fitting for tag in one.tags]),
        len(unready),
    )
    shown = unready if narrowing.unready else fitting
    if narrowing.favourites:
        shown = [one for one in shown if one.favourite]
    if narrowing.game:
        shown = [one for one in shown if one.game == narrowing.game]
    if narrowing.kind:
        shown = [one for one in shown if one.kind == narrowing.kind]
    if narrowing.tag:
        shown = [one for one in shown if narrowing.tag in one.tags]
    return shown, counts


def in_order(entries: Sequence[WorkshopRow], order: Order) -> list[WorkshopRow]:
    """The entries sorted; those that are alike by name, own ones before those that come with the game."""
    by_name = sorted(entries, key=lambda one: (one.is_official, one.name.casefold(), one.number))
    if order is Order.CHANGED:
        return sorted(by_name, key=lambda one: -(one.changed.timestamp() if one.changed is not None else 0.0))
    if order is Order.KIND:
        places = {kind: place for place, kind in enumerate(all_kinds())}
        return sorted(by_name, key=lambda one: places.get((one.game, one.kind), len(places)))
    if order is Order.USED:
        return sorted(by_name, key=lambda one: -one.games)
    if order is Order.PROBLEMS:
        return sorted(by_name, key=lambda one: -abs(one.problems))
    return by_name


def all_kinds() -> list[tuple[GameId, str]]:
    """Game and kind of everything that can be made, in the order in which lists show them."""
    return [(game, kind.id) for game in games_with_content() for kind in schema_of(game).kinds]


def _searched(game: GameId, kind: str, words: Iterable[str]) -> str:
    return " ".join((kind_name(game, kind), *words)).casefold()
