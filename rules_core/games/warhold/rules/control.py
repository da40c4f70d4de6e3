"""Who controls which stronghold, who is out, and who has won (sections 12 and 14)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import BUILDINGS, LORD, MILITARY
from rules_core.games.warhold.rules import deaths
from rules_core.games.warhold.rules.campaign import Campaign, is_lordless
from rules_core.games.warhold.rules.land import seats_among
from rules_core.games.warhold.state.facts import Seized, WarOver
from rules_core.games.warhold.state.war import Phase, Stronghold
from rules_core.kernel.requests import SeatId


def settle(campaign: Campaign) -> bool:
    """R-W47. At the end of a phase: strongholds change hands, and the last lord alive has won; True when it is over."""
    for house in campaign.state.strongholds:
        _seize(campaign, house)
    return is_over(campaign)


def _seize(campaign: Campaign, house: Stronghold) -> None:
    """W-SEI-1, W-FAQ-1, R-W46, R-W47. With units of one player alone inside, and none of whoever controls it."""
    state = campaign.state
    inside = state.inside(house.tiles)
    if any(is_lordless(state, one) for one in inside):
        # W-DTH-4. First they must be slain.
        return
    seats = seats_among([one for one in inside if campaign.options.lord_holds or one.kind != LORD])
    if len(seats) != 1 or seats[0] == house.seat:
        return
    house.seat = SeatId(seats[0])
    # W-SEI-2, R-W65.
    for building in BUILDINGS:
        house.set_level(building, max(1, house.level(building) - 1))
    deaths.empty_keep(house)
    campaign.table.tell(Seized("W-SEI-1", house.seat, house.id))


def is_dethroned(campaign: Campaign, seat: SeatId) -> bool:
    """W-DTH-1, W-SEI-4, W-SEI-5, R-W48. After paying: no stronghold, and no military units; the lord does not count."""
    state = campaign.state
    if state.held_by(seat):
        return False
    return not any(one.kind in MILITARY for one in state.units_of(seat))


def dethrone(campaign: Campaign, seat: SeatId) -> None:
    """W-DTH-1, W-DTH-2. The lord leaves the board with all that is left."""
    state = campaign.state
    lord = state.lord_of(seat)
    if lord is not None:
        state.units.remove(lord)
    deaths.lose_lord(campaign, seat, None, is_dethroned=True)


def is_over(campaign: Campaign) -> bool:
    """W-WIN-1, R-W51. One lord is left, or the last ones have fallen together."""
    state = campaign.state
    living = state.living()
    if len(living) > 1:
        state.victors = list(living)
        return False
    if living:
        state.victors = list(living)
    state.phase = Phase.OVER
    campaign.table.tell(WarOver("W-WIN-1", tuple(state.victors)))
    return True
