"""Hand-to-hand combat: weapons, horses, bayonets (SDS-HTH-8 to 15, SDS-HTH-25 to 28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.onward import Onward
from rules_core.games.drums.rules.traits import FEAR, LONE
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import BayonetsHeld, Dared
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.ground.geometry import length, round_half_away
from rules_core.ground.ground import StopReason, Sweep
from rules_core.ground.pieces import SLOWS
from rules_core.kernel.table import Table
from rules_core.song import morale, movement, quality, shooting, stride, targets
from rules_core.song import topics as song_topics
from rules_core.song.manner import STRIKES, Manner
from rules_core.song.trait_list import Part
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import ModelId

BARE_HANDS: Final = 0
"""SDS-HTH-9. The rank of drumsticks and fists."""
FRIENDS_IN_HEDGE: Final = 2
FALL: Final = "fall"
RECOIL: Final = "recoil"
FIRE: Final = "fire"
HOLD: Final = "hold"


def rank(battle: Battle, model: Soldier, foe: Soldier) -> int:
    """SDS-HTH-10. The rank of the best weapon that the model has against this foe."""
    best = BARE_HANDS
    for id in battle.arms_of(model):
        arm = battle.world.content.arms[id]
        found = arm.rank
        if is_mounted(model):
            # SDS-HTH-9, R-S64. In its own turn; also in a charge that a hedge has cancelled.
            charges = battle.turn_of == model.side and model.attacks_made == 0 and foe.id in model.charged
            found = arm.rank_charging if charges and arm.rank_charging > arm.rank_saddle else arm.rank_saddle
        elif is_mounted(foe):
            # SDS-HTH-9.
            found = arm.rank_mounted
        best = max(best, found)
    return best


def better_armed(battle: Battle, attacker: Soldier, defender: Soldier) -> int:
    """SDS-HTH-10. Who has the better weapon: 1 the attacker, -1 the defender, 0 neither."""
    ours = rank(battle, attacker, defender)
    theirs = rank(battle, defender, attacker)
    return 1 if ours > theirs else -1 if theirs > ours else 0


def fells(table: Table, battle: Battle, winner: Soldier, loser: Soldier) -> bool:
    """SDS-HTH-11. The better armed winner chooses between recoil and fall."""
    return table.choose(battle.voice(winner), topics.FELL, (FALL, RECOIL), "SDS-HTH-11", loser.id) == FALL


def own_melee_parts(battle: Battle, model: Soldier, foe: Soldier, manner: Manner | None) -> list[Part]:
    """SDS-HTH-8. What a horse adds against men on foot, unless bayonets keep it off (SDS-HTH-27)."""
    parts: list[Part] = []
    # SDS-HTH-8, SDS-BLD-6. Busy hands, and fighting out of a window.
    if model.perch:
        parts.append(("ladder", -1))
    window = battle.window_between(model, foe) if battle.houses else None
    if window is not None and battle.houses[window.house].inside.contains(model.x, model.y):
        parts.append(("window", -1))
    # R-S64. A rider who lies has nothing from his horse.
    if not is_mounted(model) or is_mounted(foe) or model.knocked_down or is_hedge(battle, foe):
        return parts
    parts.append(("mounted", 1))
    # SDS-HTH-25. Its first attack of the turn.
    if manner in STRIKES and model.attacks_made == 0 and foe.id in model.ridden_down:
        parts.append(("charge", 1))
    return parts


def is_hedge(battle: Battle, man: Soldier) -> bool:
    """SDS-HTH-27, SDS-HTH-17. Whether he stands with a bayonet and has at least two standing friends beside him."""
    arms = battle.world.content.arms
    if is_mounted(man) or not any(arms[id].bayonet for id in battle.arms_of(man)):
        return False
    beside = [one for one in battle.friends(man) if one.standing and battle.ground.touching(one, man)]
    return man.standing and len(beside) >= FRIENDS_IN_HEDGE


# Before contact


def dares(table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> bool:
    """R-S64, R-S69. Whether it has the courage for a way into contact; otherwise it stays, and the action is lost."""
    return dares_all(table, battle, model, [soldier(foe) for foe in movement.new_foes(battle, model, sweep)])


def dares_all(table: Table, battle: Battle, model: Soldier, foes: Sequence[Soldier]) -> bool:
    """The same for those whom it would touch, whichever way leads to them."""
    return all(_dares(table, battle, model, foe) for foe in foes)


def is_shaken_by(table: Table, battle: Battle, model: Soldier, foe: Soldier) -> bool:
    """SDS-MOR-5. What somebody does to whom no straight way on the ground leads; gives back whether it is gone."""
    stay = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    return _is_shaken(table, battle, model, foe, stay, rides=False)


def before_contact(table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> Sweep:
    """SDS-HTH-23. What a way into contact has to pass when no free attack has ended it: bayonets, and those who run
    before it comes."""
    start = (model.x, model.y)
    stay = Sweep(model.x, model.y, 0, StopReason.FREE, "")
    faced: list[ModelId] = []
    is_straight_on = False
    while True:
        waiting = [soldier(one) for one in movement.new_foes(battle, model, sweep) if one.id not in faced]
        if not waiting:
            break
        foe = waiting[0]
        faced.append(foe.id)
        if is_straight_on and not _dares(table, battle, model, foe):
            # R-S69. As with whom it wanted at first.
            return stay
        is_horse = is_mounted(model) and not is_mounted(foe)
        if is_horse and is_hedge(battle, foe) and not quality.passes(table, battle, model, topics.HORSE, "SDS-HTH-27"):
            # SDS-HTH-27, R-S64. It stops one base width away.
            table.tell(BayonetsHeld("SDS-HTH-27", model.id, foe.id))
            return _short_of(battle, model, sweep, 2 * model.radius)
        is_gone = _is_shaken(table, battle, model, foe, sweep, rides=is_horse and _is_charge(battle, model, sweep))
        if not model.is_active or (model.x, model.y) != start:
            # SDS-HTH-28. A shot has stopped it.
            return stay
        if is_gone:
            # R-S64, R-S69. Whom it wanted is gone: it completes its straight Move, and may meet somebody else.
            sweep = _onward(table, battle, model, sweep)
            is_straight_on = True
    if _is_charge(battle, model, sweep):
        model.ridden_down.extend([one.id for one in movement.new_foes(battle, model, sweep) if not is_mounted(one)])
    return sweep


def _is_charge(battle: Battle, model: Soldier, sweep: Sweep) -> bool:
    """SDS-HTH-25, R-S41. At least Medium in one straight Move over ground that is not broken, on horseback.

    Ground that does not slow this rider is broken all the same.
    """
    if not is_mounted(model) or sweep.length < battle.song.medium:
        return False
    ground = battle.ground
    return not any(ground.piece(id).has(SLOWS) for id in ground.slowed_by(model, sweep.x, sweep.y))


def _dares(table: Table, battle: Battle, model: Soldier, foe: Soldier) -> bool:
    """SDS-SR-4, SDS-SR-15. Whether it dares to touch this enemy."""
    # SDS-SR-15.
    clause = "SDS-SR-15"
    dares = True
    if model.has("reluctant") and foe.standing:
        dares = quality.passes(table, battle, model, topics.RELUCTANCE, clause)
    # SDS-SR-4, SDS-SR-2. Elan fears nobody.
    if dares and foe.has("fear") and foe.profile.id not in model.immune_to and not model.has("elan"):
        clause = "SDS-SR-4"
        dares = quality.passes(table, battle, model, topics.COURAGE, clause)
        if dares:
            model.immune_to.append(foe.profile.id)
    if not dares:
        table.tell(Dared(clause, model.id, foe.id, dared=False))
    return dares


def _is_shaken(table: Table, battle: Battle, model: Soldier, foe: Soldier, sweep: Sweep, *, rides: bool) -> bool:
    """SDS-MOR-5, SDS-HTH-26, SDS-HTH-28. What the charged does before the contact; gives back whether it is gone."""
    x, y = foe.x, foe.y
    # SDS-SR-4. Charged by Fear: any Move into contact (R-S64).
    fears = model.has("fear") and model.profile.id not in foe.immune_to and not battle.traits.skips_morale(foe, FEAR)
    is_alone = rides and _stands_alone(battle, foe)
    if is_alone:
        foe.tested_charge = battle.round
    if fears or is_alone:
        # SDS-MOR-7. For both it rolls but once.
        if morale.test(table, battle, foe, FEAR if fears else LONE) and fears:
            foe.immune_to.append(model.profile.id)
        morale.resolve(table, battle)
    if rides and foe.standing and (foe.x, foe.y) == (x, y):
        _fire_at_charge(table, battle, foe, model, sweep)
    return not foe.in_play or (foe.x, foe.y) != (x, y)


def _stands_alone(battle: Battle, foe: Soldier) -> bool:
    """SDS-HTH-26. Whether a man on foot rolls Morale when horse comes: nobody is near, and once a round."""
    if foe.tested_charge == battle.round or foe.has("elan") or battle.traits.skips_morale(foe, LONE):
        return False
    near = [one for one in battle.friends(foe) if battle.ground.within(one, foe, battle.song.short)]
    return not any(one.standing for one in near)


def _fire_at_charge(table: Table, battle: Battle, foe: Soldier, rider: Soldier, sweep: Sweep) -> None:
    """SDS-HTH-28. By an option a man with a loaded musket and a friend beside him may fire, once a round."""
    if not battle.world.options.hedge_fires or foe.fired_at_charge == battle.round:
        return
    arm = battle.weapon(foe)
    if arm is None or not battle.world.content.arms[arm.trait].at_charge or not targets.may_shoot(battle, foe):
        return
    if not any(one.standing and battle.ground.touching(one, foe) for one in battle.friends(foe)):
        return
    if table.choose(battle.voice(foe), topics.WHO_FIRES, (FIRE, HOLD), "SDS-HTH-28", foe.id) == HOLD:
        return
    foe.fired_at_charge = battle.round
    if not quality.passes(table, battle, foe, topics.HEDGE_FIRE, "SDS-HTH-28"):
        return
    # In the first range band: it fires when the horse is upon it.
    from_x, from_y = rider.x, rider.y
    rider.x, rider.y = sweep.x, sweep.y
    shot = shooting.prepare(battle, foe, rider, Manner.SHOT)
    rider.x, rider.y = from_x, from_y
    shooting.release(table, battle, shot, [foe])


def _onward(table: Table, battle: Battle, model: Soldier, sweep: Sweep) -> Sweep:
    """R-S69. On from the former point of contact, as far along the line as its player likes."""
    nearest = stride.plan(battle, model, sweep.x, sweep.y)
    farthest = stride.plan(battle, model, *_far_end(battle, model, sweep))
    if farthest.length <= nearest.length:
        return nearest
    region = Onward(battle, model, nearest, farthest)
    x, y, _ = table.place(battle.voice(model), song_topics.MOVE, region, "R-S69", model.id)
    return stride.plan(battle, model, x, y)


def _far_end(battle: Battle, model: Soldier, sweep: Sweep) -> tuple[int, int]:
    """The end of the stick along the same straight line."""
    dx, dy = sweep.x - model.x, sweep.y - model.y
    away = length(dx, dy)
    reach = movement.allowance(battle, model)
    return model.x + round_half_away(dx * reach / away), model.y + round_half_away(dy * reach / away)


def _short_of(battle: Battle, model: Soldier, sweep: Sweep, distance: int) -> Sweep:
    """The same way, so much shorter."""
    left = sweep.length - distance
    if left <= 0:
        return Sweep(model.x, model.y, 0, StopReason.FREE, "")
    return stride.plan(battle, model, *stride.along(model, sweep, left))
