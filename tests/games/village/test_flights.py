"""Flight in the crowd before a village (SBH-MOR-7, SBH-MOR-10): who is not hemmed in on all sides gets away; and where
heroes run to (VMS-5)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.song import flight
from rules_core.song.facts import ModelFled
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.fighting import at, defender, fight, hero, raider
from tests.games.village.little import content
from tests.games.village.sitting import Sitting

THICKET = {
    "id": "thicket",
    "name": "Thicket",
    "text": "One broad hedge before the upper edge.",
    "width": 36,
    "height": 36,
    "piece": [{"id": "hedge", "kind": "hedge", "outline": [[16.5, 6], [19.5, 6], [19.5, 9], [16.5, 9]]}],
}
"""The hedge lies from (-1.5, -12) to (1.5, -9), too broad to be crossed with one Move of five inches."""


def before_the_hedge(*friends: tuple[float, float]) -> tuple[Siege, Fighter]:
    state = fight(Behaviour.HUNTER, of=content(terrain=[THICKET]))
    for number, (x, y) in enumerate(friends):
        raider(state, f"friend-{number}", x, y)
    return state, raider(state, "runner", 0, -7.4)


@rule("SBH-MOR-7", "SBH-MOR-10")
def test_a_friend_and_a_hedge_in_front_do_not_stop_a_flight() -> None:
    # The only room before the hedge is taken.
    state, runner = before_the_hedge((0.5, -8.3), (-0.5, -8.3))
    flight.flee(Sitting(), state, runner, 1)
    assert runner.in_play
    assert at(runner)[1] < -8.4


@rule("SBH-MOR-7")
def test_with_room_ahead_the_flight_is_straight() -> None:
    state = fight(Behaviour.HUNTER)
    runner = raider(state, "runner", 7, -11)
    flight.flee(Sitting(), state, runner, 1)
    assert at(runner) == (7, -16)


@rule("VMS-5", "SBH-MOR-7", "R-V34")
@pytest.mark.parametrize("who", ["hero", "defender"])
def test_with_the_option_heroes_and_defenders_run_to_the_nearest_edge(who: str) -> None:
    state = fight(Behaviour.FANATIC, options={"village": {"heroes_flee_to": "nearest-edge"}})
    runner = hero(state, "ada", 0, -9) if who == "hero" else defender(state, "archer", 0, -9)
    flight.flee(Sitting(), state, runner, 1)
    assert at(runner) == (0, -14)
    # Off the table they have fled, no more: a hero deploys again with the next wave.
    table = Sitting()
    flight.flee(table, state, runner, 1)
    assert runner.fate is Fate.FLED
    assert [one.edge for one in table.told(ModelFled)] == [1]
