"""The ground as a baked layer: table, patches, grass, roads, pieces of terrain, border."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.look.grain import grain_pixmap
from desktop.look.ink import polygon_path
from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.shade import HIGH, paint_shadow
from desktop.tabletop.battlefield.strips import outline_points
from desktop.tabletop.battlefield.table import (
    CLUMP,
    grass_cells,
    map_rect,
    paint_border,
    paint_grass,
    paint_ground,
    table_rect,
)
from desktop.tabletop.battlefield.terrain import LOW, ORDER, UPRIGHT, paint_low, paint_roads, paint_upright, terrain_box
from desktop.tabletop.battlefield.tracks import Track, paint_track, paint_yard, track_box, tracks_on
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Outline, TableView, TerrainKind, TerrainView

ROOM = float(UNITS_PER_INCH)
"""So far from a house its shadow and its yard may reach."""
CROWNS_OVER, SHADOWS_OVER = 0.5 * ROOM, 0.3 * ROOM
"""So far crowns hang over the edge of a wood, and shadows reach."""


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
) -> BakedLayer:
    """The layer with other pieces: what has not changed since `before` is not drawn again."""
    if before is None or before.area != map_rect(table) or before.grain is not grain_pixmap(look.name):
        return ground_layer(table, pieces, look, houses)
    before.renew(ground_parts(table, pieces, look, houses))
    return before


def ground_parts(
    table: TableView, pieces: Sequence[TerrainView], look: Look, houses: Sequence[Outline] = ()
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
        parts.extend(_track_part(track, *size, look) for track in tracks_on(table, tuple(pieces), tuple(houses)))
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
        uprights.extend(houses)
        parts.extend(_shadow_part(together, *size, look) for together in _together(uprights))
    parts.extend(_upright_part(piece, *size, look) for piece in order if piece.kind in UPRIGHT)
    parts.append(border)
    return parts


def _together(uprights: Sequence[TerrainView | Outline]) -> Iterator[tuple[TerrainView | Outline, ...]]:
    """Those whose shadows may run into each other, in groups: each casts one shadow, and what changes in one group is
    not drawn again in another."""
    boxes = [_shaded_box(one) for one in uprights]
    group_of = list(range(len(uprights)))

    def head(number: int) -> int:
        while group_of[number] != number:
            number = group_of[number]
        return number

    by_left = sorted(range(len(uprights)), key=lambda number: boxes[number].left())
    for at, one in enumerate(by_left):
        for other in by_left[at + 1 :]:
            if boxes[other].left() > boxes[one].right():
                break
            if boxes[one].intersects(boxes[other]):
                first, second = sorted((head(one), head(other)))
                group_of[second] = first
    groups: dict[int, list[TerrainView | Outline]] = {}
    for number, upright in enumerate(uprights):
        groups.setdefault(head(number), []).append(upright)
    return (tuple(group) for group in groups.values())


@lru_cache(maxsize=1024)
def _shaded_box(upright: TerrainView | Outline) -> QRectF:
    """About where a shadow lies, as seen from near by."""
    if not isinstance(upright, TerrainView):
        return _shadow_box(upright)
    over = CROWNS_OVER if upright.kind is TerrainKind.WOOD else 0.0
    box = polygon_path(outline_points(upright)).boundingRect()
    return box.adjusted(-over, -over, over + SHADOWS_OVER, over + SHADOWS_OVER)


@lru_cache(maxsize=1024)
def _shadow_box(upright: TerrainView | Outline) -> QRectF:
    if isinstance(upright, TerrainView):
        return terrain_box(upright)
    across, down = [x for x, _ in upright], [y for _, y in upright]
    return QRectF(min(across), min(down), max(across) - min(across) + ROOM, max(down) - min(down) + ROOM)


@lru_cache(maxsize=4)
def _bare_parts(table: TableView, look: Look) -> tuple[LayerPart, ...]:
    """Table and grass, and at last the border. The same parts while nothing about them changes."""
    whole, bare = map_rect(table), (table.width, table.height, table.seed, look)
    parts = [LayerPart(whole, partial(_ground, table, look), ("ground", bare))]
    if not look.is_plain:
        for cell in grass_cells(table):
            box = cell.adjusted(-CLUMP, -CLUMP, CLUMP, CLUMP)
            parts.append(_clipped(table_rect(table), box, partial(_grass, table, cell, look), ("grass", bare)))
    return (*parts, LayerPart(whole, partial(_border, table, look), ("border", bare, table.grid)))


@lru_cache(maxsize=256)
def _track_part(track: Track, width: int, height: int, look: Look) -> LayerPart:
    return _clipped(QRectF(0, 0, width, height), track_box(track), partial(_track, track, look), ("track", track, look))


@lru_cache(maxsize=256)
def _yard_part(house: Outline, width: int, height: int, look: Look) -> LayerPart:
    box = _shadow_box(house).adjusted(-ROOM, -ROOM, 0, 0)
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
def _shadow_part(uprights: tuple[TerrainView | Outline, ...], width: int, height: int, look: Look) -> LayerPart:
    box = QRectF()
    for one in uprights:
        box = box.united(_shadow_box(one))
    return _clipped(QRectF(0, 0, width, height), box, partial(_shadow, uprights, look), ("shadow", uprights, look))


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


def _shadow(uprights: tuple[TerrainView | Outline, ...], look: Look, painter: QPainter, ink: float) -> None:
    paint_shadow(painter, uprights, look, ink)


def _roads(roads: tuple[TerrainView, ...], look: Look, painter: QPainter, ink: float) -> None:
    paint_roads(painter, roads, look, ink)


def _border(table: TableView, look: Look, painter: QPainter, ink: float) -> None:
    paint_border(painter, table, look, ink)
