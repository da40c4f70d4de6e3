"""Answers of putting things down: peoples by their faces, first units all at once, and a good place for Enter."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import icon_of_race
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.warhold.content.types import LORD
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.laying import COPIES, kinds_apart, left_of
from rules_core.games.warhold.rules.setting_up import START
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import Answer, Choose, Request

LAYS: Final = (topics.LAY_WHICH, topics.LAY_WHERE, topics.LAY_TURN)
PLACES: Final = (topics.TOWN_PLACE, topics.RUIN_PLACE, topics.STRONGHOLD_PLACE, topics.MONSTER_PLACE)


def with_founding(view: QuestionView, request: Request, war: War) -> QuestionView:
    """The question as it reads where something is put down; any other one as it is."""
    if request.topic == topics.RACE:
        return replace(view, options=tuple([replace(one, icon=icon_of_race(str(one.answer))) for one in view.options]))
    if request.topic == topics.LAY_WHICH and isinstance(request, Choose):
        # Of two that differ by a turn alone one is enough. Whoever presses Enter alone gets some of everything: the
        # tile of which the largest part is still in the box.
        laid = [one.design for one in war.laid]
        kinds = kinds_apart([int(one[1:]) for one in request.options])
        left = [(COPIES[one] - laid.count(one)) / COPIES[one] for one in kinds]
        shown = [one for one in view.options if int(str(one.answer)[1:]) in kinds]
        return replace(view, options=tuple(shown), default=left.index(max(left)))
    if request.topic in PLACES:
        # The first tile of the board is a bad place for anything.
        good = ThumbPlayer().decide(war, request, 0)
        return replace(view, default=next(n for n, one in enumerate(view.options) if one.answer == good))
    if request.topic == topics.START_PLACE and request.subject == LORD and len(view.options) >= len(START):
        return _all_at_once(view)
    return view


def _all_at_once(view: QuestionView) -> QuestionView:
    """W-SET-15. Where lord and infantry stand is of little weight: one answer places them all."""
    lord, *infantry = view.options[: len(START)]
    title = QCoreApplication.translate("WarBoard", "All of them: the lord on {tile}").format(tile=lord.title)
    first, second = [one.title for one in infantry]
    words = QCoreApplication.translate("WarBoard", "Infantry on {first} and {second}")
    together = OptionView(lord.answer, title, words.format(first=first, second=second), icon="crown")
    together = replace(together, then=tuple([one.answer for one in infantry]))
    return replace(view, options=(together, *view.options), default=0)


def by_lot(war: War, request: Request, seed: str) -> Answer | None:
    """W-SET-2. How the lot lays the next game tile of a map that people lay; None for any other question."""
    if request.topic not in LAYS or not isinstance(request, Choose):
        return None
    lot = Random(f"{seed}/{len(war.laid)}/{request.topic}")
    # As often as the box holds them.
    weights = [left_of(war, int(one[1:])) if request.topic == topics.LAY_WHICH else 1 for one in request.options]
    return lot.choices(request.options, weights)[0]
