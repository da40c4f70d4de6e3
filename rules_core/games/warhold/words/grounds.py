"""Which making of the words for the ground a war takes."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.ground_words import GroundWords
from rules_core.games.warhold.words.map_words import MapWords
from rules_core.games.warhold.words.unmapped_words import PlaceWords
from rules_core.games.words import Words

OF_THE_MAP: Final = MapWords()
OF_PLACES: Final = PlaceWords()


def ground_words_of(state: War) -> GroundWords:
    """Those of this war."""
    return OF_PLACES if state.is_unmapped else OF_THE_MAP


def place_said(words: Words, state: War, tile: int) -> str:
    """Where a tile is, as it begins a line."""
    return ground_words_of(state).place(words, state, tile)
