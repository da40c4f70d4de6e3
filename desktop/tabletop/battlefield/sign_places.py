"""Where the signs of tokens stand in a crowd: each where least of a neighbour lies over it and it hides least.

A token whose neighbours are far away has its signs where they always are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF

from desktop.look.token import Posture, TokenView, badge_px, cap_px, is_lettered
from desktop.look.token_signs import USUAL, SignPlaces, badge_centre, key_rect, letter_centre
from desktop.tabletop.battlefield.plate_places import covered

NEAR = 2.6
"""Nobody farther away than so many diameters has anything to do with a token's signs."""
SLANT = 0.74
WAYS = (
    USUAL.key,
    (-1.0, 0.0),
    (1.0, 0.0),
    (0.0, 1.0),
    (-SLANT, -SLANT),
    (SLANT, -SLANT),
    (-SLANT, SLANT),
    (SLANT, SLANT),
)
CORNERS = (USUAL.badge, USUAL.letter, (1.5, 0.0), (-1.5, 0.0), (1.0, -1.0), (-1.0, -1.0))
BELOW = 4
"""So many of them lie beside or below the face: above there may be a key, drops or a tick."""
BETTER = 0.15
"""A sign leaves its usual place only where at least so much more of it is clear."""
LETTERED = (Posture.KNOCKED_DOWN, Posture.TRANSFIXED, Posture.FLEEING)


class StandingDisc:
    """A token on the screen: its view, its centre and its diameter in px."""

    def __init__(self, view: TokenView, centre: QPointF, diameter: float) -> None:
        self.view, self.centre, self.diameter = view, centre, diameter
        self.x, self.y = centre.x(), centre.y()
        half = diameter * 0.46
        self.face = QRectF(self.x - half, self.y - half, half * 2, half * 2)
        self.has_key = view.offered and bool(view.key)
        self.badge_px = badge_px(diameter, view.enlarged)
        self.key_px = cap_px(diameter)
        self.sign_reach = diameter + 1.25 * max(self.badge_px, self.key_px) + 6
        """No sign of it, wherever it stands, goes farther from the centre, across or down."""
        self.likeness = (
            self.x,
            self.y,
            diameter,
            self.badge_px,
            self.has_key,
            view.badge,
            view.gauge is None,
            view.posture in LETTERED,
            bool(view.wounds_most),
            view.has_acted,
        )
        """Whatever decides where its signs stand, but for its neighbours."""
        self.signs = USUAL
        self.boxes: list[QRectF] = []
        """Where those of them stand that have a choice."""


class SignPlacing:
    """Finds the places of all signs. It remembers what it found: only those near a change are placed again, and all
    stand as if they had been placed afresh."""

    def __init__(self) -> None:
        self._last: dict[str, StandingDisc] = {}

    def place(self, discs: Sequence[StandingDisc]) -> list[SignPlaces]:
        """The places of each token's signs, in the order given."""
        last, self._last = self._last, {disc.view.id: disc for disc in discs}
        if [one for one in last if one in self._last] != [one for one in self._last if one in last]:
            # Who comes first takes his place first.
            last = {}
        stale = [disc for one, disc in last.items() if one not in self._last]
        changed = set()
        for one, disc in self._last.items():
            old = last.get(one)
            if old is None or old.likeness != disc.likeness:
                changed.add(one)
                stale += [disc] if old is None else [old, disc]
        taken: list[QRectF] = []
        for one, disc in self._last.items():
            if one in changed or any(_may_touch(disc, other) for other in stale):
                _place(disc, discs, taken)
                if one not in changed and disc.boxes != last[one].boxes:
                    stale.append(disc)
            else:
                disc.signs, disc.boxes = last[one].signs, last[one].boxes
            taken += disc.boxes
        return [disc.signs for disc in discs]

    def boxes(self) -> list[QRectF]:
        """Where the signs stand that were placed last."""
        return [box for disc in self._last.values() for box in disc.boxes]


def _may_touch(disc: StandingDisc, other: StandingDisc) -> bool:
    """Whether one may lie where signs of the other could stand."""
    far = max(NEAR * max(disc.diameter, other.diameter), disc.sign_reach + other.sign_reach)
    return abs(disc.x - other.x) < far and abs(disc.y - other.y) < far


def _near(disc: StandingDisc, discs: Sequence[StandingDisc]) -> list[QRectF]:
    """The faces of those who stand beside it."""
    x, y, diameter = disc.x, disc.y, disc.diameter
    return [
        other.face
        for other in discs
        if other is not disc and hypot(other.x - x, other.y - y) < NEAR * max(diameter, other.diameter)
    ]


def _place(disc: StandingDisc, discs: Sequence[StandingDisc], taken: list[QRectF]) -> None:
    reach = disc.sign_reach
    around = QRectF(disc.x - reach, disc.y - reach, reach * 2, reach * 2)
    before = [box for box in taken if box.intersects(around)]
    known = len(before)
    disc.signs = _places(disc, _near(disc, discs), before)
    disc.boxes = before[known:]


def _places(disc: StandingDisc, near: list[QRectF], taken: list[QRectF]) -> SignPlaces:
    view, diameter = disc.view, disc.diameter
    high = disc.badge_px
    grown = high - badge_px(diameter)
    corners = CORNERS[:BELOW] if disc.has_key or view.wounds_most or view.has_acted else CORNERS
    badge, letter, key = USUAL
    # A gauge has its own place.
    if near and view.badge and not is_lettered(view, diameter) and view.gauge is None:
        boxes = [_box(disc, badge_centre(one, diameter, high, grown), high) for one in corners]
        badge = corners[_best(boxes, near, taken)]
    if near and view.posture in LETTERED and view.gauge is None:
        left = [one for one in sorted(corners, key=USUAL.letter.__ne__) if one != badge]
        boxes = [_box(disc, letter_centre(one, diameter, high, grown), high) for one in left]
        letter = left[_best(boxes, near, taken)]
    elif letter == badge:
        letter = USUAL.badge
    if disc.has_key:
        side = disc.key_px
        boxes = [key_rect(way, diameter, side, wounded=bool(view.wounds_most)).translated(disc.centre) for way in WAYS]
        key = WAYS[_best(boxes, near, taken)]
    return SignPlaces(badge, letter, key)


def _box(disc: StandingDisc, centre: QPointF, high: float) -> QRectF:
    middle = disc.centre + centre
    return QRectF(middle.x() - high / 2, middle.y() - high / 2, high, high)


def _best(boxes: Sequence[QRectF], near: list[QRectF], taken: list[QRectF]) -> int:
    """Which place: the usual one, the first, unless another is clearly better. It is taken then."""
    least = covered(boxes[0], near) + covered(boxes[0], taken)
    best = 0
    for number, box in enumerate(boxes[1:], start=1):
        hidden = covered(box, near) + covered(box, taken)
        if hidden < least - BETTER * box.width() * box.height():
            best, least = number, hidden
    taken.append(boxes[best])
    return best
