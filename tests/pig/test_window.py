"""Pig in the real window, with nothing but its definition: played by clicks and keys, undone, branched, counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.language import speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.widgets.option_button import OptionButton
from desktop.play.correct_die.dialog import CorrectDieDialog
from desktop.play.correct_thing.dialog import CorrectThingDialog
from desktop.play.end_page import EndPage
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.note import Note
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.panels.list_panel import ListPanel
from desktop.play.panels.luck_panel import LuckPanel
from desktop.play.panels.table_panel import TablePanel
from desktop.play.panels.timeline import Timeline
from desktop.play.plain_board import PlainBoard
from desktop.play.play_window import PlayWindow
from desktop.play.presenter import Shortcut
from desktop.session.dice_policy import ASKED, AT_ONCE, TYPED, DicePolicy
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games import catalogue
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin
from rules_core.kernel.odds import OddsWalk, Outcome
from rules_core.kernel.requests import Choose, Roll, SeatId
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.pig.definition import ANN, BEN
from tests.pig.match import NoKeeper, session_after

Panel = TypeVar("Panel")


def new_game(target: int = 20, seed: int = 5) -> MatchSession:
    """A game of pig whose dice the program rolls at once."""
    catalogue.add_game(GameId("pig"), "tests.pig.definition")
    policy = DicePolicy()
    match = begin(catalogue.GAMES[GameId("pig")]({"target": target}), seed, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "Ann and Ben", lambda match: ({}, ""))


def seat(qtbot: QtBot, folder: Path, session: MatchSession, size: tuple[int, int] = (1400, 900)) -> PlayWindow:
    """The window, shown, with the focus; the pointer rests on nothing."""
    QCursor.setPos(-1, -1)
    window = PlayWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.resize(*size)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.setFocus()
    return window


def board_of(window: PlayWindow) -> PlainBoard:
    assert isinstance(window.board, PlainBoard)
    return window.board


def panel_of(window: PlayWindow, dock: str, kind: type[Panel]) -> Panel:
    panel = window.docks[dock].panel
    assert isinstance(panel, kind)
    return panel


def press(window: PlayWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)


def option(window: PlayWindow, number: int) -> OptionButton:
    button = window.findChild(OptionButton, f"prompt.option.{number}")
    assert isinstance(button, OptionButton)
    return button


def click(window: PlayWindow, number: int) -> None:
    QApplication.processEvents()
    QTest.mouseClick(option(window, number), Qt.MouseButton.LeftButton)


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak("en")


def test_it_is_played_to_its_end_by_clicks_and_keys(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, new_game())
    over: list[bool] = []
    window.finished.connect(lambda: over.append(True))
    for turn in range(400):
        request = window.session.pending
        if request is None:
            break
        assert isinstance(request, Choose)
        number = 2 if window.session.state.at_stake >= 6 else 1
        if turn % 2:
            click(window, number)
        else:
            press(window, Qt.Key(Qt.Key.Key_0 + number))
    assert window.session.pending is None
    assert over == [True]
    state = window.session.state
    assert max(state.points.values()) >= 20
    assert window.prompt.title.text() == "The game is over"
    assert window.prompt.second.text() == f"Ann: {state.points['ann']}, Ben: {state.points['ben']}"


def test_the_board_shows_whose_turn_it_is_and_follows_the_points(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after())
    board = board_of(window)
    ann, ben = board.buttons()
    assert (ann.view.name, ann.view.figures, ann.view.side) == ("Ann", (("Points", "0"),), "heroes")
    assert (ann.view.chosen, ben.view.chosen) == (True, False)
    before = ann.grab().toImage()
    for answer in ("roll", (5,), "hold"):
        window.session.answer(answer)
    assert ann.view.figures == (("Points", "5"),)
    assert (ann.view.chosen, ben.view.chosen) == (False, True)
    assert ann.grab().toImage() != before
    assert ann.accessibleName() == "Ann, Points: 5."
    assert QAccessible.queryAccessibleInterface(ann).text(QAccessible.Text.Name) == "Ann, Points: 5."
    assert window.banner.view().title == "Ben to play"
    assert "Ann: 5, Ben: 0" in window.banner.accessibleDescription()


def test_arrows_go_from_thing_to_thing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after())
    ann, ben = board_of(window).buttons()
    press(window, Qt.Key.Key_Right)
    assert ann.hasFocus()
    press(window, Qt.Key.Key_Right)
    assert ben.hasFocus()
    press(window, Qt.Key.Key_Left)
    assert ann.hasFocus()
    press(window, Qt.Key.Key_1)
    assert isinstance(window.session.pending, Roll)


def test_dice_are_typed_and_lie_in_the_tray(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll"))
    assert window.prompt.title.text() == "Ann rolls."
    assert window.prompt.second.text() == "1 die: 2 or more is a success. A 1 loses the turn."
    press(window, Qt.Key.Key_9)
    assert isinstance(window.session.pending, Roll)
    press(window, Qt.Key.Key_4)
    assert window.session.state.at_stake == 4
    tray = board_of(window).tray
    assert tray.isVisible()
    assert [die.value for die in tray.tumble.dice] == [4]


def test_space_rolls_and_the_dice_menu_knows_both_seats(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll")
    window = seat(qtbot, tmp_path, session)
    press(window, Qt.Key.Key_Space)
    assert isinstance(session.pending, Choose)
    menu = window.actions_of_game.dice_menu
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == [
        "The &program rolls all dice",
        "We roll &everything",
        "&Ask each time",
        "Dice of Ann",
        "Dice of Ben",
    ]
    next(action for action in menu.actions() if action.text().startswith("The &program")).trigger()
    assert session.policy.to_plain() == {"ann": AT_ONCE, "ben": AT_ONCE}


def test_settings_of_an_older_game_are_still_understood() -> None:
    policy = DicePolicy()
    policy.set_plain({PLAYERS: ASKED, ENEMY: AT_ONCE, SeatId("nobody"): "in no way"})
    assert (policy.way_of(PLAYERS), policy.way_of(ENEMY), policy.way_of(SeatId("nobody"))) == (ASKED, AT_ONCE, AT_ONCE)


def test_an_answer_is_undone_by_name_and_another_branch_begun(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5)
    window = seat(qtbot, tmp_path, session)
    actions = window.actions_of_game
    qtbot.waitUntil(lambda: "Ann" in actions.undo_action.text())
    assert actions.undo_action.text() == "&Undo: Ann rolls 5"
    press(window, Qt.Key.Key_Backspace)
    assert isinstance(session.pending, Roll)
    press(window, Qt.Key.Key_3)
    assert session.state.at_stake == 3
    timeline = panel_of(window, "timeline", Timeline)
    (other,) = timeline.branches()
    timeline.jump_wanted.emit(other)
    assert session.state.at_stake == 5
    press(window, Qt.Key.Key_2)
    assert [stop.words for stop in timeline.stops] == ["Setup", "It is Ann's turn", "It is Ben's turn"]
    assert [stop.tone for stop in timeline.stops] == ["text_2", "hero_fill", "enemy_fill"]


def test_odds_stand_on_the_answer_and_in_the_dock(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5))
    qtbot.waitUntil(lambda: "%" in option(window, 1).second())
    assert option(window, 1).second().replace("\u00a0", " ") == "83 % It goes on, 17 % A 1: Ann loses 5"
    rows = [(row.words, round(row.chance * 6)) for row in window.odds.table.rows]
    assert rows == [("It goes on.", 5), ("A 1: Ann loses 5.", 1)]
    assert window.odds.table.title == "Ann: Roll"
    assert option(window, 2).second() == ""


def test_the_odds_of_dice_that_stand_are_shown_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5, "roll"))
    qtbot.waitUntil(lambda: bool(window.odds.table.rows))
    assert [row.words for row in window.odds.table.rows] == ["It goes on.", "A 1: Ann loses 5."]


def test_luck_is_counted_for_each_seat(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5, "roll", 3, "hold", "roll", 2))
    window.dock_keeper.open("luck")
    rows = panel_of(window, "luck", LuckPanel).model.rows
    assert [(row.title, row.luck.dice, row.tone) for row in rows] == [("Ann", 2, "hero_fill"), ("Ben", 1, "enemy_bar")]


def test_the_chronicle_tells_it_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5, "hold", "roll", 1))
    lines = panel_of(window, "chronicle", ChroniclePanel).model
    assert isinstance(lines, ChronicleList)
    assert [line.text for line in lines.lines] == [
        "It is Ann's turn.",
        "Ann keeps 5.",
        "It is Ben's turn.",
        "A 1: Ben loses 0.",
        "It is Ann's turn.",
    ]
    assert lines.lines[1].thing == "ann"


def test_everything_is_said_in_german(qtbot: QtBot, tmp_path: Path, german: None) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5))
    assert window.prompt.title.text() == "Würfeln oder halten, Ann?"
    assert [option(window, number).text() for number in (1, 2)] == ["Würfeln", "Halten"]
    assert window.banner.view().title == "Ann ist am Zug"
    chronicle = panel_of(window, "chronicle", ChroniclePanel).model
    assert isinstance(chronicle, ChronicleList)
    assert chronicle.lines[0].text == "Ann ist am Zug."


def test_the_list_names_every_thing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after("roll", 5, "hold"))
    window.dock_keeper.open("list")
    families = panel_of(window, "list", ListPanel).model.families
    assert [family.title for family in families] == ["Now", "Players"]
    assert [(thing.title, thing.lines) for thing in families[1].things] == [
        ("Ann", ("Points: 5",)),
        ("Ben", ("Points: 0",)),
    ]


def test_points_are_corrected_in_the_table_and_by_the_menu(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5, "hold")
    window = seat(qtbot, tmp_path, session)
    model = panel_of(window, "players", TablePanel).model
    assert model.index(0, 1).data() == "5"
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    assert model.setData(model.index(0, 1), 12)
    assert session.state.points["ann"] == 12
    assert board_of(window).buttons()[0].view.figures == (("Points", "12"),)
    problems: list[str] = []
    session.problem.connect(problems.append)
    assert not model.setData(model.index(0, 1), 1000)
    assert problems
    window.actions_of_game.at_table.correct_thing("ben")
    dialog = window.findChild(CorrectThingDialog)
    assert isinstance(dialog, CorrectThingDialog)
    assert dialog.row is not None
    dialog.row.corrected.emit("points/ben", 7)
    assert session.state.points["ben"] == 7
    qtbot.waitUntil(lambda: "Undo: a correction" in window.actions_of_game.undo_action.text().replace("&", ""))


def test_a_wrong_die_is_corrected(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 5, "hold")
    window = seat(qtbot, tmp_path, session)
    window.actions_of_game.at_table.correct_die()
    dialog = window.findChild(CorrectDieDialog)
    assert isinstance(dialog, CorrectDieDialog)
    assert dialog.rolls.index(0, 0).data() == "Ann rolls"
    dialog.take("1")
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Ann keeps 5." in told
    assert "A 1: Ann loses 0." in told
    dialog.button.click()
    assert session.state.points["ann"] == 0


def test_the_program_plays_a_turn_and_to_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    session = new_game(target=60)
    window = seat(qtbot, tmp_path, session)
    window.actions_of_game.play_step_action.trigger()
    qtbot.waitUntil(lambda: not session.bot_is_playing)
    assert session.state.turn == 1
    window.actions_of_game.play_turn_action.trigger()
    qtbot.waitUntil(lambda: session.pending is None)
    assert max(session.state.points.values()) >= 60
    actions = window.actions_of_game
    qtbot.waitUntil(lambda: not (actions.play_step_action.isEnabled() or actions.play_turn_action.isEnabled()))
    session.undo()
    assert actions.play_turn_action.isEnabled()


def test_the_last_page_shows_the_result(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 6, "roll", 6, "hold", target=12)
    assert session.pending is None
    page = EndPage(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(page)
    told = [label.text() for label in page.findChildren(QLabel)]
    assert "The game is over" in told
    assert "A game. Ann: 12, Ben: 0." in told
    assert "Players" in told
    assert told.index("Ann") < told.index("12")
    assert page.findChild(QWidget, "end.untold") is None


def test_the_last_page_of_a_guided_game_says_what_there_was_no_occasion_for(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_after("roll", 6, "roll", 6, "hold", target=12)
    notes = [Note("pig.hold", None, "Hold", "Points that are held are safe."), Note("pig.one", None, "A one", "Ouch.")]
    page = EndPage(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session, untold=notes)
    qtbot.addWidget(page)
    sheet = page.findChild(QWidget, "end.untold")
    assert sheet is not None
    told = [label.text() for label in sheet.findChildren(QLabel)]
    assert {words for one in notes for words in (one.title, one.text)} <= set(told)
    # What is shared with others is the game.
    assert not page.whole.isAncestorOf(sheet)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 520)])
@pytest.mark.parametrize("look", list(LookName))
def test_nothing_is_cut_off_in_any_look(
    qtbot: QtBot, tmp_path: Path, look: LookName, size: tuple[int, int], scale: int
) -> None:
    window = PlayWindow(Theme(look, scale, less_motion=True), Settings(tmp_path / "settings.ini"), session_after())
    qtbot.addWidget(window, before_close_func=lambda closing: window.put_away())
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    board = board_of(window)
    for button in board.buttons():
        assert button.width() >= min(button.sizeHint().width(), board.scroller.viewport().width() - 40)
        assert (
            button.mapTo(board.scroller.viewport(), QPoint(button.width(), 0)).x() <= board.scroller.viewport().width()
        )


def test_menus_hold_the_actions_of_every_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_after())
    menus = window.actions_for_menus()
    assert set(menus) == {"edit", "table", "view"}
    assert all(action.text() for actions in menus.values() for action in actions)
    assert panel_of(window, "players", TablePanel).model.rowCount(QModelIndex()) == 2


def opened(qtbot: QtBot, folder: Path) -> MainWindow:
    """The whole program's window on a library in this folder, awake."""
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(folder / "settings.ini"), folder)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.wake()
    return window


def page_of(window: MainWindow) -> PlayWindow:
    page = window.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    return page


def test_it_is_begun_left_opened_again_and_finished_in_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    catalogue.add_game(GameId("pig"), "tests.pig.definition")
    first = opened(qtbot, tmp_path)
    first.start_game(NewGame(GameId("pig"), "Ann and Ben", {"target": 12}, 5, {ANN: TYPED, BEN: TYPED}))
    page = page_of(first)
    press(page, Qt.Key.Key_1, Qt.Key.Key_6)
    assert page.session.state.at_stake == 6
    number = page.session.game_id
    first.show_hearth()
    (card,) = first.games.games()
    kept = first.games.library.card(number).picture
    assert QImage.fromData(kept or b"").width() > 0
    first.close()
    again = opened(qtbot, tmp_path)
    (card,) = again.games.games()
    assert (card.name, card.kind) == ("Ann and Ben", "pig")
    again.open_game(number)
    page = page_of(again)
    assert page.session.policy.way_of(BEN) == TYPED
    press(page, Qt.Key.Key_Backspace)
    assert page.session.state.at_stake == 0
    press(page, Qt.Key.Key_6, Qt.Key.Key_1, Qt.Key.Key_6, Qt.Key.Key_2)
    assert page.session.state.points == {"ann": 12, "ben": 0}
    end = again.pages.currentWidget()
    assert isinstance(end, EndPage)
    # With large letters in a small window buttons still stand in one row, and nothing has to be moved sideways.
    assert len({button.y() for button in end.buttons}) == 1
    again.theme.set_scale_percent(200)
    again.resize(1270, 720)
    QApplication.processEvents()
    assert len({button.y() for button in (end.more, *end.buttons) if button.isVisible()}) == 1
    assert all(area.horizontalScrollBar().maximum() == 0 for area in end.findChildren(QScrollArea))
    again.theme.set_scale_percent(100)
    again.show_hearth()
    # Whoever opens a game that is over reads how it went, and gets there again from its table.
    again.open_game(number)
    end = again.pages.currentWidget()
    assert isinstance(end, EndPage)
    end.back_to_table.emit()
    press(page_of(again), Qt.Key.Key_Return)
    assert isinstance(again.pages.currentWidget(), EndPage)
    again.show_hearth()
    again.close()


def test_a_game_may_have_a_click_give_several_answers(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = seat(qtbot, tmp_path, new_game(seed=1))
    meant = {
        ANN: Shortcut(("roll", "hold"), "Ann rolls once and holds."),
        BEN: Shortcut(refused="It is not Ben's turn."),
    }
    monkeypatch.setattr(window.presenter, "shortcut", lambda request, thing: meant.get(thing))
    board_of(window).take(BEN)
    journal = window.session.match.journal
    assert journal.depth(journal.head) == 0
    assert window.event_strip.accessibleName() == "It is not Ben's turn."
    board_of(window).take(ANN)
    given = [journal.entries[node].answer for node in journal.way(-1, journal.head)]
    # What the die leaves no room for is not answered.
    assert "roll" in given
    assert ("hold" in given) is ((1,) not in given)


class Held(Outcome):
    """Whether Ann comes to hold."""

    def of_fact(self, fact: Fact) -> str:
        return ""

    def of_end(self) -> str:
        return "held"

    def of_misfit(self) -> str:
        return "passed"


def test_several_answers_are_counted_for_one_seat_alone() -> None:
    odds = OddsWalk(new_game().match, Held()).odds(["roll", "hold"])
    assert odds == {"held": pytest.approx(5 / 6), "passed": pytest.approx(1 / 6)}
