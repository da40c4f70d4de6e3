"""The name of the building whose fall loses the game (V-8.2): in a village of one's own it is no Town Hall."""

from __future__ import annotations

from desktop.play.models.cased import Cased
from rules_core.games.village.content.placement import heart_of as heart_building
from rules_core.games.village.content.types import Village
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import building_in


def heart_of(siege: Siege) -> Cased:
    """Its name in this game, for the middle of a sentence."""
    return heart_in(siege.world.village)


def heart_in(village: Village) -> Cased:
    """Its name in this village."""
    return Cased(building_in(village, heart_building(village)))
