"""The table as a line drawing with the numbers of its list: light on ink, to scale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF

from desktop.look.lettering import HEADING_FAMILIES, TEXT_FAMILIES, load_fonts
from desktop.printing.sheet import tr
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.rebuild import MODELS, PlacementKind, placements
from rules_core.games.village.words.spoken import building_name
from rules_core.ground.tape_measure import Placement
from rules_core.song.options import INCH

SIDE = 1800
"""Of the picture in px; printed at about 250 to the inch."""
MARGIN = 64
"""Round the table, for the names of its edges, in px."""
HATCHES = {
    "wood": Qt.BrushStyle.Dense7Pattern,
    "stream": Qt.BrushStyle.HorPattern,
    "pond": Qt.BrushStyle.HorPattern,
    "marsh": Qt.BrushStyle.HorPattern,
    "crops": Qt.BrushStyle.VerPattern,
    "field": Qt.BrushStyle.VerPattern,
    "rocks": Qt.BrushStyle.DiagCrossPattern,
    "ruin": Qt.BrushStyle.DiagCrossPattern,
}
INK, GREY, PALE = QColor("#000000"), QColor("#777777"), QColor("#c9c9c9")


def table_drawing(siege: Siege) -> QImage:
    """Every placement in outline, with its number."""
    load_fonts()
    ground = siege.world.map
    scale = (SIDE - 2 * MARGIN) / max(ground.width, ground.height)
    wide, high = ground.width * scale, ground.height * scale
    image = QImage(round(wide + 2 * MARGIN), round(high + 2 * MARGIN), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _edges(painter, wide, high)
    painter.translate(MARGIN, MARGIN)
    _inches(painter, wide, high, scale)
    painter.setClipRect(QRectF(-2, -2, wide + 4, high + 4))
    everything = placements(siege)
    for placement in everything:
        _shape(painter, siege, placement, scale)
    for number, placement in enumerate(everything, start=1):
        _number(painter, siege, placement, number, scale)
    painter.end()
    return image


def _edges(painter: QPainter, wide: float, high: float) -> None:
    """The names of the edges, outside the table."""
    font = QFont(HEADING_FAMILIES[0])
    font.setPixelSize(44)
    painter.setFont(font)
    painter.setPen(INK)
    centre, whole = Qt.AlignmentFlag.AlignCenter, QRectF(0, 0, wide + 2 * MARGIN, high + 2 * MARGIN)
    painter.drawText(QRectF(0, 0, whole.width(), MARGIN), centre, tr("north"))
    painter.drawText(QRectF(0, whole.height() - MARGIN, whole.width(), MARGIN), centre, tr("south"))
    for words, x, turn in ((tr("west"), MARGIN / 2, -90), (tr("east"), whole.width() - MARGIN / 2, 90)):
        painter.save()
        painter.translate(x, whole.height() / 2)
        painter.rotate(turn)
        painter.drawText(QRectF(-200, -MARGIN / 2, 400, MARGIN), centre, words)
        painter.restore()


def _inches(painter: QPainter, wide: float, high: float, scale: float) -> None:
    """The border, with a thin line every six inches and a tick for each."""
    painter.setPen(QPen(PALE, 1.5, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    step = INCH * scale
    for number in range(1, int(wide / step + 0.01)):
        if number % 6 == 0:
            painter.drawLine(QPointF(number * step, 0), QPointF(number * step, high))
    for number in range(1, int(high / step + 0.01)):
        if number % 6 == 0:
            painter.drawLine(QPointF(0, number * step), QPointF(wide, number * step))
    painter.setPen(QPen(INK, 5))
    painter.drawRect(QRectF(0, 0, wide, high))


def _shape(painter: QPainter, siege: Siege, placement: Placement, scale: float) -> None:
    """The thing in outline: ground grey and hatched, buildings black, discs to scale."""
    kind = placement.kind
    if kind in (PlacementKind.TERRAIN, PlacementKind.BUILDING, PlacementKind.BARRICADE):
        piece = siege.ground.piece(placement.id)
        outline = QPolygonF([QPointF(x * scale, y * scale) for x, y in piece.outline.points])
        if kind is PlacementKind.TERRAIN:
            painter.setPen(QPen(GREY, 2.5))
            painter.setBrush(QBrush(PALE, HATCHES.get(piece.kind, Qt.BrushStyle.NoBrush)))
        else:
            painter.setPen(QPen(INK, 5))
            painter.setBrush(Qt.GlobalColor.white)
        painter.drawPolygon(outline)
        if kind is PlacementKind.BUILDING:
            _name(painter, siege, placement, QRectF(outline.boundingRect()))
        return
    middle, radius = QPointF(placement.x * scale, placement.y * scale), radius_of(siege, placement) * scale
    hero, dashed = kind in (PlacementKind.HERO, PlacementKind.DEFENDER), kind not in MODELS
    painter.setPen(QPen(INK, 7 if hero else 3, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawEllipse(middle, radius, radius)
    if kind is PlacementKind.ENEMY:
        # Theirs have a double ring, ours a thick one: told apart without colour.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius + 6, radius + 6)


def _name(painter: QPainter, siege: Siege, placement: Placement, rect: QRectF) -> None:
    font = QFont(HEADING_FAMILIES[0])
    name = building_name(siege.world.village, siege.world.buildings[BuildingId(placement.id)])
    size = 34
    font.setPixelSize(size)
    while size > 20 and QFontMetricsF(font).horizontalAdvance(name) > rect.width() - 12:
        size -= 1
        font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(INK)
    # Inside, where no marker covers it, above the number.
    inside = QRectF(rect.left(), rect.top() + 4, rect.width(), max(40.0, rect.height() / 2 - 24))
    painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, name)


def _number(painter: QPainter, siege: Siege, placement: Placement, number: int, scale: float) -> None:
    """The number of the list: inside a disc, on a white label on all else."""
    font = QFont(TEXT_FAMILIES[0])
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(26)
    painter.setFont(font)
    x, y = placement.x, placement.y
    if len(placement.spots) > 1:
        # On the line of a long piece, and not beside its bend.
        x, y = placement.spots[len(placement.spots) // 2].x, placement.spots[len(placement.spots) // 2].y
        if len(placement.spots) == 2:
            x, y = placement.x, placement.y
    place = QRectF(x * scale - 24, y * scale - 17, 48, 34)
    if placement.kind in (PlacementKind.TERRAIN, PlacementKind.BUILDING, PlacementKind.BARRICADE):
        painter.setPen(QPen(GREY, 1.5))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(place, 8, 8)
    painter.setPen(INK)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))


def radius_of(siege: Siege, placement: Placement) -> int:
    """Half the base of a model or the width of a marker, in tenths of a millimetre."""
    # A disc is measured to its edge: its middle lies that far behind.
    return max(gauge.inset for gauge in placement.spots[0].gauges) or INCH // 2
