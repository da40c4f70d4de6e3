"""The map as a list: every thing with its state, its place and what it means for whoever acts."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.key_cap import cap_size, paint_key_cap
from desktop.look.widgets.painted import brush_up
from desktop.play.models.thing_tree import THING_ROLE, ThingTree, TreeThing

Index = QModelIndex | QPersistentModelIndex
WRAP = int(Qt.TextFlag.TextWordWrap)
EXAMPLE_WIDE = 320


class ThingDelegate(QStyledItemDelegate):
    """A heading, or a thing in as many lines as it needs."""

    def __init__(self, theme: Theme, view: QTreeView) -> None:
        super().__init__(view)
        self.theme = theme
        self.view = view
        self._heights: dict[tuple[str, str, int], int] = {}
        theme.changed.connect(self._heights.clear)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = max(self.theme.px(120), self.view.viewport().width())
        thing = index.data(THING_ROLE)
        if not isinstance(thing, TreeThing):
            return QSize(wide, self.theme.px(34))
        title, rest = self._parts(thing, wide)
        return QSize(wide, max(self.theme.px(42), title + rest + self.theme.px(14)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        thing = index.data(THING_ROLE)
        look, colours = self.theme.look, self.theme.colours
        painter.save()
        brush_up(painter)
        rect = QRectF(0, option.rect.top(), self.view.viewport().width(), option.rect.height())
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        heading = not isinstance(thing, TreeThing)
        chosen = isinstance(thing, TreeThing) and thing.chosen
        ground = colours.head if heading else colours.sel_bg if selected or chosen else colours.base
        painter.fillRect(rect, ground)
        painter.setPen(colours.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if not isinstance(thing, TreeThing):
            painter.setPen(colours.text)
            painter.setFont(look.font(TextStyle.DOCK))
            words = rect.adjusted(look.px(12), 0, -look.px(8), 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        else:
            self._paint_thing(painter, rect, thing)
        if option.state & QStyle.StateFlag.State_HasFocus or (selected and self.view.hasFocus()):
            painter.setPen(colours.sel)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_thing(self, painter: QPainter, rect: QRectF, thing: TreeThing) -> None:
        look, colours = self.theme.look, self.theme.colours
        if thing.icon:
            side = float(look.px(30))
            paint_disc_icon(painter, QRectF(look.px(10), rect.top() + look.px(6), side, side), thing.icon, look)
        if thing.offered:
            painter.fillRect(QRectF(0, rect.top(), look.px(5), rect.height() - 1), colours.sel)
        wide = int(rect.width())
        title, _ = self._parts(thing, wide)
        left, top = look.px(50), rect.top() + look.px(7)
        across = wide - left - self._right(thing)
        painter.setPen(colours.text)
        painter.setFont(look.font(TextStyle.STRONG))
        painter.drawText(QRectF(left, top, across, title), WRAP, thing.title)
        painter.setPen(colours.text_2)
        painter.setFont(look.font(TextStyle.SMALL))
        painter.drawText(QRectF(left, top + title, across, rect.bottom() - top - title), WRAP, "\n".join(thing.lines))
        if thing.key:
            cap_wide, cap_high = cap_size(thing.key, look)
            cap = QRectF(rect.right() - cap_wide - look.px(10), rect.top() + look.px(9), cap_wide, cap_high)
            paint_key_cap(painter, cap, thing.key, look)

    def _right(self, thing: TreeThing) -> int:
        """What the key cap takes at the right."""
        return self.theme.px(40) if thing.key else self.theme.px(10)

    def _parts(self, thing: TreeThing, wide: int) -> tuple[int, int]:
        """Heights of the title and of the lines below it."""
        across = wide - self.theme.px(50) - self._right(thing)
        rest = "\n".join(thing.lines)
        return self._height(thing.title, TextStyle.STRONG, across), self._height(
            rest, TextStyle.SMALL, across
        ) if rest else 0

    def _height(self, text: str, step: TextStyle, wide: int) -> int:
        key = (text, step.name, wide)
        if key not in self._heights:
            metrics = QFontMetrics(self.theme.look.font(step))
            self._heights[key] = metrics.boundingRect(0, 0, wide, 4000, WRAP, text).height()
        return self._heights[key]


class ThingTreeView(QTreeView):
    """The tree. Arrows go through it, Enter takes the thing."""

    taken = Signal(str)

    def __init__(self, theme: Theme, model: ThingTree) -> None:
        super().__init__()
        self.theme = theme
        self.things = model
        self.setModel(model)
        self.setItemDelegate(ThingDelegate(theme, self))
        self.setObjectName("list.tree")
        self.setAccessibleName(self.tr("Everything on the map"))
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        model.dataChanged.connect(lambda: self.scheduleDelayedItemsLayout())
        theme.changed.connect(self.scheduleDelayedItemsLayout)
        self._kept: str = ""
        self._closed: set[str] = set()
        self._wide = 0
        self.expandAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            thing = self.things.thing_at(self.currentIndex())
            if thing is not None:
                self.taken.emit(thing.id)
            else:
                self.setExpanded(self.currentIndex(), not self.isExpanded(self.currentIndex()))
            event.accept()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.things.families:
            self.setCurrentIndex(self.things.index(0, 0, self.things.index(0, 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._wide:
            self._wide = self.viewport().width()
            self.scheduleDelayedItemsLayout()

    def _remember(self) -> None:
        thing = self.things.thing_at(self.currentIndex())
        self._kept = thing.id if thing is not None else ""
        for number, family in enumerate(self.things.families):
            is_open = self.isExpanded(self.things.index(number, 0))
            self._closed = self._closed - {family.id} if is_open else self._closed | {family.id}

    def _restore(self) -> None:
        for number, family in enumerate(self.things.families):
            self.setExpanded(self.things.index(number, 0), family.id not in self._closed)
        index = self.things.index_of(self._kept)
        if index.isValid():
            self.setCurrentIndex(index)


class ListPanel(QWidget):
    """The list beside the map. `marked` names the row one is at, `taken` the one that Enter or a double click took."""

    marked = Signal(str)
    taken = Signal(str)
    opened = Signal()
    """It can be seen from now on."""

    def __init__(self, theme: Theme, model: ThingTree) -> None:
        super().__init__()
        self.theme = theme
        self.model = model
        # It goes with the panel: what it tells would else keep the panel as long as the program runs.
        model.setParent(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.tree = ThingTreeView(theme, model)
        self.tree.taken.connect(self.taken)
        self.tree.selectionModel().currentChanged.connect(self._moved)
        self.tree.doubleClicked.connect(self._double_clicked)
        column.addWidget(self.tree)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(EXAMPLE_WIDE), self.theme.px(420))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened.emit()

    def _moved(self, index: QModelIndex) -> None:
        thing = self.model.thing_at(index)
        # Enter belongs to the thing one is at; on a heading, which the arrows fold, it still answers the question.
        self.tree.setProperty("takes_enter", thing is not None)
        if thing is not None and self.tree.hasFocus():
            self.marked.emit(thing.id)

    def _double_clicked(self, index: QModelIndex) -> None:
        thing = self.model.thing_at(index)
        if thing is not None:
            self.taken.emit(thing.id)
