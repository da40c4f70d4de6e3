"""What the waves of a scenario may cost, for the table of waves (V-5.2.1)."""

from __future__ import annotations

from typing import Any

from desktop.editors.forms.bench import Bench
from rules_core.games.village.escalation import PERCENT, share
from rules_core.games.village.items import ItemKind
from rules_core.games.village.options import VillageOptions

PARTIES = (2, 3, 4)
"""The numbers of heroes for which the table says the budget."""


def points_per_hero(bench: Bench) -> int:
    """V-4.2.2. What a hero counts, by the house rules that the scenario names."""
    points = VillageOptions().points_per_hero
    named = bench.draft.get(("rules",), ())
    known = {one.id: one.plain for one in bench.known(ItemKind.RULES)}
    for id in named if isinstance(named, (list, tuple)) else ():
        village = known.get(str(id), {}).get("village", {})
        points = _whole(village.get("points_per_hero"), points) if isinstance(village, dict) else points
    return points


def budget_of(entry: Any, heroes: int, per_hero: int) -> int:
    """V-5.2.1. The points of a wave: by its own percentage, or by its Escalation."""
    if not isinstance(entry, dict):
        return 0
    level = min(len(PERCENT), max(1, _whole(entry.get("escalation"), 1)))
    return share(heroes * per_hero, _whole(entry.get("budget_percent"), PERCENT[level - 1]))


def cost_of_groups(bench: Bench, entry: Any) -> int:
    """What the models of a wave's fixed groups cost together."""
    points = {one.id: _whole(one.plain.get("points"), 0) for one in bench.known(ItemKind.ENEMY)}
    total = 0
    for group in _tables(entry, "group"):
        for member in _tables(group, "member"):
            total += points.get(str(member.get("type", "")), 0) * _whole(member.get("count"), 1)
    return total


def groups_of(entry: Any) -> list[dict[str, Any]]:
    """The fixed groups of a wave; none: it is generated."""
    return _tables(entry, "group")


def _tables(entry: Any, key: str) -> list[dict[str, Any]]:
    found = entry.get(key, ()) if isinstance(entry, dict) else ()
    return [one for one in found if isinstance(one, dict)] if isinstance(found, (list, tuple)) else []


def _whole(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise
