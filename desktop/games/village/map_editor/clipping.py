"""Things copied from a map, as readable text on the clipboard, to be laid on the same map or on another one."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.games.village.map_editor.layout import (
    Layout,
    Ref,
    ThingKind,
    outline_of,
    position_of,
    tables_of,
)
from desktop.games.village.map_editor.shapes import Box, Place, box_of, box_round, moved, rounded
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import Plain

MARK = "hearthwall-pieces"
LONGEST = 1_000_000
"""A longer text on the clipboard is not looked at."""
MOST = 400


@dataclass(frozen=True)
class Clip:
    """Some things, with the size of the table that they stood on."""

    things: tuple[tuple[ThingKind, Plain], ...]
    width: float
    height: float

    def text(self) -> str:
        """As text for the clipboard."""
        things = [{"kind": kind.value, "table": table} for kind, table in self.things]
        return json.dumps({MARK: 1, "width": self.width, "height": self.height, "things": things}, ensure_ascii=False)


def clip_of(item: str, plain: Plain, layout: Layout, refs: Sequence[Ref]) -> Clip:
    """Copies of some things."""
    found: list[tuple[ThingKind, Plain]] = []
    for thing in layout.chosen(refs):
        tables = tables_of(item, plain, thing.kind)
        found.append((thing.kind, copy.deepcopy(tables[thing.ref.place])))
    return Clip(tuple(found), layout.width, layout.height)


def read_clip(text: str) -> Clip | None:
    """A clip from the clipboard's text; None for everything else that may be there."""
    if MARK not in text[:100] or len(text) > LONGEST:
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or not isinstance(data.get("things"), list):
        return None
    known = {kind.value: kind for kind in ThingKind}
    things = [
        (known[one["kind"]], one["table"])
        for one in data["things"][:MOST]
        if isinstance(one, dict) and one.get("kind") in known and isinstance(one.get("table"), dict)
    ]
    width, height = data.get("width"), data.get("height")
    if not things or not isinstance(width, (int, float)) or not isinstance(height, (int, float)):
        return None
    return Clip(tuple(things), float(width), float(height))


def pasted(
    clip: Clip, item: str, layout: Layout, at: Place | None, aside: float
) -> list[tuple[ThingKind, dict[str, Any]]]:
    """The tables that a clip becomes on a map: about a place, or where they stood, aside if that is taken already."""
    things = [(kind, table) for kind, table in clip.things if item == Kind.VILLAGE or kind is ThingKind.PIECE]
    boxes = [box for kind, table in things if (box := _box(kind, table, clip)) is not None]
    if not boxes:
        return [(kind, copy.deepcopy(table)) for kind, table in things]
    whole = box_round(boxes)
    if at is not None:
        across, down = at[0] - whole.middle[0], at[1] - whole.middle[1]
    else:
        across = down = 0.0
        taken = {tuple(round(side, 2) for side in _sides(one.box)) for one in layout.things}
        while any(
            tuple(round(side, 2) for side in _sides(box.moved(across, down))) in taken for box in boxes
        ):  # fmt: skip
            across, down = across + aside, down + aside
    across = _kept(whole.left + across, whole.right + across, layout.width, across)
    down = _kept(whole.top + down, whole.bottom + down, layout.height, down)
    return [(kind, _placed(kind, table, clip, layout, across, down)) for kind, table in things]


def _sides(box: Box) -> Place | tuple[float, ...]:
    return box.left, box.top, box.right, box.bottom


def _kept(first: float, last: float, room: float, move: float) -> float:
    if last - first > room:
        return move
    return move - min(0.0, first) - max(0.0, last - room)


def _box(kind: ThingKind, table: Plain, clip: Clip) -> Box | None:
    shape = outline_of(table)
    if not shape:
        return None
    if kind is ThingKind.BUILDING:
        shape = moved(shape, *position_of(table, clip.width, clip.height))
    return box_of(shape)


def _placed(
    kind: ThingKind, table: Plain, clip: Clip, layout: Layout, across: float, down: float
) -> dict[str, Any]:  # fmt: skip
    made: dict[str, Any] = copy.deepcopy(table)
    if kind is ThingKind.BUILDING:
        x, y = position_of(table, clip.width, clip.height)
        place = (x + across - layout.width / 2, y + down - layout.height / 2)
        made["position"] = list(rounded([place])[0])
    elif kind is not ThingKind.SPAWN:
        made["outline"] = [list(corner) for corner in rounded(moved(outline_of(table), across, down))]
    return made
