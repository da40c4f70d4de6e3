"""A still picture of the board with its figures: for the card of a game, for moments of the past, for prints."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.warhold.tiles.figure_painting import paint_figure
from desktop.games.warhold.tiles.figures import FigureView, figure_views
from desktop.games.warhold.tiles.ground import paint_board
from desktop.games.warhold.tiles.tile_map import TILE, TileMap, map_of
from desktop.look.png import as_png
from desktop.look.theme import Look
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words

SIDE: Final = 960
"""Of the picture in px: sharp enough for a large card on a dense screen, small enough to be kept with each game."""


def war_image(war: War, words: Words, look: Look, side: float, ratio: float = 1.0) -> QImage:
    """The whole board as it stands, as wide or as high as `side`."""
    board = map_of(war)
    return board_image(board, figure_views(war, board, words), look, board.whole, side, ratio)


def board_image(
    board: TileMap, figures: list[FigureView], look: Look, shown: QRectF, side: float, ratio: float = 1.0
) -> QImage:
    """A part of a board with its figures; `shown` is in units of the scene."""
    scale = side / max(shown.width(), shown.height()) * ratio
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
