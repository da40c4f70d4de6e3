"""The map under work as a scene: the battlefield's own, with pieces that can be lifted, and the editor's marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer

from desktop.games.village.map_editor.layout import Layout, MapThing, Ref, ThingKind
from desktop.games.village.map_editor.marks import MANY
from desktop.games.village.map_editor.marks_item import Z_MARKS, MarksItem
from desktop.games.village.map_editor.piece_item import PieceItem
from desktop.games.village.map_editor.shapes import Place, Shape
from desktop.look.icons import has_icon
from desktop.look.theme import Theme
from desktop.tabletop.battlefield.building import NamePlace, centre_of
from desktop.tabletop.battlefield.items import BuildingItem
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, BuildingView, Roof, TableView, TerrainView, drawn_as
from rules_core.kernel.game import Plain

Z_UNDER = 4.5
ROOFS = {roof.value: roof for roof in Roof}


class MapScene(BattlefieldScene):
    """Shows a layout. `preview` shows some things elsewhere or in other shapes without a change of the draft."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._layout = Layout(36.0, 36.0, ())
        self._pieces: dict[Ref, TerrainView] = {}
        self._drawn: dict[Ref, tuple[MapThing, TerrainView]] = {}
        """Views are made anew only for what has changed."""
        self._houses: dict[Ref, BuildingView] = {}
        self._lifted_pieces: dict[Ref, PieceItem] = {}
        self._settling: list[PieceItem] = []
        """Set down already, and shown until the ground has been drawn with them."""
        self.frame = QElapsedTimer()
        """Since the frame began; what can wait is drawn in the next one."""
        self.frame.start()
        self._lifted_houses: set[Ref] = set()
        self.under = MarksItem(theme.look, Z_UNDER)
        """Zones, the ring and parts of edges: under the buildings and the numbers of the edges."""
        self.standing = MarksItem(theme.look, Z_MARKS - 1, self.under)
        """What stands there whatever tool is used: distances and problems."""
        self.working = MarksItem(theme.look, Z_MARKS, self.standing)
        """What the tool in hand shows."""
        self.marks = (self.under, self.standing, self.working)
        for item in self.marks:
            item.kept_free = self.label_boxes
            self.addItem(item)
        theme.changed.connect(self._new_look)

    def show_layout(self, layout: Layout, buildings: Sequence[Plain], *, grid: bool, seed: str) -> None:
        """Show these things; `buildings` are the tables of the buildings in their order."""
        self._layout = layout
        self.end_preview(show=False)
        width, height = round(layout.width * UNITS_PER_INCH), round(layout.height * UNITS_PER_INCH)
        table = TableView(width, height, grid=grid, seed=seed)
        if table != self.table:
            self.set_table(table)
            for item in self.marks:
                item.set_area(self.sceneRect())
        drawn = self._drawn
        self._drawn = {
            one.ref: drawn[one.ref] if one.ref in drawn and drawn[one.ref][0] is one else (one, _terrain_view(one))
            for one in layout.of(ThingKind.PIECE)
        }
        self._pieces = {ref: view for ref, (_, view) in self._drawn.items()}
        self._houses = _building_views(layout.of(ThingKind.BUILDING), buildings)
        self.set_pieces(self._houses.values(), (), tuple(self._pieces.values()))

    def drawn(self) -> tuple[TableView, tuple[TerrainView, ...], tuple[BuildingView, ...]]:
        """The table, and the ground and the buildings that are shown on it."""
        return self.table, tuple(self._pieces.values()), tuple(self._houses.values())

    def preview(self, shapes: Mapping[Ref, Shape], shift: Place | None = None) -> None:
        """Show things in other shapes. `shift`: they only are so far, in inches, from where they lie."""
        self._lift(shapes)
        across, down = (shift[0] * UNITS_PER_INCH, shift[1] * UNITS_PER_INCH) if shift else (0.0, 0.0)
        for ref, item in self._lifted_pieces.items():
            if shift is not None:
                item.move_by(across, down)
            else:
                item.set_view(TerrainView(item.item_id, self._pieces[ref].kind, _units(shapes[ref])))
        for ref in self._lifted_houses:
            house = self._house(ref)
            view = self._houses[ref]
            if house is None:
                continue
            if shift is not None:
                x, y = centre_of(view)
                house.move_to(x + across, y + down)
            else:
                house.set_view(_with_outline(view, _units(shapes[ref])))

    def end_preview(self, *, show: bool = True) -> None:
        """Put everything back to where it lies. `show` off leaves the ground for whoever shows a new layout."""
        if not self._lifted_pieces and not self._lifted_houses:
            return
        self._settling.extend(self._lifted_pieces.values())
        self._lifted_pieces.clear()
        for ref in self._lifted_houses:
            house = self._house(ref)
            if house is not None and ref in self._houses:
                house.set_raised(False)
                house.set_view(self._houses[ref])
        self._lifted_houses.clear()
        if show:
            self.set_terrain(tuple(self._pieces.values()))

    def ground_shown(self) -> None:
        """The ground has been drawn as it is."""
        if self._settling:
            # Not while the scene is being painted.
            QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """The ground shows what was set down: its stand-ins go."""
        for item in self._settling:
            self.removeItem(item)
        self._settling.clear()

    def set_scale(self, scale: float, *, moving: bool = False, narrow: bool = False) -> None:
        super().set_scale(scale, moving=moving, narrow=narrow)
        for item in (*self._lifted_pieces.values(), *self._settling):
            item.set_scale(scale, moving=moving)
        for marks in self.marks:
            marks.set_scale(scale)

    def label_boxes(self) -> list[QRectF]:
        """What words must not cover, in tenths of a millimetre: the buildings and their names."""
        found: list[QRectF] = []
        for item in self._buildings.values():
            boxes = [item.box] if item.name_place is NamePlace.NONE else [item.box, item.name_box(item.name_place)]
            found.extend(QRectF(box.topLeft() / self._scale, box.size() / self._scale) for box in boxes)
        return found

    def _lift(self, shapes: Mapping[Ref, Shape]) -> None:
        """Take pieces out of the baked ground and show each by itself, until the preview ends.

        A crowd stays where it lies: its outlines among the marks show where it would go.
        """
        wanted = {ref for ref in shapes if ref in self._pieces}
        if len(wanted) > MANY:
            wanted.clear()
        if wanted != set(self._lifted_pieces):
            self._settle()
            for item in self._lifted_pieces.values():
                self.removeItem(item)
            self._lifted_pieces.clear()
            for ref in sorted(wanted):
                lifted = PieceItem(self._pieces[ref], self.theme.look, self.frame)
                lifted.set_scale(self._scale, moving=False)
                self._lifted_pieces[ref] = lifted
                self.addItem(lifted)
            self.set_terrain(tuple(view for ref, view in self._pieces.items() if ref not in wanted))
        self._lifted_houses = {ref for ref in shapes if ref in self._houses}
        self.raise_houses({self._houses[ref].id for ref in self._lifted_houses})

    def _house(self, ref: Ref) -> BuildingItem | None:
        view = self._houses.get(ref)
        return self._buildings.get(view.id) if view is not None else None

    def _new_look(self) -> None:
        for marks in self.marks:
            marks.look = self.theme.look
            marks.update()


def _terrain_view(thing: MapThing) -> TerrainView:
    return TerrainView(thing.id or str(thing.ref.place), drawn_as(thing.word), _units(thing.shape))


def _building_views(things: Sequence[MapThing], tables: Sequence[Plain]) -> dict[Ref, BuildingView]:
    found: dict[Ref, BuildingView] = {}
    taken: set[str] = set()
    for thing in things:
        table = tables[thing.ref.place] if thing.ref.place < len(tables) else {}
        id = thing.id
        if not id or id in taken:
            id = f"{id}#{thing.ref.place}"
        taken.add(id)
        icon = table.get("icon")
        found[thing.ref] = BuildingView(
            id=id,
            outline=_units(thing.shape),
            roof=ROOFS.get(thing.word, Roof.HOUSE),
            icon=icon if isinstance(icon, str) and has_icon(icon) else "house",
            name=thing.name,
            level=1,
        )
    return found


def _with_outline(view: BuildingView, outline: tuple[tuple[int, int], ...]) -> BuildingView:
    return BuildingView(id=view.id, outline=outline, roof=view.roof, icon=view.icon, name=view.name, level=view.level)


def _units(shape: Shape) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in shape)
