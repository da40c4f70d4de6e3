"""One attack on a map: whom, together with whom, or how it is shared out (W-CMB-5 to W-CMB-10)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import LORD
from rules_core.games.warhold.rules import gear, topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.combat import SHOT
from rules_core.games.warhold.rules.needs import needs_of
from rules_core.games.warhold.rules.shots import shoot
from rules_core.games.warhold.rules.strength import FAR, attacks, may_attack, targets
from rules_core.games.warhold.rules.strikes import Blow, strike
from rules_core.games.warhold.state.war import Unit

ALL: Final = "all:"
"""Before a target: everybody of the attacker's type that can strikes at it as well (W-CMB-5)."""


def attack_with(campaign: Campaign, attacker: Unit, aims: list[str], kind: str, clause: str) -> None:
    """Whom it strikes at, and who strikes with it."""
    state = campaign.state
    joined: list[str] = []
    for id in aims:
        if not id.startswith(SHOT) and len(alike(campaign, attacker, state.unit(id))) > 1:
            joined.append(ALL + id)
    chosen = campaign.table.settle(attacker.seat, topics.WHOM, (*aims, *joined), clause, attacker.id)
    if chosen.startswith(SHOT):
        _, shot, id = chosen.split(":")
        attacker.has_fought = True
        shoot(campaign, attacker, state.unit(id), shot, kind)
        return
    if chosen.startswith(ALL):
        # W-CMB-5.
        target = state.unit(chosen.removeprefix(ALL))
        together = alike(campaign, attacker, target)
        for one in together:
            one.has_fought = True
        dice = sum([attacks(campaign, one) for one in together])
        strike(campaign, together, [target], dice, Blow(kind, clause))
        return
    attacker.has_fought = True
    first = state.unit(chosen)
    pools = _pools(campaign, attacker, [state.unit(one) for one in aims if not one.startswith(SHOT)])
    # The pool of whoever was named comes first, and in it the one who was named.
    pools.sort(key=lambda pool: first not in pool)
    pools[0].sort(key=lambda one: one is not first)
    for pool, dice in _split(campaign, attacker, pools, clause):
        alive = [one for one in pool if state.has_unit(one.id)]
        if alive and state.has_unit(attacker.id):
            strike(campaign, [attacker], alive, dice, Blow(kind, clause))


def alike(campaign: Campaign, attacker: Unit, target: Unit) -> list[Unit]:
    """W-CMB-5, W-CMB-7. Everybody of the same type that may strike at the target with the same needs."""
    needs = needs_of(campaign, attacker, target)
    return [
        one
        for one in campaign.state.units
        if one is attacker
        or (
            one.profile == attacker.profile
            and one.seat == attacker.seat
            and one.kind != LORD
            and not one.has_fought
            and may_attack(campaign, one, target)
            and needs_of(campaign, one, target).equals(needs)
        )
    ]


def _pools(campaign: Campaign, attacker: Unit, aims: list[Unit]) -> list[list[Unit]]:
    """W-CMB-6, W-CMB-7. Targets of one player and type against which dice may be rolled together."""
    pools: list[list[Unit]] = []
    for one in aims:
        for pool in pools:
            like = pool[0]
            if (
                like.profile == one.profile
                and like.seat == one.seat
                and needs_of(campaign, attacker, one).equals(needs_of(campaign, attacker, like))
                and (campaign.ground.apart(campaign, attacker, one) >= FAR)
                == (campaign.ground.apart(campaign, attacker, like) >= FAR)
            ):
                pool.append(one)
                break
        else:
            pools.append([one])
    return pools


def pool_of(campaign: Campaign, attacker: Unit, target: Unit) -> list[Unit]:
    """W-CMB-6. Who suffers attacks on a target after it, if it falls; it stands first."""
    aims = [target, *[one for one in targets(campaign, attacker) if one is not target]]
    return _pools(campaign, attacker, aims)[0]


def _split(campaign: Campaign, attacker: Unit, pools: list[list[Unit]], clause: str) -> list[tuple[list[Unit], int]]:
    """W-CMB-10. How many attacks go to which targets; EQ-7 allows a bow some of them."""
    count = attacks(campaign, attacker)
    most = [min(count, most_at(campaign, attacker, pool[0])) for pool in pools]
    if len(pools) == 1:
        return [(pools[0], most[0])]
    total = min(count, sum(most))
    names = [pool[0].id for pool in pools]
    shares = campaign.table.allocate(attacker.seat, topics.SPLIT, names, total, most, "W-CMB-10", attacker.id)
    return [(pool, share) for pool, share in zip(pools, shares, strict=True) if share]


def most_at(campaign: Campaign, attacker: Unit, target: Unit) -> int:
    """EQ-7. At two tiles a lord with a bow has so many attacks."""
    shots = gear.worn(campaign.state, campaign.content, attacker, "bow")
    if shots and campaign.ground.apart(campaign, attacker, target) >= FAR and campaign.profile(attacker).reach < FAR:
        return shots
    return 99
