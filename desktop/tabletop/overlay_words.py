"""Overlays of the map in words: how far a model gets, where something may be put, who is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from PySide6.QtCore import QCoreApplication

from desktop.tabletop.battlefield.views import Outline, Point, ReachBand, SightLine, Zone

Measure = Callable[[int], str]
ALIKE = 80
"""Ways whose lengths differ by less than this are told as one, in tenths of a millimetre."""
MOST_PARTS = 6
SLANT = 1 / sqrt(2)
WAYS = (
    (0.0, -1.0),
    (SLANT, -SLANT),
    (1.0, 0.0),
    (SLANT, SLANT),
    (0.0, 1.0),
    (-SLANT, SLANT),
    (-1.0, 0.0),
    (-SLANT, -SLANT),
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("MapList", text)


def way_names() -> tuple[str, ...]:
    """The eight ways, as `WAYS` has them."""
    return (
        _tr("north"), _tr("north-east"), _tr("east"), _tr("south-east"), _tr("south"), _tr("south-west"), _tr("west"),
        _tr("north-west"),
    )  # fmt: skip


def reach_lines(bands: Sequence[ReachBand], home: Point, measure: Measure) -> tuple[str, ...]:
    """A line for each number of moves: how far it leads in each of eight ways."""
    counts = {1: _tr("One move"), 2: _tr("Two moves"), 3: _tr("Three moves")}
    lines: list[str] = []
    for band in sorted(bands, key=lambda one: one.moves):
        lengths = [_farthest(band.outlines, home, way) for way in WAYS]
        count = counts.get(band.moves, str(band.moves))
        if max(lengths) - min(lengths) <= ALIKE:
            every = _tr("{moves}: {length} every way")
            lines.append(every.format(moves=count, length=measure(max(lengths))))
            continue
        told = [f"{name} {measure(length)}" for name, length in zip(way_names(), lengths, strict=True)]
        lines.append(_tr("{moves}: {ways}").format(moves=count, ways=", ".join(told)))
    return tuple(lines)


def zone_lines(zones: Sequence[Zone], measure: Measure) -> tuple[str, ...]:
    """Where something may be put: the extent of each part, the largest first."""
    parts = [part for zone in zones for part in zone.parts]
    parts.sort(key=lambda part: -_extent(part)[4])
    words = _tr("{left} to {right} from the west edge, {top} to {bottom} from the north edge")
    lines: list[str] = []
    for part in parts[:MOST_PARTS]:
        left, top, right, bottom, _ = _extent(part)
        lines.append(words.format(left=measure(left), right=measure(right), top=measure(top), bottom=measure(bottom)))
    if len(parts) > MOST_PARTS:
        more = len(parts) - MOST_PARTS
        lines.append(_tr("and 1 smaller place") if more == 1 else _tr("and {count} smaller places").format(count=more))
    return tuple(lines)


def sight_words(sight: Sequence[SightLine], thing: str, looker: str) -> str:
    """Whether the one who looks sees a model; "" where no line is drawn to it."""
    for line in sight:
        if line.id == f"sight {thing}":
            if not line.clear:
                return _tr("{looker} does not see it").format(looker=looker)
            in_cover = _tr("{looker} sees it, in cover") if line.cover else _tr("{looker} sees it clearly")
            return in_cover.format(looker=looker)
    return ""


def _extent(part: Outline) -> tuple[int, int, int, int, int]:
    across, down = [x for x, _ in part], [y for _, y in part]
    wide, high = max(across) - min(across), max(down) - min(down)
    return min(across), min(down), max(across), max(down), wide * high


def _farthest(outlines: Sequence[Outline], home: Point, way: tuple[float, float]) -> int:
    """How far one gets from `home` along a way: the last crossing with a border, 0 for none."""
    farthest = 0.0
    for outline in outlines:
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
            ex, ey = bx - ax, by - ay
            cross = way[0] * ey - way[1] * ex
            if cross == 0:
                continue
            px, py = ax - home[0], ay - home[1]
            along = (px * ey - py * ex) / cross
            share = (px * way[1] - py * way[0]) / cross
            if 0 <= share <= 1:
                farthest = max(farthest, along)
    return round(farthest)
