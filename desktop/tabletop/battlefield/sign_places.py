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
        half = diameter * 0.46
        self.face = QRectF(centre.x() - half, centre.y() - half, half * 2, half * 2)


def place_signs(discs: Sequence[StandingDisc]) -> list[SignPlaces]:
    """The places of each token's signs, in the order given."""
    taken: list[QRectF] = []
    return [_places(disc, _near(disc, discs), taken) for disc in discs]


def _near(disc: StandingDisc, discs: Sequence[StandingDisc]) -> list[QRectF]:
    """The faces of those who stand beside it."""
    found = []
    for other in discs:
        apart = other.centre - disc.centre
        if other is not disc and hypot(apart.x(), apart.y()) < NEAR * max(disc.diameter, other.diameter):
            found.append(other.face)
    return found


def _places(disc: StandingDisc, near: list[QRectF], taken: list[QRectF]) -> SignPlaces:
    view, diameter = disc.view, disc.diameter
    high = badge_px(diameter, view.enlarged)
    grown = high - badge_px(diameter)
    has_key = view.offered and bool(view.key)
    corners = CORNERS[:BELOW] if has_key or view.wounds_most or view.has_acted else CORNERS
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
    if has_key:
        side = cap_px(diameter)
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
