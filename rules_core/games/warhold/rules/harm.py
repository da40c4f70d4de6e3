"""What a strike may do, counted exactly before a die is rolled: every way in which its dice can fall (W-CMB-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rules_core.games.warhold.content.types import LORD, SURE_WOUND
from rules_core.games.warhold.rules import gear
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.needs import is_sure_wound_rolled, needs_of
from rules_core.games.warhold.rules.shots import FORCES, dice_of
from rules_core.games.warhold.rules.strength import attacks, has, hit_points
from rules_core.games.warhold.rules.strikes import OPPORTUNITY, Blow, force_of
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.data_game import KIND

FACES: Final = 6


@dataclass(slots=True)
class Harm:
    """One strike at one unit. What people decide between its dice is left out: Uncaring, and the Lucky Charm."""

    striker: str
    target: str
    dice: int
    hit: int
    """The lowest natural face that hits."""
    wound: int
    """The lowest natural face that wounds."""
    parts: list[str] = field(metadata={KIND: list[str]})
    """What changed these faces (`Needs.parts`)."""
    points: list[float] = field(metadata={KIND: list[float]})
    """The chance of each sum of wounds, before a shield saves one; the last one is that many or more."""
    lost: list[float] = field(metadata={KIND: list[float]})
    """The chance to lose no hit point, one, and so on; the last one that the target falls."""

    def falls(self) -> float:
        """The chance that the target falls."""
        return self.lost[-1]

    def expected(self) -> float:
        """Hit points lost on average."""
        return mean(self.lost)


def mean(chances: Sequence[float]) -> float:
    """The mean of a number of which each value has its chance."""
    return sum([number * chance for number, chance in enumerate(chances)])


def strike_harm(campaign: Campaign, strikers: Sequence[Unit], target: Unit, blow: Blow, dice: int = 0) -> Harm:
    """W-CMB-5, W-CMB-8. What strikers of one type do together; `dice` where they do not use all their attacks."""
    striker = strikers[0]
    needs = needs_of(campaign, striker, target)
    hit, wound = needs.lowest_hit(), needs.lowest_wound()
    count = dice or sum([attacks(campaign, one) for one in strikers])
    each = _of_one_die(campaign, striker, target, blow, hit, wound)
    points = _sums(each, count, left_of(campaign, target) + 1)
    lost = suffered(campaign, target, points, is_shielded=blow.kind != OPPORTUNITY)
    return Harm(striker.id, target.id, count, hit, wound, needs.parts, points, lost)


def shot_harm(campaign: Campaign, engine: Unit, target: Unit, shot: str, kind: str) -> Harm:
    """W-HUM-3, W-ELF-4, W-DWA-5, W-ORC-3. What a special shot does to one of those whom it hits."""
    blow = Blow(kind, "W-CMB-8", FORCES[shot], shot)
    return strike_harm(campaign, [engine], target, blow, dice_of(campaign, engine, shot))


def left_of(campaign: Campaign, unit: Unit) -> int:
    """The hit points that it has left."""
    return hit_points(campaign, unit) - unit.wounds


def together(campaign: Campaign, target: Unit, harms: Sequence[Harm], *, is_shielded: bool = True) -> list[float]:
    """What several strikes at one unit do, whoever comes first: the chance of each number of lost hit points."""
    most = left_of(campaign, target) + 1
    points = [1.0] + [0.0] * most
    for harm in harms:
        points = _joined(points, harm.points, most)
    return suffered(campaign, target, points, is_shielded=is_shielded)


def suffered(campaign: Campaign, target: Unit, points: Sequence[float], *, is_shielded: bool) -> list[float]:
    """R-W16. The hit points lost, no more than it has left; EQ-11, R-W70: once a combat a shield may save one."""
    left = left_of(campaign, target)
    saved = _chance_of_shield(campaign, target) if is_shielded else 0.0
    lost = [0.0] * (left + 1)
    for number, chance in enumerate(points):
        lost[min(number, left)] += chance * (1 - saved)
        lost[min(max(number - 1, 0), left)] += chance * saved
    return lost


def _chance_of_shield(campaign: Campaign, target: Unit) -> float:
    if target.kind != LORD:
        return 0.0
    kingdom = campaign.state.kingdom(target.seat)
    need = gear.effect_in(campaign.content, kingdom.worn, "block")
    return (FACES + 1 - need) / FACES if need and gear.has_unused(campaign, kingdom, "block") else 0.0


def _of_one_die(campaign: Campaign, striker: Unit, target: Unit, blow: Blow, hit: int, wound: int) -> list[float]:
    """W-ATT-4, R-W16, R-W18. The chance of each number of wounds that one attack brings."""
    chances = [0.0] * 8
    hits = (FACES + 1 - hit) / FACES
    if has(campaign, striker, SURE_WOUND) and not is_sure_wound_rolled(campaign, striker, target):
        chances[force_of(campaign, striker, target, 0, blow)] += 1 / FACES
        hits -= 1 / FACES
    for face in range(wound, FACES + 1):
        chances[force_of(campaign, striker, target, face, blow)] += hits / FACES
    chances[0] = 1.0 - sum(chances)
    return chances


def _sums(each: Sequence[float], dice: int, most: int) -> list[float]:
    points = [1.0] + [0.0] * most
    for _ in range(dice):
        points = _joined(points, each, most)
    return points


def _joined(one: Sequence[float], other: Sequence[float], most: int) -> list[float]:
    """The chance of each sum of two numbers; the last one is `most` or more."""
    found = [0.0] * (most + 1)
    for first, chance in enumerate(one):
        if chance:
            for second, also in enumerate(other):
                if also:
                    found[min(first + second, most)] += chance * also
    return found
