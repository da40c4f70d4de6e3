"""Each side's dice come from the program, from real dice, or as people like each time; changed in mid-game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.dice_prompt import DicePrompt
from desktop.session.dice_policy import ASKED, AT_ONCE, TYPED
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.words.dice_words import dice_sentence
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.journal import PROGRAM_BY
from rules_core.kernel.luck import Source, source_of
from rules_core.kernel.requests import Roll, Topic, is_chance, options_of
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics as song_topics
from tests.clauses import rule
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def prompt_of(window: PlayWindow) -> DicePrompt:
    prompt = window.prompt.prompt
    assert isinstance(prompt, DicePrompt)
    return prompt


def said(window: PlayWindow) -> str:
    (label,) = window.findChildren(QLabel, "prompt.said")
    assert isinstance(label, QLabel)
    return label.text()


def at_dice(qtbot: QtBot, folder: Path, way: str) -> PlayWindow:
    session = session_at("dice")
    session.set_dice({PLAYERS: way})
    window = seat(qtbot, folder, session)
    session.answer("2")
    return window


def choose(window: PlayWindow, words: str) -> None:
    menu = window.actions_of_game.dice_menu
    next(action for action in menu.actions() if words in action.text()).trigger()


def test_the_question_says_who_rolls_how_many_dice_and_what_is_needed(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_dice(qtbot, tmp_path, TYPED)
    name = SiegeNames(board_of(window).siege.world).of(window.session.pending.subject if window.session.pending else "")
    assert window.prompt.second.text().startswith(f"You roll 2 dice for {name}: ")
    assert window.prompt.second.text().endswith("or more is a success.")


def test_enemy_dice_are_named_by_their_group() -> None:
    session = session_at(topics.WHOM, skip=2)
    siege = session.state
    enemy = next(model for model in siege.models.values() if model.group)
    group = siege.group(enemy.group)
    roll = Roll(ENEMY, Topic("activation"), "V-6.2.3", enemy.id, 3, 4)
    words = dice_sentence(roll, siege, SiegeNames(siege.world))
    assert words.startswith(f"Roll 3 dice for group {group.number}, the {group.behaviour.value.capitalize()[:5]}")
    assert words.endswith(": 4 or more is a success.")


def test_one_key_for_each_die_and_no_enter(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_dice(qtbot, tmp_path, TYPED)
    entries = len(window.session.match.journal.entries)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert len(window.session.match.journal.entries) == entries, "Enter rolls no real dice"
    QTest.keyClicks(window, "6")
    assert "One more die" in said(window)
    QTest.keyClicks(window, "5")
    entry = window.session.match.journal.entries[entries]
    assert (entry.answer, entry.by) == ((6, 5), "person")


@pytest.mark.parametrize("key", ["x", "7", "0", "9", "é"])
def test_what_no_die_shows_gets_one_sentence_and_changes_nothing(qtbot: QtBot, tmp_path: Path, key: str) -> None:
    window = at_dice(qtbot, tmp_path, TYPED)
    entries = len(window.session.match.journal.entries)
    QTest.keyClicks(window, "4")
    prompt_of(window).handle_key(key_event(key))
    assert key in said(window)
    assert prompt_of(window).typed == [4]
    assert len(window.session.match.journal.entries) == entries


def key_event(text: str) -> Any:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    code = Qt.Key.Key_0 + int(text) if text.isdigit() else ord(text.upper())
    return QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize("way", [ASKED, TYPED])
def test_the_program_can_roll_this_one_all_the_same(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    window = at_dice(qtbot, tmp_path, way)
    entries = len(window.session.match.journal.entries)
    (button,) = window.findChildren(QPushButton, "prompt.roll")
    assert isinstance(button, QPushButton)
    assert ("this one" in button.text()) == (way == TYPED)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.session.match.journal.entries[entries].by == "program"


def test_a_roll_that_waits_is_made_when_the_program_takes_the_dice_over(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_dice(qtbot, tmp_path, TYPED)
    entries = len(window.session.match.journal.entries)
    choose(window, "rolls all dice")
    assert window.session.match.journal.entries[entries].by == "program"
    assert window.session.pending is not None
    assert not is_chance(window.session.pending)


def test_each_entry_of_the_menu_sets_both_sides_and_is_ticked(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    wanted = {
        "&We roll ours": (TYPED, AT_ONCE),
        "rolls &ours": (AT_ONCE, TYPED),
        "We roll &everything": (TYPED, TYPED),
        "&Ask each time": (ASKED, ASKED),
        "rolls all": (AT_ONCE, AT_ONCE),
    }
    for words, (ours, theirs) in wanted.items():
        choose(window, words)
        assert window.session.policy.of_seat == {PLAYERS: ours, ENEMY: theirs}, words
        ticked = [one.text() for one in window.actions_of_game.dice_menu.actions() if one.isChecked()]
        assert len(ticked) == 1
        assert words in ticked[0]


def test_who_rolls_is_kept_with_the_game_at_once(tmp_path: Path) -> None:
    shelf = GameLibrary(tmp_path, summary_of)
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})
    session = shelf.begin(new_siege("The long night", setup, 5))
    shelf.library.keep_settings(session.game_id, {"seats": 3})
    session.set_dice({PLAYERS: TYPED, ENEMY: ASKED})
    again = shelf.resume(session.game_id)
    assert again.policy.of_seat == {PLAYERS: TYPED, ENEMY: ASKED}
    assert shelf.library.settings(session.game_id)["seats"] == 3
    shelf.close()


def test_typed_enemy_dice_count_as_typed_and_those_of_the_program_do_not() -> None:
    session: MatchSession = session_at(topics.WHOM)
    before = len(session.match.rolls)
    session.set_dice({ENEMY: TYPED})
    bot = ThumbPlayer()
    typed = 0
    while typed < 4 and session.pending is not None:
        request = session.pending
        if isinstance(request, Roll):
            session.answer((3,) * request.dice)
            typed += 1
        else:
            session.answer(bot.decide(session.state, request, typed))
    new = session.match.rolls[before:]
    sources = {side: {source_of(roll) for roll in new if roll.request.who == side} for side in (PLAYERS, ENEMY)}
    assert sources == {PLAYERS: {Source.PROGRAM}, ENEMY: {Source.TYPED}}


def test_who_rolls_what_is_asked_on_the_first_page_and_follows_where_one_plays(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(LookName.LIGHT, 100, less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    ours = dialog.findChild(QComboBox, f"new-game.dice.{PLAYERS}")
    assert isinstance(ours, QComboBox)
    assert ours.isVisible()
    assert ours.currentData() == AT_ONCE
    dialog.choices.play_at(PlayMode.UNMAPPED)
    assert ours.currentData() == TYPED
    ours.setCurrentIndex(ours.findData(ASKED))
    ours.activated.emit(ours.currentIndex())
    assert dialog.choices.dice[PLAYERS] == ASKED


def test_the_wheel_scrolls_past_fields_of_a_new_game_and_changes_none(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(LookName.LIGHT, 100, less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.choices.play_at(PlayMode.UNMAPPED)
    for number in range(dialog.pages.count()):
        # A page is made when it is seen first.
        dialog.pages.setCurrentIndex(number)
    boxes, numbers = dialog.findChildren(QComboBox), dialog.findChildren(QAbstractSpinBox)
    assert len(boxes) > 2
    assert numbers
    before = [one.currentIndex() for one in boxes], [one.text() for one in numbers]
    dialog.pages.setFocus()
    for field in (*boxes, *numbers):
        for way in (120, -120, -120):
            QApplication.sendEvent(field, turned_wheel(way))
        assert not field.hasFocus()
    assert ([one.currentIndex() for one in boxes], [one.text() for one in numbers]) == before


def turned_wheel(delta: int) -> QWheelEvent:
    """One notch."""
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(QPointF(9, 9), QPointF(9, 9), QPoint(), QPoint(0, delta), *none, False)


def test_dice_that_decide_nothing_are_told_before_they_are_rolled_again(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.COUNCIL)
    session.set_dice({PLAYERS: TYPED})
    while (request := session.pending) is not None and request.topic != topics.TOKEN_EDGE:
        if is_chance(request):
            session.roll()
        else:
            session.answer(ThumbPlayer().decide(session.match.state, request, session.match.journal.head))
    window = seat(qtbot, tmp_path, session)
    assert "again" not in said(window)
    QTest.keyClick(window, Qt.Key.Key_5)
    assert said(window) == "5 decides nothing: roll again."
    QTest.keyClick(window, Qt.Key.Key_Backspace)
    assert "again" not in said(window)


@rule("SBH-RNG-1")
@pytest.mark.parametrize("face, is_asked", [(1, False), (6, True)])
def test_the_second_die_is_asked_for_where_a_face_of_it_changes_something(
    qtbot: QtBot, tmp_path: Path, face: int, is_asked: bool
) -> None:
    session = session_at("action", "shoot:", play_mode="mapped")
    session.set_dice({PLAYERS: TYPED, ENEMY: TYPED})
    window = seat(qtbot, tmp_path, session)
    request = session.pending
    session.answer(next(one for one in options_of(request) if one.startswith("shoot:")) if request else "")
    window.player.finish()
    while (request := session.pending) is not None and request.topic != song_topics.ATTACK_DIE:
        session.answer(ThumbPlayer().decide(session.state, request, 0))
        window.player.finish()
    session.answer((face,))
    window.player.finish()
    qtbot.wait(20)
    window.player.finish()
    assert (session.pending is not None and session.pending.topic == song_topics.DEFENCE_DIE) is is_asked
    told = window.event_strip.words
    assert told.endswith("any face does the same.") is not is_asked
    if not is_asked:
        # The program has rolled it, as the journal says; whoever goes back to it is asked.
        assert session.match.journal.entries[session.match.journal.head].by == PROGRAM_BY
        session.jump(session.match.journal.entries[session.match.journal.head].parent)
        assert isinstance(window.prompt.prompt, DicePrompt)
