"""A piece of a kind of ground as the map draws it."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.terrain import paint_piece, paint_roads
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, TerrainKind, TerrainView, drawn_as
from desktop.workshop.forms.on_ground import OnGround

HIGH = 150
WIDE_INCHES, DEEP_INCHES = 7.0, 3.2
THIN = (
    TerrainKind.WALL,
    TerrainKind.RAMPART,
    TerrainKind.DITCH,
    TerrainKind.FENCE,
    TerrainKind.HEDGE,
    TerrainKind.GATE,
    TerrainKind.ROAD,
    TerrainKind.BRIDGE,
)
"""What is a strip on most maps."""
THIN_INCHES = 0.7


class GroundPicture(OnGround):
    """The piece on open ground; kinds that nobody has drawn look like broken ground."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HIGH)
        self._kind = TerrainKind.ROUGH

    def show_ground(self, kind: str, name: str) -> None:
        """Draw another kind."""
        self._kind = drawn_as(kind)
        self.setAccessibleName(self.tr("{name} on the map").format(name=name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = self.theme.look
        rect = self._paint_ground(painter)
        scale = rect.width() / ((WIDE_INCHES + 1.5) * UNITS_PER_INCH)
        painter.translate(rect.center())
        painter.scale(scale, scale)
        across = round(WIDE_INCHES * UNITS_PER_INCH / 2)
        deep = THIN_INCHES if self._kind in THIN else DEEP_INCHES
        down = round(min(deep * UNITS_PER_INCH, rect.height() * 0.8 / scale) / 2)
        bevel = down // 3
        corners = (
            (-across + bevel, -down),
            (across - bevel, -down),
            (across, -down + bevel),
            (across, down - bevel),
            (across - bevel, down),
            (-across + bevel, down),
            (-across, down - bevel),
            (-across, -down + bevel),
        )
        box = ((-across, -down), (across, -down), (across, down), (-across, down))
        piece = TerrainView("sample", self._kind, box if self._kind in THIN else corners)
        if self._kind is TerrainKind.ROAD:
            paint_roads(painter, [piece], look, 1 / scale)
        else:
            paint_piece(painter, piece, look, 1 / scale)
