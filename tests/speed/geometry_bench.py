"""What the questions to the ground cost, on a crowded table: `python -m tests.speed.geometry_bench`.

Run in build/compiled it measures the compiled rules. Times are processor time, so other work on the machine matters
little; every figure is the mean over different places of the same table, in microseconds.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import rules_core.ground.routes
from rules_core.ground.directions import DIRECTIONS
from rules_core.ground.geometry import Body, rectangle
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BUILDING, GroundMap, Piece

TABLE = 9144
PIECES = 25
CROWD = 20
RADIUS = 127
MEDIUM = 1270
SHORT = 762
SECONDS = 0.4


def crowded_table() -> GroundMap:
    """25 buildings at all angles, with room for a base between most of them."""
    chance = random.Random(1)
    pieces: list[Piece] = []
    while len(pieces) < PIECES:
        width, depth = chance.randrange(400, 1000), chance.randrange(400, 1000)
        x, y = chance.randrange(700, TABLE - 700), chance.randrange(700, TABLE - 700)
        outline = rectangle(x, y, width, depth, DIRECTIONS[chance.randrange(72)])
        if all(outline.gap_to(piece.outline) > 200 for piece in pieces):
            pieces.append(Piece(f"house-{len(pieces)}", "building", outline, BUILDING))
    return GroundMap(TABLE, TABLE, pieces)


def bodies(ground: MeasuredGround, count: int) -> list[Body]:
    """Models that stand all over the table."""
    chance = random.Random(5)
    found: list[Body] = []
    while len(found) < count:
        one = Body(f"model-{len(found)}", chance.randrange(200, 8900), chance.randrange(200, 8900), RADIUS)
        if ground.fits(one, one.x, one.y, found):
            found.append(one)
    return found


def measure(name: str, call: Callable[[int], object]) -> None:
    """Call it for different numbers until enough time has gone by, and print the mean."""
    count = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        for _ in range(5):
            call(count)
            count += 1
    print(f"{name:34} {(time.process_time() - began) / count * 1e6:10.1f}")


def main() -> None:
    """Print the figures."""
    print(f"{rules_core.ground.routes.__file__}, Python {sys.version.split()[0]}")
    began = time.process_time()
    table = crowded_table()
    ways = table.walkways(RADIUS)
    print(f"{'net of ways, once per map':34} {(time.process_time() - began) * 1e6:10.1f}  {len(ways.turns)} points")
    began = time.process_time()
    for piece in table.pieces:
        table.field(RADIUS, piece.id, 0)
    print(f"{'field of one piece, once per map':34} {(time.process_time() - began) / PIECES * 1e6:10.1f}")

    ground = MeasuredGround(table)
    models = bodies(ground, 200)
    crowd = models[:CROWD]

    def one(number: int) -> Body:
        return models[number % len(models)]

    def other(number: int) -> Body:
        return models[(number * 7 + 3) % len(models)]

    def house(number: int) -> str:
        return f"house-{number % PIECES}"

    measure("gap", lambda n: ground.gap(one(n), other(n)))
    measure("touching_piece", lambda n: ground.touching_piece(one(n), house(n)))
    measure("walk_to_piece", lambda n: ground.walk_to_piece(one(n), house(n)))
    measure("route_to_piece", lambda n: ground.route_to_piece(one(n), house(n)))
    measure("walk_to_body", lambda n: ground.walk_to_body(one(n), other(n)))
    measure("route_to_body", lambda n: ground.route_to_body(one(n), other(n)))
    measure("walk_to_edge", lambda n: ground.walk_to_edge(one(n), 1 + n % 4))

    def ahead(number: int) -> tuple[int, int]:
        dx, dy = DIRECTIONS[number % 72]
        return one(number).x + dx * MEDIUM // 10000, one(number).y + dy * MEDIUM // 10000

    measure("sweep", lambda n: ground.sweep(one(n), *ahead(n), crowd, [], []))
    measure("slowed_by", lambda n: ground.slowed_by(one(n), *ahead(n)))
    measure("fits", lambda n: ground.fits(one(n), *ahead(n), crowd))
    measure("nearest_fit", lambda n: ground.nearest_fit(one(n), *ahead(n), crowd))
    measure("contact_spots", lambda n: ground.contact_spots(one(n), other(n), crowd))
    measure("sees", lambda n: ground.sees(one(n), other(n), crowd))
    measure("sees, 7 inches off", lambda n: ground.sees(one(n), Body("target", *ahead(n), RADIUS), crowd))

    def region(number: int) -> object:
        return ground.move_region(one(number), MEDIUM, SHORT, crowd, [], [])

    measure("move_region", region)
    measure("  contains", lambda n: ground.move_region(one(n), MEDIUM, SHORT, crowd, [], []).contains(*ahead(n)))
    measure("  nearest", lambda n: ground.move_region(one(n), MEDIUM, SHORT, crowd, [], []).nearest(*ahead(n)))
    measure("  outline", lambda n: ground.move_region(one(n), MEDIUM, SHORT, crowd, [], []).outline())
    measure("  candidates", lambda n: ground.move_region(one(n), MEDIUM, SHORT, crowd, [], []).candidates())

    def advance(number: int) -> object:
        route = ground.route_to_body(one(number), other(number))
        return route and ground.advance(one(number), route, MEDIUM, SHORT, crowd, [], [])

    measure("route_to_body and advance", advance)
    measure("zone: nearest", lambda n: ground.zone(RADIUS, [house(n)], 1524, crowd).nearest(one(n).x, one(n).y))
    measure("zone: candidates", lambda n: ground.zone(RADIUS, [house(n)], 1524, crowd).candidates())


if __name__ == "__main__":
    main()
