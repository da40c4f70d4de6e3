"""How lengths of a siege are told."""

from __future__ import annotations

from rules_core.games.village.state.siege import Siege
from rules_core.song.words.measures import measure_in
from rules_core.wording.sentence import Measure


def measure_for(siege: Siege) -> Measure:
    """As people read them where they play it."""
    return measure_in(siege.play_mode)
