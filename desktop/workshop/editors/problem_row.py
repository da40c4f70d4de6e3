"""One row of the problems: sign, what is wrong, what to do, the clause, and a button that does it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.workshop.editors.in_order import InOrder
from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Finding, Weight

ROW = 44
"""The least height of a row in px at 100 %."""
NARROW = 620
"""In px at 100 %: below this the buttons stand under the sentence."""


class ProblemRow(Painted):
    """Shows a finding, or something that is in order. Clicking it, or Enter, goes to the place."""

    chosen = Signal()
    """Go to the place."""
    fix_wanted = Signal()
    waive_wanted = Signal()
    ways_wanted = Signal(bool)
    """Show the ways between edges and buildings on the map, or no longer."""
    rules_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        px = theme.px
        self.finding: Finding | None = None
        self._shown: object = None
        self._is_over = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sign = Icon(theme, "ui/circle-check", 22, "good", parent=self)
        self.words = text_label("", TextStyle.BODY, wrap=True, parent=self)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.clause = QToolButton(self)
        self.clause.setObjectName("problem.clause")
        self.clause.setProperty("kind", "flat")
        self.clause.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clause.clicked.connect(lambda: self.rules_wanted.emit(self.clause.text()))
        self.waive = QPushButton(self.tr("Waive knowingly"), self)
        self.waive.setObjectName("problem.waive")
        self.waive.setProperty("kind", "quiet")
        self.waive.setToolTip(self.tr("Play without this rule in this village. Whoever plays it is told."))
        self.waive.clicked.connect(self.waive_wanted)
        self.fix = QPushButton(self)
        self.fix.setObjectName("problem.fix")
        self.fix.clicked.connect(self.fix_wanted)
        self.ways = QPushButton(self.tr("Show the ways"), self)
        self.ways.setObjectName("problem.ways")
        self.ways.setAccessibleName(self.ways.text())
        self.ways.setToolTip(self.tr("Draw on the map how the largest base comes from every edge to every building."))
        self.ways.setCheckable(True)
        self.ways.clicked.connect(self.ways_wanted)
        for button in (self.waive, self.ways, self.fix):
            button.setAutoDefault(False)
        self._buttons = QWidget(self)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(px(8))
        for widget in (self.clause, self.waive, self.ways, self.fix):
            buttons.addWidget(widget)
        self._line = QHBoxLayout()
        self._line.setSpacing(px(12))
        self._line.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self.words, 1)
        self._line.addWidget(self._buttons)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(14), px(4), px(14), px(4))
        self._column.setSpacing(px(2))
        self._column.addLayout(self._line)
        self._is_narrow = False
        self.setMinimumHeight(px(ROW))

    def show_finding(self, finding: Finding, *, may_waive: bool) -> None:
        """Show a problem."""
        if self._shown == (finding, may_waive):
            return
        self._shown, self.finding = (finding, may_waive), finding
        must = finding.weight is Weight.MUST
        self.sign.set_icon("ui/triangle-alert" if must else "ui/info", "enemy" if must else "warn")
        sentence = placed_sentence(finding)
        self.words.setText(f"<b>{escape(sentence)}</b> {escape(finding.remedy)}".strip())
        self._show_clause(finding.clause)
        self.fix.setText(finding.fix_words or self.tr("Put it right"))
        self.fix.setAccessibleName(self.fix.text())
        self.fix.setVisible(bool(finding.fix))
        self.waive.setVisible(may_waive)
        self.waive.setAccessibleName(self.waive.text())
        template = self.tr("Must be solved: {words}") if must else self.tr("Advice: {words}")
        self.setAccessibleName(template.format(words=f"{sentence} {finding.remedy}".strip()))

    def show_in_order(self, thing: InOrder) -> None:
        """Show something that is in order."""
        if self._shown == thing:
            return
        self._shown, self.finding = thing, None
        aside = thing.is_set_aside
        self.sign.set_icon("ui/minus" if aside else "ui/circle-check", "text_2" if aside else "good")
        self.words.setText(escape(thing.sentence))
        self._show_clause(thing.clause)
        self.fix.hide()
        self.waive.hide()
        template = "{words}" if aside else self.tr("In order: {words}")
        self.setAccessibleName(template.format(words=thing.sentence))

    def show_busy(self, sentence: str) -> None:
        """Show that something is still being looked at."""
        self._shown, self.finding = sentence, None
        self.sign.set_icon("ui/hourglass", "text_2")
        self.words.setText(escape(sentence))
        self._show_clause("")
        self.fix.hide()
        self.waive.hide()
        self.setAccessibleName(sentence)

    def offer_ways(self, *, offered: bool, shown: bool) -> None:
        """Whether there are ways to be shown, and whether they are."""
        self.ways.setVisible(offered)
        self.ways.setChecked(shown)

    def _show_clause(self, clause: str) -> None:
        # An empty widget at the end of a row would take a line of its own in a narrow one.
        self._buttons.setVisible(bool(clause) or (self.finding is not None and bool(self.finding.fix)))
        self.clause.setText(clause)
        self.clause.setVisible(bool(clause))
        self.clause.setAccessibleName(self.tr("The rules at {clause}").format(clause=clause))
        self.clause.setToolTip(tip(self.tr("Open the rules at {clause}").format(clause=clause)))

    # Going there

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.setFocus()
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_over = self.finding is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._is_over else Qt.CursorShape.ArrowCursor)
        self.update()

    def leaveEvent(self, event: object) -> None:
        self._is_over = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # How it looks

    def look_changed(self) -> None:
        self.setMinimumHeight(self.theme.px(ROW))
        super().look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < self.theme.px(NARROW)
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            (self._line if is_narrow else self._column).removeWidget(self._buttons)
            if is_narrow:
                self._column.addWidget(self._buttons, 0, Qt.AlignmentFlag.AlignRight)
            else:
                self._line.addWidget(self._buttons)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self.colours
        painter.fillRect(self.rect(), colours.sel_bg if self._is_over else colours.base)
        painter.setPen(stroke(colours.line, self.theme.look.hair))
        painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
        if self.hasFocus():
            brush_up(painter)
            paint_focus(painter, QRectF(self.rect()), self.theme.look, 3)
