"""Lengths on the screen: in inches or in centimetres, as the person chose. The one place that knows the unit.

Kept are always tenths of a millimetre (rules) or inches (content files). When the unit changes the pages are made anew,
as with the language, so that nothing here has to be listened to.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.song.options import INCH
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import CENTIMETRE, LANGUAGE_IN_FORCE, decimal, exact_length, in_chosen_unit

__all__ = ["in_chosen_unit", "number", "on_tape", "plain", "roughly", "shown", "unit", "units_of"]
# `in_chosen_unit(units)`: "4.2 in" or "10.7 cm". `on_tape(units)`: "4 1/4 in", as a tape measure has it.


def unit() -> str:
    """The short name of the unit: in, cm."""
    if LANGUAGE_IN_FORCE.centimetres:
        return QCoreApplication.translate("Lengths", "cm")
    return QCoreApplication.translate("Lengths", "in")


def shown(units: float) -> float:
    """Tenths of a millimetre as a number of the chosen unit."""
    return units / (CENTIMETRE if LANGUAGE_IN_FORCE.centimetres else INCH)


def units_of(shown_number: float) -> int:
    """A number of the chosen unit as tenths of a millimetre."""
    return round(shown_number * (CENTIMETRE if LANGUAGE_IN_FORCE.centimetres else INCH))


def plain(units: int) -> str:
    """A length as short as it can be said: "5 in", "12.7 cm"."""
    return exact_length(units)


def roughly(units: float) -> str:
    """A way that is long, or of a whole game, in whole inches or centimetres: "97 in"."""
    step = CENTIMETRE if LANGUAGE_IN_FORCE.centimetres else INCH
    return exact_length(round(units / step) * step)


def number(units: float, places: int = 1) -> str:
    """A length without its unit: "4.2"."""
    return decimal(shown(units), places)
