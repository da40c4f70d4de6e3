"""Barricades and Traps of the council (sections 7.7 and 7.8): where they may stand and what they are."""

import pytest

from rules_core.games.village.rules import council, shop
from rules_core.games.village.rules.markers import markers
from rules_core.games.village.state.facts import BarricadePlaced, TrapPlaced
from rules_core.games.village.state.siege import Token, Trap, Villager
from rules_core.games.village.state.siege_map import HALF_DEPTH
from rules_core.kernel.requests import Place
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.deciding import council_of, decide, spot, why


@rule("V-7.7.1", "V-7.7.2", "V-7.7.3", "V-7.7.4")
def test_a_barricade_of_three_inches_and_integrity_two_stands_near_a_building() -> None:
    state = council_of(supplies=1)
    table = decide(state, ("council", "barricade"), ("barricade", spot(0, 4, 90)))
    barricade = state.barricades["barricade-1"]
    assert barricade.integrity == 2
    assert (barricade.x, barricade.y, barricade.turn) == spot(0, 4, 90)
    outline = state.ground.piece("barricade-1").outline
    assert (outline.right - outline.left, outline.bottom - outline.top) == (2 * HALF_DEPTH, 3 * INCH)
    assert table.told(BarricadePlaced) == [BarricadePlaced("V-7.7.1", "barricade-1", *spot(0, 4, 90))]
    assert state.supplies == 0


@rule("V-7.7.2", "R-V27", "R-V28")
def test_it_stands_within_three_inches_edge_to_edge_and_overlaps_nothing() -> None:
    state = council_of(supplies=9)
    region = council.barricade_region(state)
    # Lying along the hall, its near side 3 inches away: 2 + 3 + a quarter inch.
    assert region.contains_turned(*spot(0, -5.25))
    assert not region.contains_turned(*spot(0, -5.26))
    assert not region.contains_turned(*spot(0, 2))
    state.traps["trap-7"] = Trap("trap-7", *spot(0, 4)[:2])
    state.villagers["villager-8"] = Villager("villager-8", *spot(-5, 0)[:2])
    region = council.barricade_region(state)
    assert not region.contains_turned(*spot(0, 4.5))
    assert not region.contains_turned(*spot(-4.6, 0, 90))
    # R-V27. A ruin is no building.
    state.building("stable").integrity = 0
    assert not council.barricade_region(state).contains_turned(*spot(-6, 10))


@rule("R-V64", "R-V28")
@pytest.mark.parametrize("gap, allowed", [(-3, False), (0, True), (3, True)])
@pytest.mark.parametrize("kind", ["token", "villager"])
def test_it_stands_on_no_token_and_no_villager(kind: str, gap: int, allowed: bool) -> None:
    state = council_of(supplies=9)
    x, y = spot(0, 4)[:2]
    if kind == "token":
        state.tokens["token-7"] = Token("token-7", x, y, 3, 2, revealed=False)
    else:
        state.villagers["villager-7"] = Villager("villager-7", x, y)
    (marker,) = markers(state)
    # Lying along the hall, with its near side so far from the marker.
    below = y + marker.radius + HALF_DEPTH + gap
    assert council.barricade_region(state).contains_turned(x, below, 0) is allowed
    assert not council.barricade_region(state).contains_turned(x, y, 90)


@rule("R-V28")
def test_barricades_do_not_overlap_one_another() -> None:
    state = council_of(supplies=2)
    decide(state, ("council", "barricade"), ("barricade", spot(0, 4)))
    region = council.barricade_region(state)
    assert not region.contains_turned(*spot(1, 4, 90))
    assert region.contains_turned(*spot(3, 4))


@rule("V-7.8.1", "V-7.8.2", "V-7.8.3", "V-7.8.4", "R-V29")
def test_a_trap_of_two_inches_lies_face_down_near_a_building() -> None:
    state = council_of(supplies=1)
    table = decide(state, ("council", "trap"), ("trap", spot(0, 9)))
    assert state.supplies == 0
    assert table.told(TrapPlaced) == [TrapPlaced("V-7.8.1", "trap-1", *spot(0, 9)[:2])]
    place = table.last_question()
    assert isinstance(place, Place)
    assert place.region is not None
    # The Stable's lower side is 8 inches below the middle; 6 more and half the marker.
    assert place.region.contains(*spot(-6, 15)[:2])
    assert not place.region.contains(*spot(-6, 15.01)[:2])


@rule("R-V29")
def test_the_ground_knows_nothing_of_traps() -> None:
    # So no enemy can take account of one.
    state = council_of(supplies=1)
    before = state.ground.piece_ids()
    decide(state, ("council", "trap"), ("trap", spot(0, 9)))
    assert state.ground.piece_ids() == before


@rule("R-V64")
def test_a_village_full_of_tokens_has_room_for_no_more() -> None:
    state = council_of(supplies=9)
    for number in range(shop.CROWDED):
        id = f"trap-{number}"
        state.traps[id] = Trap(id, 0, 0)
    assert why(state, "barricade") == ""
    for number in range(25 * 25):
        id = f"token-{number}"
        state.tokens[id] = Token(id, number % 25 * 3 * INCH // 2, number // 25 * 3 * INCH // 2, 1, 2, revealed=False)
    assert why(state, "barricade") == shop.NO_ROOM


def test_a_crowded_village_has_room_for_no_more() -> None:
    state = council_of(supplies=9)
    for number in range(12):
        for row in range(12):
            id = f"trap-{number}-{row}"
            state.traps[id] = Trap(id, number * 3 * INCH, row * 3 * INCH)
    assert why(state, "barricade") == shop.NO_ROOM
    assert why(state, "trap") == shop.NO_ROOM
