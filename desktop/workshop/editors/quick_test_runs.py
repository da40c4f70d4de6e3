"""Tests of items that are being played: each goes on when its editor is left, and keeps what it finds by itself."""

from __future__ import annotations

import copy
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.before_states import note_tested
from desktop.workshop.editors.contract import EditorStore
from rules_core.content.items import Item, Key
from rules_core.games.item_tests import ItemTests
from rules_core.kernel.game import Plain
from rules_core.lab.quick_test import Progress, QuickTest

TOLD_EVERY_MS = 500
"""How often whoever shows a test hears how far it is."""
ENDS_WITHIN_S = 1.0
"""How long the end of the program waits for a test that is stopped."""

Tested = tuple[Key, int]
"""Which item is tested: game, kind and id of an official one, and the number of an own one."""


def tested_of(item: Item, store: EditorStore) -> Tested:
    """The name under which tests of this item are known."""
    return (item.game, item.kind, item.id if store.is_official else ""), store.number


def kept_test(tests: ItemTests, store: EditorStore) -> Plain:
    """The last result that the store has; empty where it has none that can be read."""
    kept = store.test()
    return kept if tests.is_result(kept) else {}


def with_earlier(tests: ItemTests, earlier: Plain, result: Plain) -> Plain:
    """A result with what it is compared with: that of another state before it, and that of what comes with the game."""
    if earlier.get("fingerprint") != result["fingerprint"]:
        before = tests.summary_of(earlier) if earlier and tests.share_won(earlier).games else {}
    else:
        before = earlier.get("before", {})
    more = {"before": before, "official": earlier.get("official", {})}
    return {**result, **{key: value for key, value in more.items() if value}}


class QuickTestRun(QObject):
    """One test. It keeps its result in `store`, which an editor that is opened meanwhile replaces by its own."""

    progressed = Signal()
    ended = Signal()
    """It is over, and what it found is kept."""
    _heard = Signal()

    def __init__(
        self,
        item: Item,
        store: EditorStore,
        tests: ItemTests,
        games: int,
        *,
        official: bool = False,
        chosen: Plain | None = None,
    ) -> None:
        """Of the item as it stands and with what is chosen for it, or, with `official`, of what comes with the game, to
        compare with.
        """
        super().__init__()
        tried, others = Item(item.game, item.kind, copy.deepcopy(item.plain)), list(store.others())
        self.item, self.store, self.tests = tried, store, tests
        self.is_official = official
        self.test = QuickTest(
            tests.official_trial if official else lambda: tests.chosen_trial(tried, others, chosen or {}), games
        )
        self.waits_for = ""
        """The name of what is tested before it; "" once it has begun."""
        self.fault = ""
        self.is_over = False
        self._heard.connect(self._hear)
        self.destroyed.connect(self.test.stop)

    @property
    def tested(self) -> Tested:
        """Which item is tested. An item that goes on as a copy takes its test along."""
        return tested_of(self.item, self.store)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return self.test.progress

    def start(self) -> None:
        """Play."""
        self.waits_for = ""

        def told(progress: Progress) -> None:
            # In a thread of the test; whoever heard of it may be gone already.
            with suppress(RuntimeError):
                self._heard.emit()

        self.test.start(told)

    def stop(self) -> None:
        """Play no more games and count those that were played."""
        self.test.stop()
        if self.waits_for:
            self.take()

    def take(self) -> None:
        """It is over: keep what it found."""
        if self.is_over:
            return
        self.is_over = True
        result = self.test.result()
        self.fault = self.test.fault
        if result and not self.fault:
            with suppress(LibraryProblem):
                earlier = kept_test(self.tests, self.store)
                if self.is_official:
                    self.store.keep_test({**earlier, "official": self.tests.summary_of(result)})
                else:
                    self.store.keep_test(with_earlier(self.tests, earlier, result))
                    note_tested(self.store, self.item.plain)
        self.ended.emit()

    def _hear(self) -> None:
        if self.is_over:
            return
        self.progressed.emit()
        if self.test.is_over:
            self.take()


class QuickTestRuns(QObject):
    """All tests that are under way or wait for their turn: one after the other, for each takes all processors."""

    began = Signal(object)
    progressed = Signal(object)
    """From time to time, with the `QuickTestRun` that is being played."""
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: list[QuickTestRun] = []
        self._faults: dict[Tested, str] = {}
        self._unseen: set[Tested] = set()
        self._tick = QTimer(self)
        self._tick.setInterval(TOLD_EVERY_MS)
        self._tick.timeout.connect(self._tell)

    def begin(self, run: QuickTestRun) -> None:
        """Play this as soon as no other is being played."""
        run.setParent(self)
        self._faults.pop(run.tested, None)
        self._runs.append(run)
        run.ended.connect(lambda: self._ended(run))
        if len(self._runs) > 1:
            run.waits_for = self._runs[0].item.name
        else:
            run.start()
        self._tick.start()
        self.began.emit(run)

    def of(self, tested: Tested) -> QuickTestRun | None:
        """The test of this item that is under way or waits."""
        return next((run for run in self._runs if run.tested == tested), None)

    def fault_of(self, tested: Tested) -> str:
        """Why the last test of this item could not be played; "" where it could."""
        return self._faults.get(tested, "")

    def came_meanwhile(self, tested: Tested) -> bool:
        """Whether a test of this item ended since it was last asked; nobody may have seen the result yet."""
        is_new = tested in self._unseen
        self._unseen.discard(tested)
        return is_new

    def finish(self) -> None:
        """The program ends: stop all of them, and keep what was played."""
        for run in reversed(self._runs[:]):
            run.test.stop()
            run.test.wait(ENDS_WITHIN_S)
            run.take()

    def _ended(self, run: QuickTestRun) -> None:
        self._runs.remove(run)
        if run.fault:
            self._faults[run.tested] = run.fault
        self._unseen.add(run.tested)
        for waiting in self._runs[:1]:
            if waiting.waits_for:
                waiting.start()
        for waiting in self._runs[1:]:
            waiting.waits_for = self._runs[0].item.name
        if not self._runs:
            self._tick.stop()
        self.ended.emit(run)
        run.deleteLater()

    def _tell(self) -> None:
        for run in self._runs[:1]:
            self.progressed.emit(run)
