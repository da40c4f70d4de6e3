"""German needs no more room than there is on the pages of Defenders, nor do large letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.language import ENGLISH, speak
from desktop.look.lettering import TextStyle
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.play.end_page import EndPage
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.kernel.match import begin
from tests.desktop.fits import LANGUAGES, cut_off, in_both, lay_out
from tests.pig.match import NoKeeper

LOOKED_AT = (
    topics.WORLD,
    topics.TURN,
    topics.MEANING,
    topics.NAME,
    topics.STORY,
    topics.DRAWING,
    topics.ENTRIES,
    topics.THREAT_NAME,
    topics.SCENE,
    topics.VERDICT,
    topics.MOVE,
)


SHORTENED = ("OneLine", "prompt.second")
"""What takes smaller letters or ends in dots by itself where it must."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def dress(page: QWidget, theme: Theme) -> None:
    """Letters of their size, as in the program."""
    page.setFont(theme.font(TextStyle.BODY))
    page.setStyleSheet(style_sheet(theme.colours, theme.look.scale, plain=theme.look.is_plain))


@pytest.mark.parametrize("percent", [100, 200])
def test_every_page_of_an_evening(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    shown: dict[str, set[str]] = {}
    for language in LANGUAGES:
        speak(language)
        match = begin(DefendersGame({"players": 2, "fewest": 2}), 5, DicePolicy())
        session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
        theme, settings = Theme(scale_percent=percent, less_motion=True), Settings(tmp_path / f"{language}.ini")
        window = PlayWindow(theme, settings, session)
        dress(window, theme)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        found: set[str] = set()
        seen: set[str] = set()
        player, position = ThumbPlayer(), 0
        while (request := session.match.pending) is not None:
            window.player.finish()
            if request.topic in LOOKED_AT and request.topic not in seen:
                seen.add(request.topic)
                lay_out(window)
                found |= cut_off(window)
            session.answer(player.decide(session.match.state, request, position))
            position += 1
        assert seen == set(LOOKED_AT)
        window.player.finish()
        window.put_away()
        end = EndPage(theme, settings, session)
        dress(end, theme)
        qtbot.addWidget(end)
        end.resize(1280, 720)
        end.show()
        lay_out(end)
        found |= cut_off(end)
        shown[language] = found
    assert in_both(shown) == []
    assert [one for one in sorted(shown[ENGLISH]) if not one.startswith(SHORTENED)] == []
