"""Answers say their whole title: where it does not fit beside the picture, the picture gives way."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.painted import wrapped

TITLES = ("Shoot at Mire Stalker 1a", "Mend the Watchtower", "Power attack on Ember Pilgrim 3d", "End the council")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_title_is_whole_on_the_narrowest_button(qtbot: QtBot, title: str, scale: int) -> None:
    theme = Theme(scale_percent=scale)
    button = OptionButton(theme, "3", title, "kill 11 %, down 17 %", icon="high-shot")
    qtbot.addWidget(button)
    button.resize(theme.px(206), theme.px(74))
    lines = wrapped(title, QFontMetricsF(theme.font(TextStyle.OPTION)), button.room(), 2)
    assert " ".join(lines) == title


def test_a_picture_stays_where_there_is_room(qtbot: QtBot) -> None:
    theme = Theme()
    button = OptionButton(theme, "1", "Move", "Or drag on the map", icon="walking-boot")
    qtbot.addWidget(button)
    button.resize(theme.px(300), theme.px(74))
    assert button.shows_picture()
    button.resize(theme.px(150), theme.px(74))
    assert not button.shows_picture()


def test_other_words_may_take_the_picture_s_room(qtbot: QtBot) -> None:
    theme = Theme()
    button = OptionButton(theme, "2", "Shoot", "counting", icon="high-shot")
    qtbot.addWidget(button)
    button.resize(theme.px(210), theme.px(74))
    assert button.shows_picture()
    button.set_texts(TITLES[0], "kill 11 %, down 17 %")
    assert not button.shows_picture()


def test_a_second_line_takes_two_before_it_ends_in_dots(qtbot: QtBot) -> None:
    odds = "89 % eine, 44 % zwei, 11 % Zug endet"
    button = OptionButton(Theme(scale_percent=150, less_motion=True), "2", "Zwei Würfel", odds, main=True)
    qtbot.addWidget(button)
    button.resize(351, 81)
    assert button.shown_second() == odds


def test_a_title_alone_takes_all_the_height_before_it_ends_in_dots(qtbot: QtBot) -> None:
    place = "11 1/2 in from the west edge, 2 1/2 in from the north edge"
    button = OptionButton(Theme(), "1", place, main=True)
    qtbot.addWidget(button)
    button.resize(216, 74)
    assert button.shown_title() == place


def test_a_low_answer_keeps_its_odds_and_both_ends_of_its_title(qtbot: QtBot) -> None:
    button = OptionButton(Theme(), "5", "Aimed shot at Barrow Skeleton 3a", "kill 3 %, down 14 %")
    qtbot.addWidget(button)
    button.resize(212, 41)
    assert button.shown_second() == "kill 3 %, down 14 %"
    assert button.shown_title().startswith("Aimed")
    assert button.shown_title().endswith("3a")
