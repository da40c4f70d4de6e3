"""Random trials come to an end, though lots alone would stray about for ever."""

from __future__ import annotations

from rules_core.games.simulation import SimulationRequest
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.wanderer import Wanderer
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.kernel.requests import Choose, Topic
from rules_core.kernel.table import PLAYERS
from rules_core.lab.simulate import game_plan, play_game, simulation_of
from rules_core.lab.tally import GameOutcome
from rules_core.players.random_player import RandomPlayer
from tests.games.village.little import foe
from tests.games.village.players.table import fight, hero

WHOM = Choose(PLAYERS, Topic("whom"), "V-6.1.4", "", ("ada", "ben", "pass"))


def held_ground() -> Siege:
    state = fight(Behaviour.GUARDIAN)
    hero(state, "ada", 5, 0)
    hero(state, "ben", 5, 3)
    foe(state, "orc", -15, 0)
    return state


def test_lots_decide_early_in_a_wave_and_in_the_council() -> None:
    state = held_ground()
    lots: RandomPlayer[Siege] = RandomPlayer(4)
    for number, phase in ((60, Phase.HERO_TURN), (200, Phase.COUNCIL)):
        state.round = number
        state.phase = phase
        drawn = [Wanderer(4).decide(state, WHOM, position) for position in range(40)]
        assert drawn == [lots.decide(state, WHOM, position) for position in range(40)]
        assert set(drawn) == set(WHOM.options)


def test_late_in_a_wave_they_go_for_those_who_hold_their_ground() -> None:
    state = held_ground()
    state.round = 61
    drawn = {Wanderer(4).decide(state, WHOM, position) for position in range(40)}
    assert drawn == {ThumbPlayer().decide(state, WHOM, 0)}
    assert "pass" not in drawn


def test_a_game_of_lots_against_guardians_ends() -> None:
    sieges = simulation_of(GAME)
    result = play_game(sieges, game_plan(sieges, SimulationRequest(1, "random", options={"options": "switched"}), 7))
    assert result.outcome in (GameOutcome.WIN, GameOutcome.LOSS), result.message
