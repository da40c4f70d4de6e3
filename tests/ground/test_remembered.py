"""Ground that remembers answers as the ground that it is made of, and forgets what a new piece makes untrue."""

from __future__ import annotations

from rules_core.ground import memory
from rules_core.ground.geometry import Body, rectangle
from rules_core.ground.ground import Ground, Sight
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BUILDING, SLOWS, GroundMap, Piece
from rules_core.ground.remembered import remembered

HOUSE = Piece("house", "building", rectangle(800, 600, 300, 800), BUILDING)
MARSH = Piece("marsh", "marsh", rectangle(300, 300, 200, 1400), SLOWS)
WALL = Piece("wall", "building", rectangle(1400, 200, 100, 1600), BUILDING)
SPOTS = [(x, y) for x in (150, 400, 1250, 1700) for y in (150, 900, 1750)]


def answers(ground: Ground) -> list[object]:
    """What is remembered, from every spot to every other, for two sizes."""
    told: list[object] = []
    for radius in (100, 125):
        for at in SPOTS:
            mover = Body("mover", *at, radius)
            told.extend([ground.walk_to_edge(mover, 2), ground.walk_to_piece(mover, "house")])
            other = Body("other", 0, 0, 100)
            for other.x, other.y in SPOTS:
                to = (other.x, other.y)
                told.extend(
                    [ground.walk_to_body(mover, other), ground.slowed_by(mover, *to), ground.sees(mover, other, ())]
                )
                told.append(ground.straight_ways(radius, *at).lead_to(to))
                if radius == 100:
                    # The base that is in the way walks on from spot to spot.
                    told.append(ground.contact_spots_at_piece(mover, "house", [other]))
                    told.append(ground.spots_round_piece(mover, "house", [other]).near(*at, 600))
    return told


def test_what_is_remembered_is_what_is_measured_and_a_new_piece_makes_it_forget() -> None:
    ground = MeasuredGround(GroundMap(2000, 2000, [HOUSE, MARSH]))
    truth = answers(ground)
    first = remembered(ground)
    assert answers(first) == answers(first) == answers(remembered(ground.clone())) == truth
    later = ground.clone()
    later.add_piece(WALL)
    walled = answers(later)
    assert walled != truth
    assert answers(remembered(later)) == walled
    assert answers(remembered(ground)) == truth


def test_a_full_memory_begins_anew() -> None:
    ground = MeasuredGround(GroundMap(2000, 2000, [HOUSE]))
    for number in range(memory.MOST_ANSWERS + 1):
        ground.memory.sights[number, 0, 0] = Sight.CLEAR
    remembered(ground)
    assert not ground.memory.sights
    for number in range(memory.MOST_ANSWERS // memory.LOOKS + 1):
        ground.memory.straight[100, number, 0] = ground.straight_ways(100, number, 0)
    remembered(ground)
    assert not ground.memory.straight
