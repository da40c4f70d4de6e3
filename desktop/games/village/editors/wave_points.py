"""What the waves of a scenario may cost, for the table of waves (V-5.2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.workshop.forms.bench import Bench
from rules_core.games.village.content import scenario_points
from rules_core.games.village.content.library_content import known_beside
from rules_core.games.village.content.scenario_points import budget_of as budget_of
from rules_core.games.village.content.scenario_points import groups_of as groups_of

PARTIES = (2, 3, 4)
"""The numbers of heroes for which the table says the budget."""


def points_per_hero(bench: Bench) -> int:
    """V-4.2.2. What a hero counts, by the house rules that the scenario names."""
    return scenario_points.points_per_hero(bench.draft.plain, known_beside(bench.own))


def cost_of_groups(bench: Bench, entry: Any) -> int:
    """What the models of all fixed groups of a wave cost together."""
    return scenario_points.cost_of_groups(entry, PARTIES[-1], known_beside(bench.own))


def points_of_waves(bench: Bench, entries: Sequence[Any], heroes: int) -> list[int]:
    """What each wave brings against so many heroes: its fixed groups that come then, else its budget."""
    per_hero, known = points_per_hero(bench), known_beside(bench.own)
    return [scenario_points.wave_points(one, heroes, per_hero, known) for one in entries]
