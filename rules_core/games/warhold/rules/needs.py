"""What an attack needs to hit and to wound: modifiers and special rules, which are two things (W-FAQ-6, WH-FAQ-6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rules_core.games.warhold.content.types import (
    BOW_MASTERY,
    DARK_SHOT,
    ETHEREAL,
    GRIM_STRENGTH,
    INFANTRY,
    LORD,
    SIEGE,
    SMALL,
    TRICKSTER,
)
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import house_of
from rules_core.games.warhold.rules.strength import FAR, has
from rules_core.games.warhold.state.war import FOREST, Unit
from rules_core.kernel.data_game import KIND

WALLS_HIT: Final = (0, -1, -2, -3)
WALLS_WOUND: Final = (0, 0, 0, -1)
"""W-STR-8. What walls of each level add to the rolls of attackers."""
BEST: Final = 2
WORST: Final = 6
"""W-ATT-5, W-ATT-8. A natural 6 always does, a natural 1 never."""


@dataclass(slots=True)
class Needs:
    """The lowest natural faces that hit and wound, and what they came from."""

    hit: int
    wound: int
    parts: list[str] = field(default_factory=list, metadata={KIND: list[str]})
    """What changed them, as "hit:source:clause:points"; of a special rule the points are "six"."""
    is_six_to_hit: bool = False
    """A special rule allows natural sixes alone."""
    is_six_to_wound: bool = False

    def lowest_hit(self) -> int:
        """The lowest natural face that hits."""
        return WORST if self.is_six_to_hit else max(BEST, min(WORST, self.hit))

    def lowest_wound(self) -> int:
        """The lowest natural face that wounds."""
        return WORST if self.is_six_to_wound else max(BEST, min(WORST, self.wound))

    def equals(self, other: Needs) -> bool:
        """W-CMB-7. Whether dice may be rolled together."""
        return self.lowest_hit() == other.lowest_hit() and self.lowest_wound() == other.lowest_wound()


class _Sum:
    """Adds modifiers up (W-ATT-13); Bow Mastery and Grim Strength ignore those that protect (R-W71, W-ELF-3)."""

    def __init__(self, which: str, need: int, *, ignores_minus: bool) -> None:
        self.which = which
        self.need = need
        self.ignores_minus = ignores_minus
        self.parts: list[str] = []

    def add(self, source: str, clause: str, points: int) -> None:
        """One modifier of the roll: a plus makes it easier."""
        if not points or (points < 0 and self.ignores_minus):
            return
        self.need -= points
        self.parts.append(f"{self.which}:{source}:{clause}:{points}")


def needs_of(campaign: Campaign, attacker: Unit, target: Unit) -> Needs:
    """W-CMB-8. With all modifiers and special rules of this attack."""
    profile, other = campaign.profile(attacker), campaign.profile(target)
    if attacker.kind == SIEGE:
        # W-SIE-6, WH-DK-17. Neither modifiers nor special rules.
        return Needs(profile.hit, profile.wound)
    state, content = campaign.state, campaign.content
    hit = _Sum("hit", profile.hit, ignores_minus=BOW_MASTERY in profile.traits)
    wound = _Sum("wound", profile.wound, ignores_minus=GRIM_STRENGTH in profile.traits)
    # W-ATT-11, R-W15.
    hit.add(target.profile, "W-ATT-11", other.guard_hit)
    wound.add(target.profile, "W-ATT-11", other.guard_wound)
    level = walls_against(campaign, attacker, target)
    if level:
        hit.add("walls", "W-STR-8", WALLS_HIT[level])
        wound.add("walls", "W-STR-8", WALLS_WOUND[level])
    is_far = campaign.ground.apart(campaign, attacker, target) >= FAR
    if attacker.kind == LORD:
        kingdom = state.kingdom(attacker.seat)
        for effect, total in (("hit-rolls", hit), ("wound-rolls", wound)):
            points = gear.effect_in(content, kingdom.worn, effect)
            if points:
                source = gear.source_of(content, kingdom, effect)
                total.add(source, gear.clause_of_item(source), points)
    if target.kind == LORD:
        _guard(campaign, attacker, target, hit, wound, is_far=is_far)
    found = Needs(hit.need, wound.need, [*hit.parts, *wound.parts])
    _special_rules(campaign, attacker, target, found, is_far=is_far)
    return found


def _guard(campaign: Campaign, attacker: Unit, target: Unit, hit: _Sum, wound: _Sum, *, is_far: bool) -> None:
    """Section 6 of the decks. What a lord's equipment adds to rolls against him."""
    state, content = campaign.state, campaign.content
    kingdom = state.kingdom(target.seat)
    if not kingdom.worn:
        return
    guards = [("guard-hit", hit), ("guard-wound", wound)]
    if is_far:
        guards.append(("guard-hit-far", hit))
    if campaign.profile(attacker).category == SMALL:
        guards.append(("guard-wound-small", wound))
    if campaign.ground.stands_on(state, target, FOREST):
        guards.append(("guard-hit-forest", hit))
    for effect, total in guards:
        points = gear.effect_in(content, kingdom.worn, effect)
        if points:
            source = gear.source_of(content, kingdom, effect)
            total.add(source, gear.clause_of_item(source), points)


def _special_rules(campaign: Campaign, attacker: Unit, target: Unit, needs: Needs, *, is_far: bool) -> None:
    """WH-SL-4, W-ATT-17, WH-DK-16. Which rules allow natural sixes alone, whatever the modifiers are.

    R-W02, WH-FAQ-1, WH-FAQ-4, W-FAQ-2. Demon Helm, Dark Helm and Orcish Shield ask for them, of longbowmen as well;
    WH-FAQ-3, W-FAQ-5. The Lightning Sword cares for none of these.
    """
    if gear.worn(campaign.state, campaign.content, attacker, "no-special-rules"):
        return
    if has(campaign, target, TRICKSTER):
        needs.is_six_to_hit = True
        needs.parts.append(f"hit:{target.profile}:W-MON-9:six")
    if has(campaign, target, ETHEREAL):
        needs.is_six_to_wound = True
        needs.parts.append(f"wound:{target.profile}:W-MON-11:six")
    if target.kind != LORD:
        return
    kingdom = campaign.state.kingdom(target.seat)
    if kingdom.has_smoke:
        needs.is_six_to_hit = True
        needs.parts.append("hit:eq-40:EQ-40:six")
    for effect, counts in (("six-to-hit", True), ("six-to-hit-far", is_far)):
        source = gear.source_of(campaign.content, kingdom, effect) if counts else ""
        if source:
            needs.is_six_to_hit = True
            needs.parts.append(f"hit:{source}:{gear.clause_of_item(source)}:six")
    is_lesser = attacker.kind == INFANTRY or campaign.profile(attacker).category == SMALL
    source = gear.source_of(campaign.content, kingdom, "six-to-wound-by-lesser") if is_lesser else ""
    if source:
        needs.is_six_to_wound = True
        needs.parts.append(f"wound:{source}:{gear.clause_of_item(source)}:six")


def is_sure_wound_rolled(campaign: Campaign, attacker: Unit, target: Unit) -> bool:
    """EQ-15, R-W70. Whether a wound that is else sure has to be rolled against this target."""
    if target.kind != LORD:
        return False
    kingdom = campaign.state.kingdom(target.seat)
    if gear.effect_in(campaign.content, kingdom.worn, "no-sure-wounds"):
        return True
    # R-W70. The Orcish Shield makes a Dark Shot roll.
    return has(campaign, attacker, DARK_SHOT) and bool(
        gear.effect_in(campaign.content, kingdom.worn, "six-to-wound-by-lesser")
    )


def walls_against(campaign: Campaign, attacker: Unit, target: Unit) -> int:
    """W-STR-8, W-STR-9, W-STR-10. The level of walls that counts: none against whoever is inside too.

    W-SIE-4, W-SIE-5, R-W23. Less one for each hostile siege engine beside them.
    """
    house = house_of(campaign.state, target)
    if house is None or attacker.tile in house.tiles:
        return 0
    less = gear.worn(campaign.state, campaign.content, attacker, "walls")
    return max(0, max(0, house.walls - campaign.ground.engines_beside(campaign.state, house)) + less)
