"""The map of Defenders as drawings: what people drew, and what the program draws where there are marks alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from random import Random
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.sheet_stamps import land_subject, subject_of_place
from desktop.look.colours import LookName, colours_of, faint, mixed
from desktop.look.ink import stroke
from desktop.sketch.brushwork import bent_along, strayed, wash_ops
from desktop.sketch.curves import soft
from desktop.sketch.drawing import mark_of_stroke
from desktop.sketch.ink import Element, Ink, InkProblem, Stamp, from_bytes, ink_of
from desktop.sketch.lines import Spot, box_of, even, is_inside, nearest_on
from desktop.sketch.ops import Op
from desktop.sketch.photo import PhotoPiece
from desktop.sketch.pieces import Layer, Piece, ink_pieces, piece_of, piece_of_ops
from desktop.sketch.plain import blob, plain_elements
from desktop.sketch.stamp_art import stamp_ops
from rules_core.games.defenders.content.types import LONG
from rules_core.games.defenders.rules.reading import BRIDGE, FORD, GATE, SPOT_REACH, points_of
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH
from rules_core.games.defenders.state.city import City, Crossing, Location
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.words import Words
from rules_core.kernel.marks import AREA, LINE, RIVER, SPOT, Mark, MarkKind

MOST_LAYERS: Final = 240
"""Kept ready: those of several states of several games."""
CLUMPS: Final = 46
"""So often woods and hills are tried in free land."""
LONE: Final = 60
"""And so often single trees."""
FAR_OFF: Final = 9999.0
CLEAR: Final = 130.0
"""They keep so far from what lies there."""
WALLED: Final = 1100.0
"""What is narrower is a place, what is wider the land inside a wall."""
HATCH: Final = 46.0
"""Between the lines over a ruin, in units of the sheet."""
Find = Callable[[str], bytes | None]


def setting_of(state: City) -> str:
    """A shipped setting is drawn as itself."""
    return state.setting


def scenery_by(words: Words) -> Callable[[City], str]:
    """An own setting is drawn as the shipped one that it names."""
    assert isinstance(words, DefendersWords)
    return lambda state: words.scenery(state.setting)


class SheetLayers:
    """Makes layers of a state, and keeps those that are wanted again.

    `find` gives the strokes of a hash, `scenery` the setting whose little pictures stand on the map, `paper` what
    people drew on paper.
    """

    def __init__(self, find: Find, scenery: Callable[[City], str] = setting_of, paper: PaperMap | None = None) -> None:
        self._find = find
        self._scenery = scenery
        self._paper = paper
        self._kept: OrderedDict[str, Layer] = OrderedDict()
        self._inks: OrderedDict[str, Ink | None] = OrderedDict()

    @property
    def has_photo(self) -> bool:
        """Whether a photo of the map on paper lies below."""
        return self._paper is not None and self._paper.image is not None

    def placed(self, state: City) -> City:
        """The city as it lies on that photo."""
        return self._paper.placed(state) if self._paper is not None else state

    def layers(self, state: City, look: LookName) -> list[Layer]:
        """Everything that has been drawn of a city that is `placed`, from the lowest to the highest."""
        if self._paper is not None and self._paper.image is not None:
            # What people drew is seen as they drew it.
            image, whole = self._paper.image, QRectF(0, 0, WIDTH, HEIGHT)
            photo = Layer(f"photo {image.cacheKey()} {look}", (PhotoPiece(image, whole, colours_of(look)),))
            return [photo, *self._ruins(state, look)]
        found: list[Layer] = []
        is_drawn = all(place.is_drawn for place in state.locations)
        if is_drawn and not state.land_ink and not any(place.ink for place in state.locations):
            # Nobody draws here: the program does it all.
            outlines = [outline_of(place) for place in state.locations if place.is_drawn and place.outline]
            rivers = [points_of(one.points) for one in state.land]
            world = self._scenery(state)
            key = f"scenery {world} {outlines} {rivers} {look}"
            found.append(self._layer(key, partial(_scenery, (*outlines, *rivers), world, look)))
        drawn = self._land_in_ink(state)
        for number, one in enumerate(state.land):
            mark = Mark(MarkKind(one.mark), tuple(points_of(one.points)))
            if mark in drawn:
                continue
            key = f"land {number} {mark.text()} {look}"
            found.append(self._layer(key, partial(_land, mark, look)))
        if state.land_ink:
            found += self._ink_layer(state.land_ink, look)
        places = [one for one in state.locations if one.is_drawn and one.outline]
        for place in sorted(places, key=_order):
            found += self._place(state, place, look)
        found += [
            self._layer(f"{one.what} {one.x} {one.y} {look}", partial(_crossing, state, one, look))
            for one in state.crossings
            if one.what in (BRIDGE, FORD, GATE)
        ]
        return found

    def _ruins(self, state: City, look: LookName) -> list[Layer]:
        """What lies over a photo of the map."""
        places = [one for one in state.locations if one.is_destroyed and one.outline]
        return [layer for place in sorted(places, key=_order) for layer in self._ruined(place, look)]

    def stamps(self, state: City) -> list[Stamp]:
        """The stamps that people have set."""
        names = [state.land_ink, *(name for place in state.locations for name in (place.ink, place.ruin_ink))]
        return [stamp for name in names if name and (ink := self.ink(name)) is not None for stamp in ink.stamps]

    def written(self, name: str) -> list[str]:
        """The words that people have lettered into the drawing of this hash."""
        ink = self.ink(name)
        return [one.text for one in ink.letters] if ink is not None else []

    def ink(self, name: str) -> Ink | None:
        """The drawing of this hash; None where it is missing or spoiled, and marks alone are shown."""
        if name not in self._inks:
            data = self._find(name)
            try:
                self._inks[name] = from_bytes(data) if data is not None else None
            except InkProblem:
                self._inks[name] = None
            while len(self._inks) > MOST_LAYERS:
                self._inks.popitem(last=False)
        return self._inks[name]

    def _land_in_ink(self, state: City) -> set[Mark]:
        """Rivers and hills that can be seen in what people drew, and need not be drawn by the program."""
        land = land_subject((), (RIVER, AREA))
        found: set[Mark] = set()
        for name in [state.land_ink, *(place.ink for place in state.locations)]:
            ink = self.ink(name) if name else None
            for one in ink.strokes if ink is not None else ():
                mark = mark_of_stroke(one, land)
                if mark is not None:
                    found.add(mark)
        return found

    def _place(self, state: City, place: Location, look: LookName) -> list[Layer]:
        found = self._ink_layer(place.ink, look) if place.ink else []
        if not found:
            world = self._scenery(state)
            key = f"{place.id} {place.type} {place.mark} {place.outline} {world} {place.is_underground()} {look}"
            found = [self._layer(key, partial(_plain, world, place, look))]
        return [*found, *self._ruined(place, look)] if place.is_destroyed else found

    def _ruined(self, place: Location, look: LookName) -> list[Layer]:
        """D-EVT-11. What lies over it once it is a ruin."""
        found = [self._layer(f"ruin {place.id} {place.outline} {look}", partial(_ruin, place, look))]
        return [*found, *self._ink_layer(place.ruin_ink, look)] if place.ruin_ink else found

    def _ink_layer(self, name: str, look: LookName) -> list[Layer]:
        ink = self.ink(name)
        return [self._layer(f"{name} {look}", partial(ink_pieces, ink, look))] if ink is not None else []

    def _layer(self, key: str, make: Callable[[], Sequence[Piece]]) -> Layer:
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = Layer(key, tuple(make()))
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_LAYERS:
            self._kept.popitem(last=False)
        return kept


def _order(place: Location) -> tuple[int, float]:
    """Areas lie lowest, the largest first, then streets, walls, and what stands alone."""
    if place.type in LONG:
        return (2 if place.type == "walls" else 1), 0.0
    box = outline_box(place)
    return (0 if place.is_area() else 3), -box.width() * box.height()


def outline_box(place: Location) -> QRectF:
    """What its outline reaches."""
    points = outline_of(place)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    return QRectF(left, top, right - left, bottom - top)


def outline_of(place: Location) -> list[Spot]:
    """Its outline or course, closed where it is an area; a ring round a spot."""
    return list(_outline(place.mark, tuple(place.outline), place.x, place.y))


@lru_cache(maxsize=500)
def _outline(mark: str, numbers: tuple[int, ...], x: int, y: int) -> tuple[Spot, ...]:
    points: list[Spot] = [(float(a), float(b)) for a, b in points_of(numbers)]
    if mark == LINE and len(points) > 1:
        return tuple(points)
    if len(points) < 3:
        at = points[0] if points else (float(x), float(y))
        turns = [2 * pi * number / 16 for number in range(16)]
        points = [(at[0] + cos(turn) * SPOT_REACH, at[1] + sin(turn) * SPOT_REACH) for turn in turns]
    return (*points, points[0])


def is_closed(points: Sequence[Spot]) -> bool:
    """Whether it comes back to where it began."""
    return len(points) > 3 and points[0] == points[-1]


def _scenery(taken: Sequence[Sequence[Spot]], world: str, look: LookName) -> list[Piece]:
    """Woods, hills and fields where nothing else lies."""
    random = Random(crc32(world.encode()))
    stamps: list[Element] = []
    washes: list[Op] = []
    for number in range(CLUMPS):
        x, y = random.uniform(150, WIDTH - 150), random.uniform(250, HEIGHT - 120)
        kind = ("tree", "hill", "tree", "field")[number % 4]
        reach = random.uniform(150, 330)
        if not _is_free(x, y, reach + CLEAR, taken) or any(
            hypot(one.x - x, one.y - y) < reach + 260 for one in stamps if isinstance(one, Stamp)
        ):
            continue
        if kind != "field":
            tint = "tree" if kind == "tree" else "ground_2"
            washes += wash_ops(blob(x, y - 30, reach * 1.15, random), colours_of(look).of(tint), random, strength=1.3)
        for _ in range({"tree": 7, "hill": 3, "field": 2}[kind]):
            a, b = x + random.uniform(-reach, reach), y + random.uniform(-reach, reach) * 0.6
            size = {"tree": 95, "hill": 300, "field": 170}[kind] * random.uniform(0.75, 1.15)
            if _is_free(a, b, CLEAR + size / 2, taken):
                stamps.append(Stamp(kind, round(a), round(b), round(size)))
    for _ in range(LONE):
        x, y = random.uniform(150, WIDTH - 150), random.uniform(250, HEIGHT - 120)
        far = min([hypot(one.x - x, one.y - y) for one in stamps if isinstance(one, Stamp)], default=FAR_OFF)
        if far > 170 and _is_free(x, y, CLEAR, taken):
            stamps.append(Stamp("tree", round(x), round(y), round(random.uniform(78, 110))))
    made = tuple(washes)
    return [piece_of_ops(made), *ink_pieces(ink_of(stamps), look)]


def _is_free(x: float, y: float, far: float, taken: Sequence[Sequence[Spot]]) -> bool:
    for points in taken:
        near = nearest_on((x, y), points) if len(points) > 1 else points[0]
        if hypot(near[0] - x, near[1] - y) < far:
            return False
        if is_closed(points) and is_inside(x, y, points):
            # Within a wall there is land too.
            box = box_of(points)
            if min(box[2] - box[0], box[3] - box[1]) < WALLED:
                return False
    return True


def _land(mark: Mark, look: LookName) -> list[Piece]:
    return [piece_of(one, look) for one in plain_elements([mark], land_subject((), ()), mark.text())]


def _plain(world: str, place: Location, look: LookName) -> Sequence[Piece]:
    subject = subject_of_place(place, world, place.name, (), ())
    kind = MarkKind(place.mark) if place.mark else SPOT
    points = tuple(points_of(place.outline)) or ((place.x, place.y),)
    return ink_pieces(ink_of(plain_elements([Mark(kind, points)], subject, place.id)), look)


def _ruin(place: Location, look: LookName) -> list[Piece]:
    """Smudged and hatched, with a broken outline: what stood there can still be made out."""
    colours = colours_of(look)
    random = Random(crc32(f"ruin {place.id}".encode()))
    points = outline_of(place)
    closed = is_closed(points)
    if closed:
        shape = soft(points[:-1], closed=True)
    else:
        shape = bent_along(points, 190.0)
    dust = mixed(colours.stone, colours.map_paper, 0.35)
    ops = [Op(shape, faint(dust, 0.58))]
    ops += [Op(shape.translated(random.uniform(-22, 22), random.uniform(-22, 22)), faint(dust, 0.14)) for _ in range(4)]
    box = shape.boundingRect()
    lines = QPainterPath()
    x = box.left() - box.height()
    while x < box.right():
        line = even([(x, box.bottom()), (x + box.height(), box.top())], 90.0)
        for number, (a, b) in enumerate(pairwise(line)):
            middle = QPointF((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            # Here and there the pen was lifted.
            if shape.contains(middle) and (number + round(x)) % 7:
                (ax, ay), (bx, by) = strayed([a, b], random, 5.0)
                lines.moveTo(ax, ay)
                lines.lineTo(bx, by)
        x += HATCH
    ops.append(Op(lines, None, stroke(faint(colours.ink, 0.42), 5.0)))
    ops.append(Op(shape, None, stroke(colours.ink, 9.0, (48, 34), flat=True)))
    for _ in range(7):
        x, y = random.uniform(box.left(), box.right()), random.uniform(box.top(), box.bottom())
        if shape.contains(QPointF(x, y)):
            rubble = QPainterPath()
            corners = [(x + random.uniform(-26, 26), y + random.uniform(-18, 18)) for _ in range(4)]
            rubble.moveTo(*corners[0])
            for corner in corners[1:]:
                rubble.lineTo(*corner)
            rubble.closeSubpath()
            ops.append(Op(rubble, mixed(colours.stone, colours.face, 0.3), stroke(colours.ink, 4)))
    return [piece_of_ops(tuple(ops))]


def _crossing(state: City, crossing: Crossing, look: LookName) -> list[Piece]:
    """A bridge, a ford or a gate, along the road that it belongs to."""
    colours = colours_of(look)
    road = next((place for place in state.locations if place.id == crossing.road), None)
    turn = _turn_at(outline_of(road), crossing.x, crossing.y) if road is not None else 0.0
    at = QTransform.fromTranslate(crossing.x, crossing.y)
    if crossing.what == GATE:
        ops = stamp_ops("keep", look, 1)
        at = QTransform.fromTranslate(crossing.x, crossing.y + 62)
        at.scale(1.5, 1.5)
    elif crossing.what == FORD:
        at.rotate(turn)
        path = QPainterPath()
        for x in range(-120, 121, 48):
            path.addEllipse(QPointF(x, 14 * (-1) ** (x // 48)), 19, 15)
        ops = (Op(path, mixed(colours.stone, colours.face, 0.4), stroke(colours.ink, 5)),)
    else:
        at.rotate(turn)
        ops = _bridge(look)
    return [piece_of_ops(ops, at)]


@lru_cache(maxsize=8)
def _bridge(look: LookName) -> tuple[Op, ...]:
    colours = colours_of(look)
    deck = QPainterPath()
    deck.addRect(QRectF(-150, -54, 300, 108))
    planks = QPainterPath()
    for x in range(-135, 150, 30):
        planks.moveTo(x, -54)
        planks.lineTo(x + 3, 54)
    rails = QPainterPath()
    for y in (-54, 54):
        rails.moveTo(-165, y)
        rails.lineTo(165, y)
    posts = QPainterPath()
    for x in (-160, -54, 54, 160):
        for y in (-54, 54):
            posts.addEllipse(QPointF(x, y), 10, 10)
    return (
        Op(deck.translated(5, 12), faint(colours.shadow, 0.22)),
        Op(deck, mixed(colours.road, colours.wood_light, 0.55)),
        Op(planks, None, stroke(faint(colours.ink, 0.5), 3.5)),
        Op(rails, None, stroke(colours.ink, 8, flat=True)),
        Op(posts, mixed(colours.stone, colours.face, 0.3), stroke(colours.ink, 4)),
    )


def _turn_at(points: Sequence[Spot], x: float, y: float) -> float:
    """The direction of a road near a spot, in degrees."""
    line = even(points, 60.0)
    near = min(range(len(line)), key=lambda at: hypot(line[at][0] - x, line[at][1] - y))
    a, b = line[max(0, near - 2)], line[min(len(line) - 1, near + 2)]
    turn = degrees(atan2(b[1] - a[1], b[0] - a[0]))
    return (turn + 90) % 180 - 90
