"""What a game of Defenders can vary."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DefendersOptions:
    """Settings of one game, named as `choices` of the definition."""

    city_cards: int = 12
    """D-CITY-1."""
    fewest: int = 6
    """D-CITY-11. So many of each before anybody may skip."""
    most_locations: int = 12
    """D-CITY-13."""
    most_defenders: int = 12
    """D-CITY-13."""
    rescues_for_each_jack: bool = True
    """D-LOSS-2, R-D30. Each Jack rescues somebody, or one of all."""
    repair_need: int = 4
    """D-SPC-1."""
    heal_need: int = 4
    """D-SPC-2."""
    inspire_need: int = 4
    """D-SPC-3."""
