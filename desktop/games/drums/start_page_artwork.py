"""A volley on the card of the battle: painted as the table is, of nobody's game."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.games.card_scene import CardScene
from desktop.games.scene_parts import MapPart
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.look.token import Rank, RingLine, Side, TokenView
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import (
    UNITS_PER_INCH,
    BuildingView,
    Outline,
    Roof,
    TableView,
    TerrainKind,
    TerrainView,
)

TABLE: Final = TableView(seed="volley")
PART: Final = MapPart(QRectF(6.0, 12.0, 24.4, 10.6), TABLE)
DISC: Final = 0.05
"""The least size of discs for each px that an inch has."""
LINE: Final = ((11.0, 18.8), (13.2, 19.3), (15.4, 19.5), (17.6, 19.4))
"""Where those stand who fire, in inches; the first on the left fires first."""
FOES: Final = ((19.6, 14.6), (21.8, 14.4), (24.2, 14.7))
DRUM: Final = (9.0, 20.3)
OFFICER: Final = (20.6, 20.1)
APART: Final = 0.1
"""From shot to shot, as a share of the time for which the picture lives."""
PUFFS: Final = 4
BEATS: Final = 6
"""So often the sticks come down meanwhile."""


class VolleyScene(CardScene):
    """A line of muskets before a wall: on the card smoke runs along it, and the drum beats."""

    line = "hero_fill"

    def paint_still(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        side = PART.side(size)
        ratio = painter.device().devicePixelRatioF()
        disc = PART.per_inch(side) * DISC
        image = map_image(look, side, TABLE, _ground(), _houses(), (), _men(), ratio=ratio, least_disc=disc, bare=True)
        painter.drawImage(-PART.corner(size), image)

    def paint_life(self, painter: QPainter, size: QSizeF, look: Look, moment: float) -> None:
        side = PART.side(size)
        corner, inch = PART.corner(size), PART.per_inch(side)
        for number, (x, y) in enumerate(LINE):
            age = moment * 1.5 - number * APART
            if 0 < age < 1:
                muzzle = PART.place((x + 0.7, y - 1.2), side) - corner
                _paint_smoke(painter, muzzle, inch, age, number, look)
        _paint_sticks(painter, PART.place(DRUM, side) - corner, inch, moment, look)


def _paint_smoke(painter: QPainter, muzzle: QPointF, inch: float, age: float, seed: int, look: Look) -> None:
    """A flash, and white smoke that goes towards the enemy, grows and thins."""
    if age < 0.12:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colours.sel)
        painter.drawEllipse(muzzle, inch * 0.5, inch * 0.5)
    for puff in range(PUFFS):
        far = inch * age * (0.9 + 0.75 * puff)
        sway = sin(age * 2 * pi + puff + seed) * inch * 0.22
        grown = inch * (0.28 + 0.75 * age)
        # Each puff has its own drawn edge: white on pale grass would be nothing.
        painter.setPen(stroke(faint(look.colours.token_outline, 0.5 * (1 - age)), 1.0))
        painter.setBrush(faint(look.colours.on_fill, 0.9 * (1 - age)))
        painter.drawEllipse(muzzle + QPointF(far * 0.42 + sway, -far), grown, grown * 0.84)


def _paint_sticks(painter: QPainter, drum: QPointF, inch: float, moment: float, look: Look) -> None:
    """Two sticks over the drum, by turns up and down; crossed at rest."""
    long = inch * 1.9
    for hand in (-1, 1):
        swing = sin(moment * pi * BEATS + (0 if hand < 0 else pi / 2)) * sin(moment * pi)
        turn = radians(50 + 24 * swing)
        grip = drum + QPointF(hand * cos(turn) * long, -sin(turn) * long)
        painter.setPen(stroke(look.colours.token_outline, max(2.4, inch * 0.2)))
        painter.drawLine(drum + QPointF(hand * inch * 0.2, -inch * 0.25), grip)
        painter.setPen(stroke(look.colours.gold_line, max(1.2, inch * 0.1)))
        painter.drawLine(drum + QPointF(hand * inch * 0.2, -inch * 0.25), grip)


def _box(left: float, top: float, right: float, bottom: float) -> Outline:
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in corners)


def _round(x: float, y: float, wide: float, deep: float) -> Outline:
    turns = [2 * pi * number / 12 for number in range(12)]
    return tuple(
        (round((x + wide * cos(a)) * UNITS_PER_INCH), round((y + deep * sin(a)) * UNITS_PER_INCH)) for a in turns
    )


def _ground() -> list[TerrainView]:
    return [
        TerrainView("wood", TerrainKind.WOOD, _round(9.2, 14.7, 3.2, 1.5)),
        TerrainView("wall", TerrainKind.WALL, _box(18.2, 15.7, 26.4, 16.1)),
        TerrainView("fence", TerrainKind.FENCE, _box(23.2, 19.0, 29.0, 19.25)),
        TerrainView("tree", TerrainKind.TREE, _round(28.0, 17.5, 0.9, 0.9)),
    ]


def _houses() -> list[BuildingView]:
    return [BuildingView("farm", _box(26.4, 12.9, 30.2, 16.0), Roof.STABLE, "barn")]


def _men() -> list[TokenView]:
    def man(id: str, at: tuple[float, float], side: Side, icon: str, *, leads: bool = False) -> TokenView:
        x, y = round(at[0] * UNITS_PER_INCH), round(at[1] * UNITS_PER_INCH)
        line = RingLine.GOLD if leads else RingLine.NONE
        return TokenView(id, x, y, side=side, rank=Rank.HERO if leads else Rank.COMMON, line=line, icon=icon)

    ours = [man(f"f{number}", at, Side.OURS, "shako") for number, at in enumerate(LINE)]
    icons = ("shako-rifle", "shako", "shako-plume")
    theirs = [man(f"b{number}", at, Side.THEIRS, icons[number]) for number, at in enumerate(FOES)]
    ranks = [
        man("drum", DRUM, Side.OURS, "drum", leads=True),
        man("officer", OFFICER, Side.OURS, "bicorne", leads=True),
    ]
    return [*ours, *theirs, *ranks]
