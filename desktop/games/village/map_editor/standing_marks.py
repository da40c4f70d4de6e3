"""The marks that the map shows with every tool: zones, parts of edges, the ring, distances, marks of problems."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.games.village.map_editor.distances import (
    APART,
    CLOSE,
    NEAR_HALL,
    Apart,
    DistanceVerdict,
    distances,
    hall_among,
)
from desktop.games.village.map_editor.hand import Hand
from desktop.games.village.map_editor.layout import Layout, MapThing, Ref, ThingKind
from desktop.games.village.map_editor.marks import Area, DistanceTone, MapMarks, Parts, Tag, Trouble
from desktop.games.village.map_editor.shapes import Place, Shape, box_of
from desktop.workshop.forms import lengths
from rules_core.content.items import Finding, Weight
from rules_core.games.village.content.playable import EdgeRoute
from rules_core.ground.areas import NearOutline
from rules_core.ground.geometry import Outline
from rules_core.kernel.game import Plain

UNITS = 254


@dataclass(frozen=True)
class MarkLayers:
    """What lies under the buildings, and what stands above everything."""

    under: MapMarks
    above: MapMarks


def standing_marks(
    hand: Hand,
    tables: Sequence[Plain],
    waived: Collection[str],
    findings: Sequence[Finding],
    *,
    distances_too: bool,
    ways: Sequence[EdgeRoute] = (),
) -> MarkLayers:
    """The marks for the map as it is shown, things under way where the hand holds them."""
    layout, moving = hand.editor.layout, hand.previewed
    chosen = set(hand.editor.chosen)
    areas = [
        Area((moving.get(one.ref, one.shape),), _zone_words(), one.ref in chosen) for one in layout.of(ThingKind.ZONE)
    ]
    parts = [Parts(moving.get(one.ref, one.shape), one.edge, one.ref in chosen) for one in layout.of(ThingKind.SPAWN)]
    tags: list[Tag] = []
    if distances_too:
        buildings = [_where(one, moving) for one in layout.of(ThingKind.BUILDING)]
        hall = hall_among(buildings, tables)
        found = distances(buildings, hall, waived, set(moving))
        tags = [tag for one in found if (tag := _tag(one)) is not None]
        near = any(one.verdict is DistanceVerdict.TOO_FAR for one in found)
        if hall is not None and (near or any(ref.thing is ThingKind.BUILDING for ref in moving)):
            ring = _ring(hall.shape)
            if ring and not (CLOSE in waived and not moving):
                areas.append(Area(ring, _ring_words(hall.name), filled=True))
    above = MapMarks(tags=tuple(tags), troubles=troubles(layout, moving, findings))
    drawn = tuple(one.places for one in ways if len(one.places) > 1)
    return MarkLayers(MapMarks(areas=tuple(areas), parts=tuple(parts), ways=drawn), above)


def troubles(layout: Layout, moving: dict[Ref, Shape], findings: Sequence[Finding]) -> tuple[Trouble, ...]:
    """A mark at every thing that something is wrong with; where several things are, the gravest counts."""
    worst: dict[Ref, bool] = {}
    by_path = {one.path: one.ref for one in layout.things}
    for finding in findings:
        for deep in range(len(finding.path), 0, -1):
            ref = by_path.get(finding.path[:deep])
            if ref is not None:
                worst[ref] = worst.get(ref, False) or finding.weight is Weight.MUST
                break
    found: list[Trouble] = []
    for thing in layout.things:
        if thing.ref in worst:
            box = box_of(moving.get(thing.ref, thing.shape))
            found.append(Trouble((box.right, box.top), worst[thing.ref]))
    return tuple(found)


def _where(thing: MapThing, moving: dict[Ref, Shape]) -> MapThing:
    shape = moving.get(thing.ref)
    if shape is None:
        return thing
    return MapThing(thing.ref, thing.path, thing.id, thing.word, thing.name, shape, thing.pivot)


def _tag(apart: Apart) -> Tag | None:
    tr = QCoreApplication.translate
    start, end = apart.start, apart.end
    length = lengths.words(apart.shown)
    if apart.verdict is DistanceVerdict.TOO_FAR or apart.verdict is DistanceVerdict.KEPT:
        words = tr("MapEditor", "{length}, at most {limit}").format(length=length, limit=_limit(NEAR_HALL))
        return Tag(
            start, end, words, DistanceTone.BAD if apart.verdict is DistanceVerdict.TOO_FAR else DistanceTone.OURS
        )
    if apart.verdict is DistanceVerdict.TOUCHING:
        return Tag(start, end, tr("MapEditor", "These two touch"), DistanceTone.BAD)
    words = tr("MapEditor", "{length}, better {limit}").format(length=length, limit=_limit(APART))
    return Tag(start, end, words, DistanceTone.WARN)


def _ring(shape: Shape) -> tuple[Shape, ...]:
    try:
        outline = Outline([(round(x * UNITS), round(y * UNITS)) for x, y in shape])
    except ValueError:
        return ()
    polygons = NearOutline(outline, round(NEAR_HALL * UNITS)).polygons()
    return tuple(tuple(_inches(place) for place in polygon) for polygon in polygons)


def _inches(place: tuple[int, int]) -> Place:
    return place[0] / UNITS, place[1] / UNITS


def _ring_words(hall: str) -> str:
    around = QCoreApplication.translate("MapEditor", "{limit} around: {hall}")
    return around.format(limit=lengths.words(NEAR_HALL), hall=hall)


def _limit(length: float) -> str:
    """Without its unit, which stands before it already."""
    return lengths.number(length)


def _zone_words() -> str:
    return QCoreApplication.translate("MapEditor", "Heroes deploy here")
