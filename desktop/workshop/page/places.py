"""The list at the left of the workshop: everything, each kind, what needs work, favourites, tags, the trash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look.icons import stamp_icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.painted import brush_up
from desktop.workshop.page.entries import Counts
from rules_core.games.catalogue import definition_of, games_with_content, schema_of
from rules_core.kernel.game import NO_GAME, GameId
from rules_core.wording.translation import say

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
PLACE = Qt.ItemDataRole.UserRole
HIGH = 36


@dataclass(frozen=True)
class ContentPlace:
    """A place of the workshop: what of all content is shown."""

    game: GameId = NO_GAME
    kind: str = ""
    favourites: bool = False
    unready: bool = False
    tag: str = ""
    trash: bool = False


@dataclass(frozen=True)
class PlaceRow:
    """A place as the list shows it."""

    place: ContentPlace
    name: str
    icon: str
    count: int
    is_head: bool = False
    """Of a game, whose kinds follow."""
    is_apart: bool = False
    """A line stands above it."""


class PlacesModel(QAbstractListModel):
    """The places with their counts."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[PlaceRow] = []

    def set_rows(self, rows: Sequence[PlaceRow]) -> None:
        """Show these; where only counts are new, nothing moves."""
        if [row.place for row in rows] == [row.place for row in self.rows]:
            before, self.rows = self.rows, list(rows)
            for number, row in enumerate(self.rows):
                if row != before[number]:
                    self.dataChanged.emit(self.index(number), self.index(number))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.name}, {row.count}"
        return row if role == PLACE else None


class PlaceDelegate(QStyledItemDelegate):
    """Picture, name and count."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.theme.px(140), self.theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(PLACE)
        if not isinstance(row, PlaceRow):
            return
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        brush_up(painter)
        if chosen:
            painter.fillRect(rect, colours.sel_bg)
            painter.fillRect(QRectF(rect.left(), rect.top(), look.px(4), rect.height()), colours.sel)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, colours.alt)
        if row.is_apart:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), colours.line)
        # The name of a game stands over its kinds: without a picture, and from the very left.
        if not row.is_head:
            middle = QPointF(rect.left() + look.px(24), rect.center().y())
            stamp_icon(painter, row.icon, middle, float(look.px(20)), colours.text)
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text_2)
        count = str(row.count)
        wide = QFontMetricsF(look.font(TextStyle.SMALL_STRONG)).horizontalAdvance(count)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(rect.adjusted(0, 0, -look.px(12), 0), flags | Qt.AlignmentFlag.AlignRight, count)
        style = TextStyle.STRONG if chosen else TextStyle.BODY
        painter.setFont(look.font(TextStyle.SMALL_STRONG if row.is_head else style))
        painter.setPen(colours.text)
        words = rect.adjusted(look.px(12 if row.is_head else 44), 0, -look.px(16) - wide, 0)
        name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(words.width()))
        painter.drawText(words, flags, name)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours.sel)
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()


class PlaceList(QListView):
    """The list of places; one is always chosen."""

    chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workshop.places")
        self.setAccessibleName(self.tr("What is shown"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._model = PlacesModel()
        self.setModel(self._model)
        self.setItemDelegate(PlaceDelegate(theme, self))
        self._place = ContentPlace()
        self.selectionModel().currentChanged.connect(self._current_changed)

    @property
    def place(self) -> ContentPlace:
        """What is chosen."""
        return self._place

    def show_counts(self, counts: Counts, trash: int) -> None:
        """Show the places that there are; one that is there no longer gives way to everything."""
        rows = [PlaceRow(ContentPlace(), self.tr("Everything"), "ui/layers", counts.every)]
        games = games_with_content()
        for game in games:
            if len(games) > 1:
                card = definition_of(game).card
                count = counts.games.get(game, 0)
                head = PlaceRow(ContentPlace(game), say(card.title), card.picture, count, is_head=True, is_apart=True)
                rows.append(head)
            rows.extend(
                PlaceRow(ContentPlace(game, kind.id), say(kind.plural), kind.icon, counts.kinds.get((game, kind.id), 0))
                for kind in schema_of(game).kinds
            )
        unready = self.tr("With problems")
        rows.append(PlaceRow(ContentPlace(unready=True), unready, "ui/triangle-alert", counts.unready, is_apart=True))
        rows.append(PlaceRow(ContentPlace(favourites=True), self.tr("Favourites"), "ui/star", counts.favourites))
        tags = sorted({*counts.tags, *([self._place.tag] if self._place.tag else [])}, key=str.casefold)
        rows.extend(PlaceRow(ContentPlace(tag=tag), tag, "ui/pin", counts.tags.get(tag, 0)) for tag in tags)
        rows.append(PlaceRow(ContentPlace(trash=True), self.tr("Trash"), "ui/trash-2", trash))
        with QSignalBlocker(self.selectionModel()):
            self._model.set_rows(rows)
        self.choose(self._place)

    def choose(self, place: ContentPlace) -> None:
        """Choose a place, without a signal where it is chosen already."""
        rows = [number for number, row in enumerate(self._model.rows) if row.place == place]
        if rows and self.currentIndex().row() != rows[0]:
            self.setCurrentIndex(self._model.index(rows[0]))
            self.viewport().update()

    def _current_changed(self, index: QModelIndex) -> None:
        row = index.data(PLACE)
        if isinstance(row, PlaceRow) and row.place != self._place:
            self._place = row.place
            self.chosen.emit()
