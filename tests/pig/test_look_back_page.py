"""The page of a look back, in the whole window of the program, with a game of pig."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.play.end_page import EndPage
from desktop.play.look_back.page import LookBackPage
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import TYPED
from desktop.session.new_game import NewGame
from desktop.shell.main_window import MainWindow
from rules_core.games import catalogue
from rules_core.kernel.game import GameId
from rules_core.lab import look_back
from rules_core.lab.duels import Effort, Part
from rules_core.lab.played_on import Held
from rules_core.lab.processes import thread_pool
from tests.pig.definition import ANN, BEN
from tests.pig.test_look_back import SURE_TO_LOSE, TWENTY
from tests.pig.test_window import german as german
from tests.pig.test_window import opened

QUICK = Effort(((8, 0.5),), proofs=(50, 100))
ENDLESS = Effort(((100_000, 9.0),), games=10**9)


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """A little is played on, and in this process."""
    monkeypatch.setattr(look_back, "process_pool", lambda jobs, prepare, *arguments: thread_pool(prepare, *arguments))
    monkeypatch.setattr(look_back.LookBackRun.__init__, "__defaults__", (QUICK, 1, 1))


def ended(qtbot: QtBot, folder: Path, *script: str | int) -> tuple[MainWindow, EndPage]:
    """A game after these answers and dice, all given by people, at its last page."""
    catalogue.add_game(GameId("pig"), "tests.pig.definition")
    window = opened(qtbot, folder)
    window.start_game(NewGame(GameId("pig"), "Ann and Ben", {"target": 22}, 5, {ANN: TYPED, BEN: TYPED}))
    assert window.session is not None
    for one in script:
        assert window.session.answer((one,) if isinstance(one, int) else one)
    page = window.pages.currentWidget()
    assert isinstance(page, EndPage)
    return window, page


def button(page: QWidget, name: str) -> QPushButton:
    found = page.findChild(QPushButton, name)
    assert found is not None, name
    return found


def look_back_from(qtbot: QtBot, window: MainWindow, end: EndPage, *, to_the_end: bool = True) -> LookBackPage:
    """The button of the last page is clicked."""
    QTest.mouseClick(button(end, "end.look-back"), Qt.MouseButton.LeftButton)
    page = window.pages.currentWidget()
    assert isinstance(page, LookBackPage)
    if to_the_end:
        qtbot.waitUntil(lambda: not page.looking.is_running)
    return page


def texts(page: QWidget) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


LOST = (*SURE_TO_LOSE, "roll", 6, "hold")


def test_the_answer_is_hidden_until_somebody_has_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    (card,) = page.cards
    assert "Roll or hold, Ann?" in texts(card)
    assert sorted(one.text() for one in card.buttons) == ["Hold", "Roll"]
    assert not card.outcome.isVisible()
    assert not any("ended well in" in text for text in texts(card))
    roll = next(one for one in card.buttons if one.text() == "Roll")
    QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
    assert card.outcome.isVisible()
    letter, other = roll.key(), next(one.key() for one in card.buttons if one is not roll)
    hits, less, games = card.missed.by_other.hits, card.missed.by_given.hits, card.missed.by_given.games
    assert f"{letter} ended well in {hits} of {games} games, {other} in {less}." in texts(card)
    assert f"In the game it was {other}." in texts(card)
    assert f"You would choose {letter} now." in texts(card)
    assert not card.show_button.isVisible()
    qtbot.waitUntil(lambda: not card.picture.image.isNull())


def test_it_is_shown_without_choosing_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    (card,) = page.cards
    assert window.focusWidget() is card.buttons[0]
    for _ in range(2):
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert window.focusWidget() is card.show_button
    QTest.keyClick(card.show_button, Qt.Key.Key_Return)
    assert card.outcome.isVisible()
    assert not any("You would choose" in text for text in texts(card))
    # The keys are not lost with the button that has gone.
    assert window.focusWidget() is card.try_button
    QTest.keyClick(card.try_button, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), EndPage)


def test_the_letters_on_the_keys_answer(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    (card,) = look_back_from(qtbot, window, end).cards
    QTest.keyClick(card.buttons[0], Qt.Key.Key_B)
    assert [one.isChecked() for one in card.buttons] == [False, True]
    assert "You would choose B now." in texts(card)


def test_asked_for_once_more_it_stands_there_once(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    look_back_from(qtbot, window, end)
    count = window.pages.count()
    window.show_look_back()
    assert isinstance(window.pages.currentWidget(), LookBackPage)
    assert window.pages.count() == count


def test_when_all_is_found_moments_stand_in_the_order_of_the_game_and_are_counted(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    run = page.looking.run
    assert run is not None
    (late,) = run.progress.missed
    journal = page.session.match.journal
    earlier = min(one.parent for one in journal.entries if one.answer == late.given)
    assert earlier < late.node
    run.progress = replace(run.progress, missed=(late, replace(late, node=earlier)))
    QTest.mouseClick(page.back_button, Qt.MouseButton.LeftButton)
    window.show_look_back()
    again = window.pages.currentWidget()
    assert isinstance(again, LookBackPage)
    assert [one.missed.node for one in again.cards] == [earlier, late.node]
    assert again.count.isVisible()
    assert again.count.text().startswith("2 moment")


def test_a_moment_is_tried_in_the_sandbox_and_the_page_comes_again_after_it(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    page.cards[0].choose(0)
    game = page.session
    head, entries = game.match.journal.head, len(game.match.journal.entries)
    QTest.mouseClick(page.cards[0].try_button, Qt.MouseButton.LeftButton)
    tried = window.pages.currentWidget()
    assert isinstance(tried, PlayWindow)
    assert tried.session.is_sandbox
    assert (tried.session.state.points, tried.session.state.at_stake) == ({"ann": 20, "ben": 20}, 0)
    assert tried.session.answer("roll")
    tried.left.emit()
    again = window.pages.currentWidget()
    assert isinstance(again, LookBackPage)
    assert again.cards[0].outcome.isVisible()
    assert (game.match.journal.head, len(game.match.journal.entries)) == (head, entries)


def test_the_table_menu_has_it_once_the_game_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    end.back_to_table.emit()
    played = window.pages.currentWidget()
    assert isinstance(played, PlayWindow)
    action = played.actions_of_game.look_back_action
    assert action in played.actions_for_menus()["table"]
    assert action.isEnabled()
    played.session.undo()
    assert not action.isEnabled()
    played.session.redo()
    action.trigger()
    assert isinstance(window.pages.currentWidget(), LookBackPage)


def test_the_whole_game_is_watched_from_its_last_page_and_from_a_look_back(qtbot: QtBot, tmp_path: Path) -> None:
    window, _ = ended(qtbot, tmp_path, *LOST)
    played = window.findChild(PlayWindow)
    assert played is not None
    for _ in range(2):
        played.actions_of_game.watch_all_action.trigger()
        assert window.pages.currentWidget() is played
        assert played.session.is_behind
        played.player.finish()
        assert isinstance(window.pages.currentWidget(), EndPage)
        window.show_look_back()


def test_where_nothing_would_have_been_better_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *TWENTY, *TWENTY, "roll", 6, "hold")
    page = look_back_from(qtbot, window, end)
    assert page.cards == []
    assert "No other choice would clearly have ended well more often." in texts(page)
    assert "The program would have decided everything as you did." in texts(page)


def hold_twice(qtbot: QtBot, folder: Path) -> tuple[MainWindow, EndPage]:
    """Both give the die away twice when one throw would have won: four clear moments."""
    return ended(qtbot, folder, *SURE_TO_LOSE, *("hold",) * 3, "roll", 6, "hold")


@pytest.fixture
def rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Set, the rest is looked at as well; until then the first decision alone, to its end."""
    may_go_on, play = Event(), look_back._play_part

    def held_up(part: Part) -> list[list[Held]]:
        if part.number and part.games.start:
            may_go_on.wait(60)
        return play(part)

    monkeypatch.setattr(look_back, "_play_part", held_up)
    yield may_go_on
    may_go_on.set()


def test_moments_come_one_by_one_and_nothing_that_stands_there_moves(qtbot: QtBot, tmp_path: Path, rest: Event) -> None:
    window, end = hold_twice(qtbot, tmp_path)
    page = look_back_from(qtbot, window, end, to_the_end=False)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert page.looking.is_running
    assert "Playing on from your decisions" not in texts(page)
    (first,) = page.cards
    first.choose(1)
    first.buttons[1].setFocus()
    QTest.qWait(50)
    where = first.mapTo(page, first.rect().topLeft())
    rest.set()
    qtbot.waitUntil(lambda: not page.looking.is_running)
    QTest.qWait(50)
    assert len(page.cards) == 4
    assert page.cards[0] is first
    assert window.focusWidget() is first.buttons[1]
    assert first.outcome.isVisible()
    assert first.mapTo(page, first.rect().topLeft()) == where
    assert not page.stop_button.isVisible()
    assert "How sure this is" in texts(page)


def test_what_is_found_stays_when_it_is_stopped_and_it_goes_on_from_there(
    qtbot: QtBot, tmp_path: Path, rest: Event
) -> None:
    window, end = hold_twice(qtbot, tmp_path)
    page = look_back_from(qtbot, window, end, to_the_end=False)
    assert page.stop_button.hasFocus()
    qtbot.waitUntil(lambda: bool(page.cards))
    QTest.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.looking.is_running)
    found = list(page.cards)
    assert len(found) == 1
    rest.set()
    assert "Stopped. What stands here is certain; the rest is not looked at yet." in texts(page)
    page.back_wanted.emit()
    window.show_look_back()
    again = window.pages.currentWidget()
    assert isinstance(again, LookBackPage)
    assert [one.missed for one in again.cards] == [one.missed for one in found]
    QTest.mouseClick(again.go_on_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not again.looking.is_running)
    assert again.looking.is_whole
    assert len({one.missed.node for one in again.cards}) == 4


def test_stopped_before_a_moment_is_certain_it_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look_back.LookBackRun.__init__, "__defaults__", (ENDLESS, 1, 1))
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end, to_the_end=False)
    qtbot.waitUntil(lambda: page.bar.maximum() == 1)
    assert any(text.startswith("0 of 1 decisions looked at") for text in texts(page))
    QTest.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "No moment was certain yet." in texts(page))
    assert not page.bar.isVisible()
    assert page.go_on_button.isVisible()


def test_it_goes_on_while_one_looks_elsewhere_and_ends_with_the_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look_back.LookBackRun.__init__, "__defaults__", (ENDLESS, 1, 1))
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end, to_the_end=False)
    looking, run = page.looking, page.looking.run
    assert run is not None
    page.back_wanted.emit()
    assert looking.is_running
    window.show_hearth()
    qtbot.waitUntil(lambda: run.is_over)
    assert not run.progress.is_whole


def test_who_takes_the_end_back_stops_it(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(look_back.LookBackRun.__init__, "__defaults__", (ENDLESS, 1, 1))
    window, end = ended(qtbot, tmp_path, *LOST)
    run = look_back_from(qtbot, window, end, to_the_end=False).looking.run
    assert run is not None
    assert window.session is not None
    window.session.undo()
    qtbot.waitUntil(lambda: run.is_over)
    assert not run.progress.is_whole


def test_in_another_language_the_page_stays_open(qtbot: QtBot, tmp_path: Path, german: None) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    page.cards[0].choose(0)
    window.renew()
    again = window.pages.currentWidget()
    assert isinstance(again, LookBackPage)
    assert again is not page
    assert "Rückschau" in texts(again)
    assert any(text.startswith("Im Spiel war es") for text in texts(again.cards[0]))


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("look", list(LookName))
def test_nothing_lies_beside_the_page(qtbot: QtBot, tmp_path: Path, look: LookName, scale: int) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    page = look_back_from(qtbot, window, end)
    window.theme.set_name(look)
    window.theme.set_scale_percent(scale)
    window.resize(1024, 640)
    page.cards[0].choose(1)
    QTest.qWait(50)
    inside, seen = page.scroller.widget(), page.scroller.viewport()
    assert inside is not None
    assert inside.width() <= seen.width()
    for label in page.cards[0].findChildren(QLabel):
        if label.isVisible():
            assert label.width() >= label.minimumSizeHint().width()
    assert all(area.horizontalScrollBar().maximum() == 0 for area in page.findChildren(QScrollArea))


def test_it_is_read_out(qtbot: QtBot, tmp_path: Path) -> None:
    window, end = ended(qtbot, tmp_path, *LOST)
    card = look_back_from(qtbot, window, end).cards[0]
    assert card.accessibleName() == "Ann: 20, Ben: 20. Ann to play. It is Ann's turn. Roll or hold, Ann?"
    first = QAccessible.queryAccessibleInterface(card.buttons[0])
    assert first.text(QAccessible.Text.Name) == f"A: {card.buttons[0].text()}"
    assert "95 times in 100" in card.outcome.accessibleName()
