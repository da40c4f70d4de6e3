"""What of a battlefield or a scenario can be taken by the hand, and what the hand does to its rows.

All of it is in hundredths of Short, as the rows are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Any, Final

from desktop.games.drums.editors.item_map import features_of
from desktop.workshop.forms.canvas_hand import Deeds, Held
from desktop.workshop.forms.table_canvas import TablePiece
from rules_core.content.items import Item, Path
from rules_core.games.drums.content import scenario_fields
from rules_core.games.drums.content.fields import DEPTH, OVER, PIECES, TABLE_SIDE, TERRAIN_NAMES, TURN, WIDTH
from rules_core.games.drums.content.types import Content
from rules_core.games.drums.state.features import HOUSE, KINDS, LINE, Feature, outline_of
from rules_core.ground.directions import TURN_STEP
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

BOXES: Final = (scenario_fields.ZONES.key, scenario_fields.LOOSE.key)
SIDES: Final = ("left", "top", "right", "bottom")
SPOTS: Final = scenario_fields.SUPPLIES.key
SUPPLY: Final = 14
"""Half the side of a marker."""
NEW_SIZE: Final[dict[str, tuple[int, int]]] = {"tree": (25, 25), "bridge": (80, 160), "building": (100, 100)}
LINE_SIZE: Final = (180, 12)
AREA_SIZE: Final = (200, 150)
LEADS: Final = ("road", "stream", "ford")
"""What begins with a line over the table."""
BROAD: Final = 50
COPY_AWAY: Final = 40
"""So far from the first a copy lies."""


def held_of(item: Item, content: Content) -> list[Held]:
    """Everything, in the order of the rows; a row that is not in order is left out."""
    found: list[Held] = []
    for number, feature in enumerate(features_of(item.plain.get(PIECES.key), content)):
        if feature is not None:
            found.append(Held((PIECES.key, number), _of_feature(feature)))
    for key in BOXES:
        for number, row in enumerate(_rows(item, key)):
            sides = [one for side in SIDES if type(one := row.get(side)) is int]
            if len(sides) == len(SIDES):
                found.append(Held((key, number), _of_box(_box_name(key, row), sides)))
    for number, row in enumerate(_rows(item, SPOTS)):
        x, y = row.get("x"), row.get("y")
        if type(x) is int and type(y) is int:
            around = [x - SUPPLY, y - SUPPLY, x + SUPPLY, y + SUPPLY]
            found.append(Held((SPOTS, number), _of_box(say(scenario_fields.SUPPLIES.name), around, has_corner=False)))
    return found


def _rows(item: Item, key: str) -> list[Plain]:
    rows = item.plain.get(key)
    return [one if isinstance(one, dict) else {} for one in rows] if isinstance(rows, list) else []


def _of_feature(one: Feature) -> TablePiece:
    corner = None
    if not one.points and KINDS[one.kind].shape != HOUSE:
        across, down = _turned(one.width / 2, one.depth / 2, one.turn)
        corner = (one.x + across, one.y + down)
    return TablePiece(say(TERRAIN_NAMES[one.kind]), tuple(outline_of(one).points), corner, one.points)


def _of_box(name: str, sides: Sequence[int], *, has_corner: bool = True) -> TablePiece:
    left, top, right, bottom = sides
    outline = ((left, top), (right, top), (right, bottom), (left, bottom))
    return TablePiece(name, outline, (right, bottom) if has_corner else None, is_area=has_corner)


def _box_name(key: str, row: Plain) -> str:
    if key == scenario_fields.ZONES.key:
        return say(scenario_fields.ZONE_ID.name_of(str(row.get("id", ""))))
    return say(scenario_fields.LOOSE.name)


class TableDeeds(Deeds):
    """What the hand does to the rows of a table."""

    def __init__(self, *, has_room: bool) -> None:
        """`has_room`: whether more pieces may lie there."""
        self.has_room = has_room

    def moved(self, path: Path, row: Plain, x: int, y: int) -> Plain:
        return _moved(str(path[0]), row, x, y)

    def bent(self, path: Path, row: Plain, place: int, x: int, y: int) -> Plain:
        line = [dict(one) for one in row["line"]]
        line[place] = {"x": _kept(line[place]["x"] + x), "y": _kept(line[place]["y"] + y)}
        return {**row, "line": line}

    def stretched(self, path: Path, row: Plain, x: int, y: int) -> Plain:
        """A box by its lower right corner, whatever else round its middle."""
        if path[0] in BOXES:
            right = max(row["left"] + 1, min(TABLE_SIDE, row["right"] + x))
            return {**row, "right": right, "bottom": max(row["top"] + 1, min(TABLE_SIDE, row["bottom"] + y))}
        turn = row.get("turn", 0)
        across, down = _turned(x, y, -turn)
        sizes = {}
        for field, by in ((WIDTH, across), (DEPTH, down)):
            size = round(row.get(field.key, field.default) + 2 * by)
            sizes[field.key] = max(int(field.least), min(int(field.most), size))
        return {**row, **sizes}

    def turned(self, path: Path, row: Plain, by: int) -> Plain | None:
        """What leads along a line is bent and not turned."""
        if path[0] != PIECES.key or row.get("line"):
            return None
        turn = (row.get(TURN.key, 0) + by) % 360
        return {**row, TURN.key: turn - turn % TURN_STEP}

    def copied(self, path: Path, row: Plain) -> Plain | None:
        """Of the places that the rules speak of there is one each."""
        is_copied = path[0] == PIECES.key and self.has_room
        return _moved(PIECES.key, row, COPY_AWAY, COPY_AWAY) if is_copied else None


def _moved(key: str, row: Plain, x: int, y: int) -> Plain:
    if key in BOXES:
        across = _within(x, row["left"], row["right"])
        down = _within(y, row["top"], row["bottom"])
        sides = {"left": across, "right": across, "top": down, "bottom": down}
        return {**row, **{side: row[side] + by for side, by in sides.items()}}
    if row.get("line"):
        return {**row, "line": [{"x": _kept(one["x"] + x), "y": _kept(one["y"] + y)} for one in row["line"]]}
    least = 0 if key == SPOTS else -OVER
    return {**row, "x": _kept(row.get("x", 600) + x, least), "y": _kept(row.get("y", 600) + y, least)}


def new_piece(kind: str) -> Plain:
    """A piece of terrain in the middle of the table."""
    if kind in LEADS:
        return {"kind": kind, "width": BROAD, "line": [{"x": -OVER + 20, "y": 600}, {"x": TABLE_SIDE + 40, "y": 600}]}
    width, depth = NEW_SIZE.get(kind, LINE_SIZE if KINDS[kind].shape == LINE else AREA_SIZE)
    plan = {"plan": "cottage"} if kind == "building" else {}
    return {"kind": kind, "x": 600, "y": 600, "width": width, "depth": depth, **plan}


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    angle = radians(degrees)
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def _kept(value: Any, least: int = -OVER) -> int:
    """Not further beyond the edge than a row may say."""
    return max(least, min(TABLE_SIDE - (0 if least == 0 else -OVER), int(value)))


def _within(by: int, low: int, high: int) -> int:
    """A box stays on the table, and as large as it is."""
    return max(-low, min(TABLE_SIDE - high, by))
