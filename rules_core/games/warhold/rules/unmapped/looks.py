"""What has to be known of the ground before somebody strikes, asked only where it matters (section 11.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.warhold.content.types import (
    BALLISTA,
    CROSS_HIT,
    INSPIRATION,
    KING_OF_MOUNTAINS,
    LORD,
    SIEGE,
    SPREAD_SHOT,
)
from rules_core.games.warhold.rules import gear, topics
from rules_core.games.warhold.rules.campaign import Campaign, are_enemies, is_led, is_monster
from rules_core.games.warhold.rules.land import FIELD, place_at
from rules_core.games.warhold.rules.strength import FAR, has
from rules_core.games.warhold.rules.unmapped.hearsay import (
    BEHIND,
    BESIDE_LORD,
    BLOCK,
    ENGINES,
    FAR_OFF,
    HIGH,
    NO,
    WOODED,
    YES,
    note,
    said,
)
from rules_core.games.warhold.rules.unmapped.spots import is_in_field, one_of_each
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import SeatId, Topic

NOBODY: Final = "nobody"
MOST_BESIDE: Final = 8
"""Of a Horde two stand on each of the four tiles beside a lord (W-ORC-1)."""
FAR_EFFECTS: Final = ("guard-hit-far", "six-to-hit-far", "bluefire")
"""Equipment of a lord for which it counts whether somebody strikes from afar."""


def who_looks(campaign: Campaign, unit: Unit) -> SeatId:
    """Who is asked: whoever leads the unit, else whose turn it is, else the first one alive."""
    state = campaign.state
    if is_led(state, unit):
        return unit.seat
    current = state.current()
    living = state.living()
    return current if current in living else living[0]


def look(campaign: Campaign, attackers: Sequence[Unit], target: Unit, *, is_near: bool = False) -> None:
    """All that this strike depends on; `is_near` where they stand beside each other for certain."""
    attacker = attackers[0]
    _beside_lord(campaign, attackers)
    _height(campaign, attacker)
    if attacker.kind == SIEGE:
        # W-SIE-6. Nothing else counts.
        return
    if not is_near:
        _distance(campaign, attacker, target)
    _walls(campaign, attacker, target)
    _wood(campaign, attacker, target)
    if has(campaign, attacker, BALLISTA) and not is_near:
        _behind(campaign, attacker, target)


def _ask(campaign: Campaign, topic: Topic, clause: str, what: str, one: Unit, other: Unit) -> None:
    """Yes or no of somebody, once a phase; `other` is who else it is about, or the same one."""
    ids = (one.id,) if other is one else (one.id, other.id)
    if said(campaign.state, what, *ids):
        return
    subject = " ".join(ids)
    answer = campaign.table.choose(who_looks(campaign, one), topic, (NO, YES), clause, subject)
    note(campaign.state, answer, what, *ids)


def _beside_lord(campaign: Campaign, units: Sequence[Unit]) -> None:
    """W-ELF-2, R-W26, EQ-32. How many of them stand beside the lord, where he gives anything."""
    state, first = campaign.state, units[0]
    lord = None if is_monster(first) else state.lord_of(first.seat)
    if lord is None or lord is first:
        return
    if not has(campaign, lord, INSPIRATION) and not gear.worn(state, campaign.content, lord, "banner"):
        return
    if len(units) == 1:
        _ask(campaign, topics.BESIDE_LORD, "R-W26", BESIDE_LORD, first, first)
        return
    counts = [str(count) for count in range(min(len(units), MOST_BESIDE) + 1)]
    who = who_looks(campaign, first)
    count = int(campaign.table.choose(who, topics.HOW_MANY_BESIDE, counts, "R-W26", first.id))
    for place, one in enumerate(units):
        note(state, YES if place < count else NO, BESIDE_LORD, one.id)


def _height(campaign: Campaign, lord: Unit) -> None:
    """W-DWA-2, R-W08."""
    if has(campaign, lord, KING_OF_MOUNTAINS) and place_at(campaign.state, lord.tile) == FIELD:
        _ask(campaign, topics.ON_MOUNTAIN, "W-DWA-2", HIGH, lord, lord)


def _distance(campaign: Campaign, attacker: Unit, target: Unit) -> None:
    """W-CMB-3, EQ-7. Whether a tile lies between them, where that changes anything."""
    state, content = campaign.state, campaign.content
    has_bow = bool(gear.worn(state, content, attacker, "bow"))
    if has_bow or _guards_from_afar(campaign, attacker, target):
        _ask(campaign, topics.FROM_AFAR, "W-CMB-3", FAR_OFF, attacker, target)


def _guards_from_afar(campaign: Campaign, attacker: Unit, target: Unit) -> bool:
    """Whether the equipment of a lord asks from how far away somebody strikes."""
    state, content = campaign.state, campaign.content
    is_far = campaign.profile(attacker).reach >= FAR or bool(gear.worn(state, content, attacker, "bow"))
    return is_far and target.kind == LORD and any(gear.worn(state, content, target, one) for one in FAR_EFFECTS)


def _walls(campaign: Campaign, attacker: Unit, target: Unit) -> None:
    """W-SIE-4, W-SIE-5, R-W23. How many hostile engines stand beside the walls."""
    state = campaign.state
    house = state.stronghold_at(target.tile)
    engines = _engines_about(state, attacker, target)
    if house is not None and engines:
        counts = [str(count) for count in range(min(house.walls, engines) + 1)]
        who = who_looks(campaign, attacker)
        note(state, campaign.table.choose(who, topics.ENGINES_THERE, counts, "W-SIE-4", house.id), ENGINES, house.id)


def _engines_about(state: War, attacker: Unit, target: Unit) -> int:
    """How many hostile engines may stand beside the walls that protect a target, of which nothing was said yet."""
    house = state.stronghold_at(target.tile)
    if house is None or attacker.tile in house.tiles or said(state, ENGINES, house.id):
        return 0
    return len([one for one in state.units if one.kind == SIEGE and one.seat != house.seat and is_in_field(state, one)])


def _wood(campaign: Campaign, attacker: Unit, target: Unit) -> None:
    """EQ-21. Whether a lord stands in a forest who wears what helps there."""
    state = campaign.state
    if _may_be_wooded(campaign, target):
        who = who_looks(campaign, attacker)
        note(state, campaign.table.choose(who, topics.IN_FOREST, (NO, YES), "R-W08", target.id), WOODED, target.id)


def _may_be_wooded(campaign: Campaign, target: Unit) -> bool:
    state = campaign.state
    if target.kind != LORD or not gear.worn(state, campaign.content, target, "guard-hit-forest"):
        return False
    return is_in_field(state, target) and not said(state, WOODED, target.id)


def is_foreseen(campaign: Campaign, attacker: Unit, target: Unit) -> bool:
    """W-CMB-8. Whether what a strike needs to hit and to wound is known before anybody is asked."""
    if attacker.kind == SIEGE:
        # W-SIE-6.
        return True
    state = campaign.state
    if _guards_from_afar(campaign, attacker, target) and not said(state, FAR_OFF, attacker.id, target.id):
        return False
    return not _engines_about(state, attacker, target) and not _may_be_wooded(campaign, target)


def _behind(campaign: Campaign, giant: Unit, target: Unit) -> None:
    """W-MON-5, R-W19. Who stands straight behind the victim beside a Giant."""
    state = campaign.state
    others = [one.id for one in state.units if are_enemies(giant, one) and not is_monster(one) and one is not target]
    options = [NOBODY, *one_of_each(state, others)]
    if len(options) > 1:
        who = who_looks(campaign, giant)
        answer = campaign.table.choose(who, topics.WHO_BEHIND, options, "R-W19", f"{giant.id} {target.id}")
        note(state, answer, BEHIND, giant.id, target.id)


def look_at_block(campaign: Campaign, engine: Unit, target: Unit, shot: str) -> None:
    """W-HUM-3, W-ORC-3, R-W21. Who else stands where such a shot falls."""
    state = campaign.state
    if shot not in (SPREAD_SHOT, CROSS_HIT):
        return
    others = [one.id for one in state.units if one is not target and (is_monster(one) or not state.is_town(one.tile))]
    most = min(8, len(others))
    if most:
        who = who_looks(campaign, engine)
        picked = campaign.table.pick(who, topics.WHO_ELSE_HIT, others, 0, most, "R-W21", f"{engine.id} {target.id}")
        note(state, ",".join(picked), BLOCK, target.id)
