"""Gives every tool what it works with: the editor, the scene, the zoom, and what things snap to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from desktop.games.village.map_editor.editor import MapEditor
from desktop.games.village.map_editor.layout import Layout, MapThing, Ref, ThingKind
from desktop.games.village.map_editor.map_scene import MapScene
from desktop.games.village.map_editor.shapes import Box, Place, Shape, contains, moved, nearest_side
from desktop.games.village.map_editor.snapping import SnapLines, Snapped, snapped, snapped_place
from desktop.tabletop.battlefield.table import edge_places, edge_plate_px
from desktop.tabletop.battlefield.views import UNITS_PER_INCH
from rules_core.wording.translation import in_chosen_unit

GRIDS = (1.0, 0.5, 0.25)
"""The grids that things may snap to, in inches."""
SNAP_PX = 7
EVEN = (0.01, 0.02, 0.05, 0.1)
HANDLE_PX = 9


@dataclass(frozen=True)
class Pointer:
    """Where the pointer is, in inches, and which keys are held."""

    at: Place
    shift: bool = False
    control: bool = False
    alt: bool = False
    held: bool = False
    """The left button is down."""
    by_key: bool = False
    """It is not the pointer but the cross that keys move."""


@dataclass
class Snapping:
    """What things snap to."""

    grid: float = 0.5
    to_grid: bool = True
    to_others: bool = True


@dataclass
class Brush:
    """What the drawing tools draw with."""

    kind: str = "wood"
    """A kind of ground."""
    sample: Shape = ()
    """A piece of it of usual size, round (0, 0)."""
    width: float = 0.8
    """Of walls, hedges, fences, roads and streams, in inches."""
    gate: float = 2.5
    """Of a gate, in inches."""
    zone: bool = False
    """Draw a zone for the heroes instead of ground."""
    building: Mapping[str, object] | None = None
    """Draw the outline of this building instead of ground."""
    widths: dict[str, float] = field(default_factory=dict)
    """The width that was last used for each kind of ground."""


class Hand(QObject):
    """Shared by the view and its tools."""

    marks_changed = Signal()
    preview_changed = Signal()
    """Things are shown elsewhere than they are: distances have to be measured anew."""
    said = Signal(str)
    """What a screen reader is to say."""
    cross_moved = Signal(float, float)
    """Keys have moved the cross to this place, in inches."""
    done = Signal()
    """A tool that is used once has been used."""

    def __init__(self, editor: MapEditor, scene: MapScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editor = editor
        self.scene = scene
        self.snapping = Snapping()
        self.brush = Brush()
        self.px_per_inch = 25.4
        self.previewed: dict[Ref, Shape] = {}
        self.read_only = False
        self._snap_for: tuple[Layout, frozenset[Ref], SnapLines] | None = None
        self.length_words: Callable[[float], str] = inches

    def say(self, words: str) -> None:
        """Have the words spoken by a screen reader."""
        self.said.emit(words)

    # Lengths

    @property
    def snap_reach(self) -> float:
        """How near something must be to be caught, in inches."""
        return SNAP_PX / self.px_per_inch

    @property
    def handle_reach(self) -> float:
        """How near the pointer must be to a handle, in inches."""
        return HANDLE_PX * self.scene.theme.look.disc_scale / self.px_per_inch

    def even(self, place: Place) -> Place:
        """A place without decimals that no hand can mean: to a twentieth of an inch, finer when seen from near."""
        step = next((one for one in EVEN if one * self.px_per_inch >= 1), EVEN[-1])
        return round(round(place[0] / step) * step, 3), round(round(place[1] / step) * step, 3)

    # What lies where

    def thing_at(self, place: Place) -> MapThing | None:
        """What lies at a place: what is chosen before the rest, buildings before ground, small before large."""
        reach = self.handle_reach * 0.6
        found = [one for one in self.editor.seen.things if _hit(one, place, reach)]
        if not found:
            return None
        order = {ThingKind.SPAWN: 0, ThingKind.BUILDING: 1, ThingKind.PIECE: 2, ThingKind.ZONE: 3}
        chosen = self.editor.chosen
        return min(
            found,
            key=lambda one: (
                self.editor.is_locked(one),
                order[one.kind],
                one.ref not in chosen,
                round(one.box.width * one.box.height, 2),
                -one.ref.place,
            ),
        )

    def edge_at(self, place: Place) -> int:
        """The edge whose number lies at a place; 0 for none."""
        table = self.scene.table
        reach = edge_plate_px(self.scene.theme.look) / 2 / self.px_per_inch
        for number, plate in enumerate(edge_places(table), start=1):
            x, y = plate.x() / UNITS_PER_INCH, plate.y() / UNITS_PER_INCH
            if abs(place[0] - x) <= reach and abs(place[1] - y) <= reach:
                return number
        return 0

    # Snapping

    def snap_box(self, box: Box, besides: Collection[Ref], pointer: Pointer) -> Snapped:
        """Where a box comes to lie; Alt lets go of everything."""
        if pointer.alt:
            return Snapped()
        grid = self.snapping.grid if self.snapping.to_grid else 0.0
        others = self._lines(besides) if self.snapping.to_others else SnapLines()
        return snapped(box, others, grid, self.snap_reach)

    def snap_place(self, place: Place, besides: Collection[Ref], pointer: Pointer) -> Snapped:
        """Where a corner comes to lie; Alt lets go of everything."""
        if pointer.alt:
            return Snapped()
        grid = self.snapping.grid if self.snapping.to_grid else 0.0
        places: Sequence[Place] = ()
        if self.snapping.to_others:
            near = self.snap_reach
            places = [
                corner
                for one in self.editor.layout.things
                if one.ref not in besides and one.kind is not ThingKind.SPAWN
                for corner in one.shape
                if abs(corner[0] - place[0]) < near or abs(corner[1] - place[1]) < near
            ]
        return snapped_place(place, places, grid, self.snap_reach)

    def _lines(self, besides: Collection[Ref]) -> SnapLines:
        """The lines of everything else and of the table; kept as long as the map is the same and the drag goes on."""
        layout, but = self.editor.layout, frozenset(besides)
        if self._snap_for is None or self._snap_for[0] is not layout or self._snap_for[1] != but:
            boxes = [one.box for one in layout.things if one.ref not in but and one.kind is not ThingKind.SPAWN]
            lines = SnapLines([*boxes, Box(0.0, 0.0, layout.width, layout.height)])
            self._snap_for = layout, but, lines
        return self._snap_for[2]

    # Showing without doing

    def preview(self, shapes: Mapping[Ref, Shape], shift: Place | None = None) -> None:
        """Show things in these shapes; with `shift` they are the old ones, so far from where they lie."""
        self.previewed = {ref: moved(shape, *shift) if shift else shape for ref, shape in shapes.items()}
        self.scene.preview(shapes, shift)
        self.preview_changed.emit()

    def end_preview(self, *, show: bool = True) -> None:
        """Everything is where it is again. `show` off: a new layout is about to be shown."""
        if self.previewed:
            self.previewed = {}
            self.scene.end_preview(show=show)
            self.preview_changed.emit()


def _hit(thing: MapThing, place: Place, reach: float) -> bool:
    box = thing.box
    if not Box(box.left - reach, box.top - reach, box.right + reach, box.bottom + reach).holds(place):
        return False
    return contains(thing.shape, place) or nearest_side(thing.shape, place)[2] <= reach


def inches(length: float) -> str:
    """A length in words, in the unit that was chosen."""
    return in_chosen_unit(round(length * UNITS_PER_INCH))
