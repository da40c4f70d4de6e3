"""Battles in which neither side should have the better of it: every ready squad against every other, every scenario."""

from __future__ import annotations

from itertools import combinations

from rules_core.games.definition import Bout
from rules_core.games.drums.content.library_content import shipped


def bouts() -> tuple[Bout, ...]:
    """Each counts how often the first of the two won; in a scenario the attacker is named first (SDS-SCN)."""
    content = shipped()
    found: list[Bout] = []
    for one, other in combinations(content.squads.values(), 2):
        choices = {"nation_1": one.nation, "squad_1": one.id, "nation_2": other.nation, "squad_2": other.id}
        found.append(Bout(one.name, other.name, {**choices, "any_nations": True}, "first"))
    for scenario in content.scenarios.values():
        found.append(Bout(f"{scenario.name}: attacker", "defender", {"scenario": scenario.id}, "first"))
    return tuple(found)
