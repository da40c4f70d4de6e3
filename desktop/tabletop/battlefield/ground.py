"""The ground as a baked layer: table, patches, grass, roads, pieces of terrain, border."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import floor

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.look.grain import grain_pixmap
from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.shade import HIGH, paint_shadow
from desktop.tabletop.battlefield.table import (
    STRAYING,
    grass_cells,
    map_rect,
    paint_border,
    paint_grass,
    paint_ground,
    paint_patch,
    patches_on,
    table_rect,
)
from desktop.tabletop.battlefield.terrain import LOW, ORDER, UPRIGHT, paint_low, paint_roads, paint_upright, terrain_box
from desktop.tabletop.battlefield.tracks import Track, house_box, paint_track, paint_yard, track_box, tracks_on
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Outline, TableView, TerrainKind, TerrainView

RIM = UNITS_PER_INCH
"""More than the rim of a patch is wide."""
CELL = 6 * UNITS_PER_INCH
"""The side of the cells in which the shadow is drawn."""


def ground_layer(
    table: TableView,
    pieces: Sequence[TerrainView],
    look: Look,
    houses: Sequence[Outline] = (),
    *,
    grain: bool = True,
) -> BakedLayer:
    """The layer below everything else. `houses` stand on it: their shadows, and the tracks between them, are its own;
    their roofs are not. `grain` off leaves out the grain of the paper."""
    parts = ground_parts(table, pieces, look, houses)
    return BakedLayer(map_rect(table), parts, opaque=True, grain=grain_pixmap(look.name) if grain else None)


def renewed_ground(
    before: BakedLayer | None,
    table: TableView,
    pieces: Sequence[TerrainView],
    look: Look,
    houses: Sequence[Outline] = (),
    raised: Collection[Outline] = (),
) -> BakedLayer:
    """The layer with other pieces: what has not changed since `before` is not drawn again. `raised` are those of the
    houses that are in the hand: they cast no shadow here."""
    if before is None or before.area != map_rect(table) or before.grain is not grain_pixmap(look.name):
        before = ground_layer(table, pieces, look, houses)
    before.renew(ground_parts(table, pieces, look, houses, raised))
    return before


def ground_parts(
    table: TableView,
    pieces: Sequence[TerrainView],
    look: Look,
    houses: Sequence[Outline] = (),
    raised: Collection[Outline] = (),
) -> list[LayerPart]:
    """Table, grass, pieces, their shadow and the border, from the lowest to the highest."""
    area, size = table_rect(table), (table.width, table.height)
    *parts, border = _bare_parts(table, look)
    roads = tuple(piece for piece in pieces if piece.kind is TerrainKind.ROAD)
    # What lies lower than a road (a hill, a field) is drawn before it.
    order = sorted((piece for piece in pieces if piece not in roads), key=lambda piece: ORDER.index(piece.kind))
    road_at = ORDER.index(TerrainKind.ROAD)
    if not look.is_plain:
        parts.extend(_yard_part(house, *size, look) for house in houses)
        parts.extend(_track_part(track, *size, look) for track in tracks_on(table, pieces, tuple(houses)))
    low = [piece for piece in order if piece.kind in LOW]
    parts.extend(_low_part(piece, *size, look) for piece in low if ORDER.index(piece.kind) < road_at)
    if roads:
        box = QRectF()
        for road in roads:
            box = box.united(terrain_box(road))
        parts.append(_clipped(area, box, partial(_roads, roads, look), (*roads, look)))
    parts.extend(_low_part(piece, *size, look) for piece in low if ORDER.index(piece.kind) > road_at)
    if not look.is_plain:
        uprights: list[TerrainView | Outline] = [piece for piece in order if piece.kind in HIGH]
        uprights.extend(house for house in houses if house not in raised)
        parts.extend(_shadow_parts(uprights, table, look))
    parts.extend(_upright_part(piece, *size, look) for piece in order if piece.kind in UPRIGHT)
    parts.append(border)
    return parts


def _shadow_parts(uprights: Sequence[TerrainView | Outline], table: TableView, look: Look) -> Iterator[LayerPart]:
    """The shadow in cells of the table: one area in each, so that what moves is drawn again where it was and is."""
    touching: dict[tuple[int, int], list[_Caster]] = {}
    last_column, last_row = (table.width - 1) // CELL, (table.height - 1) // CELL
    for upright in uprights:
        caster = _caster(upright)
        left, top, right, bottom = caster.cells
        for column in range(max(0, left), min(right, last_column) + 1):
            for row in range(max(0, top), min(bottom, last_row) + 1):
                touching.setdefault((column, row), []).append(caster)
    for (column, row), casters in touching.items():
        yield _shadow_part(tuple(casters), column, row, table.width, table.height, look)


@dataclass(frozen=True, eq=False)
class _Caster:
    """What casts a shadow; what that may touch, and the first and the last column and row of those cells."""

    upright: TerrainView | Outline
    box: QRectF
    cells: tuple[int, int, int, int]


@lru_cache(maxsize=2048)
def _caster(upright: TerrainView | Outline) -> _Caster:
    box = terrain_box(upright) if isinstance(upright, TerrainView) else house_box(upright)
    edges = box.left(), box.top(), box.right(), box.bottom()
    left, top, right, bottom = (floor(edge / CELL) for edge in edges)
    return _Caster(upright, box, (left, top, right, bottom))


@lru_cache(maxsize=4)
def _bare_parts(table: TableView, look: Look) -> tuple[LayerPart, ...]:
    """Table and grass, and at last the border. The same parts while nothing about them changes."""
    whole, bare = map_rect(table), (table.width, table.height, table.seed, look)
    parts = [LayerPart(whole, partial(_ground, table, look), ("ground", bare))]
    if not look.is_plain:
        area = table_rect(table)
        for number, patch in enumerate(patches_on(table)):
            box = patch.boundingRect().adjusted(-RIM, -RIM, RIM, RIM)
            parts.append(_clipped(area, box, partial(_patch, patch, number % 4 == 2, look), ("patch", number, bare)))
        for cell in grass_cells(table):
            box = cell.adjusted(-STRAYING, -STRAYING, STRAYING, STRAYING)
            parts.append(_clipped(area, box, partial(_grass, table, cell, look), ("grass", bare)))
    return (*parts, LayerPart(whole, partial(_border, table, look), ("border", bare, table.grid)))


@lru_cache(maxsize=256)
def _track_part(track: Track, width: int, height: int, look: Look) -> LayerPart:
    return _clipped(QRectF(0, 0, width, height), track_box(track), partial(_track, track, look), ("track", track, look))


@lru_cache(maxsize=256)
def _yard_part(house: Outline, width: int, height: int, look: Look) -> LayerPart:
    box = house_box(house)
    return _clipped(QRectF(0, 0, width, height), box, partial(_yard, house, look), ("yard", house, look))


@lru_cache(maxsize=1024)
def _low_part(piece: TerrainView, width: int, height: int, look: Look) -> LayerPart:
    return _clipped(QRectF(0, 0, width, height), terrain_box(piece), partial(_low, piece, look), ("low", piece, look))


@lru_cache(maxsize=1024)
def _upright_part(piece: TerrainView, width: int, height: int, look: Look) -> LayerPart:
    return _clipped(
        QRectF(0, 0, width, height), terrain_box(piece), partial(_upright, piece, look), ("upright", piece, look)
    )


@lru_cache(maxsize=1024)
def _shadow_part(casters: tuple[_Caster, ...], column: int, row: int, width: int, height: int, look: Look) -> LayerPart:
    left, top = column * CELL, row * CELL
    cell = QRect(left, top, min(CELL, width - left), min(CELL, height - top))
    made_of = tuple((caster, caster.box) for caster in casters)
    return LayerPart(QRectF(cell), partial(_shadow, casters, cell, look), ("shadow", casters, look), made_of)


def _clipped(area: QRectF, box: QRectF, paint: Callable[[QPainter, float], None], key: Hashable) -> LayerPart:
    """A part that stays on the table: a crown or a road never hangs over the margin."""
    if area.contains(box):
        return LayerPart(box, paint, key)

    def inside(painter: QPainter, ink: float) -> None:
        painter.save()
        painter.setClipRect(area)
        paint(painter, ink)
        painter.restore()

    return LayerPart(box, inside, key)


def _ground(table: TableView, look: Look, painter: QPainter, ink: float) -> None:
    paint_ground(painter, table, look, ink)


def _patch(patch: QPainterPath, warm: bool, look: Look, painter: QPainter, ink: float) -> None:
    paint_patch(painter, patch, look, ink, warm=warm)


def _grass(table: TableView, cell: QRectF, look: Look, painter: QPainter, ink: float) -> None:
    paint_grass(painter, table, cell, look, ink)


def _yard(house: Outline, look: Look, painter: QPainter, ink: float) -> None:
    paint_yard(painter, house, look)


def _track(track: Track, look: Look, painter: QPainter, ink: float) -> None:
    paint_track(painter, track, look, ink)


def _low(piece: TerrainView, look: Look, painter: QPainter, ink: float) -> None:
    paint_low(painter, piece, look, ink)


def _upright(piece: TerrainView, look: Look, painter: QPainter, ink: float) -> None:
    paint_upright(painter, piece, look, ink)


def _shadow(casters: tuple[_Caster, ...], cell: QRect, look: Look, painter: QPainter, ink: float) -> None:
    painter.save()
    # A cell ends on whole px: at the edge of one part the next one begins.
    painter.setClipRect(cell)
    paint_shadow(painter, (caster.upright for caster in casters), look, ink, QRectF(cell))
    painter.restore()


def _roads(roads: tuple[TerrainView, ...], look: Look, painter: QPainter, ink: float) -> None:
    paint_roads(painter, roads, look, ink)


def _border(table: TableView, look: Look, painter: QPainter, ink: float) -> None:
    paint_border(painter, table, look, ink)
