"""The play window: the map answers, keys reach the question and nothing else, nothing hidden is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.village.siege_scene import table_view
from desktop.look.widgets.option_button import OptionButton
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.place_prompt import PlacePrompt
from desktop.session.dice_policy import ASKED
from desktop.tabletop.battlefield.views import EdgeState
from desktop.tabletop.marks import GHOST
from desktop.tabletop.tool_strip import ToolStrip
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EdgesRevealed
from rules_core.kernel.requests import Choose, Place, Request, Roll, options_of
from rules_core.kernel.table import PLAYERS
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def on_screen(window: PlayWindow, x: int, y: int) -> QPoint:
    return board_of(window).view.mapFromScene(QPointF(x, y))


def asked(window: PlayWindow) -> Request:
    """The question that stands."""
    request = window.session.pending
    assert request is not None
    return request


def acts(window: PlayWindow) -> bool:
    """Whether somebody's activation is under way."""
    return board_of(window).siege.acting is not None


def press(window: PlayWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or window, key)


def go_on(window: PlayWindow) -> None:
    """Enter; where a move has no best place, whoever moves stays."""
    prompt = window.prompt.prompt
    stays = isinstance(prompt, PlacePrompt) and prompt.leads_nowhere
    press(window, Qt.Key.Key_0 if stays else Qt.Key.Key_Return)


def test_a_click_on_an_offered_token_answers(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    request = window.session.pending
    assert isinstance(request, Choose)
    hero = board_of(window).siege.model(request.options[0])
    assert board_of(window).scene.is_offered(hero.id)
    QTest.mouseClick(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=on_screen(window, hero.x, hero.y))
    after = window.session.pending
    assert after is not None
    assert (after.topic, after.subject) == ("dice", hero.id)


def test_a_click_on_bare_ground_answers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    before = window.session.match.journal.head
    QTest.mouseClick(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=on_screen(window, 300, 300))
    assert window.session.match.journal.head == before


def test_a_drag_moves_in_one_gesture(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("action", "move"))
    request = window.session.pending
    assert request is not None
    hero = board_of(window).siege.model(request.subject)
    start = (hero.x, hero.y)
    trial = window.session.match.fork()
    trial.answer("move")
    assert isinstance(trial.pending, Place)
    assert trial.pending.region is not None
    spots = [one for one in trial.pending.region.candidates() if abs(one[0] - hero.x) + abs(one[1] - hero.y) > 600]
    viewport = board_of(window).view.viewport()
    target = on_screen(window, *spots[0])
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=on_screen(window, hero.x, hero.y))
    QTest.mouseMove(viewport, (on_screen(window, hero.x, hero.y) + target) / 2)
    QTest.mouseMove(viewport, target)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=target)
    moved = board_of(window).siege.models[hero.id]
    assert (moved.x, moved.y) != start
    shown = board_of(window).scene.token(hero.id)
    assert shown is None or (shown.x, shown.y) == (moved.x, moved.y)


def test_undo_past_something_revealed_asks_first(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.DEPLOY)
    window = seat(qtbot, tmp_path, session)
    for _ in range(40):
        if any(isinstance(told.fact, EdgesRevealed) for told in session.facts):
            break
        go_on(window)
    head = session.match.journal.head
    press(window, Qt.Key.Key_Backspace)
    box = window.findChild(QMessageBox, "dialog.undo")
    assert isinstance(box, QMessageBox)
    assert session.match.journal.head == head
    back = next(
        one for one in box.findChildren(QPushButton) if box.buttonRole(one) == QMessageBox.ButtonRole.AcceptRole
    )
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert session.match.journal.head != head
    assert not any(isinstance(told.fact, EdgesRevealed) for told in session.facts)


def test_edges_stay_unknown_until_they_are_revealed(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.DEPLOY)
    window = seat(qtbot, tmp_path, session)
    for _ in range(20):
        known, edges = board_of(window).siege.edges_known, set(table_view(board_of(window).siege).edges)
        assert known or edges == {EdgeState.PLAIN}
        if known:
            break
        go_on(window)
    assert EdgeState.ENEMY in table_view(board_of(window).siege).edges


def test_a_whole_activation_is_played_by_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    session.policy.of_seat[PLAYERS] = ASKED
    press(window, Qt.Key.Key_1)
    hero = asked(window).subject
    press(window, Qt.Key.Key_2)
    assert isinstance(asked(window), Roll)
    press(window, Qt.Key.Key_6, Qt.Key.Key_Backspace, Qt.Key.Key_6, Qt.Key.Key_6)
    actions = 0
    while acts(window) and actions < 10:
        request = asked(window)
        if request.topic == "action":
            press(window, Qt.Key(Qt.Key.Key_0 + options_of(request).index("move") + 1))
        elif isinstance(request, Place):
            press(window, Qt.Key.Key_Right, Qt.Key.Key_Return)
        elif isinstance(request, Roll):
            press(window, Qt.Key.Key_Space)
        else:
            press(window, Qt.Key.Key_Return)
        actions += 1
    assert board_of(window).siege.model(hero).activated


def test_typing_in_a_field_answers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    search = window.findChild(QLineEdit, "chronicle.search")
    assert isinstance(search, QLineEdit)
    search.setFocus()
    head = window.session.match.journal.head
    QTest.keyClicks(search, "12?")
    QTest.keyClick(search, Qt.Key.Key_Backspace)
    assert window.session.match.journal.head == head
    assert search.text() == "12"


def test_what_is_placed_follows_the_pointer_as_a_ghost(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.DEPLOY))
    request = window.session.pending
    assert isinstance(request, Place)
    assert request.region is not None
    x, y = request.region.candidates()[3]
    QTest.mouseMove(board_of(window).view.viewport(), on_screen(window, x, y))
    qtbot.waitUntil(lambda: abs(board_of(window).hand.trial.x - x) < 60 and abs(board_of(window).hand.trial.y - y) < 60)
    ghost = board_of(window).scene.token(GHOST)
    assert ghost is not None
    assert ghost.ghost
    press(window, Qt.Key.Key_Return)
    assert board_of(window).scene.token(GHOST) is None or window.session.pending is not request


def test_reach_of_one_two_and_three_moves_is_shown_before_the_dice(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    board_of(window).outlook.wait()
    qtbot.waitUntil(lambda: [band.moves for band in board_of(window).scene.overlays.reach] == [1, 2, 3])
    widths = [max(x for outline in band.outlines for x, _ in outline) for band in board_of(window).scene.overlays.reach]
    assert widths == sorted(widths)


def test_enemies_show_what_they_would_do_and_why_until_it_is_put_away_for_good(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))
    board = board_of(window)
    board.outlook.wait()
    qtbot.waitUntil(lambda: any(arrow.id.startswith("intent") for arrow in board.scene.overlays.arrows))
    found = next(iter(board.outlook.intents.values()))
    assert found.decisions
    press(window, Qt.Key.Key_I)
    assert not board.scene.overlays.arrows
    assert not ToolStrip(board.theme, board.view, window.settings).layers.intent


def test_exact_odds_arrive_on_the_dice_answers_and_can_be_hidden(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("dice"))

    def second() -> str:
        button = window.findChild(OptionButton, "prompt.option.1")
        assert isinstance(button, OptionButton)
        return button.second()

    qtbot.waitUntil(lambda: "%" in second())
    window.actions_of_game.odds_action.setChecked(False)
    QTest.qWait(200)
    assert "%" not in second()


def test_redo_brings_back_what_undo_took(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("action", "move"))
    window.answer("move")
    place = asked(window)
    press(window, Qt.Key.Key_Backspace)
    assert asked(window).topic == "action"
    window.actions_of_game.redo_action.trigger()
    assert asked(window).fingerprint() == place.fingerprint()
