"""The table itself: paper margin with inch ticks, ground with patches and grass, the optional grid of inches."""

from __future__ import annotations

from functools import cache
from math import ceil
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.look.colours import faint, mixed
from desktop.look.ink import seeded, smooth, stroke
from desktop.look.lettering import font_px
from desktop.look.theme import Look
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, EdgeState, TableView

INCH = float(UNITS_PER_INCH)
MARGIN = 0.62 * INCH
CLUMP = 1.4 * INCH
"""So wide may grass grow together."""
STRAYING = CLUMP / 2 + 0.35 * INCH
"""So far from its root grass may reach."""
CLUMPS = 24
"""How many clumps of grass differ from one another."""


def table_rect(table: TableView) -> QRectF:
    """The playing area, in tenths of a millimetre."""
    return QRectF(0, 0, table.width, table.height)


def map_rect(table: TableView) -> QRectF:
    """The playing area with its paper margin."""
    return table_rect(table).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def paint_ground(painter: QPainter, table: TableView, look: Look, ink: float) -> None:
    """Margin and ground. In tenths of a millimetre; `ink` is the length of one px on the screen."""
    # A little more: a px that is only partly of the map would be partly black.
    painter.fillRect(map_rect(table).adjusted(-2 * ink, -2 * ink, 2 * ink, 2 * ink), look.colours.map_paper)
    painter.fillRect(table_rect(table), look.colours.ground)


def patches_on(table: TableView) -> list[QPainterPath]:
    """Patches of other colour on the ground, as large drops of water colour leave them."""
    random = seeded(f"{table.seed} patches")
    patches: list[QPainterPath] = []
    for _ in range(max(3, round(table.width * table.height / (INCH * INCH) / 90))):
        centre = QPointF(random.uniform(0, table.width), random.uniform(0, table.height))
        size = INCH * random.uniform(2.2, 5.0)
        blob = [
            centre + QPointF(across * size * random.uniform(0.7, 1.3), down * size * random.uniform(0.5, 0.95))
            for across, down in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ]
        patches.append(smooth(blob))
    return patches


def paint_patch(painter: QPainter, patch: QPainterPath, look: Look, ink: float, *, warm: bool) -> None:
    """A patch of grass, or of warmer earth, with the colour that dried at its edge."""
    colours = look.colours
    colour = mixed(colours.ground_2, colours.field, 0.5 if warm else 0.0)
    painter.fillPath(patch, faint(colour, 0.5))
    painter.strokePath(patch, stroke(faint(mixed(colour, colours.grass, 0.3), 0.4), 1.6 * ink))


def grass_cells(table: TableView) -> list[QRectF]:
    """The cells of six by six inches in which grass is strewn."""
    side = INCH * 6
    return [
        QRectF(x * side, y * side, min(side, table.width - x * side), min(side, table.height - y * side))
        for y in range(ceil(table.height / side))
        for x in range(ceil(table.width / side))
    ]


def paint_grass(painter: QPainter, table: TableView, cell: QRectF, look: Look, ink: float) -> None:
    """Grass and flowers in one cell, strewn by the table's seed; they stray from it by `STRAYING` at most."""
    if look.is_plain:
        return
    random = seeded(f"{table.seed} grass {cell.x():.0f} {cell.y():.0f}")
    path = QPainterPath()
    for _ in range(round(cell.width() * cell.height() / (INCH * INCH) / 8)):
        x, y = random.uniform(cell.left(), cell.right()), random.uniform(cell.top(), cell.bottom())
        path.addPath(_clump(random.randrange(CLUMPS)).translated(x, y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.grass, 1.2 * ink, flat=True))
    painter.drawPath(path)
    painter.setPen(stroke(faint(look.colours.face, 0.85 if not look.is_dark else 0.4), max(2.2 * ink, 0.09 * INCH)))
    painter.drawPoints(_flowers(random, cell))


@cache
def _clump(kind: int) -> QPainterPath:
    """Tufts of grass that grow together about the origin: two in three are single ones."""
    random = seeded(f"clump {kind}")
    path = QPainterPath()
    for number in range(1 if kind % 3 else random.randint(3, 6)):
        size = INCH * random.uniform(0.17, 0.34)
        x, y = (random.uniform(-0.5, 0.5) * CLUMP, random.uniform(-0.3, 0.5) * CLUMP) if number else (0.0, 0.0)
        for lean in (-0.7, -0.3, 0.1, 0.6) if (number + kind) % 3 == 0 else (-0.55, 0.0, 0.5):
            path.moveTo(x + lean * size * 0.2, y)
            path.lineTo(x + lean * size, y - size * (1.0 - abs(lean) * 0.35))
    return path


def _flowers(random: Random, cell: QRectF) -> list[QPointF]:
    """A few pale flowers that stand together."""
    flowers: list[QPointF] = []
    for _ in range(random.choice((0, 0, 1, 1))):
        x, y = random.uniform(cell.left(), cell.right()), random.uniform(cell.top(), cell.bottom())
        for _ in range(random.randint(3, 6)):
            at = QPointF(x + random.gauss(0, 0.3) * INCH, y + random.gauss(0, 0.22) * INCH)
            if cell.contains(at):
                flowers.append(at)
    return flowers


def paint_border(painter: QPainter, table: TableView, look: Look, ink: float) -> None:
    """The frame of the playing area, ticks every inch (longer every six), and the grid if it is wanted."""
    colours = look.colours
    area = table_rect(table)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if table.grid:
        for inch in range(1, max(table.width, table.height) // UNITS_PER_INCH + 1):
            painter.setPen(stroke(faint(colours.ink, 0.3 if inch % 6 == 0 else 0.13), 1.0 * ink))
            at = inch * INCH
            if at < table.width:
                painter.drawLine(QPointF(at, 0), QPointF(at, table.height))
            if at < table.height:
                painter.drawLine(QPointF(0, at), QPointF(table.width, at))
    ticks = QPainterPath()
    for inch in range(max(table.width, table.height) // UNITS_PER_INCH + 1):
        long = MARGIN * (0.62 if inch % 6 == 0 else 0.32)
        at = inch * INCH
        if at <= table.width:
            for start, end in ((-long, 0.0), (table.height, table.height + long)):
                ticks.moveTo(at, start)
                ticks.lineTo(at, end)
        if at <= table.height:
            for start, end in ((-long, 0.0), (table.width, table.width + long)):
                ticks.moveTo(start, at)
                ticks.lineTo(end, at)
    painter.setPen(stroke(faint(colours.ink, 0.7), 1.0 * ink, flat=True))
    painter.drawPath(ticks)
    painter.setPen(stroke(colours.ink, (2.4 if look.is_plain else 1.8) * ink))
    painter.drawRect(area)
    painter.setPen(stroke(faint(colours.ink, 0.55), 1.0 * ink))
    painter.drawRect(map_rect(table).adjusted(ink, ink, -ink, -ink))


def edge_places(table: TableView) -> tuple[QPointF, QPointF, QPointF, QPointF]:
    """Where the numbers of the edges stand: in the middle of the top, right, bottom and left margin."""
    across, down, out = table.width / 2, table.height / 2, MARGIN * 0.55
    return (
        QPointF(across, -out),
        QPointF(table.width + out, down),
        QPointF(across, table.height + out),
        QPointF(-out, down),
    )


def edge_plate_px(look: Look) -> float:
    """Side of the plate with an edge's number."""
    return float(round(23 * look.edge_scale))


def paint_edge_plate(painter: QPainter, number: int, state: EdgeState, look: Look) -> None:
    """The number of an edge round the origin: plain, loud where the enemy comes from, gold where it can be chosen."""
    colours = look.colours
    side = edge_plate_px(look)
    rect = QRectF(-side / 2, -side / 2, side, side)
    ground, ink = {
        EdgeState.PLAIN: (colours.cell_empty, colours.on_wood),
        EdgeState.ENEMY: (colours.enemy_fill, colours.on_fill),
        EdgeState.OFFERED: (colours.sel, colours.on_gold),
    }[state]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(stroke(colours.face if state is not EdgeState.OFFERED else colours.token_outline, 1.5))
    if state is EdgeState.ENEMY:
        # Not by colour alone: a known edge points at the ground that the enemy will come over.
        painter.save()
        painter.rotate((number - 1) * 90)
        half = side * 0.3
        point = [QPointF(-half, side * 0.5), QPointF(half, side * 0.5), QPointF(0, side * 0.92)]
        painter.setBrush(ground)
        painter.drawPolygon(QPolygonF(point))
        painter.restore()
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 3, 3)
    painter.setPen(ink)
    painter.setFont(font_px(max(13.0, side * 0.72), heading=True, weight=700))
    painter.drawText(rect.adjusted(0, -side * 0.05, 0, 0), Qt.AlignmentFlag.AlignCenter, str(number))
