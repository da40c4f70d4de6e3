"""The wave generator (section 5.4, R-V05, R-V44): hidden dice and draws build Enemy Groups up to the budget."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content import bestiary
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.types import Behaviour, Content, EnemyClass, EnemyType
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.rules.muster import Muster
from rules_core.kernel.requests import Topic
from rules_core.kernel.table import PROGRAM, Table

SELECT_ON: Final = (
    Behaviour.RAVAGER,
    Behaviour.HUNTER,
    Behaviour.RAIDER,
    Behaviour.MINDLESS,
    Behaviour.FANATIC,
    Behaviour.GUARDIAN,
)
"""R-V08. The Behaviour for each face of the die."""

REROLLED: Final = 6
"""R-V05 (5). A size die of 6 is rolled again."""


class GroupPlan:
    """An Enemy Group as the generator made it: a Behaviour and the types of its models, in their order."""

    def __init__(self, behaviour: Behaviour, types: list[EnemyType]) -> None:
        self.behaviour = behaviour
        self.types = types

    @property
    def points(self) -> int:
        """What its models cost together."""
        return sum([one.profile.points for one in self.types])


def generate(
    table: Table,
    content: Content,
    options: VillageOptions,
    escalation: int,
    budget: int,
    figures: Muster | None = None,
) -> list[GroupPlan]:
    """V-5.4.1, V-5.4.2. Enemy Groups from the Bestiary, never above the budget and never empty.

    V-5.2.4. What a level of Escalation unlocks stays unlocked on all higher ones. `figures` are the miniatures that a
    group owns; every model takes one of them, and without them there is no limit.
    """
    muster = figures if figures is not None else Muster(FigureSupply(None))
    plans: list[GroupPlan] = []
    # V-5.4.6, R-V05 (2). A Boss wave opens with the Boss.
    if escalation >= options.bosses_from:
        boss = boss_group(table, content, budget, muster)
        if boss is not None:
            plans.append(boss)
    total = sum([plan.points for plan in plans])
    mobs = bestiary.mobs(content.enemies.values(), escalation, options)
    common: Behaviour | None = None
    # V-5.4.7, R-V05 (7). Go on while the total is under the budget.
    while total < budget:
        left = budget - total
        affordable = [one for one in mobs if one.behaviours and one.profile.points <= left]
        if affordable and not muster.has_any(affordable):
            # R-V44. Never empty: rather the Defenders lend their figures.
            if not plans and muster.give_back():
                continue
            # The wave is as large as the figures allow.
            muster.tell_short(total, budget)
            break
        # R-V05 (3). Up to the level of mixed Behaviours one roll serves all Groups.
        behaviour = common if common is not None else roll_behaviour(table)
        candidates = bestiary.fitting(mobs, behaviour, left)
        # R-V44. For the first Group the Behaviour is rolled again; else the wave is complete.
        while not candidates and not plans:
            behaviour = roll_behaviour(table)
            candidates = bestiary.fitting(mobs, behaviour, left)
        if not candidates:
            break
        if not muster.has_any(candidates):
            # R-V44. As for want of candidates the Behaviour is rolled again.
            wished = behaviour
            while not muster.has_any(candidates):
                behaviour = roll_behaviour(table)
                candidates = bestiary.fitting(mobs, behaviour, left)
            muster.tell_behaviour(len(plans) + 1, wished, behaviour)
        if escalation < options.mixed_from:
            common = behaviour
        number = len(plans) + 1
        plan, is_complete = next_group(table, content, options, escalation, behaviour, candidates, left, number, muster)
        plans.append(plan)
        total += plan.points
        # R-V44. A model that did not fit ends the generation.
        if is_complete:
            break
    return plans


def boss_group(table: Table, content: Content, budget: int, muster: Muster) -> GroupPlan | None:
    """R-V05 (2). One Boss alone, drawn among those that the budget allows, with a Behaviour of its own list.

    None where no figure of a Boss is owned.
    """
    bosses = [one for one in bestiary.of_kind(content, EnemyClass.BOSS) if one.profile.points <= budget]
    drawn = content.enemies[_drawn(table, topics.BOSS, [one.id for one in bosses], "V-5.4.6")]
    boss = muster.available(drawn, bosses, 1, "boss", "V-5.4.6", None)
    if boss is None:
        return None
    muster.shelf.take(boss.id)
    behaviour = Behaviour(_drawn(table, topics.BOSS_BEHAVIOUR, [one.value for one in boss.behaviours], "R-V05"))
    return GroupPlan(behaviour, [boss])


def roll_behaviour(table: Table) -> Behaviour:
    """R-V08. A die on the "select on" column of 6.3."""
    return SELECT_ON[table.roll(PROGRAM, topics.BEHAVIOUR, 1, "R-V08", hidden=True)[0] - 1]


def next_group(
    table: Table,
    content: Content,
    options: VillageOptions,
    escalation: int,
    behaviour: Behaviour,
    candidates: list[EnemyType],
    left: int,
    number: int,
    muster: Muster,
) -> tuple[GroupPlan, bool]:
    """V-5.4.3, R-V05 (4) to (6). One more Group of at least one model, and whether a model had to be dropped."""
    # R-V05 (4). A Mob type at random.
    drawn = content.enemies[_drawn(table, topics.MOB, [one.id for one in candidates], "R-V05")]
    mob = muster.available(drawn, candidates, number, "mob", "R-V05", None) or drawn
    elite = _elite(table, content, options, escalation, behaviour, candidates, left)
    # V-5.4.5, R-V05 (5). A random size; an Elite counts as one of the models and never comes alone.
    size = _size(table, options.largest_group)
    types: list[EnemyType] = []
    points = 0
    # R-V44. A Group with an Elite has at least one Mob, else it is Pure Mobs.
    if elite is not None and elite.profile.points + mob.profile.points <= left:
        room = left - mob.profile.points
        elites = bestiary.fitting(bestiary.of_kind(content, EnemyClass.ELITE), behaviour, room)
        elite = muster.available(elite, elites, number, "elite", "R-V44", mob)
        if elite is not None:
            muster.shelf.take(elite.id)
            size = max(size, 2)
            types.append(elite)
            points = elite.profile.points
    wished = min(size - len(types), (left - points) // mob.profile.points)
    # R-V05 (6), V-5.4.8. One at a time; the one that would take the total above the budget is dropped.
    while len(types) < size:
        if points + mob.profile.points > left:
            return GroupPlan(behaviour, types), True
        if not muster.shelf.take(mob.id):
            # What the figures leave of the budget is for further Groups.
            muster.tell_fewer(number, mob, wished, len([one for one in types if one is mob]))
            return GroupPlan(behaviour, types), False
        types.append(mob)
        points += mob.profile.points
    return GroupPlan(behaviour, types), False


def _elite(
    table: Table,
    content: Content,
    options: VillageOptions,
    escalation: int,
    behaviour: Behaviour,
    candidates: list[EnemyType],
    left: int,
) -> EnemyType | None:
    """V-5.4.4. Pure Mobs, or Mobs and exactly one Elite."""
    if escalation < options.elite_from or options.largest_group < 2:
        return None
    # R-V44. Possible only if the Elite and the cheapest matching Mob fit together.
    room = left - bestiary.cheapest(candidates).profile.points
    elites = bestiary.fitting(bestiary.of_kind(content, EnemyClass.ELITE), behaviour, room)
    if not elites:
        return None
    # R-V05 (4). An even chance, by default.
    if table.roll(PROGRAM, topics.ELITE, 1, "V-5.4.4", hidden=True)[0] > options.elite_chance:
        return None
    return content.enemies[_drawn(table, topics.ELITE_TYPE, [one.id for one in elites], "R-V44")]


def _size(table: Table, largest: int) -> int:
    """R-V05 (5). A die, rolled again above the largest Group."""
    while True:
        face = table.roll(PROGRAM, topics.GROUP_SIZE, 1, "V-5.4.5", hidden=True)[0]
        if face < REROLLED and face <= largest:
            return face


def ambush(
    table: Table,
    content: Content,
    options: VillageOptions,
    escalation: int,
    budget: int,
    number: int = 1,
    figures: Muster | None = None,
) -> GroupPlan | None:
    """R-V45. Exactly one Group of Pure Mobs for the Ambush budget, at least one model.

    None where the group owns no figure that is free and that the budget allows, or the Bestiary has no Mob for this
    level.
    """
    muster = figures if figures is not None else Muster(FigureSupply(None))
    mobs = [one for one in bestiary.mobs(content.enemies.values(), escalation, options) if one.behaviours]
    if not mobs:
        return None
    affordable = [one for one in mobs if one.profile.points <= budget]
    # R-V45. Else the cheapest type of all.
    if affordable:
        drawn = content.enemies[_drawn(table, topics.AMBUSH_MOB, [one.id for one in affordable], "R-V45")]
    else:
        drawn = bestiary.cheapest(mobs)
    mob = muster.available(drawn, affordable or mobs, number, "ambush", "R-V45", None)
    if mob is None:
        return None
    muster.shelf.take(mob.id)
    types = [mob]
    wished = max(1, min(options.largest_group, budget // mob.profile.points))
    while len(types) < wished:
        if not muster.shelf.take(mob.id):
            muster.tell_fewer(number, mob, wished, len(types))
            break
        types.append(mob)
    # V-7.3.9, R-V45. Rolled until it is one that the type matches.
    behaviour = roll_behaviour(table)
    while behaviour not in mob.behaviours:
        behaviour = roll_behaviour(table)
    return GroupPlan(behaviour, types)


def label(total: int, budget: int, options: VillageOptions) -> str:
    """V-5.4.10. The Difficulty of a wave: a label without effect."""
    if total * 100 >= budget * options.hard_from:
        return "hard"
    return "normal" if total * 100 >= budget * options.normal_from else "easy"


def _drawn(table: Table, topic: Topic, options: list[str], clause: str) -> str:
    """One of them at random, hidden; a single one needs no card."""
    return options[0] if len(options) == 1 else table.draw(PROGRAM, topic, options, 1, clause, hidden=True)[0]
