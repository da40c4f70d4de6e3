"""Activation: how many dice, what the successes give, and the start of a turn (SBH-ACT)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import groups, morale, movement, topics, wounds
from rules_core.song.actions import END, action_options, carry_out
from rules_core.song.facts import ActivationStarted, TraitUsed, TurnedOver
from rules_core.song.field import Acting, Field
from rules_core.song.quality import earn, quality_roll
from rules_core.song.warband import Model

__all__ = ["action_options", "activate", "begin", "dice_options", "may_free_move", "next_action", "start_turn"]

FAILURES_THAT_TURN_OVER: Final = 2
FREE_MOVE: Final = "free-move"


def start_turn(table: Table, field: Field, side: str) -> None:
    """A side's turn begins: all its models may be activated again (SBH-ACT-9)."""
    for model in list(field.models.values()):
        # What may be used once a turn (Champion) comes back in the turns of both sides: one fights in either.
        if model.spent:
            model.spent = [use for use in model.spent if not use.endswith(":turn")]
        if model.side != side:
            continue
        model.activated = False
        model.attacked = False
        model.attacks_made = 0
        model.shots_made = 0
        model.moves_made = 0
        if model.charged:
            model.charged = []
        if model.in_play and model.quality_lost > 0 and field.traits.heals_each_turn(model):
            wounds.heal(table, field, model, 1, "SBH-ACT-6")


def begin(model: Model) -> None:
    """The model's activation, or that of its group, begins: it remembers where it stood (SBH-HTH-8)."""
    model.begin_activation()


def dice_options(field: Field, model: Model) -> list[str]:
    """In which ways the model may be activated: "1", "2", "3", with "reckless-1"... and "free-move" where allowed."""
    # SBH-ACT-6. SBH-ACT-16: also those who are down or pinned.
    options = ["1", "2", "3"]
    if field.traits.rolls_recklessly(model) and model.is_active:
        options.extend(["reckless-1", "reckless-2", "reckless-3"])
    if may_free_move(field, model):
        options.append(FREE_MOVE)
    return options


def may_free_move(field: Field, model: Model) -> bool:
    """SBH-ACT-14. Farther than twice Long from every active enemy, and able to move."""
    if not field.song.free_move or not model.is_active or model.looting:
        return False
    safe = 2 * field.song.long
    for foe in field.enemies(model):
        if foe.is_active and not field.ground.may_be_beyond(model, foe, safe):
            return False
    return movement.may_move(field, model, 1)


def _is_far_off(field: Field, model: Model) -> bool:
    """SBH-ACT-14. It is offered untested: where people report, who chooses it measures to the nearest enemy."""
    foes = [one for one in field.enemies(model) if one.is_active]
    if not foes or not field.ground.offers_untested():
        return True
    nearest = min(foes, key=lambda foe: field.ground.gap(model, foe))
    return not field.ground.within(model, nearest, 2 * field.song.long)


def activate(table: Table, field: Field, model: Model) -> bool:
    """SBH-ACT-6. A side's turn has come to this model; gives back whether the turn ends with it at once.

    With actions earned the activation goes on as `field.acting`: call `next_action` until that is None.
    """
    way = FREE_MOVE
    while way == FREE_MOVE:
        way = table.choose(field.voice(model), topics.DICE, dice_options(field, model), "SBH-ACT-6", model.id)
        # What turns out to be too near is not offered again.
        if way == FREE_MOVE and _is_far_off(field, model):
            break
    begin(model)
    if way == FREE_MOVE:
        # SBH-ACT-14. One Move without a roll; it counts as activated and causes no turnover.
        table.tell(ActivationStarted("SBH-ACT-14", model.id, 0))
        movement.move_action(table, field, model, "free")
        model.activated = True
        morale.resolve(table, field)
        return False
    is_reckless = way.startswith("reckless-")
    dice = int(way[-1]) + 1 if is_reckless else int(way)
    table.tell(ActivationStarted("SBH-ACT-6", model.id, dice))
    if is_reckless:
        table.tell(TraitUsed("SBH-ACT-6", model.id, "reckless"))
    rolled = quality_roll(table, field, model, topics.ACTIVATION, dice, "SBH-ACT-6")
    # SBH-ACT-9.
    model.activated = True
    # SBH-ACT-8. Two failures and more; a reckless die overlooks one of them.
    failures = rolled.failures - 1 if is_reckless else rolled.failures
    turnover = failures >= FAILURES_THAT_TURN_OVER
    if turnover:
        table.tell(TurnedOver("SBH-ACT-8", model.id))
    # SBH-ACT-7. One action for each success; without any the activation is over.
    earned = earn(table, field, model, rolled)
    if rolled.successes == 0:
        field.has_failed(table, model)
    if earned == 0:
        return turnover
    field.acting = Acting(model.id, earned, turnover=turnover)
    field.acting.must_advance = is_reckless
    return False


def next_action(table: Table, field: Field) -> bool:
    """One action of the model that is acting; gives back whether the side's turn ends with it.

    SBH-ACT-10. In any order and mix; `field.acting` is None when the activation is over, and what is left is lost.
    """
    acting = field.acting
    assert acting is not None
    model = field.models[acting.model]
    options = action_options(field, model, acting.actions)
    if options == [END]:
        acting.actions = 0
    else:
        option = table.choose(field.voice(model), topics.ACTION, options, "SBH-ACT-10", model.id)
        # SBH-ACT-13.
        acting.actions -= acting.actions if option == END else carry_out(table, field, model, option)
    if model.in_play and acting.actions > 0:
        return False
    # SBH-GRP-2. The next member of a group that carries out a Leader's order.
    if groups.pass_on(table, field, acting):
        return False
    field.acting = None
    # SBH-ACT-8. The actions earned come first, then the turn passes.
    return acting.turnover
