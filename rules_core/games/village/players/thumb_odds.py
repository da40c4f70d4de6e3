"""What an attack is worth: the 36 ways of the two dice, weighed by what each side stands to lose.

A rule of thumb, not the rules: the modifiers come from the rules (`melee.weigh`, `shooting.prepare`), but traits that
meddle with results are only counted roughly. Exact odds are the business of `kernel.odds`.
"""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.fighter import ENEMIES, Fighter, fighter
from rules_core.games.village.state.siege import Siege
from rules_core.song.contest import Contest, total
from rules_core.song.reckoning import ways_to_win

WORST_QUALITY: Final = 6
HERO_WORTH: Final = 60
DEFENDER_WORTH: Final = 20
FALL_SHARE: Final = 40
"""Percent of a loser's life that being knocked down is worth: somebody may finish it."""
RECOIL_SHARE: Final = 10


def worth(model: Fighter) -> int:
    """What a model is worth to its side."""
    if model.side == ENEMIES:
        return min(80, max(12, model.profile.points))
    return HERO_WORTH if model.is_hero else DEFENDER_WORTH


def kill_worth(siege: Siege, model: Fighter) -> int:
    """What a normal kill costs: a life, or one of the wounds of a Tough model, dearer the fewer are left."""
    if siege.traits.bears_wounds(model) and model.quality < WORST_QUALITY:
        left = WORST_QUALITY + 1 - model.quality
        return worth(model) * 3 // (2 * left)
    return worth(model)


def attack_worth(siege: Siege, contest: Contest) -> int:
    """What the attack is worth on the whole, in 36ths of a point; below 0 it does more harm than good."""
    attacker = fighter(contest.attacker)
    defender = fighter(contest.defender)
    attack = total(contest.attacker_parts)
    defence = total(contest.defender_parts)
    lethal = defender.knocked_down or defender.transfixed or contest.is_lethal
    value = 0
    # Time is on the enemy's side, so an enemy less is worth more than it costs to be one.
    costs = _losses(siege, defender)
    for result, ways in enumerate(ways_to_win(attack, defence, 1, lethal=lethal)):
        value += (costs[result] * 3 // 2) * ways
    if not contest.is_shot and not defender.transfixed:
        costs = _losses(siege, attacker)
        least = 6 if defender.knocked_down else 1
        for result, ways in enumerate(ways_to_win(defence, attack, least, lethal=False)):
            value -= costs[result] * ways
    return value


def kills_more_often(shot: Contest, bonus: int) -> bool:
    """Whether a shot with so much more kills more often: nothing is spent where it changes nothing."""
    return _ways_to_kill(shot, bonus) > _ways_to_kill(shot, 0)


def may_kill(contest: Contest) -> bool:
    """Whether any throw of the attacker's kills."""
    return _ways_to_kill(contest, 0) > 0


def _ways_to_kill(contest: Contest, bonus: int) -> int:
    defender = fighter(contest.defender)
    attack, defence = total(contest.attacker_parts) + bonus, total(contest.defender_parts)
    lethal = defender.knocked_down or defender.transfixed or contest.is_lethal
    ways = ways_to_win(attack, defence, 1, lethal=lethal)
    return ways[0] + ways[1]


def _losses(siege: Siege, model: Fighter) -> list[int]:
    """What gruesome kill, kill, fall and recoil cost this model."""
    life = worth(model)
    return [life, kill_worth(siege, model), life * FALL_SHARE // 100, life * RECOIL_SHARE // 100]
