"""A still picture of the board with its figures: for the card of a game, for moments of the past, for prints."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.games.warhold.realms import icon_of
from desktop.games.warhold.tiles.figure_painting import paint_figure
from desktop.games.warhold.tiles.figures import FigureView, Shape, figure_views
from desktop.games.warhold.tiles.ground import paint_board
from desktop.games.warhold.tiles.tile_map import TILE, TileMap, map_of, read_map
from desktop.look.png import as_png
from desktop.look.theme import Look
from rules_core.content.items import Item
from rules_core.games.warhold.content.types import GREAT, MONSTER
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words

BOARD: Final = "board"
"""The kind of item that is a map."""
LEAST_TILE, FINER = 16.0, 3
"""A picture whose tiles are smaller, in px, is drawn so many times as large first."""
SIDE: Final = 960
"""Of the picture in px: sharp enough for a large card on a dense screen, small enough to be kept with each game."""


def war_image(war: War, words: Words, look: Look, side: float, ratio: float = 1.0) -> QImage:
    """The whole board as it stands, as wide or as high as `side`."""
    board = map_of(war, words)
    return board_image(board, figure_views(war, board, words), look, board.whole, side, ratio)


def board_image(
    board: TileMap, figures: list[FigureView], look: Look, shown: QRectF, side: float, ratio: float = 1.0
) -> QImage:
    """A part of a board with its figures; `shown` is in units of the scene."""
    scale = side / max(shown.width(), shown.height()) * ratio
    if scale * TILE < LEAST_TILE:
        # Lines of a px each would be all that is left of trees and walls: it is drawn large and made smaller.
        large = board_image(board, figures, look, shown, side * FINER, ratio)
        size = QSize(round(shown.width() * scale), round(shown.height() * scale))
        small = large.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(ratio)
        return small
    image = QImage(round(shown.width() * scale), round(shown.height() * scale), QImage.Format.Format_RGB32)
    image.fill(look.colours.map_paper)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-shown.topLeft())
    paint_board(painter, board, look, 1 / scale)
    painter.resetTransform()
    for view in figures:
        painter.save()
        painter.translate((view.x - shown.left()) * scale, (view.y - shown.top()) * scale)
        paint_figure(painter, view, view.size * TILE * scale, look)
        painter.restore()
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def war_picture(war: War, words: Words, look: Look) -> bytes:
    """The same as a PNG."""
    return as_png(war_image(war, words, look, SIDE))


def item_map(item: Item, side: float, look: Look, ratio: float) -> QPixmap | None:
    """A map of the workshop from above; None for another item, and for one without any rows that can be drawn."""
    rows = item.plain.get("rows")
    if item.kind != BOARD or not isinstance(rows, list) or not rows or not all(isinstance(one, str) for one in rows):
        return None
    board = read_map([one for one in rows if one])
    if not board.columns:
        return None
    return QPixmap.fromImage(board_image(board, [], look, board.whole, side, ratio))


def paint_item(painter: QPainter, item: Item, side: float, look: Look) -> bool:
    """A monster as it stands on the board, round the painter's middle; False for other items."""
    if item.kind != MONSTER:
        return False
    is_great = item.plain.get("category") == GREAT
    icon = icon_of(item.id, MONSTER)
    view = FigureView(item.id, 0, 0, 0, shape=Shape.TEETH, icon=icon, is_lord=is_great, is_great=is_great)
    paint_figure(painter, view, side * 0.9, look)
    return True
