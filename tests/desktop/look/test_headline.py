"""A heading of several lines shows all its words, closer together than the face would set them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Headline, text_label

WORDS = "The Last Wagon to Marten's Green"


@pytest.fixture
def headline(qtbot: QtBot) -> Headline:
    label = text_label(WORDS, TextStyle.TITLE, wrap=True)
    assert isinstance(label, Headline)
    qtbot.addWidget(label)
    label.setFont(Theme().font(TextStyle.TITLE))
    return label


def test_the_words_stay_plain(headline: Headline) -> None:
    assert headline.text() == WORDS


def test_all_words_are_on_some_line(headline: Headline) -> None:
    for wide in (160, 240, 400, 900):
        assert " ".join(headline._lines(wide)) == WORDS


def test_lines_are_closer_than_the_face_says_and_the_last_is_whole(headline: Headline) -> None:
    high = QFontMetricsF(headline.font()).height()
    assert headline.heightForWidth(900) >= high
    lines = len(headline._lines(240))
    assert lines > 1
    assert high < headline.heightForWidth(240) < high * lines
