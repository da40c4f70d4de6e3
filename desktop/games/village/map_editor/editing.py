"""Changes of the things on a map, worked out on copies of their tables. No Qt; `changes` is what has to be written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from desktop.games.village.map_editor.layout import (
    Layout,
    MapThing,
    Ref,
    ThingKind,
    edge_length,
    list_path,
    look_up,
    read_layout,
    size_path,
    table_size,
    tables_of,
)
from desktop.games.village.map_editor.shapes import Place, Shape, frame_of, moved, rounded, rounded_length
from desktop.workshop.editors.draft import copied
from rules_core.content.items import Change
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import Plain

LEAST_PART = 4.0
"""A part of an edge has room for two bases and a way between them (V-5.5.3)."""


class Editing:
    """One change under way: copies of the lists, to be altered at will; the item itself is not touched."""

    def __init__(self, item: str, plain: Plain) -> None:
        self.item = item
        self.plain = plain
        self.width, self.height = table_size(item, plain)
        self._before = {kind: tables_of(item, plain, kind) for kind in ThingKind}
        self.lists: dict[ThingKind, list[Plain]] = {kind: list(found) for kind, found in self._before.items()}
        self._own: dict[int, Plain] = {}
        """The copies that may be altered; held, so that no other table can get the number of one of them."""
        self._size: Place | None = None

    @property
    def layout(self) -> Layout:
        """The map as it would be."""
        return read_layout(self.item, self.result())

    def table(self, ref: Ref) -> Plain:
        """The table of a thing, to be altered. Raises IndexError for one that is not there."""
        tables = self.lists[ref.thing]
        if id(tables[ref.place]) not in self._own:
            made = copied(tables[ref.place])
            self._own[id(made)] = made
            tables[ref.place] = made
        return tables[ref.place]

    # One thing

    def set_shape(self, thing: MapThing, shape: Sequence[Place]) -> None:
        """Give a thing another outline. The middle of a building follows its outline."""
        table = self.table(thing.ref)
        if thing.kind is ThingKind.BUILDING:
            middle = frame_of(shape).middle
            place = rounded([(middle[0] - self.width / 2, middle[1] - self.height / 2)])[0]
            table["position"] = list(place)
            shape = moved(shape, -(place[0] + self.width / 2), -(place[1] + self.height / 2))
        table["outline"] = [list(corner) for corner in rounded(shape)]

    def turn_building(self, thing: MapThing, shape: Sequence[Place]) -> None:
        """Give a building an outline that is turned about its place, which stays."""
        x, y = thing.pivot
        self.table(thing.ref)["outline"] = [list(corner) for corner in rounded(moved(shape, -x, -y))]

    def shift(self, thing: MapThing, across: float, down: float) -> None:
        """Move a thing; a part of an edge only along its edge."""
        table = self.table(thing.ref)
        if thing.kind is ThingKind.BUILDING:
            x, y = thing.pivot
            place = (x - self.width / 2 + across, y - self.height / 2 + down)
            table["position"] = list(rounded([place])[0])
        elif thing.kind is ThingKind.SPAWN:
            way = across if thing.edge in (1, 3) else down
            long = edge_length(thing.edge, self.width, self.height)
            way = max(-thing.start, min(long - thing.end, way))
            self.set_part(thing, thing.start + way, thing.end + way)
        else:
            table["outline"] = [list(corner) for corner in rounded(moved(thing.shape, across, down))]

    def set_part(self, thing: MapThing, start: float, end: float) -> None:
        """Let a part of an edge reach from and to, in inches; never shorter than four, never past a corner."""
        long = edge_length(thing.edge, self.width, self.height)
        first, last = sorted((max(0.0, min(long, start)), max(0.0, min(long, end))))
        if last - first < LEAST_PART:
            first = max(0.0, min(first, long - LEAST_PART))
            last = first + LEAST_PART
        table = self.table(thing.ref)
        table["from"], table["to"] = rounded_length(first), rounded_length(last)

    # Lists

    def add(self, kind: ThingKind, table: Plain) -> Ref:
        """Put a thing at the end of its list; one with an id gets another where it is taken."""
        made = copied(table)
        if kind in (ThingKind.BUILDING, ThingKind.PIECE):
            made["id"] = self.free_id(str(made.get("id") or made.get("kind") or kind.value))
        self.lists[kind].append(made)
        return Ref(kind.value, len(self.lists[kind]) - 1)

    def free_id(self, wanted: str) -> str:
        """The id itself, or with the first number that makes it new among buildings and pieces."""
        taken = {str(one.get("id")) for kind in (ThingKind.BUILDING, ThingKind.PIECE) for one in self.lists[kind]}
        if wanted not in taken:
            return wanted
        stem, _, tail = wanted.rpartition("-")
        stem = stem if stem and tail.isdigit() else wanted
        number = 2
        while f"{stem[:36]}-{number}" in taken:
            number += 1
        return f"{stem[:36]}-{number}"

    def drop(self, refs: Iterable[Ref]) -> None:
        """Take things away."""
        gone = set(refs)
        for kind, tables in self.lists.items():
            self.lists[kind] = [
                one for number, one in enumerate(tables) if Ref(kind.value, number) not in gone
            ]  # fmt: skip

    def reorder(self, refs: Sequence[Ref], later: Callable[[int, int], int]) -> dict[Ref, Ref]:
        """Move each of some things to another place of its list. `later` makes the new place of an old one, given the
        list's length. Returns where each of them stands now."""
        found: dict[Ref, Ref] = {}
        for kind in ThingKind:
            tables = self.lists[kind]
            wanted = [ref for ref in refs if ref.thing is kind]
            moving = {ref.place: later(ref.place, len(tables)) for ref in wanted}
            if not moving:
                continue
            # What is moved goes past what stands at its new place, to the side that it comes from.
            keys = [
                (moving[place] + (0.5 if moving[place] > place else -0.5 if moving[place] < place else 0.0), place)
                if place in moving
                else (float(place), place)
                for place in range(len(tables))
            ]
            order = sorted(range(len(tables)), key=lambda place: keys[place])
            self.lists[kind] = [tables[place] for place in order]
            for new, old in enumerate(order):
                if old in moving:
                    found[Ref(kind.value, old)] = Ref(kind.value, new)
        return found

    def set_size(self, width: float, height: float) -> None:
        """Give the table another size. Things keep their places from its middle."""
        across, down = (width - self.width) / 2, (height - self.height) / 2
        for kind in (ThingKind.PIECE, ThingKind.ZONE):
            for thing in [one for one in self.layout.things if one.kind is kind]:
                self.shift(thing, across, down)
        self.width, self.height = width, height
        self._size = (rounded_length(width), rounded_length(height))

    # What came of it

    def changes(self) -> list[Change]:
        """What has to be written, to be copied by whoever writes it: only the keys that differ. None: the key goes."""
        found: list[Change] = []
        made = self._new_ground()
        if made is not None:
            found.append(Change(("ground",), made))
        elif self._size is not None:
            where = size_path(self.item)
            for key, value in zip(("width", "height"), self._size, strict=True):
                if look_up(self.plain, (*where, key)) != value:
                    found.append(Change((*where, key), value))
        for kind, tables in self.lists.items():
            if made is not None and kind is ThingKind.PIECE:
                continue
            found.extend(self._list_changes(kind, tables))
        return found

    def result(self) -> Plain:
        """The whole table as it would be."""
        plain = dict(self.plain)
        ground = self._new_ground()
        for kind, tables in self.lists.items():
            path = list_path(self.item, kind)
            if len(path) == 1 and (tables or path[0] in plain):
                plain[str(path[0])] = tables
        if self.item == Kind.VILLAGE and (ground is not None or "ground" in plain):
            was = plain.get("ground")
            plain["ground"] = ground or {**(was if isinstance(was, dict) else {}), "piece": self.lists[ThingKind.PIECE]}
        if self._size is not None:
            if self.item == Kind.VILLAGE:
                plain["ground"] = {**plain["ground"], "width": self._size[0], "height": self._size[1]}
            else:
                plain |= {"width": self._size[0], "height": self._size[1]}
        return plain

    def _new_ground(self) -> Plain | None:
        """A village gets a ground of its own with its first piece or its own size."""
        if self.item != Kind.VILLAGE or isinstance(self.plain.get("ground"), dict):
            return None
        if not self.lists[ThingKind.PIECE] and self._size is None:
            return None
        width, height = self._size or (self.width, self.height)
        return {"width": width, "height": height, "piece": self.lists[ThingKind.PIECE]}

    def _list_changes(self, kind: ThingKind, tables: list[Plain]) -> list[Change]:
        before = self._before[kind]
        path = list_path(self.item, kind)
        grown = len(tables) - len(before)
        if grown > 0 and before and all(old is new for old, new in zip(before, tables, strict=False)):
            return [Change((*path, len(before) + number), tables[len(before) + number]) for number in range(grown)]
        if len(before) != len(tables):
            # Parts of edges and zones mean something by being there at all: an empty list goes with its key.
            gone = not tables and kind in (ThingKind.SPAWN, ThingKind.ZONE)
            return [Change(path, None if gone else tables)]
        if any(old.get("id") != new.get("id") for old, new in zip(before, tables, strict=True)):
            return [Change(path, tables)]
        found: list[Change] = []
        for number, (old, new) in enumerate(zip(before, tables, strict=True)):
            if old is new:
                continue
            found.extend(
                Change((*path, number, key), value)
                for key, value in new.items()
                if key not in old or not _same(old[key], value)
            )
        return found


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def ground_piece(kind: str, shape: Shape) -> Plain:
    """The table of a new piece of ground; its id is given when it is added."""
    return {"id": kind, "kind": kind, "outline": [list(corner) for corner in rounded(shape)]}


def placed_building(building: Mapping[str, Any], place: Place, width: float, height: float) -> Plain:
    """A building, from the rules or of one's own, with its middle at a place of a table of this size."""
    made: Plain = copied(dict(building))
    made["position"] = list(rounded([(place[0] - width / 2, place[1] - height / 2)])[0])
    return made
