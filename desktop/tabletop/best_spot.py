"""Where a move had better end, among the places in words of a table without a map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.ground.geometry import Point
from rules_core.song.options import INCH

SAME: Final = 3 * INCH // 2
"""A place in words that is as near as this to the best one is it for people without a map."""


def begun_at(view: QuestionView, best: Point | None, why: str, said: Callable[[Point], str]) -> QuestionView:
    """The places with the best one as the answer that Enter gives, and why; it is added where none of them is near.

    `said` puts a place into words.
    """
    if best is None or not view.options:
        return view
    options = list(view.options)
    apart = [hypot(x - best[0], y - best[1]) for x, y in _spots(options)]
    default = apart.index(min(apart))
    if apart[default] > SAME:
        default = len(options)
        options.append(OptionView((*best, 0), said(best), why, "ui/star"))
    elif why:
        options[default] = replace(options[default], second=why)
    return replace(view, options=tuple(options), default=default)


def _spots(options: Sequence[OptionView]) -> list[Point]:
    found: list[Point] = []
    for one in options:
        assert isinstance(one.answer, tuple)
        found.append((int(one.answer[0]), int(one.answer[1])))
    return found
