"""How places are drawn: bridges, towns, ruins, and strongholds with their walls and their pennant."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from desktop.games.warhold.tiles.tile_map import MASTERLESS, TILE, HoldOn, RuinOn, TileMap, TownOn
from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, seeded, stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from rules_core.games.warhold.state.war import NOTHING, WATER

ROOFS: Final = ("roof_hall", "roof_forge", "roof_tower", "roof_hall", "roof_stable", "roof_temple")
HOUSES: Final = (((0.07, 0.09, 0.5, 0.38), (0.55, 0.5, 0.38, 0.42)), ((0.43, 0.08, 0.5, 0.38), (0.08, 0.5, 0.4, 0.42)))
"""Where houses stand in a tile of a town, one way or the other, in shares of its side: left, top, width, height."""
LEVELS: Final = ("I", "II", "III")
NAME_PX: Final = 15.0
NAME_WIDE: Final = 4.0
"""A name is so high in px at least, and so many tiles wide at most."""
WALLS: Final = (0.1, 0.13, 0.2)
"""How thick walls of each level are, in sides of a tile."""


def box_of(board: TileMap, tiles: tuple[int, ...]) -> QRectF:
    """Where a place of several tiles lies."""
    box = QRectF()
    for tile in tiles:
        box = box.united(board.box(tile))
    return box


def paint_bridge(painter: QPainter, board: TileMap, tile: int, look: Look, ink: float) -> None:
    """Planks across the way that leads over the water."""
    column, row = tile % board.columns, tile // board.columns
    beside = [board.letter(column + step, row) for step in (-1, 1)]
    across = all(letter not in (WATER, NOTHING) for letter in beside) or (
        any(letter != WATER for letter in beside)
        and all(board.letter(column, row + step) in (WATER, NOTHING) for step in (-1, 1))
    )
    box = board.box(tile)
    painter.save()
    painter.translate(box.center())
    if not across:
        painter.rotate(90)
    half, wide = 0.55 * TILE, 0.34 * TILE
    colours = look.colours
    if not look.is_plain:
        painter.fillRect(QRectF(-half, -wide + 3 * ink, half * 2, wide * 2 + 2 * ink), faint(colours.shadow, 0.3))
    painter.setPen(stroke(look.outline, 1.3 * ink))
    planks = 8
    step = 2 * half / planks
    for number in range(planks):
        shade = mixed(colours.wood_light, colours.stake, 0.75 if number % 2 else 0.5)
        painter.setBrush(shade)
        painter.drawRect(QRectF(-half + number * step, -wide, step, wide * 2))
    for side in (-1, 1):
        painter.setBrush(colours.beam)
        painter.drawRect(QRectF(-half - 0.03 * TILE, side * wide - 0.045 * TILE, 2 * half + 0.06 * TILE, 0.09 * TILE))
    painter.restore()


def paint_town(painter: QPainter, board: TileMap, town: TownOn, look: Look, ink: float) -> None:
    """Trodden ground and roofs; of a destroyed one only what is left of its walls."""
    colours = look.colours
    box = box_of(board, town.tiles).adjusted(0.03 * TILE, 0.03 * TILE, -0.03 * TILE, -0.03 * TILE)
    painter.setBrush(mixed(colours.floor, colours.mountain, 0.5) if town.is_ruined else colours.floor)
    painter.setPen(stroke(look.outline, 1.5 * ink, (5 * ink, 3.5 * ink), flat=True))
    painter.drawRoundedRect(box, 0.06 * TILE, 0.06 * TILE)
    number = 0
    for tile in town.tiles:
        place = board.box(tile)
        random = seeded(f"town {tile % board.columns} {tile // board.columns}")
        for left, top, width, height in random.choice(HOUSES):
            house = QRectF(place.x() + left * TILE, place.y() + top * TILE, width * TILE, height * TILE)
            number += 1
            if town.is_ruined:
                _paint_rubble(painter, house, look, ink)
            else:
                _paint_roof(
                    painter, house, colours.of(ROOFS[(number * 5 + random.randrange(2)) % len(ROOFS)]), look, ink
                )


def _paint_roof(painter: QPainter, house: QRectF, colour: QColor, look: Look, ink: float) -> None:
    if not look.is_plain:
        painter.fillRect(house.translated(0.03 * TILE, 0.04 * TILE), faint(look.colours.shadow, 0.3))
    painter.setPen(stroke(look.outline, 1.2 * ink))
    painter.setBrush(colour)
    painter.drawRect(house)
    is_wide = house.width() >= house.height()
    lower = QRectF(house)
    if is_wide:
        lower.setTop(house.center().y())
    else:
        lower.setLeft(house.center().x())
    painter.setBrush(mixed(colour, look.colours.shadow, 0.22))
    painter.drawRect(lower)


def _paint_rubble(painter: QPainter, house: QRectF, look: Look, ink: float) -> None:
    painter.setPen(stroke(look.outline, 1.2 * ink))
    painter.setBrush(look.colours.stone)
    path = QPainterPath(house.bottomLeft())
    for point in (house.topLeft(), house.topRight() - QPointF(house.width() * 0.4, 0)):
        path.lineTo(point)
    path.lineTo(house.center())
    path.lineTo(house.topLeft() + QPointF(house.width() * 0.28, house.height() * 0.3))
    path.lineTo(house.bottomLeft() + QPointF(house.width() * 0.26, 0))
    path.closeSubpath()
    painter.drawPath(path)


def paint_ruin(painter: QPainter, board: TileMap, ruin: RuinOn, look: Look, ink: float) -> None:
    """Blocks of stone that are left of a house, and a chest where a treasure waits."""
    colours, box = look.colours, board.box(ruin.tile)
    blocks = (
        (0.20, 0.20, 0.26, 0.15), (0.48, 0.22, 0.15, 0.13), (0.20, 0.37, 0.13, 0.24), (0.66, 0.36, 0.15, 0.30),
        (0.36, 0.68, 0.26, 0.14), (0.44, 0.44, 0.14, 0.14), (0.18, 0.68, 0.13, 0.13), (0.68, 0.70, 0.13, 0.12),
    )  # fmt: skip
    random = seeded(f"ruin {ruin.tile % board.columns} {ruin.tile // board.columns}")
    floor = box.adjusted(0.13 * TILE, 0.14 * TILE, -0.12 * TILE, -0.11 * TILE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(colours.floor_2, 0.65))
    painter.drawRoundedRect(floor, 0.1 * TILE, 0.1 * TILE)
    for left, top, width, height in blocks:
        block = QRectF(box.x() + left * TILE, box.y() + top * TILE, width * TILE, height * TILE)
        painter.save()
        painter.translate(block.center())
        painter.rotate(random.uniform(-7, 7))
        block.moveCenter(QPointF(0, 0))
        if not look.is_plain:
            painter.fillRect(block.translated(0.025 * TILE, 0.035 * TILE), faint(colours.shadow, 0.3))
        painter.setPen(stroke(look.outline, 1.3 * ink))
        painter.setBrush(mixed(colours.stone, colours.mountain_dark, random.uniform(0.0, 0.4)))
        painter.drawRect(block)
        painter.restore()
    if ruin.has_treasure:
        centre = box.topRight() + QPointF(-0.17 * TILE, 0.17 * TILE)
        painter.setPen(stroke(look.outline, 1.3 * ink))
        painter.setBrush(colours.gold_line)
        painter.drawEllipse(centre, 0.16 * TILE, 0.16 * TILE)
        paint_icon(painter, "locked-chest", centre, 0.21 * TILE, colours.token_outline)


def paint_hold(painter: QPainter, board: TileMap, hold: HoldOn, look: Look, ink: float) -> None:
    """A court of beaten earth within walls: stakes, stone with square corners, or thick stone with round towers."""
    colours, box = look.colours, box_of(board, hold.tiles)
    court = box.adjusted(0.05 * TILE, 0.05 * TILE, -0.05 * TILE, -0.05 * TILE)
    painter.fillRect(court, colours.floor)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.floor_2)
    slab = court.width() / 8
    for number in range(64):
        if (number % 8 + number // 8) % 2:
            painter.drawRect(QRectF(court.x() + number % 8 * slab, court.y() + number // 8 * slab, slab, slab))
    painter.setPen(stroke(faint(look.outline, 0.4), 1.0 * ink))
    painter.drawLine(QPointF(court.center().x(), court.top()), QPointF(court.center().x(), court.bottom()))
    painter.drawLine(QPointF(court.left(), court.center().y()), QPointF(court.right(), court.center().y()))
    (_stakes if hold.level <= 1 else _walls)(painter, court, hold.level, look, ink)
    paint_pennant(painter, court.topLeft(), hold, look, ink)
    if hold.name:
        _paint_name(painter, board, box, hold.name, look, ink)


def _paint_name(painter: QPainter, board: TileMap, box: QRectF, name: str, look: Look, ink: float) -> None:
    """Whose it is, below the walls; at the lower edge of the board above them. A long name ends where there is room."""
    font = font_px(min(max(0.34 * TILE, NAME_PX * ink), 0.5 * TILE), heading=True, weight=700)
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, NAME_WIDE * TILE)
    down = box.bottom() + 0.34 * TILE if box.bottom() < board.area.bottom() else box.top() - 0.3 * TILE
    letters = text_path_at(shown, font, QPointF(box.center().x(), down))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(look.colours.plains, 0.9), 4 * ink))
    painter.drawPath(letters)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.ink)
    painter.drawPath(letters)


def _stakes(painter: QPainter, court: QRectF, level: int, look: Look, ink: float) -> None:
    """A palisade, seen from above: one post beside the other."""
    radius = 0.058 * TILE
    painter.setPen(stroke(look.outline, 1.0 * ink))
    painter.setBrush(look.colours.beam)
    count = ceil(court.width() / (radius * 2.05))
    step = court.width() / count
    for number in range(count + 1):
        for place in (
            QPointF(court.left() + number * step, court.top()),
            QPointF(court.left() + number * step, court.bottom()),
            QPointF(court.left(), court.top() + number * step),
            QPointF(court.right(), court.top() + number * step),
        ):
            painter.drawEllipse(place, radius, radius)


def _walls(painter: QPainter, court: QRectF, level: int, look: Look, ink: float) -> None:
    thick = WALLS[min(level, len(WALLS)) - 1] * TILE
    colours = look.colours
    ring = QPainterPath()
    ring.setFillRule(Qt.FillRule.OddEvenFill)
    half = thick / 2
    ring.addRect(court.adjusted(-half, -half, half, half))
    ring.addRect(court.adjusted(half, half, -half, -half))
    if not look.is_plain:
        painter.fillPath(ring.translated(0.03 * TILE, 0.04 * TILE), faint(colours.shadow, 0.35))
    stone = mixed(colours.stone, colours.roof_temple, 0.3 if level > 2 else 0.1)
    painter.setPen(stroke(look.outline, 1.4 * ink))
    painter.setBrush(stone)
    painter.drawPath(ring)
    # Merlons: short lines across the wall.
    painter.setPen(stroke(faint(look.outline, 0.55), 1.0 * ink, flat=True))
    count = 12
    for number in range(1, count):
        share = number / count
        x, y = court.left() + share * court.width(), court.top() + share * court.height()
        for end in (court.top(), court.bottom()):
            painter.drawLine(QPointF(x, end - half), QPointF(x, end + half))
        for end in (court.left(), court.right()):
            painter.drawLine(QPointF(end - half, y), QPointF(end + half, y))
    painter.setPen(stroke(look.outline, 1.4 * ink))
    for corner in (court.topLeft(), court.topRight(), court.bottomLeft(), court.bottomRight()):
        painter.setBrush(mixed(stone, colours.mountain_light, 0.35))
        if level > 2:
            painter.drawEllipse(corner, thick * 0.85, thick * 0.85)
            painter.setBrush(colours.roof_temple)
            painter.drawEllipse(corner, thick * 0.52, thick * 0.52)
        else:
            side = thick * 1.5
            painter.drawRect(QRectF(corner.x() - side / 2, corner.y() - side / 2, side, side))


def pennant_box(foot: QPointF) -> QRectF:
    """Where the cloth hangs whose pole stands there."""
    return QRectF(foot + QPointF(-0.56, -0.42) * TILE, QSizeF(0.56, 0.36) * TILE)


def paint_pennant(painter: QPainter, foot: QPointF, hold: HoldOn, look: Look, ink: float) -> None:
    """On its pole at the corner of the walls: their level, in the colour of whoever holds them."""
    colours = look.colours
    fill = colours.stone_token if hold.realm == MASTERLESS else colours.of(f"realm_fill_{hold.realm + 1}")
    ground = colours.token_outline if hold.realm == MASTERLESS else colours.on_fill
    cloth_box = pennant_box(foot)
    top, wide, high = cloth_box.topRight(), cloth_box.width(), cloth_box.height()
    painter.setPen(stroke(look.outline, 0.075 * TILE))
    painter.drawLine(foot, top)
    painter.setPen(stroke(colours.gold_line, 0.035 * TILE))
    painter.drawLine(foot, top)
    cloth = polygon_path(
        [
            top,
            top + QPointF(-wide, 0),
            top + QPointF(-wide * 0.84, high / 2),
            top + QPointF(-wide, high),
            top + QPointF(0, high),
        ]
    )
    painter.setPen(stroke(look.outline, 1.4 * ink))
    painter.setBrush(fill)
    painter.drawPath(cloth)
    level = LEVELS[min(hold.level, len(LEVELS)) - 1]
    letters = text_path_at(level, font_px(0.27 * TILE, weight=700), top + QPointF(-wide * 0.42, high / 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(letters)
