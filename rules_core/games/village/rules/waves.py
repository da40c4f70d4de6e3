"""The waves of a game: the book's by its length, or those of a scenario (sections 4.1 and 5.3)."""

from __future__ import annotations

from rules_core.games.village.content.party import MOST_HEROES
from rules_core.games.village.content.scenario_reader import waves_of, with_heroes
from rules_core.games.village.content.types import Content, EnemyClass, Scenario, ScenarioWave
from rules_core.games.village.rules import escalation
from rules_core.games.village.rules.generation import GroupPlan
from rules_core.games.village.state.siege import World


def plans_for(scenario: Scenario | None, length: str, heroes: int = MOST_HEROES) -> tuple[ScenarioWave, ...]:
    """V-5.3.1. What is fixed about each wave: its level by length and number, or what the scenario says for so many
    heroes (V-4.2.3)."""
    if scenario is not None and scenario.waves:
        return tuple([with_heroes(wave, heroes) for wave in waves_of(scenario, length)])
    return tuple([ScenarioWave(level) for level in escalation.ESCALATION[length]])


def plan_of(world: World, wave: int) -> ScenarioWave:
    """What is fixed about a wave of this game."""
    return world.plans[wave - 1]


def budget_of(world: World, wave: int) -> int:
    """V-5.2.1. The budget of a wave of this game."""
    value = escalation.party_value(len(world.hero_ids), world.options)
    return escalation.wave_budget(plan_of(world, wave), value)


def edges_of(world: World, wave: int) -> tuple[int, ...]:
    """V-5.5.1, V-5.5.2. The edges from which a wave may come; none: all four."""
    return plan_of(world, wave).edges or world.village.spawn_edges


def fixed_groups(world: World, wave: int) -> list[GroupPlan]:
    """The Enemy Groups that a scenario wrote down for a wave, in the place of V-5.4.2; none where it is generated."""
    enemies = world.content.enemies
    return [GroupPlan(group.behaviour, [enemies[one] for one in group.types]) for group in plan_of(world, wave).groups]


def brings(world: World, wave: int, enemy: str) -> bool:
    """Whether a fixed group of this wave brings this enemy."""
    return any(enemy in group.types for group in plan_of(world, wave).groups)


def may_bring_boss(plan: ScenarioWave, content: Content, bosses_from: int) -> bool:
    """V-5.4.6. Whether a Boss may come with this wave: generated from a level on, or written down."""
    if not plan.groups:
        return plan.escalation >= bosses_from
    return any(content.enemies[one].kind is EnemyClass.BOSS for group in plan.groups for one in group.types)


def named_enemies(scenario: Scenario) -> list[str]:
    """The types that the fixed groups of a scenario name, each once."""
    found: dict[str, None] = {}
    for wave in scenario.waves:
        for group in wave.groups:
            for one in group.types:
                found[one] = None
    return list(found)
