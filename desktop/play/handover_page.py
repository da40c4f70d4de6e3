"""Covers a game while the screen goes from one person to another, who may not see the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.wood import WoodGround
from desktop.session.match_session import MatchSession
from rules_core.kernel.requests import SeatId

ONLY_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are pressed to switch windows or take pictures: nobody has sat down yet."""


class HandoverPage(WoodGround):
    """Lies over the whole of a widget from the moment the screen is wanted by somebody else until a key is pressed."""

    def __init__(self, theme: Theme, session: MatchSession, covered: QWidget) -> None:
        super().__init__(theme, covered)
        self.session = session
        self.covered = covered
        self.setObjectName("page.handover")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._before: QWidget | None = None
        """What had the focus."""
        self.title = text_label("", TextStyle.BANNER_BIG, "on_wood", wrap=True)
        self.hint = text_label("", TextStyle.NUMBER_BIG, "on_wood", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.px(48), theme.px(20), theme.px(48), theme.px(20))
        column.setSpacing(theme.px(14))
        column.addStretch(1)
        column.addWidget(Icon(theme, "hooded-figure", 72, "gold_line"), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.title, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(1)
        self.hide()
        covered.installEventFilter(self)
        session.handover_wanted.connect(self.cover)
        session.changed.connect(self._look)
        self._look()

    def cover(self, seat: SeatId) -> None:
        """Hide everything and ask for the person of this seat."""
        self.title.setText(self.tr("Hand the screen to {name}.").format(name=self.session.seats.name(seat)))
        self.hint.setText(self.tr("Nothing is shown until a key is pressed."))
        self.setAccessibleName(f"{self.title.text()} {self.hint.text()}")
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self.setGeometry(self.covered.rect())
        self.show()
        self.raise_()
        # Whoever opens the game gives the focus to its window: it goes on to this page as long as it covers it.
        self.covered.setFocusProxy(self)
        self.setFocus()
        announce(self, self.accessibleName())

    def _look(self) -> None:
        """Cover or uncover, for whatever reason the screen has found its person."""
        if self.session.seats.handover:
            self.cover(self.session.seats.handover)
        elif not self.isHidden():
            self.covered.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes None to end it; its stubs do not say so
            self.hide()
            if self._before is not None:
                self._before.setFocus()
            self._before = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.covered:
            self.setGeometry(self.covered.rect())
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            # No shortcut of the game works while it is covered.
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, _next: bool) -> bool:
        # Tab is a key as any other, and must not lead to what is covered.
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ONLY_HELD and not event.isAutoRepeat():
            self.session.take_screen()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.session.take_screen()
