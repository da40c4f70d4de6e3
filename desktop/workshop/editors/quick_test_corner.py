"""Where the sheet of tests lies: over the right side of the body, made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.workshop.editors.quick_test_runs import QuickTestRun, QuickTestRuns, Tested, tested_of
from desktop.workshop.editors.right_sheet import right_width
from rules_core.games.catalogue import item_tests_of
from rules_core.kernel.game import Plain

if TYPE_CHECKING:
    from desktop.workshop.editors.contract import EditorStore
    from desktop.workshop.editors.draft import Draft
    from desktop.workshop.editors.quick_test_panel import QuickTestPanel

WIDE = 480
"""Of the sheet, in px at 100 %."""
NARROWEST = 360
GAP = 8


class QuickTestCorner:
    """Shows and hides the sheet of a frame and keeps it in its place."""

    def __init__(
        self,
        frame: QWidget,
        lies_over: tuple[QWidget, QWidget, QWidget],
        theme: Theme,
        draft: Draft,
        store: EditorStore,
        runs: QuickTestRuns,
        made: Callable[[QuickTestPanel], None],
    ) -> None:
        """`lies_over` are the middle of the frame, its body and the list of problems; `made` hears of the sheet."""
        self.frame = frame
        self._middle, self._body, self._problems = lies_over
        self._theme, self._draft, self._store = theme, draft, store
        self._runs, self._made = runs, made
        self._reason = ""
        self._is_made = False
        under_way = self.run
        if under_way is not None:
            # What it finds belongs into the hands that have the item now.
            under_way.store = store

    @cached_property
    def panel(self) -> QuickTestPanel:
        """The sheet. Its making loads what plays the games."""
        from desktop.workshop.editors.quick_test_panel import QuickTestPanel

        self._is_made = True
        tests = item_tests_of(self._draft.game)
        # Nobody opens the sheet of what cannot be tested.
        assert tests is not None
        panel = QuickTestPanel(self._theme, self._draft, self._store, tests, self._runs, parent=self.frame)
        panel.hide()
        panel.set_reason(self._reason)
        self._made(panel)
        return panel

    @property
    def tested(self) -> Tested:
        """The name under which tests of this item are known."""
        return tested_of(self._draft.item, self._store)

    @property
    def run(self) -> QuickTestRun | None:
        """The test of this item that is under way."""
        return self._runs.of(self.tested)

    def came_meanwhile(self) -> bool:
        """Whether a test is under way that was begun before, or has ended while nobody looked."""
        return self._runs.came_meanwhile(self.tested) or self.run is not None

    @property
    def result(self) -> Plain:
        """What the last test found; empty when there was none."""
        return self.panel.test if self._is_made else self._store.test()

    @property
    def is_open(self) -> bool:
        """Whether the sheet is seen."""
        return self._is_made and not self.panel.isHidden()

    def show(self, wanted: bool) -> None:
        """Open the sheet, or put it away."""
        self.panel.setVisible(wanted)
        self.fit()

    def set_reason(self, reason: str) -> None:
        """Why no test can begin; "" when it can."""
        self._reason = reason
        if self._is_made:
            self.panel.set_reason(reason)

    def fit(self) -> None:
        """Follow the size of the frame: beside the right edge, as high as the body."""
        if not self.is_open:
            return
        frame, gap = self.frame, self._theme.px(GAP)
        top = self._middle.mapTo(frame, QPoint(0, 0)).y() + gap
        bottom = self._body.mapTo(frame, QPoint(0, self._body.height())).y() - gap
        if bottom - top < self._theme.px(360):
            # Too low to read: over the problems too.
            bottom = frame.height() - gap
        # No edge of what lies below it looks out.
        wide = min(right_width(self._theme, frame.width(), WIDE), frame.width() - 2 * gap)
        if self._body.isAncestorOf(self._problems):
            # Where they stand in the body itself the sheet lies beside them, as long as it can be read.
            beside = frame.width() - 2 * gap - self._problems.mapTo(frame, QPoint(self._problems.width(), 0)).x()
            wide = min(wide, max(beside, self._theme.px(NARROWEST)))
        self.panel.setGeometry(frame.width() - wide - gap, top, wide, max(bottom - top, 1))
        self.panel.raise_()
