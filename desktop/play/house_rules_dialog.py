"""How people ruled where the book leaves room: written down, kept with the game, and settled by a die."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.play.presenter import Presenter
from desktop.storage.mended import LONGEST_TEXT


class HouseRulesDialog(QDialog):
    """One page of writing, and a throw of dice for those who disagree."""

    def __init__(self, theme: Theme, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presenter, self.session = presenter, presenter.session
        px = theme.px
        self.setObjectName("dialog.house-rules")
        self.setWindowTitle(self.tr("House rules"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(text_label(self.tr("How we ruled"), TextStyle.TITLE))
        note = self.tr("What all of you agreed on. It stays with the game and goes along in its file.")
        column.addWidget(text_label(note, TextStyle.SMALL, "text_2", wrap=True))
        self.page = QPlainTextEdit(self.session.mended.ruled)
        self.page.setObjectName("house-rules.page")
        self.page.setAccessibleName(self.tr("House rules"))
        self.page.setPlaceholderText(self.tr("Nothing yet."))
        self.page.setTabChangesFocus(True)
        column.addWidget(self.page, 1)
        foot = QHBoxLayout()
        foot.addWidget(push_button("house-rules.roll", self.tr("&Let dice decide for now"), self.roll))
        self.fallen = text_label("", TextStyle.BODY, wrap=True)
        self.fallen.setObjectName("house-rules.fallen")
        foot.addWidget(self.fallen, 1)
        foot.addWidget(push_button("house-rules.close", self.tr("Done"), self.accept, kind="main"))
        column.addLayout(foot)
        self.finished.connect(lambda _: self._keep())
        open_at_size(self, theme, 620, 460, parent)
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self.page.setFocus()

    def roll(self) -> None:
        """A die for everybody; the highest has it, and whoever ties throws again."""
        seats = [one.id for one in self.session.seats.deciding]
        throws = thrown(len(seats), lambda: secrets.randbelow(6) + 1)
        told = [
            self.tr("{who}: {die}").format(who=self.presenter.seat_name(seats[place]), die=die)
            for faces in throws
            for place, die in faces.items()
        ]
        best = max(throws[-1], key=lambda place: throws[-1][place])
        words = self.tr("{throws}. {who} is right for now.")
        self.fallen.setText(words.format(throws=", ".join(told), who=self.presenter.seat_name(seats[best])))

    def _keep(self) -> None:
        words = self.page.toPlainText().strip()[:LONGEST_TEXT]
        if words != self.session.mended.ruled:
            self.session.rule(words)


def thrown(count: int, die: Callable[[], int]) -> Sequence[dict[int, int]]:
    """Throw after throw, by who threw, until one is the highest."""
    found: list[dict[int, int]] = []
    left = list(range(count))
    while not found or len(left) > 1:
        faces = {one: die() for one in left}
        found.append(faces)
        left = [one for one in left if faces[one] == max(faces.values())]
    return found
