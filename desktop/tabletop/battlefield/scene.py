"""The battlefield as a scene: it is told what to draw and finds out itself what has changed.

Scene coordinates are the rules' own: tenths of a millimetre, y down, (0, 0) at the upper left corner of the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from math import hypot

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPolygonF

from desktop.look.ink import polygon_path
from desktop.look.theme import Theme
from desktop.look.token import TokenView, describe, outer_px
from desktop.tabletop.battlefield.baked import BakedLayer
from desktop.tabletop.battlefield.building import NamePlace, describe_building
from desktop.tabletop.battlefield.changes import Changes, differences
from desktop.tabletop.battlefield.disc_room import Standing, widest
from desktop.tabletop.battlefield.edge_signs import edge_signs, sign_box, step_aside
from desktop.tabletop.battlefield.ground import renewed_ground
from desktop.tabletop.battlefield.items import BuildingItem, MarkerItem
from desktop.tabletop.battlefield.lamp import LampItem
from desktop.tabletop.battlefield.lean import Disc, hidden_by, lean_apart
from desktop.tabletop.battlefield.markers import describe_marker
from desktop.tabletop.battlefield.motion import Gait, Motions
from desktop.tabletop.battlefield.name_places import NamePlacing
from desktop.tabletop.battlefield.overlay_items import OverlayItems
from desktop.tabletop.battlefield.picture_item import PictureItem, SignItem
from desktop.tabletop.battlefield.pin_items import Pins
from desktop.tabletop.battlefield.sign_places import SignPlacing, StandingDisc
from desktop.tabletop.battlefield.strips import outline_points
from desktop.tabletop.battlefield.table import map_rect, table_rect
from desktop.tabletop.battlefield.terrain import ORDER
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.views import (
    STONE,
    BuildingView,
    Lamp,
    MarkerKind,
    MarkerView,
    Outline,
    Overlays,
    TableView,
    TerrainView,
)  # fmt: skip
from desktop.tabletop.battlefield.zoomable_scene import ZoomableScene

FLICKER_MS = 220
MISSED_BY_PX = 13.0
GRASP = 40.0
"""So far round a door on the map it can be clicked on, in tenths of a millimetre."""
"""So far from the middle of a small disc, in px, a hand still means it."""


class BattlefieldScene(ZoomableScene):
    """Ground, buildings, markers, overlays and tokens.

    `rested` is sent when all motion has ended. Give the scene to one BattlefieldView; for a still picture use
    `desktop.tabletop.battlefield.still`.
    """

    rested = Signal()
    ground_renewed = Signal()
    """Some of the baked ground will be drawn again."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._table = TableView()
        self._terrain: tuple[TerrainView, ...] = ()
        self._on_ground: tuple[tuple[Outline, ...], tuple[Outline, ...]] = ((), ())
        """The houses, and those of them that are in the hand."""
        self._ground: BakedLayer | None = None
        self._tokens: dict[str, TokenItem] = {}
        self._buildings: dict[str, BuildingItem] = {}
        self._markers: dict[str, MarkerItem] = {}
        self._edges: list[SignItem] = []
        self._overlays = OverlayItems(self, theme)
        self._lamp = LampItem(theme.look)
        self.addItem(self._lamp)
        self._scale = 0.1
        self._narrow = False
        self._lifted = ""
        self._leant: tuple[list[TokenItem], list[Disc], tuple[float, float]] = ([], [], (0.0, 0.0))
        """For whom, on what table it was last counted who leans."""
        self._names = NamePlacing()
        self._signs = SignPlacing()
        self.pins = Pins(self)
        self._motions = Motions(self)
        self._motions.stepped.connect(self._lean)
        self._motions.rested.connect(self.rested)
        self._flicker = QTimer(self)
        self._flicker.setInterval(FLICKER_MS)
        self._flicker.timeout.connect(self._next_flame)
        theme.changed.connect(self._look_changed)
        self.set_table(self._table)

    # What to draw

    def set_table(self, table: TableView) -> None:
        """Show a table of this size, with these edges. The ground is only drawn anew if it looks different."""
        before, self._table = self._table, table
        if self._ground is not None and table == before:
            return
        if self._ground is None or replace(table, edges=before.edges) != before:
            self._new_ground()
            self._overlays.set_table(table)
            self._lamp.set_area(table_rect(table))
            around = map_rect(table)
            # Wide enough that the map can be moved in any window, however flat.
            room = max(around.width(), around.height()) * 1.5
            self.setSceneRect(around.adjusted(-room, -room, room, room))
            self._part_plates()
        self._new_edges()

    def set_terrain(self, terrain: Sequence[TerrainView]) -> None:
        """Show these pieces of ground."""
        self._lay_ground(tuple(terrain))

    def building_view(self, id: str) -> BuildingView | None:
        """What is drawn of a building; None where none bears that id."""
        item = self._buildings.get(id)
        return item.view if item is not None else None

    def set_building(self, view: BuildingView) -> None:
        """Draw a building that stands there anew."""
        self._buildings[view.id].set_view(view)
        self._lay_ground(self._terrain)

    def raise_houses(self, ids: Collection[str]) -> None:
        """These buildings, and no others, are in the hand: their shadows go with them, not with the ground."""
        for item in self._buildings.values():
            item.set_raised(item.item_id in ids)
        self._lay_ground(self._terrain)

    def token_views(self) -> list[TokenView]:
        """What is drawn of every disc."""
        return [item.view for item in self._tokens.values()]

    def set_pieces(
        self,
        buildings: Iterable[BuildingView],
        markers: Iterable[MarkerView] = (),
        terrain: Sequence[TerrainView] | None = None,
    ) -> Changes:
        """Show these buildings and markers, and these pieces of ground if given."""
        look = self.theme.look
        wanted = {view.id: view for view in buildings}
        added, changed, removed = differences(self._buildings, wanted)
        for item_id in removed:
            old = self._buildings.pop(item_id)
            for part in old.parts():
                self.removeItem(part)
        for item_id in added:
            item = BuildingItem(wanted[item_id], look)
            self._buildings[item_id] = item
            for part in item.parts():
                self._add(part)
        for item_id in changed:
            self._buildings[item_id].set_view(wanted[item_id])
        self._lay_ground(self._terrain if terrain is None else tuple(terrain))
        signs = {view.id: view for view in markers}
        added_2, changed_2, removed_2 = differences(self._markers, signs)
        for item_id in removed_2:
            self.removeItem(self._markers.pop(item_id))
        for item_id in added_2:
            self._markers[item_id] = MarkerItem(signs[item_id], look)
            self._add(self._markers[item_id])
        for item_id in changed_2:
            self._markers[item_id].set_view(signs[item_id])
        self._lay_stones()
        self._light_fires()
        if added or changed or removed or added_2 or changed_2 or removed_2:
            self._part_edges()
            self._part_names()
        return Changes((*added, *added_2), (*changed, *changed_2), (), (*removed, *removed_2))

    def set_tokens(
        self,
        tokens: Iterable[TokenView],
        ways: Mapping[str, Outline] | None = None,
        *,
        gaits: Mapping[str, Gait] | None = None,
        animated: bool = True,
    ) -> Changes:
        """Show these tokens. One that stands elsewhere than before goes there, along `ways[id]` as `gaits[id]` says."""
        wanted = {view.id: view for view in tokens}
        pace = self.theme.look.motion if animated and self._may_move() else 0.0
        added, changed, removed = differences(self._tokens, wanted)
        moved: list[str] = []
        for item_id in removed:
            self._motions.stop(item_id)
            self.pins.remove(item_id)
            self._motions.fade(self._tokens.pop(item_id), pace=pace)
        for item_id in added:
            self._motions.stop_fading(item_id)
            item = TokenItem(wanted[item_id], self.theme.look, self.theme.look.disc_scale)
            item.set_narrow(self._narrow)
            self._tokens[item_id] = item
            self._add(item)
        for item_id in changed:
            item, view = self._tokens[item_id], wanted[item_id]
            old = item.view
            item.set_view(view, pace=pace)
            if (old.x, old.y) != (view.x, view.y):
                moved.append(item_id)
                way = [QPointF(*point) for point in (ways or {}).get(item_id, ())]
                gait = (gaits or {}).get(item_id, Gait.WALK)
                self._motions.move(item, [item.pos(), *way, QPointF(view.x, view.y)], gait, pace=pace)
        self._lay_stones()
        self._fit_discs(animated=pace > 0)
        self._lean()
        self._part_signs()
        self._part_names()
        self._part_plates()
        return Changes(added, changed, tuple(moved), removed)

    def set_overlays(self, overlays: Overlays, *, animated: bool = True) -> None:
        """Show reach, zones, arrows, lines, rulers and plates."""
        self._overlays.show(overlays, animated=animated and self._may_move())
        self._part_plates()

    def set_lamp(self, lamp: Lamp | None) -> None:
        """Darken the map outside a circle; None: nowhere."""
        self._lamp.set_lamp(lamp, self.theme.look)

    # What is there

    @property
    def lamp(self) -> Lamp | None:
        """Where the lamp shines; None where it does not."""
        return self._lamp.lamp

    @property
    def table(self) -> TableView:
        return self._table

    @property
    def map_area(self) -> QRectF:
        return map_rect(self._table)

    @property
    def ground(self) -> BakedLayer | None:
        return self._ground

    @property
    def overlays(self) -> Overlays:
        return self._overlays.shown

    def token(self, token_id: str) -> TokenView | None:
        """The token of that id."""
        item = self._tokens.get(token_id)
        return item.view if item is not None else None

    def sentence(self, item_id: str) -> str:
        """What stands there, in one sentence; empty for an unknown id."""
        if item_id in self._tokens:
            return describe(self._tokens[item_id].view)
        if item_id in self._buildings:
            return describe_building(self._buildings[item_id].view)
        if item_id in self._markers:
            return describe_marker(self._markers[item_id].view)
        return ""

    def has_item(self, item_id: str) -> bool:
        """Whether something of that id stands on the ground."""
        return self._item(item_id) is not None

    def is_offered(self, item_id: str) -> bool:
        """Whether the thing of that id can be chosen now."""
        item = self._item(item_id)
        if item is not None:
            return item.view.offered
        parts = (part for building in self._buildings.values() for part in building.view.parts)
        return any(part.offered for part in parts if part.id == item_id)

    def centre_of_item(self, item_id: str) -> QPointF | None:
        """Where a thing stands, in scene coordinates."""
        item = self._item(item_id)
        return item.pos() if item is not None else None

    def _item(self, item_id: str) -> TokenItem | BuildingItem | MarkerItem | None:
        return self._tokens.get(item_id) or self._buildings.get(item_id) or self._markers.get(item_id)

    def drawn_centre(self, item_id: str) -> QPointF | None:
        """Where a thing is drawn."""
        return self._tokens[item_id].drawn_at(self._scale) if item_id in self._tokens else self.centre_of_item(item_id)

    def held_centre(self, item_id: str) -> QPointF | None:
        """Where a thing is that a hand takes hold of: on a pin where it stands, else where it is drawn."""
        return self.centre_of_item(item_id) if self.pins.is_up else self.drawn_centre(item_id)

    def drawn_area(self, item_id: str) -> QRectF:
        """What a thing takes of the table as it is drawn, in scene coordinates; empty where there is none."""
        if item_id in self._buildings:
            return QPolygonF([QPointF(x, y) for x, y in self._buildings[item_id].view.outline]).boundingRect()
        item = self._tokens.get(item_id) or self._markers.get(item_id)
        centre = self.drawn_centre(item_id)
        if item is None or centre is None:
            return QRectF()
        half = (item.diameter if isinstance(item, TokenItem) else item.size_px) / 2 / self._scale
        return QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2)

    def pieces_in(self, area: QRectF) -> int:
        """How many tokens and markers are drawn in a part of the table, in scene coordinates."""
        stones = (one.view.id for one in self._markers.values() if one.view.kind is MarkerKind.TOMBSTONE)
        ids = {*self._tokens, *self._markers}.difference(stones)
        return sum(self.drawn_area(one).intersects(area) for one in ids)

    def id_at(self, place: QPointF) -> str:
        """The id of what lies at a place: tokens before markers before buildings; empty for bare ground."""
        for item in sorted(self._tokens.values(), key=lambda one: -one.zValue()):
            drawn = _within(place, item.drawn_at(self._scale), item.diameter / 2 / self._scale)
            # What is only tried out is nothing to take hold of.
            if not item.view.ghost and (drawn or _within(place, item.pos(), item.view.base / 2)):
                return item.item_id
        for marker in self._markers.values():
            if not marker.view.ghost and _within(place, marker.pos(), marker.size_px * 0.55 / self._scale):
                return marker.item_id
        for building in self._buildings.values():
            for part in building.view.parts:
                # A door that an answer is about can be taken hold of, however thin it is.
                if part.offered and _box_of(part.outline).adjusted(-GRASP, -GRASP, GRASP, GRASP).contains(place):
                    return part.id
            outline = QPolygonF([QPointF(x, y) for x, y in building.view.outline])
            if outline.containsPoint(place, Qt.FillRule.OddEvenFill):
                return building.item_id
        return self._almost_at(place)

    def terrain_at(self, place: QPointF) -> str:
        """The id of the uppermost piece of ground at a place; empty for open ground."""
        lying = [piece for piece in self._terrain if polygon_path(outline_points(piece)).contains(place)]
        return max(lying, key=lambda piece: ORDER.index(piece.kind)).id if lying else ""

    def _almost_at(self, place: QPointF) -> str:
        """The token that a hand on bare ground just missed: discs can be small."""
        near = [
            (hypot(place.x() - at.x(), place.y() - at.y()), item.item_id)
            for item in self._tokens.values()
            if not item.view.ghost
            for at in (item.drawn_at(self._scale),)
        ]
        apart, item_id = min(near, default=(0.0, ""))
        return item_id if apart * self._scale <= MISSED_BY_PX else ""

    # Motion

    @property
    def is_moving(self) -> bool:
        """Whether tokens are on their way."""
        return self._motions.running

    def skip(self) -> None:
        """Jump to the end of all motion."""
        self._motions.skip()
        self.pins.skip()
        self._overlays.skip()
        for item in self._tokens.values():
            item.skip()

    def lift(self, item_id: str, x: float, y: float) -> None:
        """Show a thing at another place while it is dragged; `settle` puts it back."""
        item = self._tokens.get(item_id) or self._markers.get(item_id)
        self._lifted = item_id
        if item is not None:
            self._motions.stop(item_id)
            item.setPos(x, y)
            self._lean()
        elif item_id in self._buildings:
            if not self._buildings[item_id].raised:
                self.raise_houses((item_id,))
            self._buildings[item_id].move_to(x, y)

    def settle(self) -> None:
        """Put what was lifted back to its own place."""
        item = self._tokens.get(self._lifted) or self._markers.get(self._lifted)
        if item is not None:
            item.setPos(item.view.x, item.view.y)
            self._lean()
        elif self._lifted in self._buildings:
            building = self._buildings[self._lifted]
            building.set_view(building.view)
            self.raise_houses(())
        self._lifted = ""

    # The view's side

    def set_scale(self, scale: float, *, moving: bool = False, narrow: bool = False) -> None:
        """The view shows `scale` px for a tenth of a millimetre; `moving` while that is changing."""
        self._scale, self._narrow = scale, narrow
        for item in self._picture_items():
            if isinstance(item, TokenItem):
                item.set_narrow(narrow)
            item.set_scale(scale, moving=moving)
        self.pins.set_scale(scale, moving=moving)
        self._overlays.set_scale(scale, moving=moving)
        if not (moving and self.pins.is_up):
            self._fit_discs()
        self._lean()
        if moving:
            self._overlays.keep_plates()
        else:
            self._part_edges()
            self._part_signs()
            self._part_names()
            self._part_plates()

    def sharpen(self, ratio: float, most_ms: float) -> bool:
        """Draw pictures that were only stretched, for so long at most. Returns whether all are sharp."""
        clock = QElapsedTimer()
        clock.start()
        for item in (*self._picture_items(), *self._overlays.signs()):
            if not item.is_sharp:
                if clock.elapsed() >= most_ms:
                    return False
                item.sharpen(ratio)
        return True

    def set_baking(self, *, moving: bool, most_ms: float) -> None:
        """How much time reach, zones and danger may take in the next frames."""
        for layer in self._overlays.layers():
            layer.moving, layer.most_ms = moving, most_ms

    def prepare(self, most_ms: float = 0) -> None:
        """Make the stand-ins that are shown while the zoom changes; what is only out of date for so long at most."""
        if self._ground is not None:
            self._ground.prepare(most_ms)
        for layer in self._overlays.layers():
            layer.prepare()

    @property
    def is_layer_sharp(self) -> bool:
        return all(layer.is_sharp for layer in self._overlays.layers())

    def _picture_items(self) -> Iterable[PictureItem]:
        yield from self._edges
        for building in self._buildings.values():
            yield from building.parts()
        yield from self._markers.values()
        yield from self._tokens.values()

    def _add(self, item: PictureItem) -> None:
        item.set_scale(self._scale, moving=False)
        self.addItem(item)

    def _fit_discs(self, *, animated: bool = False) -> None:
        """Beside somebody whom it does not touch a disc leaves ground to be seen, where all have come to stand."""
        tokens = list(self._tokens.values())
        look, scale = self.theme.look, self._scale
        signs = [sign_box(one, scale, look) for one in self._edges]
        houses = [item.box for item in self._buildings.values()]
        if self.pins.stand(tokens, scale, self._table, look, spared=signs, avoided=houses, animated=animated):
            return
        items = [item for item in self._tokens.values() if not item.view.carrier]
        standing = [
            Standing(at.x(), at.y(), view.base, disc, (outer_px(view, disc) - disc) / 2)
            for at, view, disc in ((self._stand_of(one), one.view, one.full_diameter) for one in items)
        ]
        for item, most in zip(items, widest(standing, self._scale), strict=True):
            item.set_most(most)

    def _stand_of(self, item: TokenItem) -> QPointF:
        """Where a token comes to stand; what is in the hand is there already."""
        return item.pos() if item.item_id == self._lifted else QPointF(item.view.x, item.view.y)

    def _lean(self) -> None:
        if self.pins.is_up:
            self.pins.follow()
            self._leant = ([], [], (0.0, 0.0))
            return
        # What is in the hand or only tried out lies exactly where it would stand.
        items = [item for item in self._tokens.values() if item.item_id != self._lifted and not item.view.ghost]
        discs = [
            Disc(item.x() * self._scale, item.y() * self._scale, item.diameter, hidden_by(item.view, item.diameter))
            for item in items
        ]
        table = self._table.width * self._scale, self._table.height * self._scale
        if (items, discs, table) == self._leant:
            # Everybody stands where he stood.
            return
        self._leant = (items, discs, table)
        for item, (across, down) in zip(items, lean_apart(discs, table), strict=True):
            item.set_lean(across, down)

    def _part_signs(self) -> None:
        """Badges, letters and keys of tokens that stand close together go where they are seen."""
        items = [item for item in self._tokens.values() if not item.view.ghost and not item.view.carrier]
        if self.pins.wanted:
            # Each disc carries its own.
            items = []
        discs = [StandingDisc(item.view, item.disc_box.center(), item.diameter) for item in items]
        for item, signs in zip(items, self._signs.place(discs), strict=True):
            item.set_signs(signs)

    def _part_edges(self) -> None:
        lying = [item.box for item in self._markers.values()]
        step_aside(self._edges, self._table, self._scale, self.theme.look, lying)

    def _part_names(self) -> None:
        lying = [item.disc_box for item in self._tokens.values()] + [item.box for item in self._markers.values()]
        whole = QRectF(0, 0, self._table.width * self._scale, self._table.height * self._scale)
        self._names.place(list(self._buildings.values()), lying, whole)

    def _part_plates(self) -> None:
        """Numbers of reach and plates stand where nothing else does."""
        shown = self._overlays.shown
        if not shown.plates and not shown.rings and not shown.reach:
            return
        boxes = [
            *self._signs.boxes(),
            *self.pins.boxes(),
            *(sign_box(one, self._scale, self.theme.look) for one in self._edges),
        ]
        for item in self._buildings.values():
            boxes.append(item.box)
            if item.name_place is not NamePlace.NONE:
                boxes.append(item.name_box(item.name_place))
        discs = [item.disc_box for item in self._tokens.values()]
        # Numbers of reach rest while somebody is tried out or dragged.
        resting = [one.disc_box for one in self._tokens.values() if not one.view.ghost and one.item_id != self._lifted]
        resting += [one.box for one in self._markers.values() if not one.view.ghost]
        self._overlays.part(boxes, resting, discs)

    def _may_move(self) -> bool:
        return self.theme.look.motion > 0 and any(view.isVisible() for view in self.views())

    def _lay_ground(self, terrain: tuple[TerrainView, ...]) -> None:
        """The ground with these pieces and the houses that stand on it, or stood there before they were taken up."""
        houses = [item for item in self._buildings.values() if not item.view.ghost]
        standing = tuple(item.place for item in houses), tuple(item.place for item in houses if item.raised)
        if (terrain, standing) != (self._terrain, self._on_ground):
            self._terrain, self._on_ground = terrain, standing
            self._new_ground()
            self.ground_renewed.emit()

    def _new_ground(self) -> None:
        self._ground = renewed_ground(self._ground, self._table, self._terrain, self.theme.look, *self._on_ground)
        self.update()

    def _new_edges(self) -> None:
        for item in self._edges:
            self.removeItem(item)
        self._edges = edge_signs(self._table, self.theme.look)
        for item in self._edges:
            self._add(item)
        self._part_edges()

    def _lay_stones(self) -> None:
        """The stone of a model that is still shown on its feet comes later."""
        for item_id, item in self._markers.items():
            if item.view.kind is MarkerKind.TOMBSTONE:
                item.setVisible(item_id.removeprefix(STONE) not in self._tokens)

    def _light_fires(self) -> None:
        burning = any(item.flame.burns for item in self._buildings.values())
        if burning and not self.theme.look.less_motion:
            self._flicker.start()
        else:
            self._flicker.stop()

    def _next_flame(self) -> None:
        if any(view.isVisible() for view in self.views()):
            for item in self._buildings.values():
                if item.flame.burns:
                    item.flame.flicker()

    def _look_changed(self) -> None:
        look = self.theme.look
        things: list[BuildingItem | MarkerItem] = [*self._buildings.values(), *self._markers.values()]
        for thing in things:
            thing.set_look(look)
        for token in self._tokens.values():
            token.set_look(look, look.disc_scale)
        self._new_ground()
        self._new_edges()
        self._overlays.look_changed()
        self._lamp.set_lamp(self._lamp.lamp, look)
        self._light_fires()
        self._fit_discs()
        self._lean()
        self._part_signs()
        self._part_names()
        self._part_plates()


def _box_of(outline: Outline) -> QRectF:
    return QPolygonF([QPointF(x, y) for x, y in outline]).boundingRect()


def _within(place: QPointF, centre: QPointF, radius: float) -> bool:
    return hypot(place.x() - centre.x(), place.y() - centre.y()) <= radius
