"""What a soldier costs (SDS-PTS-1, SDS-PTS-10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules_core.games.drums.content.types import Arm, SoldierType, TraitType
from rules_core.song.points import COMBAT_PRICE, points


def prices_of(traits: Mapping[str, TraitType], arms: Mapping[str, Arm]) -> dict[str, int]:
    """SDS-PTS-2, SDS-PTS-10. The price of every special rule and weapon."""
    prices = {trait.id: trait.cost for trait in traits.values()}
    prices.update({arm.id: arm.cost for arm in arms.values()})
    return prices


def cost_of(quality: int, combat: int, parts: Iterable[str], prices: Mapping[str, int]) -> int:
    """SDS-PTS-1, R-S49. ((5 x Combat + costs) x (7 - Quality)) / 2, halves up; `parts` are rules and weapons."""
    return points(quality, combat, parts, prices)


def blocks_of(soldier: SoldierType, prices: Mapping[str, int]) -> list[tuple[str, int]]:
    """SDS-PTS-1. What is added up inside the formula: "combat" first, then all rules and weapons that cost."""
    parts = [one.id for one in soldier.profile.traits]
    return [("combat", COMBAT_PRICE * soldier.profile.combat), *[(one, prices[one]) for one in parts if prices[one]]]
