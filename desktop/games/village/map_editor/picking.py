"""Handles the palette's tiles: what happens when one is picked, dropped, or another way of drawing is chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from desktop.games.village.map_editor.catalogue import GATE, Catalogue, own_building
from desktop.games.village.map_editor.gate_tool import WALLS
from desktop.games.village.map_editor.hand import Hand
from desktop.games.village.map_editor.layout import ThingKind, edge_length
from desktop.games.village.map_editor.map_view import MapView
from desktop.games.village.map_editor.palette import OWN, SPAWN, ZONE, Palette
from desktop.games.village.map_editor.place_tool import PlaceTool
from desktop.games.village.map_editor.shapes import Place, Shape, blob, moved, rounded
from desktop.games.village.map_editor.tool import ToolName
from rules_core.kernel.game import Plain

STROKES = (ToolName.BRUSH, ToolName.SCATTER)
WAYS = (ToolName.OUTLINE, ToolName.RECTANGLE, ToolName.BLOB, ToolName.PATH, *STROKES)
BRUSH_WIDTH = 3.0
"""Of a brush for ground that is not drawn along a path, in inches."""


class Picking(QObject):
    """Puts the right tool into the hand."""

    def __init__(self, hand: Hand, view: MapView, palette: Palette, catalogue: Catalogue) -> None:
        super().__init__(view)
        self.hand, self.view, self.palette, self.catalogue = hand, view, palette, catalogue
        self._picked = ""
        palette.picked.connect(self.take)
        palette.way_picked.connect(self.take_way)
        palette.width_changed.connect(self._set_width)
        view.dropped.connect(self.drop)
        first = next((one for one in catalogue.grounds if one.kind == "wood"), None)
        if first is not None:
            hand.brush.kind, hand.brush.sample = first.kind, first.sample()
        palette.show_width(hand.brush.width)

    def take(self, key: str) -> None:
        """Take what a tile stands for in hand; the map gets the keys."""
        if self.hand.read_only:
            return
        brush = self.hand.brush
        brush.zone, brush.building = False, None
        self._picked = key
        if key == SPAWN:
            self.view.set_tool(ToolName.EDGE)
        elif key == ZONE:
            brush.zone = True
            self._begin(ToolName.RECTANGLE)
        elif key.startswith("ground:"):
            self._take_ground(key.removeprefix("ground:"))
        else:
            building = self._building(key)
            tool = self.view.tools[ToolName.PLACE]
            if building is not None and isinstance(tool, PlaceTool):
                tool.hold_building(building)
                self._begin(ToolName.PLACE)
        self.tool_changed()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_way(self, way: ToolName) -> None:
        """Draw what is in hand in another way; a building in hand gets the outline that is drawn."""
        if self.hand.read_only:
            return
        brush = self.hand.brush
        if self._picked == OWN or self._picked.startswith("building:"):
            brush.building = self._building(self._picked)
        ground = self.catalogue.ground(brush.kind)
        if way in STROKES and ground is not None and not ground.width:
            brush.width = brush.widths.get(brush.kind, BRUSH_WIDTH)
        self._begin(way)
        self.tool_changed()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self, key: str, x: float, y: float) -> None:
        """A tile was dropped at a place of the map."""
        if self.hand.read_only:
            return
        editor, place = self.hand.editor, (x, y)
        self.view.set_tool(ToolName.CHOOSE)
        if key == SPAWN:
            self._drop_edge(place)
        elif key == ZONE:
            editor.add_zone(rounded(moved(blob((-4.0, -3.0), (4.0, 3.0), "zone"), x, y)))
        elif key == f"ground:{GATE}":
            self._drop_gate(place)
        elif key.startswith("ground:"):
            ground = self.catalogue.ground(key.removeprefix("ground:"))
            if ground is not None:
                editor.add_piece(ground.kind, self._on_table(moved(ground.sample(), x, y)))
        else:
            building = self._building(key)
            if building is not None:
                tool = self.view.tools[ToolName.PLACE]
                if isinstance(tool, PlaceTool):
                    tool.hold_building(building)
                    tool.here = (round(x, 1), round(y, 1))
                    tool.set_down()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def tool_changed(self) -> None:
        """Show in the palette what is in hand."""
        tool = self.view.tool.name
        drawing = tool in WAYS or tool in (ToolName.PLACE, ToolName.GATE, ToolName.EDGE)
        if not drawing:
            self._picked = ""
            self.hand.brush.building = None
            self.hand.brush.zone = False
        key = self._picked
        if drawing and not key:
            key = f"ground:{self.hand.brush.kind}"
        self.palette.show_picked(key if drawing else "")
        self.palette.show_way(tool if tool in WAYS else None)
        self.palette.show_width(self.hand.brush.width)

    def _begin(self, way: ToolName) -> None:
        picked, zone, building = self._picked, self.hand.brush.zone, self.hand.brush.building
        self.view.set_tool(ToolName.CHOOSE)
        self._picked, self.hand.brush.zone, self.hand.brush.building = picked, zone, building
        self.view.set_tool(way)
        self.hand.brush.zone, self.hand.brush.building, self._picked = zone, building, picked

    def _take_ground(self, kind: str) -> None:
        ground = self.catalogue.ground(kind)
        if ground is None:
            return
        brush = self.hand.brush
        brush.kind, brush.sample = kind, ground.sample()
        if ground.width or self.view.tool.name in STROKES:
            brush.width = brush.widths.get(kind, ground.width or BRUSH_WIDTH)
        if ground.way is ToolName.GATE:
            self._begin(ToolName.GATE)
        elif self.view.tool.name in STROKES:
            self._begin(self.view.tool.name)
        elif ground.way is ToolName.PATH or self.view.tool.name not in WAYS or self.view.tool.name is ToolName.PATH:
            self._begin(ground.way)
        else:
            self._begin(self.view.tool.name)

    def _building(self, key: str) -> Plain | None:
        if key == OWN:
            return own_building(self.tr("New building"))
        number = key.removeprefix("building:")
        if not number.isdigit() or int(number) >= len(self.catalogue.buildings):
            return None
        return self.catalogue.buildings[int(number)]

    def _set_width(self, width: float) -> None:
        brush = self.hand.brush
        brush.width = width
        brush.widths[brush.kind] = width
        self.hand.marks_changed.emit()

    def _drop_edge(self, place: Place) -> None:
        layout = self.hand.editor.layout
        away = (abs(place[1]), abs(layout.width - place[0]), abs(layout.height - place[1]), abs(place[0]))
        edge = away.index(min(away)) + 1
        self.hand.editor.add_part(edge, 0.0, edge_length(edge, layout.width, layout.height))

    def _drop_gate(self, place: Place) -> None:
        thing = self.hand.thing_at(place)
        if thing is not None and thing.kind is ThingKind.PIECE and thing.word in WALLS:
            self.hand.editor.cut_gate(thing.ref, place, self.hand.brush.gate)
            return
        ground = self.catalogue.ground(GATE)
        if ground is not None:
            self.hand.editor.add_piece(GATE, self._on_table(moved(ground.sample(), *place)))

    def _on_table(self, shape: Shape) -> Shape:
        """Moved so far that all of it lies on the table."""
        layout = self.hand.editor.layout
        across = -min(0.0, *(x for x, _ in shape)) - max(0.0, max(x for x, _ in shape) - layout.width)
        down = -min(0.0, *(y for _, y in shape)) - max(0.0, max(y for _, y in shape) - layout.height)
        return rounded(moved(shape, across, down))
