"""Items of the scene: each is drawn in px round a point of the table and kept as a picture until it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.kept_picture import SHARED
from desktop.tabletop.battlefield.baked import BakedLayer

Z_EDGES, Z_BUILDING, Z_FLAME, Z_MARKER, Z_REACH, Z_DISC, Z_LINE, Z_TOKEN, Z_CHOSEN, Z_MEASURE, Z_PLATE, Z_ORDER = (
    5.0, 10.0, 22.0, 20.0, 8.0, 32.0, 35.0, 40.0, 60.0, 65.0, 70.0, 72.0,
)  # fmt: skip
Z_FOOT = 38.0
"""Of the bases of tokens on pins, below all of their heads."""
Z_NAME = 36.0
"""Over lines, which may cross it; under tokens."""
Z_CONTACT = 61.0
"""Over the discs of those who touch."""
Z_LIFTED = 7.0
"""Under reach and zones: people walk about in a building that is looked into."""
Z_LAMP = 25.0
"""Over ground, buildings and markers; tokens, arrows and plates are as bright as ever."""


class PictureItem(QGraphicsItem):
    """An item of constant size on the screen. Subclasses say how far it reaches and how it is drawn.

    While the zoom changes the old picture is stretched; it is drawn sharp when the hand rests.
    """

    def __init__(self, item_id: str, z: float) -> None:
        super().__init__()
        self.item_id = item_id
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z)
        self.scale_px = 0.1
        self.moving = False
        self._rect = QRectF(-1, -1, 2, 2)
        self._pixmap: QPixmap | None = None
        self._stale = True

    def extent(self) -> QRectF:
        """The rectangle round the origin that drawing may touch, in px at `scale_px`."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the item round the origin, in px at `scale_px`."""
        raise NotImplementedError

    def changed(self) -> None:
        """What is drawn has changed: measure and draw anew."""
        self.prepareGeometryChange()
        self._rect = self.extent()
        self._stale = True
        self._pixmap = None
        self.update()

    def set_scale(self, scale: float, *, moving: bool) -> None:
        """The view shows `scale` px for a tenth of a millimetre; `moving` while this goes on changing."""
        self.moving = moving
        if scale == self.scale_px:
            return
        self.scale_px = scale
        rect = self.extent()
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self._stale = True
        else:
            self._stale = self._stale or self.depends_on_scale()

    def depends_on_scale(self) -> bool:
        """Whether the drawing changes with the zoom although its extent does not."""
        return False

    def likeness(self) -> Hashable:
        """All that the picture depends on: those of one class and of equal likeness look the same. One of None is drawn
        every time."""
        return None

    @property
    def is_sharp(self) -> bool:
        return not self._stale

    def sharpen(self, ratio: float) -> None:
        """Draw the picture now, for a device pixel ratio; whoever calls this shows it. What was drawn lately is kept:
        things are offered and chosen again and again, and the map goes from one size to another and back."""
        likeness = self.likeness()
        key = type(self), likeness, self._rect.getRect(), ratio
        image = SHARED.take(key)
        if image is None:
            image = self._drawn(ratio)
        if likeness is not None:
            SHARED.put(key, image)
        self._pixmap, self._stale = QPixmap.fromImage(image), False

    def _drawn(self, ratio: float) -> QImage:
        size = QSize(max(1, round(self._rect.width() * ratio)), max(1, round(self._rect.height() * ratio)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._rect.topLeft())
        self.draw(painter)
        painter.end()
        return image

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_picture(painter, QPointF(0, 0))

    def paint_picture(self, painter: QPainter, offset: QPointF) -> None:
        """Blit the picture, moved by `offset` px, onto whole device px."""
        ratio = painter.device().devicePixelRatio()
        pixmap = self._pixmap
        if pixmap is None or (self._stale and not self.moving) or pixmap.devicePixelRatio() != ratio:
            self.sharpen(ratio)
            pixmap = self._pixmap
        if pixmap is None:
            return
        if self._stale:
            painter.drawPixmap(self._rect.translated(offset), pixmap, QRectF(pixmap.rect()))
            return
        at = painter.worldTransform()
        place = self._rect.topLeft() + offset
        painter.drawPixmap(
            QPointF(
                # Half a px always goes the same way, so that a map that is moved stays as it was drawn.
                floor((at.dx() + place.x()) * ratio + 0.5) / ratio - at.dx(),
                floor((at.dy() + place.y()) * ratio + 0.5) / ratio - at.dy(),
            ),
            pixmap,
        )


class MovingItem(PictureItem):
    """An item that walks about, rocks and fades."""

    def set_sway(self, degrees: float) -> None:
        """Tilt it while it rocks."""

    def skip(self) -> None:
        """End what moves in the item and show its end."""


class SignItem(PictureItem):
    """A small fixed sign: an edge's number, a reach disc, a flame, a label plate."""

    def __init__(self, item_id: str, z: float, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
        super().__init__(item_id, z)
        self._fixed = rect
        self._paint = paint
        self.changed()

    def extent(self) -> QRectF:
        return self._fixed

    def draw(self, painter: QPainter) -> None:
        self._paint(painter)


class LayerItem(QGraphicsItem):
    """A baked layer that lies between items: reach and zones."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.moving = False
        self.most_ms = 0.0
        self.is_sharp = True
        self._layer: BakedLayer | None = None

    def set_layer(self, layer: BakedLayer | None) -> None:
        self.prepareGeometryChange()
        self._layer = layer
        # Until it is painted nobody waits for it: one that is taken away never is.
        self.is_sharp = True
        self.update()

    def prepare(self) -> None:
        """Make the stand-in that is shown while the zoom changes."""
        if self._layer is not None:
            self._layer.prepare()

    def boundingRect(self) -> QRectF:
        return QRectF() if self._layer is None else self._layer.area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._layer is not None:
            self.is_sharp = draw_layer(painter, self._layer, moving=self.moving, most_ms=self.most_ms)


def draw_layer(painter: QPainter, layer: BakedLayer, *, moving: bool, most_ms: float) -> bool:
    """Draw a layer with a painter that stands in scene coordinates. Returns whether it is sharp."""
    device = painter.device()
    ratio = device.devicePixelRatio()
    to_device = painter.worldTransform() * QTransform.fromScale(ratio, ratio)
    seen = painter.viewport()
    painter.save()
    painter.resetTransform()
    painter.scale(1 / ratio, 1 / ratio)
    seen.setSize(QSize(round(seen.width() * ratio) + 1, round(seen.height() * ratio) + 1))
    sharp = layer.draw(painter, to_device, seen, moving=moving, most_ms=most_ms)
    painter.restore()
    return sharp
