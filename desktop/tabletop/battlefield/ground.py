"""The ground as a baked layer: table, patches, grass, roads, pieces of terrain, border."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.table import (
    grass_cells,
    map_rect,
    paint_border,
    paint_grass,
    paint_ground,
    table_rect,
)
from desktop.tabletop.battlefield.terrain import ORDER, paint_piece, paint_roads, terrain_box
from desktop.tabletop.battlefield.views import TableView, TerrainKind, TerrainView


def ground_layer(table: TableView, pieces: Sequence[TerrainView], look: Look) -> BakedLayer:
    """The layer below everything else."""
    return BakedLayer(map_rect(table), ground_parts(table, pieces, look), opaque=True)


def renewed_ground(
    before: BakedLayer | None, table: TableView, pieces: Sequence[TerrainView], look: Look
) -> BakedLayer:
    """The layer with other pieces: what has not changed since `before` is not drawn again."""
    if before is None or before.area != map_rect(table):
        return ground_layer(table, pieces, look)
    before.renew(ground_parts(table, pieces, look))
    return before


def ground_parts(table: TableView, pieces: Sequence[TerrainView], look: Look) -> list[LayerPart]:
    """Table, grass, pieces and border, from the lowest to the highest."""
    area = table_rect(table)
    *parts, border = _bare_parts(table, look)
    roads = [piece for piece in pieces if piece.kind is TerrainKind.ROAD]
    # What lies lower than a road (a hill, a field) is drawn before it.
    order = sorted((piece for piece in pieces if piece not in roads), key=lambda piece: ORDER.index(piece.kind))
    road_at = ORDER.index(TerrainKind.ROAD)
    for piece in order:
        if ORDER.index(piece.kind) < road_at:
            parts.append(_piece_part(piece, table.width, table.height, look))
    if roads:
        box = QRectF()
        for road in roads:
            box = box.united(terrain_box(road))
        parts.append(_clipped(area, box, partial(_roads, tuple(roads), look), (*roads, look)))
    for piece in order:
        if ORDER.index(piece.kind) > road_at:
            parts.append(_piece_part(piece, table.width, table.height, look))
    parts.append(border)
    return parts


@lru_cache(maxsize=4)
def _bare_parts(table: TableView, look: Look) -> tuple[LayerPart, ...]:
    """Table and grass, and at last the border. The same parts while nothing about them changes."""
    whole, bare = map_rect(table), (table.width, table.height, table.seed, look)
    parts = [LayerPart(whole, partial(_ground, table, look), ("ground", bare))]
    if not look.is_plain:
        parts.extend(
            LayerPart(cell, partial(_grass, table, cell, look), ("grass", bare)) for cell in grass_cells(table)
        )
    return (*parts, LayerPart(whole, partial(_border, table, look), ("border", bare, table.grid)))


@lru_cache(maxsize=1024)
def _piece_part(piece: TerrainView, width: int, height: int, look: Look) -> LayerPart:
    return _clipped(
        QRectF(0, 0, width, height), terrain_box(piece), partial(_piece, piece, look), (piece, look)
    )  # fmt: skip


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


def _piece(piece: TerrainView, look: Look, painter: QPainter, ink: float) -> None:
    paint_piece(painter, piece, look, ink)


def _roads(roads: tuple[TerrainView, ...], look: Look, painter: QPainter, ink: float) -> None:
    paint_roads(painter, roads, look, ink)


def _border(table: TableView, look: Look, painter: QPainter, ink: float) -> None:
    paint_border(painter, table, look, ink)
