"""What an attack does on average: hit points taken, and the chance that the target falls."""

from __future__ import annotations

from functools import lru_cache

from rules_core.games.warhold.content.types import DEATHBLOW, SIEGE, SURE_WOUND
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.needs import is_sure_wound_rolled, needs_of
from rules_core.games.warhold.rules.strength import attacks, has, hit_points
from rules_core.games.warhold.state.war import Unit


def chance_of_wound(campaign: Campaign, attacker: Unit, target: Unit) -> float:
    """That one attack takes hit points (W-CMB-8)."""
    needs = needs_of(campaign, attacker, target)
    hit = (7 - needs.lowest_hit()) / 6
    wound = (7 - needs.lowest_wound()) / 6
    chance = hit * wound
    if has(campaign, attacker, SURE_WOUND) and not is_sure_wound_rolled(campaign, attacker, target):
        # R-W18. A natural 6 wounds for certain.
        chance += (1 - wound) / 6
    return chance


def force(campaign: Campaign, attacker: Unit) -> int:
    """What each wound takes, for the most part."""
    if attacker.kind != SIEGE and has(campaign, attacker, DEATHBLOW):
        return 1
    return campaign.profile(attacker).force


def damage(campaign: Campaign, attacker: Unit, target: Unit, dice: int = 0) -> float:
    """Hit points taken on average, no more than the target has."""
    count = dice or attacks(campaign, attacker)
    left = hit_points(campaign, target) - target.wounds
    chance = chance_of_wound(campaign, attacker, target)
    return min(float(left), count * chance * force(campaign, attacker))


def chance_to_slay(campaign: Campaign, attacker: Unit, target: Unit, dice: int = 0) -> float:
    """That the target falls to one combat of the attacker."""
    left = hit_points(campaign, target) - target.wounds
    each = force(campaign, attacker)
    needed = (left + each - 1) // each
    return at_least(
        needed, dice or attacks(campaign, attacker), round(chance_of_wound(campaign, attacker, target) * 36)
    )


@lru_cache(maxsize=4096)
def at_least(needed: int, dice: int, of_36: int) -> float:
    """The chance of so many successes with dice that each succeed in so many of 36 cases."""
    if needed <= 0:
        return 1.0
    if dice < needed:
        return 0.0
    chance = of_36 / 36
    return chance * at_least(needed - 1, dice - 1, of_36) + (1 - chance) * at_least(needed, dice - 1, of_36)
