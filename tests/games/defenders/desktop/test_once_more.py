"""A city that was made and drawn is besieged again: the same city, other cards and dice, nobody dead."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.kernel.requests import SeatId


def state_of(window: MainWindow) -> City:
    assert window.session is not None
    state = window.session.state
    assert isinstance(state, City)
    return state


def test_the_same_city_is_besieged_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.wake()
    window.start_game(NewGame(GAME, "Kerak", {"players": 2, "fewest": 3}, 4, names={SeatId("p1"): "Ada"}))
    first, position = window.session, 0
    assert first is not None
    play = window.findChild(PlayWindow)
    assert isinstance(play, PlayWindow)
    action = play.actions_of_game.once_more_action
    assert action is not None
    assert action in play.actions_for_menus()["table"]
    assert not action.isEnabled()
    is_drawn = False
    while (asked := first.match.pending) is not None:
        is_drawn = is_drawn or asked.topic == topics.PLACING
        assert action.isEnabled() == is_drawn
        first.answer(ThumbPlayer().decide(first.match.state, asked, position))
        play.player.finish()
        position += 1
    before = state_of(window)
    qtbot.waitUntil(lambda: window.findChild(QPushButton, "end.once-more") is not None)
    button = window.findChild(QPushButton, "end.once-more")
    assert isinstance(button, QPushButton)
    button.click()
    second = window.session
    assert second is not None
    assert second.game_id != first.game_id
    # The start page and the new game: the last page of the first one has gone.
    assert window.pages.count() == 2
    assert (second.name, second.seats.name(SeatId("p1"))) == ("Kerak, again", "Ada")
    assert second.match.seed != first.match.seed
    city = state_of(window)
    assert second.pending is not None
    assert second.pending.topic == topics.PLACING
    assert [(one.id, one.name, one.outline) for one in city.locations] == [
        (one.id, one.name, one.outline) for one in before.locations
    ]
    assert [one.name for one in city.units] == [one.name for one in before.units]
    assert not any(one.is_dead or one.wounds or one.place for one in city.units)
    assert (city.threats, city.damage, city.turn) == ([], 0, 0)
    window.close()
