"""The table is laid out: how the map lies is people's affair, the program counts what stands on it (section 10)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.setting_up import towns_wanted
from rules_core.games.warhold.rules.unmapped.spots import new_spot
from rules_core.games.warhold.state.war import Phase, Ruin, Town

LAID: Final = "laid"
TOWN_TILES: Final = 6
"""R-W08."""
LAYING_OUT: Final = (Phase.MAP, Phase.APPROVAL, Phase.TOWNS, Phase.RUINS)


def lay_out(campaign: Campaign) -> None:
    """W-SET-1, W-SET-6, W-SET-7, R-W54. Map, towns and ruins lie as all approve of them."""
    state = campaign.state
    campaign.table.choose(state.seats[0], topics.LAY_OUT, (LAID,), "W-SET-1")
    while len(state.towns) < towns_wanted(campaign):
        tiles = [new_spot(state) for _ in range(TOWN_TILES)]
        state.towns.append(Town(f"town-{len(state.towns) + 1}", tiles))
    while len(state.ruins) < campaign.options.ruins_each * len(state.seats):
        state.ruins.append(Ruin(new_spot(state)))
    state.phase, state.turn_of = Phase.ORDER, 0
