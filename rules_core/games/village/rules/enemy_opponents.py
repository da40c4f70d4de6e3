"""Which of several opponents an engaged enemy attacks (R-V55)."""

from __future__ import annotations

from rules_core.games.village.rules import decisions, topics
from rules_core.games.village.rules.goals import Aim, EnemyGoal, GoalKind
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.table import PLAYERS, Table
from rules_core.song import melee
from rules_core.song.contest import total


def choose_opponent(table: Table, siege: Siege, model: Fighter, foes: list[Fighter], *, prefers_heroes: bool) -> Aim:
    """R-V55. The one its Behaviour prefers, then a wounded one, then the lowest total; the players choose among equals.

    `foes` are in contact with the model; there is at least one.
    """
    left = foes
    decided_by = decisions.ONLY_ONE
    # R-V11. Hunters and Guardians attack heroes before Defenders.
    if prefers_heroes:
        heroes = [foe for foe in left if foe.is_hero]
        if heroes and len(heroes) < len(left):
            left = heroes
            decided_by = decisions.BY_HERO
    wounded = [foe for foe in left if foe.quality_lost > 0]
    if wounded and len(wounded) < len(left):
        left = wounded
        decided_by = decisions.BY_WOUNDS
    if len(left) > 1:
        totals = [total(melee.weigh(siege, model, foe).defender_parts) for foe in left]
        least = min(totals)
        weakest = [foe for foe, score in zip(left, totals, strict=True) if score == least]
        if len(weakest) < len(left):
            left = weakest
            decided_by = decisions.BY_TOTAL
    chosen = left[0]
    if len(left) > 1:
        answer = table.choose(PLAYERS, topics.OPPONENT, [foe.id for foe in left], "R-V55", model.id)
        chosen = siege.model(answer)
        decided_by = decisions.BY_PLAYERS
    aim = Aim(EnemyGoal(GoalKind.MODEL, chosen.id), decisions.FOE_IN_CONTACT, 0, decided_by, "R-V55")
    for foe in foes:
        if foe is not chosen:
            aim.runner_up = foe.id
            aim.runner_up_distance = 0
            break
    return aim
