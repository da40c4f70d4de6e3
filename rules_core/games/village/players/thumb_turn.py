"""The rule-of-thumb player's turn: whom to activate, with how many dice, and when to stop."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_actions import best_attack, has_shot
from rules_core.games.village.players.thumb_odds import attack_worth
from rules_core.games.village.players.thumb_plans import NOT_WORTH_IT, Reason, best_plan
from rules_core.games.village.rules.hero_turn import PASS
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import Choose
from rules_core.song import melee, quality
from rules_core.song import topics as song_topics
from rules_core.song.activation import FREE_MOVE

ENGAGED: Final = 12 * 36
"""On top for those in contact with an enemy."""
DOWN: Final = 10 * 36
SHOT: Final = 7 * 36
USUAL: Final = 2.5
"""How many dice the others count with."""
THIRD: Final = 0.35
"""What a third action is worth beside the second: most of what there is to do takes two."""
LATER: Final = 30 * 36
"""So much more has to be done by somebody whose Quality is worse by one, to come first all the same."""


def choose_model(outlook: Outlook, request: Choose) -> str:
    """The best Quality first, for a turnover of the others then hurts nobody; among equals who has most to do.

    Pass when nobody has anything to do.
    """
    siege = outlook.siege
    best = PASS
    most = 0
    for option in request.options:
        if option == PASS:
            continue
        model = siege.model(option)
        value = urgency(outlook, model)
        if value >= NOT_WORTH_IT:
            value += LATER * (10 - needed(siege, model))
            if value > most:
                best = option
                most = value
    return best


def sensible_model(outlook: Outlook, request: Choose) -> str:
    """The same for somebody who only presses Enter: nobody is named who could then only be advised to stay."""
    useful = [one for one in request.options if one == PASS or has_use(outlook, outlook.siege.model(one))]
    return choose_model(outlook, replace(request, options=tuple(useful)))


def has_use(outlook: Outlook, model: Fighter) -> bool:
    """Whether an action of the model could do any good: a blow or a shot that rather harms them than us, a plan that is
    worth a move, a wound to close."""
    siege = outlook.siege
    if model.knocked_down or model.transfixed:
        return True
    foes = siege.foes_in_contact(model)
    if any(attack_worth(siege, melee.weigh(siege, model, foe)) > 0 for foe in foes):
        return True
    if model.has("cleric") and any(one.quality_lost > 0 for one in outlook.friends):
        return True
    may_move = not siege.active_foes_in_contact(model)
    if may_move and best_plan(outlook, model, 2, may_attack=not model.attacked).value >= NOT_WORTH_IT:
        return True
    shots = tuple([f"shoot:{foe.id}" for foe in outlook.foes]) if has_shot(siege, model) else ()
    return best_attack(outlook, model, shots)[1] > 0


def needed(siege: Siege, model: Fighter) -> int:
    """The least face that gives the model an action."""
    return max(2, min(6, model.quality - quality.bonus_for(siege, model, song_topics.ACTIVATION)))


def urgency(outlook: Outlook, model: Fighter) -> int:
    """How much there is to do for the model, in 36ths of a point."""
    if model.transfixed or model.is_carried:
        return NOT_WORTH_IT
    siege = outlook.siege
    foes = siege.foes_in_contact(model)
    if model.knocked_down:
        return DOWN + (ENGAGED if foes else 0)
    if foes:
        best = max([attack_worth(siege, melee.weigh(siege, model, foe)) for foe in foes])
        return ENGAGED + max(0, best)
    value = best_plan(outlook, model, 2, may_attack=not model.attacked).value
    return SHOT if value < SHOT and has_shot(siege, model) else value


def choose_dice(outlook: Outlook, request: Choose) -> str:
    """As many dice as pay: each brings an action more often, and oftener a turnover that costs the others theirs."""
    siege = outlook.siege
    model = siege.model(request.subject)
    engaged = bool(siege.foes_in_contact(model))
    if FREE_MOVE in request.options and not engaged and not has_shot(siege, model):
        return FREE_MOVE
    hit = chance(siege, model)
    miss = 1.0 - hit
    gain = hit * urgency(outlook, model)
    at_stake = _at_stake(outlook, model)
    # Two failures turn the turn over.
    with_two = miss * miss
    with_three = with_two * (miss + 3.0 * hit)
    wanted = 1
    if gain > with_two * at_stake:
        wanted = 2
        if gain * THIRD > (with_three - with_two) * at_stake:
            wanted = 3
    return str(wanted) if str(wanted) in request.options else request.options[0]


def sensible_dice(outlook: Outlook, request: Choose) -> str:
    """The same for somebody who only presses Enter: a free Move only where one leads somewhere, and not instead of a
    charge, which takes two actions."""
    chosen = choose_dice(outlook, request)
    if chosen != FREE_MOVE:
        return chosen
    model = outlook.siege.model(request.subject)
    may_attack = not model.attacked
    walk = best_plan(outlook, model, 1, may_attack=may_attack)
    if walk.value >= NOT_WORTH_IT and best_plan(outlook, model, 2, may_attack=may_attack).reason is not Reason.STRIKE:
        return chosen
    dice = tuple([one for one in request.options if one != FREE_MOVE])
    return choose_dice(outlook, replace(request, options=dice))


def chance(siege: Siege, model: Fighter) -> float:
    """How likely a die of the model gives an action."""
    return (7 - needed(siege, model)) / 6.0


def _at_stake(outlook: Outlook, model: Fighter) -> float:
    """What the others of our side, who come after this model, would do with their turn."""
    value = 0.0
    for one in outlook.friends:
        if not one.activated and one is not model:
            value += max(0, urgency(outlook, one)) * chance(outlook.siege, one) * USUAL
    return value
