"""A corner of a war on the card of Warhold: two kingdoms at a bridge, and a dragon over it, of nobody's game."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.card_scene import CardScene
from desktop.games.warhold.board_picture import board_image
from desktop.games.warhold.realms import icon_of
from desktop.games.warhold.tiles.figure_painting import paint_figure
from desktop.games.warhold.tiles.figures import GREATER, GREATEST, SHAPES, FigureView, Shape
from desktop.games.warhold.tiles.tile_map import TILE, HoldOn, TileMap, read_map
from desktop.look.colours import faint, mixed
from desktop.look.ink import stroke
from desktop.look.theme import Look

ROWS: Final = (
    "mmff.....w......mm",
    "mfff.....w..f.mmmm",
    "f.......ww.fff..mm",
    "........w..ff.....",
    "........b.........",
    "..m.....ww......f.",
    ".mmm.....w....ffff",
    "mmmm..r..w....ff..",
    "mm.......ww....f..",
)
"""Wider and higher than any card: its middle is shown."""
HOLDS: Final = (HoldOn("west", (57, 58, 75, 76), 2, 2), HoldOn("east", (85, 86, 103, 104), 1, 3))
SHOWN: Final = QRectF(2.3, 1.75, 12.4, 5.0)
"""What is always seen, in tiles."""
MEN: Final = (
    ("dwarves/lord", "lord", 2, 4.5, 4.5),
    ("dwarves/infantry", "infantry", 2, 5.5, 2.5),
    ("dwarves/cavalry", "cavalry", 2, 7.5, 4.5),
    ("dwarves/ranged", "ranged", 2, 6.5, 5.5),
    ("humans/ranged", "ranged", 0, 7.5, 2.5),
    ("orcs/infantry", "infantry", 3, 10.5, 4.5),
    ("orcs/ranged", "ranged", 3, 12.5, 5.5),
    ("orcs/lord", "lord", 3, 13.5, 4.5),
)
"""Profile, type, realm, and where in tiles."""
DRAGON: Final = QPointF(11.0, 3.3)
BEATS: Final = 3
"""So often the wings come down while the picture lives."""


class WarScene(CardScene):
    """Two kingdoms at a bridge: on the card a dragon beats its wings over them."""

    line = "realm_fill_4"

    def paint_still(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        shown, _ = _part(size)
        ratio = painter.device().devicePixelRatioF()
        side = max(size.width(), size.height())
        painter.drawImage(QRectF(QPointF(0, 0), size), board_image(_board(), _men(), look, shown, side, ratio))

    def paint_life(self, painter: QPainter, size: QSizeF, look: Look, moment: float) -> None:
        shown, scale = _part(size)
        tile = TILE * scale
        # At rest the wings are spread; it rises a little with every beat.
        beat = sin(moment * 2 * pi * BEATS) * sin(moment * pi)
        place = (DRAGON * TILE - shown.topLeft()) * scale + QPointF(0, -0.22 * tile * max(0.0, -beat))
        painter.save()
        painter.translate(place)
        _paint_wings(painter, tile, beat, look)
        dragon = FigureView(
            "dragon",
            0,
            0,
            0,
            GREATEST,
            shape=Shape.TEETH,
            icon=icon_of("dragon", "monster"),
            is_lord=True,
            is_great=True,
        )
        paint_figure(painter, dragon, tile * 1.12, look)
        painter.restore()


def _paint_wings(painter: QPainter, tile: float, beat: float, look: Look) -> None:
    """Both wings behind the disc: three fingers each, up or down by the beat."""
    colours = look.colours
    for side in (-1, 1):
        tip = QPointF(side * 1.55 * tile, -(0.62 - 0.75 * beat) * tile)
        root = QPointF(side * 0.2 * tile, -0.1 * tile)
        wing = QPainterPath(root)
        wing.quadTo(QPointF(side * 0.75 * tile, tip.y() - 0.28 * tile), tip)
        for share, down in ((0.72, 0.16), (0.44, 0.2), (0.16, 0.34)):
            end = QPointF(side * (0.35 + 1.2 * share) * tile, tip.y() * share + (down + 0.1) * tile)
            wing.quadTo(QPointF(end.x() + side * 0.1 * tile, end.y() - 0.26 * tile), end)
        wing.closeSubpath()
        if not look.is_plain:
            painter.fillPath(wing.translated(0.05 * tile, 0.14 * tile), faint(colours.shadow, 0.28))
        painter.setPen(stroke(look.outline, max(1.2, tile * 0.04)))
        painter.setBrush(mixed(colours.enemy_fill, colours.token_outline, 0.12))
        painter.drawPath(wing)
        painter.setPen(stroke(faint(colours.token_outline, 0.6), max(1.0, tile * 0.028)))
        for share in (0.72, 0.44):
            painter.drawLine(root, QPointF(side * (0.35 + 1.2 * share) * tile, tip.y() * share + 0.24 * tile))


def _board() -> TileMap:
    return replace(read_map(ROWS), holds=HOLDS)


def _part(size: QSizeF) -> tuple[QRectF, float]:
    """The part of the board that fills a picture, in units of the scene, and how large it is drawn."""
    wide, high = len(ROWS[0]), len(ROWS)
    scale = max(
        size.width() / wide, size.height() / high, min(size.width() / SHOWN.width(), size.height() / SHOWN.height())
    )
    shown = QSizeF(size.width() / scale, size.height() / scale)
    middle = SHOWN.center()
    left = min(max(0.0, middle.x() - shown.width() / 2), wide - shown.width())
    top = min(max(0.0, middle.y() - shown.height() / 2), high - shown.height())
    return QRectF(left * TILE, top * TILE, shown.width() * TILE, shown.height() * TILE), scale / TILE


def _men() -> list[FigureView]:
    return [
        FigureView(
            profile,
            0,
            x * TILE,
            y * TILE,
            GREATER if kind == "lord" else 0.8,
            shape=SHAPES[realm],
            realm=realm,
            icon=icon_of(profile, kind),
            is_lord=kind == "lord",
        )
        for profile, kind, realm, x, y in MEN
    ]
