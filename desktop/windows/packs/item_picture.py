"""A small picture of an item: a village or a table as a map, everything else as its icon on a disc."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from desktop.editors.kind_words import kind_picture
from desktop.look.icons import has_icon, paint_icon
from desktop.look.ink import stroke
from desktop.look.theme import Look
from desktop.look.widgets.painted import brush_up
from rules_core.games.village.items import Item, ItemKind
from rules_core.kernel.game import Plain

TABLE_SIDE: Final = 36.0
"""Inches of a table whose size the item does not say (V-4.3.2)."""
ROOFS: Final = {
    "hall": "roof_hall",
    "forge": "roof_forge",
    "temple": "roof_temple",
    "tower": "roof_tower",
    "stable": "roof_stable",
}
GROUNDS: Final = {
    "wood": "tree",
    "hedge": "hedge",
    "wall": "stone",
    "low-wall": "stone",
    "fence": "field_line",
    "pond": "water",
    "stream": "water",
    "marsh": "water",
    "rocks": "stone",
    "ruin": "stone",
    "rough": "field",
    "field": "field",
    "crops": "field",
    "road": "road",
    "bridge": "road",
}
"""Which colour of the map stands for a kind of ground; own kinds are drawn as rough ground."""


def item_pixmap(item: Item, side: int, look: Look, ratio: float = 1.0) -> QPixmap:
    """The picture, square, `side` px."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    brush_up(painter)
    paint_item(painter, QRectF(0, 0, side, side), item, look)
    painter.end()
    return pixmap


def paint_item(painter: QPainter, rect: QRectF, item: Item, look: Look) -> None:
    """Draw the picture into a square."""
    if item.kind is ItemKind.TERRAIN:
        _paint_map(painter, rect, item.plain, [], look)
    elif item.kind is ItemKind.VILLAGE:
        ground = item.plain.get("ground")
        _paint_map(painter, rect, ground if isinstance(ground, dict) else {}, _tables(item.plain, "building"), look)
    else:
        _paint_disc(painter, rect, item, look)


def _paint_disc(painter: QPainter, rect: QRectF, item: Item, look: Look) -> None:
    colours = look.colours
    ring = {
        ItemKind.HERO: colours.hero_fill,
        ItemKind.DEFENDER: colours.hero_fill,
        ItemKind.ENEMY: colours.enemy_fill,
    }.get(item.kind, colours.line_strong)
    own = item.plain.get("colour")
    if isinstance(own, str) and QColor.isValidColorName(own):
        ring = QColor(own)
    icon = item.plain.get("icon")
    name = icon if isinstance(icon, str) and has_icon(icon) else kind_picture(item.kind)
    wide = max(1.5, rect.width() * 0.07)
    painter.setPen(stroke(ring, wide))
    painter.setBrush(colours.face)
    painter.drawEllipse(rect.adjusted(wide, wide, -wide, -wide))
    paint_icon(painter, name, rect.center(), rect.width() * 0.6, colours.face_ink)


def _paint_map(painter: QPainter, rect: QRectF, table: Plain, buildings: list[Plain], look: Look) -> None:
    colours = look.colours
    wide, high = _number(table.get("width"), TABLE_SIDE), _number(table.get("height"), TABLE_SIDE)
    scale = rect.width() / max(wide, high, 1.0)
    sheet = QRectF(0, 0, wide * scale, high * scale)
    sheet.moveCenter(rect.center())
    ink = stroke(colours.ink, max(0.6, rect.width() * 0.012))
    painter.save()
    painter.setClipRect(rect)
    painter.setPen(ink)
    painter.setBrush(colours.ground)
    painter.drawRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5))
    for piece in _tables(table, "piece"):
        painter.setBrush(colours.of(GROUNDS.get(str(piece.get("kind")), "field")))
        painter.drawPolygon(_polygon(piece.get("outline"), scale, sheet.topLeft()))
    for building in buildings:
        place = _point(building.get("position"))
        painter.setBrush(colours.of(ROOFS.get(str(building.get("roof")), "roof_hall")))
        painter.drawPolygon(_polygon(building.get("outline"), scale, sheet.center() + place * scale))
    painter.restore()


def _tables(plain: Plain, key: str) -> list[Plain]:
    found = plain.get(key)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _polygon(outline: Any, scale: float, origin: QPointF) -> QPolygonF:
    corners = outline if isinstance(outline, list) else []
    return QPolygonF([origin + _point(corner) * scale for corner in corners])


def _point(pair: Any) -> QPointF:
    if not isinstance(pair, list) or len(pair) != 2:
        return QPointF()
    return QPointF(_number(pair[0], 0.0), _number(pair[1], 0.0))


def _number(value: Any, otherwise: float) -> float:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else otherwise
