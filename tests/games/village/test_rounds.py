"""Rounds and turns (section 6.1), the end of a wave's fight (V-7.1.1), and that no wave hangs (R-V13, R-V36)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_turn, rounds
from rules_core.games.village.state.facts import GroupActivated, RoundStarted
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.song.facts import Passed
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import activates, defender, fight, hero, raider
from tests.games.village.sitting import Careless, Sitting, Written


def steps(state: Siege, *answers: Written) -> Sitting:
    """Pieces of the fight until the answers are used up."""
    table = Sitting(*answers)
    while table.answers:
        rounds.next_step(table, state)
    return table


def phase(state: Siege) -> Phase:
    """The phase now; a call, so that the type checker does not take it for the phase of a line before."""
    return state.phase


def facing(*behaviours: Behaviour, heroes: int = 2, **choices: dict[str, object]) -> Siege:
    state = fight(*(behaviours or (Behaviour.RAVAGER,)), heroes=heroes, **choices)
    hero(state, "ada", 0, 12)
    hero(state, "ben", 3, 12)
    for index in range(len(state.groups)):
        raider(state, f"orc-{index + 1}", 4 * index - 4, -14, number=index + 1)
    return state


@rule("V-6.1.1", "V-6.1.2")
def test_the_heroes_side_has_the_first_turn_and_the_sides_alternate() -> None:
    state = facing()
    table = Sitting(("whom", "pass"), ("activation", (1, 1)), ("whom", "pass"))
    rounds.start_fight(table, state)
    assert phase(state) is Phase.HERO_TURN
    while table.answers:
        rounds.next_step(table, state)
    sides = [(one.round, one.side) for one in table.told(RoundStarted)]
    assert sides == [(1, HEROES), (1, ENEMIES), (2, HEROES), (2, ENEMIES)]


@rule("V-6.1.2")
def test_a_scenario_may_give_the_enemy_the_first_turn() -> None:
    state = facing(village={"heroes_first": False})
    rounds.start_fight(Sitting(), state)
    assert (state.phase, state.round) == (Phase.ENEMY_TURN, 1)


@rule("V-6.1.4", "V-7.5.8", "V-6.1.1")
def test_the_players_activate_heroes_and_defenders_by_normal_activation() -> None:
    state = facing()
    defender(state, "archer", -3, 12)
    rounds.begin_turn(Sitting(), state, HEROES)
    table = steps(state, ("whom", "archer"), ("dice", "2"), ("activation", (1, 2)))
    assert getattr(table.asked[0], "options", ()) == ("ada", "ben", "archer", "pass")
    assert state.model("archer").activated


@rule("V-6.1.5", "SBH-ACT-9")
def test_the_turn_ends_when_everybody_has_been_activated() -> None:
    state = facing()
    rounds.begin_turn(Sitting(), state, HEROES)
    table = steps(state, ("whom", "ada"), ("dice", "1"), ("activation", 1), ("whom", "ben"), ("dice", "1"),
                  ("activation", 1))  # fmt: skip
    assert getattr(table.asked[3], "options", ()) == ("ben", "pass")
    rounds.next_step(Sitting(), state)
    assert phase(state) is Phase.ENEMY_TURN


@rule("V-6.1.5")
def test_the_turn_ends_when_the_players_pass() -> None:
    state = facing()
    rounds.begin_turn(Sitting(), state, HEROES)
    table = steps(state, ("whom", "pass"))
    assert [one.side for one in table.told(Passed)] == [HEROES]
    assert phase(state) is Phase.ENEMY_TURN


@rule("V-6.1.5", "SBH-ACT-8")
@pytest.mark.parametrize("faces, earned", [((1, 2), 0), ((1, 1, 5), 1)])
def test_the_turn_ends_with_a_turnover_after_the_actions_earned(faces: tuple[int, ...], earned: int) -> None:
    state = facing()
    rounds.begin_turn(Sitting(), state, HEROES)
    written: list[Written] = [("whom", "ada"), ("dice", str(len(faces))), ("activation", faces)]
    if earned:
        written.append(("action", "end"))
    steps(state, *written)
    assert phase(state) is Phase.ENEMY_TURN
    assert not state.model("ben").activated


@rule("V-6.1.6", "V-6.1.7", "V-6.2.6")
def test_the_groups_act_in_order_of_their_numbers_one_model_after_the_other() -> None:
    state = facing(Behaviour.RAVAGER, Behaviour.FANATIC)
    second = raider(state, "second", -9, -14, number=1)
    rounds.begin_turn(Sitting(), state, ENEMIES)
    table = Sitting(("activation", (5, 1)), ("activation", (1, 5, 5)))
    rounds.next_step(table, state)
    assert state.group_turn is not None
    assert state.group_turn.waiting == ["orc-1", "second"]
    rounds.next_step(table, state)
    assert (state.model("orc-1").activated, second.activated) == (True, False)
    for _ in range(3):
        rounds.next_step(table, state)
    assert [one.group for one in table.told(GroupActivated)] == [1, 2]
    assert phase(state) is Phase.HERO_TURN


@rule("V-6.1.8")
def test_two_failures_end_the_enemy_turn_after_the_actions_bought() -> None:
    state = facing(Behaviour.RAIDER, Behaviour.FANATIC)
    rounds.begin_turn(Sitting(), state, ENEMIES)
    table = Sitting(("activation", (5, 1, 1)))
    rounds.next_step(table, state)
    assert phase(state) is Phase.ENEMY_TURN
    rounds.next_step(table, state)
    # The one action was taken; the second group does not act.
    assert state.model("orc-1").y > state.model("orc-2").y
    assert phase(state) is Phase.HERO_TURN
    assert not state.model("orc-2").activated


@rule("V-6.1.8")
def test_without_any_success_two_failures_end_it_at_once() -> None:
    state = facing(Behaviour.RAVAGER, Behaviour.FANATIC)
    rounds.begin_turn(Sitting(), state, ENEMIES)
    rounds.next_step(Sitting(("activation", (1, 1))), state)
    assert phase(state) is Phase.HERO_TURN


@rule("V-7.1.1", "V-3.4")
@pytest.mark.parametrize("fate", [Fate.DEFEATED, Fate.FLED])
def test_the_wave_ends_when_no_enemy_is_left(fate: Fate) -> None:
    state = facing()
    rounds.begin_turn(Sitting(), state, HEROES)
    state.model("orc-1").fate = fate
    rounds.next_step(Sitting(("whom", "ada"), ("dice", "1"), ("activation", 6)), state)
    assert phase(state) is Phase.WAVE_ENDS
    assert state.acting is None


@rule("R-V36", "R-V13", "V-8.3")
def test_without_a_hero_the_enemy_keeps_taking_turns_until_the_town_hall_falls() -> None:
    state = fight(*Behaviour, heroes=2)
    for hero_model in state.heroes:
        hero_model.fate = Fate.DEFEATED
    for number, group in enumerate(state.groups, start=1):
        group.objective = "temple"
        raider(state, f"orc-{number}", 4 * number - 14, -14, number=number)
    table = Careless(7)
    rounds.start_fight(table, state)
    for _ in range(5000):
        if state.result or state.phase is Phase.WAVE_ENDS:
            break
        rounds.next_step(table, state)
    assert state.result is SiegeEnd.DEFEAT


@rule("R-V36", "SBH-MAG-8")
def test_with_nobody_left_to_hold_them_pinned_enemies_are_free_again() -> None:
    state = facing(Behaviour.MINDLESS)
    orc = state.model("orc-1")
    orc.transfixed = True
    rounds.begin_turn(Sitting(), state, ENEMIES)
    assert orc.transfixed
    for one in state.heroes:
        one.fate = Fate.FLED
    rounds.begin_turn(Sitting(), state, ENEMIES)
    assert not orc.transfixed


@rule("R-V36")
def test_rounds_in_which_nothing_can_happen_end_all_the_same() -> None:
    # A Guardian in its place, and heroes who stay away.
    state = fight(Behaviour.GUARDIAN)
    state.groups[0].objective = "temple"
    hero(state, "ada", -15, 15)
    raider(state, "guard", 6.5, -8.5)
    written: list[Written] = [("whom", "pass"), ("activation", 6)]
    table = Sitting(*written * 5)
    rounds.start_fight(table, state)
    while table.answers:
        rounds.next_step(table, state)
    assert state.round == 5


@rule("V-6.2.9", "V-6.1.8", "V-6.2.5")
def test_the_worked_example_raiders_act_once_and_the_turn_ends() -> None:
    state = facing(Behaviour.RAIDER)
    raider(state, "second", -9, -14)
    table = activates(state, ("activation", (6, 1, 2)))
    told = table.told(GroupActivated)[0]
    assert (told.actions, told.turnover, len(told.faces)) == (1, True, 3)
    assert enemy_turn.next_group(state) is None


@rule("V-6.2.9")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_worked_example_the_mindless_never_turn_over(face: int) -> None:
    state = facing(Behaviour.MINDLESS, Behaviour.FANATIC)
    rounds.begin_turn(Sitting(), state, ENEMIES)
    table = Careless(1, activation=(face,))
    rounds.next_step(table, state)
    assert not table.told(GroupActivated)[0].turnover
    assert phase(state) is Phase.ENEMY_TURN
