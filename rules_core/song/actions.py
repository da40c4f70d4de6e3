"""What a model may do with its actions, what each costs, and how it is carried out (SBH-ACT-13)."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.table import Table
from rules_core.song import (
    carrying,
    climbing,
    entangle,
    groups,
    healing,
    melee,
    morale,
    movement,
    shooting,
    standards,
    stride,
)
from rules_core.song.facts import BrokeFree, StoodUp, TraitUsed
from rules_core.song.field import Acting, Field
from rules_core.song.manner import Manner
from rules_core.song.targets import legal_targets
from rules_core.song.warband import Model

END: Final = "end"


def action_options(field: Field, model: Model, actions: int) -> list[str]:
    """Everything that the model may do now with so many actions left, "end" last (SBH-ACT-10)."""
    # OPEN-18. Whoever is carried may only get down.
    if model.is_carried:
        return [carrying.GET_DOWN, END] if carrying.may_get_down(field, model) else [END]
    # SBH-ACT-15. Whoever is pinned may only break free, whoever is down only stand up; both: break free first.
    if model.transfixed:
        # SBH-MAG-8. Two actions.
        return ["break-free", END] if actions >= 2 else [END]
    if model.knocked_down:
        # SBH-HTH-16. Engaged or not.
        return ["stand", END]
    if model.looting:
        # Greedy: what is left of this activation is lost, an action of the next one brings it to its senses.
        return [END] if model.is_absorbed else ["snap-out", END]
    options: list[str] = []
    must_advance = _must_advance(field, model)
    if must_advance:
        options.append("advance")
        # Reckless: one action is owed to the enemy.
        if actions == 1:
            return options
    # SBH-MOV-12. Leaving melee is a Move as any other.
    if movement.may_move(field, model, actions):
        options.append("move")
    # SBH-MOV-7.
    if movement.may_step(field, model, actions):
        options.append("step")
    options.extend(climbing.options(field, model, actions))
    if may_attack(field, model, is_shot=False):
        for foe in melee.targets(field, model):
            options.append(f"attack:{foe.id}")
            # SBH-HTH-7.
            if actions >= 2:
                options.append(f"power:{foe.id}")
    # SBH-RNG-14. Moving before or after a shot makes no difference.
    if may_attack(field, model, is_shot=True):
        near = legal_targets(field, model)
        # SBH-RNG-3.
        may_aim = actions >= 2 and not field.traits.never_aims(model)
        for foe in near:
            options.append(f"shoot:{foe.id}")
            if may_aim:
                options.append(f"aim:{foe.id}")
        if may_aim and field.book.aim_is_free:
            # SBH-RNG-10.
            options.extend([f"aim:{foe.id}" for foe in legal_targets(field, model, freely=True) if foe not in near])
        options.extend(entangle.options(field, model, actions))
    if shooting.may_reload(field, model):
        options.append("reload")
    options.extend(groups.options(field, model))
    options.extend(healing.options(field, model))
    options.extend(standards.options(field, model))
    options.extend(carrying.options(field, model))
    options.extend(field.extra_actions(model, actions))
    if not must_advance:
        options.append(END)
    # SBH-GRP-4.
    return groups.within_order(field, model, options)


def may_attack(field: Field, model: Model, *, is_shot: bool) -> bool:
    """SBH-ACT-12. One attack a turn, unless a trait allows one of this kind with every action."""
    if not model.attacked:
        return True
    # SBH-ACT-11. Not after its own attack has knocked it down.
    if melee.BEATEN in model.spent or not field.traits.attacks_with_every_action(model, is_shot=is_shot):
        return False
    return model.shots_made == (model.attacks_made if is_shot else 0)


def carry_out(table: Table, field: Field, model: Model, option: str) -> int:
    """Carry out one of `action_options` but "end"; gives back the actions it took."""
    taken = _do(table, field, model, option)
    # SBH-MOR-3. Whatever it has led to on the way, Morale comes before the next action.
    morale.resolve(table, field)
    return taken


def _do(table: Table, field: Field, model: Model, option: str) -> int:
    verb, _, name = option.partition(":")
    if verb == "move":
        return _move(table, field, model)
    if verb == "advance":
        return _advance(table, field, model)
    if verb == "step":
        return movement.step_action(table, field, model)
    if verb == "attack":
        melee.attack(table, field, model, field.model(name))
        return 1
    if verb == "power":
        melee.attack(table, field, model, field.model(name), Manner.POWER)
        return 2
    if verb == "shoot":
        return shooting.shoot(table, field, model, field.model(name))
    if verb == "aim":
        return shooting.shoot(table, field, model, field.model(name), Manner.AIMED)
    if verb.startswith("entangle-"):
        return entangle.act(table, field, model, int(verb[-1]), field.model(name))
    if verb == "heal":
        return healing.act(table, field, model, field.model(name))
    if verb == "take-standard":
        return standards.take_up(table, model, field.model(name))
    if verb == "destroy-standard":
        standards.destroy(table, model, field.model(name))
        morale.standard_lost(table, field, field.model(name))
        return 1
    if verb == carrying.TAKE_UP:
        return carrying.take_up(table, model, field.model(name))
    if verb == carrying.GET_DOWN:
        return carrying.get_down(table, field, model)
    if verb == "reload":
        return shooting.reload(table, field, model)
    if verb == "stand":
        stand_up(table, model)
        return 1
    if verb == "break-free":
        model.transfixed = False
        table.tell(BrokeFree("SBH-MAG-8", model.id))
        return 2
    if verb == "snap-out":
        model.looting = False
        table.tell(TraitUsed("SBH-ACT-13", model.id, "greedy", "snapped out"))
        return 1
    if verb == groups.VOLLEY or option in field.orders():
        return groups.act(table, field, model, option)
    if verb in ("climb", "descend", "jump"):
        return climbing.act(table, field, model, option)
    return field.do_extra(table, model, option)


def stand_up(table: Table, model: Model) -> None:
    """SBH-HTH-16. Back on its feet, and nobody strikes at it for that."""
    model.knocked_down = False
    table.tell(StoodUp("SBH-HTH-16", model.id))


def _owing(field: Field, model: Model) -> Acting | None:
    acting = field.acting
    if acting is not None and acting.model == model.id and acting.must_advance:
        return acting
    return None


def _must_advance(field: Field, model: Model) -> bool:
    """Whether a Reckless model still owes an advance, and can make it."""
    if _owing(field, model) is None or field.active_foes_in_contact(model) or not movement.may_move(field, model, 1):
        return False
    foe = _nearest_foe(field, model)
    return foe is not None and stride.plan(field, model, foe.x, foe.y).length > 0


def _nearest_foe(field: Field, model: Model) -> Model | None:
    nearest: Model | None = None
    least = 0
    for foe in field.enemies(model):
        gap = field.ground.gap(model, foe)
        if nearest is None or gap < least:
            nearest = foe
            least = gap
    return nearest


def _move(table: Table, field: Field, model: Model) -> int:
    owing = _owing(field, model)
    foe = _nearest_foe(field, model) if owing is not None else None
    before = field.ground.gap(model, foe) if foe is not None else 0
    taken = movement.move_action(table, field, model)
    # Reckless: a Move of its own choice pays what it owes when it leads nearer.
    if owing is not None and foe is not None and field.ground.gap(model, foe) < before:
        owing.must_advance = False
    return taken


def _advance(table: Table, field: Field, model: Model) -> int:
    """Reckless: a Move straight at the nearest enemy."""
    foe = _nearest_foe(field, model)
    owing = _owing(field, model)
    if foe is not None and owing is not None:
        field.will_move(table, model)
        movement.go(table, field, model, foe.x, foe.y, "move", "SBH-ACT-13")
        owing.must_advance = False
    return 1
