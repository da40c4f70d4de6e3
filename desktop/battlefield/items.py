"""The items for tokens, buildings and markers."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.battlefield.building import building_extent, centre_of, paint_building, paint_corner_disc
from desktop.battlefield.markers import marker_extent, marker_px, paint_marker
from desktop.battlefield.picture_item import (
    Z_BUILDING,
    Z_CHOSEN,
    Z_FLAME,
    Z_MARKER,
    Z_TOKEN,
    PictureItem,
)
from desktop.battlefield.views import UNITS_PER_INCH, BuildingView, MarkerView
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.look.token import TokenView, disc_px, extent
from desktop.look.token_painting import paint_token

BREATH_MS, BREATHS = 1600, 3
TURN_MS = 220


@cache
def base_ring(diameter: int, ink: int, ratio: float) -> QPixmap:
    """The dotted circle of a base `diameter` px across: kept, because dotted lines are slow to draw."""
    side = diameter + 4
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(stroke(faint(QColor.fromRgba(ink), 0.8), 1.2, (1.4, 2.8), flat=True))
    painter.drawEllipse(QPointF(side / 2, side / 2), diameter / 2, diameter / 2)
    painter.end()
    return pixmap


class TokenItem(PictureItem):
    """A token: its disc may lean away from its base, which is then drawn as a dotted circle."""

    def __init__(self, view: TokenView, look: Look, least_scale: float = 1.0) -> None:
        super().__init__(view.id, Z_TOKEN)
        self.view = view
        self.look = look
        self.least_scale = least_scale
        self.narrow = False
        self.lean = QPointF(0, 0)
        self._diameter = float(view.rank.value)
        self._old: QPixmap | None = None
        self._old_rect = QRectF()
        self._shown = 1.0
        self._breath = 0.0
        self._turn: QVariantAnimation | None = None
        self._breathing: QVariantAnimation | None = None
        self.setPos(view.x, view.y)
        self._stand()
        self.changed()

    @property
    def diameter(self) -> float:
        """Diameter of the disc in px at the zoom in force."""
        return self._diameter

    @property
    def disc_box(self) -> QRectF:
        """Where the disc stands when all motion has ended, in px from the table's corner."""
        half = self.diameter * 0.55
        centre = QPointF(self.view.x, self.view.y) * self.scale_px + self.lean
        return QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2)

    def set_view(self, view: TokenView, *, animated: bool) -> None:
        """Show another state. The place is the scene's business, so that it can animate the way."""
        turned = view.posture is not self.view.posture
        chosen = view.chosen and not self.view.chosen
        if turned and animated and self._pixmap is not None:
            self._old, self._old_rect = self._pixmap, QRectF(self._rect)
            self._fade()
        self.view = view
        self._stand()
        self.changed()
        if chosen and animated:
            self._breathe()
        elif not view.chosen:
            self.skip()

    def set_narrow(self, narrow: bool) -> None:
        """In a narrow window the least disc is smaller."""
        if narrow != self.narrow:
            self.narrow = narrow
            self.changed()

    def set_look(self, look: Look, least_scale: float) -> None:
        self.look, self.least_scale = look, least_scale
        self.changed()

    def set_lean(self, across: float, down: float) -> None:
        """Let the disc lean from its base, in px."""
        lean = QPointF(across, down)
        if lean != self.lean:
            self.prepareGeometryChange()
            self.lean = lean
            self.update()

    def skip(self) -> None:
        """End what moves in the item and show its end."""
        for animation in (self._turn, self._breathing):
            if animation is not None:
                animation.stop()
        self._old, self._shown, self._breath = None, 1.0, 0.0
        self.update()

    def extent(self) -> QRectF:
        # Whatever changes the disc asks for its extent anew.
        self._diameter = disc_px(self.view, self.scale_px * UNITS_PER_INCH, self.least_scale, self.narrow)
        return extent(self.view, self._diameter)

    def draw(self, painter: QPainter) -> None:
        paint_token(painter, self.view, self.diameter, self.look)

    def boundingRect(self) -> QRectF:
        base = self.view.base * self.scale_px / 2 + 2
        halo = self.diameter * 0.75 if self._breath else 0.0
        rect = self._rect.translated(self.lean).united(QRectF(-base, -base, base * 2, base * 2))
        return rect.adjusted(-halo * 0.2, -halo * 0.2, halo * 0.2, halo * 0.2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        base = self.view.base * self.scale_px
        colours = self.look.colours
        if self.diameter > base * 1.04:
            ring = base_ring(round(base), colours.ink.rgba(), painter.device().devicePixelRatio())
            half = ring.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(-half, -half), ring)
        if self._breath:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faint(colours.sel, 0.34 * self._breath))
            radius = self.diameter * (0.6 + 0.12 * self._breath)
            painter.drawEllipse(self.lean, radius, radius)
        if self._old is not None and self._shown < 1.0:
            painter.setOpacity(1.0 - self._shown)
            painter.drawPixmap(self._old_rect.topLeft() + self.lean, self._old)
            painter.setOpacity(self._shown)
        self.paint_picture(painter, self.lean)
        painter.setOpacity(1.0)

    def _stand(self) -> None:
        # By y, so that the nearer disc lies over the farther one.
        self.setZValue(Z_CHOSEN if self.view.chosen else Z_TOKEN + self.view.y / 100_000)

    def _fade(self) -> None:
        self._turn = QVariantAnimation()
        self._turn.setDuration(TURN_MS)
        self._turn.setStartValue(0.0)
        self._turn.setEndValue(1.0)
        self._turn.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._turn.valueChanged.connect(self._faded)
        self._turn.start()

    def _faded(self, value: float) -> None:
        self._shown = value
        if value >= 1.0:
            self._old = None
        self.update()

    def _breathe(self) -> None:
        self._breathing = QVariantAnimation()
        self._breathing.setDuration(BREATH_MS)
        self._breathing.setLoopCount(BREATHS)
        self._breathing.setStartValue(0.0)
        self._breathing.setKeyValueAt(0.5, 1.0)
        self._breathing.setEndValue(0.0)
        self._breathing.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breathing.valueChanged.connect(self._breathed)
        self._breathing.start()

    def _breathed(self, value: float) -> None:
        self.prepareGeometryChange()
        self._breath = value
        self.update()


class BuildingItem(PictureItem):
    """A building; its fire is an item of its own, which flickers."""

    def __init__(self, view: BuildingView, look: Look) -> None:
        super().__init__(view.id, Z_BUILDING)
        self.view = view
        self.look = look
        self.flame = FlameItem(view, look)
        self._place()
        self.changed()

    def set_view(self, view: BuildingView) -> None:
        self.view = view
        self._place()
        self.changed()
        self.flame.set_view(view, self.look)

    def set_look(self, look: Look) -> None:
        self.look = look
        self.changed()
        self.flame.set_view(self.view, look)

    def extent(self) -> QRectF:
        return building_extent(self.view, self.scale_px, self.look)

    def draw(self, painter: QPainter) -> None:
        paint_building(painter, self.view, self.scale_px, self.look, flame=False)

    def move_to(self, x: float, y: float) -> None:
        """Show the building elsewhere, while it is dragged."""
        self.setPos(x, y)
        self.flame.setPos(x, y)

    def _place(self) -> None:
        self.move_to(*centre_of(self.view))


class FlameItem(PictureItem):
    """The fire on a building, in three drawn frames."""

    def __init__(self, view: BuildingView, look: Look) -> None:
        super().__init__(view.id, Z_FLAME)
        self._view = view
        self._look = look
        self._frame = 0
        self._frames: dict[tuple[float, int], QPixmap] = {}
        self.set_view(view, look)

    def set_view(self, view: BuildingView, look: Look) -> None:
        self._view, self._look = view, look
        self._frames.clear()
        self.setVisible(view.burning and not view.destroyed)
        self.changed()

    @property
    def burns(self) -> bool:
        return self._view.burning and not self._view.destroyed

    def flicker(self) -> None:
        """Show the next of the three frames."""
        if self._pixmap is not None and self.is_sharp:
            self._frames[self.scale_px, self._frame] = self._pixmap
        self._frame = (self._frame + 1) % 3
        self._pixmap = self._frames.get((self.scale_px, self._frame))
        self._stale = self._pixmap is None
        self.update()

    def extent(self) -> QRectF:
        box = self._box()
        side = min(box.width(), box.height())
        radius = max(11.0, side * 0.2) + 3
        return QRectF(box.right() - side * 0.02 - radius, box.top() + side * 0.02 - radius, radius * 2, radius * 2)

    def draw(self, painter: QPainter) -> None:
        box = self._box()
        side = min(box.width(), box.height())
        paint_corner_disc(painter, box, side, "flame", self._look.colours.flame, self._look, self._frame)

    def _box(self) -> QRectF:
        across = [point[0] for point in self._view.outline]
        down = [point[1] for point in self._view.outline]
        width, height = (max(across) - min(across)) * self.scale_px, (max(down) - min(down)) * self.scale_px
        return QRectF(-width / 2, -height / 2, width, height)


class MarkerItem(PictureItem):
    """A marker on the table."""

    def __init__(self, view: MarkerView, look: Look) -> None:
        super().__init__(view.id, Z_MARKER)
        self.view = view
        self.look = look
        self.set_view(view)

    @property
    def size_px(self) -> float:
        return marker_px(self.view, self.scale_px)

    def set_view(self, view: MarkerView) -> None:
        self.view = view
        self.setPos(view.x, view.y)
        self.setZValue(Z_CHOSEN if view.ghost else Z_MARKER)
        self.changed()

    def set_look(self, look: Look) -> None:
        self.look = look
        self.changed()

    def extent(self) -> QRectF:
        return marker_extent(self.view, self.scale_px, self.look)

    def draw(self, painter: QPainter) -> None:
        paint_marker(painter, self.view, self.scale_px, self.look)
