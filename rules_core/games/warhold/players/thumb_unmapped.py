"""Answers at a table without a map by rules of thumb: of where figures stand the likely thing is said.

Nobody knows here how far anything is. Units go out when they are many, one after the other looks at a ruin, fights come
every other turn, and monsters make for whoever is in the field.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.games.warhold.content.types import LORD, SIEGE
from rules_core.games.warhold.players import thumb_fights
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.land import FIELD, RUIN
from rules_core.games.warhold.rules.movement import DONE, POTION, STAY
from rules_core.games.warhold.rules.unmapped.beasts import INSIDE, ON_THE_WAY, SEVERAL
from rules_core.games.warhold.rules.unmapped.hearsay import NO, YES
from rules_core.games.warhold.rules.unmapped.spots import is_in_field, places_for
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought

AT_HOME: Final = 3
"""So many stay in the stronghold."""
EVERY: Final = 2
"""Fights come, and monsters arrive, every so many rounds."""
SIEGE_EVERY: Final = 4
"""So often whoever is in the field comes before a stronghold."""


def who_moves(campaign: Campaign, request: Choose) -> Thought:
    """The next unit that goes out, or onto a ruin."""
    for one in request.options:
        if campaign.state.has_unit(one) and _aim(campaign, campaign.state.unit(one)):
            return Thought(one, "goes")
    return Thought(POTION, "heals") if POTION in request.options else Thought(DONE)


def where(campaign: Campaign, request: Choose) -> Thought:
    """Where that one wants to go."""
    aim = _aim(campaign, campaign.state.unit(request.subject))
    return Thought(aim, "goes") if aim in request.options else Thought(STAY)


def _aim(campaign: Campaign, unit: Unit) -> str:
    """A ruin for a sound unit in the field, the field for one of many at home; "" for neither."""
    state = campaign.state
    if unit.stepped or unit.wounds or unit.kind in (LORD, SIEGE):
        return ""
    if not is_in_field(state, unit):
        house = state.stronghold_at(unit.tile)
        own = [one for one in state.inside(house.tiles) if one.seat == unit.seat] if house is not None else []
        return FIELD if house is None or len(own) >= AT_HOME else ""
    return RUIN if RUIN in places_for(campaign, unit) and state.round % EVERY == 0 else ""


def fights(campaign: Campaign, request: Choose) -> Thought:
    """Whether anybody has come near anybody."""
    state = campaign.state
    out = [one for one in state.units if is_in_field(state, one)]
    own = any(one.seat == request.who for one in out)
    other = any(one.seat != request.who for one in out) or state.round > 2 * EVERY
    return Thought(YES if own and other and state.round % EVERY else NO)


def who_attacks(campaign: Campaign, request: Choose) -> Thought:
    """Those in the field, the lord left out."""
    state = campaign.state
    for one in request.options:
        if state.has_unit(one) and state.unit(one).kind != LORD and is_in_field(state, state.unit(one)):
            return Thought(one, "attacks")
    return Thought(DONE)


def whom(campaign: Campaign, request: Choose) -> Thought:
    """Whoever stands in the field too; now and then whoever is worth most, in a stronghold as well."""
    state = campaign.state
    if state.round % SIEGE_EVERY == 3:
        lords = [one for one in request.options if state.has_unit(one) and state.unit(one).kind == LORD]
        return Thought(lords[0], "attacks") if lords else thumb_fights.whom(campaign, request)
    near = [one for one in request.options if state.has_unit(one) and is_in_field(state, state.unit(one))]
    if not near:
        return thumb_fights.whom(campaign, request)
    return thumb_fights.whom(campaign, replace(request, options=tuple(near)))


def nearest(campaign: Campaign, request: Choose) -> Thought:
    """Somebody in the field, else whatever there is."""
    state = campaign.state
    known = [one for one in request.options[1:] if one != SEVERAL]
    for one in known:
        if state.has_unit(one) and is_in_field(state, state.unit(one)) and not is_monster(state.unit(one)):
            return Thought(one)
    return Thought(known[0])


def comes(campaign: Campaign, request: Choose) -> Thought:
    """It arrives every other round."""
    if campaign.state.round % EVERY:
        return Thought(ON_THE_WAY)
    return Thought(INSIDE if INSIDE in request.options else request.options[-1])
