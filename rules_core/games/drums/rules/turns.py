"""Initiative, turns and activations (S-INI, S-ACT, S-INT-6)."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import courses, ending, horses, topics
from rules_core.games.drums.state.battle import Battle, EndReason, Phase
from rules_core.games.drums.state.facts import CommandPassed, InitiativeRolled, TurnBegan
from rules_core.games.drums.state.soldier import Soldier
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.song import activation
from rules_core.song.facts import Passed, TurnedOver
from rules_core.song.warband import Fate

PASS: Final = "pass"
WITHDRAW: Final = "withdraw"


def roll_initiative(table: Table, battle: Battle) -> None:
    """S-INI-1, S-INI-2. Once, in the first turn; with more than two players cards say who is next (S-INT-6)."""
    seats = battle.seats
    if battle.world.scenario is not None:
        # SDS-SCN-1.5, SDS-SCN-2.4, SDS-SCN-3.4. The attacker has it.
        battle.round = 1
        _begin_turn(table, battle, battle.attacker)
        return
    if len(seats) > 2:
        _next_turn(table, battle)
        return
    while True:
        dice = [table.roll(seat, topics.INITIATIVE, 1, "S-INI-1")[0] for seat in seats]
        best = max(dice)
        if dice.count(best) == 1:
            first = seats[dice.index(best)]
            table.tell(InitiativeRolled("S-INI-1", tuple(dice), first))
            battle.round = 1
            _begin_turn(table, battle, first)
            return


def play_on(table: Table, battle: Battle) -> None:
    """One step of a turn: somebody is named and rolls, or the one who acts takes one action."""
    seat = battle.turn_of
    if battle.acting is not None:
        is_over = activation.next_action(table, battle)
        is_over = _settle_charge(table, battle) or is_over
    else:
        if courses.is_unaware(battle, seat):
            if courses.patrol(table, battle, seat):
                _next_turn(table, battle)
            return
        waiting = [*ready(battle, seat), *courses.arrivals(battle, seat)]
        # S-ACT-5. Everybody has been activated.
        if not waiting:
            _next_turn(table, battle)
            return
        # R-S03, S-END-4.
        options = [*(one.id for one in waiting), PASS, WITHDRAW]
        answer = table.choose(seat, topics.WHOM, options, "S-ACT-1")
        if answer == WITHDRAW:
            ending.leave(table, battle, seat, EndReason.WITHDRAWN, "S-END-4")
            if battle.phase is not Phase.OVER:
                _next_turn(table, battle)
            return
        if answer == PASS:
            table.tell(Passed("R-S03", seat))
            _next_turn(table, battle)
            return
        man = battle.model(answer)
        if man.fate is Fate.WAITING and battle.world.scenario is not None:
            courses.come_on(table, battle, man, battle.world.scenario)
            if not man.in_play:
                return
        is_over = activation.activate(table, battle, man)
    # R-S54. When everything that an action led to is over.
    ending.look_for_end(table, battle)
    if battle.phase is Phase.OVER:
        return
    if is_over or seat in battle.out:
        battle.acting = None
        _next_turn(table, battle)


def ready(battle: Battle, seat: SeatId) -> list[Soldier]:
    """S-ACT-3, R-S02. The men of a side who have not been activated this turn."""
    return [one for one in battle.men(seat) if not one.activated]


def _next_turn(table: Table, battle: Battle) -> None:
    """S-ACT-5, S-ACT-6. Play passes on."""
    if battle.turn_of and ending.end_turn(table, battle):
        return
    seats = [seat for seat in battle.seats if seat not in battle.out]
    if len(battle.seats) > 2:
        _turn_card(table, battle, seats)
        return
    here = battle.seats.index(battle.turn_of)
    following = battle.seats[(here + 1) % len(battle.seats)]
    if following == battle.first:
        # SDS-CON-5. A round is one turn of each side.
        if ending.is_last_round_over(table, battle):
            return
        battle.round += 1
    _begin_turn(table, battle, following)


def _turn_card(table: Table, battle: Battle, seats: list[SeatId]) -> None:
    """S-INT-6, R-S24. The top card names who acts; when all have come up they are shuffled again."""
    battle.cards = [seat for seat in battle.cards if seat in seats]
    if not battle.cards:
        if ending.is_last_round_over(table, battle):
            return
        battle.round += 1
        battle.cards = list(seats)
    card = SeatId(table.draw(battle.cards[0], topics.CARD, battle.cards, 1, "S-INT-6")[0])
    battle.cards.remove(card)
    _begin_turn(table, battle, card)


def _begin_turn(table: Table, battle: Battle, seat: SeatId) -> None:
    """R-S01. All men of the side are fresh again."""
    if not battle.first:
        battle.first = seat
    battle.turn_of = seat
    battle.phase = Phase.TURN
    table.tell(TurnBegan("S-ACT-5", seat, battle.round))
    activation.start_turn(table, battle, seat)
    for man in battle.men(seat):
        man.ridden_down = []
        man.has_moved = False
    courses.begin_turn(battle, seat)
    battle.musician_used = [one for one in battle.musician_used if one != seat]
    horses.look_after(table, battle, seat)
    _pass_command(table, battle, seat)


def _pass_command(table: Table, battle: Battle, seat: SeatId) -> None:
    """SDS-SR-13. When the Leader is lost the senior NCO leads from his side's next turn on."""
    men = battle.men(seat)
    # SDS-SCN-1.4. A Leader who is still to come on is not lost.
    leaders = [one for one in battle.models.values() if one.side == seat and one.has("leader")]
    if any(one.in_play or one.fate is Fate.WAITING for one in leaders):
        return
    ncos = [one for one in men if one.has("nco")]
    if not ncos:
        return
    # R-S67. The dearest, then the owner's choice.
    best = max(one.profile.points for one in ncos)
    equals = [one.id for one in ncos if one.profile.points == best]
    chosen = battle.model(table.settle(seat, topics.SENIOR, equals, "SDS-SR-13"))
    chosen.promote()
    table.tell(CommandPassed("SDS-SR-13", chosen.id))


def _settle_charge(table: Table, battle: Battle) -> bool:
    """SDS-NAT-1. A group that rolled again for its charge must have touched somebody, or the turn passes."""
    if not battle.en_avant or (battle.acting is not None and battle.acting.order):
        return False
    members = [battle.models[id] for id in battle.en_avant]
    battle.en_avant = []
    if any(one.in_play and battle.foes_in_contact(one) for one in members):
        return False
    table.tell(TurnedOver("SDS-NAT-1", members[0].id))
    battle.acting = None
    return True
