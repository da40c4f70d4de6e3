"""Which stamps, colours and lines suit a location, by its type and by the world in which the city stands."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from desktop.sketch.ink import Tool
from desktop.sketch.subject import Subject
from rules_core.games.defenders.content.types import GOVERNMENT, LONG, RELIGION
from rules_core.games.defenders.rules.reading import WALLS
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import Location
from rules_core.kernel.marks import MarkKind

STAMPS: Final = {
    "neighbourhood": "house",
    "marketplace": "stall",
    "park": "tree",
    "thoroughfare": "house",
    "walls": "tower",
    "barracks": "barracks",
    "armoury": "store",
    "watchtower": "tower",
    "gatehouse": "keep",
    "fortress": "keep",
    "bank": "hall",
    "bazaar": "stall",
    "workshop": "factory",
    "warehouse": "store",
    "mine": "mine",
    "factory": "factory",
    **dict.fromkeys(RELIGION, "temple"),
    **dict.fromkeys(GOVERNMENT, "hall"),
    "palace": "palace",
}
"""By type, in a town of old."""
MODERN: Final = {"house": "block", "barracks": "block", "hall": "skyscraper", "palace": "skyscraper", "tower": "mast"}
ELSEWHERE: Final = {
    "kaiju-city": {
        "house": "block",
        "hall": "skyscraper",
        "palace": "skyscraper",
        "barracks": "block",
        "tower": "mast",
    },
    "steam-city": {"barracks": "factory", "tower": "mast"},
    "star-patrol": {"house": "dome", "hall": "dome", "barracks": "block", "store": "dome", "tower": "mast"},
    "refugee-camp": {
        "house": "tent",
        "hall": "tent",
        "palace": "tent",
        "barracks": "tent",
        "factory": "tent",
        "tower": "mast",
    },
    "hero-city": MODERN,
}
"""What stands in its place in other worlds."""
OFFERED: Final = {
    "kaiju-city": ("block", "skyscraper", "mast", "house", "tree", "stall", "dock", "factory", "temple", "hill"),
    "steam-city": ("house", "factory", "mast", "hall", "tree", "stall", "dock", "tower", "temple", "mine"),
    "star-patrol": ("dome", "mast", "block", "factory", "dock", "tower", "temple", "tree", "hill", "mine"),
    "refugee-camp": ("tent", "house", "stall", "tree", "field", "mast", "dock", "temple", "hill", "tower"),
    "hero-city": ("block", "skyscraper", "mast", "factory", "tree", "stall", "dock", "house", "temple", "hall"),
}
"""The stamps of each world."""
OF_OLD: Final = ("house", "tower", "keep", "temple", "hall", "stall", "tree", "dock", "hill", "field")
LAND: Final = ("tree", "hill", "field", "mine", "dock", "house")
WASHES: Final = {"marketplace": "roof_stable", "park": "tree", "walls": "stone"}
QUARTERS: Final = ("field", "roof_stable")
"""Not every quarter is washed in one colour."""
SIZE: Final = 105
"""Of stamps in areas."""
LARGE: Final = 250
"""Of a building that stands alone."""


def stamp_of(kind: str, world: str) -> str:
    """The stamp of a type."""
    usual = STAMPS.get(kind, "house")
    return ELSEWHERE.get(world, {}).get(usual, usual)


def land_subject(needs: tuple[MarkKind, ...], allowed: tuple[MarkKind, ...], name: str = "") -> Subject:
    """The land round the city: rivers first."""
    return Subject(
        WIDTH,
        HEIGHT,
        needs,
        allowed,
        name,
        line=None,
        wash="tree",
        stamps=LAND,
        stamp_size=SIZE,
        begins_with_river=True,
    )


def subject_of_place(
    place: Location, world: str, name: str, needs: tuple[MarkKind, ...], allowed: tuple[MarkKind, ...]
) -> Subject:
    """A location as something to draw."""
    own = stamp_of(place.type, world)
    offered = OFFERED.get(world, OF_OLD)
    is_area = place.is_area()
    return Subject(
        WIDTH,
        HEIGHT,
        needs,
        allowed,
        name,
        line=Tool.WALL if place.type == WALLS else Tool.ROAD,
        is_dotted=place.is_underground(),
        wash=WASHES.get(place.type, QUARTERS[crc32(place.id.encode()) % len(QUARTERS)] if is_area else "stone"),
        stamps=(own, *(one for one in offered if one != own)),
        stamp_size=SIZE if is_area or place.type in LONG else LARGE,
        is_single=not is_area,
    )
