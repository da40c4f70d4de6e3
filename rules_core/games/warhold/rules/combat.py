"""The Combat phase of a player: own attacks, counter-attacks of all opponents, rewards (section 11.4)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import BULL_CHARGE, GREAT, KINDS, LORD, SIEGE
from rules_core.games.warhold.rules import gear, movement, ruins, topics
from rules_core.games.warhold.rules.campaign import MONSTERS, Campaign, is_led, is_lordless, is_monster
from rules_core.games.warhold.rules.shots import RANGES, shot_targets, shots_of
from rules_core.games.warhold.rules.strength import attacks, has, reach, targets
from rules_core.games.warhold.rules.strikes import ATTACK, COUNTER, Blow, strike
from rules_core.games.warhold.state.facts import Rewarded
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId, Topic

DONE: Final = "done"
OIL: Final = "oil"
SHOT: Final = "shot:"
"""Between it and the target's id stands which special shot."""
REWARDS: Final[dict[str, tuple[int, ...]]] = {
    "small": (0, 0, 0, 0, 10, 20),
    "large": (0, 0, 0, 20, 30, 40),
    GREAT: (25, 25, 25, 50, 50, 50),
}
"""W-MON-14. Gold for each face of the die."""


def begin(campaign: Campaign) -> None:
    """W-CMB-1. A combat begins: nobody has attacked yet; R-W20, charging Minotaurs strike at once."""
    state = campaign.state
    for unit in state.units:
        unit.has_fought = False
    renew(state)
    campaign.ground.begin_combat(campaign)
    seat = state.current()
    for monster in state.monsters():
        if has(campaign, monster, BULL_CHARGE) and state.has_unit(monster.id):
            strike_by_rule(campaign, monster, [one for one in targets(campaign, monster) if one.seat == seat])


def renew(state: War) -> None:
    """EQ-10, EQ-11. What works once a combat works again, in the Monster Turn as well."""
    for kingdom in state.kingdoms:
        kingdom.has_used = [one for one in kingdom.has_used if one not in ("block", "blood")]


def attack_step(campaign: Campaign) -> bool:
    """W-CMB-5. One decision of the current player's attacks; False when all have attacked."""
    state = campaign.state
    if not campaign.ground.is_fighting(state):
        return False
    seat = state.current()
    return _one_attack(campaign, seat, topics.ATTACK, ATTACK, "W-CMB-5", None)


def counter_step(campaign: Campaign) -> bool:
    """W-CMB-12, W-CMB-13, R-W30. Opponents clockwise, then monsters and units without a lord; False when all is done.

    Each may strike at the current player's units alone.
    """
    state = campaign.state
    current = state.current()
    if not campaign.ground.is_fighting(state):
        return False
    for seat in state.after(current):
        if seat not in state.passed and counter_with(campaign, seat, current):
            return True
    if campaign.ground.ask_reach(campaign, current):
        return True
    for unit in state.units:
        if not is_led(state, unit) and not unit.has_fought and strikes_back(campaign, unit):
            aims = [one for one in targets(campaign, unit) if one.seat == current]
            if aims:
                strike_by_rule(campaign, unit, aims)
                return True
    return False


def strikes_back(campaign: Campaign, unit: Unit) -> bool:
    """R-W22. Siege engines too, unless the table has agreed otherwise."""
    return unit.kind != SIEGE or campaign.options.siege_counter


def counter_with(campaign: Campaign, seat: SeatId, against: SeatId) -> bool:
    """W-CMB-14. One counter-attack of a player on units of a seat, `NO_SEAT` for monsters; False with nobody in range.

    Whoever has enough of it is not asked again in this combat.
    """
    if not any(aims_of(campaign, one, against) for one in campaign.state.units_of(seat)):
        return False
    if not _one_attack(campaign, seat, topics.COUNTER, COUNTER, "W-CMB-12", against):
        campaign.state.passed.append(seat)
    return True


def can_still_attack(campaign: Campaign, unit: Unit) -> bool:
    """Whether it has not attacked yet and there is somebody within its range."""
    return bool(aims_of(campaign, unit, None))


def aims_of(campaign: Campaign, unit: Unit, only: SeatId | None) -> list[str]:
    """What a unit may strike at, as options: targets, and special shots at targets."""
    if unit.has_fought or (only is not None and not strikes_back(campaign, unit)):
        return []
    found = [one.id for one in targets(campaign, unit) if only in (None, one.seat)]
    if unit.kind == SIEGE:
        for shot in shots_of(campaign, unit):
            aimed = shot_targets(campaign, unit, shot)
            found.extend([f"{SHOT}{shot}:{one.id}" for one in aimed if only in (None, one.seat)])
    return found


def _one_attack(campaign: Campaign, seat: SeatId, topic: Topic, kind: str, clause: str, only: SeatId | None) -> bool:
    """Who attacks, whom, and with how much. False when the player has enough of it."""
    state = campaign.state
    ready = [one.id for one in state.units_of(seat) if aims_of(campaign, one, only)]
    if not ready:
        return False
    uses = _uses(campaign, seat) if kind == ATTACK else []
    chosen = campaign.table.choose(seat, topic, (*campaign.ground.told_apart(state, ready), *uses, DONE), clause, seat)
    if chosen == DONE:
        return False
    if chosen == OIL:
        _pour_oil(campaign, seat)
        return True
    if chosen == movement.SMOKE:
        movement.use_smoke(campaign, seat)
        return True
    attacker = state.unit(chosen)
    campaign.ground.attack(campaign, attacker, aims_of(campaign, attacker, only), kind, clause)
    return True


def _uses(campaign: Campaign, seat: SeatId) -> list[str]:
    """EQ-39, EQ-40. What the lord may use in combat."""
    state = campaign.state
    kingdom, lord = state.kingdom(seat), state.lord_of(seat)
    if lord is None:
        return []
    found: list[str] = []
    if not lord.has_fought and not kingdom.is_oiled and gear.single_with(campaign.content, kingdom, "fire-oil"):
        found.append(OIL)
    if not kingdom.has_smoke and gear.single_with(campaign.content, kingdom, "smoke"):
        found.append(movement.SMOKE)
    return found


def _pour_oil(campaign: Campaign, seat: SeatId) -> None:
    """EQ-39. For this combat the lord's wounds on others count double."""
    kingdom = campaign.state.kingdom(seat)
    gear.use_up(campaign.state, kingdom, gear.single_with(campaign.content, kingdom, "fire-oil"))
    kingdom.is_oiled = True


def strike_by_rule(campaign: Campaign, unit: Unit, aims: list[Unit]) -> None:
    """W-MTN-18, R-W50, R-W60. Monsters and units without a lord strike at the weakest with all that they have."""
    unit.has_fought = True
    target = weakest(campaign, unit, aims)
    if target is not None:
        campaign.ground.look(campaign, [unit], target)
        strike(campaign, [unit], [target], attacks(campaign, unit), Blow(_kind_of(campaign, unit), "W-MTN-18"))


def _kind_of(campaign: Campaign, unit: Unit) -> str:
    from_monsters = campaign.state.current() == NO_SEAT
    return ATTACK if from_monsters and (is_monster(unit) or is_lordless(campaign.state, unit)) else COUNTER


def weakest(campaign: Campaign, unit: Unit, aims: list[Unit]) -> Unit | None:
    """W-MTN-18. One of the weakest, by lot."""
    best = weakest_of(campaign, unit, aims)
    if len(best) < 2:
        return best[0] if best else None
    chosen = campaign.table.draw(MONSTERS, topics.TIE_DIE, [one.id for one in best], 1, "W-MTN-18", unit.id)[0]
    return campaign.state.unit(chosen)


def weakest_of(campaign: Campaign, unit: Unit, aims: list[Unit]) -> list[Unit]:
    """W-MTN-18. The lesser type first, of it a wounded one; the Beast Totem comes last (EQ-36)."""
    if len(aims) < 2:
        return aims
    ranks = [_rank(campaign, unit, one) for one in aims]
    least = min(ranks)
    best = [one for one, rank in zip(aims, ranks, strict=True) if rank == least]
    return [one for one in best if one.wounds] or best


def _rank(campaign: Campaign, unit: Unit, target: Unit) -> int:
    if is_monster(target):
        # R-W50. For units without a lord monsters come as any enemy: after people.
        return len(KINDS) + 1
    if target.kind == LORD and has(campaign, unit, "beast"):
        spared = gear.worn(campaign.state, campaign.content, target, "totem")
        if spared:
            return len(KINDS)
    return KINDS.index(target.kind)


def reward(campaign: Campaign) -> bool:
    """W-CMB-11, W-MON-14, R-W29. One roll for each monster slain, at the end of a combat; False when all are made."""
    state = campaign.state
    for entry in state.slain:
        category, _, name = entry.partition(" ")
        state.slain.remove(entry)
        seat = SeatId(name)
        if state.kingdom(seat).is_out:
            return True
        face = campaign.table.roll(seat, topics.REWARD_DIE, 1, "W-MON-14", category)[0]
        gold = REWARDS[category][face - 1]
        state.kingdom(seat).gold += gold
        campaign.table.tell(Rewarded("W-MON-14", seat, category, face, gold))
        if category == GREAT and face == 6:
            # WH-DK-7.
            ruins.gain_equipment(campaign, seat, "W-MON-14")
        return True
    return False


def end(campaign: Campaign) -> None:
    """W-CMB-15. Combat is over: what lasted for it is gone."""
    state = campaign.state
    state.passed.clear()
    for kingdom in state.kingdoms:
        kingdom.is_oiled = False


def range_of(campaign: Campaign, unit: Unit) -> int:
    """The furthest that it can strike by any shot, for surfaces that draw it."""
    return max([reach(campaign, unit), *[RANGES[one] for one in shots_of(campaign, unit)]])
