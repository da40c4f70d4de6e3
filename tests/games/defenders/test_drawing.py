"""What the rules read from the drawing: neighbours, rivers, walls, crossings, ways in (sections 5, 5.1, 5.2)."""

from __future__ import annotations

from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import by_the_book, options_of
from rules_core.games.defenders.players.plain_drawing import plain_drawing
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import drawing, topics
from rules_core.games.defenders.rules.one_mark import one_mark
from rules_core.games.defenders.rules.reading import Plan, junctions
from rules_core.games.defenders.rules.sheet import plain_outline
from rules_core.games.defenders.state.city import City, Feature
from rules_core.games.defenders.state.facts import CrossingMade
from rules_core.kernel.marks import AREA, LINE, Mark, mark_of
from rules_core.kernel.requests import Request, Sketch
from rules_core.kernel.simulation import PlayerTable
from tests.clauses import rule
from tests.games.defenders.script import P1, Script, city

BOOK = by_the_book()
PAPER = options_of(DefendersGame({"on_paper": True}).setup)
STREAM = "river 2000 0 2000 2800"
RING = "line 700 400 3300 400 3300 2400 700 2400 700 450"


def mark(text: str) -> Mark:
    found = mark_of(text)
    assert found is not None
    return found


def square(x: int, y: int, half: int = 250) -> str:
    left, right, top, bottom = x - half, x + half, y - half, y + half
    return f"area {left} {top} {right} {top} {right} {bottom} {left} {bottom}"


def drawn(land: str = "", **places: str) -> City:
    """A city of such drawings: whatever is called R is a road, W a wall, everything else an area."""
    state = city(*(f"{id} C3" for id in places))
    for id, text in places.items():
        place = state.location(id)
        place.type = {"R": "thoroughfare", "W": "walls"}.get(id[0], "park")
        drawing.put_down(place, mark(text))
    if land:
        state.land = [Feature("river", [int(one) for one in land.split()[1:]])]
    return state


def ways(state: City) -> list[str]:
    drawing.propose_connections(state, BOOK)
    return sorted(state.connections)


def entries(state: City) -> list[str]:
    drawing.begin_entries(state, BOOK)
    return state.entries


def settled(state: City, crossing: str = "", gate: str = "") -> City:
    """Every crossing has its answer."""
    table = Script(**{topic: given for topic, given in (("crossing", crossing), ("gate", gate)) if given})
    while (met := drawing.next_crossing(state)) is not None:
        drawing.settle_crossing(table, state, met)
    return state


@rule("D-CON-2", "D-MAP-10")
def test_what_touches_lies_close_or_lies_inside_another_is_connected() -> None:
    state = drawn(A=square(600, 600), B=square(1200, 600), C="spot 550 650", D=square(3400, 2200))
    assert ways(state) == ["A~B", "A~C", "B~D"]
    # The spot reaches as far as a house does, but not to what lies beyond.
    assert state.neighbours("C") == ("A",)


@rule("D-CON-3")
def test_a_river_parts_what_lies_on_its_banks() -> None:
    assert ways(drawn("river 900 0 900 2800", A=square(600, 600), B=square(1200, 600))) == []
    # Outlines that were drawn over the river have it for their border too, unless they stand on both banks.
    assert ways(drawn("river 900 0 900 2800", A=square(640, 600), B=square(1150, 600))) == []
    assert ways(drawn("river 900 0 900 2800", A=square(880, 600), B=square(1450, 600))) == ["A~B"]
    # Where it ends it parts nobody.
    assert ways(drawn("river 900 1500 900 2800", A=square(600, 600), B=square(1200, 600))) == ["A~B"]


@rule("D-CON-4")
def test_a_closed_wall_is_joined_to_what_lies_inside_and_not_to_what_lies_outside() -> None:
    inside = {"A": square(1200, 800), "B": square(2800, 2000)}
    state = drawn(W=RING, **inside, C=square(3600, 800, 200), D="spot 3300 1400")
    # D stands on the wall itself; C outside touches it, and is not joined to it.
    assert ways(state) == ["C~D", "W~A", "W~B", "W~D"]
    # A wall that does not close lies beside both.
    open_wall = drawn(W="line 2000 200 2000 2600", A=square(1700, 800), B=square(2300, 800))
    assert ways(open_wall) == ["W~A", "W~B"]


@rule("D-MAP-2")
def test_a_wall_drawn_in_pieces_is_one_and_of_outlines_the_largest_counts() -> None:
    wall = one_mark(
        [
            mark("line 700 400 3300 400"),
            mark("area 1 1 9 1 9 9"),
            # Back from the other end, and something that lies elsewhere.
            mark("line 700 2300 720 480"),
            mark("line 1500 1500 2400 1500"),
            mark("line 3250 450 3300 2400 800 2400"),
        ],
        (LINE, AREA),
    )
    assert wall.text() == "line 700 2300 720 480 700 400 3300 400 3250 450 3300 2400 800 2400"
    assert one_mark([mark(square(500, 500, 90)), mark(square(500, 500))], (AREA,)).text() == square(500, 500)
    pieces = [mark("line" + "".join(f" {x} {y}" for x in range(0, 400, 10))) for y in (0, 50)]
    long = one_mark(pieces, (LINE,)).points
    assert (len(long), long[0], long[-1]) == (64, (0, 0), (0, 50))


@rule("D-MAP-8", "R-D64")
def test_what_lies_underground_passes_below_rivers_and_walls() -> None:
    places = {"A": square(1400, 1100), "B": square(2600, 1100), "R": "line 800 1300 2900 1300"}
    walled, state = drawn(STREAM, **places, W="line 1700 200 1700 2600"), drawn(STREAM, **places)
    for one in (walled, state):
        assert junctions(one)
        one.location("R").words = ["underground"]
        assert junctions(one) == []
    assert ways(state) == ["A~R", "B~R"]


@rule("D-MAP-8", "R-D64")
def test_a_bridge_joins_the_ends_of_a_road_and_without_one_it_ends_at_the_river() -> None:
    places = {"A": square(1400, 1100), "B": square(2600, 1100), "R": "line 800 1500 2900 1500"}
    state = settled(drawn(STREAM, **places), crossing="no-crossing")
    assert [(one.what, one.x, one.y) for one in state.crossings] == [("no-crossing", 2000, 1500)]
    assert ways(state) == ["A~R"]
    table = Script(crossing="ford")
    state = drawn(STREAM, **places)
    crossing = drawing.next_crossing(state)
    assert crossing is not None
    drawing.settle_crossing(table, state, crossing)
    assert table.options("crossing") == ("bridge", "ford", "no-crossing")
    assert table.told(CrossingMade)
    assert ways(state) == ["A~R", "B~R"]
    # What stands at the two ends of the bridge is joined, and nothing farther along the banks.
    near = {"A": square(1700, 1300), "B": square(2300, 1300), "C": square(1700, 500), "D": square(2300, 500)}
    state = settled(drawn(STREAM, **near, R="line 1500 1400 2500 1400"), crossing="bridge")
    assert "A~B" in ways(state)
    assert "C~D" not in state.connections


@rule("D-MAP-8", "R-D64")
def test_a_gate_may_stand_where_a_wall_crosses_a_road_and_connects_nothing_by_itself() -> None:
    places = {"A": square(2800, 1000), "R": "line 2000 1400 3900 1400", "C": square(3700, 1000, 200)}
    with_gate = settled(drawn(W=RING, **places), gate="gate")
    assert [(one.what, one.over, one.x) for one in with_gate.crossings] == [("gate", "W", 3300)]
    assert ways(with_gate) == ["A~R", "W~A", "W~R"]
    assert ways(settled(drawn(W=RING, **places), gate="no-crossing")) == sorted(with_gate.connections)


@rule("D-MAP-8")
def test_a_line_that_trembles_crosses_once_and_one_that_winds_a_few_times() -> None:
    tremble = "river 2000 0 2000 1480 1990 1490 2010 1500 1990 1510 2010 1520 2000 2800"
    assert len(junctions(drawn(tremble, R="line 0 1500 4000 1500"))) == 1
    winding = "river 200 1000 600 2000 1000 1000 1400 2000 1800 1000 2200 2000"
    assert len(junctions(drawn(winding, R="line 0 1500 4000 1500"))) == 3


@rule("D-MAP-8", "R-D64")
def test_a_road_drawn_with_both_its_borders_crosses_where_its_middle_line_does() -> None:
    broad = "area 800 1400 2900 1400 2900 1600 800 1600"
    (met,) = junctions(drawn(STREAM, R=broad))
    assert (met.x, met.y) == (2000, 1500)
    places = {"A": square(1400, 1100), "B": square(2600, 1100), "R": broad}
    # Without a bridge it ends at the river, and lies on the bank where more of it is.
    assert ways(settled(drawn(STREAM, **places), crossing="no-crossing")) == ["A~R"]
    assert ways(settled(drawn(STREAM, **places), crossing="bridge")) == ["A~R", "B~R"]
    gate = settled(drawn(W=RING, R="area 2000 1350 3900 1350 3900 1450 2000 1450"), gate="gate")
    assert [(one.what, one.over, one.x) for one in gate.crossings] == [("gate", "W", 3300)]
    # A bend is gone round: down the middle of both its legs.
    bend = "area 1000 500 1200 500 1200 1500 2400 1500 2400 1700 1000 1700"
    (met,) = junctions(drawn("river 900 800 1300 800", R=bend))
    assert abs(met.x - 1100) < 30
    (met,) = junctions(drawn("river 1800 1300 1800 1900", R=bend))
    assert abs(met.y - 1600) < 30


@rule("D-MAP-8", "D-CON-2", "R-D64")
def test_a_wide_road_that_a_river_cuts_keeps_its_width_for_what_lies_beside_it() -> None:
    # From the road's middle line both would be too far; from its border they are not, and neither is over the river.
    broad = "area 600 1200 2800 1200 2800 1600 600 1600"
    places = {"A": square(1400, 900), "B": square(1400, 1950), "C": square(2400, 900), "D": square(1000, 2400)}
    for river in (STREAM, "river 1700 0 2300 2800", "river 2300 0 1700 2800"):
        state = settled(drawn(river, **places, R=broad), crossing="no-crossing")
        plan, road = Plan(state), state.location("R")
        assert [one for one in "ABCD" if plan.connects(state.location(one), road)] == ["A", "B"]


@rule("D-ENT-1", "D-ENT-3")
def test_what_can_be_reached_from_the_edge_is_a_way_in_and_of_a_walled_city_the_wall_alone() -> None:
    places = {
        "A": square(1500, 1000),
        "B": square(2050, 1000),
        "C": square(2600, 1000),
        "D": square(2050, 450),
        "E": square(2050, 1550),
        "F": "spot 2050 1000",
    }
    # B stands amid the others, F inside it.
    assert entries(drawn(**places)) == ["A", "C", "D", "E"]
    assert entries(drawn(W=RING, **places)) == ["W", "D"]
    within = {id: text for id, text in places.items() if id != "D"}
    assert entries(drawn(W=RING, **within)) == ["W"]
    # A road keeps nobody out.
    assert entries(drawn(A=square(2000, 1400), R="line 0 1900 4000 1900")) == ["A", "R"]


@rule("D-CON-5", "D-MAP-2")
def test_of_a_city_on_paper_people_say_what_lies_beside_what() -> None:
    state = city("A C3", "B C9", "C C9")
    for one in state.locations:
        one.is_drawn = False
    table = Script(beside=[("A",), ("A", "B")], entries=["add:B", "done"])
    drawing.draw_features(table, state, PAPER)
    while (place := drawing.next_to_draw(state)) is not None:
        drawing.draw(table, state, place, PAPER)
    assert drawing.next_crossing(state) is None
    drawing.propose_connections(state, PAPER)
    assert state.connections == ["A~B", "A~C", "B~C"]
    assert entries_on_paper(state) == []
    assert not any(isinstance(one, Sketch) for one in table.asked)
    # The program arranges a plan of it: neighbours stand beside each other, nobody on another's place.
    spots = {(one.x, one.y) for one in state.locations}
    assert len(spots) == 3
    assert max(abs(x - 2000) + abs(y - 1400) for x, y in spots) < 1300


def entries_on_paper(state: City) -> list[str]:
    drawing.begin_entries(state, PAPER)
    return state.entries


def test_a_game_on_paper_is_played_to_its_end_without_a_drawing() -> None:
    game = DefendersGame({"players": 2, "city_cards": 8, "fewest": 2, "on_paper": True})
    state = game.start()
    game.play(PlayerTable(ThumbPlayer(), state, 3, 20_000), state)
    assert state.end.value
    assert all(one.is_drawn and one.ink == one.ruin_ink == "" for one in state.locations)


@rule("D-MAP-2")
def test_a_player_without_a_person_draws_a_plain_city_by_marks_alone() -> None:
    state = city("W1 C5", "W2 C4", "W3 C3", "R1 C2", "R2 C1", "A H3", "B C9", "C C10", "D H13")
    for one in state.locations:
        one.is_drawn = False
        one.type = {"W": "walls", "R": "thoroughfare"}.get(one.id[0], one.type)
    land = Sketch(P1, topics.LAND, "D-MAP-7", "", 4000, 2800, (), drawing.LAND)
    answer = plain_drawing(state, land)
    land.check(answer)
    assert answer[0].startswith("river ")
    table = Plainly(state)
    while (place := drawing.next_to_draw(state)) is not None:
        drawing.draw(table, state, place, BOOK)
    assert all(one.ink == "" for one in state.locations)
    assert entries(settled(state)) == ["W1"]


class Plainly(Script):
    """A table of players without a person."""

    def __init__(self, state: City) -> None:
        super().__init__()
        self.state = state

    def ask(self, request: Request) -> tuple[str, ...]:
        assert isinstance(request, Sketch)
        answer = plain_drawing(self.state, request)
        request.check(answer)
        return answer


def test_a_state_of_the_first_rules_gets_plain_outlines_where_its_places_stood() -> None:
    game = DefendersGame({"players": 3})
    state = city("A C3", "B C9")
    state.location("A").x, state.location("A").y = 1000, 900
    state.location("B").is_drawn = False
    plain = game.to_plain(state)
    for key in ("land", "land_ink", "crossings"):
        del plain[key]
    for place in plain["locations"]:
        for key in ("mark", "outline", "ink", "ruin_ink"):
            del place[key]
    found = game.from_plain(plain)
    assert found.location("A").outline[:2] == [1280, 900]
    assert found.location("A").mark == "area"
    assert found.location("B").outline == []


def test_a_state_with_a_drawing_that_cannot_be_is_refused() -> None:
    game = DefendersGame({"players": 3})
    state = city("A C3")
    drawing.put_down(state.location("A"), plain_outline(1000, 900, is_area=True))
    good = game.to_plain(state)
    assert game.from_plain(good).location("A").outline == state.location("A").outline
    for spoiled in (
        {"outline": [1, 2, 3]},
        {"outline": [1, 2]},
        {"outline": [1, 2, 3, 4, 5, 99999]},
        {"mark": "circle"},
        {"mark": ""},
        {"ink": "abc"},
    ):
        plain = game.to_plain(state)
        plain["locations"][0].update(spoiled)
        try:
            game.from_plain(plain)
        except ValueError:
            continue
        raise AssertionError(f"taken in: {spoiled}")
