"""What a unit can do at this moment: movement, attacks, hit points, range, leadership (section 3)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import (
    INSPIRATION,
    KING_OF_MOUNTAINS,
    LONG_REACH,
    LORD,
    SIEGE,
)
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign, are_enemies
from rules_core.games.warhold.state.war import MOUNTAIN, Unit
from rules_core.kernel.requests import NO_SEAT

LEAST_MOVE = 3
"""WH-SL-5. A lord's movement never falls lower."""
FAR = 2
"""From so many tiles an attack comes from afar (W-CMB-3)."""


def hit_points(campaign: Campaign, unit: Unit) -> int:
    """W-ATT-10, W-SET-18. How many wounds slay it."""
    return campaign.profile(unit).hit_points + gear.worn(campaign.state, campaign.content, unit, "hit-points")


def movement(campaign: Campaign, unit: Unit) -> int:
    """W-ATT-1. Movement points of the whole turn."""
    points = campaign.profile(unit).move + unit.more
    if unit.kind == LORD:
        points = max(LEAST_MOVE, points + gear.worn(campaign.state, campaign.content, unit, "move"))
    return max(1, points)


def movement_left(campaign: Campaign, unit: Unit) -> int:
    """What of them is left in this turn."""
    return max(0, movement(campaign, unit) - unit.spent)


def leadership(campaign: Campaign, unit: Unit) -> int:
    """W-ATT-14, WH-SL-5. A lord's, from 1 to 5."""
    bonus = gear.worn(campaign.state, campaign.content, unit, "leadership")
    return max(1, min(5, campaign.profile(unit).leadership + bonus))


def has(campaign: Campaign, unit: Unit, trait: str) -> bool:
    """Whether its profile has a special rule."""
    return trait in campaign.profile(unit).traits


def has_long_reach(campaign: Campaign, unit: Unit) -> bool:
    """W-HUM-2, EQ-3. Whether it strikes across corners."""
    return has(campaign, unit, LONG_REACH) or gear.worn(campaign.state, campaign.content, unit, "long-reach") > 0


def attacks(campaign: Campaign, unit: Unit) -> int:
    """W-ATT-9. Attacks of a combat, never below 1."""
    profile = campaign.profile(unit)
    count = profile.attacks
    state, content = campaign.state, campaign.content
    if unit.seat != NO_SEAT:
        count += _from_neighbours(campaign, unit)
    if unit.kind == LORD:
        count += gear.worn(state, content, unit, "attacks")
        if KING_OF_MOUNTAINS in profile.traits and campaign.ground.stands_on(state, unit, MOUNTAIN):
            # W-DWA-2.
            count += 2
        if gear.worn(state, content, unit, "rage"):
            # EQ-24, W-FAQ-7, WH-FAQ-5.
            count += unit.wounds
        paces = gear.worn(state, content, unit, "charge")
        if paces and unit.stepped >= paces:
            # EQ-18.
            count += 1
        reach = gear.worn(state, content, unit, "long-reach")
        if reach and LONG_REACH in profile.traits:
            # EQ-3.
            count += reach
    return max(1, count)


def _from_neighbours(campaign: Campaign, unit: Unit) -> int:
    """W-ELF-2, R-W26, EQ-32. What a lord beside gives; he does not inspire himself."""
    state = campaign.state
    lord = state.lord_of(unit.seat)
    if lord is None or lord is unit or not campaign.ground.is_beside_lord(state, lord, unit):
        return 0
    return gives_beside(campaign, lord)


def gives_beside(campaign: Campaign, lord: Unit) -> int:
    """W-ELF-2, EQ-32. How many attacks more own units have beside this lord."""
    inspired = 1 if has(campaign, lord, INSPIRATION) else 0
    return inspired + gear.worn(campaign.state, campaign.content, lord, "banner")


def reach(campaign: Campaign, unit: Unit) -> int:
    """R-W12, W-SIE-2, W-DWA-3, W-DWA-4. How many tiles away it strikes."""
    range_of_bow = FAR if gear.worn(campaign.state, campaign.content, unit, "bow") else 1
    return max(campaign.profile(unit).reach, range_of_bow)


def may_attack(campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int = 0) -> bool:
    """W-CMB-1 to W-CMB-4. Whether it may attack the target from where it stands; `range_of_shot` of a special shot."""
    if not are_enemies(attacker, target):
        return False
    if attacker.kind == SIEGE and attacker.stepped:
        # W-SIE-1, R-W22.
        return False
    if not campaign.ground.reaches(campaign, attacker, target, range_of_shot):
        return False
    return attacker.seat == NO_SEAT or target.seat == NO_SEAT or not is_peace(campaign, attacker, target)


def is_peace(campaign: Campaign, one: Unit, other: Unit) -> bool:
    """W-TWN-4, R-W25. On the tiles of a town players do not fight each other; monsters are excepted."""
    return campaign.state.is_town(one.tile) or campaign.state.is_town(other.tile)


def targets(campaign: Campaign, attacker: Unit, range_of_shot: int = 0) -> list[Unit]:
    """W-MOV-3. Whom it may attack now, from where its move has ended."""
    return [one for one in campaign.state.units if may_attack(campaign, attacker, one, range_of_shot)]
