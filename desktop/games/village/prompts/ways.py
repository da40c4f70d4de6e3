"""Where a move leads, said with the question before it: on a table with a map."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.play.models.option_view import QuestionView
from desktop.play.prompts.place_prompt import PlacingStart
from rules_core.kernel.requests import Place


def _tr(text: str) -> str:
    return QCoreApplication.translate("Ways", text)


def with_best_way(view: QuestionView, place: Place, start: PlacingStart) -> QuestionView:
    """The Move that stands ready goes where it had better go, with the same key; whoever goes elsewhere says so."""
    if start.best is None or place.region is None:
        return view
    move = view.options[view.default]
    goal = (*start.best, place.region.turns[0])
    ready = replace(move, then=(goal,), second=start.why)
    elsewhere = replace(move, title=_tr("{move} elsewhere").format(move=move.title), second=_tr("Or click the ground"))
    # The others keep their digits, which stand on the map too.
    options = [ready if one is move else one for one in view.options] + [elsewhere]
    return replace(view, options=tuple(options), goal=goal, goal_why=start.why)


def with_click(view: QuestionView, move: str) -> QuestionView:
    """Beside a free choice of the Move: what a click on an enemy does."""
    words = _tr("Or click an enemy: contact and attack")
    options = [replace(one, second=words) if one.key == move else one for one in view.options]
    return replace(view, options=tuple(options))


def going_on(view: QuestionView, goal: tuple[int, int, int], place: str) -> QuestionView:
    """Where the rest of a Move leads."""
    words = _tr("The rest of the same move leads on to {place}.").format(place=place)
    return replace(view, second=words, goal=goal)
