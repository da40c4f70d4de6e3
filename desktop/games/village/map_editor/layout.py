"""The things on a map as an item's table holds them: buildings, pieces of ground, parts of edges, zones.

Read anew after every change; tolerant, because a table under work may lack anything. Lengths are inches, places are
measured from the upper left corner of the table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Final, NamedTuple

from desktop.games.village.map_editor.shapes import Box, Place, Shape, box_of, box_round, heart_of, moved
from rules_core.content.items import Path
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import Plain

SIDE: Final = 36.0
"""A table that says nothing is 36 by 36 inches (V-4.3.2)."""
STRIP: Final = 0.6
"""How deep the strip of a part of an edge is drawn, outside the table."""


class ThingKind(Enum):
    """What may stand on the map; the value is the key of its list."""

    BUILDING = "building"
    PIECE = "piece"
    SPAWN = "spawn"
    ZONE = "zone"


KINDS: Final = {kind.value: kind for kind in ThingKind}


class Ref(NamedTuple):
    """Which thing: its kind and its number in the list of its kind."""

    kind: str
    place: int

    @property
    def thing(self) -> ThingKind:
        return KINDS[self.kind]


@dataclass(frozen=True)
class MapThing:
    """One thing on the map."""

    ref: Ref
    path: Path
    id: str
    word: str
    """The kind of ground, or the roof of a building."""
    name: str
    shape: Shape
    pivot: Place
    """What it is turned about, and what a form calls its place."""
    edge: int = 0
    """Of a part of an edge: which edge, 1 to 4 (V-5.5.1)."""
    start: float = 0.0
    end: float = 0.0

    @cached_property
    def kind(self) -> ThingKind:
        return self.ref.thing

    @property
    def key(self) -> str:
        """What names the thing as long as it is there, whatever stands before it in its list."""
        return f"{self.ref.kind}:{self.id or self.ref.place}"

    @cached_property
    def box(self) -> Box:
        return box_of(self.shape)


@dataclass(frozen=True)
class Layout:
    """A table and everything on it, in the order of drawing: zones, ground, buildings, parts of edges."""

    width: float
    height: float
    things: tuple[MapThing, ...]

    @cached_property
    def _by_ref(self) -> dict[Ref, MapThing]:
        return {one.ref: one for one in self.things}

    def thing(self, ref: Ref) -> MapThing | None:
        return self._by_ref.get(ref)

    def of(self, kind: ThingKind) -> list[MapThing]:
        return [one for one in self.things if one.kind is kind]

    def chosen(self, refs: Sequence[Ref]) -> list[MapThing]:
        """The things of some refs, in the order of the map."""
        if len(refs) < 2:
            return [self._by_ref[ref] for ref in refs if ref in self._by_ref]
        wanted = set(refs)
        return [one for one in self.things if one.ref in wanted]

    def refs(self) -> list[Ref]:
        return [one.ref for one in self.things]


def list_path(item: str, kind: ThingKind) -> Path:
    """Where the list of a kind stands in an item of a village or of terrain."""
    if kind is ThingKind.PIECE and item == Kind.VILLAGE:
        return "ground", "piece"
    return (kind.value,)


def size_path(item: str) -> Path:
    """The table that holds width and height."""
    return ("ground",) if item == Kind.VILLAGE else ()


def look_up(plain: Plain, path: Path) -> Any:
    """What stands at a path of a table; None where nothing does."""
    found: Any = plain
    for key in path:
        if isinstance(found, Mapping):
            found = found.get(key)
        elif isinstance(found, Sequence) and isinstance(key, int) and 0 <= key < len(found):
            found = found[key]
        else:
            return None
    return found


def tables_of(item: str, plain: Plain, kind: ThingKind) -> list[Plain]:
    """The tables of a kind; none where the list is missing."""
    found = look_up(plain, list_path(item, kind))
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def table_size(item: str, plain: Plain) -> Place:
    """Width and height of the table in inches."""
    where = size_path(item)
    return (
        _number(look_up(plain, (*where, "width")), SIDE),
        _number(look_up(plain, (*where, "height")), SIDE),
    )


def read_layout(
    item: str,
    plain: Plain,
    ground_names: Mapping[str, str] | None = None,
    before: Layout | None = None,
    changed: Collection[Path] = ((),),
) -> Layout:
    """Everything on the map. `ground_names` says what players call the kinds of ground.

    `before` is how the map was read last, and `changed` are the paths that were written since: what lies beside them is
    taken over, and what is as it was stays the very same `MapThing`.
    """
    width, height = table_size(item, plain)
    names = ground_names or {}
    things: list[MapThing] = []
    old = {one.ref: one for one in before.things} if before is not None else {}
    same_size = before is not None and (before.width, before.height) == (width, height)
    written = {path[:deep] for path in changed for deep in range(len(path) + 1)} if same_size else {()}
    ends = set(changed) if same_size else {()}
    for kind in (ThingKind.ZONE, ThingKind.PIECE, ThingKind.BUILDING, ThingKind.SPAWN):
        if item != Kind.VILLAGE and kind is not ThingKind.PIECE:
            continue
        for number, table in enumerate(tables_of(item, plain, kind)):
            ref = Ref(kind.value, number)
            path: Path = (*list_path(item, kind), number)
            known = old.get(ref)
            if known is not None and path not in written and not any(path[:deep] in ends for deep in range(len(path))):
                things.append(known)
                continue
            if kind is ThingKind.SPAWN:
                things.append(_spawn(table, ref, path, width, height))
                continue
            shape = outline_of(table)
            pivot = heart_of(shape) if shape else (0.0, 0.0)
            if kind is ThingKind.BUILDING:
                pivot = position_of(table, width, height)
                shape = moved(shape, *pivot)
            if not shape:
                continue
            word = str(table.get("roof" if kind is ThingKind.BUILDING else "kind", ""))
            name = str(table.get("name", "")) or names.get(word, word)
            made = MapThing(ref, path, str(table.get("id", "")), word, name, shape, pivot)
            things.append(known if known == made else made)
    return Layout(width, height, tuple(things))


def outline_of(table: Plain) -> Shape:
    """The corners of a table's outline as they stand there; without those that are no places."""
    found = table.get("outline")
    return tuple(_place(one) for one in found if _is_place(one)) if isinstance(found, list) else ()


def position_of(table: Plain, width: float, height: float) -> Place:
    """Where the middle of a building stands; content measures it from the middle of the table."""
    found = table.get("position")
    across, down = _place(found) if _is_place(found) else (0.0, 0.0)
    return width / 2 + across, height / 2 + down


def edge_length(edge: int, width: float, height: float) -> float:
    """How long an edge is: 1 and 3 run across, 2 and 4 down."""
    return width if edge in (1, 3) else height


def edge_strip(edge: int, start: float, end: float, width: float, height: float) -> Shape:
    """The strip outside the table along a part of an edge, from the left or from the top."""
    left, right, top, bottom = {
        1: (start, end, -STRIP, 0.0),
        2: (width, width + STRIP, start, end),
        3: (start, end, height, height + STRIP),
    }.get(edge, (-STRIP, 0.0, start, end))
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _spawn(table: Plain, ref: Ref, path: Path, width: float, height: float) -> MapThing:
    edge = table.get("edge")
    number = edge if isinstance(edge, int) and 1 <= edge <= 4 else 1
    long = edge_length(number, width, height)
    start, end = _number(table.get("from"), 0.0), _number(table.get("to"), long)
    shape = edge_strip(number, start, end, width, height)
    return MapThing(ref, path, "", str(number), "", shape, box_of(shape).middle, number, start, end)


def room_round(things: Sequence[MapThing]) -> Box:
    """The box round several things. Raises ValueError for none."""
    return box_round([one.box for one in things])


def _number(value: object, instead: float) -> float:
    fits = isinstance(value, (int, float)) and not isinstance(value, bool) and -1000 < value < 1000
    return float(value) if fits and isinstance(value, (int, float)) else instead


def _is_place(value: object) -> bool:
    return (
        isinstance(value, (list, tuple))
        and len(value) == 2
        and all(isinstance(one, (int, float)) and not isinstance(one, bool) and abs(one) < 1000 for one in value)
    )


def _place(value: Any) -> Place:
    return float(value[0]), float(value[1])
