"""What taking in a pack would do to a library: item by item, with a choice where both have one of the same id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from desktop.storage.item_cards import Owned
from desktop.storage.item_json import schema_of
from desktop.storage.packs.item_check import missing
from desktop.storage.packs.known_items import KnownItems
from desktop.storage.packs.pack import Pack, PackItem
from rules_core.content.ids import LONGEST_ID
from rules_core.content.items import Finding, Item, Key
from rules_core.content.references import Reference


class LibraryState(Enum):
    """How an item of the pack stands to the library."""

    NEW = "new"
    SAME = "same"
    """The library has exactly this item."""
    DIFFERENT = "different"
    """The library has another item of the same kind and id."""
    TRASHED = "trashed"
    """The library has an item of the same kind and id in its trash, and no other."""
    OFFICIAL = "official"
    """The program has another item of the same kind and id, which nobody can change."""


class Choice(Enum):
    """What happens with an item."""

    LEAVE = "leave"
    """It is not taken; what the library has stays as it is."""
    TAKE = "take"
    """It is added; what the library has goes to the trash."""
    BOTH = "both"
    """It is added under a new id, and all of the pack that speaks of it speaks of that."""
    BACK = "back"
    """It is not taken; what the library has of it leaves the trash."""


@dataclass
class PackEntry:
    """One item of the pack."""

    theirs: PackItem
    standing: LibraryState
    mine: Item | None = None
    """What the library, or the program, has under the same id."""
    owned: Owned | None = None
    """The library's own item of that id, or the one in its trash."""
    choice: Choice = Choice.LEAVE
    missing: list[Reference] = field(default_factory=list)
    """What it speaks of that would be nowhere: it cannot be taken."""
    clashes: list[Finding] = field(default_factory=list)
    """Its ids that something has which it may meet in a game: it comes in, and is played when that is solved."""

    @property
    def key(self) -> Key:
        """What tells the item from all others of the pack."""
        return self.theirs.item.key

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be chosen; the first is what holds before anybody does."""
        if self.standing is LibraryState.TRASHED and self.is_same:
            return AS_IN_TRASH
        return CHOICES[self.standing]

    @property
    def is_same(self) -> bool:
        """Whether what is there is exactly this item."""
        return self.mine is not None and self.mine.plain == self.theirs.item.plain

    @property
    def is_there(self) -> bool:
        """Whether something with its kind and id, or the new id that it gets, will be in the library because of it."""
        return self.choice is not Choice.LEAVE and not self.missing

    @property
    def is_added(self) -> bool:
        """Whether it will be in the library, as the pack has it."""
        return self.is_there and self.choice is not Choice.BACK

    @property
    def replaces(self) -> bool:
        """Whether it takes the place of what the library has."""
        return self.standing is LibraryState.DIFFERENT and self.is_added and self.choice is Choice.TAKE

    @property
    def comes_back(self) -> bool:
        """Whether what the library has of it leaves the trash."""
        return self.standing is LibraryState.TRASHED and self.is_there and self.choice in (Choice.BACK, Choice.BOTH)


CHOICES: Final = {
    LibraryState.NEW: (Choice.TAKE, Choice.LEAVE),
    LibraryState.SAME: (Choice.LEAVE,),
    LibraryState.DIFFERENT: (Choice.LEAVE, Choice.TAKE, Choice.BOTH),
    LibraryState.OFFICIAL: (Choice.BOTH, Choice.LEAVE),
    LibraryState.TRASHED: (Choice.TAKE, Choice.BACK, Choice.BOTH, Choice.LEAVE),
}
AS_IN_TRASH: Final = (Choice.BACK, Choice.LEAVE)
"""What may be chosen where the trash has exactly this item."""


@dataclass(frozen=True)
class Taking:
    """One item that goes into the library."""

    item: Item
    version: int
    author: str
    theirs: PackItem
    """What it was in the pack."""
    instead_of: int
    """The number of the own item that goes to the trash, 0 for none."""


class ImportPlan:
    """The pack against a library. Nothing is changed here."""

    def __init__(self, pack: Pack, own: Sequence[Owned], trash: Sequence[Owned] = ()) -> None:
        """`own` is everything that is not in the trash; in `trash` what was thrown away last is first."""
        self.pack = pack
        self.revisions = {one.number: one.revision for one in (*trash, *own)}
        """At which revision each own item stood, by number."""
        self._own = list(own)
        self._known = KnownItems([one.item for one in own])
        # Of two with one id the older one is played.
        owned = {one.item.key: one for one in reversed(own)}
        thrown = {one.item.key: one for one in reversed(trash)}
        self.entries = [self._entry(one, owned.get(one.item.key), thrown.get(one.item.key)) for one in pack.items]
        for entry in self.entries:
            entry.choice = entry.choices[0]
        self._look()

    def choose(self, entry: PackEntry, choice: Choice) -> None:
        """Decide about one item."""
        if choice in entry.choices:
            entry.choice = choice
            self._look()

    def choose_for_all(self, choice: Choice) -> None:
        """Decide about everything that both have: what this choice is not offered for stays as it is."""
        for entry in self.entries:
            if entry.standing in (LibraryState.DIFFERENT, LibraryState.OFFICIAL) and choice in entry.choices:
                entry.choice = choice
        self._look()

    def conflicts(self) -> list[PackEntry]:
        """The items that somebody should decide about."""
        return [one for one in self.entries if one.standing in (LibraryState.DIFFERENT, LibraryState.OFFICIAL)]

    def new_ids(self) -> dict[Key, str]:
        """The new id of each item that is kept beside another of the same id."""
        taken = {entry.key for entry in self.entries}
        new: dict[Key, str] = {}
        for entry in self.entries:
            if entry.choice is Choice.BOTH and entry.is_added:
                game, kind, _ = entry.key
                new[entry.key] = self._free_id(entry.key, taken)
                taken.add((game, kind, new[entry.key]))
        return new

    def id_beside(self, entry: PackEntry) -> str:
        """The id that the item gets, or would get, where both are kept."""
        return self.new_ids().get(entry.key) or self._free_id(entry.key, {one.key for one in self.entries})

    def become(self, other: ImportPlan) -> None:
        """Be the other plan from now on: the library has changed."""
        self.entries = other.entries
        self.revisions = other.revisions
        self._own = other._own
        self._known = other._known

    def takings(self) -> list[Taking]:
        """What goes into the library, in the order of the pack."""
        new = self.new_ids()
        return [
            Taking(
                item=_renamed(entry.theirs.item, new),
                version=entry.theirs.version,
                author=entry.theirs.author or self.pack.author,
                theirs=entry.theirs,
                instead_of=entry.owned.number if entry.owned is not None and entry.replaces else 0,
            )
            for entry in self.entries
            if entry.is_added
        ]

    def known_with(self, takings: Sequence[Taking]) -> KnownItems:
        """What the library would know after that."""
        gone = {one.instead_of for one in takings}
        stays = [one.item for one in self._own if one.number not in gone]
        back = [entry.owned.item for entry in self.entries if entry.comes_back and entry.owned is not None]
        return KnownItems([*stays, *back, *(one.item for one in takings)])

    def back(self) -> dict[int, int]:
        """The numbers of what leaves the trash, each with the revision that the plan knows."""
        numbers = [entry.owned.number for entry in self.entries if entry.comes_back and entry.owned is not None]
        return {number: self.revisions[number] for number in numbers}

    def _entry(self, theirs: PackItem, owned: Owned | None, thrown: Owned | None) -> PackEntry:
        game, kind, key = theirs.item.key
        program = schema_of(game).official.ids(kind).get(key)
        mine = owned.item if owned is not None else program
        if mine is None and thrown is not None:
            return PackEntry(theirs, LibraryState.TRASHED, thrown.item, thrown)
        if mine is None:
            return PackEntry(theirs, LibraryState.NEW)
        if mine.plain == theirs.item.plain:
            return PackEntry(theirs, LibraryState.SAME, mine, owned)
        return PackEntry(theirs, LibraryState.OFFICIAL if program is not None else LibraryState.DIFFERENT, mine, owned)

    def _look(self) -> None:
        """See what comes of the choices."""
        self._look_for_missing()
        takings = self.takings()
        known = self.known_with(takings)
        found = {id(one.theirs): schema_of(one.item.game).clashes(one.item, known.of(one.item.game)) for one in takings}
        for entry in self.entries:
            entry.clashes = found.get(id(entry.theirs), [])

    def _look_for_missing(self) -> None:
        """Note what would be nowhere; an item that cannot be taken for that is missing to others in its turn."""
        for entry in self.entries:
            entry.missing = []
        while True:
            there = {entry.key for entry in self.entries if entry.is_there}
            found = False
            for entry in self.entries:
                if not entry.is_added:
                    continue
                item = entry.theirs.item
                entry.missing = [one for one in missing(item, self._known.of(item.game)) if one.key not in there]
                found = found or bool(entry.missing)
            if not found:
                return

    def _free_id(self, key: Key, taken: set[Key]) -> str:
        game, kind, id = key
        number = 2
        while True:
            ending = f"-{number}"
            # Cut where it would be too long; an id never ends with a hyphen.
            new = id[: LONGEST_ID - len(ending)].rstrip("-") + ending
            if (game, kind, new) not in taken and not self._known.of(game).has(kind, new):
                return new
            number += 1


def _renamed(item: Item, new: Mapping[Key, str]) -> Item:
    """The item with its own id and all that it mentions changed, where there is another id."""
    ours = {(kind, id): other for (game, kind, id), other in new.items() if game == item.game}
    return schema_of(item.game).with_new_ids(item, ours)
