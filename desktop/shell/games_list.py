"""All games: find, open, mark, tag, rename, copy, export, take in a file; what is deleted waits in the trash."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
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

from desktop.look.dialog_size import open_at_size
from desktop.look.documents import in_documents
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.push_button import push_button
from desktop.session.game_library import GameLibrary
from desktop.shell.faults.words import sentence_of
from desktop.shell.games_model import NAME, STAND, STAR, TAGS, GameFilter, GamesModel
from desktop.shell.opened_file import drawings_missing, left_out
from desktop.storage.cards import GameCard
from desktop.storage.packs.pack import file_name
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SaveProblem

if TYPE_CHECKING:
    from desktop.storage.arranging import Arranging

ALL, FAVOURITES, TRASH = "all", "favourites", "trash"
TAG = "tag:"
"""Stands before the tag in what the choice of what is shown keeps."""
ROWS_MEASURED = 40
"""Columns are as wide as what stands in so many rows, measured when the list is read: they keep still at every key."""
ButtonOf = tuple[str, str, Callable[[], None], str]
"""Of a button: its name, its words, what it does, and its kind."""


class GamesList(QDialog):
    """The list of all games."""

    opened = Signal(int)

    def __init__(self, theme: Theme, library: GameLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.library = library
        px = theme.px
        self.setObjectName("dialog.games")
        self.setWindowTitle(self.tr("All games"))
        open_at_size(self, theme, 960, 600, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addLayout(self._sieve())
        self.model = GamesModel(theme)
        self.model.renamed.connect(lambda number, name: self._arrange(lambda to: to.rename(number, name)))
        self.model.starred.connect(lambda number, on: self._arrange(lambda to: to.star(number, favourite=on)))
        self.model.tagged.connect(self._tagged)
        self.table = QTableView()
        self.table.setObjectName("games.table")
        self.table.setAccessibleName(self.tr("Games"))
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setIconSize(QSize(px(20), px(20)))
        self.table.verticalHeader().setVisible(False)
        self.table.verticalHeader().setDefaultSectionSize(px(40))
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(px(40))
        header.setResizeContentsPrecision(ROWS_MEASURED)
        header.setMaximumSectionSize(px(300))
        header.setSectionResizeMode(STAND, QHeaderView.ResizeMode.Stretch)
        self.table.clicked.connect(self._clicked)
        self.table.doubleClicked.connect(self._open)
        column.addWidget(self.table, 1)
        self.said: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self._buttons: dict[str, QPushButton] = {}
        self._more = self._flow(
            (
                ("star", self.tr("Favourite"), self._star, ""),
                ("tags", self.tr("Tags"), lambda: self._edit(TAGS), ""),
                ("rename", self.tr("Rename"), lambda: self._edit(NAME), ""),
                ("duplicate", self.tr("Duplicate"), self._duplicate, ""),
            )
        )
        column.addWidget(self._more)
        column.addLayout(
            self._row(
                (
                    ("import", self.tr("Take in a file"), self._import, ""),
                    ("export", self.tr("Export"), self._export, ""),
                    ("delete", self.tr("Delete", "a button"), self._delete, "danger"),
                    ("empty", self.tr("Empty the trash"), self._ask_to_empty, "danger"),
                    ("restore", self.tr("Restore"), self._restore, "main"),
                    ("open", self.tr("Open", "a button"), self._open, "main"),
                ),
                said_after="empty",
            )
        )
        self._fill()

    def _sieve(self) -> QHBoxLayout:
        """The field that filters at once, and what is shown at all."""
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        # Beside the title: with large letters in a low window every line is a game less in sight.
        row.addWidget(text_label(self.tr("All games"), TextStyle.TITLE))
        row.addSpacing(self.theme.px(12))
        self.search = QLineEdit()
        self.search.setObjectName("games.search")
        self.search.setPlaceholderText(self.tr("Find by name, tag or how it stands"))
        self.search.setAccessibleName(self.tr("Find a game"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        row.addWidget(self.search, 1)
        self.shown = QComboBox()
        self.shown.setObjectName("games.shown")
        self.shown.setAccessibleName(self.tr("What is shown"))
        self.shown.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.shown.addItem(self.tr("All games"), ALL)
        self.shown.currentIndexChanged.connect(self._fill)
        row.addWidget(self.shown)
        return row

    def _flow(self, buttons: Sequence[ButtonOf]) -> QWidget:
        """What can be done with the game that is chosen; large letters take more lines."""
        whole = QWidget()
        flow = FlowLayout(whole, self.theme.px(8))
        for one in buttons:
            flow.addWidget(self._button(one))
        return whole

    def _row(self, buttons: Sequence[ButtonOf], said_after: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        for one in buttons:
            row.addWidget(self._button(one))
            if one[0] == said_after:
                row.addWidget(self.said, 1)
        return row

    def _button(self, made_of: ButtonOf) -> QPushButton:
        name, words, call, kind = made_of
        self._buttons[name] = push_button(f"games.{name}", words, call, kind=kind)
        return self._buttons[name]

    @property
    def in_trash(self) -> bool:
        """Whether the trash is shown."""
        return str(self.shown.currentData()) == TRASH

    def _fill(self) -> None:
        """Read the games anew and show them; the game that was chosen stays chosen."""
        before = self._current()
        problem = ""
        try:
            games = self.library.trash() if self.in_trash else self.library.games(None)
        except LibraryProblem as fault:
            games, problem = [], sentence_of(fault)
        self.model.set_games(games, in_trash=self.in_trash)
        self.table.resizeColumnsToContents()
        for name, button in self._buttons.items():
            button.setVisible((name in {"restore", "empty"}) == self.in_trash)
        self._more.setHidden(self.in_trash)
        if not self.in_trash:
            self._name_shown()
        self._filter()
        self._choose(before.id if before is not None else 0)
        if problem:
            self._say(problem, wrong=True)

    def _name_shown(self) -> None:
        """What can be chosen to be shown: everything, favourites, each tag, the trash."""
        chosen = self.shown.currentData()
        with QSignalBlocker(self.shown):
            self.shown.clear()
            self.shown.addItem(self.tr("All games"), ALL)
            self.shown.addItem(self.tr("Favourites"), FAVOURITES)
            for tag in self.model.tags():
                self.shown.addItem(self.tr("Tag: {tag}").format(tag=tag), TAG + tag)
            self.shown.addItem(self.tr("Trash"), TRASH)
            self.shown.setCurrentIndex(max(0, self.shown.findData(chosen)))

    def _filter(self) -> None:
        before = self._current()
        chosen = str(self.shown.currentData())
        tag = chosen.removeprefix(TAG) if chosen.startswith(TAG) else ""
        words = self.search.text().strip()
        self.model.narrow(GameFilter(words, chosen == FAVOURITES, tag))
        self._choose(before.id if before is not None else 0)
        if self.model.games:
            self._say("")
        elif words:
            self._say(self.tr("No game fits “{text}”. Clear the field to see all.").format(text=words))
        elif self.in_trash:
            self._say(self.tr("The trash is empty."))
        elif chosen == FAVOURITES:
            self._say(self.tr("No favourites yet. Choose a game and press Favourite."))
        else:
            self._say(self.tr("Your games will gather here."))

    def _current(self) -> GameCard | None:
        row = self.table.currentIndex().row()
        return self.model.games[row] if 0 <= row < len(self.model.games) else None

    def _choose(self, game_id: int) -> None:
        rows = [row for row, game in enumerate(self.model.games) if game.id == game_id] or [0]
        if self.model.games:
            self.table.setCurrentIndex(self.model.index(rows[0], NAME))

    def _arrange(self, call: Callable[[Arranging], object]) -> bool:
        """Change the library; what cannot be changed is said, and the list shows what is true."""
        try:
            call(self.library.library.arranging)
        except LibraryProblem as fault:
            self._fill()
            self._say(sentence_of(fault), wrong=True)
            return False
        self.table.resizeColumnsToContents()
        return True

    def _chosen(self) -> GameCard | None:
        game = self._current()
        if game is None:
            self._say(self.tr("Choose a game first."))
        return game

    def _open(self) -> None:
        game = self._chosen()
        if game is not None and not self.in_trash:
            self.accept()
            self.opened.emit(game.id)

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == STAR:
            self.model.flip_star(index)

    def _star(self) -> None:
        if self._chosen() is not None:
            self.model.flip_star(self.table.currentIndex())

    def _edit(self, column: int) -> None:
        if self._chosen() is not None:
            self.table.edit(self.model.index(self.table.currentIndex().row(), column))

    def _tagged(self, game_id: int, tags: tuple[str, ...]) -> None:
        if self._arrange(lambda to: to.tag(game_id, tags)):
            self._name_shown()

    def _duplicate(self) -> None:
        game = self._chosen()
        if game is None:
            return
        name = self.tr("{name} (copy)").format(name=game.name)
        if self._arrange(lambda to: to.duplicate(game.id, name)):
            self._fill()
            self._say(self.tr("“{name}” stands in your list now.").format(name=name))

    def _delete(self) -> None:
        game = self._chosen()
        if game is not None and self._arrange(lambda to: to.throw_away(game.id)):
            self._fill()
            self._say(self.tr("“{name}” is in the trash.").format(name=game.name))

    def _restore(self) -> None:
        game = self._chosen()
        if game is not None and self._arrange(lambda to: to.take_back(game.id)):
            self._fill()
            self._say(self.tr("“{name}” is back in your list.").format(name=game.name))

    def _ask_to_empty(self) -> None:
        try:
            count = len(self.library.trash())
        except LibraryProblem as fault:
            self._say(sentence_of(fault), wrong=True)
            return
        if not count:
            self._say(self.tr("The trash is empty."))
            return
        words = self.tr("%n game(s) in it (is|are) gone for good then.", "", count)
        box = message_box(self, "dialog.empty", self.tr("Empty the trash?"), words)
        empty = box.addButton(self.tr("Empty the trash"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("Keep them"), QMessageBox.ButtonRole.RejectRole))
        empty.clicked.connect(self._empty)
        box.open()

    def _empty(self) -> None:
        if self._arrange(lambda to: to.empty_trash()):
            self._fill()

    def _export(self) -> None:
        game = self._chosen()
        if game is None:
            return
        words = self.tr("Hearthwall games (*.hearthgame)")
        suggested = in_documents(file_name(game.name, ".hearthgame"))
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Export a game"), suggested, words)
        if not path:
            return
        try:
            self.library.export(game.id, Path(path))
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
            taken = self.library.take_in(path)
        except (SaveProblem, LibraryProblem) as fault:
            self._say(str(fault), wrong=True)
        else:
            self._fill()
            words = self.tr("{file} is in your list now.").format(file=path.name)
            remarks = [left_out(taken.dropped)] if taken.dropped else []
            if taken.missing:
                remarks.append(drawings_missing(taken.missing))
            self._say(" ".join([words, *remarks]))

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")
