"""A player who draws lots: for soak tests, and to show that every option of every question can be taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.kernel.chance import number_below
from rules_core.kernel.game import State
from rules_core.kernel.marks import AREA, SPOT, Mark, MarkKind
from rules_core.kernel.requests import Allocate, Answer, Choose, Pick, Place, Request, Sketch, Write
from rules_core.kernel.simulation import Player

DECISIONS: Final = 1 << 40
"""Lots of decisions lie far from the dice of the same seed."""
ROUND: Final = ((2, 0), (1, 2), (-1, 2), (-2, 0), (-1, -2), (1, -2))
"""The corners of a rough outline."""


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
    if isinstance(request, Sketch):
        return _sketched(seed, position, request)
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


def _sketched(seed: int, position: int, request: Sketch) -> Answer:
    """One of the marks that are needed, and now and then one that is allowed."""
    marks: list[str] = []
    for number, kinds in enumerate((request.needs, request.allowed)):
        lot = _lot(seed, position, 10 * number, len(kinds) if number == 0 else 2 * len(kinds)) if kinds else 0
        if lot < len(kinds):
            marks.append(_mark(seed, position, 10 * number, kinds[lot], request).text())
    return tuple(marks)


def _mark(seed: int, position: int, index: int, kind: MarkKind, request: Sketch) -> Mark:
    """A mark somewhere on the sheet."""
    reach = max(1, min(request.width, request.height) // 16)
    x = 2 * reach + _lot(seed, position, index + 1, request.width - 4 * reach)
    y = 2 * reach + _lot(seed, position, index + 2, request.height - 4 * reach)
    if kind == SPOT:
        return Mark(kind, ((x, y),))
    if kind == AREA:
        return Mark(kind, tuple([(x + reach * a, y + reach * b) for a, b in ROUND]))
    there = _lot(seed, position, index + 3, request.width), _lot(seed, position, index + 4, request.height)
    return Mark(kind, ((x, y), there))
