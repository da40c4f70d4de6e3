"""All games: open, rename, export, delete, take in a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.storage.cards import GameCard
from desktop.storage.problems import LibraryProblem
from desktop.windows.dialog_size import open_at_size
from desktop.windows.game_words import phase_words, result_pill
from desktop.windows.hearth_cards import when
from desktop.windows.shelf import Shelf
from rules_core.kernel.problems import SaveProblem

Index = QModelIndex | QPersistentModelIndex
NAME, STAND, PLAYED, RESULT = range(4)
NO_PARENT = QModelIndex()


class GamesModel(QAbstractTableModel):
    """One row for each game; the name can be edited."""

    renamed = Signal(int, str)

    def __init__(self, games: list[GameCard]) -> None:
        super().__init__()
        self.games = games

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.games)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Name"), self.tr("How it stands"), self.tr("Played"), self.tr("Result"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        game = self.games[index.row()]
        column = index.column()
        if column == NAME:
            return game.name
        if column == STAND:
            if not game.summary.get("wave"):
                return ""
            words = self.tr("wave {wave} of {waves}, {phase}")
            return words.format(wave=game.summary["wave"], waves=game.summary["waves"], phase=phase_words(game.summary))
        return when(game.played) if column == PLAYED else result_pill(game.result)[0]

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() and index.column() == NAME else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        name = str(value).strip()
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or index.column() != NAME or not name:
            return False
        game = self.games[index.row()]
        self.games[index.row()] = replace(game, name=name)
        self.renamed.emit(game.id, name)
        self.dataChanged.emit(index, index)
        return True


class GamesList(QDialog):
    """The list of all games."""

    opened = Signal(int)

    def __init__(self, theme: Theme, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.shelf = shelf
        px = theme.px
        self.setObjectName("dialog.games")
        self.setWindowTitle(self.tr("All games"))
        open_at_size(self, theme, 860, 560, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("All games"), Step.TITLE))
        self.search = QLineEdit()
        self.search.setObjectName("games.search")
        self.search.setPlaceholderText(self.tr("Find a game by its name"))
        self.search.setAccessibleName(self.tr("Find a game by its name"))
        self.search.textChanged.connect(self._filter)
        column.addWidget(self.search)
        self.table = QTableView()
        self.table.setObjectName("games.table")
        self.table.setAccessibleName(self.tr("Games"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.verticalHeader().setVisible(False)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.verticalHeader().setDefaultSectionSize(px(46))
        self.table.doubleClicked.connect(lambda _: self._open())
        column.addWidget(self.table, 1)
        self.said: QLabel = text_label("", Step.SMALL, "text_2", wrap=True)
        column.addWidget(self.said)
        column.addLayout(self._buttons())
        self._fill()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        for name, words, call, kind in (
            ("import", self.tr("Take in a file"), self._import, ""),
            ("export", self.tr("Export"), self._export, ""),
            ("rename", self.tr("Rename"), self._rename, ""),
            ("delete", self.tr("Delete"), self._delete, "danger"),
            ("open", self.tr("Open"), self._open, "main"),
        ):
            button = QPushButton(words)
            button.setObjectName(f"games.{name}")
            button.setProperty("kind", kind)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, call=call: call())
            row.addWidget(button)
            if name == "import":
                row.addStretch(1)
        return row

    def _fill(self) -> None:
        try:
            games = self.shelf.games()
        except LibraryProblem as fault:
            games = []
            self._say(str(fault), wrong=True)
        self.model = GamesModel(games)
        self.model.renamed.connect(self.shelf.library.rename)
        self.table.setModel(self.model)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        if games:
            self.table.selectRow(0)
        else:
            self._say(self.tr("Your games will gather here."))

    def _filter(self, text: str) -> None:
        wanted = text.strip().lower()
        shown = 0
        for row, game in enumerate(self.model.games):
            hidden = wanted not in game.name.lower()
            self.table.setRowHidden(row, hidden)
            shown += not hidden
        if wanted and not shown:
            self._say(self.tr("No game is called “{text}”. Clear the field to see all.").format(text=text.strip()))
        else:
            self._say("")

    def _chosen(self) -> GameCard | None:
        row = self.table.currentIndex().row()
        if 0 <= row < len(self.model.games):
            return self.model.games[row]
        self._say(self.tr("Choose a game first."))
        return None

    def _open(self) -> None:
        game = self._chosen()
        if game is not None:
            self.accept()
            self.opened.emit(game.id)

    def _rename(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            self.table.edit(self.model.index(index.row(), NAME))

    def _delete(self) -> None:
        game = self._chosen()
        if game is None:
            return
        box = QMessageBox(self)
        box.setObjectName("dialog.delete")
        box.setWindowTitle("Hearthwall")
        box.setText(self.tr("Delete “{name}”?").format(name=game.name))
        box.setInformativeText(self.tr("It is gone for good. Export it first if somebody may miss it."))
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("Keep it"), QMessageBox.ButtonRole.RejectRole)
        delete.clicked.connect(lambda: self._really_delete(game))
        box.open()

    def _really_delete(self, game: GameCard) -> None:
        self.shelf.library.delete(game.id)
        self._fill()
        self._say(self.tr("“{name}” is deleted.").format(name=game.name))

    def _export(self) -> None:
        game = self._chosen()
        if game is None:
            return
        words = self.tr("Hearthwall games (*.hearthgame)")
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export a game"), f"{game.name}.hearthgame", words)
        if not path:
            return
        try:
            self.shelf.export(game.id, Path(path))
        except (SaveProblem, LibraryProblem, OSError) as fault:
            self._say(self.tr("It could not be exported: {fault}").format(fault=fault), wrong=True)
        else:
            self._say(self.tr("“{name}” is written to {file}.").format(name=game.name, file=Path(path).name))

    def _import(self) -> None:
        words = self.tr("Hearthwall games (*.hearthgame)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Take in a game"), "", words)
        if path:
            self.take_in(Path(path))

    def take_in(self, path: Path) -> None:
        """Take in an exported file; a fault is said and nothing changes."""
        try:
            self.shelf.take_in(path)
        except (SaveProblem, LibraryProblem) as fault:
            self._say(str(fault), wrong=True)
        else:
            self._fill()
            self._say(self.tr("{file} is in your list now.").format(file=path.name))

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")
