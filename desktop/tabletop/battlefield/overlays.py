"""Drawings above the ground: reach and zones (baked), arrows, lines of sight, rulers (live), plates and reach discs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look.colours import Colours, faint
from desktop.look.ink import polygon_path, smooth, stroke
from desktop.look.lettering import TextStyle, font_px
from desktop.look.theme import Look
from desktop.look.token import Side
from desktop.tabletop.battlefield.baked import BakedLayer, LayerPart
from desktop.tabletop.battlefield.picture_item import Z_LINE, Z_MEASURE, Z_ORDER
from desktop.tabletop.battlefield.table import table_rect
from desktop.tabletop.battlefield.views import (
    UNITS_PER_INCH,
    Arrow,
    DangerMark,
    Measure,
    Outline,
    Plate,
    PlateTone,
    ReachBand,
    SightLine,
    TableView,
    Zone,
    ZoneTone,
)

_FILL_LIGHT = {1: 0.20, 2: 0.12, 3: 0.07}
_FILL_DARK = {1: 0.22, 2: 0.13, 3: 0.07}
_EDGES: dict[int, tuple[float, tuple[float, ...]]] = {1: (2.6, ()), 2: (2.0, (9, 5)), 3: (1.8, (2, 5))}
_PADDING = 60.0
MOST_TRIANGLES = 3
"""So many marks of danger stand at one spot at most."""


def area_path(outlines: Sequence[Outline]) -> QPainterPath:
    """An area with its holes."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for outline in outlines:
        path.addPath(polygon_path([QPointF(x, y) for x, y in outline]))
    return path


def united(parts: Sequence[Outline]) -> QPainterPath:
    """Parts that may overlap, as one area with one edge."""
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(polygon_path([QPointF(x, y) for x, y in part]))
    return whole.simplified()


def reach_layer(table: TableView, bands: Sequence[ReachBand], zones: Sequence[Zone], look: Look) -> BakedLayer | None:
    """Zones and reach bands as one layer; None if there are none."""
    if not bands and not zones:
        return None
    area = table_rect(table)
    parts: list[LayerPart] = []
    for zone in zones:
        path = united(zone.parts)
        parts.append(LayerPart(_grown(path), partial(_paint_zone, zone.tone, path, area, look)))
    for band in sorted(bands, key=lambda one: -one.moves):
        path = area_path(band.outlines)
        parts.append(LayerPart(_grown(path), partial(_paint_band, band.moves, path, area, look)))
    return BakedLayer(area, parts, opaque=False)


def danger_layer(table: TableView, marks: Sequence[DangerMark], look: Look) -> BakedLayer | None:
    """A triangle at a spot for each who would attack there, three at most; None if there are none."""
    if not marks:
        return None
    area = table_rect(table)
    parts = [LayerPart(_mark_box(one), partial(_paint_danger, one, look)) for one in marks]
    return BakedLayer(area, parts, opaque=False)


DISC = 11
"""The radius of the numbered disc of a reach band, in px at 100 %."""
MOST_TRIED = 48
"""So many places of a band at most are looked at for its disc."""


def disc_place(band: ReachBand, table: TableView, cost: Callable[[QPointF], float] = lambda _: 0.0) -> QPointF:
    """Where the numbered disc of a band stands: on its edge and on the table, where it costs least; of several places
    the one farthest towards the lower right."""
    inset = UNITS_PER_INCH * 0.8
    corners = [point for outline in band.outlines for point in outline]
    on_table = [(x, y) for x, y in corners if inset <= x <= table.width - inset and inset <= y <= table.height - inset]
    places = sorted(on_table or corners, key=lambda point: -point[0] * 0.62 - point[1] * 0.78)
    best, least = QPointF(*places[0]), -1.0
    for x, y in places[:: 1 + len(places) // MOST_TRIED]:
        paid = cost(QPointF(x, y))
        if least < 0 or paid < least:
            best, least = QPointF(x, y), paid
        if not paid:
            break
    return best


def paint_reach_disc(painter: QPainter, text: str, look: Look) -> None:
    """The numbered disc of a reach band, round the origin."""
    colours = look.colours
    radius = look.px(DISC)
    painter.setPen(stroke(colours.on_fill, 1.6))
    painter.setBrush(colours.hero_fill)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(colours.on_fill)
    painter.setFont(font_px(max(13.0, radius * 1.35), weight=700))
    painter.drawText(QRectF(-radius, -radius, radius * 2, radius * 2), Qt.AlignmentFlag.AlignCenter, text)


def paint_contact(painter: QPainter, look: Look) -> None:
    """The mark where two who fight each other touch, round the origin: two blades crossed."""
    colours = look.colours
    for colour, wide in ((colours.token_outline, 5.0), (colours.sel, 2.2)):
        painter.setPen(stroke(colour, wide))
        painter.drawLine(QPointF(-4, -4), QPointF(4, 4))
        painter.drawLine(QPointF(-4, 4), QPointF(4, -4))


LINE = 0.84
"""From line to line of a plate, in heights of the face."""


def plate_rect(plate: Plate, look: Look) -> QRectF:
    """The rectangle of a label plate round its point, in px."""
    metrics, lines = QFontMetricsF(look.font(TextStyle.LEAST)), plate.text.split("\n")
    width = max(metrics.horizontalAdvance(line) for line in lines) + look.px(22)
    height = metrics.height() * (1 + LINE * (len(lines) - 1)) + look.px(4)
    return QRectF(-width / 2, -height / 2, width, height)


def paint_plate(painter: QPainter, plate: Plate, look: Look) -> None:
    """A label plate round the origin."""
    ground, ink, edge = _plate_colours(plate.tone, look.colours)
    rect = plate_rect(plate, look)
    painter.setPen(stroke(edge, look.hair))
    painter.setBrush(ground)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.setPen(ink)
    painter.setFont(look.font(TextStyle.LEAST))
    lines, high = plate.text.split("\n"), painter.fontMetrics().height()
    for number, line in enumerate(lines):
        place = QRectF(rect.left(), rect.top() + look.px(2) + number * high * LINE, rect.width(), high)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)


def _plate_colours(tone: PlateTone, colours: Colours) -> tuple[QColor, QColor, QColor]:
    return {
        PlateTone.OURS: (colours.hero_fill, colours.on_fill, colours.pennant_hero),
        PlateTone.THEIRS: (colours.enemy_fill, colours.on_fill, colours.pennant_enemy),
        PlateTone.GOLD: (colours.sel, colours.on_gold, colours.token_outline),
        PlateTone.WARN: (colours.plate_warn, colours.die, colours.token_outline),
        PlateTone.PLAIN: (colours.base, colours.text, colours.line_strong),
    }[tone]


def _grown(path: QPainterPath) -> QRectF:
    return path.boundingRect().adjusted(-_PADDING, -_PADDING, _PADDING, _PADDING)


def _paint_band(moves: int, path: QPainterPath, area: QRectF, look: Look, painter: QPainter, ink: float) -> None:
    colour = look.colours.reach
    fill = (_FILL_DARK if look.is_dark else _FILL_LIGHT).get(moves, 0.07)
    width, dashes = _EDGES.get(moves, _EDGES[3])
    painter.setClipRect(area)
    painter.fillPath(path, faint(colour, fill))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colour, width * ink, [length * ink for length in dashes], flat=moves == 2))
    painter.drawPath(path)


def _mark_box(mark: DangerMark) -> QRectF:
    half = UNITS_PER_INCH / 2
    return QRectF(mark.x - half, mark.y - half, 2 * half, 2 * half)


def _paint_danger(mark: DangerMark, look: Look, painter: QPainter, ink: float) -> None:
    """Whole where it would likely end badly, an outline elsewhere: told by shape and number, not by colour alone."""
    colours = look.colours
    many = min(mark.many, MOST_TRIANGLES)
    size = UNITS_PER_INCH * 0.3
    step = size * 0.9
    left = mark.x - step * (many - 1) / 2
    painter.setBrush(colours.enemy_bar if mark.grave else Qt.BrushStyle.NoBrush)
    for number in range(many):
        x = left + number * step
        corners = [(x - size / 2, mark.y + size * 0.4), (x + size / 2, mark.y + size * 0.4), (x, mark.y - size * 0.45)]
        path = polygon_path([QPointF(*corner) for corner in corners])
        painter.setPen(stroke(colours.face, 3.4 * ink))
        painter.drawPath(path)
        painter.setPen(stroke(colours.enemy_bar, 1.6 * ink))
        painter.drawPath(path)


def _paint_zone(tone: ZoneTone, path: QPainterPath, area: QRectF, look: Look, painter: QPainter, ink: float) -> None:
    colours = look.colours
    fill, edge, alpha = {
        ZoneTone.GOLD: (
            colours.gold_fill,
            colours.gold if not look.is_dark else colours.sel,
            0.2 if look.is_dark else 0.3,
        ),
        ZoneTone.OURS: (colours.reach, colours.reach, 0.14),
        ZoneTone.THEIRS: (colours.enemy_bar, colours.enemy if look.is_dark else colours.enemy_fill, 0.12),
        ZoneTone.QUIET: (colours.ink, colours.ink, 0.05),
        ZoneTone.WARN: (colours.plate_warn, colours.plate_warn, 0.3),
    }[tone]
    painter.setClipRect(area)
    painter.fillPath(path, faint(fill, alpha))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if tone is ZoneTone.WARN:
        # A frame on a light casing: it lies round things that have an edge of their own.
        painter.setPen(stroke(faint(colours.face, 0.9), 6.5 * ink))
        painter.drawPath(path)
        painter.setPen(stroke(edge, 4 * ink))
    else:
        painter.setPen(stroke(edge, 2.2 * ink, (9 * ink, 5 * ink), flat=True))
    painter.drawPath(path)


class LineItem(QGraphicsItem):
    """A drawing in scene coordinates whose strokes keep their width on the screen."""

    def __init__(self, z: float, look: Look) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.look = look
        self.scale_px = 0.1

    def set_scale(self, scale: float) -> None:
        self.prepareGeometryChange()
        self.scale_px = scale

    def grown(self, points: Sequence[QPointF], px: float) -> QRectF:
        """The box of some points with room for strokes and labels of `px` on the screen."""
        out = px / self.scale_px
        return QPolygonF(list(points)).boundingRect().adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, 1 / self.scale_px)

    def draw(self, painter: QPainter, ink: float) -> None:
        """Draw in scene coordinates; `ink` is the length of one px."""
        raise NotImplementedError


HEAD_PX = 10.0
"""From the tip of an arrow to the end of its head, and a little."""


class ArrowItem(LineItem):
    """A dashed red arrow for what an enemy would do, a blue one for our own way; drawn on from its tail."""

    def __init__(self, arrow: Arrow, look: Look) -> None:
        super().__init__(Z_ORDER if arrow.above else Z_LINE, look)
        self.arrow = arrow
        self.progress = 1.0

    def set_progress(self, progress: float) -> None:
        """How much of the arrow is drawn, 0 to 1."""
        self.progress = progress
        self.update()

    @property
    def head_box(self) -> QRectF:
        """What the head covers, in px from the table's corner: it says whom or what the arrow is about."""
        x, y = self.arrow.points[-1]
        half = HEAD_PX * self.look.arrow_scale
        return QRectF(x * self.scale_px - half, y * self.scale_px - half, 2 * half, 2 * half)

    def boundingRect(self) -> QRectF:
        return self.grown([QPointF(x, y) for x, y in self.arrow.points], 16 * self.look.arrow_scale)

    def draw(self, painter: QPainter, ink: float) -> None:
        ink *= self.look.arrow_scale
        points = _shortened([QPointF(x, y) for x, y in self.arrow.points], self.progress, 8 * ink)
        if len(points) < 2:
            return
        colours = self.look.colours
        colour = self.look.loud_enemy if self.arrow.side is Side.THEIRS else colours.reach
        path = smooth(points, closed=False)
        tip, before = points[-1], points[-2]
        long = hypot(tip.x() - before.x(), tip.y() - before.y()) or 1.0
        way = (tip - before) / long
        across = QPointF(-way.y(), way.x())
        head = QPolygonF(
            [
                tip + way * (9 * ink),
                tip - way * (5 * ink) + across * (6.5 * ink),
                tip - way * (2 * ink),
                tip - way * (5 * ink) - across * (6.5 * ink),
            ]
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Over tokens a dashed line would be lost among their rings.
        halo, dashes = (9 * ink, ()) if self.arrow.above else (6.5 * ink, (8 * ink, 5 * ink))
        painter.setPen(stroke(colours.face, halo))
        painter.drawPath(path)
        if self.arrow.above:
            painter.setPen(stroke(colours.face, 6 * ink))
            painter.drawPolygon(head)
        painter.setPen(stroke(colour, 4 * ink, dashes, flat=True))
        painter.drawPath(path)
        painter.setPen(stroke(colours.face, 2 * ink))
        painter.setBrush(colour)
        painter.drawPolygon(head)


class SightItem(LineItem):
    """A line of sight: whole and blue if clear, dashed in cover, red and crossed where it is blocked."""

    def __init__(self, sight: SightLine, look: Look) -> None:
        super().__init__(Z_LINE, look)
        self.sight = sight

    def boundingRect(self) -> QRectF:
        return self.grown([QPointF(*self.sight.start), QPointF(*self.sight.end)], 60)

    def draw(self, painter: QPainter, ink: float) -> None:
        colours = self.look.colours
        start, end = QPointF(*self.sight.start), QPointF(*self.sight.end)
        colour = colours.hero_fill if self.sight.clear else self.look.loud_enemy
        dashes = (8 * ink, 5 * ink) if self.sight.cover or not self.sight.clear else ()
        painter.setPen(stroke(faint(colours.face, 0.9), 5 * ink))
        painter.drawLine(start, end)
        painter.setPen(stroke(colour, 2.4 * ink, dashes, flat=True))
        painter.drawLine(start, end)
        middle = (start + end) / 2
        if not self.sight.clear:
            arm = 6 * ink
            painter.setPen(stroke(colour, 3 * ink))
            painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm))
            painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm))
        if self.sight.label:
            _paint_label(painter, middle, self.sight.label, self.look, ink)


class MeasureItem(LineItem):
    """A ruler on the table, with a tick for each inch and its length in words."""

    def __init__(self, measure: Measure, look: Look) -> None:
        super().__init__(Z_MEASURE, look)
        self.measure = measure

    def set_measure(self, measure: Measure) -> None:
        self.prepareGeometryChange()
        self.measure = measure
        self.update()

    def boundingRect(self) -> QRectF:
        return self.grown([QPointF(*self.measure.start), QPointF(*self.measure.end)], 90)

    def draw(self, painter: QPainter, ink: float) -> None:
        colours = self.look.colours
        start, end = QPointF(*self.measure.start), QPointF(*self.measure.end)
        long = hypot(end.x() - start.x(), end.y() - start.y())
        if long < 1:
            return
        way = (end - start) / long
        across = QPointF(-way.y(), way.x())
        # Butt ends, so that the ruler is exactly as long as it says.
        painter.setPen(stroke(colours.token_outline, 7 * ink, flat=True))
        painter.drawLine(start, end)
        painter.setPen(stroke(colours.gold_line, 5 * ink, flat=True))
        painter.drawLine(start, end)
        painter.setPen(stroke(colours.token_outline, 1.2 * ink, flat=True))
        for inch in range(1, int(long / UNITS_PER_INCH) + 1):
            place = start + way * (inch * UNITS_PER_INCH)
            reach = (7 if inch % 6 == 0 else 4) * ink
            painter.drawLine(place - across * (2.5 * ink), place + across * reach)
        painter.setBrush(colours.sel)
        for place in (start, end):
            painter.drawEllipse(place, 4.5 * ink, 4.5 * ink)
        label_at = (start + end) / 2 + self._aside(abs(way.x()) >= abs(way.y())) * ink
        _paint_label(painter, label_at, self.measure.label, self.look, ink)

    def _aside(self, flat: bool) -> QPointF:
        """How far from the line its words stand, in px."""
        if not self.measure.aside:
            return QPointF(0, -20)
        rect = plate_rect(Plate("", 0, 0, self.measure.label, PlateTone.PLAIN), self.look)
        if flat:
            return QPointF(0, self.measure.aside * (rect.height() / 2 + 10))
        return QPointF(self.measure.aside * (rect.width() / 2 + 10), 0)


def _paint_label(painter: QPainter, centre: QPointF, text: str, look: Look, ink: float) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(ink, ink)
    paint_plate(painter, Plate("", 0, 0, text, PlateTone.PLAIN), look)
    painter.restore()


def _shortened(points: list[QPointF], progress: float, gap: float) -> list[QPointF]:
    """The first part of a line: its share `progress`, ending `gap` before its point, where the head stands."""
    lengths = [hypot(end.x() - start.x(), end.y() - start.y()) for start, end in pairwise(points)]
    left = max(0.0, sum(lengths) * progress - gap)
    kept = [points[0]]
    for start, end, long in zip(points, points[1:], lengths, strict=False):
        if long >= left:
            if long:
                kept.append(start + (end - start) * (left / long))
            return kept
        kept.append(end)
        left -= long
    return kept
