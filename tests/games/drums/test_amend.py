"""A person says that the table is otherwise: doors, ladders, floors, and how far a musket is loaded."""

from __future__ import annotations

import pytest

from rules_core.games.drums.rules.amend import amend, floors_of, loading_of
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.requests import IllegalAnswer
from tests.clauses import rule
from tests.games.drums.farm import FRONT, LADDER, MEDIUM, at_climb, by, farm, part
from tests.games.drums.field import FUSILIER, MIDDLE, P1, RIFLEMAN, battle, man


@rule("SDS-BLD-2", "SDS-BLD-4")
def test_a_door_is_as_people_say_and_the_ground_follows() -> None:
    state = farm()
    amend(state, f"doors/{FRONT}", "closed")
    assert FRONT in state.ground.piece_ids()
    fact = amend(state, f"doors/{FRONT}", "broken")
    assert (fact.before, fact.after, state.doors[FRONT]) == ("closed", "broken", "broken")
    assert FRONT not in state.ground.piece_ids()
    assert "/" not in DrumsWords(state.world).fact(fact).text()
    for path, value in ((f"doors/{FRONT}", "up"), ("doors/nowhere", "open"), (f"doors/{FRONT}", True)):
        with pytest.raises(IllegalAnswer):
            amend(state, path, value)
    assert state.doors[FRONT] == "broken"


@rule("SDS-BLD-6")
def test_a_ladder_on_which_somebody_stands_stays() -> None:
    state = farm("barn")
    one = at_climb(state, "p1", FUSILIER, LADDER, 0)
    amend(state, f"doors/{LADDER}", "down")
    amend(state, f"doors/{LADDER}", "up")
    one.perch = LADDER
    with pytest.raises(IllegalAnswer, match="on this ladder"):
        amend(state, f"doors/{LADDER}", "down")
    assert state.doors[LADDER] == "up"


@rule("SDS-BLD-5")
def test_a_man_is_upstairs_where_there_is_an_upstairs() -> None:
    state = farm()
    one = by(state, "p1", FUSILIER, part(state, "south-upper"), inside=True)
    assert floors_of(state, one) == 1
    amend(state, f"models/{one.id}/floor", 0)
    assert one.floor == 0
    amend(state, f"models/{one.id}/floor", 1)
    assert one.floor == 1
    outside = man(state, P1, FUSILIER, MIDDLE, MIDDLE - 2 * MEDIUM)
    for who, floor in ((one, 2), (outside, 1), (one, True)):
        with pytest.raises(IllegalAnswer):
            amend(state, f"models/{who.id}/floor", floor)
    assert (one.floor, outside.floor) == (1, 0)


@rule("SDS-ACT-6", "SDS-ACT-7")
@pytest.mark.parametrize("kind, most", [(FUSILIER, 2), (RIFLEMAN, 3)])
def test_a_musket_is_loaded_as_far_as_people_say(kind: str, most: int) -> None:
    state = battle()
    one = man(state, P1, kind, MIDDLE, MIDDLE)
    assert loading_of(state, one) == (most, most)
    for step in range(most + 1):
        amend(state, f"models/{one.id}/loading", step)
        assert loading_of(state, one) == (step, most)
        assert one.loaded is (step == most)
    with pytest.raises(IllegalAnswer):
        amend(state, f"models/{one.id}/loading", most + 1)
    assert one.loaded
