"""The drawn village of the start page, before there is a game to show: painted as the table is, of nobody's game."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

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

SHOWN = QRectF(6.2, 9.8, 23.6, 16.4)
"""What is always seen of the table, in inches."""
TABLE = 36.0
MORE = 1.14
"""So much larger than the picture the whole map is at least: its margin and its numbers stay outside."""


def evening_picture(look: Look, width: float, height: float, ratio: float) -> QPixmap:
    """The village from above, filling `width` by `height` px."""
    return _picture(look, round(width), round(height), ratio)


@cache
def _picture(look: Look, width: int, height: int, ratio: float) -> QPixmap:
    scale = min(width / SHOWN.width(), height / SHOWN.height())
    # Never less of the table than there is room for: a very wide picture shows a wide strip of it.
    side = max(scale * (TABLE + 2), width * MORE, height * MORE)
    image = map_image(
        look, side, TableView(), _ground(), _houses(), (), _people(), ratio=ratio, least_disc=0.9, bare=True
    )
    middle = SHOWN.center() / TABLE
    left = min(max(0.0, image.width() * middle.x() - width * ratio / 2), image.width() - width * ratio)
    top = min(max(0.0, image.height() * middle.y() - height * ratio / 2), image.height() - height * ratio)
    cut = image.copy(round(left), round(top), round(width * ratio), round(height * ratio))
    cut.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(cut)


def _points(*inches: tuple[float, float]) -> Outline:
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in inches)


def _houses() -> list[BuildingView]:
    places = (
        ("hall", Roof.HALL, "village", 18.0, 17.6, 4.0),
        ("forge", Roof.FORGE, "anvil", 12.2, 15.2, 3.0),
        ("temple", Roof.TEMPLE, "church", 20.6, 11.9, 3.0),
        ("tower", Roof.TOWER, "watchtower", 25.0, 15.8, 3.0),
        ("stable", Roof.STABLE, "horse-head", 14.2, 21.8, 3.0),
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
            level=1,
        )
        for name, roof, icon, x, y, side in places
    ]


def _ground() -> list[TerrainView]:
    road = _points(
        (0, 19.6), (6, 20.4), (12, 19.4), (18, 20.6), (25, 20.0), (31, 21.4), (36, 20.6),
        (36, 21.9), (31, 22.7), (25, 21.3), (18, 21.9), (12, 20.7), (6, 21.7), (0, 20.9),
    )  # fmt: skip
    pond = _points((5.2, 11.6), (7.4, 10.6), (9.4, 11.2), (9.8, 12.9), (8.2, 14.2), (5.8, 13.8))
    wood = _points((25.2, 6.6), (31, 6.2), (33.6, 9), (33, 13.8), (29.4, 14.6), (27.4, 12.6), (24.8, 10.4))
    copse = _points((4.2, 23.4), (8.6, 23), (10, 25.6), (8, 28), (4.6, 27.2))
    field = _points((22.6, 22.9), (29.2, 23.4), (28.8, 27.6), (22.2, 27.2))
    kinds = (
        ("road", TerrainKind.ROAD, road),
        ("pond", TerrainKind.POND, pond),
        ("wood", TerrainKind.WOOD, wood),
        ("copse", TerrainKind.WOOD, copse),
        ("field", TerrainKind.FIELD, field),
    )
    return [TerrainView(name, kind, outline) for name, kind, outline in kinds]


def _people() -> list[TokenView]:
    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)

    ours = (("visored-helm", 22.3, 16.4), ("hood", 23.6, 18.9), ("prayer", 18.6, 14.0))
    theirs = (("wolf-head", 26.6, 10.6), ("wolf-head", 28.6, 12.7), ("shambling-zombie", 28.4, 10.4))
    heroes = [
        TokenView(icon, *at(x, y), side=Side.OURS, rank=Rank.HERO, line=RingLine.GOLD, icon=icon) for icon, x, y in ours
    ]
    enemies = [
        TokenView(f"{icon} {number}", *at(x, y), side=Side.THEIRS, icon=icon)
        for number, (icon, x, y) in enumerate(theirs)
    ]
    return [*heroes, *enemies]
