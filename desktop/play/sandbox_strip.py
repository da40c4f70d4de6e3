"""The strip above a sandbox: what it is, who would act now, and the ways out of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.push_button import push_button
from desktop.play.presenter import Presenter
from desktop.session.sandbox import SandboxSession


class SandboxStrip(QWidget):
    """One line; its buttons come and go with what can be done."""

    leave_wanted = Signal()
    keep_wanted = Signal()

    def __init__(self, theme: Theme, session: SandboxSession, presenter: Presenter) -> None:
        super().__init__()
        self.session, self.presenter = session, presenter
        self._warns = session.may_tell
        px = theme.px
        self.setObjectName("sandbox")
        self.setProperty("paper", "alt")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(20), px(4), px(12), px(4))
        row.setSpacing(px(10))
        row.addWidget(Icon(theme, "ui/flask-conical", 20, "text"))
        title: QLabel = text_label(self.tr("Sandbox"), TextStyle.STRONG)
        row.addWidget(title)
        self.words = OneLine("", TextStyle.BODY, "text_2")
        self.words.setObjectName("sandbox.words")
        row.addWidget(self.words)
        self.act = self._button("sandbox.act", self.tr("Let them act"))
        self.act.clicked.connect(session.let_act)
        self.over = self._button("sandbox.pass-over", self.tr("Skip their turn"))
        self.over.clicked.connect(session.pass_over)
        self.keep = self._button("sandbox.keep", self.tr("Save as a game"))
        self.keep.clicked.connect(self.keep_wanted)
        self.leave = self._button("sandbox.leave", self.tr("Leave the sandbox"))
        self.leave.clicked.connect(self.leave_wanted)
        for button in (self.act, self.over):
            row.addWidget(button)
        row.addStretch(1)
        for button in (self.keep, self.leave):
            row.addWidget(button)
        session.changed.connect(self.refresh)
        session.busy.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say who would act now."""
        waiting = self.session.waiting
        words = self.tr("Try what you like: nothing here is kept or counted.")
        if self._warns:
            words = self.tr("Nothing here is kept or counted; playing on may show what the game still hides.")
        if waiting:
            words = self.tr("{seat} would act now.").format(seat=self.presenter.seat_name(waiting))
        self.words.setText(words)
        self.act.setVisible(bool(waiting))
        self.over.setVisible(self.session.can_pass_over)

    def _button(self, name: str, words: str) -> QPushButton:
        # Low ones: the board keeps its room.
        return push_button(name, words, kind="chip")
