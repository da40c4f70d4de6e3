"""The table itself: paper margin with inch ticks, ground with patches and grass, the optional grid of inches."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.look.colours import faint
from desktop.look.ink import seeded, smooth, stroke
from desktop.look.lettering import font_px
from desktop.look.theme import Look
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, EdgeState, TableView

INCH = float(UNITS_PER_INCH)
MARGIN = 0.62 * INCH


def table_rect(table: TableView) -> QRectF:
    """The playing area, in tenths of a millimetre."""
    return QRectF(0, 0, table.width, table.height)


def map_rect(table: TableView) -> QRectF:
    """The playing area with its paper margin."""
    return table_rect(table).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def paint_ground(painter: QPainter, table: TableView, look: Look, ink: float) -> None:
    """Margin, ground, patches. In tenths of a millimetre; `ink` is the length of one px on the screen."""
    colours = look.colours
    area = table_rect(table)
    painter.fillRect(map_rect(table), colours.map_paper)
    painter.fillRect(area, colours.ground)
    if look.is_plain:
        return
    painter.save()
    painter.setClipRect(area)
    random = seeded(f"{table.seed} patches")
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(max(3, round(table.width * table.height / (INCH * INCH) / 90))):
        centre = QPointF(random.uniform(0, table.width), random.uniform(0, table.height))
        size = INCH * random.uniform(2.2, 5.0)
        blob = [
            centre + QPointF(across * size * random.uniform(0.7, 1.3), down * size * random.uniform(0.5, 0.95))
            for across, down in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ]
        painter.fillPath(smooth(blob), faint(colours.ground_2, 0.62))
    painter.restore()


def grass_cells(table: TableView) -> list[QRectF]:
    """The cells of six by six inches in which grass is strewn."""
    side = INCH * 6
    return [
        QRectF(x * side, y * side, min(side, table.width - x * side), min(side, table.height - y * side))
        for y in range(ceil(table.height / side))
        for x in range(ceil(table.width / side))
    ]


def paint_grass(painter: QPainter, table: TableView, cell: QRectF, look: Look, ink: float) -> None:
    """Tufts of grass in one cell, strewn by the table's seed."""
    if look.is_plain:
        return
    random = seeded(f"{table.seed} grass {cell.x():.0f} {cell.y():.0f}")
    path = QPainterPath()
    for _ in range(round(cell.width() * cell.height() / (INCH * INCH) / 4.5)):
        size = INCH * random.uniform(0.2, 0.34)
        x = random.uniform(cell.left() + size, cell.right() - size)
        y = random.uniform(cell.top() + size * 1.2, cell.bottom())
        for lean in (-0.55, 0.0, 0.5):
            path.moveTo(x + lean * size * 0.2, y)
            path.lineTo(x + lean * size, y - size * (1.0 - abs(lean) * 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(look.colours.grass, 1.15 * ink))
    painter.drawPath(path)


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
