"""What a unit can do at this moment: movement, attacks, hit points, range, leadership (section 3)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import (
    FATTY,
    INSPIRATION,
    KING_OF_MOUNTAINS,
    LONG_REACH,
    LORD,
    SIEGE,
)
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign, are_enemies, is_led
from rules_core.games.warhold.rules.land import are_diagonal, beside, is_mountain, steps_apart
from rules_core.games.warhold.rules.unmapped.hearsay import BESIDE_LORD, FAR_OFF, HIGH, REACHES, is_said
from rules_core.games.warhold.state.war import Unit
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
        if KING_OF_MOUNTAINS in profile.traits and _is_high(campaign, unit):
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


def _is_high(campaign: Campaign, lord: Unit) -> bool:
    """W-DWA-2. Whether he stands on a mountain."""
    if campaign.state.is_unmapped:
        return is_said(campaign.state, HIGH, lord.id)
    return is_mountain(campaign.state, lord.tile)


def _from_neighbours(campaign: Campaign, unit: Unit) -> int:
    """W-ELF-2, R-W26, EQ-32. What a lord beside gives; he does not inspire himself."""
    state = campaign.state
    lord = state.lord_of(unit.seat)
    if lord is None or lord is unit:
        return 0
    if state.is_unmapped:
        if not is_said(state, BESIDE_LORD, unit.id):
            return 0
    elif steps_apart(state, lord.tile, unit.tile) != 1:
        return 0
    inspired = 1 if has(campaign, lord, INSPIRATION) else 0
    return inspired + gear.worn(campaign.state, campaign.content, lord, "banner")


def reach(campaign: Campaign, unit: Unit) -> int:
    """R-W12, W-SIE-2, W-DWA-3, W-DWA-4. How many tiles away it strikes."""
    range_of_bow = FAR if gear.worn(campaign.state, campaign.content, unit, "bow") else 1
    return max(campaign.profile(unit).reach, range_of_bow)


def apart(campaign: Campaign, attacker: Unit, target: Unit) -> int:
    """R-W11, R-W13. How far a target is for an attack: an Ogre a tile nearer, a corner beside a pikeman adjacent."""
    if campaign.state.is_unmapped:
        return FAR if is_said(campaign.state, FAR_OFF, attacker.id, target.id) else 1
    distance = steps_apart(campaign.state, attacker.tile, target.tile)
    if distance > 1 and has(campaign, target, FATTY):
        distance -= 1
    if (
        distance == FAR
        and has_long_reach(campaign, attacker)
        and are_diagonal(campaign.state, attacker.tile, target.tile)
    ):
        return 1
    return distance


def may_attack(campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int = 0) -> bool:
    """W-CMB-1 to W-CMB-4. Whether it may attack the target from where it stands; `range_of_shot` of a special shot."""
    if not are_enemies(attacker, target):
        return False
    state = campaign.state
    if attacker.kind == SIEGE and attacker.stepped:
        # W-SIE-1, R-W22.
        return False
    if state.is_unmapped:
        return _may_reach(campaign, attacker, target)
    distance = steps_apart(state, attacker.tile, target.tile)
    if distance > 7:
        return False
    distance = apart(campaign, attacker, target)
    if distance > (range_of_shot or reach(campaign, attacker)):
        return False
    if attacker.seat != NO_SEAT and target.seat != NO_SEAT and is_peace(campaign, attacker, target):
        return False
    return not (distance >= FAR and is_in_fog(campaign, attacker, target))


def _may_reach(campaign: Campaign, attacker: Unit, target: Unit) -> bool:
    """Without a map people see whom their own units reach; of the others they have said it."""
    state = campaign.state
    if attacker.seat != NO_SEAT and target.seat != NO_SEAT and is_peace(campaign, attacker, target):
        return False
    return is_led(state, attacker) or is_said(state, REACHES, attacker.id, target.id)


def is_peace(campaign: Campaign, one: Unit, other: Unit) -> bool:
    """W-TWN-4, R-W25. On the tiles of a town players do not fight each other; monsters are excepted."""
    return campaign.state.is_town(one.tile) or campaign.state.is_town(other.tile)


def is_in_fog(campaign: Campaign, attacker: Unit, target: Unit) -> bool:
    """RE-29. Whether either of them stands in the fog round a lord; without a map people see it."""
    state = campaign.state
    if state.fog == NO_SEAT or not state.fog_turns or state.is_unmapped:
        return False
    lord = state.lord_of(state.fog)
    if lord is None:
        return False
    within = state.fog_within
    return (
        steps_apart(state, lord.tile, attacker.tile) <= within or steps_apart(state, lord.tile, target.tile) <= within
    )


def targets(campaign: Campaign, attacker: Unit, range_of_shot: int = 0) -> list[Unit]:
    """W-MOV-3. Whom it may attack now, from where its move has ended."""
    return [one for one in campaign.state.units if may_attack(campaign, attacker, one, range_of_shot)]


def stands_beside(campaign: Campaign, unit: Unit, other: Unit) -> bool:
    """Whether they share a side; without a map, whether nothing was said of a tile between them."""
    if campaign.state.is_unmapped:
        return apart(campaign, other, unit) == 1
    return other.tile in beside(campaign.state, unit.tile)
