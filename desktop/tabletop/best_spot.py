"""Where a move had better end, among the places in words of a table without a map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.place_prompt import PlacingStart
from rules_core.ground.geometry import Point
from rules_core.song.options import INCH
from rules_core.wording.translation import inside

SAME: Final = 3 * INCH // 2
"""A place in words that is as near as this to the best one is it for people without a map."""


def begun_at(view: QuestionView, start: PlacingStart | None, said: Callable[[Point], str]) -> QuestionView:
    """The places with the best one as the answer that Enter gives, and why; it is added where none of them is near.
    To stay has the key of doing nothing.

    `said` puts a place into words.
    """
    if start is None or not start.is_move or not view.options:
        return view
    spots = [_spot_of(one) for one in view.options]
    here = (start.x, start.y)
    options = [replace(one, letter=NO) if at == here else one for one, at in zip(view.options, spots, strict=True)]
    default = view.default
    if start.best is not None:
        apart = [hypot(x - start.best[0], y - start.best[1]) for x, y in spots]
        default = apart.index(min(apart))
        if apart[default] > SAME:
            default = len(options)
            options.append(OptionView((*start.best, 0), said(start.best), start.why, "ui/star"))
        elif start.why:
            options[default] = replace(options[default], second=_with_reason(options[default].second, start.why))
    wanted = options[default]
    options.sort(key=lambda one: one.letter == NO)
    return replace(view, options=tuple(options), default=options.index(wanted))


def _with_reason(way: str, why: str) -> str:
    if not way:
        return why
    return QCoreApplication.translate("BestSpot", "{way}: {why}").format(way=way, why=inside(why[:1]) + why[1:])


def _spot_of(option: OptionView) -> Point:
    assert isinstance(option.answer, tuple)
    return int(option.answer[0]), int(option.answer[1])
