"""Which order a Leader had better give: volley, Shoot and Reload, group or Regroup (S-GRP, S-VOL, S-SNR, S-REG)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.players.outlook import Outlook, kills
from rules_core.games.drums.players.pull import drive, stride
from rules_core.games.drums.rules.fire import SHOOT_AND_RELOAD
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.song import groups, melee, shooting, weapons
from rules_core.song.field import GROUP_MOVE, REGROUP
from rules_core.song.manner import Manner
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import Model

LOADED: Final = 5.0
"""What a loaded musket is worth; a shot gives it away."""
TOGETHER: Final = 2.0
"""What it is worth to have a lone man back in the line."""
MOST_FOES: Final = 4
"""Of the enemies whose loss costs most so many are weighed as targets of a volley."""
SIX: Final = 6
PAIRS: Final = (6, 4, 2)


class Order:
    """An order, who takes part, at whom it is aimed, and what it is worth."""

    def __init__(self, kind: str, members: list[Soldier], worth: float, foe: str = "", percent: int = -1) -> None:
        self.kind = kind
        self.members = members
        self.worth = worth
        self.foe = foe
        self.percent = percent


def orders(outlook: Outlook, leader: Soldier) -> list[Order]:
    """What he could order now, the best first."""
    battle = outlook.battle
    men = [soldier(one) for one in groups.followers_of(battle, leader)]
    if len(men) < 2:
        return []
    found = _volleys(outlook, men)
    for chain in chains(outlook, men):
        if len(chain) >= 2:
            # One roll for all of them is better than one for each.
            chain = chain[:SIX]
            worth = sum([promise(outlook, one)[0] for one in chain])
            success = min([outlook.chance(one) for one in chain])
            found.append(Order(GROUP_MOVE, chain, success * worth * 1.6))
    lone = [one for one in men if is_lone(outlook, one) and not outlook.contact(one) and not is_mounted(one)]
    if lone and len(men) >= 3:
        found.append(Order(REGROUP, men, TOGETHER * len(lone) * min([outlook.chance(one) for one in men])))
    found.sort(key=lambda one: -one.worth)
    return found


def is_lone(outlook: Outlook, man: Soldier) -> bool:
    """Whether nobody of ours touches him."""
    ground = outlook.battle.ground
    return not any(one is not man and ground.touching(one, man) for one in outlook.friends)


def chains(outlook: Outlook, men: list[Soldier]) -> list[list[Soldier]]:
    """The men in chains that touch (S-GRP-2), each in an order in which everybody touches somebody before him."""
    ground = outlook.battle.ground
    left = men[:]
    found: list[list[Soldier]] = []
    while left:
        chain = [left.pop(0)]
        place = 0
        while place < len(chain):
            near = [one for one in left if ground.touching(one, chain[place])]
            left = [one for one in left if one not in near]
            chain.extend(near)
            place += 1
        found.append(chain)
    return found


def _volleys(outlook: Outlook, men: list[Soldier]) -> list[Order]:
    """The best volley at each of the enemies whose loss would hurt most, and the same in two lines."""
    battle = outlook.battle
    ready = [one for one in men if battle.may_follow(one, groups.VOLLEY) and outlook.volley_targets(one)]
    if len(ready) < 2:
        return []
    seen: list[Soldier] = []
    for one in ready:
        seen.extend([foe for foe in outlook.volley_targets(one) if foe not in seen])
    seen.sort(key=lambda foe: -outlook.losses(foe)[0])
    found: list[Order] = []
    for foe in seen[:MOST_FOES]:
        able = [one for one in ready if foe in outlook.volley_targets(one)]
        able.sort(key=lambda one: outlook.away(one, foe))
        for chain in chains(outlook, able):
            if len(chain) >= 2:
                found.append(_volley(outlook, chain[:SIX], foe))
                found.extend(_in_two_lines(outlook, chain, ready, foe))
    return found


def _volley(outlook: Outlook, chain: list[Soldier], foe: Soldier) -> Order:
    shooters: list[Model] = list(chain)
    shot = groups.concentrated(outlook.battle, shooters, foe)
    success = min([outlook.chance(one) for one in chain])
    # Two dice or three, of which one has to succeed.
    carried_out = 1.0 - (1.0 - success) * (1.0 - success)
    worth = carried_out * (outlook.contest_worth(shot) - LOADED / 2 * len(chain))
    return Order(groups.VOLLEY, chain, worth, foe.id, kills(shot))


def _in_two_lines(outlook: Outlook, chain: list[Soldier], ready: list[Soldier], foe: Soldier) -> list[Order]:
    """S-SNR. Half of them fire and have loaded muskets again: it takes two successes."""
    behind = [one for one in ready if one not in chain]
    line = chains(outlook, [*chain, *behind])[0]
    count = next((pair for pair in PAIRS if pair <= len(line)), 0)
    if count == 0:
        return []
    front = [one for one in line[:count] if one in chain][: count // 2]
    if len(front) < count // 2:
        return []
    shooters: list[Model] = list(front)
    if len(shooters) == 1:
        shot = shooting.prepare(outlook.battle, front[0], foe, Manner.SHOT)
    else:
        shot = groups.concentrated(outlook.battle, shooters, foe)
    success = min([outlook.chance(one) for one in line[:count]])
    carried_out = success * success * (3.0 - 2.0 * success)
    worth = carried_out * (outlook.contest_worth(shot) - LOADED / 2 * len(front))
    return [Order(SHOOT_AND_RELOAD, line[:count], worth, foe.id, kills(shot))]


# What a man could do by himself


def best_shot(outlook: Outlook, man: Soldier, manner: Manner) -> float:
    """What his best shot is worth; 0 where he has none."""
    if manner is Manner.AIMED and outlook.battle.traits.never_aims(man):
        return 0.0
    foes = outlook.targets(man) if manner is Manner.SHOT else outlook.volley_targets(man)
    return max([outlook.shot_worth(man, foe, manner) for foe in foes[:MOST_FOES]], default=0.0)


def loading_left(outlook: Outlook, man: Soldier) -> int:
    """How many actions it takes him to load; 0 where he is loaded or has nothing to load."""
    battle = outlook.battle
    arm = battle.weapon(man)
    if arm is None or man.loaded or man.out_of_ammunition:
        return 0
    cost = weapons.reload_cost(battle.song, arm) + battle.traits.reload_actions(man)
    return max(1, cost - man.spent.count(shooting.RELOADING))


def promise(outlook: Outlook, man: Soldier) -> list[float]:
    """What one, two and three actions of a man are worth, as far as can be seen before he moves."""
    if not man.in_play:
        # Who is still to come on.
        return [2.0, 3.0, 3.5]
    if man.knocked_down:
        more = 3.0 if outlook.contact(man) else 1.0
        return [5.0 + more, 6.0 + more, 7.0 + more]
    if outlook.contact(man):
        return _in_contact(outlook, man)
    step = drive(outlook.battle) * stride(outlook.battle, man)
    alone = _by_himself(outlook, man)
    return [max(alone[0], step), max(alone[1], alone[0] + step, 2 * step), max(alone[2], alone[1] + step, 3 * step)]


def _by_himself(outlook: Outlook, man: Soldier) -> list[float]:
    """What he does where he stands, and on his way to a better place."""
    shot = best_shot(outlook, man, Manner.SHOT) - LOADED / 2 if outlook.targets(man) else 0.0
    if shot > 0.0:
        aimed = max(best_shot(outlook, man, Manner.AIMED) - LOADED / 2, shot + 1.0)
        return [shot, aimed, aimed + 1.5]
    left = loading_left(outlook, man)
    if left > 0:
        return [LOADED * min(actions, left) / left + (0.5 if actions > left else 0.0) for actions in (1, 2, 3)]
    if man.has("leader"):
        return [0.5, 0.8, 1.0]
    return [1.5, 2.5, 3.0]


def _in_contact(outlook: Outlook, man: Soldier) -> list[float]:
    from_blow = 0.5
    from_power = 0.5
    for foe in outlook.contact(man):
        from_blow = max(from_blow, blow_worth(outlook, man, foe, Manner.MELEE))
        from_power = max(from_power, blow_worth(outlook, man, foe, Manner.POWER))
    best = max(from_blow, from_power)
    return [from_blow, best, best + 0.5]


def blow_worth(outlook: Outlook, man: Soldier, foe: Soldier, manner: Manner) -> float:
    """What a blow at an enemy beside him is worth."""
    return outlook.contest_worth(melee.weigh(outlook.battle, man, foe, manner))
