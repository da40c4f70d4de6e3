"""The board as a scene: it is told what to draw and finds out itself what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Signal

from desktop.games.warhold.tiles.figure_item import FigureItem
from desktop.games.warhold.tiles.figures import FigureView
from desktop.games.warhold.tiles.ground import ground_layer
from desktop.games.warhold.tiles.layer_painting import AimsItem, PathItem, StrikesItem, flat_layer
from desktop.games.warhold.tiles.layers import Layers
from desktop.games.warhold.tiles.places import box_of, pennant_box
from desktop.games.warhold.tiles.tile_map import TILE, TileMap, square_of
from desktop.look.theme import Theme
from desktop.play.presenter import square_at
from desktop.tabletop.battlefield.baked import BakedLayer
from desktop.tabletop.battlefield.motion import Motions
from desktop.tabletop.battlefield.overlay_items import OverlayItems
from desktop.tabletop.battlefield.overlays import LineItem
from desktop.tabletop.battlefield.picture_item import Z_REACH, LayerItem, SignItem
from desktop.tabletop.battlefield.views import TableView
from desktop.tabletop.battlefield.zoomable_scene import ZoomableScene
from rules_core.games.warhold.state.war import NOTHING

FACE = 0.7 * TILE
"""The side of the middle of a figure: what of it shall be seen."""
GRASP = 0.52
"""So far from its middle a figure can be taken hold of, in its widths."""


class TileScene(ZoomableScene):
    """Ground, figures and layers of one board of tiles."""

    rested = Signal()
    """All motion has ended."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._board = TileMap(1, 1, ".")
        self._ground: BakedLayer | None = None
        self._figures: dict[str, FigureItem] = {}
        self._layers = Layers()
        self._flat = LayerItem(Z_REACH)
        self.addItem(self._flat)
        self._lines: list[LineItem] = []
        self._overlays = OverlayItems(self, theme)
        self._scale = 0.1
        self._lifted = ""
        self._motions = Motions(self)
        self._motions.rested.connect(self.rested)
        self._motions.rested.connect(self._part_plates)
        self.describe: Callable[[int], str] = lambda tile: ""
        """What a tile is, in one sentence."""
        theme.changed.connect(self._look_changed)
        self._new_size()

    # What to draw

    def set_board(self, board: TileMap) -> None:
        """Show this ground with these places; what looks as before is not drawn again."""
        before, self._board = self._board, board
        if board == before and self._ground is not None:
            return
        if (board.columns, board.rows) != (before.columns, before.rows):
            self._new_size()
        self._new_ground()

    def set_figures(
        self, views: Iterable[FigureView], ways: Mapping[str, Sequence[QPointF]] | None = None, *, animated: bool = True
    ) -> None:
        """Show these figures. One that stands elsewhere than before goes there, by `ways[id]`."""
        wanted = {view.id: view for view in views}
        pace = self.theme.look.motion if animated and self._may_move() else 0.0
        before = [(item.view.id, item.view.x, item.view.y) for item in self._figures.values()]
        for id in [id for id in self._figures if id not in wanted]:
            self._motions.stop(id)
            self._motions.fade(self._figures.pop(id), pace=pace)
        for id, view in wanted.items():
            item = self._figures.get(id)
            if item is None:
                self._motions.stop_fading(id)
                item = self._figures[id] = FigureItem(view, self.theme.look)
                item.set_scale(self._scale, moving=False)
                self.addItem(item)
                continue
            old = item.view
            item.set_view(view)
            if (old.x, old.y) != (view.x, view.y):
                way = (ways or {}).get(id, ())
                self._motions.move(item, [item.pos(), *way, QPointF(view.x, view.y)], pace=pace)
        if before != [(item.view.id, item.view.x, item.view.y) for item in self._figures.values()]:
            self._part_plates()

    def rock(self, id: str) -> None:
        """Somebody is struck: the figure rocks."""
        if id in self._figures and self._may_move():
            self._motions.rock(self._figures[id], pace=self.theme.look.motion)

    def set_layers(self, layers: Layers, *, animated: bool = True) -> None:
        """Show these layers instead of the ones before."""
        before, self._layers = self._layers, layers
        if layers.flat != before.flat:
            self._new_flat()
        if layers.live != before.live:
            self._new_lines()
        self._overlays.show(layers.overlays, animated=animated and self._may_move())
        if layers.overlays != before.overlays:
            self._part_plates()

    # What is there

    @property
    def board(self) -> TileMap:
        return self._board

    @property
    def layers(self) -> Layers:
        return self._layers

    @property
    def map_area(self) -> QRectF:
        return self._board.whole

    @property
    def middle(self) -> QPointF:
        """The figure that acts, or somebody who may be chosen; else the middle of the board."""
        asked = [view for view in self.figure_views() if view.chosen] or [
            view for view in self.figure_views() if view.offered
        ]
        return QPointF(asked[0].x, asked[0].y) if asked else super().middle

    @property
    def ground(self) -> BakedLayer | None:
        return self._ground

    def figure_views(self) -> list[FigureView]:
        """What is drawn of every figure."""
        return [item.view for item in self._figures.values()]

    def figure(self, id: str) -> FigureView | None:
        """What is drawn of one figure."""
        item = self._figures.get(id)
        return item.view if item is not None else None

    def id_at(self, place: QPointF) -> str:
        near = [
            (hypot(place.x() - item.x(), place.y() - item.y()) / (item.view.size * TILE), item.item_id)
            for item in self._figures.values()
        ]
        apart, id = min(near, default=(1.0, ""))
        return id if apart <= GRASP else ""

    def terrain_at(self, place: QPointF) -> str:
        tile = self._board.tile_at(place)
        return square_of(self._board, tile) if tile >= 0 and self._board.ground[tile] != NOTHING else ""

    def tile_of(self, item_id: str) -> int:
        """The tile on which a thing stands or that it is; -1 for none."""
        square = square_at(item_id)
        if square is not None:
            return square[1] * self._board.columns + square[0]
        place = self.centre_of_item(item_id)
        return self._board.tile_at(place) if place is not None else -1

    def sentence(self, item_id: str) -> str:
        view = self.figure(item_id)
        if view is not None:
            return view.sentence
        tile = self.tile_of(item_id)
        return self.describe(tile) if tile >= 0 else ""

    def is_offered(self, item_id: str) -> bool:
        view = self.figure(item_id)
        return (view is not None and view.offered) or self.tile_of(item_id) in self._offered_tiles()

    def _offered_tiles(self) -> set[int]:
        layers = self._layers
        return {
            *layers.offered,
            *(tile for tile, _ in layers.reach),
            *(one for block in layers.blocks for one in block),
        }

    def centre_of_item(self, item_id: str) -> QPointF | None:
        item = self._figures.get(item_id)
        if item is not None:
            return QPointF(item.view.x, item.view.y)
        square = square_at(item_id)
        if square is not None:
            return self._board.centre(square[1] * self._board.columns + square[0])
        places = {one.id: one.tiles for one in self._board.holds} | {one.id: one.tiles for one in self._board.towns}
        return box_of(self._board, places[item_id]).center() if item_id in places else None

    def figures_in(self, area: QRectF) -> int:
        """How many figures and pennants are drawn in a part of the board, in its units."""
        half = FACE / 2
        boxes = [QRectF(one.view.x - half, one.view.y - half, FACE, FACE) for one in self._figures.values()]
        boxes += [pennant_box(box_of(self._board, hold.tiles).topLeft()) for hold in self._board.holds]
        return sum(box.intersects(area) for box in boxes)

    # Motion

    def lift(self, item_id: str, x: float, y: float) -> None:
        item = self._figures.get(item_id)
        if item is not None:
            self._motions.stop(item_id)
            self._lifted = item_id
            item.setPos(x, y)

    def settle(self) -> None:
        item = self._figures.get(self._lifted)
        self._lifted = ""
        if item is not None:
            item.setPos(item.view.x, item.view.y)

    @property
    def is_moving(self) -> bool:
        """Whether figures are on their way."""
        return self._motions.running

    def skip(self) -> None:
        self._motions.skip()
        self._overlays.skip()

    # The view's side

    def set_scale(self, scale: float, *, moving: bool = False, narrow: bool = False) -> None:
        self._scale = scale
        for item in self._figures.values():
            item.set_scale(scale, moving=moving)
        for line in self._lines:
            line.set_scale(scale)
        self._overlays.set_scale(scale, moving=moving)
        if moving:
            self._overlays.keep_plates()
        else:
            self._part_plates()

    def sharpen(self, ratio: float, most_ms: float) -> bool:
        clock = QElapsedTimer()
        clock.start()
        for item in self._pictures():
            if not item.is_sharp:
                if clock.elapsed() >= most_ms:
                    return False
                item.sharpen(ratio)
        return True

    def _pictures(self) -> Iterator[FigureItem | SignItem]:
        yield from self._figures.values()
        yield from self._overlays.signs()

    def set_baking(self, *, moving: bool, most_ms: float) -> None:
        for layer in (self._flat, *self._overlays.layers()):
            layer.moving, layer.most_ms = moving, most_ms

    def prepare(self, most_ms: float = 0) -> None:
        if self._ground is not None:
            self._ground.prepare(most_ms)
        self._flat.prepare()

    @property
    def is_layer_sharp(self) -> bool:
        return self._flat.is_sharp and all(layer.is_sharp for layer in self._overlays.layers())

    # Doing

    def _may_move(self) -> bool:
        return self.theme.look.motion > 0 and any(view.isVisible() for view in self.views())

    def _new_size(self) -> None:
        area = self._board.area
        self._overlays.set_table(TableView(round(area.width()), round(area.height())))
        self._part_plates()
        around = self._board.whole
        # Wide enough that the board can be moved in any window, however flat.
        room = max(around.width(), around.height()) * 1.5
        self.setSceneRect(around.adjusted(-room, -room, room, room))

    def _new_ground(self) -> None:
        self._ground = ground_layer(self._board, self.theme.look, self._ground)
        self.update()

    def _new_flat(self) -> None:
        self._flat.set_layer(flat_layer(self._board, self._layers, self.theme.look))

    def _new_lines(self) -> None:
        for line in self._lines:
            self.removeItem(line)
        look, layers = self.theme.look, self._layers
        self._lines = []
        if layers.path or layers.end >= 0 or layers.ghost is not None:
            self._lines.append(PathItem(self._board, layers, look))
        if layers.strikes:
            self._lines.append(StrikesItem(layers.strikes, look))
        if layers.aims:
            self._lines.append(AimsItem(layers, look))
        for line in self._lines:
            line.set_scale(self._scale)
            self.addItem(line)

    def _part_plates(self) -> None:
        if not self._layers.overlays.plates:
            return
        discs = [self._disc(item) for item in self._figures.values()]
        self._overlays.part((), (), discs)

    def _disc(self, item: FigureItem) -> QRectF:
        """What is read of a figure, in px: its face, and at its right the badge."""
        half = item.diameter * 0.5
        badge = half * 0.5 if item.view.badge else 0.0
        centre = QPointF(item.view.x, item.view.y) * self._scale
        return QRectF(centre.x() - half, centre.y() - half, half * 2 + badge, half * 2)

    def _look_changed(self) -> None:
        for item in self._figures.values():
            item.set_look(self.theme.look)
        self._new_ground()
        self._new_flat()
        self._new_lines()
        self._overlays.look_changed()
        self._part_plates()
