"""Keeps the item under work in the library, a moment after every change; nobody has to think of saving."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.item_cards import NOT_LOOKED_AT
from desktop.storage.problems import DeletedElsewhere, LibraryProblem, ProblemKind
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft

KEEP_AFTER_MS: Final = 300
"""From the first change that is not kept: whoever goes on typing is kept all the same."""
AGAIN_AFTER_MS: Final = 4000
"""When the library could not be written."""


class Keeping(Enum):
    """How the draft stands against the library."""

    KEPT = auto()
    """The library has it."""
    WAITING = auto()
    """It will have it in a moment."""
    ELSEWHERE = auto()
    """Another window has changed the item; a person decides."""
    DELETED = auto()
    """Another window has deleted the item: what is here can be kept as a copy."""
    TROUBLE = auto()
    """The library cannot be written; `Keeper.sentence` says why, and it is tried again."""


class DraftKeeper(QObject):
    """Listens to a draft and keeps it. `changed` tells that `state` or `sentence` are different now."""

    changed = Signal()

    def __init__(self, draft: Draft, store: EditorStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft, self.store = draft, store
        self.state = Keeping.KEPT
        self.sentence = ""
        self._problems = 0
        self._is_checked = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.keep_now)
        if not store.is_official:
            draft.changed.connect(self._draft_changed)

    @property
    def is_kept(self) -> bool:
        """Whether everything is in the library."""
        return self.state is Keeping.KEPT

    def checked(self, problems: int) -> None:
        """The draft as it is now has so many problems that must be solved."""
        self._problems, self._is_checked = problems, True
        # A state may have been kept before it was checked.
        if self.is_kept and not self.store.is_official and self.store.problems != problems:
            with suppress(LibraryProblem):
                self.store.keep_problems(problems)

    def keep_now(self) -> bool:
        """Keep what is not kept yet. Gives whether everything is in the library then."""
        self._timer.stop()
        if self.state in (Keeping.KEPT, Keeping.ELSEWHERE, Keeping.DELETED):
            return self.is_kept
        problems = self._problems if self._is_checked else NOT_LOOKED_AT
        try:
            self.store.keep(self.draft.plain, problems)
        except LibraryProblem as fault:
            self._failed(fault)
            return False
        self._become(Keeping.KEPT)
        return True

    def keep_mine(self) -> bool:
        """After `ELSEWHERE` or `DELETED`: keep this state as a copy, under an id of its own.

        False when the library refuses.
        """
        problems = self._problems if self._is_checked else NOT_LOOKED_AT
        try:
            plain = self.store.keep_copy(self.draft.plain, problems)
        except LibraryProblem as fault:
            self._failed(fault)
            return False
        self.draft.replace(plain)
        self._become(Keeping.KEPT)
        return True

    def take_theirs(self) -> bool:
        """After `ELSEWHERE`: go on with what the other window has kept. False when the library refuses."""
        try:
            plain = self.store.take_theirs()
        except LibraryProblem as fault:
            self._failed(fault)
            return False
        self.draft.replace(plain)
        self._become(Keeping.KEPT)
        return True

    def _draft_changed(self) -> None:
        self._is_checked = False
        if self.state not in (Keeping.ELSEWHERE, Keeping.DELETED):
            self._wait(KEEP_AFTER_MS)

    def _wait(self, milliseconds: int) -> None:
        if not self._timer.isActive() or self._timer.remainingTime() > milliseconds:
            self._timer.start(milliseconds)
        if self.state is not Keeping.TROUBLE:
            self._become(Keeping.WAITING)

    def _failed(self, fault: LibraryProblem) -> None:
        if fault.kind is ProblemKind.ELSEWHERE:
            self._become(Keeping.DELETED if isinstance(fault, DeletedElsewhere) else Keeping.ELSEWHERE)
            return
        self._timer.start(AGAIN_AFTER_MS)
        self._become(Keeping.TROUBLE, str(fault))

    def _become(self, state: Keeping, sentence: str = "") -> None:
        if (state, sentence) != (self.state, self.sentence):
            self.state, self.sentence = state, sentence
            self.changed.emit()
