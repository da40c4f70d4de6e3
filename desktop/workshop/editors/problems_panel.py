"""The sheet of problems: every one with its place and remedy while somebody types, and what is in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import SHADOW_DOWN
from desktop.look.widgets.paper import HeadedSheet
from desktop.workshop.editors.checking import Checked
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.in_order import WAIVED, things_in_order
from desktop.workshop.editors.problem_row import ROW, ProblemRow
from rules_core.content.fields import field_at
from rules_core.content.items import Finding

WAYS = "V-4.3.4"
"""The clause about the ways from the edges to the buildings."""
MOST_ROWS = 60
"""More problems at once help nobody: the rest shows as soon as there are fewer."""


class ProblemsPanel(HeadedSheet):
    """Shows what `Checks` found. Follows and changes the draft; whoever holds it connects the signals."""

    place_wanted = Signal(tuple)
    """Go to a path of the item."""
    rules_wanted = Signal(str)
    """Open the rules at a clause."""
    ways_wanted = Signal(bool)
    """Show the ways of the last examination, or no longer."""
    height_changed = Signal()
    """It wants another height than before: rows came, or it was folded."""

    def __init__(self, theme: Theme, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "ui/triangle-alert", parent=parent)
        self.setObjectName("editor.problems")
        self.setAccessibleName(self.tr("Problems"))
        self.draft = draft
        self.checked = Checked()
        self.has_ways = False
        """Whether somebody listens who can show ways."""
        self.shows_ways = False
        self.heading.set_title(self.tr("Problems"))
        self.heading.note.setObjectName("problems.count")
        self._place = -1
        self.is_folded = False
        self._is_tight = self._by_hand = False
        self.before = self._tool("problems.previous", "ui/chevron-up", self.tr("Previous problem (Shift+F8)"))
        self.next = self._tool("problems.next", "ui/chevron-down", self.tr("Next problem (F8)"))
        self.fold = self._tool("problems.fold", "ui/minus", "")
        self.before.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        self.fold.clicked.connect(self._fold_by_hand)
        self.list = QWidget()
        self._rows = QVBoxLayout(self.list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._rows.addStretch(1)
        self.rows: list[ProblemRow] = []
        self.area = QScrollArea()
        self.area.setObjectName("problems.scroll")
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.list)
        self.body.addWidget(self.area, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        words = field_at(draft.fields, (WAIVED,))
        self._may_waive: tuple[str, ...] = words.words if words is not None else ()
        self.set_folded(False)
        self.show_checked(self.checked)

    # What it shows

    def show_checked(self, checked: Checked) -> None:
        """Show what is known now."""
        before = self._chosen()
        had_focus = self._has_focus()
        is_news = checked.findings != self.checked.findings
        self.checked = checked
        shown = self._fill(checked)
        for row in self.rows[shown:]:
            row.hide()
        self._offer_ways(shown)
        again = [place for place, one in enumerate(self._findings()) if one == before]
        self._place = again[0] if again else -1
        if is_news and not again:
            # What came is worst first: it must not hide above rows that somebody looked at before.
            self.area.verticalScrollBar().setValue(0)
        self._say()
        self._fold_by_itself()
        if had_focus and not self._has_focus():
            # The button that was pressed is gone: whoever goes by the keyboard stays here.
            (self.fold if self.is_folded or not shown else self.rows[0]).setFocus()
        # Rows know their height once they have a width.
        QTimer.singleShot(0, self, self.height_changed.emit)

    def _fill(self, checked: Checked) -> int:
        shown = 0
        for finding in checked.findings[:MOST_ROWS]:
            self._row(shown).show_finding(finding, may_waive=self._waivable(finding))
            shown += 1
        if len(checked.findings) > MOST_ROWS:
            more = self.tr("%n more will show here.", "", len(checked.findings) - MOST_ROWS)
            self._row(shown).show_busy(more)
            shown += 1
        if not checked.complete:
            self._row(shown).show_busy(self.tr("More is being looked at."))
            shown += 1
        for thing in things_in_order(self.draft.fields, checked, self.draft.get((WAIVED,), [])):
            self._row(shown).show_in_order(thing)
            shown += 1
        return shown

    def _offer_ways(self, shown: int) -> None:
        """V-4.3.4. The first row about the ways offers to show them."""
        offered = self.has_ways and bool(self.checked.ways)
        for row in self.rows[:shown]:
            is_about = offered and row.clause.text() == WAYS
            row.offer_ways(offered=is_about, shown=self.shows_ways)
            offered = offered and not is_about

    def _show_ways(self, wanted: bool) -> None:
        self.shows_ways = wanted
        self.ways_wanted.emit(wanted)

    def counts(self) -> str:
        """ "1 must be solved, 1 is advice, the rest is in order"."""
        checked = self.checked
        must = self.tr("%n must be solved", "", checked.must)
        advice = self.tr("%n (is|are) advice", "", checked.advice)
        if checked.must and checked.advice:
            return self.tr("{must}, {advice}, the rest is in order").format(must=must, advice=advice)
        if checked.must or checked.advice:
            return self.tr("{some}, the rest is in order").format(some=must if checked.must else advice)
        return self.tr("all is in order") if checked.complete else self.tr("being looked at")

    def picture(self) -> str:
        """The sign for all of them together."""
        if self.checked.findings:
            return "ui/triangle-alert" if self.checked.must else "ui/info"
        return "ui/circle-check" if self.checked.complete else "ui/info"

    def _say(self) -> None:
        self.heading.note.setText(self.counts())
        self.heading.note.setAccessibleName(self.counts())
        if self.checked.findings:
            role = "enemy" if self.checked.must else "warn"
            self.heading.icon.set_icon("ui/triangle-alert" if self.checked.must else "ui/info", role)
        elif self.checked.complete:
            self.heading.icon.set_icon("ui/circle-check", "good")
        for button in (self.before, self.next):
            button.setEnabled(bool(self.checked.findings))

    # What can be done

    def go(self, by: int) -> None:
        """Go to the next problem (1) or to the one before (-1), round and round."""
        findings = self._findings()
        if not findings:
            return
        self._place = (self._place + by) % len(findings) if self._place >= 0 else 0 if by > 0 else len(findings) - 1
        row = self.rows[self._place]
        self.set_folded(False)
        self.area.ensureWidgetVisible(row)
        row.setFocus()
        self.place_wanted.emit(findings[self._place].path)

    def set_tight(self, tight: bool) -> None:
        """There is little room: while nothing must be solved the heading alone says what there is.

        Whoever folds it decides for good.
        """
        self._is_tight = tight
        self._fold_by_itself()

    def _fold_by_itself(self) -> None:
        checked = self.checked
        if self.is_folded and not checked.complete and not checked.must:
            # It says what it knows when all has been looked at, and does not flicker with each stroke of a brush.
            return
        wanted = self._is_tight and checked.complete and not checked.must
        if not self._by_hand and wanted != self.is_folded:
            self.set_folded(wanted)

    def _fold_by_hand(self) -> None:
        self._by_hand = True
        self.set_folded(not self.is_folded)

    def open_by_hand(self) -> None:
        """Somebody wants to see the rows."""
        self._by_hand = True
        self.set_folded(False)

    def set_folded(self, folded: bool) -> None:
        """Only the heading, or the rows too."""
        self.is_folded = folded
        self.area.setVisible(not folded)
        words = self.tr("Show the problems") if folded else self.tr("Fold the problems")
        self.fold.setToolTip(tip(words))
        self.fold.setAccessibleName(words)
        self.fold.setProperty("picture", "ui/plus" if folded else "ui/minus")
        self._dress()
        self.height_changed.emit()

    def put_right(self, finding: Finding) -> None:
        """Make the changes of a remedy, as one step."""
        words = finding.fix_words or self.tr("Put it right")
        with self.draft.step(words):
            for change in finding.fix:
                self.draft.put(change.path, change.value, words)

    def waive(self, finding: Finding) -> None:
        """Do without the clause of a finding in this item, from now on."""
        waived = [*self.draft.get((WAIVED,), []), finding.clause]
        words = self.tr("Waive {clause}").format(clause=finding.clause)
        self.draft.put((WAIVED,), list(dict.fromkeys(waived)), words)

    def _waivable(self, finding: Finding) -> bool:
        return finding.clause in self._may_waive and finding.clause not in self.draft.get((WAIVED,), [])

    # How it is made

    def full_height(self) -> int:
        """The height in px at which nothing has to be scrolled."""
        frame = self.heading.sizeHint().height() + SHADOW_DOWN + 2
        if self.is_folded:
            return frame
        # As if the bar stood there: Qt keeps it where words wrap only because of it.
        width = max(self.area.width() - self.area.verticalScrollBar().sizeHint().width(), 1)
        shown = [row for row in self.rows if not row.isHidden()]
        return frame + sum(max(row.heightForWidth(width), row.minimumHeight()) for row in shown) + 2

    def usual_height(self) -> int:
        """The height in px that it takes by itself: the first row whole, and at most about three."""
        full = self.full_height()
        first = self.rows[0].height() if self.rows else 0
        most = self.heading.sizeHint().height() + self.theme.px(ROW) * 3 + self.theme.px(ROW) // 2
        return min(full, max(most, self.minimumSizeHint().height() + first))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.usual_height())

    def minimumSizeHint(self) -> QSize:
        low = self.heading.sizeHint().height() + SHADOW_DOWN + 2
        return QSize(self.theme.px(200), low if self.is_folded else low + self.theme.px(ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            QTimer.singleShot(0, self, self.height_changed.emit)

    def look_changed(self) -> None:
        self._dress()
        super().look_changed()
        QTimer.singleShot(0, self, self.height_changed.emit)

    def _findings(self) -> Sequence[Finding]:
        return self.checked.findings[:MOST_ROWS]

    def _has_focus(self) -> bool:
        return self.area.isAncestorOf(self.window().focusWidget())

    def _chosen(self) -> Finding | None:
        findings = self._findings()
        return findings[self._place] if 0 <= self._place < len(findings) else None

    def _row(self, place: int) -> ProblemRow:
        if place == len(self.rows):
            row = ProblemRow(self.theme, self.list)
            row.setObjectName(f"problem.{place}")
            row.chosen.connect(lambda row=row: self._go_to(row))
            row.fix_wanted.connect(lambda row=row: self._with(row, self.put_right))
            row.waive_wanted.connect(lambda row=row: self._with(row, self.waive))
            row.rules_wanted.connect(self.rules_wanted)
            row.ways_wanted.connect(self._show_ways)
            self._rows.insertWidget(place, row)
            self.rows.append(row)
        self.rows[place].show()
        return self.rows[place]

    def _go_to(self, row: ProblemRow) -> None:
        if row.finding is not None:
            self._place = self.rows.index(row)
            self.place_wanted.emit(row.finding.path)

    @staticmethod
    def _with(row: ProblemRow, act: Callable[[Finding], None]) -> None:
        if row.finding is not None:
            act(row.finding)

    def _tool(self, name: str, picture: str, words: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setProperty("kind", "flat")
        button.setProperty("picture", picture)
        button.setToolTip(tip(words))
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.heading.add(button)
        return button

    def _dress(self) -> None:
        side = self.theme.px(20)
        for button in (self.before, self.next, self.fold):
            button.setIcon(icon(str(button.property("picture")), side, self.colours.text_2, self.colours.line_strong))
            button.setIconSize(QSize(side, side))
