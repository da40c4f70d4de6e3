"""Keeps what people made in a game as an item of the library, under a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.session.keepsakes import is_secret
from desktop.storage.problems import LibraryProblem
from rules_core.content.named_fields import LONGEST_NAME
from rules_core.wording.translation import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.session.match_session import MatchSession
    from desktop.session.shell import Shell


class KeepDialog(QDialog):
    """Asks for the name; where something of the kind is called so already, whether it makes room."""

    chosen = Signal(str, int)
    """The name, and the number of the item whose place it takes, 0 for none."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        name: str,
        called: Callable[[str], int],
        parent: QWidget | None = None,
        *,
        secret: bool = False,
    ) -> None:
        """`called` gives the number of the item that bears a name already, 0 for none."""
        super().__init__(parent)
        self._called = called
        px = theme.px
        self.setObjectName("dialog.keep-made")
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(title, TextStyle.TITLE))
        words = self.tr("It goes into the workshop: to be changed there, shared, and chosen for a new game.")
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        if secret:
            words = self.tr("Whoever opens the workshop here sees it, even before it may be known in the game.")
            warning = text_label(words, TextStyle.STRONG, "warn", wrap=True)
            warning.setObjectName("keep-made.secret")
            column.addWidget(warning)
        self.line = QLineEdit(name[:LONGEST_NAME])
        self.line.setObjectName("keep-made.name")
        self.line.setAccessibleName(self.tr("Name"))
        self.line.setMaxLength(LONGEST_NAME)
        self.line.textChanged.connect(lambda _: self._look())
        column.addWidget(self.line)
        self.instead = QCheckBox(self.tr("In place of the one that is called so"))
        self.instead.setObjectName("keep-made.instead")
        self.instead.setChecked(True)
        column.addWidget(self.instead)
        self.note: QLabel = text_label(self.tr("What it was before goes to the trash."), TextStyle.SMALL, "text_2")
        column.addWidget(self.note)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = push_button("keep-made.cancel", self.tr("Not now"), self.reject)
        row.addWidget(cancel)
        self.keep = QPushButton(self.tr("Keep"))
        self.keep.setObjectName("keep-made.keep")
        self.keep.setProperty("kind", "main")
        self.keep.setDefault(True)
        self.keep.clicked.connect(self._keep)
        row.addWidget(self.keep)
        column.addLayout(row)
        open_at_size(self, theme, 520, 320, parent)
        self._look()
        self.line.selectAll()

    @property
    def name(self) -> str:
        """What it is to be called."""
        return " ".join(self.line.text().split())

    def _look(self) -> None:
        self.keep.setEnabled(bool(self.name))
        is_there = bool(self.name) and self._called(self.name) > 0
        self.instead.setVisible(is_there)
        self.note.setVisible(is_there)

    def _keep(self) -> None:
        number = self._called(self.name)
        self.chosen.emit(self.name, number if self.instead.isChecked() else 0)
        self.accept()


def ask_to_keep(shell: Shell, session: MatchSession) -> None:
    """Ask for a name, and keep what was made in the game."""
    made = session.definition.keepsake
    assert made is not None
    title = say(made.keep)

    def called(name: str) -> int:
        try:
            return shell.games.called(session, name)
        except LibraryProblem:
            # Told when it is to be kept.
            return 0

    def keep(name: str, instead_of: int) -> None:
        try:
            shell.games.keep_made(session, name, shell.settings.author, instead_of)
        except LibraryProblem as fault:
            shell.say_why(dialog.tr("It could not be kept"), fault)

    # Alone at the screen nobody is there to be kept in the dark.
    secret = len(session.seats.persons) > 1 and is_secret(session.match, session.state)
    dialog = KeepDialog(shell.theme, title, session.name, called, shell.dialog_parent, secret=secret)
    dialog.chosen.connect(keep)
    dialog.open()
