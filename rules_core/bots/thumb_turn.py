"""Whom to activate, with how many dice, and when to stop."""

from __future__ import annotations

from typing import Final

from rules_core.bots.thumb_actions import has_shot
from rules_core.bots.thumb_odds import attack_worth
from rules_core.bots.thumb_plans import NOT_WORTH_IT, best_plan
from rules_core.games.village.hero_turn import PASS
from rules_core.games.village.siege import Siege
from rules_core.kernel.requests import Choose
from rules_core.song import melee, quality
from rules_core.song.warband import Model

URGENT: Final = 8 * 36
ENGAGED: Final = 12 * 36
"""On top for those in contact with an enemy."""
DOWN: Final = 10 * 36
SHOT: Final = 7 * 36


def choose_model(siege: Siege, request: Choose) -> str:
    """The model with the most to do; pass when nobody has anything to do."""
    best = PASS
    most = 0
    for option in request.options:
        if option == PASS:
            continue
        value = urgency(siege, siege.models[option])
        if value > most:
            best = option
            most = value
    return best if most >= NOT_WORTH_IT else PASS


def urgency(siege: Siege, model: Model) -> int:
    """How much there is to do for the model, in 36ths of a point."""
    if model.transfixed:
        return NOT_WORTH_IT
    foes = siege.foes_in_contact(model)
    if model.knocked_down:
        return DOWN + (ENGAGED if foes else 0)
    if foes:
        best = max([attack_worth(siege, melee.weigh(siege, model, foe, False)) for foe in foes])
        return ENGAGED + max(0, best)
    value = best_plan(siege, model, 2, not model.attacked).value
    if has_shot(siege, model):
        value = max(value, SHOT)
    # The better the Quality, the smaller the risk for those who come after.
    return value - 12 * (model.quality - 3) if value > 0 else 0


def choose_dice(siege: Siege, request: Choose) -> str:
    """One die where a miss would hurt the others, three where nobody comes after."""
    model = siege.models[request.subject]
    waiting = [
        one
        for one in siege.models.values()
        if one.side == model.side and one.in_play and not one.activated and one is not model
    ]
    others = len([one for one in waiting if urgency(siege, one) >= NOT_WORTH_IT])
    engaged = bool(siege.foes_in_contact(model))
    if "free-move" in request.options and not engaged and not has_shot(siege, model):
        return "free-move"
    need = model.quality - quality.bonus_for(siege, model, "activation")
    if others == 0:
        wanted = 3
    elif need <= 3:
        wanted = 2
    elif need == 4:
        wanted = 2 if others == 1 or engaged else 1
    else:
        wanted = 1
    return str(wanted) if str(wanted) in request.options else request.options[0]
