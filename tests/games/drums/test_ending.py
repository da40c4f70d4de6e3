"""Breaking, withdrawal, victory points, more than two players (S-END, SDS-WIN, S-INT-6)."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules import ending, turns
from rules_core.games.drums.state.battle import Battle, EndReason, Phase
from rules_core.games.drums.state.facts import BattleEnded, SquadBroke
from rules_core.kernel.requests import NO_SEAT, Draw, SeatId
from rules_core.song.warband import Fate
from tests.clauses.marks import rule
from tests.games.drums.field import FRENCH_OFFICER, FRENCH_SERGEANT, FUSILIER, P1, P2, REDCOAT, Script, battle, man


def standing(ours: list[str], theirs: int, rounds: int = 0) -> Battle:
    """These Frenchmen against so many redcoats, spread over the table."""
    state = battle(rounds=rounds)
    for place, kind in enumerate(ours):
        man(state, P1, kind, 600 + 400 * place, 5000)
    for place in range(theirs):
        man(state, P2, REDCOAT, 300 + 400 * place, 600)
    return state


@rule("S-END-2", "S-END-3", "S-END-5", "R-S16", "SDS-WIN-1", "SDS-WIN-2")
@pytest.mark.parametrize(
    "ours, theirs, breaks",
    [
        ([FRENCH_OFFICER, FUSILIER], 3, True),
        ([FRENCH_OFFICER, FUSILIER], 2, False),
        ([FRENCH_SERGEANT, FUSILIER], 3, True),
        ([FRENCH_OFFICER], 1, False),
        ([FRENCH_OFFICER], 2, True),
        ([FUSILIER, FUSILIER], 1, True),
        ([FUSILIER] * 3, 10, False),
    ],
)
def test_when_a_squad_breaks(ours: list[str], theirs: int, breaks: bool) -> None:
    assert ending.is_broken(standing(ours, theirs), P1) == breaks


@rule("R-S67", "S-END-2", "S-END-3")
def test_who_is_still_to_come_on_counts_as_there_on_both_sides_and_commands_too() -> None:
    # Two men on the table, whose officer is still to come on, against two: they are not without a commander.
    state = standing([FUSILIER, FRENCH_OFFICER], 2)
    state.model("p1-2").fate = Fate.WAITING
    assert not ending.is_broken(state, P1)
    assert ending.has_commander(state, P1)
    # A third enemy outnumbers them, on the table or not.
    late = man(state, P2, REDCOAT, 2400, 600)
    late.fate = Fate.WAITING
    assert ending.is_broken(state, P1)
    late.fate = Fate.DEFEATED
    assert not ending.is_broken(state, P1)


@rule("S-END-1", "SDS-WIN-4", "SDS-WIN-6", "R-S54", "R-S22")
def test_whoever_breaks_loses() -> None:
    state = standing([FRENCH_OFFICER, FUSILIER], 5)
    table = Script()
    ending.look_for_end(table, state)
    assert (state.phase, state.winner, state.reason) == (Phase.OVER, P2, EndReason.BROKEN)
    assert table.told(SquadBroke)[0].seat == P1
    assert table.told(SquadBroke)[0].clause == "S-END-2"
    state = standing([FUSILIER] * 2, 1)
    table = Script()
    ending.look_for_end(table, state)
    # Both have lost their commander, and so say.
    assert [one.clause for one in table.told(SquadBroke)] == ["S-END-3", "S-END-3"]


@rule("S-END-4", "SDS-WIN-3")
def test_a_player_may_withdraw() -> None:
    state = standing([FRENCH_OFFICER, *[FUSILIER] * 5], 5)
    table = Script(whom="withdraw")
    turns.play_on(table, state)
    assert (state.winner, state.reason) == (P2, EndReason.WITHDRAWN)
    assert table.told(BattleEnded)


@rule("R-S17", "SDS-WIN-5", "SDS-WIN-4")
def test_when_both_break_at_once_points_decide() -> None:
    state = standing([FUSILIER] * 4, 4)
    for id in ("p1-1", "p1-2", "p2-1", "p2-2"):
        state.model(id).fate = Fate.DEFEATED
    ending.look_for_end(Script(), state)
    # As many points on both sides: a draw.
    assert (state.winner, state.reason) == (NO_SEAT, EndReason.POINTS)


@rule("SDS-WIN-5", "R-S23", "R-S67")
def test_victory_points() -> None:
    state = standing([FRENCH_OFFICER, FRENCH_SERGEANT, "france-eagle-bearer", *[FUSILIER] * 5], 8)
    men = list(state.models.values())
    men[0].fate = Fate.DEFEATED
    men[1].fate = Fate.FLED
    men[3].fate = Fate.FLED
    state.routed = [men[3].id]
    state.squads[P1].flag_lost_to = P2
    # The officer and 25 for the Leader, half a sergeant, a routed man whole, 25 for the flag; kept in halves.
    assert ending.points_of(state, P2) == 2 * (60 + 25 + 26 + 25) + 60
    assert ending.points_of(state, P1) == 0


@rule("SDS-WIN-7", "SDS-WIN-5")
@pytest.mark.parametrize("lost, winner", [(1, NO_SEAT), (2, P1)])
def test_after_the_last_round_points_decide_or_nobody(lost: int, winner: SeatId) -> None:
    state = standing([FRENCH_OFFICER, *[FUSILIER] * 9], 12, rounds=12)
    for one in [one for one in state.models.values() if one.side == P2][:lost]:
        one.fate = Fate.DEFEATED
    state.round, state.turn_of, state.first = 12, P2, P1
    turns.play_on(Script(whom="pass"), state)
    # A tenth of the larger squad (312 points) is 31.2: one man is too little.
    assert (state.phase, state.winner, state.round) == (Phase.OVER, winner, 12)


@rule("S-INT-6", "R-S24", "R-S68")
def test_with_three_players_cards_say_who_is_next_and_the_last_one_wins() -> None:
    state = battle(players=3, nation_3="prussia")
    p3 = SeatId("p3")
    for seat, kind, y in ((P1, FUSILIER, 5000), (P2, REDCOAT, 600), (p3, "prussia-musketeer", 3000)):
        for place in range(4):
            man(state, seat, kind, 600 + 400 * place, y)
    state.first = state.turn_of = NO_SEAT
    state.round = 0
    table = Script(card=[("p3",), ("p1",), ("p2",)], whom=["pass"] * 3)
    turns.roll_initiative(table, state)
    assert (state.turn_of, state.round) == (p3, 1)
    turns.play_on(table, state)
    turns.play_on(table, state)
    assert state.turn_of == P2
    assert not any(one.topic == "initiative" for one in table.asked)
    draws = [one for one in table.asked if isinstance(one, Draw)]
    assert [len(one.options) for one in draws] == [3, 2, 1]
    for id in ("p2-1", "p2-2"):
        state.model(id).fate = Fate.DEFEATED
    ending.look_for_end(table, state)
    assert state.out == [P2]
    assert state.phase is Phase.TURN
    assert not state.men(P2)
    for id in ("p3-1", "p3-2"):
        state.model(id).fate = Fate.DEFEATED
    ending.look_for_end(table, state)
    assert (state.phase, state.winner) == (Phase.OVER, P1)
