"""Tokens on pins: where bases are too small to be read, each stays where it is, and its disc stands beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.colours import mixed
from desktop.look.ink import stroke
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from desktop.look.token import TokenView, letter_px, short_badge
from desktop.look.token_painting import ring_path, side_fill
from desktop.look.token_signs import OVERHANG
from desktop.tabletop.battlefield.picture_item import Z_FOOT, Z_MEASURE, PictureItem
from desktop.tabletop.battlefield.pins import Foot, Room, pin_heads
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.views import TableView

HEAD_PX: Final = 36.0
"""Diameter of a disc on a pin, and of the smallest that carries all of its signs itself, at 100 %."""
APART_PX: Final = 1.0
LEAST_FOOT_PX: Final = 7.0
NUMBERED_PX: Final = 16.0
"""A base as wide as this carries the number too."""
MARGIN_PX: Final = 22.0
"""So far beyond the edge of the table a head may stand, at 100 %."""
MS: Final = 160
"""So long heads go to other places."""


class FootItem(PictureItem):
    """The base of a token on a pin, and the stem to its head; below all heads."""

    def __init__(self, token: TokenItem) -> None:
        self.token = token
        self._radius = LEAST_FOOT_PX / 2
        self._drawn_as: Hashable = None
        # Where somebody is tried out no head may hide.
        super().__init__(f"foot {token.item_id}", Z_MEASURE if token.view.ghost else Z_FOOT)
        self.follow()

    def follow(self) -> None:
        """Stand where the token stands now."""
        self.setPos(self.token.pos())
        self.setVisible(self.token.isVisible())

    def renew(self) -> None:
        """Draw it anew if it looks different."""
        if self.likeness() != self._drawn_as:
            self.changed()

    def extent_of_base(self) -> float:
        """Diameter of the base as it is drawn, in px."""
        return max(LEAST_FOOT_PX, self.token.view.base * self.scale_px)

    def depends_on_scale(self) -> bool:
        return True

    def likeness(self) -> Hashable:
        view, lean = self.token.view, self.token.lean
        marks = view.greyed, view.chosen, view.offered, view.target, view.ghost, view.enlarged
        place = self._radius, round(lean.x(), 1), round(lean.y(), 1)
        return view.side, view.badge, view.mounted, marks, place, self.token.look

    def extent(self) -> QRectF:
        self._radius = self.extent_of_base() / 2
        self._drawn_as = self.likeness()
        lean, reach = self.token.lean, self._radius + 5
        box = QRectF(-reach, -reach, reach * 2, reach * 2)
        return box.united(QRectF(QPointF(0, 0), lean).normalized().adjusted(-3, -3, 3, 3))

    def draw(self, painter: QPainter) -> None:
        view, look, lean = self.token.view, self.token.look, self.token.lean
        colours = look.colours
        fill = side_fill(view.side, colours)
        if view.greyed:
            fill = mixed(fill, colours.stone, 0.55)
        if view.ghost:
            painter.setOpacity(0.6)
        away = hypot(lean.x(), lean.y())
        if away > self._radius:
            start = lean * (self._radius * 0.9 / away)
            for colour, wide in ((colours.face, 4.0), (fill, 2.0)):
                painter.setPen(stroke(colour, wide))
                painter.drawLine(start, lean)
        marked = look.loud_enemy if view.target else colours.sel if view.chosen or view.offered else colours.face
        painter.setPen(QPen(look.outline, 1.2))
        painter.setBrush(marked)
        painter.drawPath(ring_path(view, self._radius + (2.6 if view.chosen or view.target else 1.2)))
        painter.setPen(QPen(colours.token_outline, 0.8))
        painter.setBrush(fill)
        painter.drawPath(ring_path(view, self._radius - 0.6))
        if self._radius * 2 >= NUMBERED_PX * view.enlarged:
            font = font_px(letter_px(self._radius * 2), weight=700)
            painter.fillPath(text_path_at(short_badge(view), font, QPointF(0, 0)), QBrush(colours.on_fill))


class Pins:
    """All pins of a scene. They stand as long as the bases are too small to carry what has to be read."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.wanted = False
        """Whether this map has pins at all."""
        self._feet: dict[str, FootItem] = {}
        self._last: tuple[object, ...] = ()
        self._leans: list[QPointF] = []
        self._move = QVariantAnimation(scene)
        self._move.setDuration(MS)
        self._move.setStartValue(0.0)
        self._move.setEndValue(1.0)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._move.valueChanged.connect(self._moved)
        self._ways: dict[str, tuple[QPointF, QPointF]] = {}

    @property
    def is_up(self) -> bool:
        """Whether the tokens stand on pins now."""
        return bool(self._feet)

    def boxes(self) -> list[QRectF]:
        """Where the feet stand, in px from the table's corner."""
        found: list[QRectF] = []
        for foot in self._feet.values():
            centre, half = foot.pos() * foot.scale_px, foot.extent_of_base() / 2
            found.append(QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2))
        return found

    def stand(
        self,
        items: Sequence[TokenItem],
        scale: float,
        table: TableView,
        look: Look,
        *,
        spared: Sequence[QRectF] = (),
        avoided: Sequence[QRectF] = (),
        animated: bool,
    ) -> bool:
        """Put tokens on pins, or take them off where there is room for what they carry. No head lies on what is
        `spared`, and on what is `avoided` only where it must. Returns whether they stand on pins now."""
        if not self.wanted:
            return False
        head = HEAD_PX * max(look.disc_scale, *(item.view.enlarged for item in items), 1.0)
        solid = [item for item in items if not item.view.ghost]
        is_small = bool(items) and min(item.view.base for item in items) * scale < head
        for item in items:
            item.stack()
        if not is_small:
            self._take_down(items)
            return False
        for item in items:
            item.set_head(head)
        self._place_feet(items, scale)
        wide = head + 2 * OVERHANG + APART_PX
        margin = MARGIN_PX * look.edge_scale
        area = QRectF(0, 0, table.width * scale, table.height * scale).adjusted(-margin, -margin, margin, margin)
        room = Room(area, spared, avoided)
        feet = [_foot(item.view, scale) for item in solid]
        key = (scale, head, room, feet)
        if key != self._last:
            self._last = key
            self._leans = pin_heads(feet, wide, room)
            self._lean(solid, self._leans, animated=animated)
        for item in items:
            if item.view.ghost:
                # Nobody makes room for what is only tried out.
                (lean,) = pin_heads([_foot(item.view, scale)], wide, room, list(zip(feet, self._leans, strict=True)))
                item.set_lean(lean.x(), lean.y())
        self.follow()
        return True

    def follow(self) -> None:
        """Feet stand where their tokens are now."""
        for foot in self._feet.values():
            foot.follow()
            foot.renew()

    def set_scale(self, scale: float, *, moving: bool) -> None:
        """The view shows `scale` px for a tenth of a millimetre."""
        for foot in self._feet.values():
            foot.set_scale(scale, moving=moving)

    def remove(self, item_id: str) -> None:
        """Somebody is gone, with foot and stem."""
        foot = self._feet.pop(item_id, None)
        if foot is not None:
            self._scene.removeItem(foot)

    def skip(self) -> None:
        """Heads are where they go."""
        if self._move.state() is QVariantAnimation.State.Running:
            self._move.stop()
            self._moved(1.0)

    def _place_feet(self, items: Sequence[TokenItem], scale: float) -> None:
        ids = {item.item_id for item in items}
        for gone in [one for one in self._feet if one not in ids]:
            self.remove(gone)
        for item in items:
            foot = self._feet.get(item.item_id)
            if foot is None or foot.token is not item:
                self.remove(item.item_id)
                foot = self._feet[item.item_id] = FootItem(item)
                foot.set_scale(scale, moving=False)
                self._scene.addItem(foot)

    def _take_down(self, items: Sequence[TokenItem]) -> None:
        if not self._feet:
            return
        self.skip()
        for gone in list(self._feet):
            self.remove(gone)
        self._last = ()
        for item in items:
            item.set_head(0.0)
            item.set_lean(0, 0)

    def _lean(self, items: Sequence[TokenItem], leans: Sequence[QPointF], *, animated: bool) -> None:
        self.skip()
        self._ways = {}
        for item, lean in zip(items, leans, strict=True):
            if animated and not item.lean.isNull() and item.lean != lean:
                self._ways[item.item_id] = (QPointF(item.lean), lean)
            else:
                item.set_lean(lean.x(), lean.y())
        if self._ways:
            self._move.start()

    def _moved(self, share: float) -> None:
        for item_id, (start, end) in self._ways.items():
            foot = self._feet.get(item_id)
            if foot is not None:
                lean = start + (end - start) * share
                foot.token.set_lean(lean.x(), lean.y())
                foot.renew()


def _foot(view: TokenView, scale: float) -> Foot:
    return Foot(view.x * scale, view.y * scale, max(LEAST_FOOT_PX, view.base * scale) / 2 + 1.0, view.side.value)
