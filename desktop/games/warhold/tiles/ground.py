"""The board as a baked layer: drawn once for a zoom, and where something changes only that is drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.warhold.tiles import land, places
from desktop.games.warhold.tiles.areas import Area, areas_of
from desktop.games.warhold.tiles.tile_map import TILE, HoldOn, RuinOn, TileMap, TownOn
from desktop.look.grain import grain_pixmap
from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart

STRAYING: Final = 0.35 * TILE
"""So far a crown, a peak or a pennant reaches beyond its tile."""


def ground_layer(board: TileMap, look: Look, before: BakedLayer | None = None) -> BakedLayer:
    """The layer below everything else; what has not changed since `before` is not drawn again."""
    grain = grain_pixmap(look.name)
    if before is None or before.area != board.whole or before.grain is not grain:
        return BakedLayer(board.whole, ground_parts(board, look), opaque=True, grain=grain)
    before.renew(ground_parts(board, look))
    return before


def ground_parts(board: TileMap, look: Look) -> list[LayerPart]:
    """Paper, ground, lines, trees and peaks, places and the margin, from the lowest to the highest."""
    bare = (board.columns, board.rows, board.ground)
    unbuilt, margin = _bare_parts(*bare, look)
    low = list(unbuilt)
    for tile in sorted(board.bridges):
        key = ("bridge", tile, bare, look)
        low.append(_part(board, board.box(tile), partial(_bridge, board, tile, look), key))
    for town in board.towns:
        low.append(
            _part(board, places.box_of(board, town.tiles), partial(_town, board, town, look), ("town", town, look))
        )
    for ruin in board.ruins:
        low.append(_part(board, board.box(ruin.tile), partial(_ruin, board, ruin, look), ("ruin", ruin, look)))
    for hold in board.holds:
        # Its name is written below it, and may be wider.
        box = places.box_of(board, hold.tiles).adjusted(-TILE, 0, TILE, 0.4 * TILE)
        low.append(_part(board, box, partial(_hold, board, hold, look), ("hold", hold, look)))
    return [*low, *margin]


@lru_cache(maxsize=8)
def _bare_parts(
    columns: int, rows: int, ground: str, look: Look
) -> tuple[tuple[LayerPart, ...], tuple[LayerPart, ...]]:
    """The ground without any place, and the margin above all: the same parts while no tile changes."""
    board = TileMap(columns, rows, ground)
    bare = (columns, rows, look)
    found = [LayerPart(board.whole, partial(_paper, board, look), ("paper", bare))]
    for row in range(rows):
        tiles = range(row * columns, (row + 1) * columns)
        box = QRectF(0, row * TILE, columns * TILE, TILE)
        of_row = (row, ground[tiles.start : tiles.stop], bare)
        found.append(_part(board, box, partial(_plains, board, tiles, look), ("plains", of_row)))
    areas = [(letter, area) for letter in land.LOW for area in areas_of(board, letter)]
    for letter, area in areas:
        key = (letter, area.tiles, bare)
        found.append(_part(board, area.box, partial(_area, board, area, letter, look), ("area", key)))
    found.append(LayerPart(board.area, partial(_lines, board, look), ("lines", bare)))
    for letter, area in areas:
        key = (letter, area.tiles, bare)
        found.append(_part(board, area.box, partial(_upright, board, area, letter, look), ("upright", key)))
    margin = [LayerPart(board.whole, partial(_frame, board, look), ("frame", bare))]
    for place, (box, names) in enumerate(land.margin_sides(board)):
        # Each side by itself: what changes in the middle of the board lies under none of them.
        margin.append(LayerPart(box, partial(_names, names, look), ("names", place, bare)))
    return tuple(found), tuple(margin)


def ground_image(board: TileMap, look: Look, side: float, ratio: float = 1.0) -> QImage:
    """A still picture of the board, as wide or as high as `side`, without figures."""
    scale = side / max(board.whole.width(), board.whole.height())
    image = QImage(
        round(board.whole.width() * scale * ratio),
        round(board.whole.height() * scale * ratio),
        QImage.Format.Format_RGB32,
    )
    image.fill(look.colours.map_paper)
    painter = QPainter(image)
    painter.scale(scale * ratio, scale * ratio)
    painter.translate(-board.whole.topLeft())
    paint_board(painter, board, look, 1 / (scale * ratio))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def paint_board(painter: QPainter, board: TileMap, look: Look, ink: float) -> None:
    """The whole board with a painter that stands in units of the scene."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for part in ground_parts(board, look):
        painter.save()
        part.paint(painter, ink)
        painter.restore()


def _part(board: TileMap, box: QRectF, paint: Callable[[QPainter, float], None], key: Hashable) -> LayerPart:
    """A part that stays on the paper, with room for what reaches beyond its tiles."""
    grown = box.adjusted(-STRAYING * 2, -STRAYING * 2, STRAYING, STRAYING)
    return LayerPart(grown.intersected(board.whole), paint, key)


def _paper(board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    land.paint_paper(painter, board, look, ink)


def _plains(board: TileMap, tiles: range, look: Look, painter: QPainter, ink: float) -> None:
    land.paint_plains(painter, board, tiles, look, ink)
    land.paint_grass(painter, board, tiles, look, ink)


def _area(board: TileMap, area: Area, letter: str, look: Look, painter: QPainter, ink: float) -> None:
    painter.save()
    painter.setClipRect(board.area)
    land.paint_area(painter, area, letter, look, ink)
    painter.restore()


def _lines(board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    land.paint_lines(painter, board, look, ink)


def _upright(board: TileMap, area: Area, letter: str, look: Look, painter: QPainter, ink: float) -> None:
    land.paint_upright(painter, board, area, letter, look, ink)


def _frame(board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    land.paint_frame(painter, board, look, ink)


def _names(names: Sequence[tuple[str, QPointF]], look: Look, painter: QPainter, ink: float) -> None:
    land.paint_names(painter, names, look, ink)


def _bridge(board: TileMap, tile: int, look: Look, painter: QPainter, ink: float) -> None:
    places.paint_bridge(painter, board, tile, look, ink)


def _town(board: TileMap, town: TownOn, look: Look, painter: QPainter, ink: float) -> None:
    places.paint_town(painter, board, town, look, ink)


def _ruin(board: TileMap, ruin: RuinOn, look: Look, painter: QPainter, ink: float) -> None:
    places.paint_ruin(painter, board, ruin, look, ink)


def _hold(board: TileMap, hold: HoldOn, look: Look, painter: QPainter, ink: float) -> None:
    places.paint_hold(painter, board, hold, look, ink)
