"""The list of all games: read in a thread, narrowed at every key, painted row by row."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.painted import brush_up, paint_focus
from desktop.shell.chronicle.counts import KindCounts, choice_keys, counted
from desktop.shell.start_page_cards import ROW_HIGH, paint_game, title_of, when
from desktop.storage.cards import GameCard, read_told
from rules_core.kernel.game import NO_GAME, GameId

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
GAME_ROLE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class TellableGame:
    """A game, and the words by which it is found."""

    card: GameCard
    searched: str


@dataclass(frozen=True)
class ReadLibrary:
    """All games, the last played first, and what they came to."""

    games: tuple[TellableGame, ...]
    counts: tuple[KindCounts, ...]


def read_library(path: Path) -> ReadLibrary:
    """Read and count all games; for a thread. Raises `LibraryProblem`."""
    told = read_told(path, choice_keys())
    games = tuple(TellableGame(one.card, _searched(one.card)) for one in told)
    return ReadLibrary(games, tuple(counted(told)))


def _searched(card: GameCard) -> str:
    face = face_of(card.kind)
    line, (result, _) = face.line_of(card.summary), face.result_pill(card.result)
    return " ".join((card.name, *card.tags, title_of(card.kind), line, result)).casefold()


class ToldGames(QAbstractListModel):
    """A row for every game that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self._all: tuple[TellableGame, ...] = ()
        self.shown: list[GameCard] = []

    def set_games(self, games: tuple[TellableGame, ...]) -> None:
        """Take these games; all are shown."""
        self._all = games
        self.narrow("", NO_GAME)

    def narrow(self, words: str, kind: GameId) -> None:
        """Show only games with all these words, and of this kind, "" for any."""
        wanted = words.casefold().split()
        self.beginResetModel()
        self.shown = [
            one.card
            for one in self._all
            if kind in (NO_GAME, one.card.kind) and all(word in one.searched for word in wanted)
        ]
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.shown):
            return None
        card = self.shown[index.row()]
        if role == GAME_ROLE:
            return card
        if role == Qt.ItemDataRole.DisplayRole:
            return card.name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            face = face_of(card.kind)
            result, _ = face.result_pill(card.result)
            told = title_of(card.kind), face.line_of(card.summary), when(card.played), result
            words = ", ".join(filter(None, (card.name, *told)))
            return tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None


class RowPainter(QStyledItemDelegate):
    """Paints a row as the start page does."""

    def __init__(self, theme: Theme, parent: QListView) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.theme.px(280), self.theme.px(ROW_HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card = index.data(GAME_ROLE)
        if not isinstance(card, GameCard):
            return
        painter.save()
        brush_up(painter)
        rect = QRectF(option.rect)
        marks = QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_MouseOver
        is_marked = any(bool(option.state & mark) for mark in marks)
        paint_game(painter, rect, card, self.theme.look, is_marked=is_marked)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, rect, self.theme.look, 0)
        painter.restore()


class GameRows(QListView):
    """The rows; one is chosen by a click or by Enter."""

    chosen = Signal(object)
    """A `GameCard`."""

    def __init__(self, theme: Theme, model: ToldGames) -> None:
        super().__init__()
        self.setObjectName("chronicle.games")
        self.setAccessibleName(self.tr("Games"))
        model.setParent(self)
        self.setModel(model)
        self.setItemDelegate(RowPainter(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.clicked.connect(self._choose)
        theme.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _choose(self, index: Index) -> None:
        card = index.data(GAME_ROLE)
        if isinstance(card, GameCard):
            self.chosen.emit(card)
