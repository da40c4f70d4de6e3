"""The place question and the move itself never disagree, on crowded tables of every kind of ground."""

from __future__ import annotations

import random

import pytest

from rules_core.ground.pieces import LINEAR, Piece
from rules_core.song.field import Field
from rules_core.song.reach import move_region, step_region
from rules_core.song.stride import allowance, step, step_plan
from rules_core.song.stride import plan as move_plan
from rules_core.song.warband import Model
from tests.clauses import rule
from tests.song.meadow import HOUSE, ROUGH, WALL, WOOD, block, enemy, field_of, fill, model

GROUND = [HOUSE, WOOD, WALL, ROUGH, WALL | ROUGH]
TRAITS: list[tuple[str, ...]] = [(), (), ("long-move",), ("forester",), ("short-move",), ("flying",), ("burrowing",)]


def crowded_table(seed: int) -> Field:
    """Thirty pieces of ground and fifty models."""
    chance = random.Random(seed)
    pieces: list[Piece] = []
    for number in range(30):
        x = 3 + number % 6 * 6 + chance.random()
        y = 3.5 + number // 6 * 7 + chance.random()
        kind = chance.choice(GROUND)
        depth = 0.25 if kind & LINEAR else 2.5
        pieces.append(block(f"piece-{number}", x, y, 3, depth, kind, tall=0.6))
    field = field_of(*pieces)
    while len(field.models) < 50:
        make = model if len(field.models) % 4 == 0 else enemy
        name = f"m{len(field.models)}"
        one = make(
            name, chance.uniform(1, 35), chance.uniform(1, 35), *chance.choice(TRAITS), base=chance.choice([1, 2])
        )
        if field.ground.fits(one, one.x, one.y, field.in_play()):
            fill(field, one)
    return field


def aims(one: Model, reach: int, seed: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)
    return [(one.x + chance.randint(-reach, reach), one.y + chance.randint(-reach, reach)) for _ in range(10)]


@rule("SBH-MOV-4", "SBH-MOV-5", "SBH-MOV-6", "SBH-MOV-10", "SBH-MOV-11")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("steps", [False, True], ids=["moves", "minimum steps"])
def test_what_is_offered_is_reached_and_what_is_reached_is_offered(seed: int, steps: bool) -> None:
    field = crowded_table(seed)
    for one in field.in_play()[:25]:
        region = step_region(field, one) if steps else move_region(field, one)
        plan = step_plan if steps else move_plan
        for x, y in aims(one, step(one) if steps else allowance(field, one), seed):
            end = plan(field, one, x, y)
            if region.contains(x, y):
                assert (end.x, end.y) == (x, y)
            if not region.contains(end.x, end.y):
                # By rounding, the last half millimetre before somebody may differ.
                again = plan(field, one, end.x, end.y)
                assert abs(again.x - end.x) <= 5
                assert abs(again.y - end.y) <= 5
            assert field.ground.fits(one, end.x, end.y, field.others(one))


@rule("SBH-MOV-7", "SBH-ACT-13")
@pytest.mark.parametrize("traits, passes", [((), True), (("short-move",), False)])
def test_a_step_past_the_end_of_a_hedge_is_offered_to_whom_it_does_not_stop(
    traits: tuple[str, ...], passes: bool
) -> None:
    hedge = block("hedge", 10.58, 17.876, 3, 0.25, WALL | ROUGH, tall=0.6)
    marta = model("Marta", 8, 18, *traits, base=2)
    beyond = marta.x + 161, marta.y + 322
    field = field_of(hedge, marta)
    assert step_region(field, marta).contains(*beyond) is passes
    end = step_plan(field, marta, *beyond)
    assert ((end.x, end.y) == beyond) is passes
