"""Lengths as a tape measure shows them: inches in eighths, or centimetres with millimetres."""

from __future__ import annotations

from typing import Final

from rules_core.song.options import INCH

EIGHTHS: Final = ("", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8")
MILLIMETRE: Final = 10


def tape_inches(units: int) -> str:
    """8 1/2 in."""
    eighths = (abs(units) * 8 * 2 + INCH) // (2 * INCH)
    inches, part = eighths // 8, EIGHTHS[eighths % 8]
    shown = f"{inches} {part}" if inches and part else part or str(inches)
    return f"{shown} in"


def tape_centimetres(units: int) -> str:
    """21.6 cm."""
    millimetres = (abs(units) * 2 + MILLIMETRE) // (2 * MILLIMETRE)
    return f"{millimetres // 10}.{millimetres % 10} cm"
