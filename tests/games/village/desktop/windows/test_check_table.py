"""The check list of a real table: one key a line, corrections in place, and it comes by itself after a wave."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.models.check_lines import check_lines
from desktop.look.widgets.number_field import NumberField
from desktop.play.check_table.dialog import CheckTableDialog
from desktop.play.check_table.setting import EACH_PART
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import Amended, WaveEnded
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import is_chance
from rules_core.song.warband import Fate
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say
from tests.games.village.desktop.windows.seats import board_of, played_game, seat, session_at


def opened_list(qtbot: QtBot, folder: Path) -> tuple[PlayWindow, CheckTableDialog]:
    window = seat(qtbot, folder, session_at(topics.WHOM, skip=2))
    window.actions_of_game.at_table.check_action.trigger()
    (dialog,) = lists(window)
    return window, dialog


def lists(window: PlayWindow) -> list[CheckTableDialog]:
    return [one for one in window.findChildren(QDialog, "dialog.check-table") if isinstance(one, CheckTableDialog)]


def hash_of(session: MatchSession) -> str:
    return state_hash(session.match.game.to_plain(session.state))


def field(dialog: CheckTableDialog, path: str) -> QWidget:
    found = dialog.findChild(QWidget, f"check.{path}")
    assert isinstance(found, QWidget), path
    return found


def go_to(dialog: CheckTableDialog, line: str) -> None:
    while dialog.line != line:
        QTest.keyClick(dialog, Qt.Key.Key_Down)


def test_it_says_all_that_people_need_to_look_over_in_few_lines() -> None:
    siege = session_at(topics.WHOM, skip=2).state
    lines = check_lines(siege, SiegeNames(siege.world))
    ids = [line.id for line in lines]
    assert ids[:2] == ["wave", "supplies"]
    assert set(siege.buildings) <= set(ids)
    assert {hero.id for hero in siege.heroes} <= set(ids)
    assert {"defenders", "barricades", "traps", "tokens"} <= set(ids)
    assert len(lines) <= 18
    assert all(line.title and line.belief for line in lines)


def test_nothing_hidden_stands_in_it() -> None:
    siege = session_at(topics.COUNCIL).state
    for token in siege.tokens.values():
        token.revealed = False
    words = " ".join(
        f"{line.belief} {[field.words for field in line.fields]}"
        for line in check_lines(siege, SiegeNames(siege.world))
    )
    for find in ("Ambush", "Cache", "Herbs", "Repair", "Relic"):
        assert find not in words


def test_enter_alone_goes_through_the_whole_list(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_list(qtbot, tmp_path)
    before = hash_of(window.session)
    for row in list(dialog.rows):
        assert dialog.line == row.line.id
        QTest.keyClick(dialog, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert not dialog.isVisible()
    assert hash_of(window.session) == before


def test_plus_says_that_all_is_well(qtbot: QtBot, tmp_path: Path) -> None:
    _window, dialog = opened_list(qtbot, tmp_path)
    QTest.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier)
    assert not dialog.isVisible()


def test_a_number_is_corrected_by_typing_it_and_undone_like_an_answer(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_list(qtbot, tmp_path)
    session = window.session
    before = hash_of(session)
    go_to(dialog, "forge")
    QTest.keyClicks(dialog, "2")
    number = field(dialog, "buildings/forge/integrity")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert session.state.buildings["forge"].integrity == 2
    QApplication.processEvents()
    assert "Integrity 2" in next(row.line.belief for row in dialog.rows if row.line.id == "forge")
    assert dialog.line != "forge", "the line is right now, and the next one is looked at"
    assert any(isinstance(told.fact, Amended) for told in session.facts)
    session.undo()
    assert hash_of(session) == before


def test_plus_in_a_number_says_that_all_is_well(qtbot: QtBot, tmp_path: Path) -> None:
    _window, dialog = opened_list(qtbot, tmp_path)
    go_to(dialog, "supplies")
    number = field(dialog, "supplies")
    assert isinstance(number, NumberField)
    QTest.keyClick(number, Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier)
    assert not dialog.isVisible()


def test_fire_and_fate_are_corrected_in_their_lines(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_list(qtbot, tmp_path)
    siege = board_of(window).siege
    hero = next(one for one in siege.heroes if one.in_play)
    go_to(dialog, "temple")
    burns = field(dialog, "buildings/temple/burning")
    assert isinstance(burns, QCheckBox)
    burns.click()
    assert board_of(window).siege.building("temple").burning
    QApplication.processEvents()
    go_to(dialog, hero.id)
    fate = field(dialog, f"models/{hero.id}/fate")
    assert isinstance(fate, QComboBox)
    fate.setCurrentIndex(fate.findData(Fate.DEFEATED.value))
    fate.activated.emit(fate.currentIndex())
    assert board_of(window).siege.models[hero.id].fate is Fate.DEFEATED


def test_a_correction_that_cannot_be_gets_the_rules_sentence_in_its_line(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_list(qtbot, tmp_path)
    before = hash_of(window.session)
    go_to(dialog, "forge")
    dialog.rows[[row.line.id for row in dialog.rows].index("forge")].corrected.emit("buildings/forge/integrity", -1)
    row = next(row for row in dialog.rows if row.line.id == "forge")
    assert row.said.text().startswith("Give a whole number from 0 to ")
    assert row.said.isVisible()
    assert hash_of(window.session) == before


@pytest.mark.parametrize("line, path, typed", [("wave", "wave", "9"), ("town_hall", "buildings/{}/integrity", "99")])
def test_a_number_that_cannot_be_is_refused_in_words_and_its_line_not_ticked(
    qtbot: QtBot, tmp_path: Path, line: str, path: str, typed: str
) -> None:
    window, dialog = opened_list(qtbot, tmp_path)
    before = hash_of(window.session)
    if line != "wave":
        line = next(iter(board_of(window).siege.buildings))
        path = path.format(line)
    go_to(dialog, line)
    number = field(dialog, path)
    QTest.keyClicks(dialog, typed[0])
    QTest.keyClicks(number, typed[1:])
    QTest.keyClick(number, Qt.Key.Key_Return)
    row = next(row for row in dialog.rows if row.line.id == line)
    assert dialog.line == line
    assert row.said.isVisible()
    assert row.said.text().startswith("Give a whole number from ")
    assert not row.tick.ticked
    assert hash_of(window.session) == before


def test_what_is_not_there_is_taken_away(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM, skip=2)
    assert session.amend("traps/new", [4572, 1270])
    window = seat(qtbot, tmp_path, session)
    window.actions_of_game.at_table.check_table()
    (dialog,) = lists(window)
    go_to(dialog, "traps")
    trap = list(session.state.traps)[-1]
    gone = field(dialog, f"traps/{trap}")
    assert isinstance(gone, QPushButton)
    gone.click()
    assert trap not in session.state.traps


def play_to_the_end_of_the_wave(session: MatchSession) -> None:
    bot = ThumbPlayer()
    for position in range(4000):
        request = session.pending
        if request is None or any(isinstance(told.fact, WaveEnded) for told in session.facts):
            return
        if is_chance(request):
            session.roll()
        else:
            session.answer(bot.decide(session.state, request, position))


@pytest.mark.parametrize(
    "mode, wanted, comes",
    [(PlayMode.MAPPED, True, True), (PlayMode.MAPPED, False, False), (PlayMode.SCREEN, True, False)],
)
def test_it_comes_by_itself_after_a_wave_at_the_table_and_only_there(
    qtbot: QtBot, tmp_path: Path, mode: PlayMode, wanted: bool, comes: bool
) -> None:
    session = session_at(topics.WHOM, skip=3)
    if mode is not PlayMode.SCREEN:
        assert session.amend("play_mode", mode.value)
    window = seat(qtbot, tmp_path, session)
    window.settings.set_flag(EACH_PART, value=wanted)
    play_to_the_end_of_the_wave(session)
    assert any(isinstance(told.fact, WaveEnded) for told in session.facts)
    window.player.finish()
    qtbot.wait(1)
    # First what has to be carried out, then the look whether all of it is.
    prompt = window.prompt.prompt
    assert isinstance(prompt, CarryOutPrompt) == (mode is not PlayMode.SCREEN)
    assert not lists(window)
    if isinstance(prompt, CarryOutPrompt):
        prompt.done.emit()
        qtbot.wait(1)
    assert bool(lists(window)) == comes
    for dialog in lists(window):
        dialog.reject()


def test_nobody_is_asked_how_the_table_looks_when_all_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    game = played_game(3, "mapped")
    number = next(number for number in range(4000) if game.has(number) and game.asked[number].topic == topics.NOTE)
    policy = DicePolicy()
    session = MatchSession(game.match_at(number - 1, policy), policy, NoKeeper(), 1, "Test", nothing_to_say)
    window = seat(qtbot, tmp_path, session)
    session.answer(game.answers[number - 1])
    window.player.finish()
    qtbot.wait(1)
    assert session.state.result
    assert any(isinstance(told.fact, WaveEnded) for told in session.facts[-6:])
    assert not lists(window)
    assert not isinstance(window.prompt.prompt, CarryOutPrompt)


def test_every_control_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    _window, dialog = opened_list(qtbot, tmp_path)
    for _ in dialog.rows:
        QApplication.processEvents()
        assert nameless(dialog) == [], dialog.line
        dialog.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier))
