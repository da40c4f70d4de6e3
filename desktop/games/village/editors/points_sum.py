"""What a figure costs and how that comes about (SBH-PTS), step by step, for the card beside its form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms.trait_words import name_of_trait, signed, traits_of_the_engine
from rules_core.content.items import Item
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, budget, level, party_value
from rules_core.song.points import BEST_QUALITY_AND_ONE, COMBAT_PRICE, points
from rules_core.wording.translation import decimal

HEROES = 3
"""For so many heroes the card says what fits into the first wave."""


@dataclass(frozen=True)
class PointsSum:
    """The points, and the lines that lead to them: words and a number each."""

    points: int
    lines: tuple[tuple[str, str], ...]


def points_sum(item: Item) -> PointsSum | None:
    """The sum for a figure; None while Quality or Combat are no numbers."""
    quality, combat = _whole(item.plain.get("quality")), _whole(item.plain.get("combat"))
    if quality is None or combat is None or not 1 <= quality < BEST_QUALITY_AND_ONE or combat < 0:
        return None
    known = traits_of_the_engine()
    given: Any = item.plain.get("traits", ())
    taken = [one.get("id") for one in given if isinstance(one, dict)] if isinstance(given, (list, tuple)) else []
    traits = [known[id] for id in taken if id in known]
    # SBH-PTS-2. Combat 0 counts 1.
    fighting = COMBAT_PRICE * combat if combat > 0 else 1
    said = _tr("Combat {combat}, {price} for each point")
    lines = [(said.format(combat=combat, price=COMBAT_PRICE), str(fighting))]
    lines.extend((name_of_trait(trait), signed(trait.cost)) for trait in traits)
    if traits:
        lines.append((_tr("Together"), str(fighting + sum(trait.cost for trait in traits))))
    half = BEST_QUALITY_AND_ONE - quality
    factor = decimal(half / 2) if half % 2 else str(half // 2)
    said = _tr("Quality {quality}+: times (7 \N{MINUS SIGN} {quality}) / 2")
    lines.append((said.format(quality=quality), f"\N{MULTIPLICATION SIGN} {factor}"))
    costs = {trait.id: trait.cost for trait in traits}
    return PointsSum(points(quality, combat, [trait.id for trait in traits], costs), tuple(lines))


def fitting_words(cost: int) -> str:
    """How many models of this cost the first wave of a standard siege could pay for three heroes (V-5.2.1)."""
    options = VillageOptions()
    purse = budget(party_value(HEROES, options), level(DEFAULT_LENGTH, 1))
    count = purse // max(1, cost)
    if count == 0:
        said = _tr("Too dear for wave 1 with {heroes} heroes; its points: {budget}.")
        return said.format(heroes=HEROES, budget=purse)
    said = _tr("Points of wave 1 with {heroes} heroes: {budget}, room for {count} of these.")
    return said.format(heroes=HEROES, budget=purse, count=count)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _tr(text: str) -> str:
    return QCoreApplication.translate("PointsSum", text)
