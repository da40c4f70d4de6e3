"""The sheet on which the city is drawn, with everybody on it: names, ways, ways in and tokens stand above the ink."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.map_lettering import letter
from desktop.games.defenders.map_signs import PLATE, paint_enemy, paint_flag, paint_way_in
from desktop.games.defenders.map_spots import (
    BORDER_WIDE,
    LINE_WIDE,
    RIVER_WIDE,
    above_foot,
    around_by,
    boxes_of_line,
    foreign_to,
    freest_corner,
    plates_of,
    ring_round,
    rows_inside,
    size_of,
    spots_of_drawn,
    spots_of_line,
    staying,
)
from desktop.games.defenders.map_ways import LEAST as LEAST_WAY
from desktop.games.defenders.map_ways import THICK, beside_names, boxes_along, lengthened, paint_way
from desktop.games.defenders.sheet_views import PlaceView, SheetView, WayView
from desktop.look.colours import faint
from desktop.look.ink import stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.token import TokenView, extent
from desktop.look.token_painting import paint_token
from desktop.sketch.baked import REST_MS
from desktop.sketch.brushwork import bent_along
from desktop.sketch.curves import soft
from desktop.sketch.hand import Hand
from desktop.sketch.ink import Stamp
from desktop.sketch.labels import APART, Wish, set_apart
from desktop.sketch.lines import Spot, even, is_inside, length_of, nearest_on
from desktop.sketch.sheet import SketchSheet
from desktop.sketch.subject import Subject
from rules_core.games.defenders.rules.sheet import HEIGHT, WIDTH

TOKEN: Final = 38.0
"""Across, in px at 100 %."""
LEAST_TOKEN, ROOMY = 0.8, 0.3
"""The share of it that is left on a small sheet; from this scale on there is room for all of it."""
YARD: Final = 3.5
"""A building that is drawn so many tokens wide and high has room for them inside."""
STEP: Final = 1.2
"""From one token to the next, in tokens."""
BADGE, LEAD = 0.15, 0.62
"""So much of a token its badge reaches below it, and its key above it."""
BESIDE_BADGE: Final = 0.4
"""So much of a token is left to the edge of the paper by the row outside: badges reach beyond it."""
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
MOST_STAMPS: Final = 200
"""Names keep clear of so many stamps: beyond that there is no free spot anyway."""
DRAWN_MS: Final = 400
"""So long after the last stroke names find their places anew."""
RIVERS: Final = "rivers"
"""No location has this id."""


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
        self._named: tuple[object, ...] = ()
        """What decides where names stand, when they were set last."""
        self._names: dict[str, Name] = {}
        self._stands: dict[str, QRectF] = {}
        self._stood: dict[str, tuple[QPointF, tuple[str, float]]] = {}
        """Where each token stands, and where on the sheet it stood last, at which place and scale."""
        self._plates: dict[str, tuple[QPointF, QPointF]] = {}
        self._ends: list[tuple[QPointF, QPointF]] = []
        """From where to where each way goes."""
        self._beside = QPainterPath()
        self._taken: list[QRectF] = []
        """What tokens must leave free, and what they leave free if they can."""
        self._soft: list[QRectF] = []
        self._outside: QRectF | None = None
        """Where those stand who are nowhere in the city."""
        self._shapes: dict[str, QPainterPath] = {}
        self._centres: dict[str, tuple[QPointF, QSizeF]] = {}
        """Of names and tokens, in units of the sheet."""
        self._outline_now: tuple[Spot, ...] = ()
        self._stamps_now: list[tuple[int, int, int]] = []
        self._drawn = 0
        """How often what is being drawn has changed."""
        self._drawing = QTimer(self)
        """Until the hand rests names stay where they are: to find their places takes longer than a stroke waits."""
        self._drawing.setSingleShot(True)
        self._drawing.setInterval(DRAWN_MS)
        self._drawing.timeout.connect(self._note_drawing)
        self._moving = QTimer(self)
        self._moving.setSingleShot(True)
        self._moving.setInterval(REST_MS)
        self._moving.timeout.connect(self._rest)
        self.view_changed.connect(self._moving.start)

    def show_sheet(self, view: SheetView, offered: dict[str, str], target: str, about: str = "") -> None:
        """Show these. `offered`: places and tokens that the question offers, with their keys; it is about somebody."""
        if view != self.view:
            self._laid, self._centres = (), {}
        if [one.outline for one in view.places] != [one.outline for one in self.view.places]:
            self._shapes = {}
        self.view, self.offered, self.target, self.about = view, offered, target, about
        self.set_home(self._home_of(view))
        self.update()

    def mark(self, place: str) -> None:
        """Frame a place and its ways, and bring it into sight."""
        self.target = place
        found = next((one for one in self.view.places if one.id == place), None)
        if found is not None:
            self.bring_into_sight(*found.middle)
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
        everybody = self._stands | self._stand_outside()
        stands = [id for id, rect in everybody.items() if id in self.offered and rect.contains(at)]
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

    def things_in(self, area: QRect) -> int:
        """How many names, people, ways in and buildings lie in a part of the screen."""
        self._lay_out()
        lie = self._lying() + [self._box(one) for one in self.view.places if not one.is_area and not one.is_long]
        lie += self._stand_outside().values()
        return sum(one.intersects(QRectF(area)) for one in lie)

    def seen_of(self, id: str) -> QRect:
        """Where a location is seen, with its name and whoever stands there."""
        self._lay_out()
        place = next((one for one in self.view.places if one.id == id), None)
        if place is None:
            return QRect()
        seen = self._box(place) if not place.is_long else QRectF(self._seen_middle(place), QSizeF())
        for one in [self._names[id].rect] if id in self._names else []:
            seen |= one
        for token in self._tokens_at(id):
            seen |= self._stands.get(token.id, seen)
        return seen.toAlignedRect()

    def _lying(self) -> list[QRectF]:
        """What names, people and ways in cover."""
        around = around_by(self.theme.px(PLATE) / 2)
        ways_in = [QRectF(at, tip).normalized() + around for at, tip in self._plates.values()]
        return [*(one.rect for one in self._names.values()), *self._stands.values(), *ways_in]

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
        self._ends = [self._ends_of(way) for way in self.view.ways]
        room = self.paper().adjusted(4, 4, -4, -4)
        part = QRectF(self.unit_at(room.topLeft()), self.unit_at(room.bottomRight()))
        seen = [one for one in self.view.places if self._shape(one).intersects(part)]
        places = sorted(seen, key=lambda one: (one.is_long, not one.is_area))
        drawn = [(one.id, one.name, one.is_area, one.is_long, one.number, one.outline) for one in self.view.places]
        named = (laid, drawn, self.view.ways, self.view.stamps, self.view.crossings, self.drawn_now)
        if named != self._named:
            self._named = named
            self._set_names(places, room)
        stands = [wish for place in places for wish in self._token_wishes(place)]
        at = {token.id: (place, self.scale()) for place, token in self.view.tokens}
        stood = {id: self.spot_of(*spot.toTuple()) for id, (spot, where) in self._stood.items() if at.get(id) == where}
        self._stands = set_apart(staying(stands, stood), room, self._taken, self._soft)
        self._stood = {id: (self.unit_at(rect.center()), at[id]) for id, rect in self._stands.items()}
        self._outside = self._room_outside()
        rects = self._stands | {key: name.rect for key, name in self._names.items()}
        self._centres = {key: (self.unit_at(rect.center()), rect.size()) for key, rect in rects.items()}

    def _set_names(self, places: Sequence[PlaceView], room: QRectF) -> None:
        """Names, and the plates of ways in: they stay where they are while people come and go."""
        wishes: list[Wish] = []
        buildings = {one.id: self._box(one) for one in self.view.places if not one.is_area and not one.is_long}
        lines = {
            one.id: boxes_of_line(self, one.outline, LINE_WIDE if one.is_long else BORDER_WIDE)
            for one in self.view.places
            if one.is_long or one.is_area
        }
        lines[RIVERS] = [box for river in self.view.rivers for box in boxes_of_line(self, river, RIVER_WIDE)]
        pictures: dict[str, QPixmap] = {}
        for place in places:
            pictures[place.id] = self._name_picture(place.name, is_area=place.is_area, wide=self._name_room(place))
            size = size_of(pictures[place.id])
            spots = self._name_spots(place, pictures[place.id])
            # A road's name may stand on it, a wall's is spoiled by it.
            crossed = {**lines, f"{place.id} itself": lines[place.id]} if place.is_wall else lines
            wishes.append(Wish(place.id, size, spots, foreign=foreign_to(place.id, buildings, crossed, size.height())))
        outline, now = self._outline_now, self.drawn_now
        if now is not None and now.name and outline:
            wide = 520.0 * self.scale()
            picture = pictures[""] = self._name_picture(now.name, is_area=not now.is_single, wide=wide)
            wishes.append(Wish("", size_of(picture), spots_of_drawn(now, outline, size_of(picture).height(), self)))
        taken = [above_foot(self, *stamp) for stamp in self.view.crossings]
        self._soft = [self._stamp_box(place) for place in self.view.places if not place.is_area]
        self._soft += [above_foot(self, *stamp) for stamp in (*self.view.stamps[:MOST_STAMPS], *self._stamps_now)]
        self._soft += [box for ends in self._ends for box in boxes_along(*ends, self.theme.px(THICK))]
        self._plates = plates_of(self, {one.id: one.outline for one in self.view.places if one.number})
        around = around_by(self.theme.look.px(PLATE) / 2)
        taken += [QRectF(at, QSizeF()).united(QRectF(tip, QSizeF())) + around for at, tip in self._plates.values()]
        rects = set_apart(wishes, room, taken, self._soft)
        self._names = {key: Name(pictures[key], rect) for key, rect in rects.items()}
        self._taken = [*taken, *(name.rect + around_by(APART) for name in self._names.values())]
        self._beside = self._beside_names()

    def _beside_names(self) -> QPainterPath:
        return beside_names(QRectF(self.rect()), [one.rect for one in self._names.values()])

    def draw_with(self, hand: Hand | None) -> None:
        if hand is self.hand:
            return
        if self.hand is not None:
            self.hand.drawing.changed.disconnect(self._drawing.start)
        super().draw_with(hand)
        # Whoever draws reads nothing of those on whom the pointer rested before.
        self.setToolTip("")
        if hand is not None:
            hand.drawing.changed.connect(self._drawing.start)
        self._note_drawing()

    def _note_drawing(self) -> None:
        """What is being drawn is another: so may be the place of its name."""
        if self.is_held:
            self._drawing.start()
            return
        before = self._outline_now, self._stamps_now
        self._outline_now = ()
        self._stamps_now = []
        if self.hand is not None:
            needs = self.hand.drawing.subject.needs
            marks = self.hand.drawing.marks() if needs else []
            self._outline_now = next((mark.points for mark in marks if mark.kind in needs), ())
            stamps = [one for one in self.hand.drawing.elements if isinstance(one, Stamp)]
            self._stamps_now = [(one.x, one.y, one.size) for one in stamps[-MOST_STAMPS:]]
        if (self._outline_now, self._stamps_now) != before:
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
        self._plates = plates_of(self, {one.id: one.outline for one in self.view.places if one.number})
        self._ends = [self._ends_of(way) for way in self.view.ways]
        self._outside, self._beside = self._room_outside(), self._beside_names()

    def _rest(self) -> None:
        self._laid = self._named = ()
        self.update()

    def _box(self, place: PlaceView) -> QRectF:
        """What its outline reaches, on the screen."""
        return QRectF(self._on_screen(self._shape(place).boundingRect()))

    def _seen_middle(self, place: PlaceView) -> QPointF:
        """The middle on the screen; of what can be seen of an area that is not seen whole."""
        middle = self.spot_of(*place.middle)
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
            is_wall = place.is_wall or place.is_closed
            return spots_of_line(self, place.outline, high, middle.y(), is_wall=is_wall)
        box = self._box(place)
        if place.is_area:
            part = box.height() / 16
            inside = [middle + QPointF(0, part * step * side) for step in range(6) for side in (-1, 1)]
            return [*inside, QPointF(middle.x(), box.bottom() + high / 2), QPointF(middle.x(), box.top() - high / 2)]
        below, above = box.bottom() + high * 0.55, box.top() - high * 0.5 - box.height() * 0.16
        side = picture.width() / picture.devicePixelRatio() / 2
        aside = side + self.theme.px(PLATE) * 0.7
        return [
            QPointF(middle.x(), below),
            QPointF(middle.x(), above),
            # Beside the arrow of a way in, too.
            *(QPointF(middle.x() + way * aside, y) for y in (below, above) for way in (1, -1)),
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
        # No nearer than they are set apart: else every second spot of a row stays empty on a small sheet.
        side = max(self._token_px() * STEP, self._token_px() + APART + 1)
        spots = self._token_spots(place, len(tokens), side) if tokens else []
        return [Wish(token.id, QSizeF(1, 1) * self._token_px(), spots, NEXT_TOKEN) for token in tokens]

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
        if place.is_area or min(box.width(), box.height()) > side * YARD:
            return [*rows_inside(box, middle, count, side), *ring_round(box, side)]
        low = box.center().y() + box.height() * 0.2
        beside = [QPointF(box.center().x() + way * (box.width() * 0.4 + side * 0.33), low) for way in (1, -1)]
        return [*beside, *ring_round(box, side)]

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
        if self._outside is not None:
            outside = self._name_outside()
            low = QPointF(self._outside.center().x() - size_of(outside).width() / 2, self._outside.bottom())
            painter.drawPixmap(low - QPointF(0, size_of(outside).height()), outside)
        everybody = self._stands | self._stand_outside()
        for _, token in self.view.tokens:
            if token.id in everybody:
                is_offered, is_target = token.id in self.offered, token.id == self.target
                shown = replace(token, offered=is_offered, key=self.offered.get(token.id, ""), target=is_target)
                shown = replace(shown, chosen=token.id == self.about)
                self._paint_token(painter, shown, everybody[token.id].center())

    def _ends_of(self, way: WayView) -> tuple[QPointF, QPointF]:
        a, b = self.spot_of(*way.start), self.spot_of(*way.end)
        course = self.spot_of(*self._middle_by_id(way.second)) - self.spot_of(*self._middle_by_id(way.first))
        return lengthened(a, b, course, self.theme.px(LEAST_WAY))

    def _paint_ways(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._beside)
        for way, (a, b) in zip(self.view.ways, self._ends, strict=True):
            is_marked, seed = bool(self.target) and self.target in (way.first, way.second), f"{way.first}{way.second}"
            paint = partial(paint_way, a=a, b=b, seed=seed, theme=self.theme, is_marked=is_marked)
            self._paint_between(painter, ("way", way, is_marked), a, b, paint)
        painter.restore()

    def _middle_by_id(self, id: str) -> Spot:
        return next((place.middle for place in self.view.places if place.id == id), (0.0, 0.0))

    def _paint_enemy(self, painter: QPainter, place: PlaceView) -> None:
        painter.save()
        painter.setTransform(self.units(), combine=True)
        is_whole = self.zoom == 1.0
        paint_enemy(painter, place, self._shape(place), 1 / self.scale(), self.theme.look, is_whole=is_whole)
        painter.restore()

    def _paint_flag(self, painter: QPainter, place: PlaceView) -> None:
        box = self._box(place)
        foot = box.topRight() + QPointF(-box.width() * 0.16, box.height() * 0.3)
        if place.is_long:
            foot = self.spot_of(*place.middle)
        paint_flag(painter, foot, self.theme.look)

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
        plate, tip = self._plates[place.id]
        what = "way in", place.id, place.number, place.is_attacked
        self._paint_between(painter, what, plate, tip, lambda to: paint_way_in(to, place, plate, tip, self.theme.look))

    def _paint_between(
        self, painter: QPainter, what: Hashable, start: QPointF, end: QPointF, paint: Callable[[QPainter], None]
    ) -> None:
        """What goes from one spot to another: it is painted once, and looks the same until one of them moves."""
        look = self.theme.look
        room = QRectF(start, end).normalized() + around_by(look.px(PLATE))
        paint_kept(painter, (what, look.name, look.scale), room, paint)

    def _paint_token(self, painter: QPainter, token: TokenView, at: QPointF) -> None:
        look, size = self.theme.look, self._token_px()
        what = "token", token, look.name, look.scale
        painter.save()
        painter.translate(at)
        paint_kept(painter, what, extent(token, size), lambda to: paint_token(to, token, size, look))
        painter.restore()

    def _room_outside(self) -> QRectF | None:
        """D-THR-7. Threats without a place gather in a corner of the sheet, never on a location."""
        here = self._tokens_at("")
        if not here:
            return None
        size, columns = self._token_px(), self._columns_outside(len(here))
        name = size_of(self._name_outside())
        high = size * (1.2 * ((len(here) - 1) // columns + 1) + BADGE + LEAD) + name.height()
        room = QSizeF(max(size * 1.2 * columns, name.width()), high)
        return self._free_corner(room, self._paper_outside() - around_by(size * BESIDE_BADGE))

    def _paper_outside(self) -> QRectF:
        if self.zoom == 1.0:
            return self.paper()
        return QRectF(self.spot_of(self.home.left(), self.home.top()), self.spot_of(self.home.right(), HEIGHT))

    def _columns_outside(self, count: int) -> int:
        return min(count, max(1, int(self._paper_outside().width() * 0.3 / (self._token_px() * 1.2))))

    def _name_outside(self) -> QPixmap:
        return self._name_picture(self.tr("outside"), is_area=False, wide=1e6)

    def _stand_outside(self) -> dict[str, QRectF]:
        """Where each of them stands in that corner."""
        room, here = self._outside, self._tokens_at("")
        if room is None:
            return {}
        size, columns = self._token_px(), self._columns_outside(len(here))
        step = size * STEP
        start = QPointF(room.center().x() - size * 1.2 * columns / 2, room.top() + size * LEAD)
        each = QRectF(start + QPointF(size, size) * 0.1, QSizeF(size, size))
        rows = [divmod(number, columns) for number in range(len(here))]
        return {
            one.id: each.translated(step * across, step * down) for one, (down, across) in zip(here, rows, strict=True)
        }

    def _free_corner(self, size: QSizeF, paper: QRectF) -> QRectF:
        """The corner of the paper in which so much covers least."""
        lies, units, around = self._lying(), self.units(), around_by(self.theme.px(PLATE) / 2)
        for place in self.view.places:
            spots = even(place.outline, WIDTH / 60) if place.is_long else ()
            on_line = [QRectF(units.map(QPointF(*spot)), QSizeF()) + around for spot in spots]
            lies += on_line or [self._box(place)]
        return freest_corner(size, paper, lies)

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
