"""The ground as a baked layer: table, patches, grass, roads, pieces of terrain, border."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.battlefield.baked import BakedLayer, Part
from desktop.battlefield.table import grass_cells, map_rect, paint_border, paint_grass, paint_ground, table_rect
from desktop.battlefield.terrain import ORDER, paint_piece, paint_roads, terrain_box
from desktop.battlefield.views import TableView, TerrainKind, TerrainView
from desktop.look.theme import Look


def ground_layer(table: TableView, pieces: Sequence[TerrainView], look: Look) -> BakedLayer:
    """The layer below everything else."""
    whole, area = map_rect(table), table_rect(table)
    parts = [Part(whole, partial(_ground, table, look))]
    if not look.is_plain:
        parts.extend(Part(cell, partial(_grass, table, cell, look)) for cell in grass_cells(table))
    roads = [piece for piece in pieces if piece.kind is TerrainKind.ROAD]
    # What lies lower than a road (a hill, a field) is drawn before it.
    order = sorted((piece for piece in pieces if piece not in roads), key=lambda piece: ORDER.index(piece.kind))
    road_at = ORDER.index(TerrainKind.ROAD)
    for piece in order:
        if ORDER.index(piece.kind) < road_at:
            parts.append(_clipped(area, terrain_box(piece), partial(_piece, piece, look)))
    if roads:
        box = QRectF()
        for road in roads:
            box = box.united(terrain_box(road))
        parts.append(_clipped(area, box, partial(_roads, tuple(roads), look)))
    for piece in order:
        if ORDER.index(piece.kind) > road_at:
            parts.append(_clipped(area, terrain_box(piece), partial(_piece, piece, look)))
    parts.append(Part(whole, partial(_border, table, look)))
    return BakedLayer(whole, parts, opaque=True)


def _clipped(area: QRectF, box: QRectF, paint: Callable[[QPainter, float], None]) -> Part:
    """A part that stays on the table: a crown or a road never hangs over the margin."""
    if area.contains(box):
        return Part(box, paint)

    def inside(painter: QPainter, ink: float) -> None:
        painter.save()
        painter.setClipRect(area)
        paint(painter, ink)
        painter.restore()

    return Part(box, inside)


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
