"""The sheet on which the city is drawn, with everybody on it: names, ways, ways in and tokens stand above the ink."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.map_lettering import letter
from desktop.games.defenders.map_spots import ring_round, steepness
from desktop.games.defenders.map_ways import LEAST as LEAST_WAY
from desktop.games.defenders.map_ways import THICK, beside_names, boxes_along, lengthened, paint_way
from desktop.games.defenders.sheet_views import PlaceView, SheetView, WayView
from desktop.look.colours import faint
from desktop.look.ink import stroke, wandering
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import TokenView
from desktop.look.token_painting import paint_token
from desktop.sketch.baked import REST_MS
from desktop.sketch.brushwork import bent_along
from desktop.sketch.curves import soft
from desktop.sketch.hand import Hand
from desktop.sketch.ink import Stamp
from desktop.sketch.labels import Wish, set_apart
from desktop.sketch.lines import Spot, even, is_inside, length_of, middle_of, nearest_on
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import Subject
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH

TOKEN: Final = 38.0
"""Across, in px at 100 %."""
LEAST_TOKEN, ROOMY = 0.8, 0.3
"""The share of it that is left on a small sheet; from this scale on there is room for all of it."""
IN_ROW: Final = 4
STEP: Final = 1.2
"""From one token to the next, in tokens."""
BADGE: Final = 0.15
"""So much of a token its badge reaches below it."""
NEXT_TOKEN: Final = 0.02
"""A token takes a spot further down its list gladly, rather than touch a name."""
AROUND: Final = 330
"""So much of the sheet is seen round what is drawn: room for arrows, names and those outside."""
LEAST: Final = (2900, 2030)
"""But never less, that a small city lies in its land."""
NEAR_LINE: Final = 70.0
"""How near to a road or a wall a click means it, in units of the sheet."""
NAMES: Final = {True: (0.0265, 17.0, 34.0), False: (0.0205, 14.5, 27.0)}
"""Height of the letters of areas and of the rest: a share of the sheet's width, at least and at most so many px."""
PLATE: Final = 24.0
ARROW: Final = 34.0
MOST_STAMPS: Final = 200
"""Names keep clear of so many stamps: beyond that there is no free spot anyway."""
HATCH: Final = 11.0
FLAG: Final = 26.0


@dataclass(frozen=True)
class Name:
    """A name as it is set: a picture of its letters, and where it goes."""

    picture: QPixmap
    rect: QRectF


class MapSheet(SketchSheet):
    """Shows places, ways and tokens above what is drawn; tells what is clicked and where the pointer is."""

    thing_clicked = Signal(str)
    hovered = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, WIDTH, HEIGHT, parent)
        self.setObjectName("defenders.sheet")
        self.setAccessibleName(self.tr("The map of the city"))
        self.view = SheetView()
        self.offered: dict[str, str] = {}
        self.target = self.about = ""
        self.drawn_now: Subject | None = None
        """What is being drawn, and lettered by itself."""
        self._name_pictures: dict[tuple[object, ...], QPixmap] = {}
        self._laid: tuple[object, ...] = ()
        self._names: dict[str, Name] = {}
        self._stands: dict[str, QRectF] = {}
        """Where each token stands."""
        self._plates: dict[str, tuple[QPointF, QPointF]] = {}
        self._shapes: dict[str, QPainterPath] = {}
        self._centres: dict[str, tuple[QPointF, QSizeF]] = {}
        """Of names and tokens, in units of the sheet."""
        self._outline_now: tuple[Spot, ...] = ()
        self._stamps_now: list[tuple[int, int, int]] = []
        self._drawn = 0
        """How often what is being drawn has changed."""
        self._moving = QTimer(self)
        self._moving.setSingleShot(True)
        self._moving.setInterval(REST_MS)
        self._moving.timeout.connect(self._rest)
        self.view_changed.connect(self._moving.start)

    def show_sheet(self, view: SheetView, offered: dict[str, str], target: str, about: str = "") -> None:
        """Show these. `offered`: places and tokens that the question offers, with their keys; it is about somebody."""
        if view != self.view:
            self._laid, self._shapes, self._centres = (), {}, {}
        self.view, self.offered, self.target, self.about = view, offered, target, about
        self.set_home(self._home_of(view))
        self.update()

    def mark(self, place: str) -> None:
        """Frame a place and its ways, and bring it into sight."""
        self.target = place
        found = next((one for one in self.view.places if one.id == place), None)
        if found is not None:
            self.bring_into_sight(*self.middle_of(found))
        self.update()

    def _home_of(self, view: SheetView) -> QRectF:
        """All of the sheet while it is drawn on, then what is drawn and its margin."""
        if self.hand is not None or not view.places:
            return self.sheet
        spots = [spot for place in view.places for spot in place.outline]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, bottom = min(y for _, y in spots), max(y for _, y in spots)
        home = QRectF(left, top, right - left, bottom - top).adjusted(-AROUND, -AROUND, AROUND, AROUND)
        across, down = max(0.0, LEAST[0] - home.width()) / 2, max(0.0, LEAST[1] - home.height()) / 2
        return home.adjusted(-across, -down, across, down)

    # Where things are

    def thing_at(self, at: QPointF) -> str:
        """What is below a place of the screen: somebody who is offered, or the smallest location; "" for nothing."""
        stands = [id for id, rect in self._stands.items() if id in self.offered and rect.contains(at)]
        place = self.place_at(at)
        return stands[-1] if stands else place.id if place is not None else ""

    def place_at(self, at: QPointF) -> PlaceView | None:
        """The smallest location below a place of the screen."""
        spot = self.unit_at(at)
        found: list[tuple[int, float, PlaceView]] = []
        for place in self.view.places:
            if place.is_closed and not place.is_long and is_inside(spot.x(), spot.y(), place.outline):
                found.append((int(place.is_area), self._shape(place).boundingRect().width(), place))
            elif not place.is_closed or place.is_long:
                near = nearest_on((spot.x(), spot.y()), place.outline)
                if hypot(near[0] - spot.x(), near[1] - spot.y()) <= NEAR_LINE:
                    found.append((0, 1e6, place))
        if not found:
            name = next((id for id, one in self._names.items() if one.rect.contains(at)), "")
            return next((place for place in self.view.places if place.id == name), None)
        return min(found, key=lambda one: one[:2])[2]

    def middle_of(self, place: PlaceView) -> Spot:
        """The middle of what is drawn: halfway along a line."""
        if place.is_closed and not place.is_long:
            return middle_of(place.outline[:-1])
        line = even(place.outline, max(20.0, length_of(place.outline) / 40))
        return line[len(line) // 2]

    def _shape(self, place: PlaceView) -> QPainterPath:
        """Its outline on the sheet, in units of it; a band along a line."""
        if place.id not in self._shapes:
            if place.is_closed and not place.is_long:
                self._shapes[place.id] = soft(place.outline[:-1], closed=True)
            else:
                self._shapes[place.id] = bent_along(place.outline, 110.0)
        return self._shapes[place.id]

    # The hand

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.hand is None and not self.is_panning:
            thing, place = self.thing_at(event.position()), self.place_at(event.position())
            self.hovered.emit(thing)
            self.setToolTip(tip(place.tip) if place is not None else "")
            offered = thing in self.offered
            self.setCursor(Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor)

    def clicked(self, at: QPointF) -> None:
        thing = self.thing_at(at)
        if thing:
            self.thing_clicked.emit(thing)

    # Laying out

    def _lay_out(self) -> None:
        """Where names, tokens and plates go: anew when the view or the state is another."""
        look = self.theme.look
        laid = (self.scale(), self.spot_of(0, 0).toTuple(), look, self._drawn, self.size())
        if laid == self._laid:
            return
        if self._moving.isActive() and self._centres:
            self._carry_along()
            return
        self._laid = laid
        room = self.paper().adjusted(4, 4, -4, -4)
        wishes: list[Wish] = []
        pictures: dict[str, QPixmap] = {}
        part = QRectF(self.unit_at(room.topLeft()), self.unit_at(room.bottomRight()))
        seen = [one for one in self.view.places if self._shape(one).intersects(part)]
        places = sorted(seen, key=lambda one: (one.is_long, not one.is_area))
        for place in places:
            pictures[place.id] = self._name_picture(place.name, is_area=place.is_area, wide=self._name_room(place))
            wishes.append(Wish(place.id, _size_of(pictures[place.id]), self._name_spots(place, pictures[place.id])))
        outline = self._outline_now
        now = self.drawn_now
        if now is not None and now.name and outline:
            picture = self._name_picture(now.name, is_area=not now.is_single, wide=520.0 * self.scale())
            pictures[""] = picture
            wishes.append(Wish("", _size_of(picture), self._spots_now(now, outline, _size_of(picture).height())))
        taken = [self._above_foot(*stamp) for stamp in self.view.crossings]
        soft = [self._stamp_box(place) for place in self.view.places if not place.is_area]
        soft += [self._above_foot(*stamp) for stamp in (*self.view.stamps[:MOST_STAMPS], *self._stamps_now)]
        soft += [box for way in self.view.ways for box in boxes_along(*self._ends_of(way), look.px(THICK))]
        self._plates = {place.id: self._plate_spots(place) for place in self.view.places if place.number}
        around = _around(look.px(PLATE) / 2)
        taken += [QRectF(at, QSizeF()).united(QRectF(tip, QSizeF())) + around for at, tip in self._plates.values()]
        stands = [wish for place in places for wish in self._token_wishes(place)]
        set_all = set_apart([*wishes, *stands], room, taken, soft)
        self._names = {key: Name(pictures[key], set_all[key]) for key in pictures}
        self._stands = {wish.key: set_all[wish.key] for wish in stands}
        self._centres = {key: (self.unit_at(rect.center()), rect.size()) for key, rect in set_all.items()}

    def _spots_now(self, now: Subject, outline: Sequence[Spot], high: float) -> list[QPointF]:
        """Where the name of what is being drawn may stand: in an area, below a building."""
        middle = self.spot_of(*(middle_of(outline) if len(outline) > 2 else outline[0]))
        if now.is_single:
            reach = now.stamp_size * 0.9 * self.scale() if len(outline) < 3 else 0.0
            low = max(self.spot_of(*spot).y() for spot in outline) + reach
            top = min(self.spot_of(*spot).y() for spot in outline) - reach
            return [QPointF(middle.x(), low + high * 0.45), QPointF(middle.x(), top - high * 0.45)]
        away = QPointF(0, high)
        return [middle, middle + away, middle - away, middle + away * 2, middle - away * 2]

    def _above_foot(self, x: int, y: int, size: int) -> QRectF:
        """What a stamp covers."""
        return QRectF(self.spot_of(x - size * 0.45, y - size * 0.7), self.spot_of(x + size * 0.45, y + size * 0.04))

    def draw_with(self, hand: Hand | None) -> None:
        if self.hand is not None:
            self.hand.drawing.changed.disconnect(self._note_drawing)
        super().draw_with(hand)
        # Whoever draws reads nothing of those on whom the pointer rested before.
        self.setToolTip("")
        if hand is not None:
            hand.drawing.changed.connect(self._note_drawing)
        self._note_drawing()

    def _note_drawing(self) -> None:
        """What is being drawn is another: so may be the place of its name."""
        self._outline_now = ()
        self._stamps_now = []
        if self.hand is not None:
            needs = self.hand.drawing.subject.needs
            marks = self.hand.drawing.marks() if needs else []
            self._outline_now = next((mark.points for mark in marks if mark.kind in needs), ())
            stamps = [one for one in self.hand.drawing.elements if isinstance(one, Stamp)]
            self._stamps_now = [(one.x, one.y, one.size) for one in stamps[-MOST_STAMPS:]]
        self._drawn += 1
        self.update()

    def _carry_along(self) -> None:
        """While the sheet is moved names and tokens move with it; where they stand best is found when it rests."""
        moved = {key: (self.spot_of(spot.x(), spot.y()), size) for key, (spot, size) in self._centres.items()}
        rects = {
            key: QRectF(at - QPointF(size.width() / 2, size.height() / 2), size) for key, (at, size) in moved.items()
        }
        self._names = {key: Name(name.picture, rects[key]) for key, name in self._names.items()}
        self._stands = {id: rects[id] for id in self._stands}
        self._plates = {place.id: self._plate_spots(place) for place in self.view.places if place.number}

    def _rest(self) -> None:
        self._laid = ()
        self.update()

    def _box(self, place: PlaceView) -> QRectF:
        """What its outline reaches, on the screen."""
        return QRectF(self._on_screen(self._shape(place).boundingRect()))

    def _seen_middle(self, place: PlaceView) -> QPointF:
        """The middle on the screen; of what can be seen of an area that is not seen whole."""
        middle = self.spot_of(*self.middle_of(place))
        paper = self.paper()
        return middle if paper.contains(middle) else self._box(place).intersected(paper).center()

    def _name_room(self, place: PlaceView) -> float:
        """How wide a line of its name may be."""
        box = self._shape(place).boundingRect()
        if place.is_long:
            return 1400.0 * self.scale()
        least = 300.0 if place.is_area else 520.0
        return max(least, box.width() * 0.8 if place.is_area and not place.is_long else least) * self.scale()

    def _name_spots(self, place: PlaceView, picture: QPixmap) -> list[QPointF]:
        high = picture.height() / picture.devicePixelRatio()
        middle = self._seen_middle(place)
        if place.is_long:
            line = even(place.outline, max(20.0, length_of(place.outline) / 40))
            shares = (0.5, 0.3, 0.7, 0.16, 0.84, 0.42, 0.58)
            flat_first: Sequence[float] = shares
            if place.is_closed:
                # Beside it there is room where it runs level.
                flat_first = sorted((part / 24 for part in range(24)), key=lambda share: steepness(line, share))[:8]
            on_line = [self.spot_of(*line[round(share * (len(line) - 1))]) for share in flat_first]
            away = QPointF(0, high * 0.5 + 34 * self.scale())
            if place.is_closed:
                # Outside first: a wall bends away from a name there.
                out = [away if spot.y() >= middle.y() else -away for spot in on_line]
                return [spot + way * side for spot, way in zip(on_line, out, strict=True) for side in (1, -1)]
            return [*on_line, *(spot + way for spot in on_line for way in (away, -away))]
        box = self._box(place)
        if place.is_area:
            part = box.height() / 16
            inside = [middle + QPointF(0, part * step * side) for step in range(6) for side in (-1, 1)]
            return [*inside, QPointF(middle.x(), box.bottom() + high / 2), QPointF(middle.x(), box.top() - high / 2)]
        below, above = box.bottom() + high * 0.45, box.top() - high * 0.58
        side = picture.width() / picture.devicePixelRatio() / 2
        return [
            QPointF(middle.x(), below),
            QPointF(middle.x(), above),
            # Beside the arrow of a way in, too.
            *(QPointF(middle.x() + way * (side + self.theme.px(PLATE) * 0.7), below) for way in (1, -1)),
            QPointF(box.right() + side, middle.y()),
            QPointF(box.left() - side, middle.y()),
        ]

    def _stamp_box(self, place: PlaceView) -> QRectF:
        """What of a single building names and tokens had better leave free."""
        box = self._box(place)
        return box.adjusted(box.width() * 0.22, box.height() * 0.12, -box.width() * 0.22, -box.height() * 0.4)

    def _token_px(self) -> float:
        """Smaller on a small sheet, that they have room round their places."""
        return TOKEN * self.theme.look.disc_scale * min(1.0, max(LEAST_TOKEN, self.scale() / ROOMY))

    def _tokens_at(self, place: str) -> list[TokenView]:
        return [token for at, token in self.view.tokens if at == place]

    def _token_wishes(self, place: PlaceView) -> list[Wish]:
        """Each token by itself: one that finds a name in its place steps aside alone."""
        tokens = self._tokens_at(place.id)
        side = self._token_px() * STEP
        spots = self._token_spots(place, len(tokens), side) if tokens else []
        size = QSizeF(self._token_px(), self._token_px())
        return [Wish(token.id, size, spots, NEXT_TOKEN) for token in tokens]

    def _token_spots(self, place: PlaceView, count: int, side: float) -> list[QPointF]:
        """Side by side in an area below and above its name, along a street, round a building."""
        middle = self._seen_middle(place)
        box = self._box(place)
        if place.is_long:
            line = even(place.outline, max(20.0, length_of(place.outline) / 40))
            points = [self.spot_of(*spot) for spot in line]
            long = sum(hypot((b - a).x(), (b - a).y()) for a, b in pairwise(points))
            step = max(1, round(side / max(1.0, long) * len(points)))
            at = len(points) // 2
            return [points[(at + far * way) % len(points)] for far in range(0, at, step) for way in (1, -1)]
        if place.is_area:
            in_row = max(1, min(count, IN_ROW, int(box.width() * 0.9 / side)))
            row = [(number - (in_row - 1) / 2) * side for number in range(in_row)]
            down = max(side / 2, min(box.height() / 2 - side / 2, box.height() * 0.28))
            rows = [down + step * side / 2 for step in (0, 1, -1, 2, -2)]
            inside = [middle + QPointF(x, y * way) for y in rows for way in (1, -1) for x in row]
            return [*inside, *ring_round(box, side)]
        low = box.center().y() + box.height() * 0.2
        beside = [QPointF(box.center().x() + way * (box.width() * 0.4 + side * 0.33), low) for way in (1, -1)]
        return [*beside, *ring_round(box, side)]

    def _plate_spots(self, place: PlaceView) -> tuple[QPointF, QPointF]:
        """Of a way in: the plate outside, and the tip of the arrow on the border, towards the nearest edge."""
        spots = place.outline
        left, right = min(spots), max(spots)
        top, bottom = min(spots, key=lambda one: one[1]), max(spots, key=lambda one: one[1])
        edges = (
            (left[0], left, (-1.0, 0.0)),
            (WIDTH - right[0], right, (1.0, 0.0)),
            (top[1], top, (0.0, -1.0)),
            (HEIGHT - bottom[1], bottom, (0.0, 1.0)),
        )
        _, spot, way = min(edges)
        tip = self.spot_of(*spot) + QPointF(*way) * 2
        far = self.theme.px(ARROW + PLATE / 2)
        plate = tip + QPointF(*way) * far
        side = self.theme.px(PLATE) / 2 + 4
        room = QRectF(self.spot_of(0, 0), self.spot_of(WIDTH, HEIGHT)).adjusted(side, side, -side, -side)
        if self.zoom == 1.0:
            room = room.intersected(self.paper().adjusted(side, side, -side, -side))
        if not room.contains(plate):
            # What reaches to the edge of the sheet is entered from there.
            plate = QPointF(
                min(max(plate.x(), room.left()), room.right()), min(max(plate.y(), room.top()), room.bottom())
            )
            if hypot((tip - plate).x(), (tip - plate).y()) < self.theme.px(PLATE):
                tip = plate - QPointF(*way) * far
        return plate, tip

    # Painting

    def paint_above(self, painter: QPainter) -> None:
        self._lay_out()
        for place in self.view.places:
            if place.is_occupied or place.is_attacked:
                self._paint_enemy(painter, place)
        for place in self.view.places:
            if place.id in self.offered or place.id == self.target:
                self._paint_offer(painter, place)
        self._paint_ways(painter)
        for place in self.view.places:
            if place.number:
                self._paint_entry(painter, place)
        for place in self.view.places:
            if place.is_occupied:
                self._paint_flag(painter, place)
        for name in self._names.values():
            painter.drawPixmap(name.rect.topLeft(), name.picture)
        for _, token in self.view.tokens:
            if token.id in self._stands:
                is_offered, is_target = token.id in self.offered, token.id == self.target
                shown = replace(token, offered=is_offered, key=self.offered.get(token.id, ""), target=is_target)
                shown = replace(shown, chosen=token.id == self.about)
                self._paint_token(painter, shown, self._stands[token.id].center())
        self._paint_outside(painter)

    def _ends_of(self, way: WayView) -> tuple[QPointF, QPointF]:
        a, b = self.spot_of(*way.start), self.spot_of(*way.end)
        course = self.spot_of(*self._middle_by_id(way.second)) - self.spot_of(*self._middle_by_id(way.first))
        return lengthened(a, b, course, self.theme.px(LEAST_WAY))

    def _paint_ways(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(beside_names(QRectF(self.rect()), [one.rect for one in self._names.values()]))
        for way in self.view.ways:
            is_marked = bool(self.target) and self.target in (way.first, way.second)
            paint_way(painter, *self._ends_of(way), f"{way.first}{way.second}", self.theme, is_marked=is_marked)
        painter.restore()

    def _middle_by_id(self, id: str) -> Spot:
        return next((self.middle_of(place) for place in self.view.places if place.id == id), (0.0, 0.0))

    def _paint_enemy(self, painter: QPainter, place: PlaceView) -> None:
        """Held: a red outline with hatching. Attacked: a broken one."""
        painter.save()
        painter.setTransform(self.units(), combine=True)
        shape, unit = self._shape(place), 1 / self.scale()
        red = self.theme.look.loud_enemy
        painter.setBrush(faint(red, 0.13) if place.is_occupied else Qt.BrushStyle.NoBrush)
        dashes = () if place.is_occupied else (9 * unit, 6 * unit)
        painter.setPen(stroke(red, 3.2 * unit, dashes, flat=True))
        painter.drawPath(shape)
        if place.is_occupied:
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.setPen(stroke(faint(red, 0.62), 1.6 * unit))
            box, step = shape.boundingRect(), self.theme.px(HATCH) * unit
            x = box.left() - box.height()
            while x < box.right():
                painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
                x += step
        painter.restore()

    def _paint_flag(self, painter: QPainter, place: PlaceView) -> None:
        box = self._box(place)
        foot = box.topRight() + QPointF(-box.width() * 0.16, box.height() * 0.3)
        if place.is_long:
            foot = self.spot_of(*self.middle_of(place))
        high = self.theme.px(FLAG)
        colours = self.colours
        painter.setPen(stroke(colours.token_outline, 2.4))
        painter.drawLine(foot, foot - QPointF(0, high))
        cloth = QPainterPath(foot - QPointF(0, high))
        cloth.quadTo(foot - QPointF(-high * 0.4, high * 1.16), foot - QPointF(-high * 0.95, high * 0.86))
        cloth.lineTo(foot - QPointF(-high * 0.78, high * 0.64))
        cloth.lineTo(foot - QPointF(-high * 0.92, high * 0.42))
        cloth.quadTo(foot - QPointF(-high * 0.4, high * 0.7), foot - QPointF(0, high * 0.48))
        cloth.closeSubpath()
        painter.setPen(stroke(colours.token_outline, 1.4))
        painter.setBrush(colours.enemy_fill)
        painter.drawPath(cloth)

    def _paint_offer(self, painter: QPainter, place: PlaceView) -> None:
        painter.save()
        painter.setTransform(self.units(), combine=True)
        unit = 1 / self.scale()
        is_target = place.id == self.target
        painter.setBrush(faint(self.colours.sel, 0.2 if is_target else 0.0))
        for colour, width in ((self.colours.token_outline, 5.6), (self.colours.sel, 3.6)):
            painter.setPen(stroke(colour, width * unit, () if is_target else (8 * unit, 6 * unit), flat=True))
            painter.drawPath(self._shape(place))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.restore()

    def _paint_entry(self, painter: QPainter, place: PlaceView) -> None:
        """An arrow from outside, with the number of the way in."""
        look, colours = self.theme.look, self.colours
        plate, tip = self._plates[place.id]
        way = tip - plate
        long = hypot(way.x(), way.y()) or 1.0
        along, across = way / long, QPointF(-way.y(), way.x()) / long
        head = look.px(7)
        path = wandering([plate, (plate + tip) / 2, tip], place.id, 1.0, 16, closed=False)
        for colour, width in ((colours.map_paper, 5.0), (colours.ink, 2.2)):
            painter.setPen(stroke(colour, look.px(1) * width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            back, aside = tip - along * head, across * head * 0.7
            painter.drawPolyline([back + aside, tip, back - aside])
        side = look.px(PLATE)
        rect = QRectF(plate.x() - side / 2, plate.y() - side / 2, side, side)
        painter.setPen(stroke(colours.on_fill, 1.4))
        painter.setBrush(colours.enemy_fill if place.is_attacked else colours.council)
        painter.drawRoundedRect(rect, 4, 4)
        painter.setFont(look.font(TextStyle.STRONG))
        painter.setPen(colours.on_fill)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(place.number))

    def _paint_token(self, painter: QPainter, token: TokenView, at: QPointF) -> None:
        painter.save()
        painter.translate(at)
        paint_token(painter, token, self._token_px(), self.theme.look)
        painter.restore()

    def _paint_outside(self, painter: QPainter) -> None:
        """D-THR-7. Threats without a place gather in a corner of the sheet, never on a location."""
        here = self._tokens_at("")
        if not here:
            return
        size = self._token_px()
        paper = QRectF(self.spot_of(self.home.left(), self.home.top()), self.spot_of(self.home.right(), HEIGHT))
        if self.zoom == 1.0:
            paper = self.paper()
        columns = min(len(here), max(1, int(paper.width() * 0.3 / (size * 1.2))))
        rows = (len(here) - 1) // columns + 1
        picture = self._name_picture(self.tr("outside"), is_area=False, wide=1e6)
        name = _size_of(picture)
        wide = max(size * 1.2 * columns, name.width())
        high = size * (1.2 * rows + BADGE) + name.height()
        room = self._free_corner(QSizeF(wide, high), paper - _around(size * 0.2))
        left = room.center().x() - size * 1.2 * columns / 2
        for number, token in enumerate(here):
            row, column = divmod(number, columns)
            at = QPointF(left + size * (0.6 + 1.2 * column), room.top() + size * (0.6 + 1.2 * row))
            self._paint_token(painter, token, at)
        painter.drawPixmap(QPointF(room.center().x() - name.width() / 2, room.bottom() - name.height()), picture)

    def _free_corner(self, size: QSizeF, paper: QRectF) -> QRectF:
        """The corner in which so much covers least; the upper left one where it makes no difference.

        What happens is told at the lower left, and a card is turned at the upper right.
        """
        right, below = paper.right() - size.width(), paper.bottom() - size.height()
        corners = [
            QRectF(QPointF(x, y), size)
            for x, y in ((paper.left(), paper.top()), (right, below), (right, paper.top()), (paper.left(), below))
        ]
        lies = [name.rect for name in self._names.values()] + list(self._stands.values())
        units, around = self.units(), _around(self.theme.px(PLATE) / 2)
        lies += [QRectF(at, tip).normalized() + around for at, tip in self._plates.values()]
        for place in self.view.places:
            spots = even(place.outline, WIDTH / 60) if place.is_long else ()
            on_line = [QRectF(units.map(QPointF(*spot)), QSizeF()) + around for spot in spots]
            lies += on_line or [self._box(place)]
        return min(corners, key=lambda corner: sum(_area_of(corner.intersected(one)) for one in lies))

    # Names

    def _name_picture(self, name: str, *, is_area: bool, wide: float) -> QPixmap:
        """A name in ink with a halo of paper, in one line or two."""
        look = self.theme.look
        share, least, most = NAMES[is_area]
        px = min(most, max(least, share * WIDTH * self.scale())) * look.edge_scale
        ratio = self.devicePixelRatioF()
        key = (name, round(px), round(wide), look.name, ratio)
        if key not in self._name_pictures:
            if len(self._name_pictures) > 200:
                self._name_pictures.clear()
            self._name_pictures[key] = letter(name, px, wide, self.colours.ink, self.colours.map_paper, ratio)
        return self._name_pictures[key]


def _around(far: float) -> QMarginsF:
    return QMarginsF(far, far, far, far)


def _area_of(rect: QRectF) -> float:
    return rect.width() * rect.height()


def _size_of(picture: QPixmap) -> QSizeF:
    return picture.deviceIndependentSize()
