"""A still picture of a battlefield, without a scene: for the start page, reports and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Look
from desktop.look.token import Side, TokenView, disc_px
from desktop.look.token_painting import paint_token, side_line
from desktop.tabletop.battlefield.building import centre_of, paint_building
from desktop.tabletop.battlefield.ground import ground_layer
from desktop.tabletop.battlefield.lean import Disc, lean_apart
from desktop.tabletop.battlefield.markers import paint_marker
from desktop.tabletop.battlefield.table import edge_places, map_rect, paint_edge_plate
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, BuildingView, MarkerView, TableView, TerrainView

PLATES_PX = 8
SPOT_PX = 38
"""Of the disc of a place with a letter, in px at 100 %."""
WAY_PATTERNS = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)


def map_pixmap(
    look: Look,
    side: float,
    table: TableView,
    terrain: Sequence[TerrainView] = (),
    buildings: Sequence[BuildingView] = (),
    markers: Sequence[MarkerView] = (),
    tokens: Sequence[TokenView] = (),
    *,
    ratio: float = 1.0,
    least_disc: float = 0.65,
    bare: bool = True,
) -> QPixmap:
    """The table at most `side` px wide and high, for a device pixel ratio.

    `least_disc` shrinks the least size of discs, for small pictures; `bare` leaves out names, badges and drops.
    """
    return QPixmap.fromImage(
        map_image(look, side, table, terrain, buildings, markers, tokens, ratio=ratio, least_disc=least_disc, bare=bare)
    )


class WalkedWay(NamedTuple):
    """The lines that somebody walked, in units of the map, and whose side that is."""

    side: Side
    lines: Sequence[Sequence[tuple[int, int]]]


def ways_to(spots: Sequence[tuple[str, int, int]], side: Side, x: int, y: int) -> list[WalkedWay]:
    """The straight lines from where somebody stands to places with a letter."""
    return [WalkedWay(side, [[(x, y), (to_x, to_y)]]) for _, to_x, to_y in spots]


def map_image(
    look: Look,
    side: float,
    table: TableView,
    terrain: Sequence[TerrainView] = (),
    buildings: Sequence[BuildingView] = (),
    markers: Sequence[MarkerView] = (),
    tokens: Sequence[TokenView] = (),
    *,
    ratio: float = 1.0,
    least_disc: float = 0.65,
    bare: bool = True,
    ways: Sequence[WalkedWay] = (),
    spots: Sequence[tuple[str, int, int]] = (),
    grain: bool = True,
) -> QImage:
    """The same as an image, which needs no window. `ways` are drawn below the tokens, in the colour of their side and
    told apart by their patterns. `spots` are places with a letter, drawn over everything. `grain` off leaves
    out the grain of the paper, with which a file would be four times as large."""
    area = map_rect(table)
    scale = (side - PLATES_PX * 2) / max(area.width(), area.height())
    width, height = area.width() * scale + PLATES_PX * 2, area.height() * scale + PLATES_PX * 2
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    shift = QPointF(PLATES_PX - area.left() * scale, PLATES_PX - area.top() * scale) * ratio
    to_device = QTransform(scale * ratio, 0, 0, scale * ratio, shift.x(), shift.y())
    houses = [building.outline for building in buildings]
    ground_layer(table, terrain, look, houses, grain=grain).draw(painter, to_device, image.rect())
    painter.scale(ratio, ratio)
    painter.translate(shift / ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for building in buildings:
        _at(painter, QPointF(*centre_of(building)) * scale)
        paint_building(painter, replace(building, name="") if bare else building, scale, look, shadow=False)
        painter.restore()
    for marker in markers:
        _at(painter, QPointF(marker.x, marker.y) * scale)
        paint_marker(painter, marker, scale, look)
        painter.restore()
    for number, (side_of, lines) in enumerate(ways):
        pen = stroke(side_line(side_of, look.colours), look.px(1.6))
        pen.setStyle(WAY_PATTERNS[number % len(WAY_PATTERNS)])
        painter.setPen(pen)
        for line in lines:
            painter.drawPolyline([QPointF(x, y) * scale for x, y in line])
    standing = sorted(tokens, key=lambda token: (token.chosen, token.y, token.id))
    # A small picture tells who stands about where: its discs are as large as they must be for that.
    per_inch = scale * UNITS_PER_INCH
    sizes = [disc_px(token, per_inch, least_disc, most_swollen=inf) for token in standing]
    discs = [Disc(token.x * scale, token.y * scale, size, size) for token, size in zip(standing, sizes, strict=True)]
    edges = table.width * scale, table.height * scale
    for token, size, (across, down) in zip(standing, sizes, lean_apart(discs, edges), strict=True):
        _at(painter, QPointF(token.x * scale + across, token.y * scale + down))
        paint_token(painter, token, size, look, bare=bare)
        painter.restore()
    for number, (place, state) in enumerate(zip(edge_places(table), table.edges, strict=True), start=1):
        _at(painter, place * scale)
        paint_edge_plate(painter, number, state, look)
        painter.restore()
    for letter, x, y in spots:
        _at(painter, QPointF(x, y) * scale)
        _paint_spot(painter, letter, look)
        painter.restore()
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _paint_spot(painter: QPainter, letter: str, look: Look) -> None:
    """A letter on a disc of gold, round the place that it stands for."""
    painter.setFont(look.font(TextStyle.NAME))
    side = look.px(SPOT_PX)
    place = QRectF(-side / 2, -side / 2, side, side)
    painter.setPen(stroke(look.colours.on_gold, look.px(1.6)))
    painter.setBrush(look.colours.gold_fill)
    painter.drawEllipse(place)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)


def _at(painter: QPainter, place: QPointF) -> None:
    painter.save()
    painter.translate(place)
