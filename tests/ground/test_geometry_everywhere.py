"""The ground gives the same answers on every platform, interpreted or compiled: one figure stands for thousands."""

from __future__ import annotations

import zlib

from rules_core.ground.directions import DIRECTIONS
from rules_core.ground.geometry import Body, rectangle
from rules_core.ground.measured import MeasuredGround
from rules_core.ground.pieces import BARRICADE, BUILDING, FOREST, GroundMap, Piece

TABLE = 9144
RADIUS = 127
CLEAR, DIFFICULT = 1270, 762
# Changes only when an answer changes, which the changelog has to say under Rules.
ANSWERS = 1397739201


class Draws:
    """Numbers that depend on nothing but the first one."""

    def __init__(self, first: int) -> None:
        self.last = first

    def below(self, limit: int) -> int:
        self.last = (self.last * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.last >> 33) % limit


def crowded_table(draws: Draws) -> MeasuredGround:
    pieces: list[Piece] = []
    while len(pieces) < 18:
        turn = DIRECTIONS[draws.below(72)]
        x, y = 500 + draws.below(TABLE - 1000), 500 + draws.below(TABLE - 1000)
        outline = rectangle(x, y, 300 + draws.below(900), 300 + draws.below(900), turn)
        if all(outline.gap_to(piece.outline) > 30 for piece in pieces):
            traits = FOREST if len(pieces) % 6 == 5 else BUILDING
            pieces.append(Piece(f"piece-{len(pieces)}", "piece", outline, traits))
    ground = MeasuredGround(GroundMap(TABLE, TABLE, pieces))
    ground.add_piece(Piece("barricade", "barricade", rectangle(4500, 4500, 762, 100, DIRECTIONS[7]), BARRICADE, 250))
    return ground


def test_thousands_of_answers_are_the_same_everywhere() -> None:
    draws = Draws(17)
    ground = crowded_table(draws)
    models: list[Body] = []
    while len(models) < 30:
        x, y = RADIUS + draws.below(TABLE - 2 * RADIUS), RADIUS + draws.below(TABLE - 2 * RADIUS)
        model = Body(f"model-{len(models)}", x, y, RADIUS if len(models) % 5 else 200)
        if ground.fits(model, x, y, models):
            models.append(model)
    answers: list[object] = []
    for number, model in enumerate(models):
        other = models[(number * 7 + 1) % len(models)]
        enemies, friends = models[number % 3 :: 3], models[(number + 1) % 3 :: 3]
        route = ground.route_to_body(model, other)
        if route is not None:
            end = ground.advance(model, route, CLEAR, DIFFICULT, enemies, [], friends)
            answers += [route.length, route.points, end.x, end.y, end.reason.value, end.met]
        for piece_id in ground.piece_ids():
            answers += [ground.gap_to_piece(model, piece_id), ground.walk_to_piece(model, piece_id)]
        answers += [ground.walk_to_edge(model, edge) for edge in (1, 2, 3, 4)]
        answers += [ground.sees(model, one, models).value for one in models]
        answers += [ground.nearest_fit(model, other.x, other.y, models), ground.contact_spots(model, other, models)]
        region = ground.move_region(model, CLEAR, DIFFICULT, enemies, [], friends)
        answers += [region.candidates(), region.outline(), region.nearest(other.x, other.y)]
        zone = ground.zone(model.radius, [f"piece-{number % 18}"], 700, models)
        answers += [zone.candidates(), zone.nearest(model.x, model.y)]
    assert zlib.crc32(repr(answers).encode()) == ANSWERS
