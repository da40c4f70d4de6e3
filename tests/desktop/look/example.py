"""A village under attack, as the battlefield sees it: for the gallery, the speed of frames and the tests."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from desktop.look.token import Posture, Rank, RingLine, Side, TokenView
from desktop.tabletop.battlefield.views import (
    Arrow,
    BuildingView,
    EdgeState,
    MarkerKind,
    MarkerView,
    Measure,
    Outline,
    Overlays,
    Plate,
    ReachBand,
    Roof,
    SightLine,
    TableView,
    TerrainKind,
    TerrainView,
    Zone,
    ZoneTone,
)

INCH = 254


def inches(*points: tuple[float, float]) -> Outline:
    """Points given in inches, in tenths of a millimetre."""
    return tuple((round(x * INCH), round(y * INCH)) for x, y in points)


def ring(x: float, y: float, radius: float, corners: int = 14, high: float = 0.0) -> Outline:
    """A round outline about a point, in inches."""
    down = high or radius
    turns = [2 * pi * number / corners for number in range(corners)]
    return inches(*((x + radius * cos(turn), y + down * sin(turn)) for turn in turns))


def square(x: float, y: float, side: float) -> Outline:
    """A square about a point, in inches."""
    half = side / 2
    return inches((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


TABLE = TableView(edges=(EdgeState.PLAIN, EdgeState.ENEMY, EdgeState.ENEMY, EdgeState.PLAIN))

TERRAIN = (
    TerrainView("road north", TerrainKind.ROAD, inches((20.5, -1), (19.5, 4), (18.4, 16), (17.6, 28), (16, 37)), 300),
    TerrainView("road west", TerrainKind.ROAD, inches((-1, 17), (3, 17.2), (6, 19.5), (18, 20.2), (37, 19.8)), 280),
    TerrainView("wood", TerrainKind.WOOD, inches((27, 3), (31, 2), (34.5, 4), (34, 8), (30, 9.5), (27.5, 7))),
    TerrainView("oak", TerrainKind.TREE, ring(13.5, 4.2, 1.2)),
    TerrainView("ash", TerrainKind.TREE, ring(15.6, 5.6, 0.9)),
    TerrainView("elm", TerrainKind.TREE, ring(3.2, 31, 1.5)),
    TerrainView("hedge west", TerrainKind.HEDGE, inches((3, 8.6), (5, 8.4), (6.5, 7.8), (7.6, 6.8)), 254),
    TerrainView("hedge east", TerrainKind.HEDGE, inches((27.4, 22.2), (30, 22.8), (33, 24.2)), 254),
    TerrainView("pond", TerrainKind.POND, ring(6.2, 27, 3.4, 14, 2.2)),
    TerrainView("field", TerrainKind.FIELD, inches((27, 28.5), (34, 28), (33.7, 33), (27.3, 33.4))),
    TerrainView("marsh", TerrainKind.MARSH, ring(31, 14.4, 2.4, 11, 1.6)),
    TerrainView("rough", TerrainKind.ROUGH, inches((2, 11), (6, 10.6), (6.5, 13.5), (2.4, 14))),
    TerrainView("rocks", TerrainKind.ROCKS, inches((22, 29), (23.4, 28.6), (24.3, 29.6), (23.8, 31), (22, 30.6))),
    TerrainView("wall", TerrainKind.WALL, inches((8, 23), (10.6, 24), (11.8, 26.4)), 110),
    TerrainView("fence", TerrainKind.FENCE, inches((21.6, 4), (25, 4.3), (25.4, 7)), 60),
    TerrainView("ruin", TerrainKind.RUIN, inches((1.2, 21.5), (4, 21.5), (4, 23.6), (1.2, 23.6))),
    TerrainView("hill", TerrainKind.HILL, ring(12, 31.6, 2.8, 10, 1.9)),
)

BUILDINGS = (
    BuildingView("hall", square(18, 17.6, 4), Roof.HALL, "village", "Town Hall", 3, 5, 6),
    BuildingView("forge", square(11.3, 14.1, 3), Roof.FORGE, "anvil", "Forge", 1, 2, 3, burning=True),
    BuildingView("temple", square(18.5, 10.4, 3), Roof.TEMPLE, "church", "Temple", 2, 3, 3, blessed=True),
    BuildingView("tower", square(25.2, 12.6, 3), Roof.TOWER, "watchtower", "Watchtower", 1, 3, 3, chosen=True),
    BuildingView("stable", square(14, 24.6, 3), Roof.STABLE, "horse-head", "Stable", 1, 2, 3),
)


def marker(marker_id: str, kind: MarkerKind, x: float, y: float) -> MarkerView:
    """A marker at a place given in inches."""
    return MarkerView(marker_id, kind, round(x * INCH), round(y * INCH))


MARKERS = (
    MarkerView("barricade", MarkerKind.BARRICADE, 5639, 6096, angle=-25, integrity=2, integrity_most=2),
    marker("trap", MarkerKind.TRAP, 19.3, 25),
    marker("find", MarkerKind.FIND, 8.4, 1.7),
    MarkerView("cache", MarkerKind.FIND, 8382, 2794, icon="locked-chest", offered=True, key="3"),
    marker("villager", MarkerKind.VILLAGER, 26, 26.3),
    marker("objective", MarkerKind.OBJECTIVE, 30.5, 26),
    MarkerView("stone", MarkerKind.TOMBSTONE, 5588, 8534, badge="B"),
)


def hero(token_id: str, x: float, y: float, icon: str, badge: str, name: str) -> TokenView:
    """A hero with three wounds to take, at a place given in inches."""
    return TokenView(
        token_id, round(x * INCH), round(y * INCH), 300, Side.OURS, Rank.HERO, RingLine.GOLD, icon, badge, name, 0, 3
    )


def enemy(badge: str, x: float, y: float, icon: str, rank: Rank = Rank.COMMON, base: int = INCH) -> TokenView:
    """An enemy at a place given in inches."""
    line = RingLine.NONE if rank is Rank.COMMON else RingLine.GOLD
    return TokenView(badge, round(x * INCH), round(y * INCH), base, Side.THEIRS, rank, line, icon, badge)


def defender(badge: str, x: float, y: float) -> TokenView:
    """A Village Archer at a place given in inches."""
    place = round(x * INCH), round(y * INCH)
    return TokenView(badge, *place, line=RingLine.DASHES, icon="bowman", badge=badge, name="Village Archer")


MAREN = hero("maren", 23.2, 19, "visored-helm", "M", "Maren Oak")
TOBIN = hero("tobin", 22, 13.6, "hood", "T", "Tobin Fletch")
ILSE = hero("ilse", 18.8, 27.8, "prayer", "I", "Sister Ilse")

TOKENS = (
    replace(MAREN, chosen=True),
    replace(TOBIN, offered=True, key="2", wounds=2),
    replace(ILSE, posture=Posture.KNOCKED_DOWN, wounds=1),
    replace(defender("A", 15.1, 20.9), has_acted=True),
    defender("B", 20.9, 21.9),
    enemy("1a", 30.8, 17.2, "brute", Rank.ELITE, 330),
    replace(enemy("1b", 28.6, 18.4, "orc-head"), target=True),
    enemy("1c", 33.2, 13.0, "orc-head"),
    enemy("2a", 19.9, 28.6, "wolf-head"),
    enemy("2b", 17.6, 32.5, "wolf-head"),
    enemy("2c", 22.4, 32.2, "wolf-head"),
    enemy("3a", 8.8, 13.4, "torch"),
    replace(enemy("3b", 4.9, 18.2, "torch"), posture=Posture.FLEEING, heading=170),
    replace(enemy("3c", 6.3, 10.6, "hooded-assassin"), posture=Posture.TRANSFIXED),
    enemy("4", 32, 21.6, "overlord-helm", Rank.BOSS, 508),
)

OVERLAYS = Overlays(
    reach=(
        ReachBand(1, (ring(23.2, 19, 5, 48),)),
        ReachBand(2, (ring(23.2, 19.6, 8.2, 64),)),
        ReachBand(3, (ring(22, 20, 12, 80),)),
    ),
    arrows=(
        Arrow("1a", inches((29.8, 16.6), (28.4, 15), (27, 13.6))),
        Arrow("3b", inches((6, 17.6), (8.4, 16.8), (9.4, 15.3))),
        Arrow("2b", inches((18, 31.2), (18.4, 29.6))),
    ),
    sight=(SightLine("to 1b", (5893, 4826), (7264, 4674), label="4.4 in"),),
    plates=(
        Plate("1", round(31 * INCH), round(21.5 * INCH), "Group 1 - Ravager"),
        Plate("2", round(25 * INCH), round(33.6 * INCH), "Group 2 - Hunter"),
        Plate("3", round(6.2 * INCH), round(19.9 * INCH), "Group 3 - Raider"),
    ),
)

COUNCIL = Overlays(
    zones=(
        Zone(
            ZoneTone.GOLD,
            (ring(18, 17.6, 5, 48), ring(11.3, 14.1, 4.5, 48), ring(18.5, 10.4, 4.5, 48), ring(25.2, 12.6, 4.5, 48)),
        ),
    ),
    measures=(Measure((4572, 5080), (2794, 6096), "8.1 in"),),
)


def land(pieces: int) -> tuple[TerrainView, ...]:
    """The example's ground with further pieces of all kinds, up to so many."""
    kinds = (TerrainKind.WOOD, TerrainKind.TREE, TerrainKind.ROUGH, TerrainKind.ROCKS, TerrainKind.MARSH)
    more = tuple(
        TerrainView(f"more {number}", kinds[number % 5], ring(3 + number * 7 % 31, 3 + number * 11 % 31, 1.4, 9))
        for number in range(pieces - len(TERRAIN))
    )
    return TERRAIN + more


def crowd(tokens: int) -> tuple[TokenView, ...]:
    """The example's tokens with further enemies, up to so many."""
    more = tuple(
        enemy(f"{5 + number // 8}{'abcdefgh'[number % 8]}", 2 + number * 13 % 32, 2 + number * 7 % 33, "goblin-head")
        for number in range(tokens - len(TOKENS))
    )
    return TOKENS + more
