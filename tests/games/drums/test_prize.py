"""What the goal of a scenario is worth to the Captain: supplies, the breach, the house."""

from __future__ import annotations

from rules_core.games.drums.players.captain import BattleForesight
from rules_core.games.drums.players.prize import REACHED, prize
from rules_core.games.drums.rules import courses, goals, supplies
from rules_core.games.drums.state.battle import Battle
from rules_core.ground.pieces import BOTTOM
from rules_core.kernel.requests import Choose
from rules_core.kernel.simulation import Thought
from rules_core.song import topics as song_topics
from rules_core.song.field import Acting
from rules_core.song.warband import NO_MODEL
from tests.clauses.marks import rule
from tests.games.drums.field import P1, P2, Script, battle, beside
from tests.games.drums.test_scenarios import put, ready, send_away


def for_both(state: Battle) -> float:
    """What the attacker is ahead; the defender is as much behind."""
    value = prize(state, P1)
    assert prize(state, P2) == -value
    return value


def test_a_battle_without_a_scenario_has_no_goal() -> None:
    assert for_both(battle()) == 0.0


@rule("SDS-SCN-2.9", "SDS-SCN-2.10")
def test_whoever_takes_supplies_up_stands_better_and_best_off_the_table() -> None:
    state = ready("foraging")
    one = state.men(P1)[0]
    marker = state.course.supplies[2]
    put(state, one, marker.x, marker.y + 100)
    lying, whole = for_both(state), BattleForesight().worth(state.clone(), P1)
    supplies.take(Script(), state, one, "3")
    held = for_both(state)
    assert held > lying
    # On the way home he is better off with each step.
    one.y += 1000 if state.attacker_edge == BOTTOM else -1000
    nearer = for_both(state)
    assert nearer > held
    # The long way home that he has now does not make it worse.
    assert BattleForesight().worth(state.clone(), P1) > whole
    marker.bearer, marker.gone_to = NO_MODEL, P1
    assert for_both(state) > held
    state.round = 10
    late = for_both(state)
    marker.gone_to = P2
    assert late > held > 0 > for_both(state)


@rule("SDS-SCN-1.8")
def test_men_through_the_breach_count_against_those_who_hold_it() -> None:
    state = ready("forlorn-hope")
    state.turn_of = P1
    values = []
    for through, held in ((0, 4), (0, 2), (2, 2), (3, 2)):
        for number, one in enumerate(send_away(state, P1, but=through)):
            put(state, one, 2400 + 200 * number, 900)
        for number, one in enumerate(send_away(state, P2, but=held)):
            put(state, one, 2700 + 200 * number, 1700)
        values.append(for_both(state))
    assert values == sorted(set(values))
    scenario = state.world.scenario
    assert scenario is not None
    assert goals.is_reached(state, scenario)
    assert values[-1] - values[-2] > REACHED


@rule("SDS-SCN-1.4", "SDS-SCN-1.8")
def test_a_step_towards_the_breach_counts_and_late_for_more() -> None:
    state = ready("forlorn-hope")
    state.turn_of = P2
    far = for_both(state)
    for one in state.men(P1):
        one.y -= 1000
    near = for_both(state)
    assert near > far
    state.round = 9
    # Late a step counts for more.
    late = for_both(state)
    for one in state.men(P1):
        one.y += 1000
    back = for_both(state)
    assert late - back > near - far
    # Whoever of the garrison is still to come counts for it.
    state.course.reserve = []
    assert for_both(state) > back


@rule("SDS-SCN-3.8")
def test_each_man_in_the_house_counts_and_each_who_has_left_the_farm() -> None:
    state = ready("assault")
    house = courses.house_of(state)
    x, y = int(house.outline.middle_x), int(house.outline.middle_y)
    values = []
    for inside, farm in ((0, 3), (1, 3), (1, 2)):
        for number, one in enumerate(send_away(state, P1, but=inside)):
            put(state, one, x - 200 + 200 * number, y + 100)
        for number, one in enumerate(send_away(state, P2, but=farm)):
            put(state, one, x + 700, y + 500 + 160 * number)
        values.append(for_both(state))
    assert values == sorted(set(values))


@rule("SDS-SCN-2.9")
def test_in_a_scenario_only_fights_are_thought_over() -> None:
    state = ready("foraging")
    state.turn_of = P1
    for one in state.men(P2):
        put(state, one, 3000, 3000)
    mover = state.men(P1)[0]
    for one in state.men(P1):
        one.loaded = False
    dice = Choose(P1, song_topics.DICE, "S-ACT-1", mover.id, ("1", "2", "3"))
    assert BattleForesight().candidates(state, dice, Thought("1")) == ()
    beside(state, P2, state.men(P2)[0].profile.id, mover)
    assert len(BattleForesight().candidates(state, dice, Thought("1"))) == 3
    state.acting = Acting(mover.id, 2, turnover=False)
    what = Choose(P1, song_topics.ACTION, "S-AM-1", mover.id, ("move", "supply:1", "end"))
    assert BattleForesight().candidates(state, what, Thought("move")) == ()
    assert BattleForesight().candidates(state, what, Thought("supply:1", "goal")) == ()


def test_whoever_storms_the_breach_does_not_stop_to_think() -> None:
    state = ready("forlorn-hope")
    thought, counts = Thought("1"), []
    for seat, other in ((P1, P2), (P2, P1)):
        mover = state.men(seat)[0]
        beside(state, other, state.men(other)[0].profile.id, mover)
        state.turn_of = seat
        dice = Choose(seat, song_topics.DICE, "S-ACT-1", mover.id, ("1", "2", "3"))
        counts.append(len(BattleForesight().candidates(state, dice, thought)))
    assert counts == [0, 3]
