"""How lengths are shown in forms: content keeps inches, people read the unit they chose. Here alone is converted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

CENTIMETRES: Final = 2.54
"""In an inch."""
PLACES: Final = 4
"""Decimals of inches that are kept: finer than a tenth of a millimetre."""


class LengthUnit(QObject):
    """The unit in force. Controls listen to `changed` and show their lengths again."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._centimetres = False

    @property
    def centimetres(self) -> bool:
        """Whether people read centimetres; else inches."""
        return self._centimetres

    def choose(self, centimetres: bool) -> None:
        """Set the unit."""
        if centimetres != self._centimetres:
            self._centimetres = centimetres
            self.changed.emit()

    def shown(self, inches: float) -> float:
        """A length as people read it."""
        return inches * CENTIMETRES if self._centimetres else inches

    def inches(self, shown: float) -> float:
        """What people typed, as content keeps it: a whole number where it is one."""
        inches = round(shown / CENTIMETRES if self._centimetres else shown, PLACES)
        return int(inches) if inches == int(inches) else inches

    @property
    def step(self) -> float:
        """How far one press of + goes, in the unit people read."""
        return 1.0 if self._centimetres else 0.5

    @property
    def decimals(self) -> int:
        return 1 if self._centimetres else 2

    @property
    def word(self) -> str:
        """The unit behind a number."""
        if self._centimetres:
            return QCoreApplication.translate("Lengths", "cm")
        return QCoreApplication.translate("Lengths", "in")

    def words(self, inches: float) -> str:
        """A length with its unit: 3.5 in."""
        number = f"{self.shown(inches):.{self.decimals}f}".rstrip("0").rstrip(".")
        return QCoreApplication.translate("Lengths", "{number} {unit}").format(number=number, unit=self.word)


LENGTHS = LengthUnit()
"""One for the whole program, like the language."""
