"""What the Bestiary offers to a wave (R-V04, R-V44): types by class, Behaviour, Escalation and cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Behaviour, Content, EnemyClass, EnemyType, ScenarioWave
from rules_core.games.village.rules.escalation import party_value, wave_budget
from rules_core.wording.translation import tell


def mobs(enemies: Iterable[EnemyType], escalation: int, options: VillageOptions) -> list[EnemyType]:
    """The Mob types that may appear at an Escalation level."""
    # V-6.5.1, R-V16. Torch Bearers wait for their level.
    return [
        one for one in enemies if one.kind is EnemyClass.MOB and (not one.torch or escalation >= options.torches_from)
    ]


def fitting(types: list[EnemyType], behaviour: Behaviour, points: int) -> list[EnemyType]:
    """V-5.4.3, R-V44. Those that match the Behaviour and cost no more than the points."""
    return [one for one in types if behaviour in one.behaviours and one.profile.points <= points]


def of_kind(content: Content, kind: EnemyClass) -> list[EnemyType]:
    """The types of a class."""
    return [one for one in content.enemies.values() if one.kind is kind]


def cheapest(types: list[EnemyType]) -> EnemyType:
    """The type of least cost, the first of several. Raises ValueError for an empty list."""
    return min(types, key=_points)


def _points(one: EnemyType) -> int:
    return one.profile.points


def faults(content: Content, plans: Sequence[ScenarioWave], heroes: int, options: VillageOptions) -> list[str]:
    """R-V04. Whether every wave can be made: a Mob for the smallest budget, a Boss for the first Boss wave.

    What a scenario wrote down is not made from the Bestiary.
    """
    found: list[str] = []
    value = party_value(heroes, options)
    made = [plan for plan in plans if not plan.groups]
    if not made:
        return found
    plan = without_mob(list(content.enemies.values()), made, value, options)
    if plan is not None:
        found.append(
            tell(
                "content.enemy: no Mob without a torch costs {least} points or less; add one, or "
                "give waves more points for each hero.",
                least=wave_budget(plan, value),
            )
        )
    boss_budgets = [wave_budget(plan, value) for plan in made if plan.escalation >= options.bosses_from]
    if boss_budgets:
        limit = min(boss_budgets)
        if not any(one.profile.points <= limit for one in of_kind(content, EnemyClass.BOSS)):
            found.append(
                tell(
                    "content.enemy: no Boss costs {limit} points or less; add one, or let Bosses come later.",
                    limit=limit,
                )
            )
    return found


def without_mob(
    enemies: Sequence[EnemyType], plans: Sequence[ScenarioWave], value: int, options: VillageOptions
) -> ScenarioWave | None:
    """The smallest of the generated waves for which there is no Mob, of those the one of the lowest level; else None.

    A larger wave may be the one: at a lower level Torch Bearers do not come yet (V-6.5.1).
    """
    worst: ScenarioWave | None = None
    for plan in plans:
        budget = wave_budget(plan, value)
        if any(one.profile.points <= budget and one.behaviours for one in mobs(enemies, plan.escalation, options)):
            continue
        if worst is None or (budget, plan.escalation) < (wave_budget(worst, value), worst.escalation):
            worst = plan
    return worst
