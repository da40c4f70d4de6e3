"""The sheet on which the city is drawn, with everybody on it: ink on paper, laid out anew at every size."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.games.defenders.sheet_views import PlaceView, SheetView
from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, smooth, stroke, wandering
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.token import TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.painted import Painted, brush_up, paint_paper
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH

TOKEN = 40.0
"""Across, in px at 100 %."""
AROUND = 620
"""So much of the sheet is seen round what is drawn: room for arrows, names and those outside."""
NAME_ROOM = 600.0
"""How wide a name may be, so that those of neighbours stay apart."""
WHOLE = QRectF(0, 0, WIDTH, HEIGHT)
REACH = {"area": 330.0, "small": 175.0}
"""How far a location is drawn from its middle, in units of the sheet."""


class MapSheet(Painted):
    """Shows places, ways and tokens; tells what is clicked and where the pointer is."""

    place_clicked = Signal(str)
    spot_clicked = Signal(int, int)
    """A spot of the sheet, where no place was offered there."""
    spot_tried = Signal(int, int)
    hovered = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("defenders.sheet")
        self.setAccessibleName(self.tr("The map of the city"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.view = SheetView()
        self.offered: dict[str, str] = {}
        self.target = ""
        self.asks_spot = False
        self._part = WHOLE
        self.ghost: tuple[int, int] | None = None
        """Where a location would be drawn."""

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(640), self.theme.px(448))

    def show_sheet(self, view: SheetView, offered: dict[str, str], target: str, *, asks_spot: bool) -> None:
        """Draw this. `offered`: places that the question offers, with their keys; `asks_spot`: any spot will do."""
        self.view, self.offered, self.target, self.asks_spot = view, offered, target, asks_spot
        self._part = self._part_of(view)
        self.setCursor(Qt.CursorShape.CrossCursor if asks_spot else Qt.CursorShape.ArrowCursor)
        self.update()

    def show_ghost(self, x: int, y: int) -> None:
        """Show where a location would be drawn."""
        self.ghost = x, y
        self.update()

    # Where things are

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(6, 6, -6, -6)

    def _part_of(self, view: SheetView) -> QRectF:
        """The part of the sheet that is shown: all of it while it is drawn on, then what is drawn and its margin."""
        if self.asks_spot or not view.places:
            return WHOLE
        left, right = (pick(one.x for one in view.places) for pick in (min, max))
        top, bottom = (pick(one.y for one in view.places) for pick in (min, max))
        return QRectF(left, top, right - left, bottom - top).adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def _scale(self) -> float:
        paper, part = self._paper(), self._part
        return min(paper.width() / part.width(), paper.height() / part.height())

    def _origin(self) -> QPointF:
        paper, part, scale = self._paper(), self._part, self._scale()
        left = paper.left() + (paper.width() - part.width() * scale) / 2 - part.left() * scale
        return QPointF(left, paper.top() + (paper.height() - part.height() * scale) / 2 - part.top() * scale)

    def spot_of(self, x: float, y: float) -> QPointF:
        """Where a spot of the sheet is on the screen."""
        return self._origin() + QPointF(x, y) * self._scale()

    def place_at(self, at: QPointF) -> PlaceView | None:
        """The smallest location below a place of the screen."""
        found = [
            place for place in self.view.places if _length(self.spot_of(place.x, place.y) - at) <= self._reach(place)
        ]
        return min(found, key=lambda place: place.is_area, default=None)

    def _reach(self, place: PlaceView) -> float:
        return REACH["area" if place.is_area else "small"] * self._scale()

    # The hand

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        self.hovered.emit(place.id if place is not None else "")
        if self.asks_spot:
            spot = (event.position() - self._origin()) / self._scale()
            self.spot_tried.emit(round(spot.x()), round(spot.y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if self.asks_spot:
            spot = (event.position() - self._origin()) / self._scale()
            self.spot_clicked.emit(round(spot.x()), round(spot.y()))
        elif place is not None:
            self.place_clicked.emit(place.id)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_paper(painter, self._paper(), self.theme.look, role="map_paper")
        for way in self.view.ways:
            self._paint_way(painter, way.start, way.end)
        for place in sorted(self.view.places, key=lambda one: not one.is_area):
            self._paint_place(painter, place)
        for place in self.view.places:
            if place.number:
                self._paint_entry(painter, place)
        for place in self.view.places:
            self._paint_name(painter, place)
        for place in self.view.places:
            self._paint_tokens(painter, place)
        self._paint_outside(painter)
        if self.asks_spot and self.ghost is not None:
            reach = REACH["small"] * self._scale()
            painter.setPen(stroke(self.colours.hero, 2.4, (5, 4)))
            painter.setBrush(faint(self.colours.hero, 0.12))
            painter.drawEllipse(self.spot_of(*self.ghost), reach, reach)

    def _paint_way(self, painter: QPainter, start: tuple[int, int], end: tuple[int, int]) -> None:
        a, b = self.spot_of(*start), self.spot_of(*end)
        path = wandering([a, (a + b) / 2, b], f"{start}{end}", 1.6, 26, closed=False)
        for colour, wide in ((self.colours.road_line, 7.0), (self.colours.road, 4.4)):
            painter.setPen(stroke(colour, self.theme.look.px(1) * wide))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

    def _fill_of(self, place: PlaceView) -> QColor:
        colours = self.colours
        if place.is_destroyed:
            return mixed(colours.stone, colours.map_paper, 0.5)
        return {
            "military": colours.roof_forge,
            "economy": colours.roof_stable,
            "religion": colours.roof_temple,
            "government": colours.roof_hall,
        }.get(place.kind, colours.ground)

    def _outline_of(self, place: PlaceView) -> QPainterPath:
        middle, reach = self.spot_of(place.x, place.y), self._reach(place)
        if place.is_area:
            wide, high = (reach * 1.25, reach * 0.5) if place.is_long else (reach, reach * 0.82)
            points = [middle + QPointF(cos(turn * pi / 6) * wide, sin(turn * pi / 6) * high) for turn in range(12)]
            return smooth(points)
        half = reach * 0.86
        corners = [QPointF(-half, -half), QPointF(half, -half), QPointF(half, half), QPointF(-half, half)]
        return wandering([middle + one for one in corners], place.id, 1.4, 30)

    def _paint_place(self, painter: QPainter, place: PlaceView) -> None:
        colours, look = self.colours, self.theme.look
        outline, middle, reach = self._outline_of(place), self.spot_of(place.x, place.y), self._reach(place)
        if not look.is_plain and not place.is_area:
            painter.fillPath(outline.translated(3, 4), faint(colours.shadow, 0.3))
        painter.setBrush(faint(self._fill_of(place), 0.55 if place.is_area else 1.0))
        painter.setPen(stroke(colours.ink, 1.8, (2, 5) if place.is_underground else ()))
        painter.drawPath(outline)
        if place.is_destroyed:
            self._hatch(painter, outline)
        if place.is_occupied or place.is_attacked:
            painter.setBrush(faint(colours.enemy_fill, 0.22 if place.is_occupied else 0.0))
            painter.setPen(stroke(colours.enemy_fill, 3.4, () if place.is_occupied else (9, 6), flat=True))
            painter.drawPath(outline)
        if place.id in self.offered or place.id == self.target:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(colours.sel, 4.2, () if place.id == self.target else (8, 5), flat=True))
            painter.drawPath(outline)
        size = min(reach * 0.62, look.px(40))
        up = reach * (0.46 if place.is_area and not place.is_long else 0.0 if place.is_long else 0.38)
        painter.setPen(stroke(colours.ink, 1.2))
        painter.setBrush(colours.face)
        centre = middle - QPointF(0, up)
        painter.drawEllipse(centre, size * 0.64, size * 0.64)
        paint_icon(painter, place.icon, centre, size * 0.9, colours.face_ink)

    def _hatch(self, painter: QPainter, outline: QPainterPath) -> None:
        box = outline.boundingRect()
        painter.save()
        painter.setClipPath(outline)
        painter.setPen(stroke(faint(self.colours.ink, 0.5), 1.4))
        step, x = self.theme.look.px(9), box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += step
        painter.restore()

    def _paint_name(self, painter: QPainter, place: PlaceView) -> None:
        look = self.theme.look
        font = look.font(TextStyle.LABEL)
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(place.name, Qt.TextElideMode.ElideRight, max(look.px(80), NAME_ROOM * self._scale()))
        above = self._outline_of(place).boundingRect().top() - metrics.height()
        wide = metrics.horizontalAdvance(text) + look.px(10)
        middle = self.spot_of(place.x, place.y)
        rect = QRectF(middle.x() - wide / 2, above - look.px(2), wide, metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(self.colours.map_paper, 0.82))
        painter.drawRoundedRect(rect, 4, 4)
        painter.setPen(self.colours.ink)
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_entry(self, painter: QPainter, place: PlaceView) -> None:
        """An arrow from the nearest edge of the sheet, with the number of the way in."""
        look, colours = self.theme.look, self.colours
        part = self._part
        edges = {
            place.x - part.left(): (part.left(), float(place.y)),
            part.right() - place.x: (part.right(), float(place.y)),
            place.y - part.top(): (float(place.x), part.top()),
            part.bottom() - place.y: (float(place.x), part.bottom()),
        }
        x, y = edges[min(edges)]
        start, end = self.spot_of(x, y), self.spot_of(place.x, place.y)
        far = end - start
        length = max(1.0, _length(far))
        tip = end - far * (self._reach(place) * (0.86 if place.is_area else 0.96) / length)
        start += far * (look.px(14) / length)
        if _length(tip - start) > look.px(8):
            painter.setPen(stroke(colours.enemy_fill, 3.0, (7, 5), flat=True))
            painter.drawLine(start, tip)
        way = far / length
        across = QPointF(-way.y(), way.x())
        head = [tip, tip - way * look.px(11) + across * look.px(6), tip - way * look.px(11) - across * look.px(6)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.enemy_fill)
        painter.drawPath(polygon_path(head))
        painter.setPen(stroke(colours.on_fill, 1.6))
        painter.drawEllipse(start, look.px(12), look.px(12))
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        box = QRectF(start.x() - 20, start.y() - 20, 40, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place.number))

    def _paint_tokens(self, painter: QPainter, place: PlaceView) -> None:
        here = [token for at, token in self.view.tokens if at == place.id]
        if not here:
            return
        size = float(self.theme.look.px(TOKEN))
        middle = self.spot_of(place.x, place.y) + QPointF(0, self._reach(place) * (0.3 if place.is_area else 0.55))
        self._paint_row(painter, here, middle, size)

    def _paint_row(self, painter: QPainter, tokens: list[TokenView], middle: QPointF, size: float) -> None:
        """Side by side, four in a row."""
        for number, token in enumerate(tokens):
            row, column = divmod(number, 4)
            in_row = min(4, len(tokens) - 4 * row)
            x = middle.x() + (column - (in_row - 1) / 2) * size * 1.16
            painter.save()
            painter.translate(x, middle.y() + row * size * 1.14)
            paint_token(painter, token, size, self.theme.look)
            painter.restore()

    def _paint_outside(self, painter: QPainter) -> None:
        """D-THR-7. Threats without a place gather in a corner of the sheet, never on a location."""
        here = [token for at, token in self.view.tokens if at == ""]
        size = float(self.theme.look.px(TOKEN))
        paper = self._paper()
        columns = max(1, int(paper.width() * 0.32 / (size * 1.16)))
        for number, token in enumerate(here):
            row, column = divmod(number, columns)
            painter.save()
            painter.translate(paper.left() + size * (0.8 + 1.16 * column), paper.bottom() - size * (0.9 + 1.14 * row))
            paint_token(painter, token, size, self.theme.look)
            painter.restore()


def _length(way: QPointF) -> float:
    return hypot(way.x(), way.y())
