"""A player who draws lots: for soak tests, and to show that every option of every question can be taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.kernel.chance import number_below
from rules_core.kernel.game import State
from rules_core.kernel.requests import Allocate, Answer, Choose, Pick, Place, Request, Write
from rules_core.kernel.simulation import Player

DECISIONS: Final = 1 << 40
"""Lots of decisions lie far from the dice of the same seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player[State]):
    """Takes any option with equal chance. The same seed and position draw the same lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, state: State, request: Request, position: int) -> Answer:
        return random_answer(self.seed, position, request)


def random_answer(seed: int, position: int, request: Request) -> Answer:
    """A legal answer to any question that is not chance."""
    if isinstance(request, Choose):
        return request.options[_lot(seed, position, 0, len(request.options))]
    if isinstance(request, Pick):
        return _picked(seed, position, request)
    if isinstance(request, Allocate):
        return _allocated(seed, position, request)
    if isinstance(request, Place):
        return _placed(seed, position, request)
    assert isinstance(request, Write)
    return ""


def _lot(seed: int, position: int, index: int, limit: int) -> int:
    return number_below(seed ^ DECISIONS, position, index, limit)


def _picked(seed: int, position: int, request: Pick) -> Answer:
    count = request.least + _lot(seed, position, 0, request.most - request.least + 1)
    left = list(request.options)
    picked: list[str] = []
    for index in range(count):
        picked.append(left.pop(_lot(seed, position, index + 1, len(left))))
    return tuple(picked)


def _allocated(seed: int, position: int, request: Allocate) -> Answer:
    shares = [0] * len(request.options)
    for index in range(request.total):
        open_ones = [place for place, limit in enumerate(request.most) if shares[place] < limit]
        shares[open_ones[_lot(seed, position, index, len(open_ones))]] += 1
    return tuple(shares)


def _placed(seed: int, position: int, request: Place) -> Answer:
    region = request.region
    assert region is not None
    spots = region.candidates()
    x, y = spots[_lot(seed, position, 0, len(spots))]
    turns = [turn for turn in region.turns if region.contains_turned(x, y, turn)]
    return x, y, turns[_lot(seed, position, 1, len(turns))]
