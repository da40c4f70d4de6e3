"""A village, a piece of land or a building from above."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from desktop.games.village.map_editor.layout import Layout, MapThing, ThingKind, read_layout
from desktop.games.village.map_editor.shapes import box_of
from desktop.look.icons import has_icon
from desktop.look.theme import Look
from desktop.tabletop.battlefield.still import map_pixmap
from desktop.tabletop.battlefield.views import (
    UNITS_PER_INCH,
    BuildingView,
    Outline,
    Roof,
    TableView,
    TerrainView,
    drawn_as,
)
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind

LEAST, MOST = 4.0, 96.0
"""So many inches long a side of the table is drawn at least and at most."""
ROOFS = [roof.value for roof in Roof]


def map_of(item: Item, side: float, look: Look, ratio: float = 1.0) -> QPixmap:
    """A village, a terrain or a building from above; what of it cannot be drawn is left out."""
    if item.kind == Kind.BUILDING:
        table, buildings = _alone(item)
        return map_pixmap(look, side, table, (), buildings, ratio=ratio)
    layout = read_layout(item.kind, item.plain)
    table = TableView(_side(layout.width), _side(layout.height), seed=item.id or "table")
    terrain = [TerrainView(piece.key, drawn_as(piece.word), _outline(piece)) for piece in layout.of(ThingKind.PIECE)]
    return map_pixmap(look, side, table, terrain, _buildings(item, layout), ratio=ratio)


def _buildings(item: Item, layout: Layout) -> list[BuildingView]:
    tables = item.plain.get("building")
    found: list[BuildingView] = []
    for thing in layout.of(ThingKind.BUILDING):
        plain = tables[thing.ref.place] if isinstance(tables, list) and thing.ref.place < len(tables) else {}
        icon = str(plain.get("icon", "")) if isinstance(plain, dict) else ""
        found.append(_view(thing.key, _outline(thing), thing.word, icon, thing.name))
    return found


def _alone(item: Item) -> tuple[TableView, list[BuildingView]]:
    """A building in the middle of a table that is a little larger than it is."""
    (thing,) = read_layout(Kind.VILLAGE, {"building": [{**item.plain, "position": [0, 0]}]}).things[:1] or (None,)
    if thing is None:
        return TableView(_side(LEAST), _side(LEAST), seed=item.id), []
    box = box_of(thing.shape)
    side = _side(max(box.width, box.height) + 2)
    shift_x, shift_y = box.middle
    outline = tuple(
        (round((x - shift_x) * UNITS_PER_INCH) + side // 2, round((y - shift_y) * UNITS_PER_INCH) + side // 2)
        for x, y in thing.shape
    )
    view = _view(thing.key, outline, thing.word, str(item.plain.get("icon", "")), item.name)
    return TableView(side, side, seed=item.id), [view]


def _view(id: str, outline: Outline, roof: str, icon: str, name: str) -> BuildingView:
    return BuildingView(
        id,
        outline,
        Roof(roof) if roof in ROOFS else Roof.HOUSE,
        icon if has_icon(icon) else "house",
        name,
    )


def _outline(thing: MapThing) -> Outline:
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in thing.shape)


def _side(inches: float) -> int:
    return round(max(LEAST, min(MOST, inches)) * UNITS_PER_INCH)
