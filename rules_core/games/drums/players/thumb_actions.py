"""What the man who acts does: every answer is weighed, and the best and the second best are told."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.players import house_sense, thumb_places
from rules_core.games.drums.players.orders import LOADED, Order, loading_left, orders
from rules_core.games.drums.players.outlook import Outlook, kills
from rules_core.games.drums.players.pull import aim, errand
from rules_core.games.drums.rules.fire import CARTRIDGES, SHOOT_AND_RELOAD
from rules_core.games.drums.rules.nerve import TAKE_FLAG
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought
from rules_core.song import groups, melee, shooting, targets
from rules_core.song.actions import END
from rules_core.song.contest import Contest
from rules_core.song.field import GROUP_MOVE, REGROUP
from rules_core.song.manner import Manner
from rules_core.song.warband import Model

ORDERS: Final = (GROUP_MOVE, REGROUP, groups.VOLLEY, SHOOT_AND_RELOAD)
UNKNOWN: Final = -0.5
"""What this player has no thumb for."""
RAMMED: Final = 1.2
"""A musket that is loaded now is worth more than one later."""


GOAL: Final = 8.0
"""What it is worth to serve the goal of a scenario at once."""
WAY_ON: Final = 4.0
"""What a door or a stair is worth that leads to the enemy."""


class Choice:
    """One answer with its worth and its reason."""

    def __init__(self, option: str, worth: float, reason: str, percent: int = -1) -> None:
        self.option = option
        self.worth = worth
        self.reason = reason
        self.percent = percent


def action(outlook: Outlook, request: Choose) -> Thought:
    """The best of all that the man may do."""
    return told(weighed(outlook, request))


def told(choices: list[Choice]) -> Thought:
    """The best of them with its reason, and the second best, where there is one worth naming."""
    ranked = sorted(choices, key=lambda one: -one.worth)
    best = ranked[0]
    second = ranked[1].option if len(ranked) > 1 and ranked[1].worth > UNKNOWN else None
    return Thought(best.option, best.reason, best.percent, second)


def weighed(outlook: Outlook, request: Choose, eye: type[thumb_places.View] = thumb_places.View) -> list[Choice]:
    """Every answer with what it is worth, and a Move by what counts for this eye."""
    battle = outlook.battle
    man = battle.model(request.subject)
    actions = battle.acting.actions if battle.acting is not None else 1
    found: list[Choice] = []
    serves = errand(battle, man, request.options) if aim(battle, man) is not None else ""
    leads_on = house_sense.way(battle, man, request.options) if battle.houses else ""
    given = orders(outlook, man) if any(one in ORDERS for one in request.options) else []
    for option in request.options:
        verb, _, id = option.partition(":")
        if option == serves:
            found.append(Choice(option, GOAL, "goal"))
        elif option == leads_on:
            found.append(Choice(option, WAY_ON, "house"))
        elif option in ORDERS:
            found.append(_order(option, given))
        elif option == END:
            found.append(Choice(END, 0.0, "done"))
        elif verb == "stand":
            found.append(Choice(option, 20.0, "stand"))
        elif verb in ("attack", "power"):
            found.append(_blow(outlook, man, battle.model(id), option))
        elif verb in ("shoot", "aim"):
            found.append(_shot(outlook, man, battle.model(id), option, actions))
        elif verb in (groups.VOLLEY, SHOOT_AND_RELOAD):
            found.append(_together(outlook, man, battle.model(id), option))
        elif verb == "reload":
            left = max(1, loading_left(outlook, man))
            found.append(Choice(option, RAMMED * LOADED * min(actions, left) / left, "load"))
        elif verb in (CARTRIDGES, TAKE_FLAG):
            found.append(Choice(option, LOADED, verb))
        elif verb == "move":
            found.append(_move(eye(outlook, man, actions)))
        else:
            found.append(Choice(option, UNKNOWN, ""))
    return found


def _order(option: str, given: list[Order]) -> Choice:
    for one in given:
        if one.kind == option:
            return Choice(option, one.worth, option, one.percent)
    return Choice(option, UNKNOWN, option)


def _blow(outlook: Outlook, man: Soldier, foe: Soldier, option: str) -> Choice:
    manner = Manner.POWER if option.startswith("power") else Manner.MELEE
    contest = melee.weigh(outlook.battle, man, foe, manner)
    worth = outlook.contest_worth(contest)
    return Choice(option, worth, "finish" if foe.knocked_down else "strike", kills(contest))


def _shot(outlook: Outlook, man: Soldier, foe: Soldier, option: str, actions: int) -> Choice:
    if not targets.is_believed_clear(outlook.battle, man, foe):
        return Choice(option, 2 * UNKNOWN, "shoot")
    manner = Manner.AIMED if option.startswith("aim") else Manner.SHOT
    shot = shooting.prepare(outlook.battle, man, foe, manner)
    worth = outlook.contest_worth(shot) - LOADED / 2
    if manner is Manner.SHOT and actions > 1:
        # There is something left to begin to load with.
        worth += LOADED * 0.35
    return Choice(option, worth, _aim_of(foe, manner), kills(shot))


def _aim_of(foe: Soldier, manner: Manner) -> str:
    if foe.has("leader"):
        return "shoot-leader"
    return "aim" if manner is Manner.AIMED else "shoot"


def _together(outlook: Outlook, man: Soldier, foe: Soldier, option: str) -> Choice:
    """A volley with everybody who can join in, or the front line of two."""
    battle = outlook.battle
    acting = battle.acting
    shooters: list[Model] = [man]
    if acting is not None:
        for id in acting.waiting:
            one = battle.models[id]
            if one.in_play and foe in outlook.volley_targets(one):
                shooters.append(one)
    if option.startswith(SHOOT_AND_RELOAD) and acting is not None:
        shooters = shooters[: max(1, len(acting.members) // 2)]
    shot = _shot_of(outlook, shooters, foe)
    worth = outlook.contest_worth(shot) + 1.0
    return Choice(option, worth, "leader-down" if foe.has("leader") else "volley", kills(shot))


def _shot_of(outlook: Outlook, shooters: list[Model], foe: Soldier) -> Contest:
    if len(shooters) == 1:
        return shooting.prepare(outlook.battle, shooters[0], foe, Manner.SHOT)
    return groups.concentrated(outlook.battle, shooters, foe)


def _move(view: thumb_places.View) -> Choice:
    place = thumb_places.best_move(view)
    if (place.x, place.y) == (view.man.x, view.man.y):
        # Nobody spends an action on staying where he is.
        return Choice("move", UNKNOWN, place.reason)
    return Choice("move", place.worth - place.here, place.reason)


def volley_company(outlook: Outlook, options: tuple[str, ...], foe: Soldier, leader: Soldier | None) -> tuple[str, ...]:
    """Who shoots along: the best shots first, as long as each brings more than his loaded musket is worth."""
    men = [outlook.battle.model(id) for id in options]
    men.sort(key=lambda one: outlook.away(one, foe))
    company: list[Model] = [leader] if leader is not None else []
    chosen: list[str] = []
    before = -LOADED
    for one in men:
        company.append(one)
        worth = outlook.contest_worth(_shot_of(outlook, company, foe))
        if chosen and worth < before + 0.5:
            company.pop()
            continue
        before = worth
        chosen.append(one.id)
    return tuple(chosen)
