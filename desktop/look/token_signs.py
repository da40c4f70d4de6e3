"""Where the signs of a token stand round its disc: the badge, the letter of its posture, the key. In px round the
centre."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

SIGNS_ASIDE_BELOW = 36.0
"""On a disc smaller than this, in px of diameter, badges and ticks would hide the face: they move outward."""


class SignPlaces(NamedTuple):
    """Corners of the disc for badge and letter, and which way its key lies: right and down are positive."""

    badge: tuple[float, float] = (1.0, 1.0)
    letter: tuple[float, float] = (-1.0, 1.0)
    key: tuple[float, float] = (0.0, -1.0)


USUAL = SignPlaces()
"""Where signs stand as long as nobody else is near."""
STACKED = SignPlaces((0.0, 1.0), (-1.0, -1.0), (-1.0, -1.0))
"""Where they stand in a line of men: the badge below the icon, as wide as the disc, all others over it, so that nothing
lies on whoever stands beside or behind."""
OVERHANG = 3.0
"""So far a stacked sign stands out of its disc, in px."""


def stacked_centre(corner: tuple[float, float], diameter: float, size: float) -> QPointF:
    """The middle of a stacked sign."""
    out = diameter / 2 + OVERHANG - size / 2
    return QPointF(corner[0] * out, corner[1] * out)


def small_share(diameter: float) -> float:
    """1 for a disc on which signs find room, less for a smaller one."""
    return min(1.0, diameter / SIGNS_ASIDE_BELOW)


def badge_centre(corner: tuple[float, float], diameter: float, high: float, grown: float) -> QPointF:
    """The middle of the (square) badge. One that is large for its disc moves outward, so that the face is still
    seen."""
    if corner == STACKED.badge:
        return stacked_centre(corner, diameter, high)
    return _in_corner(corner, diameter, high, QPointF(diameter * 0.31 + grown * 0.4, diameter * 0.33 + grown * 0.4))


def letter_centre(corner: tuple[float, float], diameter: float, high: float, grown: float) -> QPointF:
    """The middle of the letter that says how it lies or flees."""
    return _in_corner(corner, diameter, high, QPointF(diameter * 0.35 + grown * 0.4, diameter * 0.29 + grown * 0.4))


def _in_corner(corner: tuple[float, float], diameter: float, high: float, place: QPointF) -> QPointF:
    out = diameter * (0.14 + 0.5 * (1 - small_share(diameter))) + high / 2
    return QPointF(max(place.x(), out) * corner[0], max(place.y(), out) * corner[1])


def key_rect(way: tuple[float, float], diameter: float, side: float, *, wounded: bool) -> QRectF:
    """The key cap of an offered disc."""
    if way == STACKED.key:
        middle = stacked_centre(way, diameter, side)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    away = diameter * (0.74 if wounded and way == USUAL.key else 0.66) + side * 0.5
    away = min(away, diameter * 0.62 + side * 0.5 + 6)
    return QRectF(way[0] * away - side / 2, way[1] * away - side / 2, side, side)
