"""The rule-of-thumb player's actions: what the active model does next, and where it moves."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_odds import attack_worth, kills_more_often, may_kill
from rules_core.games.village.players.thumb_plans import NOT_WORTH_IT, PATIENCE, MovePlan, Reason, best_plan, gives_way
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, length
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Choose, Place, Spot
from rules_core.song import melee, shooting, stride, targets
from rules_core.song.actions import may_attack
from rules_core.song.manner import Manner
from rules_core.song.options import INCH
from rules_core.song.troops import THREAD
from rules_core.song.warband import NO_MODEL

MANNERS: Final = {
    "attack": Manner.MELEE,
    "power": Manner.POWER,
    "shoot": Manner.SHOT,
    "aim": Manner.AIMED,
}
"""How each attack among the options is made."""
FIRST_OF_ALL: Final = ("get-down", "break-free", "stand", "snap-out", "advance", "reload")
"""Whoever is offered one of these does it, in this order."""
END: Final = "end"
BUSY: Final = 40
"""An enemy whose stopping is worth so many points is worth twice an attack."""
SHUFFLE: Final = 3 * INCH // 2
"""A corner nearer than this is cut: rounding it on its own would cost a move."""
WHERE_TO_STAND: Final = (Reason.RETREAT, Reason.GUARD, Reason.RALLY, Reason.AIM, Reason.ADVANCE, Reason.GIVE_WAY)
"""Plans to stand somewhere and not to touch anything."""
DO_OR_DIE: Final = 60
"""After so many rounds of a wave nobody is content any more to shoot from afar at those who hold their ground."""
BAD_ODDS: Final = -6 * 36


def choose_action(outlook: Outlook, request: Choose) -> str:
    """The best option of the question "action"."""
    siege = outlook.siege
    model = siege.model(request.subject)
    actions = siege.acting.actions if siege.acting is not None else 1
    for option in FIRST_OF_ALL:
        if option in request.options:
            return option
    helped = _help(siege, model, request)
    if helped:
        return helped
    best, value = best_attack(outlook, model, request.options)
    plan = MovePlan(0, model.x, model.y)
    if "move" in request.options and not siege.active_foes_in_contact(model):
        plan = best_plan(outlook, model, actions, may_attack=may_attack(siege, model, is_shot=False))
    if best and _strikes_now(outlook, best, value, plan, actions):
        return best
    if plan.value >= NOT_WORTH_IT and not _gets_nowhere(model, plan):
        return _climb(siege, model, request, plan) or "move"
    # In melee it is better to strike than to wait for the blow, unless the odds are very bad.
    return best if best and value > BAD_ODDS else END


def _gets_nowhere(model: Fighter, plan: MovePlan) -> bool:
    """Whether the model has moved in this activation and still stands where it began: a third of such moves would be
    none either. What has to be touched is worth every step."""
    gone = length(model.x - model.start_x, model.y - model.start_y)
    return model.moves_made > 0 and gone < INCH and plan.foe == NO_MODEL and plan.reason in WHERE_TO_STAND


def sensible_action(outlook: Outlook, request: Choose) -> str:
    """The same for somebody who only presses Enter: no attack that will rather harm us, no charge instead of a shot,
    and no shot that cannot kill where there is more to be had by a Move."""
    chosen = choose_action(outlook, request)
    model = outlook.siege.model(request.subject)
    best, value = best_attack(outlook, model, request.options)
    if chosen == "move" and best.startswith(("shoot", "aim")) and value >= NOT_WORTH_IT:
        # Nobody walks a bow into a fight by Enter while it can do good from afar.
        return best if plan_of(outlook, model).foe != NO_MODEL else chosen
    acting = outlook.siege.acting
    if chosen == "move" and acting is not None and acting.actions > 1:
        # Whoever can strike well and move afterwards strikes first.
        blows = tuple([one for one in request.options if one.startswith("attack:")])
        blow, worth = best_attack(outlook, model, blows)
        if blow and worth >= NOT_WORTH_IT:
            return blow
    if chosen == best and value > 0 and "move" in request.options and _kills_nobody(outlook.siege, model, best):
        plan = plan_of(outlook, model)
        if plan.foe == NO_MODEL and plan.value >= max(value, NOT_WORTH_IT) and not _gets_nowhere(model, plan):
            return _climb(outlook.siege, model, request, plan) or "move"
    if chosen == best and value <= 0:
        return END if END in request.options else request.options[0]
    return chosen


def _strikes_now(outlook: Outlook, best: str, value: int, plan: MovePlan, actions: int) -> bool:
    """Whoever can strike or shoot now does so first, unless a charge promises more, or the shot hardly ever hits.

    Else a wave would never end of which only Guardians are left, shot at by somebody who can do them no harm.
    """
    if value <= 0 or plan.value < NOT_WORTH_IT:
        return value > 0
    if (outlook.siege.round > DO_OR_DIE or gives_way(outlook)) and best.startswith(("shoot", "aim")):
        return False
    return value >= plan.value or (value >= NOT_WORTH_IT and (plan.foe == NO_MODEL or actions == 1))


def best_attack(outlook: Outlook, model: Fighter, options: tuple[str, ...]) -> tuple[str, int]:
    """The attack or shot of most value, "" when there is none."""
    siege = outlook.siege
    best = ""
    most = 0
    for option in options:
        verb, _, name = option.partition(":")
        if name not in siege.models:
            continue
        foe = siege.model(name)
        if verb in ("attack", "power"):
            value = attack_worth(siege, melee.weigh(siege, model, foe, MANNERS[verb]))
        elif verb in ("shoot", "aim") and targets.is_believed_clear(siege, model, foe):
            value = attack_worth(siege, shooting.prepare(siege, model, foe, MANNERS[verb]))
        else:
            continue
        if value > 0:
            # Whoever is about to break something comes first.
            value += value * outlook.urgency_of(foe) // BUSY
        # Two actions must be worth more than one and something else.
        if verb in ("power", "aim"):
            value -= NOT_WORTH_IT
        if best == "" or value > most:
            best = option
            most = value
    return best, most


def _kills_nobody(siege: Siege, model: Fighter, shot: str) -> bool:
    """Whether this is a shot that at best knocks its target down."""
    verb, _, name = shot.partition(":")
    return verb in ("shoot", "aim") and not may_kill(shooting.prepare(siege, model, siege.model(name), MANNERS[verb]))


def lacks_action_to_charge(outlook: Outlook, model: Fighter) -> bool:
    """Whether the model would go for an enemy if one action more were left."""
    siege = outlook.siege
    if siege.acting is None or siege.acting.actions > 1 or siege.active_foes_in_contact(model):
        return False
    plan = best_plan(outlook, model, 2, may_attack=may_attack(siege, model, is_shot=False))
    return plan.reason is Reason.STRIKE and plan.value >= NOT_WORTH_IT


def overwatch_helps(siege: Siege, shooter: Fighter, shot: str) -> bool:
    """Whether Overwatch makes this shot kill more often; `shot` is the answer that chose it."""
    verb, _, name = shot.partition(":")
    if verb not in MANNERS or name not in siege.models:
        return True
    usual = siege.world.options.overwatch_bonus
    bonus = max([ability.value or usual for _, ability in siege.with_ability("overwatch")], default=0)
    return kills_more_often(shooting.prepare(siege, shooter, siege.model(name), MANNERS[verb]), bonus)


def _help(siege: Siege, model: Fighter, request: Choose) -> str:
    """Tending the wounded, where it is offered and somebody needs it; "" otherwise."""
    if siege.active_foes_in_contact(model):
        return ""
    for option in request.options:
        verb, _, name = option.partition(":")
        if verb in ("heal", "tend", "herb", "raise") and (name not in siege.models or _needs_help(siege.model(name))):
            return option
    return ""


def _climb(siege: Siege, model: Fighter, request: Choose, plan: MovePlan) -> str:
    """Climbing the wall that stands before where the plan leads, once there has been time to go round it; "" otherwise.

    Else heroes would run to and fro before a rampart behind which somebody stands and shoots.
    """
    if siege.round <= PATIENCE:
        return ""
    line = Body(model.id, model.x, model.y, THREAD)
    in_the_way = siege.ground.slowed_by(line, plan.x, plan.y)
    for option in request.options:
        verb, _, piece = option.partition(":")
        if verb == "climb" and piece in in_the_way:
            return option
    return ""


def _needs_help(model: Fighter) -> bool:
    return model.knocked_down or model.quality_lost > 0


def choose_spot(outlook: Outlook, request: Place) -> Spot:
    """Where a Move, step or jump ends: as near as it gets to where the plan leads, round what is in the way."""
    region = request.region
    assert region is not None
    siege = outlook.siege
    model = siege.model(request.subject)
    plan = plan_of(outlook, model)
    if plan.value <= 0:
        return model.x, model.y, region.turns[0]
    x, y = towards(siege, model, plan, region)
    return x, y, region.turns[0]


def plan_of(outlook: Outlook, model: Fighter) -> MovePlan:
    """Where the model had better go with the actions it has; of value 0 when staying is best."""
    siege = outlook.siege
    actions = siege.acting.actions if siege.acting is not None else 1
    return best_plan(outlook, model, actions, may_attack=may_attack(siege, model, is_shot=False))


def towards(siege: Siege, model: Fighter, plan: MovePlan, region: Region) -> tuple[int, int]:
    """The spot of the region on the way to the plan's spot."""
    away = length(plan.x - model.x, plan.y - model.y)
    reach = stride.allowance(siege, model)
    if away > reach or not region.contains(plan.x, plan.y):
        if plan.foe:
            way = siege.ground.route_to_body(model, siege.models[plan.foe])
        else:
            # The base may be too wide for the very spot.
            free = siege.ground.nearest_fit(model, plan.x, plan.y, ())
            way = siege.ground.route_to_point(model, free[0], free[1], INCH) if free is not None else None
        if way is not None and len(way.points) > 2:
            # Something stands between: round its corner first, or the next one when it is there already.
            for least in (SHUFFLE, 0):
                for corner_x, corner_y in way.points[1:]:
                    x, y = region.nearest(corner_x, corner_y)
                    if length(x - model.x, y - model.y) > least:
                        return x, y
    return region.nearest(plan.x, plan.y)


def has_shot(siege: Siege, model: Fighter) -> bool:
    """Whether the model could shoot at somebody from where it stands."""
    return targets.has_target(siege, model)
