"""The village on the card of the siege, before there is a game to show: painted as the table is, of nobody's game."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.card_scene import CardScene
from desktop.games.scene_parts import MapPart, paint_way
from desktop.look.colours import faint
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

PART: Final = MapPart(QRectF(6.0, 11.0, 24.4, 11.2), TableView())
WAYS: Final = (
    ((8.7, 16.5), (9.6, 14.4), (10.7, 15.3)),
    ((26.3, 19.0), (26.3, 17.0), (24.9, 16.6)),
)
"""Where the enemies are going: from, past, to."""
DISC: Final = 0.053
"""The least size of discs for each px that an inch has."""
CHIMNEYS: Final = ((17.3, 15.5), (12.0, 14.1))
PUFFS: Final = 4


class VillageScene(CardScene):
    """A village with somebody coming to it: on the card arrows are drawn on, and smoke drifts."""

    line = "roof_hall"

    def paint_still(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        side = PART.side(size)
        ratio = painter.device().devicePixelRatioF()
        # Discs keep their size beside the houses, however small the picture is.
        disc = PART.per_inch(side) * DISC
        image = map_image(
            look, side, TableView(), _ground(), _houses(), (), _people(), ratio=ratio, least_disc=disc, bare=True
        )
        painter.drawImage(-PART.corner(size), image)

    def paint_life(self, painter: QPainter, size: QSizeF, look: Look, moment: float) -> None:
        side = PART.side(size)
        corner = PART.corner(size)

        def at(inches: tuple[float, float]) -> QPointF:
            return PART.place(inches, side) - corner

        wide = max(2.0, PART.per_inch(side) * 0.17)
        for start, past, end in WAYS:
            way = QPainterPath(at(start))
            way.quadTo(at(past), at(end))
            paint_way(painter, way, min(1.0, moment * 1.6), wide, look)
        painter.setPen(Qt.PenStyle.NoPen)
        for chimney, inches in enumerate(CHIMNEYS):
            for puff in range(PUFFS):
                age = moment * 1.4 - puff * 0.22 - chimney * 0.1
                if not 0 < age < 1:
                    continue
                # Each puff is one filled shape: it grows, rises to the right, and is gone.
                sway = sin(age * 2 * pi + puff) * 0.15
                middle = at((inches[0] + age * 1.5 + sway, inches[1] - age * 2.2))
                grown = PART.per_inch(side) * (0.24 + 0.5 * age)
                painter.setBrush(faint(look.colours.face, 0.75 * (1 - age)))
                painter.drawEllipse(middle, grown, grown * 0.86)


def _points(*inches: tuple[float, float]) -> Outline:
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in inches)


def _houses() -> list[BuildingView]:
    places = (
        ("hall", Roof.HALL, "village", 18.2, 17.0, 4.0),
        ("forge", Roof.FORGE, "anvil", 12.4, 15.4, 3.0),
        ("temple", Roof.TEMPLE, "church", 16.9, 12.7, 2.8),
        ("tower", Roof.TOWER, "watchtower", 23.4, 15.4, 2.8),
        ("stable", Roof.STABLE, "horse-head", 13.8, 20.2, 2.8),
    )
    return [
        BuildingView(
            id=name,
            outline=_points(
                (x - side / 2, y - side / 2),
                (x + side / 2, y - side / 2),
                (x + side / 2, y + side / 2),
                (x - side / 2, y + side / 2),
            ),
            roof=roof,
            icon=icon,
            integrity=3 if name == "forge" else 6,
            integrity_most=6,
        )
        for name, roof, icon, x, y, side in places
    ]


def _ground() -> list[TerrainView]:
    road = _points(
        (0, 18.6), (6, 18.4), (12, 17.9), (18, 19.8), (25, 19.6), (31, 20.6), (36, 20.0),
        (36, 21.3), (31, 21.9), (25, 20.9), (18, 21.1), (12, 19.2), (6, 19.7), (0, 19.9),
    )  # fmt: skip
    pond = _points((19.8, 10.8), (21.8, 10.2), (23.2, 10.9), (23.0, 12.3), (21.2, 13.0), (19.8, 12.4))
    wood = _points((26.6, 10.4), (30.4, 9.6), (33.6, 11), (33, 14.6), (29.4, 15.2), (27.4, 13.8))
    copse = _points((4.2, 10.8), (8.4, 10.2), (10.0, 11.8), (8.6, 13.8), (5.0, 13.6))
    field = _points((16.6, 22.2), (22.6, 22.5), (22.2, 26.6), (16.2, 26.2))
    kinds = (
        ("road", TerrainKind.ROAD, road),
        ("pond", TerrainKind.POND, pond),
        ("wood", TerrainKind.WOOD, wood),
        ("copse", TerrainKind.WOOD, copse),
        ("field", TerrainKind.FIELD, field),
        # Seen where the picture is high.
        ("upper wood", TerrainKind.WOOD, _points((11, 4.6), (16, 4.2), (17.2, 6.8), (13.4, 8.2), (10.6, 7.2))),
        ("lower wood", TerrainKind.WOOD, _points((8.4, 24.6), (12.6, 24), (13.4, 27), (10.4, 28.8), (7.6, 27.4))),
        ("upper field", TerrainKind.FIELD, _points((19.8, 4.4), (25.2, 4.8), (24.8, 8.2), (19.4, 7.8))),
        ("lower copse", TerrainKind.WOOD, _points((24.6, 24.8), (28.6, 24.4), (29, 27.6), (25.4, 28.2))),
    )
    return [TerrainView(name, kind, outline) for name, kind, outline in kinds]


def _people() -> list[TokenView]:
    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)

    ours = (("visored-helm", 21.5, 18.0), ("hood", 15.2, 17.7), ("prayer", 20.4, 14.0))
    theirs = (
        ("wolf-head", 8.0, 17.2),
        ("wolf-head", 9.4, 19.4),
        ("shambling-zombie", 26.8, 19.9),
        ("shambling-zombie", 28.6, 18.4),
    )
    heroes = [
        TokenView(icon, *at(x, y), side=Side.OURS, rank=Rank.HERO, line=RingLine.GOLD, icon=icon) for icon, x, y in ours
    ]
    enemies = [
        TokenView(f"{icon} {number}", *at(x, y), side=Side.THEIRS, icon=icon)
        for number, (icon, x, y) in enumerate(theirs)
    ]
    return [*heroes, *enemies]
