"""A city that was made and drawn is besieged again: the same city, other cards and dice, nobody dead."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import ASKED, DECK, TYPED
from desktop.session.new_game import NewGame
from desktop.session.seats import PERSON
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.shell.new_game_form import NewGameForm
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


def test_another_siege_keeps_who_plays_and_how(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.wake()
    first, second, third = SeatId("p1"), SeatId("p2"), SeatId("p3")
    setup = {"players": 4, "fewest": 3, "city": "farlight", "on_paper": True}
    dice = {first: TYPED, DECK: ASKED}
    new = NewGame(GAME, "Kerak", setup, 4, names={first: "Ada", second: "Bo"}, seats={third: "thumb"}, dice=dice)
    window.start_game(new)
    assert window.session is not None
    # Somebody came later.
    window.session.seats.call(SeatId("p4"), "Cy")
    window.show_end()
    button = window.findChild(QPushButton, "end.another")
    assert isinstance(button, QPushButton)
    button.click()
    form = next(one for one in QApplication.topLevelWidgets() if isinstance(one, NewGameForm))
    # What is played is chosen anew.
    assert (form.values["players"], form.values["fewest"], form.values["city"]) == (4, 3, "")
    line = form.findChildren(QLineEdit, "new-game.called.p2")[-1]
    assert line.text() == "Bo"
    chosen: list[NewGame] = []
    form.chosen.disconnect()
    form.chosen.connect(chosen.append)
    form.start.click()
    assert chosen[0].names == {first: "Ada", second: "Bo", SeatId("p4"): "Cy"}
    assert (chosen[0].seats[first], chosen[0].seats[third]) == (PERSON, "thumb")
    assert (chosen[0].dice[first], chosen[0].dice[DECK]) == (TYPED, ASKED)
    window.close()


def test_whoever_has_never_played_is_offered_a_short_game_and_nobody_else(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.wake()

    def asked() -> int:
        form = window.starting.ask(GAME)
        assert isinstance(form, NewGameForm)
        form.reject()
        return int(form.values["fewest"])

    assert asked() == 4
    window.start_game(NewGame(GAME, "Kerak", {"players": 2, "fewest": 4}, 4))
    window.show_hearth()
    assert asked() == 6
    window.close()
