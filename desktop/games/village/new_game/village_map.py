"""A small map on which the buildings of the village are dragged to their places; the rules' limits are shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.siege_scene import ground_views
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up, paint_focus
from desktop.tabletop.battlefield.baked import BakedLayer
from desktop.tabletop.battlefield.building import paint_building
from desktop.tabletop.battlefield.ground import renewed_ground
from desktop.tabletop.battlefield.overlays import reach_layer
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.views import BuildingView, Outline, Roof, TableView, Zone, ZoneTone
from rules_core.games.village.content.placement import faults, region_for
from rules_core.games.village.content.types import NO_BUILDING, BuildingId, BuildingType
from rules_core.games.village.state.siege_map import Middles, default_middles, outline_at
from rules_core.games.village.words.spoken import building_name
from rules_core.ground.areas import AlongEdge
from rules_core.song.options import INCH

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class VillageMap(Painted):
    """The table with the village on it. Drag a building, or choose it with Tab and move it with the arrow keys."""

    moved = Signal()

    def __init__(self, theme: Theme, choices: Choices) -> None:
        super().__init__(theme)
        self.choices = choices
        self.setObjectName("new-game.map")
        self.setAccessibleName(self.tr("Map of the village. Tab chooses a building, the arrow keys move it."))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._chosen = NO_BUILDING
        self._grip = QPointF()
        self._ground: BakedLayer | None = None
        self._ground_of: tuple[str, str, tuple[Outline, ...], tuple[Outline, ...]] = ("", "", (), ())
        self._taken_up: Middles = {}
        """Where the building in the hand was taken up."""
        choices.changed.connect(self.update)

    @property
    def middles(self) -> Middles:
        """Where the buildings stand now."""
        village = self.choices.content.villages[self.choices.village]
        layout = self.choices.content.terrain[self.choices.terrain]
        default = default_middles(village, layout)
        return {**default, **self.choices.positions} if self.choices.positions is not None else default

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(320))

    def look_changed(self) -> None:
        self._ground = None
        super().look_changed()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        transform, scale = self._transform()
        self._layer().draw(painter, transform, self.rect())
        village = self.choices.content.villages[self.choices.village]
        zones = self._arrivals()
        if self._chosen in [one.id for one in village.buildings]:
            zones.append(self._zone(self._chosen))
        if zones:
            drawn = reach_layer(self._table(), (), tuple(zones), self.theme.look)
            if drawn is not None:
                drawn.draw(painter, transform, self.rect())
        wrong = self._wrong()
        for building in village.buildings:
            x, y = self.middles[building.id]
            place = transform.map(QPointF(x, y))
            painter.save()
            painter.translate(place)
            view = self._view(building, wrong=building.id in wrong)
            paint_building(painter, view, scale, self.theme.look, shadow=building.id in self._taken_up)
            painter.restore()
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), self.theme.look)

    def _view(self, building: BuildingType, *, wrong: bool) -> BuildingView:
        return BuildingView(
            id=building.id,
            outline=building.outline,
            roof=Roof(building.roof) if building.roof in [roof.value for roof in Roof] else Roof.HOUSE,
            icon=building.icon,
            name=building_name(self.choices.content.villages[self.choices.village], building),
            chosen=building.id == self._chosen,
            wrong=wrong,
        )

    def _arrivals(self) -> list[Zone]:
        """V-5.5.3, V-5.6.1. Where enemies come from and heroes deploy, as far as the village says so."""
        village = self.choices.content.villages[self.choices.village]
        layout = self.choices.content.terrain[self.choices.terrain]
        depth = self.choices.village_rules().enemy_depth
        found: list[Zone] = []
        if village.zones:
            found.append(Zone(ZoneTone.OURS, village.zones))
        for one in village.spawn:
            strip = AlongEdge(one.edge, layout.width, layout.height, depth, one.begin, one.end)
            found.append(Zone(ZoneTone.THEIRS, tuple(tuple(part) for part in strip.polygons())))
        return found

    def _zone(self, building_id: str) -> Zone:
        village = self.choices.content.villages[self.choices.village]
        layout = self.choices.content.terrain[self.choices.terrain]
        building = next(one for one in village.buildings if one.id == building_id)
        region = region_for(building, village, layout, self.choices.village_rules(), self.middles)
        return Zone(ZoneTone.GOLD, tuple(tuple(part) for part in region.outline()))

    def _wrong(self) -> list[str]:
        """Buildings named in a fault."""
        village = self.choices.content.villages[self.choices.village]
        layout = self.choices.content.terrain[self.choices.terrain]
        found = faults(village, layout, self.choices.village_rules(), self.middles)
        return [one.id for one in village.buildings if any(f"positions.{one.id}:" in fault for fault in found)]

    def _table(self) -> TableView:
        layout = self.choices.content.terrain[self.choices.terrain]
        return TableView(layout.width, layout.height, seed=layout.id)

    def _layer(self) -> BakedLayer:
        """The ground with what stands on it. A building in the hand stood where it was taken up."""
        village, middles = self.choices.content.villages[self.choices.village], {**self.middles, **self._taken_up}
        places = {kind.id: tuple(outline_at(kind, *middles[kind.id]).points) for kind in village.buildings}
        houses, raised = tuple(places.values()), tuple(places[id] for id in self._taken_up if id in places)
        key = (self.choices.terrain, self.choices.village, houses, raised)
        if self._ground is None or self._ground_of != key:
            pieces = ground_views(self.choices.content.terrain[self.choices.terrain])
            self._ground = renewed_ground(self._ground, self._table(), pieces, self.theme.look, houses, raised)
            self._ground_of = key
        return self._ground

    def _transform(self) -> tuple[QTransform, float]:
        area = map_rect(self._table())
        scale = min(self.width() / area.width(), self.height() / area.height())
        left = (self.width() - area.width() * scale) / 2 - area.left() * scale
        top = (self.height() - area.height() * scale) / 2 - area.top() * scale
        return QTransform(scale, 0, 0, scale, left, top), scale

    # Moving

    def _building_at(self, point: QPointF) -> BuildingId:
        village = self.choices.content.villages[self.choices.village]
        for building in village.buildings:
            x, y = self.middles[building.id]
            outline = QPolygonF([QPointF(x + across, y + down) for across, down in building.outline])
            if outline.containsPoint(point, Qt.FillRule.OddEvenFill):
                return building.id
        return NO_BUILDING

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._transform()[0].inverted()[0].map(event.position())
        self._chosen = self._building_at(point)
        self._taken_up = {}
        if self._chosen:
            self._taken_up[self._chosen] = x, y = self.middles[self._chosen]
            self._grip = QPointF(x, y) - point
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._transform()[0].inverted()[0].map(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton and self._chosen:
            self._place(self._chosen, point + self._grip)
        over = self._building_at(point)
        self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._taken_up = {}
        self.choices.touch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        village = self.choices.content.villages[self.choices.village]
        ids = [building.id for building in village.buildings]
        if event.key() == Qt.Key.Key_Space:
            following = ids.index(self._chosen) + 1 if self._chosen in ids else 0
            self._chosen = ids[following % len(ids)]
            self.update()
        elif step is not None and self._chosen:
            x, y = self.middles[self._chosen]
            self._place(self._chosen, QPointF(x + step[0] * INCH / 2, y + step[1] * INCH / 2))
            self.choices.touch()
        else:
            super().keyPressEvent(event)

    def _place(self, building: BuildingId, point: QPointF) -> None:
        layout = self.choices.content.terrain[self.choices.terrain]
        x = min(max(round(point.x()), 0), layout.width)
        y = min(max(round(point.y()), 0), layout.height)
        self.choices.positions = {**self.middles, building: (x, y)}
        self.moved.emit()
        self.update()
