"""Answers share the width of the bar by what they say: none is cut off at its end, and late words find their room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.die import DieView
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.painted import lines_of
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt, OptionGrid, shares
from desktop.play.prompts.gathered_prompt import GatheredPrompt
from desktop.play.prompts.prompt_bar import PromptBar
from rules_core.kernel.requests import Choose, Topic
from rules_core.kernel.table import PLAYERS

DICE = ("one die", "two dice", "three dice", "free move")
ODDS = ("67 % one, no risk", "89 % one, 44 % two, 11 % turn ends", "96 % one, 74 % two, 30 % three, 26 % turn ends")
FAR = "No enemy stands near, no roll"
PASS = OptionView("pass", "Pass", "The enemies act next", "ui/chevron-right")


def ways(name: str, count: int, *, odds: bool = True) -> tuple[OptionView, ...]:
    """What somebody may be activated with, as at a table without a map."""
    return tuple(
        OptionView(
            name,
            f"{name}: {DICE[number]}",
            (*ODDS, FAR)[number] if odds else "",
            dice=(DieView(number + 1),) * (number + 1) if number < len(ODDS) else (),
            then=(str(number),),
            group=name,
        )
        for number in range(count)
    )


def bar(qtbot: QtBot, options: tuple[OptionView, ...], width: int = 1280, scale: int = 100) -> PromptBar:
    made = PromptBar(Theme(scale_percent=scale, less_motion=True))
    qtbot.addWidget(made)
    made.resize(width, made.height())
    made.show()
    answers = tuple(dict.fromkeys(str(one.answer) for one in options))
    made.ask(
        Choose(PLAYERS, Topic("test"), "V-6.1.4", "", answers), QuestionView("Who acts?", "", options), None, "", None
    )
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def buttons(made: PromptBar) -> list[OptionButton]:
    inner = made.prompt.inner if isinstance(made.prompt, GatheredPrompt) else made.prompt
    assert isinstance(inner, ChoosePrompt)
    return inner.grid.buttons


@pytest.mark.parametrize("width, scale", [(1280, 100), (1280, 200), (900, 100)])
@pytest.mark.parametrize("first, second", [(4, 4), (3, 3), (4, 0)])
def test_no_answer_reaches_beyond_the_bar(qtbot: QtBot, width: int, scale: int, first: int, second: int) -> None:
    made = bar(qtbot, (*ways("Maren Oak", first), *ways("Sister Ilse", second), PASS), width, scale)
    assert all(one.mapTo(made, one.rect().topRight()).x() < made.width() for one in buttons(made))


def test_a_short_answer_among_long_ones_stands_in_the_bar_too(qtbot: QtBot) -> None:
    titles = ("Toward Reaver 1b", "Beside the Town Hall", "Beside the Watchtower", "Toward the Temple")
    long = [OptionView(one, one, "5 in to the west") for one in (*titles, "Toward the Stable")]
    made = bar(qtbot, (*long, OptionView("stay", "Stay here", "No more actions this turn", letter=NO)), 1436)
    (grid,) = made.findChildren(OptionGrid)
    assert grid.buttons[-1].geometry().right() < grid.viewport().width()


def test_titles_have_room_before_pictures_and_every_second_line_is_told(qtbot: QtBot) -> None:
    made = bar(qtbot, (*ways("Tobin Fletch", 3), PASS))
    assert [one.shown_second() for one in buttons(made)] == [*ODDS, PASS.second]
    made = bar(qtbot, (*ways("Maren Oak", 4), *ways("Sister Ilse", 4), PASS))
    assert all(one.shown_second() for one in buttons(made)[:-1])


def test_where_there_is_no_room_for_all_odds_the_first_and_the_last_are_told(qtbot: QtBot) -> None:
    to_pass = replace(PASS, letter=NO)
    made = bar(qtbot, (*ways("Maren Oak", 3), *ways("Tobin Fletch", 3), *ways("Sister Ilse", 3), to_pass), 1436)
    told = [one.shown_second() for one in buttons(made)]
    assert told[2] == "96 % one \N{HORIZONTAL ELLIPSIS} 26 % turn ends"
    assert all(one.endswith(("turn ends", "no risk")) for one in told[:9])


def test_words_below_what_is_seen_take_no_room_from_those_above(qtbot: QtBot) -> None:
    def widths(last: str) -> list[int]:
        options = (*(OptionView(one, one[:4], one) for one in ODDS), OptionView("free", "Free move", last))
        grid = OptionGrid(Theme(less_motion=True), QuestionView("How many?", "", options))
        qtbot.addWidget(grid)
        grid.resize(800, 60)
        grid.show()
        QApplication.processEvents()
        assert grid.buttons[0].x() == grid.buttons[-1].x(), "it stands in a row of its own"
        return [one.width() for one in grid.buttons]

    assert widths(FAR) == widths("No roll")


def test_odds_counted_late_find_room_and_stand_behind_other_answers_too(qtbot: QtBot) -> None:
    options = tuple(one for name in ("Maren", "Tobin", "Ilse") for one in ways(name, 3, odds=False))
    made = bar(qtbot, (*options, PASS))
    assert isinstance(made.prompt, GatheredPrompt)
    for one in options:
        made.prompt.set_second(one.key, ODDS[int(str(one.then[0]))])
    behind = next(one for one in buttons(made) if one.text() == "Ilse")
    behind.click()
    QApplication.processEvents()
    assert [one.shown_second() for one in buttons(made)[:-1]] == list(ODDS)
    buttons(made)[-1].click()
    assert buttons(made)[0].second() == ODDS[0]


def test_the_width_is_shared_by_what_comes_first() -> None:
    assert shares(100, [(20, 20), (30, 60)]) == [30, 70]
    assert shares(60, [(20, 40), (20, 30)]) == [30, 30]
    assert shares(50, [(10,), (80,)]) == [10, 40]
    assert shares(30, [(40,), (80,)]) == [15, 15]


@pytest.mark.parametrize("count", [9, 14])
def test_that_nobody_does_it_is_offered_whatever_else_there_is(qtbot: QtBot, count: int) -> None:
    many = tuple(
        [OptionView(f"{number}>there", f"Somebody {number}", group=f"group {number}") for number in range(count)]
    )
    view = QuestionView("Who moves?", "", (*many, OptionView("stay", "Nobody", letter=NO)), is_unhelped=True)
    request = Choose(PLAYERS, Topic("move"), "D-DA-1", options=tuple([str(one.answer) for one in view.options]))
    prompt = GatheredPrompt(Theme(less_motion=True), request, view)
    qtbot.addWidget(prompt)
    last = prompt.inner.grid.buttons[-1]
    assert (last.text(), last.key()) == ("Nobody", "0")
    assert [one.key() for one in prompt.inner.grid.buttons[:-1]] == [str(number) for number in range(1, 10)]
    with qtbot.waitSignal(prompt.answered) as heard:
        prompt.handle_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_0, Qt.KeyboardModifier.NoModifier, "0"))
    assert heard.args == ["stay"]


def test_many_answers_have_short_titles_and_keep_what_is_said_of_them(qtbot: QtBot) -> None:
    shots = tuple(
        OptionView(f"aim:{letter}", f"Aimed shot at Goblin Tracker 1{letter}", "", brief=f"Aimed shot at 1{letter}")
        for letter in "abcdefgh"
    )
    for many, title in ((shots, "Aimed shot at 1a"), (shots[:2], "Aimed shot at Goblin Tracker 1a")):
        prompt = bar(qtbot, (*many, PASS), 1400).prompt
        assert isinstance(prompt, ChoosePrompt)
        # Odds come when they are counted.
        prompt.set_second("aim:a", "kill 25 %, down 17 %")
        button = prompt.grid.buttons[0]
        assert (button.shown_title(), button.shown_second()) == (title, "kill 25 %, down 17 %")
        assert button.accessibleName() == "Aimed shot at Goblin Tracker 1a"


def test_no_line_begins_with_a_sign_of_its_number(qapp: QApplication) -> None:
    words = "96 % one, 74 % two (14 in), 30 % three, 26 % turn ends"
    for width in range(90, 400, 3):
        assert not any(line.startswith(("%", "in)")) for line in lines_of(words, TextStyle.SMALL, 1.0, width, 9))
