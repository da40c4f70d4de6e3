"""The earlier states of an item that a change is compared with."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from typing import Final

from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft, copied
from rules_core.content.items import Item
from rules_core.kernel.game import Plain

COPY_OF: Final = "copy-of"
"""The key of the desk that names the official item of which this is a copy."""
TESTED: Final = "tested"
EARLIER: Final = "tested-before"


class Since(Enum):
    """Which state it is."""

    TEST = "test"
    """That of the last kept test."""
    EARLIER_TEST = "earlier-test"
    """That of the test before it: the item still stands as it was last tested."""
    OFFICIAL = "official"
    """The official item of which it is a copy."""
    OPENED = "opened"
    """As it was when the editor was opened."""


@dataclass(frozen=True)
class BeforeState:
    """A state, and which one it is."""

    since: Since
    item: Item


def note_tested(store: EditorStore, plain: Plain) -> None:
    """A test of this state has been kept. Raises `LibraryProblem`."""
    desk = store.desk()
    last = desk.get(TESTED)
    if last == plain:
        return
    kept = {**desk, TESTED: copied(plain)}
    if isinstance(last, dict):
        kept[EARLIER] = last
    store.keep_desk(kept)


class BeforeStates:
    """Knows all of them; those of tests and the official item are kept on the desk."""

    def __init__(self, draft: Draft, store: EditorStore) -> None:
        self.draft, self.store = draft, store
        self._opened: Plain = copied(draft.plain)

    def state(self) -> BeforeState | None:
        """The state that the item is compared with: the first that differs from how it stands; None for none."""
        for since, plain in self._all():
            if plain != self.draft.plain:
                return BeforeState(since, self.draft.with_plain(plain))
        return None

    def _all(self) -> list[tuple[Since, Plain]]:
        desk: Plain = {}
        with suppress(LibraryProblem):
            desk = self.store.desk()
        found: list[tuple[Since, Plain]] = []
        for since, key in ((Since.TEST, TESTED), (Since.EARLIER_TEST, EARLIER)):
            tested = desk.get(key)
            if isinstance(tested, dict):
                found.append((since, tested))
        official = self.draft.schema.official.ids(self.draft.kind).get(str(desk.get(COPY_OF, "")))
        if official is not None:
            found.append((Since.OFFICIAL, official.plain))
        found.append((Since.OPENED, self._opened))
        return found
