"""How the ground is drawn: plains in near tones, woods, mountains, water, and the lines between tiles.

Everything is in units of the scene; `ink` is the length of one px on the screen. The same board is drawn the same way
every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.warhold.tiles.areas import Area, areas_of
from desktop.games.warhold.tiles.tile_map import MARGIN, TILE, TileMap
from desktop.look.colours import faint, mixed
from desktop.look.ink import polygon_path, seeded, smooth, stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from rules_core.games.warhold.rules.land import name_at
from rules_core.games.warhold.rules.laying import SIDE
from rules_core.games.warhold.state.war import FOREST, MOUNTAIN, NOTHING, PLAINS, WATER
from rules_core.grid.squares import column_name

LOW: Final = (MOUNTAIN, FOREST, WATER)
"""From the lowest ground to the highest: sand and shore lie over the rest."""
FILLS: Final = {FOREST: "forest", MOUNTAIN: "mountain", WATER: "river"}
NAME_PX: Final = 12.0
"""How high the names of columns and rows are at least, in px."""
CROWNS: Final = 6
"""How many crowns of trees differ from one another."""
PEAKS: Final = 5
PAIRS: Final = (((0.63, 0.72, 0.5), (0.26, 0.86, 0.35)), ((0.35, 0.68, 0.5), (0.69, 0.87, 0.37)))
"""Two peaks of a tile: their feet and their size, in shares of its side."""
TREES: Final = ((0.31, 0.28, 0.26), (0.73, 0.42, 0.215), (0.38, 0.72, 0.25))
"""Where trees stand in a tile, and their size, in shares of its side."""
SHORE: Final = 0.1
"""How wide the light shore is in the water, in sides of a tile."""


def paint_plains(painter: QPainter, board: TileMap, tiles: range, look: Look, ink: float) -> None:
    """Open land, tile by tile in one of three near tones, and where no game tile lies yet the paper."""
    colours = look.colours
    tones = (colours.plains, colours.plains_2, colours.plains_3)
    for tile in tiles:
        box = board.box(tile)
        if board.ground[tile] == NOTHING:
            continue
        column, row = tile % board.columns, tile // board.columns
        tone = tones[(column * 7 + row * 5 + column * row) % 3]
        # A little larger: between two px nothing shines through.
        painter.fillRect(box.adjusted(-ink, -ink, ink, ink), tone)


def paint_grass(painter: QPainter, board: TileMap, tiles: range, look: Look, ink: float) -> None:
    """A tuft here and there on open land."""
    if look.is_plain:
        return
    path = QPainterPath()
    for tile in tiles:
        if board.ground[tile] != PLAINS:
            continue
        random = seeded(f"grass {tile % board.columns} {tile // board.columns}")
        if random.random() < 0.4:
            continue
        box = board.box(tile)
        x = box.x() + random.uniform(0.2, 0.8) * TILE
        y = box.y() + random.uniform(0.3, 0.85) * TILE
        for lean in (-0.6, 0.0, 0.6):
            path.moveTo(x + lean * 0.03 * TILE, y)
            path.lineTo(x + lean * 0.09 * TILE, y - (0.11 - abs(lean) * 0.03) * TILE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(mixed(look.colours.grass, look.colours.plains, 0.1), 1.1 * ink, flat=True))
    painter.drawPath(path)


def paint_area(painter: QPainter, area: Area, letter: str, look: Look, ink: float) -> None:
    """The ground of an area with its edge: woodland and rock lie on the plains, water lies in them."""
    colours = look.colours
    fill = colours.of(FILLS[letter])
    if letter == WATER:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(colours.river_sand, 0.1 * TILE))
        painter.drawPath(area.path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(area.path)
    if letter == WATER:
        painter.save()
        painter.setClipPath(area.path, Qt.ClipOperation.IntersectClip)
        for wide, colour in ((2 * SHORE, colours.river_shore), (0.9 * SHORE, mixed(colours.river_shore, fill, 0.45))):
            painter.setPen(stroke(colour, wide * TILE))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(area.path)
        painter.restore()
    edge = {FOREST: colours.forest_ink, MOUNTAIN: mixed(colours.mountain_dark, colours.ink, 0.35)}.get(letter)
    line = edge if edge is not None else mixed(colours.river, look.outline, 0.5)
    painter.setPen(stroke(line, 1.3 * ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(area.path)


def paint_upright(painter: QPainter, board: TileMap, area: Area, letter: str, look: Look, ink: float) -> None:
    """What stands in an area or moves in it: trees, peaks, ripples; from the back to the front."""
    paint = {FOREST: _trees, MOUNTAIN: _peaks, WATER: _ripples}[letter]
    paint(painter, board, area, look, ink)


def _trees(painter: QPainter, board: TileMap, area: Area, look: Look, ink: float) -> None:
    colours = look.colours
    standing: list[tuple[float, float, float, int]] = []
    for tile in area.tiles:
        box, random = board.box(tile), seeded(f"tree {tile % board.columns} {tile // board.columns}")
        for across, down, size in TREES:
            x = box.x() + (across + random.uniform(-0.06, 0.06)) * TILE
            y = box.y() + (down + random.uniform(-0.06, 0.06)) * TILE
            standing.append((y, x, size * random.uniform(0.92, 1.06) * TILE, random.randrange(CROWNS)))
    fill, light = colours.forest_tree, mixed(colours.forest_tree, colours.forest, 0.45)
    dark = mixed(colours.forest_tree, colours.forest_ink, 0.35)
    for y, x, size, kind in sorted(standing):
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        painter.setPen(stroke(colours.forest_ink, 1.3 * ink / size))
        painter.setBrush(fill)
        painter.drawPath(_crown(kind))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(dark)
        painter.drawPath(_crown_shade(kind))
        painter.setBrush(light)
        painter.drawPath(_crown_light(kind))
        painter.restore()


@cache
def _crown(kind: int) -> QPainterPath:
    """The outline of a crown about the origin, of the size 1."""
    random, bumps = seeded(f"crown {kind}"), 7 + kind % 2
    points = []
    for number in range(bumps * 2):
        turn = pi * number / bumps + random.uniform(-0.06, 0.06)
        far = (1.0 if number % 2 else 0.83) * random.uniform(0.95, 1.05)
        points.append(QPointF(cos(turn) * far, sin(turn) * far * 0.96))
    return smooth(points)


@cache
def _crown_shade(kind: int) -> QPainterPath:
    return _crown(kind).subtracted(_crown(kind).translated(-0.28, -0.32))


@cache
def _crown_light(kind: int) -> QPainterPath:
    spot = QPainterPath()
    for across, down, size in ((-0.34, -0.36, 0.26), (0.12, -0.5, 0.15), (-0.5, 0.08, 0.13)):
        spot.addEllipse(QPointF(across, down), size, size * 0.8)
    return spot.intersected(_crown(kind))


def _peaks(painter: QPainter, board: TileMap, area: Area, look: Look, ink: float) -> None:
    standing: list[tuple[float, float, float, int]] = []
    for tile in area.tiles:
        box, random = board.box(tile), seeded(f"peak {tile % board.columns} {tile // board.columns}")
        places = PAIRS[random.random() < 0.6]
        for across, down, size in places:
            x = box.x() + (across + random.uniform(-0.05, 0.05)) * TILE
            y = box.y() + (down + random.uniform(-0.05, 0.05)) * TILE
            standing.append((y, x, size * random.uniform(0.92, 1.1) * TILE, random.randrange(PEAKS)))
    colours = look.colours
    line = mixed(colours.mountain_dark, look.outline, 0.7) if not look.is_plain else colours.ink
    for y, x, size, kind in sorted(standing):
        left, right, snow, whole = _peak(kind)
        painter.save()
        painter.translate(x, y)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.mountain_light)
        painter.drawPath(left)
        painter.setBrush(colours.mountain_dark)
        painter.drawPath(right)
        painter.setBrush(colours.face)
        painter.drawPath(snow)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(line, 1.3 * ink / size))
        painter.drawPath(whole)
        painter.restore()


@cache
def _peak(kind: int) -> tuple[QPainterPath, QPainterPath, QPainterPath, QPainterPath]:
    """The side of a peak in the light, that in the shade, snow, and its line; of the size 1, its foot at the origin."""
    random = seeded(f"mountain {kind}")
    top = QPointF(random.uniform(-0.1, 0.04), -1.06)
    foot_left, foot_right = QPointF(-0.58, 0.04), QPointF(0.58, 0.04)
    shoulder = QPointF(0.3 + random.uniform(-0.03, 0.04), -0.5 + random.uniform(-0.05, 0.05))
    notch = QPointF(-0.33, -0.46 + random.uniform(-0.05, 0.05))
    ridge = [top, QPointF(0.07, -0.7), QPointF(-0.02, -0.42), QPointF(0.1, -0.2), QPointF(0.04, 0.04)]
    left = polygon_path([foot_left, notch, top, *ridge[1:]])
    right = polygon_path([*ridge, foot_right, shoulder])
    snow = polygon_path(
        [
            top,
            top + (notch - top) * 0.4,
            top + QPointF(-0.03, 0.2),
            top + QPointF(0.03, 0.3),
            top + QPointF(0.09, 0.21),
            top + (shoulder - top) * 0.4,
        ]
    )
    line = QPainterPath(foot_left)
    for point in (notch, top, shoulder, foot_right):
        line.lineTo(point)
    return left, right, snow, line


def _ripples(painter: QPainter, board: TileMap, area: Area, look: Look, ink: float) -> None:
    path = QPainterPath()
    for tile in area.tiles:
        if tile in board.bridges:
            continue
        box, random = board.box(tile), seeded(f"ripple {tile % board.columns} {tile // board.columns}")
        for down in (0.3, 0.68):
            if random.random() < 0.3:
                continue
            x = box.x() + random.uniform(0.18, 0.5) * TILE
            y = box.y() + (down + random.uniform(-0.1, 0.1)) * TILE
            wave = 0.1 * TILE
            path.moveTo(x, y)
            path.quadTo(x + wave * 0.5, y - wave * 0.55, x + wave, y)
            path.quadTo(x + wave * 1.5, y + wave * 0.55, x + wave * 2, y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(mixed(look.colours.river_shore, look.colours.face, 0.35), 0.8), 1.3 * ink))
    painter.drawPath(path)


def paint_whole(painter: QPainter, board: TileMap, look: Look, ink: float) -> None:
    """All the ground of a small board at once: a game tile, or a picture."""
    tiles = range(len(board.ground))
    paint_plains(painter, board, tiles, look, ink)
    paint_grass(painter, board, tiles, look, ink)
    areas = [(letter, area) for letter in LOW for area in areas_of(board, letter)]
    for letter, area in areas:
        paint_area(painter, area, letter, look, ink)
    paint_lines(painter, board, look, ink)
    for letter, area in areas:
        paint_upright(painter, board, area, letter, look, ink)


def paint_lines(painter: QPainter, board: TileMap, look: Look, ink: float) -> None:
    """Hair lines between tiles, and a seam where one game tile ends and the next begins."""
    colours, hair, seams = look.colours, list[QLineF](), list[QLineF]()
    for column in range(1, board.columns):
        into = seams if column % SIDE == 0 else hair
        into.append(QLineF(column * TILE, 0, column * TILE, board.rows * TILE))
    for row in range(1, board.rows):
        into = seams if row % SIDE == 0 else hair
        into.append(QLineF(0, row * TILE, board.columns * TILE, row * TILE))
    ink_of = colours.ink
    painter.setPen(stroke(faint(ink_of, 0.4 if look.is_plain else 0.15), 1.0 * ink, flat=True))
    painter.drawLines(hair)
    painter.setPen(stroke(faint(ink_of, 0.8 if look.is_plain else 0.34), 1.6 * ink, flat=True))
    painter.drawLines(seams)


def paint_paper(painter: QPainter, board: TileMap, look: Look, ink: float) -> None:
    """The margin, and below the tiles what is seen where none lies yet."""
    colours = look.colours
    painter.fillRect(board.whole.adjusted(-2 * ink, -2 * ink, 2 * ink, 2 * ink), colours.map_paper)
    painter.fillRect(board.area, mixed(colours.map_paper, colours.plains, 0.3))


def paint_frame(painter: QPainter, board: TileMap, look: Look, ink: float) -> None:
    """The lines round the tiles and round the margin."""
    colours = look.colours
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colours.ink, (2.4 if look.is_plain else 1.8) * ink))
    painter.drawRect(board.area)
    painter.setPen(stroke(faint(colours.ink, 0.55), 1.0 * ink))
    painter.drawRect(board.whole.adjusted(ink, ink, -ink, -ink))


def margin_sides(board: TileMap) -> list[tuple[QRectF, list[tuple[str, QPointF]]]]:
    """The four sides of the margin, each with the names of its columns or rows and where these stand."""
    area, whole = board.area, board.whole
    found: list[tuple[QRectF, list[tuple[str, QPointF]]]] = []
    for y in (-MARGIN / 2, area.bottom() + MARGIN / 2):
        names = [(column_name(one).upper(), QPointF((one + 0.5) * TILE, y)) for one in range(board.columns)]
        found.append((QRectF(whole.left(), y - MARGIN, whole.width(), 2 * MARGIN), names))
    for x in (-MARGIN / 2, area.right() + MARGIN / 2):
        names = [(str(one + 1), QPointF(x, (one + 0.5) * TILE)) for one in range(board.rows)]
        found.append((QRectF(x - MARGIN, whole.top(), 2 * MARGIN, whole.height()), names))
    return found


def paint_names(painter: QPainter, names: Sequence[tuple[str, QPointF]], look: Look, ink: float) -> None:
    """What columns or rows are called, along one side."""
    # On a large board letters that grew with it could not be read any more.
    font = font_px(min(max(0.27 * TILE, NAME_PX * ink), 0.86 * MARGIN), weight=600)
    letters = QPainterPath()
    for name, place in names:
        letters.addPath(text_path_at(name, font, place))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colours.ink)
    painter.drawPath(letters)


def tile_name(board: TileMap, tile: int) -> str:
    """How people call a tile, with a large letter: L14."""
    return name_at(board.columns, tile).upper()
