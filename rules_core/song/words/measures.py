"""How lengths are told: one way on the screen, another where people lay a tape."""

from __future__ import annotations

from rules_core.ground.play_mode import PlayMode
from rules_core.wording.sentence import Measure
from rules_core.wording.tape import on_stick, on_tape
from rules_core.wording.translation import in_chosen_unit


def measure_in(mode: PlayMode) -> Measure:
    """On the screen in tenths, at a table in eighths of an inch or in millimetres."""
    return in_chosen_unit if mode is PlayMode.SCREEN else on_tape


def stick_in(mode: PlayMode) -> Measure:
    """Lengths of sticks: on the screen like all others, at a table as the sticks are called that lie there."""
    return in_chosen_unit if mode is PlayMode.SCREEN else on_stick
