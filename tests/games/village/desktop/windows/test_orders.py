"""At a table: the enemy's order stands in the prompt and on the map; one key carries it out, people may overrule."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.play.prompts import order_prompt
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.order_prompt import OrderPrompt
from desktop.tabletop.play_mode_menu import PlayModeMenu
from rules_core.games.village.rules import topics
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.words.order_words import standing_order, wants_no_hand
from rules_core.ground.play_mode import PlayMode
from rules_core.song.facts import KnockedDown, ModelMoved
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

PAD = Qt.KeyboardModifier.KeypadModifier


def at_an_order(qtbot: QtBot, folder: Path, skip: int = 0) -> PlayWindow:
    """A window at the `skip` + 1st order for which people have something to do."""
    for number in range(60):
        session = session_at(topics.ORDER, play_mode="mapped", skip=number)
        order = standing_order(session.facts, session.pending)
        if order is not None and not wants_no_hand(order):
            if skip == 0:
                return seat(qtbot, folder, session, (1280, 720))
            skip -= 1
    raise AssertionError("no such order came")


def prompt_of(window: PlayWindow) -> OrderPrompt:
    prompt = window.prompt.prompt
    assert isinstance(prompt, OrderPrompt)
    return prompt


def past_the_guard() -> None:
    QTest.qWait(order_prompt.GUARD_MS + 30)


@rule("V-6.2.7")
def test_the_order_is_said_and_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    order = standing_order(window.session.facts, window.session.pending)
    assert isinstance(order, OrderGiven)
    words = prompt_of(window).order.text()
    assert any(stick in words for stick in ("Short", "Medium", "Long", " in ")), words
    second = window.prompt.findChild(QLabel, "prompt.second")
    assert second is not None
    assert second.text().startswith("Why: ")
    shown = board_of(window).scene.overlays.arrows
    assert [arrow.id for arrow in shown] == [f"order {order.model}"]
    model = board_of(window).siege.models[order.model]
    assert shown[0].points[0] == (model.x, model.y)
    assert (order.legs[0][4], order.legs[0][5]) in shown[0].points


@rule("V-6.2.7")
def test_one_key_carries_an_order_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    order = standing_order(window.session.facts, window.session.pending)
    assert order is not None
    past_the_guard()
    QTest.keyClick(window, Qt.Key.Key_Plus, PAD)
    ends = [
        (told.fact.to_x, told.fact.to_y)
        for told in window.session.facts
        if isinstance(told.fact, ModelMoved) and told.fact.model == order.model
    ]
    assert ends[-1:] == [(leg[4], leg[5]) for leg in order.legs if leg[2]][-1:]
    assert standing_order(window.session.facts, window.session.pending) != order


def guard(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """How long a question takes no key after the last one, however slow the machine is."""
    for module in ("order_prompt", "orders_prompt", "prompt_bar", "carry_out_prompt"):
        monkeypatch.setattr(f"desktop.play.prompts.{module}.GUARD_MS", ms)


@pytest.mark.parametrize("skip", [0, 1, 2])
def test_a_second_press_at_once_is_not_taken_for_the_next_question(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, skip: int
) -> None:
    window = at_an_order(qtbot, tmp_path, skip)
    past_the_guard()
    QTest.keyClick(window, Qt.Key.Key_Return)
    guard(monkeypatch, 60_000)
    # Orders without anything to do go by themselves.
    qtbot.wait(30)
    head = window.session.match.journal.head
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.session.match.journal.head == head
    guard(monkeypatch, 0)
    qtbot.wait(30)
    if isinstance(window.prompt.prompt, CarryOutPrompt):
        # Somebody was knocked down: that is carried out first.
        QTest.keyClick(window, Qt.Key.Key_Return)
        assert window.session.match.journal.head == head
        qtbot.wait(30)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.session.match.journal.head != head


@rule("R-V37")
def test_the_table_may_let_an_enemy_stay_or_send_it_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    before = standing_order(window.session.facts, window.session.pending)
    assert before is not None
    QTest.keyClick(window, Qt.Key.Key_0, PAD)
    prompt = prompt_of(window)
    assert prompt.overruling
    towards = [one for one in prompt.others.view.options if str(one.answer).startswith("toward:")]
    assert towards
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    after = standing_order(window.session.facts, window.session.pending)
    assert after is not None
    assert (after.model, after.chosen) == (before.model, str(towards[0].answer).partition(":")[2])
    assert any(isinstance(told.fact, OrderOverruled) for told in window.session.facts)
    QTest.keyClick(window, Qt.Key.Key_0, PAD)
    QTest.keyClick(window, Qt.Key.Key_1, PAD)
    last = [told.fact for told in window.session.facts if isinstance(told.fact, OrderOverruled)][-1]
    assert (last.model, last.instead) == (before.model, "stay")
    assert board_of(window).siege.models[before.model].activated


def test_digits_do_nothing_until_somebody_overrules(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    head = window.session.match.journal.head
    past_the_guard()
    for digit in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_9):
        QTest.keyClick(window, digit, PAD)
    assert window.session.match.journal.head == head


@pytest.mark.parametrize("mode", list(PlayMode))
def test_a_game_goes_on_another_way_by_the_menu(qtbot: QtBot, tmp_path: Path, mode: PlayMode) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    menu = board_of(window).play_mode
    menu.actions[mode].trigger()
    assert session.state.play_mode is mode
    assert menu.actions[mode].isChecked()
    if mode is not PlayMode.SCREEN:
        session.undo()
        assert session.state.play_mode is PlayMode.SCREEN
        assert menu.actions[PlayMode.SCREEN].isChecked()


def test_in_the_middle_of_an_activation_it_does_not(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("action")
    heard: list[str] = []
    session.problem.connect(heard.append)
    menu = PlayModeMenu(seat(qtbot, tmp_path, session), session, (topics.WHOM,))
    menu.choose(PlayMode.MAPPED)
    assert heard == ["Finish this activation first; then the game can go on another way."]
    assert session.state.play_mode is PlayMode.SCREEN
    assert menu.actions[PlayMode.SCREEN].isChecked()


def test_going_to_a_table_begins_with_building_it_up(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM)
    window = seat(qtbot, tmp_path, session)
    board_of(window).play_mode.choose(PlayMode.MAPPED)
    guide = window.findChild(QDialog, "dialog.rebuild")
    assert guide is not None
    guide.reject()
    board_of(window).play_mode.choose(PlayMode.UNMAPPED)
    board_of(window).play_mode.choose(PlayMode.SCREEN)
    assert window.findChild(QDialog, "dialog.positions") is not None


def test_tab_goes_round_and_esc_leads_back_to_the_order(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    head = window.session.match.journal.head
    prompt = prompt_of(window)
    past_the_guard()
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert prompt.done.hasFocus()
    QTest.keyClick(prompt.done, Qt.Key.Key_Tab)
    assert prompt.otherwise.hasFocus()
    QTest.keyClick(prompt.otherwise, Qt.Key.Key_Return)
    assert prompt.overruling
    assert window.session.match.journal.head == head
    assert prompt.back.hasFocus()
    QTest.keyClick(prompt.back, Qt.Key.Key_Escape)
    assert prompt.front.isVisible()
    QTest.keyClick(prompt.done, Qt.Key.Key_0)
    QTest.keyClick(prompt.back, Qt.Key.Key_Backspace)
    assert prompt.front.isVisible()
    assert window.session.match.journal.head == head


def test_beside_what_is_carried_out_stands_the_miniature_it_is_about(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_an_order(qtbot, tmp_path)
    first, other = [id for id, model in board_of(window).siege.models.items() if model.side == ENEMIES][:2]
    falls = KnockedDown("SBH-HTH-8", first), KnockedDown("SBH-HTH-8", other)
    token = window.presenter.carried_out_with(falls[:1])
    assert token is not None
    assert token.id == first
    # Nobody stands for several.
    assert window.presenter.carried_out_with(falls) is None
