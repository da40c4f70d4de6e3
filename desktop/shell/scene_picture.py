"""Shows the picture on a game's card: still, until it is brought to life for two seconds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, QSizeF, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.games.card_scene import CardScene
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up

DRAWN_AFTER_MS = 120
"""The page stands first and takes clicks: painting a whole village would make it wait."""
FRAME_MS = 33
LIFE_MS = 2000
LEAST_HIGH = 76
"""In px at 100 %."""
RADIUS = 5.0


class ScenePicture(Painted):
    """The picture of a game. `scene` makes it when it is first drawn; `left` rounds the left corners, not the upper."""

    def __init__(self, theme: Theme, scene: Callable[[], CardScene], name: str) -> None:
        super().__init__(theme)
        self._make = scene
        self._scene: CardScene | None = None
        self._still: QPixmap | None = None
        self._drawn_at = QSize()
        self.left = False
        self.least_high = LEAST_HIGH
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(DRAWN_AFTER_MS)
        self._later.timeout.connect(self._draw)
        self._clock = QElapsedTimer()
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self._step)

    @property
    def moment(self) -> float:
        """How far its life is, from 0 to 1; 1 while it is at rest."""
        return min(1.0, self._clock.elapsed() / LIFE_MS) if self._frames.isActive() else 1.0

    @property
    def is_drawn(self) -> bool:
        """Whether it is painted for the size that it has."""
        return self._still is not None and self._drawn_at == self.size()

    def live(self) -> None:
        """Come to life for two seconds; with less motion it keeps still."""
        if self.theme.look.less_motion or self._frames.isActive() or self._still is None:
            return
        self._clock.start()
        self._frames.start()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(self.least_high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(self.least_high))

    def look_changed(self) -> None:
        self._still = None
        super().look_changed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Until it has its new size for a moment the picture is stretched: a window is resized in many small steps.
        if self._still is not None:
            self._later.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        rect = QRectF(self.rect())
        painter.setClipPath(self._outline(rect))
        painter.fillRect(rect, self.colours.ground)
        if self._still is None:
            if not self._later.isActive():
                self._later.start()
        else:
            painter.drawPixmap(rect, self._still, QRectF(self._still.rect()))
            if self._scene is not None and self.is_drawn:
                self._scene.paint_life(painter, QSizeF(self.size()), self.theme.look, self.moment)
        painter.setClipping(False)
        line = self.theme.look.px(2.4)
        edge = (
            rect.adjusted(rect.width() - line, 0, 0, 0) if self.left else rect.adjusted(0, rect.height() - line, 0, 0)
        )
        painter.fillRect(edge, self.colours.of(self._scene.line if self._scene is not None else CardScene.line))

    def _outline(self, rect: QRectF) -> QPainterPath:
        """The corners that lie in corners of the card are as round as the card."""
        path = QPainterPath()
        # Wide enough that the round corners of the other side lie outside.
        more = QRectF(rect)
        if self.left:
            more.setRight(rect.right() + 2 * RADIUS)
        else:
            more.setBottom(rect.bottom() + 2 * RADIUS)
        path.addRoundedRect(more, RADIUS, RADIUS)
        return path

    def _draw(self) -> None:
        if self._scene is None:
            self._scene = self._make()
        ratio, size = self.devicePixelRatioF(), self.size()
        if size.isEmpty():
            return
        still = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        still.setDevicePixelRatio(ratio)
        still.fill(self.colours.ground)
        painter = QPainter(still)
        brush_up(painter)
        self._scene.paint_still(painter, QSizeF(size), self.theme.look)
        painter.end()
        self._still, self._drawn_at = still, size
        self.update()

    def _step(self) -> None:
        if self._clock.elapsed() >= LIFE_MS:
            self._frames.stop()
        self.update()
