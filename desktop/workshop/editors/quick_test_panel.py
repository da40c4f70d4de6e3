"""The sheet on which an item is tested before it is shared: start, progress, stop, and what was found."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.share_bars import ShareBars
from desktop.look.widgets.wheel_guard import guard_from_wheel
from desktop.storage.problems import LibraryProblem
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.quick_test_runs import QuickTestRun, QuickTestRuns, kept_test, tested_of
from desktop.workshop.editors.result_head import ResultHeadBox
from desktop.workshop.editors.result_words import ResultLine, ResultTone, pace_words, progress_words, tr
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.item_tests import ItemTests
from rules_core.games.trial import GAMES
from rules_core.kernel.game import Plain
from rules_core.lab.quick_test import Progress
from rules_core.wording.translation import say

STALE_AFTER_MS = 250
SIGNS = {
    ResultTone.WARNING: ("ui/triangle-alert", "enemy"),
    ResultTone.PLAIN: ("ui/info", "text_2"),
    ResultTone.IDLE: ("ui/eye-off", "warn"),
    ResultTone.CHANGE: ("ui/flask-conical", "gold"),
}


class QuickTestPanel(HeadedSheet):
    """One item's tests. `closed` is wanted by the button in its heading; the frame shows and hides it."""

    closed = Signal()
    changed = Signal()
    """A result came, or the one that is there became stale."""

    def __init__(
        self,
        theme: Theme,
        draft: Draft,
        store: EditorStore,
        tests: ItemTests,
        runs: QuickTestRuns,
        games: int = GAMES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "", "ui/flask-conical", parent=parent)
        self.setObjectName("editor.quick_test")
        self.draft, self.store, self.games = draft, store, games
        self.tests, self.runs = tests, runs
        self.said = face_of(draft.game).result_words(draft.game, draft.kind)
        self.test: Plain = kept_test(tests, store)
        """The last result, with what it is compared with; empty before the first."""
        self._mark = ""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._look_again)
        self._reason = ""
        self._build()
        runs.progressed.connect(self._show_growing)
        runs.ended.connect(self._take)
        running = self.running
        if running is not None:
            # Begun before the editor was left.
            running.progressed.connect(self._show_progress)
        draft.changed.connect(lambda: self._late.start(STALE_AFTER_MS))
        self._look_again()

    # What can be done

    def start(self) -> None:
        """Play the games with the item as it stands."""
        if self.running is None and not self._reason:
            chosen = {key: box.currentData() for key, box in self.choices.items()}
            self._begin(QuickTestRun(self.draft.item, self.store, self.tests, self.games, chosen=chosen))

    def compare(self) -> None:
        """Play the same games with what comes with the game, to compare with."""
        if self.running is None and self.test:
            self._begin(QuickTestRun(self.draft.item, self.store, self.tests, self.games, official=True))

    def stop(self) -> None:
        """Play no more games and count those that were played."""
        if self.running is not None:
            self.running.stop()

    def set_reason(self, reason: str) -> None:
        """Why no test can begin now; "" when it can."""
        self._reason = reason
        self._show()

    @property
    def running(self) -> QuickTestRun | None:
        """The test of this item that is under way, or waits until another is over."""
        return self.runs.of(tested_of(self.draft.item, self.store))

    @property
    def is_stale(self) -> bool:
        """Whether the item, what it speaks of or the rules are no longer as they were tested."""
        return bool(self.test) and self.test.get("fingerprint") != self._mark

    # A run

    def _begin(self, run: QuickTestRun) -> None:
        self.runs.begin(run)
        run.progressed.connect(self._show_progress)
        self._show()

    def _take(self, run: QuickTestRun) -> None:
        """A test is over; it has kept what it found."""
        if run.tested != tested_of(self.draft.item, self.store):
            # Another item's: this one may be the next.
            self._show_progress()
            return
        self.test = kept_test(self.tests, self.store)
        self._look_again()

    # What it shows

    def _look_again(self) -> None:
        """Whether the result still belongs to the item as it stands."""
        if not self.test:
            self._show()
            return
        item = self.draft.with_plain(self.draft.plain)
        with suppress(LibraryProblem):
            self._mark = mark_of(item, self.store.others(), self.draft.schema)
        self._show()
        self.changed.emit()

    def _show_growing(self) -> None:
        running = self.running
        result = running.test.result() if running is not None and not running.is_official else {}
        if result:
            self._show_bars(result)

    def _show(self) -> None:
        run, known = self.running, bool(self.test)
        running = run is not None
        has_focus = self.start_button.hasFocus() or self.compare_button.hasFocus() or self.stop_button.hasFocus()
        fault = self.runs.fault_of(tested_of(self.draft.item, self.store))
        self.intro.setVisible(not known and not running)
        self.fault.setText(tr("The test could not be played. {why}").format(why=fault))
        self.fault.setVisible(bool(fault) and not running)
        self.progress_box.setVisible(running)
        self.start_button.setVisible(not running)
        self.start_button.setEnabled(not self._reason)
        self.start_button.setToolTip(tip(self._reason))
        self.start_button.setText(self.tr("Test again") if known else self.tr("Play %n games", "", self.games))
        self.reason.setText(self._reason)
        self.reason.setVisible(bool(self._reason) and not running)
        self.stale.setVisible(self.is_stale and not running)
        self.stale_words.setVisible(self.is_stale and not running)
        is_alone = "official" not in self.test
        self.compare_button.setVisible(known and not running and is_alone and bool(self.said.compare_words()))
        self._show_progress()
        if run is not None and not run.is_official:
            self._show_lines([])
            self._show_bars(None)
            self.legend.hide()
        elif known:
            self._show_bars(self.test)
            self.legend.setVisible("official" in self.test)
            self._show_lines(self.said.lines_of(self.test))
        else:
            self._show_bars(None)
            self.legend.hide()
        if has_focus:
            (self.stop_button if running else self.start_button).setFocus()
        self._say_note()

    def _show_bars(self, result: Plain | None) -> None:
        rows = self.said.rows_of(result) if result is not None else []
        if rows:
            self.bars.show_rows(rows)
        self.bars.setVisible(bool(rows))
        self.result.show_head(self.said.head(result) if result is not None else None)

    def _say_note(self) -> None:
        played = int(self.test.get("games", 0))
        if self.running is not None:
            note = self.tr("in the background; it goes on when you leave")
        elif self.test and played < int(self.test.get("asked", played)):
            note = self.tr("stopped after %n game(s)", "", played)
        else:
            note = self.tr("%n game(s)", "", played) if played else ""
        self.heading.note.setText(note)

    def _show_progress(self) -> None:
        run = self.running
        if run is None:
            return
        progress = run.progress
        self.bar.setMaximum(progress.games)
        self.bar.setValue(progress.done)
        words = progress_words(run)
        self.count.setText(words)
        self.bar.setAccessibleDescription(words)
        self.pace.setText(self._pace_words(run.waits_for, progress))

    def _pace_words(self, waits_for: str, progress: Progress) -> str:
        if waits_for:
            return self.tr("It begins when the test of “{name}” is done.").format(name=waits_for)
        if not progress.done:
            return self.tr("The first games are running.")
        return pace_words(progress.games - progress.done, progress.per_second)

    def _show_lines(self, lines: list[ResultLine]) -> None:
        while self._lines.count():
            taken = self._lines.takeAt(0)
            widget = taken.widget() if taken is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        heading = ""
        for line in lines:
            if line.heading != heading:
                heading = line.heading
                self._lines.addWidget(text_label(heading, TextStyle.STRONG))
            self._lines.addWidget(self._line(line))

    def _line(self, line: ResultLine) -> QWidget:
        px = self.theme.px
        sign, role = SIGNS[line.tone]
        row = QFrame()
        row.setProperty("tone", line.tone.value)
        if line.tone is ResultTone.CHANGE:
            row.setProperty("paper", "sel_bg")
        box = QHBoxLayout(row)
        box.setContentsMargins(px(8), px(6), px(8), px(6))
        box.setSpacing(px(10))
        box.addWidget(Icon(self.theme, sign, 20, role), 0, Qt.AlignmentFlag.AlignTop)
        step = TextStyle.STRONG if line.tone is ResultTone.WARNING else TextStyle.BODY
        words = text_label(line.words, step, "enemy" if line.tone is ResultTone.WARNING else "text", wrap=True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.addWidget(words, 1)
        return row

    # How it is made

    def _build(self) -> None:
        px = self.theme.px
        self.heading.set_title(tr("Test"))
        self.close_button = QToolButton()
        self.close_button.setObjectName("quick_test.close")
        self.close_button.setProperty("kind", "flat")
        self.close_button.setAccessibleName(self.tr("Close the test"))
        self.close_button.setToolTip(self.tr("Close. A test that runs goes on."))
        self.close_button.clicked.connect(self.closed)
        self.heading.add(self.close_button)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(px(14), px(12), px(14), px(12))
        column.setSpacing(px(10))
        self.intro = text_label(self.said.intro(), wrap=True)
        self.fault = text_label("", TextStyle.STRONG, "enemy", wrap=True)
        self.fault.setObjectName("quick_test.fault")
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.stale = Pill(self.theme, self.tr("Stale"), PillTone.WARN, icon="ui/history")
        self.stale_words = text_label(
            self.tr("This, what it needs or the rules changed since the test."), TextStyle.SMALL, "warn", wrap=True
        )
        stale = QHBoxLayout()
        stale.setSpacing(px(10))
        stale.addWidget(self.stale)
        stale.addWidget(self.stale_words, 1)
        self.progress_box = QWidget()
        box = QVBoxLayout(self.progress_box)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(px(6))
        self.count = text_label("", TextStyle.NAME)
        self.pace = text_label("", TextStyle.SMALL, "text_2")
        self.bar = QProgressBar()
        self.bar.setObjectName("quick_test.bar")
        self.bar.setAccessibleName(self.tr("Games played"))
        self.bar.setTextVisible(False)
        self.stop_button = self._button("quick_test.stop", self.tr("Stop here, keep results"), self.stop)
        for widget in (self.count, self.bar, self.pace, self.stop_button):
            box.addWidget(widget)
        self.bars = ShareBars(self.theme)
        self.bars.setObjectName("quick_test.bars")
        self.result = ResultHeadBox(self.theme)
        self.legend = text_label(self.said.legend(), TextStyle.SMALL, "text_2", wrap=True)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(px(4))
        self.reason = text_label("", TextStyle.SMALL, "enemy", wrap=True)
        self.start_button = self._button("quick_test.start", "", self.start)
        self.start_button.setProperty("kind", "main")
        self.compare_button = self._button("quick_test.compare", self.said.compare_words(), self.compare)
        column.addWidget(self.intro)
        column.addWidget(self.fault)
        column.addLayout(stale)
        column.addWidget(self.progress_box)
        column.addWidget(self.result)
        column.addWidget(self.bars)
        column.addWidget(self.legend)
        column.addLayout(self._lines)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setObjectName("quick_test.scroll")
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(page)
        self.body.addWidget(self.area, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(px(14), px(8), px(14), px(12))
        foot.setSpacing(px(8))
        foot.addLayout(self._choices())
        for widget in (self.reason, self.compare_button, self.start_button):
            foot.addWidget(widget)
        self.body.addLayout(foot)
        self._dress()

    def _choices(self) -> QGridLayout:
        """What may be chosen for the test, each as a list beside its name."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.theme.px(10))
        grid.setVerticalSpacing(self.theme.px(6))
        grid.setColumnStretch(1, 1)
        self.choices: dict[str, QComboBox] = {}
        others: list[Item] = []
        with suppress(LibraryProblem):
            others = list(self.store.others())
        for line, field in enumerate(self.tests.choices(self.draft.item, others)):
            box = self.choices[field.key] = QComboBox()
            box.setObjectName(f"quick_test.{field.key}")
            box.setAccessibleName(say(field.name))
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            guard_from_wheel(box)
            for word in field.words:
                box.addItem(field.name_of(word), word)
            grid.addWidget(text_label(say(field.name), TextStyle.SMALL), line, 0)
            grid.addWidget(box, line, 1)
        return grid

    def _button(self, name: str, words: str, act: object) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        # It has the focus when the sheet opens, and Enter is what people press then.
        button.setAutoDefault(True)
        if callable(act):
            button.clicked.connect(lambda: act())
        return button

    def _dress(self) -> None:
        side = self.theme.px(18)
        self.close_button.setIcon(icon("ui/x", side, self.colours.text_2))
        self.close_button.setIconSize(QSize(side, side))

    def look_changed(self) -> None:
        self._dress()
        super().look_changed()
