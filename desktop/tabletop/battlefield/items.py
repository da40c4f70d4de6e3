"""The items for buildings, their fires, and markers."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop.look.theme import Look
from desktop.tabletop.battlefield.building import (
    GHOSTLY,
    NamePlace,
    building_extent,
    centre_of,
    name_rect,
    paint_building,
    paint_corner_disc,
    paint_name,
)  # fmt: skip
from desktop.tabletop.battlefield.markers import marker_extent, marker_px, paint_marker
from desktop.tabletop.battlefield.picture_item import (
    Z_BUILDING,
    Z_CHOSEN,
    Z_FLAME,
    Z_LIFTED,
    Z_MARKER,
    Z_NAME,
    PictureItem,
)
from desktop.tabletop.battlefield.views import BuildingView, MarkerView, Outline


class BuildingItem(PictureItem):
    """A building; its fire is an item of its own, which flickers, and so is its name, over lines that cross it."""

    def __init__(self, view: BuildingView, look: Look) -> None:
        super().__init__(view.id, Z_BUILDING)
        self.view = view
        self.look = look
        self.raised = False
        self._stood_at = view.outline
        self.flame = FlameItem(view, look)
        self.caption = CaptionItem(view, look)
        self._place()
        self.changed()

    def parts(self) -> tuple[PictureItem, ...]:
        """Itself and the items that belong to it."""
        return self, self.flame, self.caption

    def set_view(self, view: BuildingView) -> None:
        self.view = view
        self._place()
        self.changed()
        self.flame.set_view(view, self.look)
        self.caption.set_view(view, self.look)

    def set_look(self, look: Look) -> None:
        self.look = look
        self.changed()
        self.flame.set_view(self.view, look)
        self.caption.set_view(self.view, look)

    @property
    def stands(self) -> bool:
        """Whether it stands on the ground, which then bears its shadow."""
        return not (self.raised or self.view.ghost)

    @property
    def place(self) -> Outline:
        """Where it stands, or stood before it was taken up."""
        return self._stood_at if self.raised else self.view.outline

    def set_raised(self, raised: bool) -> None:
        """Whether it is in the hand."""
        if raised is not self.raised:
            self.raised, self._stood_at = raised, self.view.outline
            self.changed()

    def extent(self) -> QRectF:
        return building_extent(self.view, self.scale_px, self.look, NamePlace.NONE)

    def likeness(self) -> Hashable:
        return self.view, self.stands, self.scale_px, self.look

    def draw(self, painter: QPainter) -> None:
        shadow = not self.stands
        bare = NamePlace.NONE
        paint_building(painter, self.view, self.scale_px, self.look, flame=False, name_at=bare, shadow=shadow)

    def name_box(self, place: NamePlace) -> QRectF:
        """What the name covers at a place, in px from the table's corner."""
        at = QPointF(*centre_of(self.view)) * self.scale_px
        return name_rect(self.view, self.scale_px, self.look, place).translated(at)

    @property
    def name_place(self) -> NamePlace:
        """Where the name stands."""
        return self.caption.place

    def set_name_place(self, place: NamePlace) -> None:
        """Write the name there."""
        self.caption.set_place(place)

    @property
    def box(self) -> QRectF:
        """What the building covers, in px from the table's corner."""
        across = [point[0] * self.scale_px for point in self.view.outline]
        down = [point[1] * self.scale_px for point in self.view.outline]
        return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))

    def move_to(self, x: float, y: float) -> None:
        """Show the building elsewhere, while it is dragged."""
        self.setPos(x, y)
        self.flame.setPos(x, y)
        self.caption.setPos(x, y)

    def _place(self) -> None:
        self.setZValue(Z_LIFTED if self.view.lifted else Z_BUILDING)
        self.move_to(*centre_of(self.view))


class CaptionItem(PictureItem):
    """The name of a building."""

    def __init__(self, view: BuildingView, look: Look) -> None:
        super().__init__(view.id, Z_NAME)
        self._view = view
        self._look = look
        self.place = NamePlace.BELOW
        self.set_view(view, look)

    def set_view(self, view: BuildingView, look: Look) -> None:
        self._view, self._look = view, look
        self._show()

    def set_place(self, place: NamePlace) -> None:
        """Stand there."""
        if place is not self.place:
            self.place = place
            self._show()

    def _show(self) -> None:
        self.setVisible(bool(self._view.name) and self.place is not NamePlace.NONE)
        self.changed()

    def extent(self) -> QRectF:
        return name_rect(self._view, self.scale_px, self._look, self.place).adjusted(-6, -3, 6, 3)

    def likeness(self) -> Hashable:
        return self._view, self.place, self.scale_px, self._look

    def draw(self, painter: QPainter) -> None:
        if self._view.ghost:
            painter.setOpacity(painter.opacity() * GHOSTLY)
        paint_name(painter, self._view, name_rect(self._view, self.scale_px, self._look, self.place), self._look)


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

    @property
    def box(self) -> QRectF:
        """What the marker covers, in px from the table's corner."""
        half = self.size_px / 2
        at = QPointF(self.view.x, self.view.y) * self.scale_px
        return QRectF(at.x() - half, at.y() - half, half * 2, half * 2)

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

    def likeness(self) -> Hashable:
        return self.view, self.scale_px, self.look

    def draw(self, painter: QPainter) -> None:
        paint_marker(painter, self.view, self.scale_px, self.look)
