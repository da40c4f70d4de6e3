"""Wounds and morale, the defenders' moves, what they bump on, abilities, and the end (sections 12 to 14)."""

from __future__ import annotations

import pytest

from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import defend, losses, menace, play, scenes
from rules_core.games.defenders.state.city import City, End, Happened, Phase, Unit
from rules_core.games.defenders.state.facts import AbilityUsed, TurnBegan
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3, Script, city, threat, unit

BOOK = by_the_book()


def may_enter(state: City, unit: Unit, place: str) -> bool:
    """Whether a move to the next place is offered."""
    return f"{unit.id}>{place}" in defend.moves(state)


@rule("D-MOR-1", "D-MOR-2", "D-MOR-3", "D-MOR-4", "R-D40")
def test_a_value_is_the_type_less_wounds_and_morale_and_never_below_nothing() -> None:
    state = city("A C9")
    state.damage = 1
    assert state.value(unit(state, "C7", "A", wounds=2)) == 4
    assert state.value(unit(state, "C1", "A", wounds=1)) == 0
    assert state.value(unit(state, "D12", "A")) == 11
    state.damage = 0
    losses.ease_morale(Script(), state, "D-SPC-3", "")
    assert state.damage == 0


@rule("D-MOR-8", "R-D39")
@pytest.mark.parametrize(
    "words, points",
    [
        ("young", 1),
        ("loved charismatic big", 1),
        ("mobile", 0),
        ("feared", 0),
        ("bloodthirsty", 1),
        ("stealthy ragged", 0),
    ],
)
def test_the_city_grieves_for_some(words: str, points: int) -> None:
    state = city("A C9")
    losses.kill(Script(), state, unit(state, f"C8 {words}", "A"), "D-LOSS-3")
    assert state.damage == points


@rule("D-MOR-6", "D-MOR-7", "R-D37", "R-D39", "R-D62", "R-D67")
def test_a_place_that_cost_a_point_gives_it_back_when_somebody_walks_in() -> None:
    state = city("A C9 loved", "B C9", "C C9 feared", ways="A-B B-C")
    for id in ("A", "C"):
        losses.mark_lost(Script(), state, state.location(id), "D-LOSS-7", destroyed=False)
        losses.grieve(Script(), state, state.location(id))
    assert state.damage == 1
    scout = unit(state, "C8 mobile", "B")
    holder = threat(state, "C3", place="A")
    assert not may_enter(state, scout, "A")
    holder.is_dead = True
    state.seats = [P1]
    defend.begin_moves(state)
    # A mobile unit takes it back by passing through.
    defend.take_move(Script(move="C8>A", move_again="C8>B", entries="done"), state)
    assert (state.location("A").is_occupied, state.damage, scout.place) == (False, 0, "B")
    # What it came from stays, and beside it what took it back.
    assert [(one.clause, one.thing, one.points) for one in state.causes] == [("D-MOR-6", "A", 1), ("D-MOR-7", "A", -1)]
    # A Jack's comfort before it does not count twice.
    state.location("A").cost_morale = True
    losses.regain_place(Script(), state, state.location("A"), "D-SPC-1")
    assert state.damage == 0


@rule("D-DA-1", "D-DA-2", "R-D41", "D-TRN-2", "D-TRN-3", "D-NOC-2")
def test_each_player_in_turn_moves_a_unit_along_a_connection_a_mobile_one_twice() -> None:
    state = city("A C9", "B C9", "C C9", ways="A-B B-C")
    rider = unit(state, "C12 mobile", "A")
    group = unit(state, "C2", "C")
    state.first = 2
    defend.begin_moves(state)
    table = Script(move=["C12>B", "C2>B", "stay"], move_again="C12>C")
    for _ in range(3):
        defend.take_move(table, state)
    assert [one.who for one in table.asked if one.topic == "move"] == [P3, P1, P2]
    assert (rider.place, group.place) == ("C", "B")
    assert "C2>A" not in table.options("move")[:1]


@rule("D-DA-3", "D-DA-4", "R-D06", "R-D43", "R-D42", "R-D56", "R-D69")
def test_a_regiment_may_push_in_where_room_can_be_made_and_never_as_a_third() -> None:
    state = city("A C9", "B C9", "area C3", ways="A-B B-area A-area")
    mine = unit(state, "C8", "A")
    unit(state, "C7", "B")
    assert may_enter(state, mine, "B")
    for card in ("H8", "H7"):
        unit(state, card, "area")
    assert not may_enter(state, mine, "area")
    # The place that it leaves is room enough for who is bumped.
    assert may_enter(state, mine, "B")
    unit(state, "S7", "B")
    assert not may_enter(state, mine, "B")
    state = city("A C9", "B C9", ways="A-B")
    pushes = unit(state, "C8", "A")
    for card, place in (("H8", "A"), ("C7", "B")):
        unit(state, card, place)
    # R-D69. Where too many stand already, as many are too many afterwards; out of a lost place it would be one more.
    assert may_enter(state, pushes, "B")
    state.unit("H8").place = "B"
    state.unit("C7").is_dead = True
    assert may_enter(state, pushes, "B")
    state.location("A").is_occupied = True
    assert not may_enter(state, pushes, "B")


@rule("R-D56", "R-D70")
def test_on_the_way_of_a_bump_an_overfull_place_sends_on_whoever_was_there() -> None:
    state = city("A C9", "B C9", "C C3", "D C9", ways="A-B B-C C-D")
    for card, place in (("C8", "A"), ("H8", "A"), ("C7", "B"), ("H7", "B"), ("C6", "C"), ("H6", "C")):
        unit(state, card, place)
    for card in ("H8", "H7", "H6"):
        state.unit(card).began_at = ""
    table = Script(overfull="A")
    assert defend.bump(table, state)
    # Of the full area on the way anybody may go: the First Player says who.
    assert [one.subject for one in table.asked if one.topic == "bumped"] == ["C"]
    assert [one.place for one in state.units] == ["B", "A", "C", "B", "D", "C"]


def row() -> City:
    """The book's example: F, A, B, C and D in a row, a regiment each in the first four."""
    state = city("F C9", "A C9", "B C9", "C C9", "D C9", ways="F-A A-B B-C C-D")
    for card, place in (("S6", "F"), ("S7", "A"), ("S8", "B"), ("S9", "C")):
        unit(state, card, place)
    defend.begin_moves(state)
    return state


@rule("D-DA-5", "D-DA-6", "D-DA-7", "D-DA-8", "D-DA-9", "R-D42", "R-D56")
def test_the_example_of_the_row_bumps_on_the_way_that_is_chosen() -> None:
    state = row()
    table = Script(move=["S7>B", "S6>A", "stay"])
    for _ in range(3):
        defend.take_move(table, state)
    table = Script(bumped_to="C>D")
    assert defend.bump(table, state)
    assert table.options("bumped-to") == ("A>F", "C>D")
    assert {one.id: one.place for one in state.units} == {"S6": "A", "S7": "B", "S8": "C", "S9": "D"}
    assert not defend.bump(Script(), state)
    # Had the second player not moved, A would be free.
    state = row()
    for answer in ("S7>B", "stay", "stay"):
        defend.take_move(Script(move=answer), state)
    assert defend.bump(Script(), state)
    assert state.unit("S8").place == "A"
    assert not defend.bump(Script(), state)


@rule("R-D54", "R-D57", "R-D42")
def test_without_room_anywhere_the_excess_stays_and_lost_places_are_no_room() -> None:
    state = city("A C9", "B C9", ways="A-B")
    for card in ("S8", "S9"):
        unit(state, card, "A")
    state.location("B").is_occupied = True
    assert not defend.bump(Script(), state)
    state.location("B").is_occupied = False
    assert defend.bump(Script(bumped="S9"), state)


@rule("D-DA-10", "D-SPC-5", "R-D44", "R-D45")
def test_whoever_has_something_to_do_can_be_activated_or_nobody() -> None:
    state = city("A C9")
    for text in ("C2", "S3", "C11", "C13", "C12", "C8"):
        unit(state, text, "A")
    state.unit("C2").type = "engineers"
    state.unit("S3").type = "healers"
    assert defend.abilities(state) == []
    state.location("A").is_destroyed = True
    state.damage = 1
    state.unit("C8").wounds = 1
    threat(state, "C9")
    assert defend.abilities(state) == ["C2", "S3", "C11", "C13"]
    table = Script(ability="nobody")
    defend.activate(table, state, BOOK)
    assert not table.told(AbilityUsed)


@rule("D-SPC-1", "R-D38")
@pytest.mark.parametrize("face, works", [(3, False), (4, True)])
def test_engineers_repair_any_ruin_from_four_on(face: int, works: bool) -> None:
    state = city("A C9", "B C9")
    unit(state, "C2", "A").type = "engineers"
    state.location("B").is_destroyed = True
    defend.activate(Script(ability="C2", repair_die=face, entries="done"), state, BOOK)
    assert state.location("B").is_open() is works


@rule("D-SPC-2", "R-D44")
def test_healers_look_after_every_wounded_unit_one_wound_each() -> None:
    state = city("A C9", "B C9")
    unit(state, "C2", "A").type = "healers"
    twice, once = unit(state, "C8", "B", wounds=2), unit(state, "C7", "A", wounds=1)
    table = Script(ability="C2", heal_die=[4, 3])
    defend.activate(table, state, BOOK)
    assert (twice.wounds, once.wounds) == (1, 1)


@rule("D-SPC-3", "R-D62")
@pytest.mark.parametrize("face, damage", [(3, 2), (4, 1)])
def test_a_jack_lifts_spirits(face: int, damage: int) -> None:
    state = city("A C9")
    unit(state, "C11", "A")
    state.damage = 2
    defend.activate(Script(ability="C11", morale_die=face), state, BOOK)
    assert state.damage == damage


@rule("D-SPC-4", "R-D44", "D-END-2", "R-D46", "R-D22")
@pytest.mark.parametrize("ours, theirs, dead", [(3, 3, True), (2, 3, False)])
def test_a_war_machine_shoots_any_threat_and_wins_ties(ours: int, theirs: int, dead: bool) -> None:
    state = city("A C9")
    unit(state, "C13", "A")
    far = threat(state, "C12")
    state.phase = Phase.ABILITY
    menace.shuffle(state)
    play.step(Script(ability="C13", shot_die=ours, shot_answer=theirs), state, BOOK)
    assert far.is_dead is dead
    assert state.end is (End.CLEARED if dead else End.NONE)
    assert state.phase is (Phase.EPILOGUE if dead else Phase.REFLECTION)


@rule("D-END-1", "R-D46", "R-D47")
def test_without_a_living_defender_the_city_is_lost() -> None:
    state = city("A C9")
    unit(state, "C8", "A").is_dead = True
    state.reserve = ["H5"]
    threat(state, "C2")
    assert play.is_over(Script(), state)
    assert state.end is End.FALLEN
    state.end = End.NONE
    unit(state, "H5", "A")
    assert not play.is_over(Script(), state)


@rule("D-END-3", "R-D46")
def test_the_last_card_is_resolved_before_the_siege_is_outlasted() -> None:
    state = city("A C9")
    unit(state, "C8", "A")
    threat(state, "C2")
    state.deck, state.drawn, state.is_joker_in = ["D4"], 52, False
    state.phase = Phase.THREATS
    play.step(Script(threat_card="D4"), state, BOOK)
    assert (state.damage, state.end, state.phase) == (1, End.OUTLASTED, Phase.EPILOGUE)


@rule("D-END-4", "D-INT-2", "R-D09", "D-TRN-2")
def test_everybody_tells_an_epilogue_the_first_player_first() -> None:
    state = city("A C9")
    state.first = 1
    state.phase = Phase.EPILOGUE
    table = Script(epilogue=["We rebuilt.", "", "I left."])
    while state.phase is not Phase.OVER:
        play.step(table, state, BOOK)
    assert [(one.seat, one.text) for one in state.told] == [(P2, "We rebuilt."), (P1, "I left.")]


@rule("D-TRN-1", "D-TRN-4", "R-D52", "R-D03", "D-INT-1")
def test_the_first_player_changes_with_every_turn_and_reflection_begins_it() -> None:
    state = city("A C9")
    unit(state, "C8", "A")
    threat(state, "C9")
    menace.shuffle(state)
    state.phase = Phase.ABILITY
    table = Script()
    play.step(table, state, BOOK)
    (began,) = table.told(TurnBegan)
    assert (began.turn, began.first, state.phase) == (2, P2, Phase.REFLECTION)


@rule("D-REF-1", "D-REF-2", "D-REF-3", "D-REF-4", "D-REF-5", "D-REF-6", "D-REF-7", "D-NOC-1", "D-NOC-3")
def test_scenes_fit_what_has_happened_and_change_nothing_on_the_map() -> None:
    state = city("A C9 loved", "B C9 hated")
    place = unit(state, "C8", "A").place
    assert scenes.kinds(state) == ["relations", "strategy", "no-scene"]
    state.happened = Happened(["C8"], ["A", "B"], ["A"])
    assert scenes.kinds(state)[:5] == ["mourning", "defeat", "loss", "mixed-feelings", "feast"]
    # Not every loss that costs morale is mourned in a scene of its own.
    state.location("A").words = ["newly-built", "attractive", "highly-visible"]
    assert "loss" not in scenes.kinds(state)
    state.location("A").words = ["hub"]
    state.phase = Phase.REFLECTION
    play.step(Script(scene="mourning", scene_told="At the grave."), state, BOOK)
    assert (state.told[0].text, state.told[0].thing) == ("At the grave.", "mourning")
    assert state.unit("C8").place == place
    assert scenes.kinds(state) == ["relations", "strategy", "no-scene"]


@rule("D-WB-1", "D-WB-2", "D-WB-3", "D-CITY-1")
def test_it_begins_with_the_world() -> None:
    state = City([P1])
    table = Script(
        which_world="own-world",
        world_told="A camp at the end of the world.",
        city_card=[tuple(f"C{n}" for n in range(1, 13))],
    )
    play.step(table, state, BOOK)
    assert state.setting == "A camp at the end of the world."
    assert state.phase is Phase.CITY
