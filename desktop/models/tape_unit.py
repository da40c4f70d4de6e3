"""The unit in force for what people lay out at a real table: like the language, one for the whole program."""

from __future__ import annotations

from rules_core.games.village.siege import PlayMode, Siege
from rules_core.lab.sentence import Measure, in_inches
from rules_core.lab.tape import tape_centimetres, tape_inches


class TapeUnit:
    """Inches in eighths, as a tape has them, or centimetres."""

    def __init__(self) -> None:
        self.centimetres = False

    def length(self, units: int) -> str:
        """A length as people find it on their tape."""
        return tape_centimetres(units) if self.centimetres else tape_inches(units)

    def measure_for(self, siege: Siege) -> Measure:
        """How lengths are shown in this game: on the screen in tenths of an inch, at a table as on the tape."""
        return in_inches if siege.play_mode is PlayMode.SCREEN else self.length


TAPE = TapeUnit()
"""Follows the settings of the game that is open."""
