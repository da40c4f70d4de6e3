"""Finds the problems of a draft while somebody types: a moment after every change, and never in the way of the next."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, Future
from concurrent.futures import TimeoutError as StillWorking
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.check_work import Looked, in_words, look_at, look_closely
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.examination import Sound
from rules_core.content.items import Finding, Item, Weight

CHECK_AFTER_MS: Final = 150
"""From the last change to the check."""
LATEST_MS: Final = 600
"""Whoever goes on typing is told all the same."""
PART_AFTER_MS: Final = 250
"""How long the fast findings wait for the slow ones before they are shown alone."""

Work = Callable[[Item, Sequence[Item]], Looked]


@dataclass(frozen=True)
class Checked:
    """What is known of the draft as it stands."""

    findings: tuple[Finding, ...] = ()
    """What must be solved first, then advice; each in the order of the item."""
    sound: tuple[Sound, ...] = ()
    """What was looked at and is in order."""
    complete: bool = False
    """Whether the slow checks are in it too."""
    ways: tuple[Any, ...] = ()
    """Ways across a table, as the item's game has them, where that was looked at."""

    @property
    def must(self) -> int:
        """How many must be solved."""
        return sum(one.weight is Weight.MUST for one in self.findings)

    @property
    def advice(self) -> int:
        """How many may stay, knowingly."""
        return len(self.findings) - self.must


class _Relay(QObject):
    done = Signal(int, bool)


class Checks(QObject):
    """Listens to a draft. `found` brings a `Checked`; what was found out about an older state is dropped."""

    found = Signal(object)

    def __init__(self, draft: Draft, store: EditorStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft, self.store = draft, store
        self.checked = Checked()
        self._state = 0
        self._futures: list[Future[Looked]] = []
        self._relay = _Relay(self)
        self._relay.done.connect(self._arrived)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.check)
        self._latest = QTimer(self)
        self._latest.setSingleShot(True)
        self._latest.timeout.connect(self.check)
        draft.changed.connect(self._draft_changed)

    @property
    def is_current(self) -> bool:
        """Whether all that can be known of the draft as it stands is known."""
        return self.checked.complete and not self._timer.isActive()

    def check(self) -> None:
        """Begin with the draft as it stands."""
        self._timer.stop()
        self._latest.stop()
        self._state += 1
        for old in self._futures:
            old.cancel()
        self._futures = []
        self.checked = Checked(self.checked.findings)
        try:
            others = list(self.store.others())
        except LibraryProblem:
            others = []
        item = self.draft.with_plain(copy.deepcopy(self.draft.plain))
        kind = self.draft.schema.kind(item.kind)
        if not kind.is_large:
            self._tell([look_at(item, others)], complete=True)
            return
        works: list[Work] = [look_at, look_closely] if kind.is_examined else [look_at]
        for place, work in enumerate(works):
            future = BESIDE_ALL.submit(work, item, others)
            self._futures.append(future)
            future.add_done_callback(partial(self._ring, self._state, last=place == len(works) - 1))

    def settle(self, seconds: float) -> bool:
        """Wait for what is under way, at most so long; gives whether all is known then."""
        if self._timer.isActive() or self._state == 0:
            self.check()
        if self.checked.complete:
            return True
        try:
            for future in self._futures:
                future.result(seconds)
        except (StillWorking, CancelledError, BrokenProcessPool):
            return False
        self._arrived(self._state, last=True)
        return self.checked.complete

    def _draft_changed(self) -> None:
        self._timer.start(CHECK_AFTER_MS)
        if not self._latest.isActive():
            self._latest.start(LATEST_MS)

    def _ring(self, state: int, _future: Future[Looked], *, last: bool) -> None:
        """Called in a thread of the pool."""
        try:
            self._relay.done.emit(state, last)
        except RuntimeError:
            # The editor was closed meanwhile; nobody waits for this any more.
            return

    def _arrived(self, state: int, last: bool) -> None:
        if state != self._state or self.checked.complete:
            return
        if not last:
            # Rows that would come back at once shall not go: the first part alone is shown when the rest takes long.
            QTimer.singleShot(PART_AFTER_MS, self, lambda: self._take(state))
            return
        self._take(state)

    def _take(self, state: int) -> None:
        if state != self._state or self.checked.complete:
            return
        done: list[Looked] = []
        for future in self._futures:
            if not future.done() or future.cancelled():
                break
            fault = future.exception()
            if isinstance(fault, BrokenProcessPool):
                # Somebody ended the process; another one does it again.
                QTimer.singleShot(CHECK_AFTER_MS, self, self.check)
                return
            if fault is not None:
                raise fault
            done.append(future.result())
        if done:
            self._tell(done, complete=len(done) == len(self._futures))

    def _tell(self, looked: Sequence[Looked], *, complete: bool) -> None:
        findings = [in_words(one) for part in looked for one in part.findings]
        sound = tuple([one for part in looked for one in part.sound])
        once = {(one.path, one.sentence, one.remedy, one.clause): one for one in findings}
        ordered = sorted(once.values(), key=lambda one: one.weight is not Weight.MUST)
        ways = tuple([one for part in looked for one in part.ways])
        self.checked = Checked(tuple(ordered), sound, complete, ways)
        self.found.emit(self.checked)
