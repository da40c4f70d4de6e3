"""What stands round every editor: head, notice, body, problems; keeps the draft, undoes, and hands the item on."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from desktop.look.announce import announce
from desktop.look.key_uses import KeyGroup, KeyTeller, uses_of
from desktop.look.theme import Theme
from desktop.look.wood import paint_wood
from desktop.workshop.editors.change_box import ChangeBox
from desktop.workshop.editors.checking import Checked, Checks
from desktop.workshop.editors.contract import (
    ChangeBody,
    FindingsBody,
    LowBody,
    ProblemsBody,
    ReadOnlyBody,
    RoomyBody,
    WaysBody,
)
from desktop.workshop.editors.contract import EditorBody as EditorBody
from desktop.workshop.editors.contract import EditorStore as EditorStore
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.head import EditorHead
from desktop.workshop.editors.keeping import DraftKeeper, Keeping
from desktop.workshop.editors.kind_words import changed_words, kind_name, kind_picture
from desktop.workshop.editors.notice import Notice
from desktop.workshop.editors.problems_below import ProblemsBelow
from desktop.workshop.editors.problems_panel import ProblemsPanel
from desktop.workshop.editors.quick_test_corner import QuickTestCorner
from desktop.workshop.editors.quick_test_runs import QuickTestRun, QuickTestRuns
from desktop.workshop.editors.result_words import progress_words
from rules_core.content.items import Item

if TYPE_CHECKING:
    from desktop.workshop.editors.quick_test_panel import QuickTestPanel

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SETTLED_WITHIN_S = 1.0
"""How long leaving, sharing and trying wait for the checks that are under way."""
LOW = 470
"""Lower than this, in px at 100 %, an editor shows what is needed and no more: one row above the fields."""
TIGHT = 400
"""Lower than this, in px at 100 %, body and problems have little room for both."""
UNDO_KEYS = ((Qt.Key.Key_Z, CTRL), (Qt.Key.Key_Z, CTRL | SHIFT), (Qt.Key.Key_Y, CTRL))


class EditorFrame(QWidget):
    """An editor page for one item. `body` must be an `EditorBody`; the page that opens it connects the signals."""

    left = Signal()
    """Back was wanted, and everything is kept."""
    share_wanted = Signal(int)
    """The number of the item, which is kept and has no problem."""
    try_wanted = Signal(object)
    """An `Item` that has no problem, to begin a game with."""
    copy_wanted = Signal(int)
    """An official item is to be copied; its table is `draft.plain`."""
    rules_wanted = Signal(str)
    """The rules are to be opened at a clause."""
    keys_wanted = Signal()
    """The list of all keys is to be shown: `key_groups`."""
    number_changed = Signal(int)
    """The draft goes on as another item of the library: a copy."""

    def __init__(
        self,
        theme: Theme,
        draft: Draft,
        body: QWidget,
        store: EditorStore,
        runs: QuickTestRuns | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`runs` are the tests of all items, which go on when the editor is left; without them they end with it."""
        super().__init__(parent)
        if not isinstance(body, EditorBody):
            raise TypeError("The body of an editor needs show_path and tools.")
        self.setObjectName("editor.frame")
        self.theme, self.draft, self.body, self.store = theme, draft, body, store
        self.runs = runs or QuickTestRuns(self)
        if draft.parent() is None:
            draft.setParent(self)
        self.keeper = DraftKeeper(draft, store, self)
        self.head = EditorHead(theme, kind_picture(draft.game, draft.kind), body.tools(), self)
        self.notice = Notice(theme, self)
        self.middle = QSplitter(Qt.Orientation.Vertical)
        self.middle.setChildrenCollapsible(False)
        self.middle.setHandleWidth(theme.px(8))
        self.middle.addWidget(body)
        self.middle.setStretchFactor(0, 1)
        self.checks = Checks(draft, store, self)
        self.problems = ProblemsPanel(theme, draft)
        self._place_problems()
        lies_over = self.middle, body, self.problems
        self.tests = QuickTestCorner(self, lies_over, theme, draft, store, self.runs, self._test_made)
        self.change = ChangeBox(theme, draft, store, lambda: self.tests.result)
        self._place_change()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.notice)
        column.addWidget(self.middle, 1)
        self._is_low = False
        self._guarded: QWidget | None = None
        self._chosen_height = 0
        self._wanted: Callable[[], None] | None = None
        self._connect()
        self._set_read_only()
        self._show_state()
        self.checks.check()

    @property
    def item(self) -> Item:
        """A copy of the item as it stands, which nobody changes any more."""
        return self.draft.with_plain(copy.deepcopy(self.draft.plain))

    # What can be done

    def leave(self) -> None:
        """Back, with everything kept; stays where the library cannot be written and says so."""
        if self.may_leave():
            self.left.emit()

    def close_or_leave(self) -> None:
        """Esc: put the test away when it lies open, else back."""
        if self.tests.is_open:
            self.show_test(wanted=False)
        else:
            self.leave()

    def show_test(self, wanted: bool = True) -> None:
        """Open the sheet on which the item is tested, or put it away; a test that runs goes on."""
        self.tests.show(wanted)
        self.head.test.setChecked(wanted)
        (self.head.test if not wanted else self.tests.panel.start_button).setFocus()

    def _test_made(self, sheet: QuickTestPanel) -> None:
        sheet.closed.connect(lambda: self.show_test(wanted=False))
        sheet.changed.connect(self.change.look_again)

    def _say_test(self) -> None:
        run = self.tests.run
        self.head.say_test(progress_words(run) if run is not None else "")

    def _test_ended(self, run: QuickTestRun) -> None:
        self._say_test()
        if run.tested == self.tests.tested:
            self.change.look_again()
            if self.tests.is_open:
                # It is seen.
                self.tests.came_meanwhile()

    def may_leave(self) -> bool:
        """Keep what is not kept. Call before the page or the window is closed."""
        if self.keeper.state in (Keeping.ELSEWHERE, Keeping.DELETED):
            # Nobody has decided: both stay, for nothing is ever lost.
            self.keep_mine()
        if not self.keeper.is_kept:
            self.checks.settle(SETTLED_WITHIN_S)
        if self.keeper.keep_now():
            return True
        self._show_state()
        return False

    def undo(self) -> None:
        """Take the last step back."""
        self.draft.undo()

    def redo(self) -> None:
        """Do the step again that was taken back."""
        self.draft.redo()

    def save(self) -> None:
        """Ctrl+S: everything is kept anyway, so it is only said."""
        if not self.store.is_official and self.keeper.keep_now():
            announce(self, self.tr("Saved. Every change is kept by itself."))
            self._show_state(self.tr("Saved. Every change is kept by itself"))

    def keep_mine(self) -> None:
        """Go on with a copy, where another window has changed the item."""
        if self.keeper.keep_mine():
            self.number_changed.emit(self.store.number)

    def share(self) -> None:
        """Hand the item on, if nothing is wrong with it."""
        self.draft.keep_id()
        self._once_sound(lambda: self.share_wanted.emit(self.store.number))

    def try_out(self) -> None:
        """Begin a game with it, if nothing is wrong with it."""
        self.draft.keep_id()
        self._once_sound(lambda: self.try_wanted.emit(self.item))

    def key_groups(self) -> list[KeyGroup]:
        """All keys: those of the body, and those of every editor."""
        body = self.body.key_groups() if isinstance(self.body, KeyTeller) else []
        return [*body, KeyGroup(self.tr("The editor"), uses_of(self.actions()))]

    def _once_sound(self, act: Callable[[], None]) -> None:
        """Do it when the draft as it stands this moment is kept and has been looked at, and nothing must be solved."""
        self._wanted = None
        if not self.checks.settle(SETTLED_WITHIN_S):
            self._wanted = act
            self._show_state(self.tr("being looked at"))
        elif not self.checks.checked.must and self.keeper.keep_now():
            act()

    # How it is connected

    def _connect(self) -> None:
        head, stack = self.head, self.draft.stack
        head.back.clicked.connect(self.leave)
        head.undo.clicked.connect(self.undo)
        head.redo.clicked.connect(self.redo)
        head.copy.clicked.connect(lambda: self.copy_wanted.emit(self.store.number))
        head.share.clicked.connect(self.share)
        head.try_out.clicked.connect(self.try_out)
        head.problems.clicked.connect(self.show_problems)
        self.theme.changed.connect(self._fit_height)
        head.test.setVisible(self.draft.schema.kind(self.draft.kind).is_tested)
        head.test.setCheckable(True)
        head.test.clicked.connect(self.show_test)
        for told in (self.runs.began, self.runs.progressed):
            told.connect(self._say_test)
        self.runs.ended.connect(self._test_ended)
        self._say_test()
        # By what the stack says and not by asking it: it speaks once more while it is taken down.
        stack.undoTextChanged.connect(head.say_undo)
        stack.redoTextChanged.connect(head.say_redo)
        self.draft.changed.connect(lambda path: self._show_state() if not path or path[0] == "name" else None)
        self.keeper.changed.connect(self._show_state)
        head.keys.clicked.connect(self.keys_wanted)
        for keys, words, act in (
            ("Ctrl+Z", self.tr("undo"), self.undo),
            ("Ctrl+Y", self.tr("redo"), self.redo),
            ("Ctrl+Shift+Z", self.tr("redo"), self.redo),
            ("Ctrl+S", self.tr("save; every change is kept by itself too"), self.save),
            ("F8", self.tr("go to the next problem"), lambda: self.problems.go(1)),
            ("Shift+F8", self.tr("go to the problem before"), lambda: self.problems.go(-1)),
            ("Esc", self.tr("back; everything is kept"), self.close_or_leave),
            ("?", self.tr("this sheet"), self.keys_wanted.emit),
            ("Ctrl+F1", self.tr("this sheet, from a field too"), self.keys_wanted.emit),
        ):
            action = QAction(words, self)
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(lambda _=False, act=act: act())
            self.addAction(action)
        self.checks.found.connect(self._show_checked)
        self.problems.place_wanted.connect(self.body.show_path)
        self.problems.rules_wanted.connect(self.rules_wanted)
        self.problems.has_ways = isinstance(self.body, WaysBody)
        self.problems.ways_wanted.connect(self._show_ways)
        self.problems.height_changed.connect(self._fit_problems)
        self.middle.splitterMoved.connect(self._splitter_moved)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._guard)
        head.say_undo(stack.undoText())
        head.say_redo(stack.redoText())

    def _guard(self, old: QWidget | None, new: QWidget | None) -> None:
        """Fields have an undo of their own; in an editor there is one, and it is the draft's."""
        self.draft.end_typing()
        if self._guarded is not None:
            self._guarded.removeEventFilter(self)
        self._guarded = new if new is not None and self.isAncestorOf(new) else None
        if self._guarded is not None:
            self._guarded.installEventFilter(self)
            self._guarded.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._guarded = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if (event.key(), event.modifiers()) in UNDO_KEYS:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    # Problems

    def _place_problems(self) -> None:
        if isinstance(self.body, ProblemsBody):
            self.body.hold_problems(self.problems)
            return
        self.middle.addWidget(ProblemsBelow(self.problems))
        self.middle.setStretchFactor(1, 0)

    def _place_change(self) -> None:
        if isinstance(self.body, ChangeBody) and not self.store.is_official:
            self.body.hold_change(self.change)
        else:
            self.change.setParent(self)
            self.change.stop()

    def _fit_problems(self) -> None:
        """As high as it takes by itself; a height that somebody chose by hand is kept."""
        if self.middle.count() < 2:
            return
        tight = max(TIGHT, self.body.tight_below) if isinstance(self.body, RoomyBody) else TIGHT
        self.problems.set_tight(self.middle.height() < self.theme.px(tight))
        full = self.problems.full_height() + self.theme.px(4)
        low = self.problems.minimumSizeHint().height() + self.theme.px(4)
        whole = self.middle.height() - self.middle.handleWidth()
        usual = self.problems.usual_height() + self.theme.px(4)
        wanted = full if self.problems.is_folded else min(self._chosen_height or usual, full)
        below = self.middle.widget(1)
        if below is not None:
            below.setMaximumHeight(max(full, low))
        if whole > 0:
            self.middle.setSizes([whole - wanted, wanted])
        self.tests.fit()

    def _splitter_moved(self) -> None:
        self._chosen_height = self.middle.sizes()[1]

    def _show_checked(self, checked: Checked) -> None:
        self.problems.show_checked(checked)
        if isinstance(self.body, FindingsBody):
            self.body.show_findings(checked.findings)
        if checked.complete:
            self._show_ways(self.problems.shows_ways)
            self.keeper.checked(checked.must)
            if self._wanted is not None:
                QTimer.singleShot(0, self, self._try_again)
        reason = self.tr("%n must be solved first", "", checked.must) if checked.must else ""
        self.head.say_reason(reason)
        self.head.say_problems(self.problems.counts(), self.problems.picture())
        self.tests.set_reason(reason)

    def _show_ways(self, wanted: bool) -> None:
        if isinstance(self.body, WaysBody):
            self.body.show_ways(self.checks.checked.ways if wanted else ())

    def _try_again(self) -> None:
        """What was wanted before the checks were through."""
        if self._wanted is not None:
            self._once_sound(self._wanted)

    def _fit_height(self) -> None:
        """Where there is little height the sheet of problems opens from the head, and the body makes itself small."""
        low = self.height() < self.theme.px(LOW)
        if low == self._is_low:
            return
        self._is_low = low
        below = self.middle.widget(1)
        self.head.set_low(low=low, with_problems=below is not None)
        if below is not None:
            self.head.problems.setChecked(False)
            below.setVisible(not low)
        if isinstance(self.body, LowBody):
            self.body.set_low(low)

    def show_problems(self, wanted: bool) -> None:
        """Show the sheet of problems, or put it away where there is little height."""
        below = self.middle.widget(1)
        if below is not None and self._is_low:
            self.problems.open_by_hand()
            below.setVisible(wanted)
            self.head.problems.setChecked(wanted)
            self._fit_problems()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_height()
        self._fit_problems()
        self.tests.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        origin = QPointF(-self.mapTo(self.window(), self.rect().topLeft()))
        paint_wood(QPainter(self), event.rect(), self.theme.look, origin)

    # What it says

    def _set_read_only(self) -> None:
        official = self.store.is_official
        self.head.copy.setVisible(official)
        for button in (self.head.share, self.head.undo, self.head.redo):
            button.setVisible(not official)
        if not official:
            return
        if isinstance(self.body, ReadOnlyBody):
            self.body.set_read_only(True)
        else:
            self.body.setEnabled(False)
        self.notice.say(
            self.tr("This comes with Hearthwall and stays as it is. Make a copy to change it."), picture="ui/lock"
        )

    def _show_state(self, note: str = "") -> None:
        item = self.draft.item
        self.head.say(item.name or self.tr("Without a name"), self._note(note))
        state = self.keeper.state
        if state is Keeping.ELSEWHERE:
            self.notice.say(
                self.tr("Another window has changed this meanwhile. Nothing is lost; which one goes on here?"),
                (
                    ("editor.keep_mine", self.tr("Keep mine as a copy"), self.keep_mine),
                    ("editor.take_theirs", self.tr("Take theirs"), self.keeper.take_theirs),
                ),
                picture="ui/git-branch",
            )
        elif state is Keeping.DELETED:
            self.notice.say(
                self.tr("Another window has thrown this away meanwhile. What stands here can be kept as a copy."),
                (("editor.keep_mine", self.tr("Keep mine as a copy"), self.keep_mine),),
                picture="ui/git-branch",
            )
        elif state is Keeping.TROUBLE:
            self.notice.say(
                self.keeper.sentence,
                (("editor.keep_again", self.tr("Try again"), self.keeper.keep_now),),
                picture="ui/triangle-alert",
            )
        elif not self.store.is_official:
            self.notice.say("")

    def _note(self, note: str) -> str:
        """The line below the name."""
        kind = kind_name(self.draft.game, self.draft.kind)
        if self.store.is_official:
            return self.tr("{kind}, comes with Hearthwall").format(kind=kind)
        if not note and self.keeper.state is Keeping.KEPT:
            note = self.tr("draft saved") if self.draft.stack.index() else changed_words(self.store.changed)
        elif not note:
            note = self.tr("not saved yet")
        if self.store.author:
            return self.tr("{kind}, by {author}, {state}").format(kind=kind, author=self.store.author, state=note)
        return self.tr("{kind}, by you, {state}").format(kind=kind, state=note)
