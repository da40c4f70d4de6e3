"""What a prompt shows at once: answers that lead on or back, and what typed dice mean."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.die import DieState
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.choose_prompt import OptionGrid
from desktop.play.prompts.dice_prompt import DicePrompt
from rules_core.kernel.requests import Roll, Topic
from rules_core.kernel.table import PLAYERS


def test_what_leads_on_or_back_is_seen_without_scrolling(qtbot: QtBot) -> None:
    options = tuple(OptionView(str(number), f"Answer {number}") for number in range(1, 9))
    view = QuestionView("Which?", "", (*options, OptionView("back", "Back", letter=NO)), default=0)
    grid = OptionGrid(Theme(), view)
    qtbot.addWidget(grid)
    grid.resize(640, 96)
    grid.show()
    back = next(one for one in grid.buttons if one.text() == "Back")
    assert back.key() == NO
    seen = [one for one in grid.buttons if one.visibleRegion().boundingRect().height() > one.height() // 2]
    assert back in seen
    assert grid.buttons[0] in seen
    assert len(seen) < len(grid.buttons)


@pytest.mark.parametrize("is_low, hits", [(True, [True, False]), (False, [False, True])])
def test_a_typed_die_says_what_it_means(qtbot: QtBot, is_low: bool, hits: list[bool]) -> None:
    request = Roll(PLAYERS, Topic("t"), "V-1.1", dice=3, need=3)
    prompt = DicePrompt(Theme(), request, QuestionView("Roll", "", is_low=is_low))
    qtbot.addWidget(prompt)
    prompt.typed = [2, 5]
    prompt._show()
    assert [face.die().state is DieState.HIT for face in prompt.faces[:2]] == hits
