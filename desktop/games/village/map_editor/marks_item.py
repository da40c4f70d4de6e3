"""Draws the marks of the editor above the map, in strokes that keep their width on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from desktop.games.village.map_editor.crowd import Crowd
from desktop.games.village.map_editor.label_places import free_place
from desktop.games.village.map_editor.marks import Area, DistanceTone, Handle, HandleKind, MapMarks, Parts, Tag, Trouble
from desktop.games.village.map_editor.shapes import Place, Shape
from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, stroke
from desktop.look.theme import Look
from desktop.tabletop.battlefield.overlays import LineItem, paint_plate, plate_rect
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Plate, PlateTone

Z_MARKS = 68.0
INCH = float(UNITS_PER_INCH)
HANDLE_PX = 11
TURN_PX = 14
SHORT_PX = 90


class MarksItem(LineItem):
    """One item for all marks of one origin; it covers the whole scene, because marks may stand anywhere."""

    def __init__(self, look: Look, z: float = Z_MARKS, below: MarksItem | None = None) -> None:
        super().__init__(z, look)
        self.marks = MapMarks()
        self._area = QRectF(-1, -1, 2, 2)
        self.below = below
        self.plates: list[QRectF] = []
        """Where its words stand, in tenths of a millimetre; those of an item above keep clear of them."""
        self.kept_free: Callable[[], Sequence[QRectF]] = list
        """What no words may cover."""
        self._taken: list[QRectF] = []
        """What the words of this drawing keep clear of; found out for the first of them."""
        self._crowd = Crowd()

    def set_area(self, area: QRectF) -> None:
        """The scene it lies in."""
        self.prepareGeometryChange()
        self._area = area

    def set_marks(self, marks: MapMarks) -> None:
        if marks != self.marks:
            self.marks = marks
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, painter: QPainter, ink: float) -> None:
        marks = self.marks
        self.plates.clear()
        self._taken.clear()
        for area in marks.areas:
            self._draw_area(painter, area, ink)
        for part in marks.parts:
            self._draw_part(painter, part, ink)
        for way in marks.ways:
            self._draw_way(painter, way, ink)
        for shape in marks.quiet_frames:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(faint(self.look.colours.sel, 0.9), 2 * ink, (4 * ink, 4 * ink)))
            painter.drawPath(_path(shape))
        self._crowd.draw(painter, marks.crowd, marks.crowd_at, self.look)
        for shape in marks.frames:
            self._draw_frame(painter, shape, ink)
        clear = self._clear_of_words() if marks.guides or marks.tags else QPainterPath()
        if marks.guides:
            painter.save()
            painter.setClipPath(clear)
            self._draw_guides(painter, ink)
            painter.restore()
        self._draw_sketch(painter, ink)
        if marks.rubber is not None:
            box = QRectF(
                _point((marks.rubber.left, marks.rubber.top)), _point((marks.rubber.right, marks.rubber.bottom))
            )
            painter.setBrush(faint(self.look.colours.sel, 0.14))
            painter.setPen(stroke(self.look.colours.sel, 1.6 * ink, (5 * ink, 3 * ink), flat=True))
            painter.drawRect(box)
        if marks.tags:
            painter.save()
            painter.setClipPath(clear)
            for tag in marks.tags:
                self._draw_line(painter, tag, ink)
            painter.restore()
        for tag in marks.tags:
            self._draw_words(painter, tag, ink)
        if marks.stem is not None:
            painter.setPen(stroke(self.look.outline, 1.6 * ink))
            painter.drawLine(QLineF(_point(marks.stem[0]), _point(marks.stem[1])))
        for handle in marks.handles:
            self._draw_handle(painter, handle, ink)
        for trouble in marks.troubles:
            self._draw_trouble(painter, trouble, ink)
        if marks.note:
            place = _point(marks.note_at) + QPointF(0, -26 * ink)
            self._plate(painter, [place], marks.note, PlateTone.PLAIN, ink)

    def _draw_area(self, painter: QPainter, area: Area, ink: float) -> None:
        colours = self.look.colours
        path = _path(area.shapes[0])
        for shape in area.shapes[1:]:
            path = path.united(_path(shape))
        if area.filled:
            painter.fillPath(path, faint(colours.reach, 0.16 if area.chosen else 0.10))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(colours.reach, 2.2 * ink, (9 * ink, 5 * ink), flat=True))
        painter.drawPath(path)
        if area.label:
            box = path.boundingRect()
            inside = 14 * ink
            places = [
                QPointF(box.center().x() + box.width() * across, down)
                for down in (box.bottom() - inside, box.top() + inside, box.center().y())
                for across in (0.25, -0.25, 0.0)
            ]
            self._plate(painter, places, area.label, PlateTone.OURS, ink, optional=True)

    def _draw_part(self, painter: QPainter, part: Parts, ink: float) -> None:
        colours = self.look.colours
        box = _path(part.shape).boundingRect()
        painter.setPen(stroke(colours.sel if part.chosen else colours.face, (3 if part.chosen else 1.4) * ink))
        painter.setBrush(colours.enemy_fill)
        painter.drawRect(box)
        # Not by colour alone: small arrows point at the ground that the enemy comes over.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.on_fill)
        across = part.edge in (1, 3)
        long = box.width() if across else box.height()
        count = max(1, int(long / (INCH * 1.5)))
        turn = (part.edge - 1) * 90
        for number in range(count):
            share = (number + 0.5) / count
            x = box.left() + box.width() * (share if across else 0.5)
            y = box.top() + box.height() * (0.5 if across else share)
            painter.save()
            painter.translate(x, y)
            painter.rotate(turn)
            size = INCH * 0.2
            points = [QPointF(-size, -size * 0.6), QPointF(size, -size * 0.6), QPointF(0, size)]
            painter.drawPolygon(QPolygonF(points))
            painter.restore()

    def _draw_way(self, painter: QPainter, way: Shape, ink: float) -> None:
        path = _open_path(way)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(faint(self.look.colours.face, 0.75), 5.5 * ink))
        painter.drawPath(path)
        painter.setPen(stroke(self.look.loud_enemy, 2.4 * ink, (2 * ink, 5 * ink)))
        painter.drawPath(path)
        # Where it leads to.
        painter.setPen(stroke(self.look.colours.face, 1.4 * ink))
        painter.setBrush(self.look.loud_enemy)
        painter.drawEllipse(_point(way[-1]), 5 * ink, 5 * ink)

    def _draw_frame(self, painter: QPainter, shape: Shape, ink: float) -> None:
        colours = self.look.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((self.look.outline, 5.0), (colours.sel, 2.8)):
            painter.setPen(stroke(colour, wide * ink))
            painter.drawPath(_path(shape))

    def _draw_guides(self, painter: QPainter, ink: float) -> None:
        painter.setPen(stroke(self.look.loud_enemy, 1.4 * ink, (6 * ink, 3 * ink), flat=True))
        for guide in self.marks.guides:
            painter.drawLine(QLineF(_point(guide.start), _point(guide.end)))

    def _draw_sketch(self, painter: QPainter, ink: float) -> None:
        marks = self.marks
        if not marks.sketch:
            return
        colours = self.look.colours
        path = _path(marks.sketch) if marks.sketch_closed else _open_path(marks.sketch)
        if marks.sketch_closed:
            painter.fillPath(path, faint(colours.sel, 0.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((self.look.outline, 4.4), (colours.sel, 2.2)):
            painter.setPen(stroke(colour, wide * ink))
            painter.drawPath(path)
        if marks.sketch_points:
            painter.setPen(stroke(self.look.outline, 1.4 * ink))
            painter.setBrush(colours.face)
            for place in marks.sketch:
                painter.drawEllipse(_point(place), 4.5 * ink, 4.5 * ink)

    def _clear_of_words(self) -> QPainterPath:
        """All but names and buildings: a line passes below them."""
        whole, kept = QPainterPath(), QPainterPath()
        whole.addRect(self._area)
        kept.setFillRule(Qt.FillRule.WindingFill)
        for box in self.kept_free():
            kept.addRect(box)
        return whole.subtracted(kept)

    def _draw_line(self, painter: QPainter, tag: Tag, ink: float) -> None:
        colour = self._loud(tag.tone)
        line = QLineF(_point(tag.start), _point(tag.end))
        painter.setPen(stroke(faint(self.look.colours.face, 0.75), 5.5 * ink))
        painter.drawLine(line)
        dashes = (7 * ink, 5 * ink) if tag.tone is DistanceTone.BAD else ()
        painter.setPen(stroke(colour, 3 * ink, dashes, flat=True))
        painter.drawLine(line)

    def _draw_words(self, painter: QPainter, tag: Tag, ink: float) -> None:
        tone = {
            DistanceTone.BAD: PlateTone.THEIRS,
            DistanceTone.WARN: PlateTone.WARN,
            DistanceTone.OURS: PlateTone.OURS,
        }[tag.tone]
        start, end = _point(tag.start), _point(tag.end)
        if QLineF(start, end).length() < SHORT_PX * ink:
            # Between two buildings there is no room for words: they stand left of the gap.
            left = start if start.x() < end.x() else end
            wide = plate_rect(Plate("", 0, 0, tag.words, tone), self.look).width() * ink
            beside = QPointF(left.x() - wide / 2 - 6 * ink, min(start.y(), end.y()))
            self._plate(painter, [beside], tag.words, tone, ink, optional=True)
            return
        self._plate(painter, [(start + end) / 2 + QPointF(0, -18 * ink)], tag.words, tone, ink, optional=True)

    def _draw_handle(self, painter: QPainter, handle: Handle, ink: float) -> None:
        colours = self.look.colours
        place = _point(handle.place)
        painter.setPen(stroke(colours.token_outline, 1.6 * ink))
        painter.setBrush(colours.sel if handle.loud or handle.kind is HandleKind.TURN else colours.face)
        half = HANDLE_PX * self.look.disc_scale / 2 * ink
        if handle.kind is HandleKind.CROSS:
            self._draw_cross(painter, place, half * 2.6)
            return
        if handle.kind is HandleKind.TURN:
            radius = TURN_PX * self.look.disc_scale / 2 * ink
            painter.drawEllipse(place, radius, radius)
        elif handle.kind is HandleKind.CORNER:
            painter.drawEllipse(place, half, half)
        else:
            painter.drawRect(QRectF(place.x() - half, place.y() - half, half * 2, half * 2))

    def _draw_cross(self, painter: QPainter, place: QPointF, arm: float) -> None:
        """Two strokes that leave the place itself free, light on dark so that they are seen on every ground."""
        ink = arm / (HANDLE_PX * self.look.disc_scale * 1.3)
        for colour, wide in ((self.look.outline, 6.0), (self.look.colours.sel, 3.0)):
            painter.setPen(stroke(colour, wide * ink))
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                way = QPointF(across, down)
                painter.drawLine(QLineF(place + way * (arm * 0.3), place + way * arm))

    def _draw_trouble(self, painter: QPainter, trouble: Trouble, ink: float) -> None:
        colours = self.look.colours
        radius = 11 * self.look.disc_scale * ink
        # Beside the corner, where the handles of the frame are.
        place = _point(trouble.place) + QPointF(radius, -radius)
        painter.setPen(stroke(colours.face, 1.6 * ink))
        painter.setBrush(colours.enemy_fill if trouble.must else colours.plate_warn)
        painter.drawEllipse(place, radius, radius)
        # A triangle must be solved, an i is advice.
        name = "ui/triangle-alert" if trouble.must else "ui/info"
        paint_icon(painter, name, place, radius * 1.3, colours.on_fill)

    def _plate(
        self,
        painter: QPainter,
        wanted: Sequence[QPointF],
        words: str,
        tone: PlateTone,
        ink: float,
        *,
        optional: bool = False,
    ) -> None:
        """Words at the first of the wanted places that is free, or beside it. `optional`: none where nothing is.

        The lines say it too, and so do the problems: words on words say nothing.
        """
        plate = Plate("", 0, 0, words, tone)
        rect = plate_rect(plate, self.look)
        if tone is PlateTone.PLAIN:
            # Beside the pointer, wherever that is.
            box = QRectF(wanted[0], rect.size() * ink).translated(12 * ink, -rect.height() / 2 * ink)
        else:
            if not self._taken:
                self._taken = [*self.kept_free(), *(self.below.plates if self.below is not None else ())]
            box, is_free = free_place(wanted, rect.size() * ink, self._taken)
            if optional and not is_free:
                return
            self.plates.append(box)
            self._taken.append(box)
        painter.save()
        painter.translate(box.center())
        painter.scale(ink, ink)
        paint_plate(painter, plate, self.look)
        painter.restore()

    def _loud(self, tone: DistanceTone) -> QColor:
        colours = self.look.colours
        return {
            DistanceTone.BAD: self.look.loud_enemy,
            DistanceTone.WARN: colours.warn_fill,
            DistanceTone.OURS: colours.reach,
        }[tone]


def handle_at(handles: Sequence[Handle], place: Place, reach: float) -> Handle | None:
    """The handle within reach (in inches) of a place, the nearest first; turning and corners before the size."""
    near = [one for one in handles if max(abs(one.place[0] - place[0]), abs(one.place[1] - place[1])) <= reach]
    return min(near, key=lambda one: abs(one.place[0] - place[0]) + abs(one.place[1] - place[1]), default=None)


def _point(place: Place) -> QPointF:
    return QPointF(place[0] * INCH, place[1] * INCH)


def _path(shape: Shape) -> QPainterPath:
    return polygon_path([_point(place) for place in shape])


def _open_path(shape: Shape) -> QPainterPath:
    path = QPainterPath(_point(shape[0]))
    for place in shape[1:]:
        path.lineTo(_point(place))
    return path
