"""The map: the order of drawing, connections, entry points, and where the defenders stand (sections 5 and 6)."""

from __future__ import annotations

from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import drawing, entry_points, losses, placing
from rules_core.games.defenders.rules.sheet import plain_outline
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import EntriesSet
from rules_core.kernel.requests import Sketch
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, Script, city, threat, unit

BOOK = by_the_book()


def drawn_in_order(state: City) -> list[str]:
    for one in state.locations:
        one.is_drawn = False
    found: list[str] = []
    while (place := drawing.next_to_draw(state)) is not None:
        place.is_drawn = True
        found.append(place.id)
    return found


@rule("D-MAP-4", "D-MAP-5", "D-MAP-6", "R-D65", "R-D70", "R-D10")
def test_locations_are_drawn_from_the_long_to_the_small_and_the_underground_last() -> None:
    state = city(
        "small C9", "area C3", "high H13", "road C2", "under C8 underground", "deep C13 underground", "dim S7 secret"
    )
    state.location("road").type = "thoroughfare"
    assert drawn_in_order(state) == ["road", "area", "high", "small", "dim", "deep", "under"]
    state.when = {"dim": drawing.AT_ONCE}
    assert drawn_in_order(state)[0] == "dim"
    state.when = {"dim": drawing.AT_THE_END}
    assert drawn_in_order(state)[-3:] == ["dim", "deep", "under"]


@rule("D-MAP-1", "D-MAP-2", "D-MAP-3", "D-MAP-7", "D-MAP-9", "D-MAP-10", "R-D10")
def test_who_finished_a_location_draws_it_anywhere_after_the_land_round_it() -> None:
    state = city("A C9", "B S9 hidden")
    state.location("A").owner = P2
    ink, stream = "ab" * 32, "river 100 0 100 900"
    table = Script(
        land=[("river 0 5 4000 5", "area 9 9 50 9 9 50")],
        features="A river.",
        drawing=[("area 1900 1300 2100 1300 2100 1500 1900 1500", stream, f"ink {ink}"), ("spot 2000 1400",)],
    )
    drawing.draw_features(table, state, BOOK)
    assert state.features == "A river."
    assert [one.mark for one in state.land] == ["river", "area"]
    assert [one.subject for one in table.asked if one.topic == "when-drawn"] == ["B"]
    place = state.location("A")
    drawing.draw(table, state, place, BOOK)
    asked = table.asked[-1]
    assert isinstance(asked, Sketch)
    assert (asked.who, asked.needs) == (P2, ("area", "spot"))
    assert (place.x, place.y, place.mark, place.outline[:4], place.ink) == (
        2000,
        1400,
        "area",
        [1900, 1300, 2100, 1300],
        ink,
    )
    # D-MAP-3. What the place needs of the land came with it.
    assert state.land[-1].points == [100, 0, 100, 900]
    # Inside another one, right beside it, or alone.
    drawing.draw(table, state, state.location("B"), BOOK)
    assert (state.location("B").x, state.location("B").y) == (2000, 1400)
    # Streets and walls are lines, unless they are broad; areas are outlines.
    assert drawing.needs_of(city("R C2").locations[0]) == ("area",)
    road = city("R C2").locations[0]
    road.type = "thoroughfare"
    assert drawing.needs_of(road) == ("line", "area")


@rule("D-CON-1", "D-CON-2", "D-CON-5", "D-CON-6")
def test_what_touches_is_connected_and_people_join_and_part() -> None:
    state = city("A C3", "B C9", "C C9")
    for id, x in (("A", 500), ("B", 1150), ("C", 3500)):
        place = state.location(id)
        drawing.put_down(place, plain_outline(x, 1000, is_area=place.is_area()))
    drawing.propose_connections(state, BOOK)
    # A touches B; C lies apart and gets the shortest way.
    assert state.connections == ["A~B", "B~C"]
    assert (state.neighbours("B"), state.neighbours("C")) == (("A", "C"), ("B",))
    table = Script(connections=["part", "join", "done"], connection_from=["A", "C"], connection_to=["B", "A"])
    while not drawing.settle_connections(table, state):
        pass
    assert state.connections == ["B~C", "A~C"]


@rule("D-ENT-1", "R-D35")
def test_the_outermost_locations_are_proposed_as_ways_in_and_people_correct_them() -> None:
    state = city("A C3", "B C3", "C C3", "D C3", "M C9")
    for id, x, y in (("A", 2000, 900), ("B", 2450, 1400), ("C", 1550, 1400), ("D", 2000, 1900), ("M", 2000, 1400)):
        drawing.put_down(state.location(id), plain_outline(x, y, is_area=True))
    drawing.begin_entries(state, BOOK)
    assert state.entries == ["A", "B", "C", "D"]
    table = Script(entries=["drop:B", "add:M", "done"])
    while not entry_points.settle(table, state, P1, "D-ENT-1"):
        pass
    assert state.entries == ["A", "C", "D", "M"]
    assert len(table.told(EntriesSet)[0].places) == 4


@rule("D-ENT-2", "R-D48", "R-D66")
def test_seven_ways_in_are_an_eight_sided_die_and_an_eight_is_rolled_again() -> None:
    state = city(*(f"{id} C9" for id in "ABCDEFGHIJK"))
    state.entries = list("ABCDEFG")
    table = Script(entry_die=[8, 8, 3])
    assert entry_points.roll(table, state, P1) == ("C", (8, 8, 3))
    assert [one.sides for one in table.rolled("entry-die")] == [8, 8, 8]
    state.entries = list("ABCDEFGHI")
    table = Script(entry_die=[9])
    assert entry_points.roll(table, state, P1)[0] == "I"
    assert table.rolled("entry-die")[0].sides == 10


@rule("D-ENT-3")
def test_a_single_way_in_needs_no_roll() -> None:
    state = city("A C9", "B C9")
    state.entries = ["B"]
    assert entry_points.roll(Script(), state, P1) == ("B", ())


@rule("D-ENT-4", "D-ENT-5", "R-D35", "R-D59", "R-D68", "R-D38")
def test_a_lost_wall_opens_what_lies_inside_until_it_is_mended() -> None:
    state = city("W C5", "A C9", "B C9", "X C9", ways="W-A W-B A-X")
    state.location("W").type = "walls"
    state.entries = ["W"]
    state.first_entries = ["W"]
    unit(state, "C9", "A")
    wall = state.location("W")
    table = Script(entries=["done"] * 4)
    losses.mark_lost(table, state, wall, "D-EVT-11", destroyed=True)
    losses.change_entries(table, state, "W")
    assert state.entries == ["A", "B"]
    # One after the other, and a loss that was no way in opens nothing.
    losses.mark_lost(table, state, state.location("A"), "D-LOSS-7", destroyed=False)
    losses.change_entries(table, state, "A")
    assert state.entries == ["X", "B"]
    losses.regain_place(table, state, wall, "D-SPC-1")
    assert state.entries == ["W"]
    # What people corrected by hand stays.
    losses.regain_place(table, state, state.location("A"), "D-MOR-7")
    entry_points.settle(Script(entries="add:B"), state, P1, "D-ENT-4")
    losses.mark_lost(table, state, state.location("X"), "D-LOSS-7", destroyed=False)
    losses.change_entries(table, state, "X")
    assert state.entries == ["W", "B"]
    asked = len(table.asked)
    # A way in that is lost and opens nothing leaves nothing to decide: the numbers are told alone.
    losses.mark_lost(table, state, state.location("B"), "D-LOSS-7", destroyed=False)
    losses.change_entries(table, state, "B")
    assert (state.entries, len(table.asked)) == (["W"], asked)
    assert table.told(EntriesSet)[-1].places == (state.mention("W"),)


def lost(table: Script, state: City, place: str) -> None:
    losses.mark_lost(table, state, state.location(place), "D-EVT-11", destroyed=True)
    losses.change_entries(table, state, place)


@rule("R-D35", "R-D59", "R-D68")
def test_corrections_by_hand_and_losses_count_in_their_order() -> None:
    state = city("A C9", "C C9", "D C9", ways="A-D C-D")
    unit(state, "C9", "D")
    state.entries = ["A"]
    state.first_entries = ["A"]
    entry_points.settle(Script(entries="add:C"), state, P1, "D-ENT-4")
    # C was on the list when it fell: what lies behind it is proposed, until it is ours again.
    lost(Script(), state, "C")
    assert state.entries == ["A", "D"]
    losses.regain_place(Script(), state, state.location("C"), "D-SPC-1")
    assert state.entries == ["A", "C"]
    state = city("A C9", "N C9", "X C9", ways="A-N N-X")
    unit(state, "C9", "X")
    state.entries = ["A", "X"]
    state.first_entries = ["A", "X"]
    lost(Script(entries=["drop:N", "drop:X", "done"]), state, "A")
    # N was off the list when it was destroyed: it opens nothing, and what was struck off stays off.
    table = Script()
    lost(table, state, "N")
    assert (state.entries, table.asked) == ([], [])
    # Taken back by its opposite.
    entry_points.settle(Script(entries="add:X"), state, P1, "D-ENT-4")
    assert state.entry_changes == ["lost:A", "drop:N", "lost:N"]


@rule("R-D35", "R-D59")
def test_without_a_way_in_people_go_on_and_nothing_counts_as_theirs() -> None:
    state = city("A C9", "B C9")
    unit(state, "C9", "B")
    state.entries = ["A"]
    state.first_entries = ["A"]
    table = Script()
    lost(table, state, "A")
    assert table.options("entries")[0] == "done"
    assert (state.entries, state.entry_changes, entry_points.in_force(state)) == ([], ["lost:A"], ["B"])
    assert table.told(EntriesSet)[0].places == ()
    # As soon as there is a regular one again, it alone counts.
    losses.regain_place(Script(), state, state.location("A"), "D-SPC-1")
    assert entry_points.in_force(state) == ["A"]
    # Before the siege there has to be one.
    state.entries, state.phase = [], Phase.ENTRIES
    entry_points.settle(table, state, P1, "D-ENT-1")
    assert table.options("entries") == ("add:A", "add:B")


@rule("D-END-1", "D-ENT-4")
def test_after_the_last_death_nobody_is_asked_for_ways_in() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.entries = ["A"]
    state.first_entries = ["A"]
    table = Script()
    lost(table, state, "A")
    assert (table.asked, state.entries) == ([], ["B"])


@rule("R-D35")
def test_without_any_way_in_every_place_with_a_defender_is_one() -> None:
    state = city("A C9", "B C9")
    unit(state, "C9", "B")
    assert entry_points.in_force(state) == ["B"]


@rule("D-PLC-1", "D-PLC-2", "R-D11")
def test_defenders_are_placed_from_the_highest_on_by_their_owners() -> None:
    state = city("A C3")
    for text, owner in (("S9", P1), ("C9", P2), ("D12", P1)):
        unit(state, text, "", owner)
    order: list[str] = []
    table = Script()
    while (one := placing.next_to_place(state)) is not None:
        order.append(one.id)
        placing.place(table, state, one)
    assert order == ["D12", "C9", "S9"]
    assert len({one.id for one in state.units}) == 3


@rule("D-PLC-3", "D-PLC-4", "D-PLC-5", "R-D06", "R-D07", "R-D53", "R-D69", "R-D50")
def test_one_regiment_in_a_small_place_two_in_an_area_and_others_anywhere() -> None:
    state = city("small C9", "area C3")
    assert (state.location("small").is_area(), state.location("area").is_area()) == (False, True)
    new = unit(state, "C8", "")
    unit(state, "C7", "small")
    unit(state, "C6", "area")
    assert placing.places_for(state, new) == ["area"]
    unit(state, "H6", "area")
    # All is full: the least full places.
    assert placing.places_for(state, new) == ["small", "area"]
    unit(state, "H7", "small")
    assert placing.places_for(state, new) == ["area"]
    assert placing.places_for(state, unit(state, "H12", "")) == ["small", "area"]
    assert placing.places_for(state, unit(state, "H2", "")) == ["small", "area"]
    threat(state, "C2")


@rule("R-D35", "R-D59")
def test_taking_back_a_correction_leaves_what_people_want() -> None:
    # What was added is struck off again: the loss beside it opens it no more.
    state = city("W C7", "X C8", ways="W-X")
    state.phase, state.first_entries, state.entries = Phase.MENACE, ["W"], ["X"]
    state.entry_changes = ["add:X", "lost:W"]
    state.location("W").is_destroyed = True
    entry_points.settle(Script(entries="drop:X"), state, P1, "R-D35")
    assert state.entries == []
    entry_points.work_out(state)
    assert state.entries == []
