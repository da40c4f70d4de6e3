"""The chronicle: what happened, with dice and clause; filter and search; a click shows the rule and the place."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import CHRONICLE_PX, dice_width, paint_dice
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.painted import brush_up
from desktop.play.event_strip import shown_die
from desktop.play.models.chronicle_list import LINE_ROLE, ChronicleLine, ChronicleList, Fold, said_of
from rules_core.wording.sentence import Tone

Index = QModelIndex | QPersistentModelIndex
ALL, MATTERS, STEPS = range(3)
LEFT, RIGHT = 18, 10
"""Beside the words, in px at 100 %: on the left stands the mark of what unfolds."""
FOLD_ROLE = Qt.ItemDataRole.UserRole + 8
"""Of the head of a fold: whether it is open. None for all other rows."""


class ChronicleFilter(QSortFilterProxyModel):
    """Lines that matter as much as wanted and hold the searched words.

    Where what matters is shown, the rows of a fold are one sentence; unfolded they are all there, as in a search.
    """

    def __init__(self, model: ChronicleList, parent: QObject) -> None:
        super().__init__(parent)
        self.chronicle = model
        self.level = MATTERS
        self.words: list[str] = []
        self.setSourceModel(model)

    def set_level(self, level: int) -> None:
        """Show all lines, those that matter, or steps alone."""
        self.beginFilterChange()
        self.level = level
        self.endFilterChange()

    def set_search(self, text: str) -> None:
        """Show only lines with these words."""
        self.beginFilterChange()
        self.words = text.lower().split()
        self.endFilterChange()

    def fold_at(self, index: Index) -> Fold | None:
        """The fold of which this row is the head; None for all other rows, and where nothing is folded."""
        row = self.mapToSource(index).row()
        fold = self._fold(row) if index.isValid() else None
        return fold if fold is not None and fold.head == row and not self.words else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        fold = self.fold_at(index)
        if role == FOLD_ROLE:
            return None if fold is None else fold.is_open
        if fold is None or fold.is_open:
            return super().data(index, role)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.tr("A click or Enter shows all of it, with dice and rules.")
        return said_of(self.chronicle.sentence(fold), role)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        line, fold = self.chronicle.lines[source_row], self._fold(source_row)
        if self.words:
            text = f"{line.text} {line.clause}".lower()
            return (fold is not None or self._is_wanted(line)) and all(word in text for word in self.words)
        if fold is not None:
            return fold.is_open or fold.head == source_row
        return self._is_wanted(line)

    def _is_wanted(self, line: ChronicleLine) -> bool:
        if self.level == MATTERS:
            return line.tone is not Tone.QUIET
        return self.level == ALL or line.tone in (Tone.HEADING, Tone.STEP)

    def _fold(self, source_row: int) -> Fold | None:
        return self.chronicle.fold(source_row) if self.level == MATTERS else None


class LineDelegate(QStyledItemDelegate):
    """A sentence of as many lines as it needs, its dice below, its clause at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._heights: dict[tuple[str, bool, int], int] = {}
        theme.changed.connect(self._heights.clear)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE_ROLE)
        if not isinstance(line, ChronicleLine):
            return
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        loud = line.tone in (Tone.HEADING, Tone.STEP)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = colours.sel_bg if selected else colours.head if line.tone is Tone.HEADING else colours.base
        painter.fillRect(rect, ground)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if line.bar:
            painter.fillRect(QRectF(rect.left(), rect.top(), look.px(4), rect.height() - 1), colours.of(line.bar))
        painter.setFont(look.font(TextStyle.LOG_STRONG if loud else TextStyle.LOG))
        painter.setPen(colours.text_2 if line.tone is Tone.QUIET else colours.text)
        is_open = index.data(FOLD_ROLE)
        if is_open is not None:
            _paint_mark(painter, rect, is_open=is_open, px=look.px(1))
        words = rect.adjusted(look.px(LEFT), look.px(6), -look.px(RIGHT), -look.px(6))
        high = self._text_height(line, int(words.width()))
        painter.drawText(QRectF(words.left(), words.top(), words.width(), high), Qt.TextFlag.TextWordWrap, line.text)
        low = QRectF(words.left(), words.top() + high, words.width(), words.bottom() - words.top() - high)
        dice, abreast = [shown_die(die) for die in line.dice], self._dice_abreast(line, int(words.width()))
        step = float(look.px(CHRONICLE_PX + 4))
        for number, first in enumerate(range(0, len(dice), abreast)):
            row = tuple(dice[first : first + abreast])
            paint_dice(painter, low.left(), low.top() + (number + 0.5) * step, row, look.px(CHRONICLE_PX), look)
        if dice:
            # The clause stands beside the last row of dice.
            low.setTop(low.bottom() - step)
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        painter.drawText(low, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, line.clause)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = option.rect.width() if option.rect.width() > 0 else 300
        line = index.data(LINE_ROLE)
        return QSize(wide, self.height_of(line, wide) if isinstance(line, ChronicleLine) else 20)

    def height_of(self, line: ChronicleLine, wide: int) -> int:
        """How high a line is in a column of this width."""
        look = self.theme.look
        room = wide - look.px(LEFT) - look.px(RIGHT)
        rows = ceil(len(line.dice) / self._dice_abreast(line, room))
        low = rows * look.px(CHRONICLE_PX + 4) if rows else look.px(18)
        return self._text_height(line, room) + low + look.px(12)

    def _dice_abreast(self, line: ChronicleLine, wide: int) -> int:
        """How many dice stand in a row beside the clause."""
        look = self.theme.look
        clause = QFontMetrics(look.font(TextStyle.LEAST)).horizontalAdvance(line.clause)
        return max(1, int((wide - clause) / dice_width(look.px(CHRONICLE_PX))))

    def _text_height(self, line: ChronicleLine, wide: int) -> int:
        loud = line.tone in (Tone.HEADING, Tone.STEP)
        key = (line.text, loud, wide)
        if key not in self._heights:
            metrics = QFontMetrics(self.theme.look.font(TextStyle.LOG_STRONG if loud else TextStyle.LOG))
            rect = metrics.boundingRect(0, 0, wide, 2000, int(Qt.TextFlag.TextWordWrap), line.text)
            self._heights[key] = rect.height()
        return self._heights[key]


class ChroniclePanel(QWidget):
    """Search, filter, and the list that follows what happens."""

    marked = Signal(str)
    clause_wanted = Signal(str)
    correct_wanted = Signal(int)
    """Dice told after this entry of the journal were wrong."""
    sandbox_wanted = Signal(int)
    """What stood after this entry shall be tried in a sandbox."""

    def __init__(self, theme: Theme, model: ChronicleList) -> None:
        super().__init__()
        self.theme = theme
        self.model = model
        # Both models go with the panel: what they tell would else keep panel and game as long as the program runs.
        model.setParent(self)
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(px(8), px(6), px(8), px(6))
        self.search = QLineEdit()
        self.search.setObjectName("chronicle.search")
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the chronicle"))
        row.addWidget(self.search, 1)
        self.level = QComboBox()
        self.level.setObjectName("chronicle.level")
        self.level.setAccessibleName(self.tr("How much the chronicle shows"))
        self.level.addItems([self.tr("Everything"), self.tr("What matters"), self.tr("Steps")])
        self.level.setCurrentIndex(MATTERS)
        row.addWidget(self.level)
        column.addLayout(row)
        self.filter = ChronicleFilter(model, self)
        self.search.textChanged.connect(self._search)
        self.level.currentIndexChanged.connect(self._show_level)
        words = self.tr("Nothing has happened yet.")
        if model.session.is_sandbox:
            words = self.tr("Nothing has happened here yet.")
        self.empty = text_label(words, TextStyle.BODY, "text_2", wrap=True)
        self.empty.setContentsMargins(px(14), px(8), px(14), px(8))
        column.addWidget(self.empty)
        self.list = LineView(theme)
        self.list.setObjectName("chronicle.list")
        self.list.setAccessibleName(self.tr("Chronicle"))
        self.list.setModel(self.filter)
        self.list.offers_sandbox = not model.session.is_sandbox
        self.list.activated_line.connect(self._activated)
        self.list.fold_wanted.connect(self._turn)
        self.list.correct_wanted.connect(self.correct_wanted)
        self.list.sandbox_wanted.connect(self.sandbox_wanted)
        column.addWidget(self.list, 1)
        self.filter.rowsInserted.connect(lambda _, first, last: self.list.measure(first, last))
        self.filter.dataChanged.connect(lambda first, last: self.list.measure(first.row(), last.row()))
        self.filter.modelReset.connect(self._anew)
        # After the filter, which hears of new rows before.
        model.rowsInserted.connect(lambda: self._follow())
        self._anew()

    def come_into_sight(self) -> None:
        """The dock is shown, or its tab is chosen: the latest line is what people look for."""
        self._follow()

    def _search(self, text: str) -> None:
        self.filter.set_search(text)
        self._anew()

    def _show_level(self, level: int) -> None:
        self.filter.set_level(level)
        self._anew()

    def _anew(self) -> None:
        self.list.measure(0, self.filter.rowCount() - 1)
        self.list.viewport().update()
        self._follow()

    def _follow(self) -> None:
        self.empty.setVisible(self.model.rowCount() == 0)
        self.list.show_end()

    def _turn(self, index: QModelIndex) -> None:
        fold = self.filter.fold_at(index)
        if fold is not None:
            head = QPersistentModelIndex(index)
            self.list.is_at_end = False
            self.model.turn(fold)
            last = self.filter.index(head.row() + (fold.rows - 1 if fold.is_open else 0), 0)
            self.list.scrollTo(last)
            self.list.setCurrentIndex(self.filter.index(head.row(), 0))

    def _activated(self, line: ChronicleLine, on_clause: bool) -> None:
        if on_clause:
            self.clause_wanted.emit(line.clause)
        if line.thing:
            self.marked.emit(line.thing)


class LineView(QTableView):
    """The lines; a click on the clause at the right is told apart from a click on the sentence.

    A table of one column and not a list: a list measures all lines whenever one is added, and a game has thousands.
    """

    activated_line = Signal(object, bool)
    fold_wanted = Signal(QModelIndex)
    """The rows of this fold shall be shown, or its sentence again."""
    correct_wanted = Signal(int)
    sandbox_wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.is_at_end = True
        """Whether the latest line is in sight: then it stays there, whatever becomes higher or wider."""
        self.offers_sandbox = False
        self.offers_corrections = True
        self.lines = LineDelegate(theme, self)
        self.setItemDelegate(self.lines)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.horizontalHeader().setVisible(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setMinimumSectionSize(1)
        self._measured_for = 0
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._stay_at_end)
        theme.changed.connect(self._measure_all)
        self.activated.connect(self._by_key)

    def measure(self, first: int, last: int) -> None:
        """Give these rows the heights that they need."""
        wide = self.viewport().width()
        for row in range(first, last + 1):
            line = self.model().index(row, 0).data(LINE_ROLE)
            if isinstance(line, ChronicleLine):
                self.setRowHeight(row, self.lines.height_of(line, wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._measured_for:
            self._measured_for = self.viewport().width()
            self._measure_all()
        self._stay_at_end()

    def show_end(self) -> None:
        """Bring the latest line into sight, and keep it there until somebody scrolls."""
        self.is_at_end = True
        self.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self.is_at_end = value >= self.verticalScrollBar().maximum()

    def _stay_at_end(self) -> None:
        if self.is_at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _measure_all(self) -> None:
        if self.model() is not None:
            self.measure(0, self.model().rowCount() - 1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        line = index.data(LINE_ROLE)
        if event.button() is not Qt.MouseButton.LeftButton or not isinstance(line, ChronicleLine):
            return
        rect = self.visualRect(index)
        near_clause = event.position().x() > rect.right() - rect.width() * 0.3
        on_clause = near_clause and event.position().y() > rect.center().y()
        self.activated_line.emit(line, on_clause)
        is_open = index.data(FOLD_ROLE)
        if is_open is not None and not on_clause:
            self.fold_wanted.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        is_open = index.data(FOLD_ROLE)
        if is_open is not None and event.key() == (Qt.Key.Key_Left if is_open else Qt.Key.Key_Right):
            self.fold_wanted.emit(index)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click, or the menu key, on a line."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        line = index.data(LINE_ROLE)
        if not isinstance(line, ChronicleLine):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("chronicle.menu")
        if line.dice and self.offers_corrections:
            correct = menu.addAction(self.tr("These dice were different: correct them"))
            correct.triggered.connect(lambda _=False: self.correct_wanted.emit(line.node))
        if self.offers_sandbox:
            trial = menu.addAction(self.tr("Try this in the sandbox"))
            trial.triggered.connect(lambda _=False: self.sandbox_wanted.emit(line.node))
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def _by_key(self, index: QModelIndex) -> None:
        line = index.data(LINE_ROLE)
        if index.data(FOLD_ROLE) is False:
            self.fold_wanted.emit(index)
        elif isinstance(line, ChronicleLine):
            on_clause = True
            self.activated_line.emit(line, on_clause)


def _paint_mark(painter: QPainter, rect: QRectF, *, is_open: bool, px: float) -> None:
    """A small arrow before the first word: to the right where a sentence can be unfolded, down where its rows stand."""
    middle = QPointF(rect.left() + 9 * px, rect.top() + 15 * px)
    corners = ((-3.5, -2), (3.5, -2), (0, 2.5)) if is_open else ((-2, -3.5), (-2, 3.5), (2.5, 0))
    painter.save()
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([middle + QPointF(x * px, y * px) for x, y in corners]))
    painter.restore()
