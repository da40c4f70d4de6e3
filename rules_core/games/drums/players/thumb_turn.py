"""The rule-of-thumb player's turn: whom to activate, with how many dice, and when to stop."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.players.orders import is_lone, orders, promise
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.rules import courses
from rules_core.games.drums.rules.turns import PASS, WITHDRAW
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought
from rules_core.song.warband import ModelId

LATER: Final = 0.8
"""How much of what the others could do would be lost with a turnover; it is not their last turn."""
LAST: Final = 10000.0
"""Sorts those who dare more than one die behind everybody else."""
AGAIN: Final = 0.5
"""What a second order of the same Leader is worth beside the first."""
COMES_ON: Final = 40.0
"""What it is worth to have somebody on the table who is still to come; for that he needs no die (SDS-SCN-3.4)."""
LEADER_COMES_ON: Final = 20.0
"""The same for a Leader, who is seen last: after his men."""
GROUP_GROWS: Final = [1.0, 1.7, 2.1]
"""What one, two and three actions of a whole group are worth, beside its first."""


def whom(outlook: Outlook, request: Choose) -> Thought:
    """Who gains most by acting now, after what a turnover of his would cost the others; pass when nobody gains."""
    battle = outlook.battle
    waiting = [battle.model(id) for id in request.options if id not in (PASS, WITHDRAW)]
    worths = {one.id: worth_of(outlook, one) for one in waiting}
    values: dict[str, float] = {}
    careful: list[str] = []
    for one in waiting:
        stake = stake_beside(outlook, waiting, worths, one)
        gains = [gain(outlook.chance(one), worths[one.id], dice, stake) for dice in (1, 2, 3)]
        value = max(gains)
        # S-ACT-7. The best Quality first, for equal gains.
        value += outlook.chance(one) + _coming(one)
        if value > 0.0:
            values[one.id] = value
            if gains[0] == max(gains) or (one.has("leader") and one.in_play):
                careful.append(one.id)
    if not values:
        return Thought(PASS, "nobody")
    # Whoever dares more than one die comes when there is less to lose; a Leader orders those who have not acted yet.
    ranked = sorted(values, key=lambda id: -values[id] if id in careful else LAST - values[id])
    return Thought(ranked[0], _why(outlook, battle.model(ranked[0])), -1, ranked[1] if len(ranked) > 1 else None)


def _why(outlook: Outlook, man: Soldier) -> str:
    if not man.in_play:
        return "arrives"
    if man.knocked_down:
        return "down"
    if man.has("leader") and orders(outlook, man):
        return "orders"
    if outlook.contact(man):
        return "engaged"
    if outlook.targets(man):
        return "target"
    return "load" if not man.loaded else "free"


def worth_of(outlook: Outlook, man: Soldier) -> list[float]:
    """What one, two and three actions of a man are worth, his orders among them."""
    alone = promise(outlook, man)
    if not man.has("leader") or man.knocked_down or not man.in_play:
        return alone
    found = orders(outlook, man)
    if not found:
        return alone
    first = found[0]
    others = [one.worth for one in found if not any(member in first.members for member in one.members)]
    later = max([AGAIN * others[0] if others else 0.0, alone[0]])
    return [max(first.worth, alone[0]), first.worth + later, first.worth + 1.3 * later]


def stake_beside(outlook: Outlook, waiting: list[Soldier], worths: dict[ModelId, list[float]], man: Soldier) -> float:
    """What the others of our side, who come after this man, would do with their turn."""
    value = 0.0
    for one in waiting:
        if one is not man and one.id in worths:
            value += outlook.chance(one) * worths[one.id][0] + _coming(one)
    return LATER * value


def _coming(man: Soldier) -> float:
    if man.in_play:
        return 0.0
    return LEADER_COMES_ON if man.has("leader") else COMES_ON


def gain(hit: float, worths: list[float], dice: int, stake: float) -> float:
    """What so many dice bring that succeed with this chance: actions, and a turnover with two misses (S-ACT-2)."""
    miss = 1.0 - hit
    if dice == 1:
        return hit * worths[0]
    if dice == 2:
        return 2 * hit * miss * worths[0] + hit * hit * worths[1] - miss * miss * stake
    value = 3 * hit * miss * miss * worths[0] + 3 * hit * hit * miss * worths[1] + hit * hit * hit * worths[2]
    return value - miss * miss * (miss + 3 * hit) * stake


def how_many_dice(outlook: Outlook, request: Choose) -> Thought:
    """As many dice as pay: each brings an action more often, and oftener a turnover that costs the others theirs."""
    battle = outlook.battle
    man = battle.model(request.subject)
    waiting = [one for one in outlook.friends if not one.activated]
    if battle.world.scenario is not None:
        waiting.extend(courses.arrivals(battle, request.who))
    acting = battle.acting
    is_group = acting is not None
    worths = {one.id: promise(outlook, one) for one in waiting}
    hit = outlook.chance(man)
    if is_group:
        # Who has just been named has been activated, and has not moved yet.
        one_each = _group_worth(outlook, man)
        own = [one_each * share for share in GROUP_GROWS]
    else:
        own = worth_of(outlook, man)
    stake = stake_beside(outlook, waiting, worths, man)
    if is_group and acting is not None:
        stake += LATER * max(0, acting.actions - 1) * 2.0
    gains = [gain(hit, own, count, stake) for count in (1, 2, 3)]
    order = sorted([1, 2, 3], key=lambda count: -gains[count - 1])
    answer = str(order[0]) if str(order[0]) in request.options else request.options[0]
    reason = "safe" if order[0] == 1 else "bold" if stake > own[0] else "little-at-stake"
    return Thought(answer, reason, round(100 * _turnover(hit, int(order[0]))), str(order[1]))


def _turnover(hit: float, dice: int) -> float:
    miss = 1.0 - hit
    if dice == 1:
        return 0.0
    return miss * miss if dice == 2 else miss * miss * (miss + 3 * hit)


def _group_worth(outlook: Outlook, worst: Soldier) -> float:
    """What one action of everybody in the group is worth, as far as one can see who belongs to it."""
    battle = outlook.battle
    leader = outlook.leader_of(worst.side)
    value = 0.0
    for one in outlook.friends:
        is_near = leader is None or battle.ground.within(one, leader, battle.song.long)
        if one.activated and one is not leader and is_near and not one.attacked and one.moves_made == 0:
            value += max(promise(outlook, one)[0], 0.5 if is_lone(outlook, one) else 1.0)
    return value
