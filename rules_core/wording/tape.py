"""Lengths as a tape measure shows them: inches in eighths, or centimetres with millimetres."""

from __future__ import annotations

from typing import Final

from rules_core.wording.translation import INCH, LANGUAGE_IN_FORCE, decimal, tell

EIGHTHS: Final = ("", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8")
MILLIMETRE: Final = 10


def tape_inches(units: int) -> str:
    """8 1/2 in."""
    eighths = (abs(units) * 8 * 2 + INCH) // (2 * INCH)
    inches, part = eighths // 8, EIGHTHS[eighths % 8]
    shown = f"{inches} {part}" if inches and part else part or str(inches)
    return tell("{number} in", number=shown)


def tape_centimetres(units: int) -> str:
    """21.6 cm."""
    millimetres = (abs(units) * 2 + MILLIMETRE) // (2 * MILLIMETRE)
    return tell("{number} cm", number=decimal(millimetres / 10))


def on_tape(units: int) -> str:
    """In the unit that the reader chose."""
    return tape_centimetres(units) if LANGUAGE_IN_FORCE.centimetres else tape_inches(units)


def is_metric(units: int) -> bool:
    """Whether a measuring stick was made in whole millimetres, and not in eighths of an inch."""
    return units % MILLIMETRE == 0 and units * 8 % INCH != 0


def on_stick(units: int) -> str:
    """The length of a measuring stick: in millimetres where it was made in whole ones."""
    return tell("{number} mm", number=str(units // MILLIMETRE)) if is_metric(units) else on_tape(units)


def read_tape(text: str, *, centimetres: bool) -> int | None:
    """What a person typed as a length, in tenths of a millimetre: "8 1/2", "8.5", "21,6 cm"; None for anything else.

    A unit behind the number counts more than the one in force.
    """
    words = text.strip().lower().replace(",", ".").replace('"', " in").replace("″", " in")
    for unit, in_centimetres in (("cm", True), ("zoll", False), ("inches", False), ("inch", False), ("in", False)):
        if words.endswith(unit):
            words, centimetres = words.removesuffix(unit), in_centimetres
            break
    number = _number(words.split())
    if number is None:
        return None
    return int(number * (10 * MILLIMETRE if centimetres else INCH) + 0.5)


def _number(parts: list[str]) -> float | None:
    """A whole number, a decimal, a fraction, or a whole number and a fraction."""
    if not parts or len(parts) > 2:
        return None
    total = 0.0
    for place, part in enumerate(parts):
        above, stroke, below = part.partition("/")
        if stroke and place == len(parts) - 1:
            if not (above.isdecimal() and below.isdecimal() and int(below)):
                return None
            total += int(above) / int(below)
        elif stroke or place or not part.replace(".", "", 1).isdecimal() or (len(parts) == 2 and "." in part):
            return None
        else:
            total += float(part)
    return total
