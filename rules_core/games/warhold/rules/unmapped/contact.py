"""Combat at a table without a map: people see who reaches whom; asked is only what the rules need (section 11.4)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.types import BULL_CHARGE
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign, is_led, is_monster
from rules_core.games.warhold.rules.strength import has, reach
from rules_core.games.warhold.rules.unmapped.hearsay import ASKED, FIGHT, HELD, NO, REACHES, YES, is_said, note, said
from rules_core.games.warhold.rules.unmapped.looks import who_looks
from rules_core.games.warhold.rules.unmapped.spots import is_in_field, one_of_each
from rules_core.games.warhold.state.war import Unit, War
from rules_core.kernel.requests import NO_SEAT, SeatId

FAR_REACH: Final = 2


def begin(campaign: Campaign) -> None:
    """W-CMB-1, W-CMB-12. Whether anybody reaches anybody; R-W20, whom charging Minotaurs reach."""
    state = campaign.state
    state.said.clear()
    seat = state.current()
    if not any(one.seat != seat for one in state.units):
        note(state, NO, FIGHT)
        return
    note(state, campaign.table.choose(seat, topics.FIGHT, (NO, YES), "W-CMB-1", seat), FIGHT)
    if is_said(state, FIGHT):
        for one in state.monsters():
            if has(campaign, one, BULL_CHARGE):
                _ask_reach(campaign, one, _units_of(state, seat), "R-W20")


def ask_next(campaign: Campaign, seat: SeatId) -> bool:
    """W-CMB-13, R-W30. Whom the next monster, or unit without a lord, reaches; False when all have been asked about."""
    state = campaign.state
    for one in state.units:
        if not is_led(state, one) and one.seat != seat and not said(state, ASKED, one.id) and not one.has_fought:
            _ask_reach(campaign, one, _units_of(state, seat), "W-CMB-13")
            return True
    return False


def _units_of(state: War, seat: SeatId) -> list[str]:
    return [one.id for one in state.units_of(seat)]


def _ask_reach(campaign: Campaign, unit: Unit, aims: list[str], clause: str) -> None:
    """Whom it reaches of these; of those that are alike one is named."""
    state = campaign.state
    options = one_of_each(state, aims)
    note(state, YES, ASKED, unit.id)
    known = [one for one in options if is_said(state, REACHES, unit.id, one)]
    left = [one for one in options if one not in known]
    if not left:
        return
    who = who_looks(campaign, unit)
    # Nobody is the usual answer, and whoever is known already is not asked about.
    for one in campaign.table.pick(who, topics.WHOM_REACHES, left, 0, len(left), clause, unit.id):
        note(state, YES, REACHES, unit.id, one)


# The Monster Turn


def ask_of_monsters(campaign: Campaign) -> bool:
    """W-MTN-17, R-W69. Whom the next one reaches who strikes in the Monster Turn; False when all are asked about.

    Who is on the way, and reaches nobody, is not asked about.
    """
    state = campaign.state
    for one in state.units:
        if is_led(state, one) or said(state, ASKED, one.id) or one.has_fought:
            continue
        if is_monster(one) and is_in_field(state, one) and not is_said(state, HELD, one.id):
            continue
        aims = [other.id for other in state.units if other.seat != one.seat]
        if is_monster(one) or any(is_monster(other) or is_led(state, other) for other in state.units):
            _ask_reach(campaign, one, aims, "W-MTN-18")
            return True
    return False


def may_answer(campaign: Campaign, seat: SeatId, against: SeatId) -> bool:
    """R-W69. Whether units of a player may strike back: they are reached, or strike from afar at monsters."""
    state = campaign.state
    own = state.units_of(seat)
    foes = [one for one in state.units if one.seat == against]
    if any(is_said(state, REACHES, foe.id, one.id) for foe in foes for one in own):
        return True
    if any(said(state, REACHES, foe.id, other.id) for foe in foes for other in state.units):
        return True
    return against == NO_SEAT and bool(foes) and any(reach(campaign, one) >= FAR_REACH for one in own)
