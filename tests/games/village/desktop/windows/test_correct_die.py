"""A wrong die is corrected later, by keys alone, and people see before what it would change."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.games.village.presenter import VillagePresenter
from desktop.play.correct_die.dialog import CorrectDieDialog
from desktop.play.models.roll_list import RollList
from desktop.play.panels.chronicle_panel import ChroniclePanel
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import TYPED
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules import topics
from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.journal import PERSON
from rules_core.kernel.luck import Source, luck_of, source_of
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import is_chance, options_of
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.models.test_tables import examine
from tests.games.village.desktop.windows.seats import seat, session_at


def hash_of(session: MatchSession) -> str:
    return state_hash(session.match.game.to_plain(session.state))


def dialog_of(window: PlayWindow) -> CorrectDieDialog:
    (dialog,) = window.findChildren(QDialog, "dialog.correct-die")
    assert isinstance(dialog, CorrectDieDialog)
    return dialog


def opened_dialog(qtbot: QtBot, folder: Path) -> tuple[PlayWindow, CorrectDieDialog]:
    window = seat(qtbot, folder, session_at(topics.WHOM, skip=3))
    window.actions_of_game.at_table.correct_die()
    return window, dialog_of(window)


def words_in(dialog: CorrectDieDialog) -> str:
    QApplication.processEvents()
    (area,) = dialog.findChildren(QScrollArea, "correct.changes")
    labels = [label.text() for label in area.findChildren(QLabel) if not label.isHidden()]
    return " ".join(labels)


def test_the_list_of_rolls_passes_qts_own_examination(qtmodeltester: ModelTester) -> None:
    session = session_at(topics.WHOM, skip=3)
    model: QAbstractItemModel = RollList(VillagePresenter(session))
    assert model.rowCount() > 2
    examine(qtmodeltester, model)


def test_a_die_is_corrected_by_keys_alone_and_named_in_the_chronicle(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_dialog(qtbot, tmp_path)
    session = window.session
    left, before = session.match.journal.head, hash_of(session)
    QTest.keyClick(dialog.view, Qt.Key.Key_Down)
    roll = dialog.roll
    assert roll is not None
    assert roll.node == dialog.rolls.rolls[1].node
    assert not dialog.button.isEnabled()
    for face in roll.faces:
        QTest.keyClicks(dialog.view, str(7 - face))
    assert dialog.is_ready
    assert "answer" in words_in(dialog) or "Nothing else changes" in words_in(dialog)
    assert (session.match.journal.head, hash_of(session)) == (left, before), "looking ahead changed the game"
    QTest.keyClick(dialog.view, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    told = [one.fact for one in session.facts if isinstance(one.fact, RollCorrected)]
    assert [one.after for one in told] == [tuple(7 - face for face in roll.faces)]
    chronicle = window.docks["chronicle"].panel
    assert isinstance(chronicle, ChroniclePanel)
    assert any(line.text.startswith("Dice corrected") for line in chronicle.model.lines)
    undo = window.actions_of_game.undo_action
    assert undo.isEnabled()
    qtbot.waitUntil(lambda: "a corrected die" in undo.text())
    session.undo()
    assert (session.match.journal.head, hash_of(session)) == (left, before)
    assert not any(isinstance(one.fact, RollCorrected) for one in session.facts)


def test_the_number_pad_alone_corrects_a_die(qtbot: QtBot, tmp_path: Path) -> None:
    window, dialog = opened_dialog(qtbot, tmp_path)
    pad = Qt.KeyboardModifier.KeypadModifier
    QTest.keyClick(dialog.view, Qt.Key.Key_Plus, pad)
    roll = dialog.roll
    assert roll is not None
    assert roll.node == dialog.rolls.rolls[1].node
    for face in roll.faces:
        QTest.keyClick(dialog.view, Qt.Key(Qt.Key.Key_0 + 7 - face), pad)
    QTest.keyClick(dialog.view, Qt.Key.Key_Enter, pad)
    assert not dialog.isVisible()
    assert any(isinstance(told.fact, RollCorrected) for told in window.session.facts)


@pytest.mark.parametrize("key", ["x", "7", "0", "9", "-"])
def test_what_no_die_shows_gets_a_sentence_and_changes_nothing(qtbot: QtBot, tmp_path: Path, key: str) -> None:
    window, dialog = opened_dialog(qtbot, tmp_path)
    before = hash_of(window.session)
    QTest.keyClicks(dialog.view, key)
    assert dialog.typed == []
    assert key in dialog.said.text()
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert hash_of(window.session) == before


def test_a_line_of_the_chronicle_leads_to_its_own_roll(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=5))
    chronicle = window.docks["chronicle"].panel
    assert isinstance(chronicle, ChroniclePanel)
    line = next(one for one in chronicle.model.lines if one.dice)
    chronicle.correct_wanted.emit(line.node)
    roll = dialog_of(window).roll
    assert roll is not None
    assert set(roll.faces) <= {die.face for die in line.dice}
    assert roll.node <= line.node


def test_the_last_die_that_was_typed_is_chosen_before_those_of_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("dice")
    session.set_dice({PLAYERS: TYPED})
    session.answer("1")
    session.answer((1,))
    while source_of(session.rolls(1)[0]) is Source.TYPED:
        request = session.pending
        assert request is not None
        if is_chance(request):
            session.roll()
        else:
            session.answer("pass" if request.topic == topics.WHOM else next(iter(options_of(request))))
    window = seat(qtbot, tmp_path, session)
    window.actions_of_game.at_table.correct_die()
    roll = dialog_of(window).roll
    assert roll is not None
    assert (source_of(roll), roll.faces) == (Source.TYPED, (1,))


def test_every_control_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    _window, dialog = opened_dialog(qtbot, tmp_path)
    QApplication.processEvents()
    assert nameless(dialog) == []


def test_corrected_dice_count_as_real_ones_and_typed_enemy_dice_apart(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.WHOM, skip=8)

    def count(side: str, source: Source) -> int:
        lucks = luck_of(session.match.rolls)
        return sum(luck.dice for luck in lucks if luck.seat == side and luck.source is source)

    roll = next(one for one in session.rolls(99) if one.request.who == ENEMY)
    program, typed = count(ENEMY, Source.PROGRAM), count(ENEMY, Source.TYPED)
    assert program > 0
    assert typed == 0
    faces = tuple(face % 6 + 1 for face in roll.faces)
    assert session.correct(roll.node, faces)
    assert count(ENEMY, Source.TYPED) == len(faces)
    assert session.rolls(99)[-1].by != PERSON or count(ENEMY, Source.PROGRAM) < program
