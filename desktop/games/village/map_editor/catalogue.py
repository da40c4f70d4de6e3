"""What can be put on a map: the buildings of the rules and of one's own, and every kind of ground with its ways."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from desktop.games.village.map_editor.shapes import Shape, blob, rectangle
from desktop.games.village.map_editor.strips import strip
from desktop.games.village.map_editor.tool import ToolName
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official
from rules_core.games.village.content.schema import CONTENT
from rules_core.kernel.game import Plain

LINES: Final[dict[str, float]] = {
    "wall": 0.8,
    "low-wall": 0.5,
    "fence": 0.4,
    "hedge": 0.6,
    "road": 1.6,
    "stream": 1.6,
    "bridge": 2.2,
}
"""Kinds of ground that are drawn along a path, and how wide they begin: a bridge so that the largest base has room."""
GATE: Final = "gate"


@dataclass(frozen=True)
class GroundKind:
    """One kind of ground: how it is named and drawn, and by which tool first."""

    kind: str
    name: str
    way: ToolName
    width: float = 0.0
    """Of a path, in inches."""

    def sample(self) -> Shape:
        """A piece of usual size round (0, 0), for the tile and for whoever drops it on the map."""
        if self.kind == GATE:
            return strip(((-1.25, 0.0), (1.25, 0.0)), 0.8)
        if self.kind == "bridge":
            return strip(((-1.5, 0.0), (1.5, 0.0)), self.width)
        if self.width:
            return strip(((-3.0, 0.6), (-1.0, -0.1), (1.0, 0.1), (3.0, -0.6)), self.width)
        if self.kind in ("field", "crops", "ruin"):
            return rectangle((-2.0, -1.5), (2.0, 1.5))
        size = 1.1 if self.kind == "rocks" else 2.0
        return blob((-size, -size * 0.75), (size, size * 0.75), self.kind)


@dataclass(frozen=True)
class Catalogue:
    """The buildings, official ones first, and the kinds of ground in the order of the content."""

    buildings: tuple[Plain, ...]
    names: tuple[str, ...]
    """Of the buildings, in the language in force."""
    own_from: int
    """From this place on the buildings are one's own."""
    grounds: tuple[GroundKind, ...]
    defaults: dict[str, Plain]
    """The official building of each id, for "as in the rules"."""

    def ground(self, kind: str) -> GroundKind | None:
        return next((one for one in self.grounds if one.kind == kind), None)

    @property
    def ground_names(self) -> dict[str, str]:
        return {one.kind: one.name for one in self.grounds}


def catalogue(others: Sequence[Item] = ()) -> Catalogue:
    """Everything there is, with one's own items."""
    shipped = official()
    ready = [CONTENT.spoken(one) for one in shipped if one.kind == Kind.BUILDING]
    own = [one for one in others if one.kind == Kind.BUILDING]
    grounds = [_ground(one) for one in (*shipped, *others) if one.kind == Kind.GROUND]
    return Catalogue(
        tuple(_alone(one.plain) for one in (*ready, *own)),
        tuple(name_of_item(one) for one in (*ready, *own)),
        len(ready),
        tuple(one for one in grounds if one.kind),
        {one.id: _alone(one.plain) for one in ready},
    )


def own_building(name: str) -> Plain:
    """A new building: a roof of three by three inches with one level that does nothing yet."""
    return {
        "id": "building",
        "name": name,
        "icon": "house",
        "roof": "tower",
        "integrity": 3,
        "outline": [[-1.5, -1.5], [1.5, -1.5], [1.5, 1.5], [-1.5, 1.5]],
        "level": [{"name": name, "text": name, "cost": 0}],
    }


def _alone(plain: Plain) -> Plain:
    made: dict[str, Any] = copy.deepcopy(dict(plain))
    made.pop("position", None)
    return made


def _ground(item: Item) -> GroundKind:
    kind, name = item.id, name_of_item(item)
    if kind == GATE:
        return GroundKind(kind, name, ToolName.GATE)
    traits = item.plain.get("traits")
    width = LINES.get(kind, 0.5 if isinstance(traits, (list, tuple)) and "linear" in traits else 0.0)
    if width:
        return GroundKind(kind, name, ToolName.PATH, width)
    way = ToolName.RECTANGLE if kind in ("field", "crops", "ruin") else ToolName.BLOB
    return GroundKind(kind, name, way)
