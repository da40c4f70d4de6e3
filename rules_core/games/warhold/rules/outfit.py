"""What a lord's figures are, and would be with other equipment (WH-SL-1, WH-SL-5)."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.equipping import in_the_way
from rules_core.games.warhold.rules.strength import LEAST_MOVE, attacks, hit_points, leadership, movement
from rules_core.games.warhold.state.war import Unit


@dataclass(frozen=True)
class Figures:
    """What a lord can do."""

    move: int
    attacks: int
    hit: int
    """W-ATT-3. The lowest face that hits, before the target's own modifiers; never below 2."""
    wound: int
    guard_hit: int
    guard_wound: int
    hit_points: int
    leadership: int


def figures_of(campaign: Campaign, lord: Unit) -> Figures:
    """As things are worn now."""
    return figures_with(campaign, lord, campaign.state.kingdom(lord.seat).worn)


def figures_with(campaign: Campaign, lord: Unit, worn: list[str]) -> Figures:
    """With these things on, and all else as it is."""
    profile, content = campaign.profile(lord), campaign.content
    now = campaign.state.kingdom(lord.seat).worn

    def more(effect: str) -> int:
        return gear.effect_in(content, worn, effect) - gear.effect_in(content, now, effect)

    def given(effect: str) -> int:
        return gear.effect_in(content, worn, effect)

    rage = lord.wounds * (bool(given("rage")) - bool(gear.effect_in(content, now, "rage")))
    return Figures(
        max(LEAST_MOVE, movement(campaign, lord) + more("move")),
        max(1, attacks(campaign, lord) + more("attacks") + rage),
        max(2, profile.hit - given("hit-rolls")),
        max(2, profile.wound - given("wound-rolls")),
        profile.guard_hit + given("guard-hit"),
        profile.guard_wound + given("guard-wound"),
        hit_points(campaign, lord) + more("hit-points"),
        max(1, min(5, leadership(campaign, lord) + more("leadership"))),
    )


def figures_wearing(campaign: Campaign, lord: Unit, token: str) -> Figures:
    """WH-SL-1. With one thing more on, and off what is in its way."""
    kingdom = campaign.state.kingdom(lord.seat)
    away = in_the_way(campaign, kingdom, token)
    return figures_with(campaign, lord, [*[one for one in kingdom.worn if one not in away], token])
