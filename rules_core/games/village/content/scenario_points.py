"""What the waves of a scenario under work may cost (V-5.2.1); whatever is missing or wrong is passed over."""

from __future__ import annotations

from typing import Any

from rules_core.content.known import Known
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.profile_points import points_of
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, PERCENT, share
from rules_core.kernel.game import Plain


def points_per_hero(plain: Plain, known: Known) -> int:
    """V-4.2.2. What a hero counts, by the house rules that the scenario names."""
    points = VillageOptions().points_per_hero
    named = plain.get("rules")
    for id in named if isinstance(named, (list, tuple)) else ():
        rules = known.plain(Kind.RULES, str(id)) or {}
        village = rules.get("village")
        if isinstance(village, dict):
            points = _whole(village.get("points_per_hero"), points)
    return points


def price_of(figure: Plain) -> int:
    """What a figure costs in play: as its table says, else by the formula (SBH-PTS-1); 0 where that has no answer."""
    return _whole(figure.get("points"), points_of(figure))


def is_standard(wave: Plain) -> bool:
    """Whether it comes in a game of the usual length."""
    lengths = wave.get("lengths")
    return not isinstance(lengths, (list, tuple)) or not lengths or DEFAULT_LENGTH in lengths


def budget_of(wave: Any, heroes: int, per_hero: int) -> int:
    """V-5.2.1. The points of a wave: by its own percentage, or by its Escalation."""
    if not isinstance(wave, dict):
        return 0
    level = min(len(PERCENT), max(1, _whole(wave.get("escalation"), 1)))
    return share(heroes * per_hero, _whole(wave.get("budget_percent"), PERCENT[level - 1]))


def cost_of_groups(wave: Any, heroes: int, known: Known) -> int:
    """What the models of those fixed groups cost together that come when so many heroes play."""
    total = 0
    for id, count in _members(wave, heroes):
        enemy = known.plain(Kind.ENEMY, id)
        total += (price_of(enemy) if enemy is not None else 0) * count
    return total


def brings(wave: Any, heroes: int) -> int:
    """How many models the fixed groups of a wave bring when so many heroes play."""
    return sum(count for _, count in _members(wave, heroes))


def wave_points(wave: Any, heroes: int, per_hero: int, known: Known) -> int:
    """What a wave may cost: its fixed groups, or its budget."""
    return cost_of_groups(wave, heroes, known) if groups_of(wave) else budget_of(wave, heroes, per_hero)


def groups_of(wave: Any) -> list[Plain]:
    """The fixed groups of a wave; none: it is generated."""
    return _tables(wave, "group")


def _members(wave: Any, heroes: int) -> list[tuple[str, int]]:
    return [
        (str(member.get("type", "")), max(0, _whole(member.get("count"), 1)))
        for group in groups_of(wave)
        if _whole(group.get("from_heroes"), 0) <= heroes
        for member in _tables(group, "member")
    ]


def _tables(entry: Any, key: str) -> list[Plain]:
    found = entry.get(key, ()) if isinstance(entry, dict) else ()
    return [one for one in found if isinstance(one, dict)] if isinstance(found, (list, tuple)) else []


def _whole(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise
