"""A picture of an item: a village or a piece of land from above, a figure as its token, else the sign of its kind."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.icons import has_icon
from desktop.look.theme import Look, Theme
from desktop.look.token_painting import paint_token
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import Painted, brush_up
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
from desktop.workshop.editors.kind_words import kind_picture
from desktop.workshop.forms.token_picture import token_of
from desktop.workshop.map_editor.layout import Layout, Thing, ThingKind, read_layout
from desktop.workshop.map_editor.shapes import box_of
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind

LEAST, MOST = 4.0, 96.0
"""So many inches long a side of the table is drawn at least and at most."""
ROOFS = [roof.value for roof in Roof]
FIGURES = {Kind.HERO, Kind.ENEMY, Kind.DEFENDER}
MAPS = {Kind.VILLAGE, Kind.TERRAIN, Kind.BUILDING}
TOKEN = 0.62
"""How much of the picture's height a token or a sign takes."""


class ItemPicture(Painted):
    """The picture on the sheet at the right of the workshop."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("workshop.picture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._item: Item | None = None
        self._drawn: tuple[int, QPixmap] = (0, QPixmap())

    def show_item(self, item: Item | None) -> None:
        """Show this item, or nothing."""
        self._item = item
        self._drawn = (0, QPixmap())
        self.setAccessibleName(self.tr("Picture of {name}").format(name=item.name) if item is not None else "")
        self.update()

    def look_changed(self) -> None:
        self._drawn = (0, QPixmap())
        super().look_changed()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        item = self._item
        if item is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        middle = QRectF(self.rect()).center()
        side = min(self.width(), self.height())
        if item.kind in MAPS:
            picture = self._map(item, side)
            size = picture.deviceIndependentSize()
            painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), picture)
            return
        painter.translate(middle)
        if item.kind in FIGURES:
            paint_token(painter, token_of(item), side * TOKEN, self.theme.look, bare=True)
        else:
            disc = QRectF(-side * TOKEN / 2, -side * TOKEN / 2, side * TOKEN, side * TOKEN)
            paint_disc_icon(painter, disc, kind_picture(item.game, item.kind), self.theme.look)

    def _map(self, item: Item, side: int) -> QPixmap:
        known, picture = self._drawn
        if known != side:
            picture = map_of(item, side, self.theme.look, self.devicePixelRatioF())
            self._drawn = (side, picture)
        return picture


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


def _outline(thing: Thing) -> Outline:
    return tuple((round(x * UNITS_PER_INCH), round(y * UNITS_PER_INCH)) for x, y in thing.shape)


def _side(inches: float) -> int:
    return round(max(LEAST, min(MOST, inches)) * UNITS_PER_INCH)
