"""The rows of the list of games: what is shown of each, what can be edited, and which of them a search leaves."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from desktop.games.faces import face_of
from desktop.look.icons import icon
from desktop.look.theme import Theme
from desktop.shell.start_page_cards import when
from desktop.storage.cards import GameCard
from desktop.storage.tags import tags_from_text

Index = QModelIndex | QPersistentModelIndex
STAR, NAME, TAGS, STAND, PLAYED, RESULT = range(6)
NO_PARENT = QModelIndex()


@dataclass(frozen=True)
class GameFilter:
    """Which games are shown: those that have all the words, are favourites where wanted, and bear the tag if any."""

    words: str = ""
    favourites: bool = False
    tag: str = ""


class GamesModel(QAbstractTableModel):
    """One row for each game that is shown; name and tags can be edited."""

    renamed = Signal(int, str)
    tagged = Signal(int, tuple)
    starred = Signal(int, bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._all: list[tuple[GameCard, str]] = []
        self._narrowing = GameFilter()
        self._in_trash = False
        self.games: list[GameCard] = []
        """Those that are shown."""
        self._star = icon("ui/star", theme.px(20), theme.colours.gold)

    def set_games(self, games: list[GameCard], *, in_trash: bool) -> None:
        """Take these games; the narrowing stays as it is."""
        self._in_trash = in_trash
        self._all = [(game, self._searched(game)) for game in games]
        self.narrow(self._narrowing)

    def narrow(self, narrowing: GameFilter) -> None:
        """Show only the games that fit."""
        self._narrowing = narrowing
        words = narrowing.words.casefold().split()
        self.beginResetModel()
        self.games = [
            game
            for game, searched in self._all
            if (game.favourite or not narrowing.favourites)
            and (not narrowing.tag or narrowing.tag in game.tags)
            and all(word in searched for word in words)
        ]
        self.endResetModel()

    def tags(self) -> list[str]:
        """All tags that a game bears, in the order of the alphabet."""
        return sorted({tag for game, _ in self._all for tag in game.tags}, key=str.casefold)

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 6

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if section == STAR:
            return self.tr("Favourite") if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        played = self.tr("Deleted") if self._in_trash else self.tr("Played")
        return (self.tr("Name"), self.tr("Tags"), self.tr("How it stands"), played, self.tr("Result"))[section - NAME]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self.games[index.row()]
        if index.column() == STAR:
            if role == Qt.ItemDataRole.DecorationRole:
                return self._star if game.favourite else None
            if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
                return self.tr("Favourite") if game.favourite else self.tr("No favourite")
            return None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        return self._words(game, index.column())

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and index.column() in (NAME, TAGS) and not self._in_trash:
            return flags | Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        game = self.games[index.row()]
        if index.column() == TAGS:
            tags = tags_from_text(str(value))
            self._put(index, replace(game, tags=tags))
            self.tagged.emit(game.id, tags)
            return True
        name = str(value).strip()
        if not name:
            return False
        self._put(index, replace(game, name=name))
        self.renamed.emit(game.id, name)
        return True

    def flip_star(self, index: Index) -> None:
        """Make the game of this row a favourite, or no longer one."""
        if not index.isValid() or self._in_trash:
            return
        game = self.games[index.row()]
        self._put(self.index(index.row(), STAR), replace(game, favourite=not game.favourite))
        self.starred.emit(game.id, not game.favourite)

    def _put(self, index: Index, changed: GameCard) -> None:
        """The row stays in sight, even where it no longer fits what was searched."""
        row = index.row()
        self.games[row] = changed
        self._all = [
            (changed, self._searched(changed)) if game.id == changed.id else (game, searched)
            for game, searched in self._all
        ]
        self.dataChanged.emit(self.index(row, STAR), self.index(row, RESULT))

    def _searched(self, game: GameCard) -> str:
        return " ".join((game.name, *game.tags, self._words(game, STAND), self._words(game, RESULT))).casefold()

    def _words(self, game: GameCard, column: int) -> str:
        if column == NAME:
            return game.name
        if column == TAGS:
            return ", ".join(game.tags)
        if column == STAND:
            return face_of(game.kind).line_of(game.summary)
        if column == PLAYED:
            return when(game.trashed or game.played)
        return face_of(game.kind).result_pill(game.result)[0]
