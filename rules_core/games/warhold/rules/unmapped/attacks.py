"""One attack at a table without a map: whom, how many strike together, or how it is shared out (W-CMB-5, W-CMB-10)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import LORD
from rules_core.games.warhold.rules import gear, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.combat import SHOT
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.rules.shots import shoot
from rules_core.games.warhold.rules.strength import attacks
from rules_core.games.warhold.rules.strikes import Blow, strike
from rules_core.games.warhold.rules.unmapped.hearsay import FAR_OFF, is_said
from rules_core.games.warhold.rules.unmapped.looks import look, look_at_block
from rules_core.games.warhold.rules.unmapped.spots import likely_first, one_of_each
from rules_core.games.warhold.state.war import Unit

SHARE: Final = "share"


def attack_with(campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
    """Whom it strikes at, of all whom it may reach; people see whom it does."""
    state = campaign.state
    plain = likely_first(state, one_of_each(state, [one for one in aims if not one.startswith(SHOT)]))
    # Those in the same place come before all others.
    here = place_at(state, attacker.tile)
    plain.sort(key=lambda one: place_at(state, state.unit(one).tile) != here)
    shots = [one for one in aims if one.startswith(SHOT) and one.rpartition(":")[2] in plain]
    shares = [SHARE] if len(plain) > 1 and attacks(campaign, attacker) > 1 else []
    chosen = campaign.table.settle(attacker.seat, topics.WHOM, (*plain, *shots, *shares), clause, attacker.id)
    if chosen.startswith(SHOT):
        _, shot, id = chosen.split(":")
        attacker.has_fought = True
        target = state.unit(id)
        look(campaign, [attacker], target)
        look_at_block(campaign, attacker, target, shot)
        shoot(campaign, attacker, target, shot, kind)
    elif chosen == SHARE:
        _share(campaign, attacker, plain, kind, clause)
    else:
        target = state.unit(chosen)
        together = _together(campaign, attacker, clause)
        for one in together:
            one.has_fought = True
        look(campaign, together, target)
        dice = sum([min(attacks(campaign, one), _most(campaign, one, target)) for one in together])
        strike(campaign, together, [target], dice, Blow(kind, clause))


def _together(campaign: Campaign, attacker: Unit, clause: str) -> list[Unit]:
    """W-CMB-5. How many of those like it strike at the same target."""
    state = campaign.state
    house = state.stronghold_at(attacker.tile)
    alike = [
        one
        for one in state.units
        if one is not attacker
        and one.profile == attacker.profile
        and one.seat == attacker.seat
        and one.kind != LORD
        and not one.has_fought
        and state.stronghold_at(one.tile) is house
    ]
    if not alike:
        return [attacker]
    counts = [str(count) for count in range(1, len(alike) + 2)]
    count = int(campaign.table.choose(attacker.seat, topics.HOW_MANY, counts, clause, attacker.id))
    return [attacker, *alike[: count - 1]]


def _most(campaign: Campaign, attacker: Unit, target: Unit) -> int:
    """EQ-7. At two tiles a lord with a bow has so many attacks."""
    shots = gear.worn(campaign.state, campaign.content, attacker, "bow")
    return shots if shots and is_said(campaign.state, FAR_OFF, attacker.id, target.id) else 99


def _share(campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
    """W-CMB-10. Its attacks are split among several targets."""
    state = campaign.state
    attacker.has_fought = True
    count = attacks(campaign, attacker)
    most = min(count, len(aims))
    chosen = campaign.table.pick(attacker.seat, topics.SHARED, aims, 2, most, "W-CMB-10", attacker.id)
    for id in chosen:
        look(campaign, [attacker], state.unit(id))
    limits = [min(count, _most(campaign, attacker, state.unit(id))) for id in chosen]
    total = min(count, sum(limits))
    shares = campaign.table.allocate(attacker.seat, topics.SPLIT, chosen, total, limits, "W-CMB-10", attacker.id)
    for id, dice in zip(chosen, shares, strict=True):
        if dice and state.has_unit(id) and state.has_unit(attacker.id):
            strike(campaign, [attacker], [state.unit(id)], dice, Blow(kind, clause))
