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
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import FINISH
from rules_core.kernel.requests import options_of
from tests.desktop.fits import LANGUAGES, cut_off, in_both, lay_out

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
        theme = Theme(scale_percent=percent, less_motion=True)
        window = MainWindow(theme, Settings(tmp_path / f"{language}.ini"), tmp_path / language)
        dress(window, theme)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        window.wake()
        window.start_game(NewGame(GAME, "A city", {"players": 2, "fewest": 2}, 5))
        page, session = window.pages.currentWidget(), window.session
        assert isinstance(page, PlayWindow)
        assert session is not None
        found: set[str] = set()
        seen: set[tuple[str, bool]] = set()
        player, position = ThumbPlayer(), 0
        while (request := session.match.pending) is not None:
            page.player.finish()
            # A turn is looked at once more when something may be finished.
            moment = request.topic, any(one.startswith(FINISH) for one in options_of(request))
            if request.topic in LOOKED_AT and moment not in seen:
                seen.add(moment)
                lay_out(page)
                found |= cut_off(page)
            session.answer(player.decide(session.match.state, request, position))
            position += 1
        assert seen == {(topic, False) for topic in LOOKED_AT} | {(topics.TURN, True)}
        page.player.finish()
        end = window.pages.currentWidget()
        assert isinstance(end, EndPage)
        lay_out(end)
        found |= cut_off(end)
        window.close()
        shown[language] = found
    assert in_both(shown) == []
    assert [one for one in sorted(shown[ENGLISH]) if not one.startswith(SHORTENED)] == []
