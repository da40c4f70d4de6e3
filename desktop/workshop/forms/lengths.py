"""How lengths stand in the fields of forms: content keeps inches, people read the unit they chose.

When the unit changes the pages are made anew, as with the language, so that nothing here has to be listened to.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.look.lengths import unit
from rules_core.wording.translation import LANGUAGE_IN_FORCE, decimal

CENTIMETRES: Final = 2.54
"""In an inch."""
PLACES: Final = 4
"""Decimals of inches that are kept: finer than a tenth of a millimetre."""


def shown(inches: float) -> float:
    """A length as people read it."""
    return inches * CENTIMETRES if LANGUAGE_IN_FORCE.centimetres else inches


def inches_of(number: float) -> float:
    """What people typed, as content keeps it: a whole number where it is one."""
    inches = round(number / CENTIMETRES if LANGUAGE_IN_FORCE.centimetres else number, PLACES)
    return int(inches) if inches == int(inches) else inches


def step() -> float:
    """How far one press of + goes, in the unit people read."""
    return 1.0 if LANGUAGE_IN_FORCE.centimetres else 0.5


def places() -> int:
    """Decimals that a field shows."""
    return 1 if LANGUAGE_IN_FORCE.centimetres else 2


def number(inches: float) -> str:
    """A length without its unit and without zeros that say nothing."""
    text = decimal(shown(inches), places())
    return text.rstrip("0").rstrip(".,") if "." in text or "," in text else text


def words(inches: float) -> str:
    """A length with its unit: 3.5 in."""
    return QCoreApplication.translate("Lengths", "{number} {unit}").format(number=number(inches), unit=unit())
