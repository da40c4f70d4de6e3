"""The palette: everything that can be put on the map as tiles, and the ways of drawing ground."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.games.village.map_editor.catalogue import Catalogue
from desktop.games.village.map_editor.tiles import PieceTile, edge_picture, ground_picture, icon_picture, zone_picture
from desktop.games.village.map_editor.tool import ToolName
from desktop.look.icons import icon
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.wheel_guard import WheelGuard
from desktop.workshop.forms.length_spin import LengthSpin

OWN = "own"
SPAWN, ZONE = "marker:spawn", "marker:zone"
TILE_WIDE = 116
PINNED_FROM = 400
"""From this height in px at 100 % on the ways of drawing stay in sight below the tiles."""
LEAST_WIDTH, MOST_WIDTH = 0.2, 12.0
"""How narrow and how wide a path may be, in inches."""


class Palette(QWidget):
    """Tiles in sections. `picked` tells the key of a tile, `way_picked` a way of drawing.

    Where there is room the ways of drawing stand below the tiles, always in sight; else they scroll with them.
    """

    picked = Signal(str)
    way_picked = Signal(object)
    width_changed = Signal(float)

    def __init__(
        self, theme: Theme, catalogue: Catalogue, *, has_buildings: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setObjectName("map.palette")
        self.setAccessibleName(self.tr("Pieces"))
        self.area = QScrollArea()
        self.area.setObjectName("map.palette.tiles")
        self.area.setAccessibleName(self.tr("Pieces"))
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.area, 1)
        self.tiles: dict[str, PieceTile] = {}
        self._grids: list[tuple[QGridLayout, list[PieceTile]]] = []
        self._columns = 0
        self._guard = WheelGuard(self)
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        if has_buildings:
            self._section(self.tr("Buildings"), self._building_tiles(catalogue))
        ground = [
            PieceTile(theme, f"ground:{one.kind}", one.name, ground_picture(one), self._ground_help(one.way))
            for one in catalogue.grounds
        ]
        self._section(self.tr("Ground"), ground)
        self.ways: dict[ToolName, QToolButton] = {}
        self._ways_row = self._made_ways_row()
        self._ways_place = self._column.count()
        self._is_pinned = False
        self._column.addWidget(self._ways_row)
        if has_buildings:
            spawn_help = self.tr("Where enemies come from: click an edge, or drag along it.")
            zone_help = self.tr("Where heroes deploy, instead of round the Town Hall.")
            self._section(
                self.tr("Markers"),
                [
                    PieceTile(theme, SPAWN, self.tr("Spawn edge"), edge_picture, spawn_help),
                    PieceTile(theme, ZONE, self.tr("Heroes' zone"), zone_picture, zone_help),
                ],
            )
        hint = self.tr("Drag a piece onto the map, or choose it and draw. Enter takes it up by keyboard.")
        self._column.addWidget(text_label(hint, TextStyle.SMALL, "text_2", wrap=True))
        self._column.addStretch(1)
        self.area.setWidget(inside)
        theme.changed.connect(self._dress)
        self._dress()

    def show_picked(self, key: str) -> None:
        """Mark the tile whose thing is in hand; "" for none."""
        for one, tile in self.tiles.items():
            tile.setChecked(one == key)

    def show_way(self, way: ToolName | None) -> None:
        """Mark the way of drawing that is in hand."""
        for name, button in self.ways.items():
            button.setChecked(name is way)

    def show_width(self, width: float) -> None:
        """Show how wide a path is drawn, in inches."""
        self.width_field.show_inches(width, LEAST_WIDTH, MOST_WIDTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pin(self.height() >= self.theme.px(PINNED_FROM))
        self._arrange()

    def _building_tiles(self, catalogue: Catalogue) -> list[PieceTile]:
        tiles = []
        for number, building in enumerate(catalogue.buildings):
            name = catalogue.names[number]
            hint = self.tr("Your own building") if number >= catalogue.own_from else self.tr("As in the rules")
            key = f"building:{number}"
            tiles.append(PieceTile(self.theme, key, name, icon_picture(str(building.get("icon", "house"))), hint))
        own_help = self.tr("A new building of any outline")
        tiles.append(PieceTile(self.theme, OWN, self.tr("Your own"), icon_picture("ui/plus"), own_help))
        return tiles

    def _ground_help(self, way: ToolName) -> str:
        return {
            ToolName.PATH: self.tr("Click along its path; double click or Enter ends it."),
            ToolName.GATE: self.tr("Click a wall: an opening is cut and the gate stands in it."),
        }.get(way, self.tr("Drag from corner to corner, or draw any outline."))

    def _section(self, name: str, tiles: Sequence[PieceTile]) -> None:
        self._column.addWidget(text_label(name, TextStyle.DOCK))
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        self._grids.append((grid, list(tiles)))
        self._column.addLayout(grid)
        for tile in tiles:
            self.tiles[tile.key] = tile
            tile.clicked.connect(lambda _=False, key=tile.key: self.picked.emit(key))

    def _made_ways_row(self) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self.theme.px(2))
        for way, picture, words in (
            (ToolName.OUTLINE, "ui/pencil", self.tr("Any outline, corner by corner (P)")),
            (ToolName.RECTANGLE, "ui/square", self.tr("Rectangle (Q)")),
            (ToolName.BLOB, "ui/circle", self.tr("Round shape (B)")),
            (ToolName.PATH, "trail", self.tr("Along a path (L)")),
            (ToolName.BRUSH, "ui/circle-dot", self.tr("With a brush, in one stroke (D)")),
            (ToolName.SCATTER, "ui/sparkles", self.tr("Scatter small pieces in one stroke (T)")),
        ):
            button = QToolButton()
            button.setObjectName(f"map.way.{way.value}")
            button.setAccessibleName(words)
            button.setToolTip(tip(words))
            button.setCheckable(True)
            button.setProperty("picture", picture)
            button.clicked.connect(lambda _=False, way=way: self.way_picked.emit(way))
            self.ways[way] = button
            line.addWidget(button)
        line.addStretch(1)
        self.width_field = LengthSpin()
        self.width_field.dress(0.2)
        self.width_field.setObjectName("map.width")
        self.width_field.setAccessibleName(self.tr("Width of a path"))
        self.width_field.setToolTip(self.tr("How wide walls, hedges, roads, streams and the brush are drawn"))
        self.width_field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.width_field.installEventFilter(self._guard)
        self.width_field.valueChanged.connect(lambda _: self.width_changed.emit(self.width_field.inches()))
        column = QWidget()
        both = QVBoxLayout(column)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(row)
        width = QHBoxLayout()
        label = QLabel(self.tr("Width"))
        label.setBuddy(self.width_field)
        width.addWidget(label)
        width.addWidget(self.width_field, 1)
        both.addLayout(width)
        return column

    def _pin(self, pinned: bool) -> None:
        if pinned == self._is_pinned:
            return
        self._is_pinned = pinned
        if pinned:
            self._whole.addWidget(self._ways_row)
        else:
            self._column.insertWidget(self._ways_place, self._ways_row)
        self._ways_row.show()
        self._dress()

    def _arrange(self) -> None:
        columns = max(1, self.area.viewport().width() // max(1, self.theme.px(TILE_WIDE)))
        if columns == self._columns:
            return
        self._columns = columns
        for grid, tiles in self._grids:
            for tile in tiles:
                grid.removeWidget(tile)
            for number, tile in enumerate(tiles):
                grid.addWidget(tile, number // columns, number % columns)

    def _dress(self) -> None:
        px = self.theme.px
        self._column.setContentsMargins(px(10), px(8), px(10), px(10))
        self._column.setSpacing(px(8))
        margins = (px(10), px(6), px(10), px(8)) if self._is_pinned else (0, 0, 0, 0)
        self._ways_row.setContentsMargins(*margins)
        for grid, _ in self._grids:
            grid.setSpacing(px(8))
        self.width_field.lineEdit().setTextMargins(px(9), 0, 0, 0)
        for button in self.ways.values():
            size = px(22)
            button.setIcon(icon(str(button.property("picture")), size, self.theme.colours.text))
            button.setIconSize(QSize(size, size))
            button.setMinimumSize(px(34), px(40))
        self._columns = 0
        self._arrange()
