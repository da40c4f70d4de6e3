"""A building under work as the map will draw it."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent

from desktop.look.icons import has_icon
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.building import paint_building
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, BuildingView, Roof
from desktop.workshop.forms.on_ground import OnGround
from desktop.workshop.forms.shapes import corners_of, extent
from rules_core.content.items import Item

HIGH = 190
LARGEST = 40.0
"""Px for an inch at 100 %: a hut does not fill the sheet."""


def building_view(item: Item) -> BuildingView | None:
    """What to draw; None while the outline has fewer than three corners."""
    corners = corners_of(item.plain.get("outline"))
    if len(corners) < 3:
        return None
    roofs = {roof.value: roof for roof in Roof}
    icon = str(item.plain.get("icon", ""))
    return BuildingView(
        item.id or "building",
        tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in corners),
        roofs.get(str(item.plain.get("roof", "")), Roof.HOUSE),
        icon if icon and has_icon(icon) else "house",
        item.name,
        level=1,
    )


class BuildingPicture(OnGround):
    """The roof from above on a piece of ground."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HIGH)
        self._view: BuildingView | None = None

    def show_building(self, item: Item) -> None:
        """Draw another building."""
        self._view = building_view(item)
        self.setAccessibleName(self.tr("{name} on the map").format(name=item.name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = self.theme.look
        rect = self._paint_ground(painter)
        view = self._view
        if view is None:
            return
        corners = [[x / UNITS_PER_INCH, y / UNITS_PER_INCH] for x, y in view.outline]
        width, depth = extent(corners)
        room = rect.adjusted(look.px(40), look.px(22), -look.px(40), -look.px(40))
        inch = min(room.width() / max(0.5, width), room.height() / max(0.5, depth), look.px(LARGEST))
        scale = inch / UNITS_PER_INCH
        painter.translate(room.center())
        paint_building(painter, view, scale, look)
