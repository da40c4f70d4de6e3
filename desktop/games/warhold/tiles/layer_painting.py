"""How layers are drawn: reach with its costs, ranges, danger, what is offered and barred; ways and strikes."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from math import cos, hypot, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from desktop.games.warhold.tiles import land, places
from desktop.games.warhold.tiles.areas import rounded_outline
from desktop.games.warhold.tiles.layers import Ghost, Layers, Strike
from desktop.games.warhold.tiles.tile_map import TILE, HoldOn, RuinOn, TileMap, TownOn
from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, stroke
from desktop.look.lettering import font_px, text_path
from desktop.look.theme import Look
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.overlays import LineItem
from desktop.tabletop.battlefield.picture_item import Z_LINE, Z_MEASURE, Z_ORDER
from rules_core.games.warhold.rules.laying import SIDE

FILLS: Final = (0.34, 0.25, 0.16)
"""How strong the reach is filled for costs of 1 and 2, 3 and 4, and more."""
COST_PX: Final = 15.5 / 46
"""The height of a cost, in sides of a tile."""
LEAST_PX: Final = 13.0
"""And at least, in px."""
MOST_TRIANGLES: Final = 3
HATCHED: Final = 2
"""The picture of the hatching is so many times as fine as the screen."""
TOWN, HOLD, RUIN = "town", "hold", "ruin"


def flat_layer(board: TileMap, layers: Layers, look: Look) -> BakedLayer | None:
    """What lies flat on the ground, as one layer; None where there is nothing."""
    parts: list[LayerPart] = []

    def add(tiles: Collection[int], paint: object) -> None:
        assert callable(paint)
        box = places.box_of(board, tuple(tiles)).adjusted(-0.2 * TILE, -0.2 * TILE, 0.2 * TILE, 0.2 * TILE)
        parts.append(LayerPart(box, partial(paint, board, look)))

    if layers.barred:
        add(layers.barred, partial(_barred, layers.barred))
    if layers.reach:
        reached = frozenset(tile for tile, _ in layers.reach)
        add(reached, partial(_reach, layers.reach, reached, _colour(layers, look)))
    if layers.offered:
        add(layers.offered, partial(_offered, layers.offered))
    for block in layers.blocks:
        add(block, partial(_offered, block))
    for tiles in layers.ranges:
        add(tiles, partial(_range, tiles))
    if layers.danger:
        add([tile for tile, _ in layers.danger], partial(_danger, layers.danger))
    return BakedLayer(board.whole, parts, opaque=False) if parts else None


def _colour(layers: Layers, look: Look) -> QColor:
    """The colour of whoever acts, as it is seen on the ground."""
    if layers.realm < 0:
        return look.loud_enemy
    return look.colours.of(f"realm_{layers.realm + 1}" if look.is_dark else f"realm_fill_{layers.realm + 1}")


def _reach(
    reach: tuple[tuple[int, int], ...],
    reached: frozenset[int],
    colour: QColor,
    board: TileMap,
    look: Look,
    painter: QPainter,
    ink: float,
) -> None:
    for tile, cost in reach:
        painter.fillRect(board.box(tile), faint(colour, FILLS[min((cost - 1) // 2, len(FILLS) - 1)]))
    path = rounded_outline(board, reached)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    casing = look.colours.on_fill if not look.is_dark else look.colours.token_outline
    painter.setPen(stroke(faint(casing, 0.9), 5.2 * ink))
    painter.drawPath(path)
    painter.setPen(stroke(colour, 2.8 * ink))
    painter.drawPath(path)
    font = font_px(min(max(COST_PX * TILE, LEAST_PX * ink), 0.48 * TILE), weight=600)
    boxes = [(str(cost), board.box(tile)) for tile, cost in reach]
    costs = [text_path(words, font, box.left() + 0.09 * TILE, box.bottom() - 0.1 * TILE) for words, box in boxes]
    # One path of all of them looks the same, and takes five times as long.
    painter.setPen(stroke(faint(look.colours.plains, 0.85), 3.2 * ink))
    for one in costs:
        painter.drawPath(one)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.ink)
    for one in costs:
        painter.drawPath(one)


def _offered(tiles: frozenset[int], board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    path = rounded_outline(board, tiles, inset=0.03)
    painter.fillPath(path, faint(look.colours.sel, 0.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(look.colours.token_outline, 0.75), 4.4 * ink))
    painter.drawPath(path)
    painter.setPen(stroke(look.colours.sel, 2.6 * ink))
    painter.drawPath(path)


def _barred(tiles: frozenset[int], board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    """Hatched: too near to something. A brush does it: single lines are many, and clipped ones take still longer."""
    ground = QPainterPath()
    for row in _rows(board, tiles):
        ground.addRect(row)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillPath(ground, _hatching(look.loud_enemy, 0.22 * TILE, ink))


def _rows(board: TileMap, tiles: Collection[int]) -> list[QRectF]:
    """The tiles as stripes from west to east: few large pieces are painted sooner than many small ones."""
    found: list[QRectF] = []
    last = -2
    for tile in sorted(tiles):
        if tile == last + 1 and tile % board.columns:
            found[-1] |= board.box(tile)
        else:
            found.append(board.box(tile))
        last = tile
    return found


def _hatching(colour: QColor, step: float, ink: float) -> QBrush:
    """Thin lines from lower left to upper right, `step` units from one to the next, on a touch of the same colour."""
    side = max(4, round(step * HATCHED / ink))
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(faint(colour, 0.05))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(stroke(faint(colour, 0.3), 1.3 * HATCHED, flat=True))
    for right in (-side, 0, side):
        # The corners belong to the lines of the next pictures.
        painter.drawLine(QPointF(right - HATCHED, side + HATCHED), QPointF(right + side + HATCHED, -HATCHED))
    painter.end()
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromScale(step / side, step / side))
    return brush


def _range(tiles: frozenset[int], board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    path = rounded_outline(board, tiles, 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = look.colours.on_fill
    painter.setPen(stroke(light, 4.4 * ink))
    painter.drawPath(path)
    painter.setPen(stroke(look.colours.token_outline, 2.2 * ink, (5 * ink, 4 * ink), flat=True))
    painter.drawPath(path)


def _danger(danger: tuple[tuple[int, int], ...], board: TileMap, look: Look, painter: QPainter, ink: float) -> None:
    """A red triangle, upper right, for each who could strike there."""
    marks = QPainterPath()
    side = 0.17 * TILE
    for tile, count in danger:
        corner = board.box(tile).topRight() + QPointF(-0.07 * TILE, 0.09 * TILE)
        for number in range(min(count, MOST_TRIANGLES)):
            right = corner.x() - number * side * 1.12
            top = QPointF(right - side / 2, corner.y())
            marks.addPath(
                polygon_path(
                    [top, QPointF(right, corner.y() + side * 0.9), QPointF(right - side, corner.y() + side * 0.9)]
                )
            )
    painter.setPen(stroke(look.colours.face, 2.0 * ink))
    painter.setBrush(look.loud_enemy)
    painter.drawPath(marks)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(marks)


class PathItem(LineItem):
    """The way under the pointer, with what is tried out and the frame where it ends; under the figures."""

    def __init__(self, board: TileMap, layers: Layers, look: Look) -> None:
        super().__init__(Z_LINE, look)
        self.board, self.layers = board, layers

    def boundingRect(self) -> QRectF:
        tiles = [*self.layers.path, *([self.layers.end] if self.layers.end >= 0 else [])]
        if self.layers.ghost is not None:
            tiles += self.layers.ghost.tiles
        grown = 0.7 * TILE
        return places.box_of(self.board, tuple(tiles)).adjusted(-grown, -grown, grown, grown)

    def draw(self, painter: QPainter, ink: float) -> None:
        board, layers, look = self.board, self.layers, self.look
        if layers.ghost is not None:
            _paint_ghost(painter, board, layers.ghost, look, ink)
        if layers.end >= 0:
            frame = board.box(layers.end).adjusted(2 * ink, 2 * ink, -2 * ink, -2 * ink)
            painter.setBrush(faint(look.colours.sel, 0.35))
            painter.setPen(stroke(look.colours.token_outline, 5 * ink))
            painter.drawRoundedRect(frame, 0.08 * TILE, 0.08 * TILE)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(look.colours.sel, 3 * ink))
            painter.drawRoundedRect(frame, 0.08 * TILE, 0.08 * TILE)
        if len(layers.path) < 2:
            return
        colour = _colour(layers, look)
        points = [board.centre(tile) for tile in layers.path]
        line = QPainterPath(points[0])
        for point in points[1:]:
            line.lineTo(point)
        casing = look.colours.on_fill if not look.is_dark else look.colours.token_outline
        wide = max(5.4 * ink, 0.1 * TILE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(casing, wide * 1.9))
        painter.drawPath(line)
        painter.setPen(stroke(colour, wide))
        painter.drawPath(line)
        painter.setPen(stroke(colour, wide * 0.55))
        painter.setBrush(casing)
        for point in points[1:]:
            painter.drawEllipse(point, wide * 0.95, wide * 0.95)


class StrikesItem(LineItem):
    """Who strikes on the way: a red star on the edge that is crossed, and a dashed line from who strikes."""

    def __init__(self, strikes: tuple[Strike, ...], look: Look) -> None:
        super().__init__(Z_MEASURE, look)
        self.strikes = strikes

    def boundingRect(self) -> QRectF:
        points = [QPointF(*place) for strike in self.strikes for place in (strike.striker, strike.edge)]
        return self.grown(points, 10).adjusted(-0.5 * TILE, -0.5 * TILE, 0.5 * TILE, 0.5 * TILE)

    def draw(self, painter: QPainter, ink: float) -> None:
        colours, colour = self.look.colours, self.look.loud_enemy
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for strike in self.strikes:
            start, end = QPointF(*strike.striker), QPointF(*strike.edge)
            painter.setPen(stroke(colours.face, 5.5 * ink))
            painter.drawLine(start, end)
            painter.setPen(stroke(colour, 3 * ink, (6 * ink, 4 * ink), flat=True))
            painter.drawLine(start, end)
        for place in dict.fromkeys(strike.edge for strike in self.strikes):
            painter.setPen(stroke(colours.face, 2.4 * ink))
            painter.setBrush(colour)
            painter.drawPath(star_path(QPointF(*place), 0.27 * TILE))


class AimsItem(LineItem):
    """Who is struck at: an arrow from figure to figure, over both of them, that hides neither face."""

    def __init__(self, layers: Layers, look: Look) -> None:
        super().__init__(Z_ORDER, look)
        self.layers = layers

    def boundingRect(self) -> QRectF:
        points = [QPointF(*place) for aim in self.layers.aims for place in aim]
        return self.grown(points, 16)

    def draw(self, painter: QPainter, ink: float) -> None:
        colour, face = _colour(self.layers, self.look), self.look.colours.face
        wide = max(4.0 * ink, 0.07 * TILE)
        for (x, y), (to_x, to_y) in self.layers.aims:
            long = hypot(to_x - x, to_y - y)
            if not long:
                continue
            way = QPointF(to_x - x, to_y - y) / long
            across = QPointF(-way.y(), way.x())
            start, tip = QPointF(x, y) + way * (0.34 * TILE), QPointF(to_x, to_y) - way * (0.2 * TILE)
            foot = tip - way * (wide * 2.4)
            head = polygon_path([tip, foot + across * (wide * 1.5), foot - across * (wide * 1.5)])
            for line, colours in ((wide * 1.9, face), (wide, colour)):
                painter.setPen(stroke(colours, line))
                painter.setBrush(colours)
                painter.drawLine(start, foot)
                painter.setPen(stroke(colours, line - wide * 0.9 if line > wide else 1.0 * ink))
                painter.drawPath(head)


def star_path(centre: QPointF, radius: float, points: int = 9) -> QPainterPath:
    """A star with many points, as where iron strikes iron."""
    corners = []
    for number in range(points * 2):
        far = radius if number % 2 == 0 else radius * 0.5
        turn = pi * number / points - pi / 2
        corners.append(centre + QPointF(cos(turn) * far, sin(turn) * far))
    return polygon_path(corners)


def _paint_ghost(painter: QPainter, board: TileMap, ghost: Ghost, look: Look, ink: float) -> None:
    """What would lie here: as it will be drawn, a little faint, in a frame of gold, or of red where it does not fit."""
    if not ghost.tiles:
        return
    painter.save()
    painter.setOpacity(0.82)
    if ghost.letters:
        first = ghost.tiles[0]
        painter.translate(board.box(first).topLeft())
        small = game_tile(ghost.letters)
        painter.setClipRect(small.area)
        land.paint_whole(painter, small, look, ink)
        for tile in small.bridges:
            places.paint_bridge(painter, small, tile, look, ink)
    elif ghost.kind == TOWN:
        places.paint_town(painter, board, TownOn("ghost", ghost.tiles), look, ink)
    elif ghost.kind == HOLD:
        places.paint_hold(painter, board, HoldOn("ghost", ghost.tiles, 1), look, ink)
    elif ghost.kind == RUIN:
        places.paint_ruin(painter, board, RuinOn(ghost.tiles[0]), look, ink)
    painter.restore()
    colour = look.colours.sel if ghost.fits else look.loud_enemy
    frame = places.box_of(board, ghost.tiles).adjusted(ink, ink, -ink, -ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.token_outline, 5 * ink))
    painter.drawRoundedRect(frame, 0.08 * TILE, 0.08 * TILE)
    painter.setPen(stroke(mixed(colour, look.colours.face, 0.0), 3 * ink))
    painter.drawRoundedRect(frame, 0.08 * TILE, 0.08 * TILE)


def game_tile(letters: str) -> TileMap:
    """One game tile as a board of its own."""
    bridges = frozenset(tile for tile, letter in enumerate(letters) if letter == "b")
    return TileMap(SIDE, SIDE, letters.replace("b", "w"), bridges)
