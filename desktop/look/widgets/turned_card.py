"""A card that is turned over before everybody's eyes, large over a corner of the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.playing_card import TALL, paint_card, paint_card_back
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from rules_core.games.playing_card import PlayingCard

TURN_MS = 300
WIDE, AWAY = 132, 18
"""Of the card, and its distance from the corner, in px at 100 %."""
LINE = 30
"""Below it a line may tell what has happened."""
SHARES = (1.0, 0.7)
"""Of its size: where it would hide something in every corner it lies there smaller."""


class TurnedCard(Painted):
    """Lies at the upper right of `table`, or in another corner where it hides less. Clicks go through it."""

    def __init__(self, theme: Theme, table: QWidget, emblem: str) -> None:
        super().__init__(theme, table)
        self.setObjectName("turned-card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table, self._emblem = table, emblem
        self.face: PlayingCard | None = None
        """What it shows; None where no card lies there."""
        self.hides: Callable[[QRect], int] = lambda area: 0
        """How many things it would hide in a part of the table."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._place)
        self._turn = QVariantAnimation(self)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setDuration(TURN_MS)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._turn.valueChanged.connect(self.update)
        table.installEventFilter(self)
        self.hide()

    def turn(self, face: PlayingCard, name: str) -> None:
        """Turn this card over, at the pace at which things move."""
        self.face = face
        self.setAccessibleName(name)
        self._place()
        self.show()
        self.raise_()
        self._turn.stop()
        pace = self.theme.look.motion
        if pace > 0:
            self._turn.setDuration(round(TURN_MS / pace))
            self._turn.start()
        self.update()

    def settle(self) -> None:
        """It lies there face up."""
        self._turn.stop()
        self.update()

    def clear(self) -> None:
        """No card lies there."""
        self._turn.stop()
        self.face = None
        self.hide()

    def sizeHint(self) -> QSize:
        wide = self.theme.px(WIDE)
        return QSize(round(wide * 1.12), round(wide * TALL * 1.08))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
            # What lies on the table finds its new place first.
            self._soon.start()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        away, least = self.theme.px(AWAY), -1
        best = QRect()
        for share in SHARES:
            size = self.sizeHint() * share
            right = self._table.width() - size.width() - away
            low = self._table.height() - size.height() - away - self.theme.px(LINE)
            for left, top in ((right, away), (away, away), (right, low), (away, low)):
                tried = QRect(left, top, size.width(), min(size.height(), self._table.height() - away))
                hidden = self.hides(tried)
                if least < 0 or hidden < least:
                    best, least = tried, hidden
                if not hidden:
                    self.setGeometry(best)
                    return
        self.setGeometry(best)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        is_turning = self._turn.state() is QVariantAnimation.State.Running
        share = float(self._turn.currentValue()) if is_turning else 1.0
        high = self.height() / 1.08
        wide = high / TALL
        painter.translate(self.width() / 2, self.height() / 2)
        # Seen from the edge it is a line.
        painter.scale(max(0.03, abs(1 - 2 * share)), 1.0)
        rect = QRectF(-wide / 2, -high / 2, wide, high)
        if share < 0.5:
            paint_card_back(painter, rect, self.theme.look, self._emblem)
        else:
            paint_card(painter, rect, self.face, self.theme.look, is_lifted=True)
