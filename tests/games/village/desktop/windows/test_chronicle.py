"""The chronicle of a real play window: one sentence for an activation, every die one click away, the end in sight."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.play.models.chronicle_list import LINE_ROLE, ChronicleLine
from desktop.play.panels.chronicle_panel import ALL, FOLD_ROLE, STEPS, ChroniclePanel
from desktop.play.play_window import PlayWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import GroupActivated
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.song.facts import ActivationStarted, MoraleRolled
from rules_core.song.morale import MoraleResult
from rules_core.wording.sentence import Tone
from tests.games.village.desktop.models.test_tables import examine
from tests.games.village.desktop.windows.seats import seat, session_at

MOST = 60
BESIDE = 60
"""So wide a clause is at least, with its distance from the edge, in px."""
SKIP = 8
"""So many activations have been before: more than fit into the panel."""


def chronicle(qtbot: QtBot, tmp_path: Path) -> tuple[PlayWindow, ChroniclePanel]:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=SKIP), (1280, 720))
    window.dock_keeper.open("chronicle")
    panel = window.docks["chronicle"].panel
    assert isinstance(panel, ChroniclePanel)
    qtbot.waitUntil(panel.isVisible)
    return window, panel


def lines(panel: ChroniclePanel) -> list[ChronicleLine]:
    return [panel.filter.index(row, 0).data(LINE_ROLE) for row in range(panel.filter.rowCount())]


def heads(panel: ChroniclePanel) -> list[int]:
    """The rows that can be unfolded."""
    return [row for row in range(panel.filter.rowCount()) if panel.filter.index(row, 0).data(FOLD_ROLE) is False]


def is_at_end(panel: ChroniclePanel) -> bool:
    view, last = panel.list, panel.filter.index(panel.filter.rowCount() - 1, 0)
    return view.visualRect(last).bottom() <= view.viewport().height() and view.verticalScrollBar().maximum() > 0


def test_an_activation_is_one_sentence_without_dice(qtbot: QtBot, tmp_path: Path) -> None:
    window, panel = chronicle(qtbot, tmp_path)
    begun = [told for told in window.session.facts if isinstance(told.fact, (ActivationStarted, GroupActivated))]
    assert len(heads(panel)) == len(begun) >= SKIP
    for row in heads(panel):
        line = lines(panel)[row]
        assert line.dice == ()
        assert line.text.endswith(".")
        assert line.text.count(". ") == 0
    shown = "\n".join(line.text for line in lines(panel))
    assert re.search(r" acts with [23] dice: [123] action", shown)
    assert not any(line.tone is Tone.QUIET for line in lines(panel))


def test_a_click_shows_its_rows_as_they_stand_with_everything_and_another_folds_them(
    qtbot: QtBot, tmp_path: Path
) -> None:
    _window, panel = chronicle(qtbot, tmp_path)
    row, before = heads(panel)[-1], lines(panel)
    fold = panel.filter.fold_at(panel.filter.index(row, 0))
    assert fold is not None
    rows = panel.model.lines[fold.head : fold.head + fold.rows]
    assert any(one.dice for one in rows)
    click(panel, row)
    assert lines(panel)[row : row + fold.rows] == rows
    assert len(lines(panel)) == len(before) + fold.rows - 1
    heights = [panel.list.rowHeight(row + number) for number in range(fold.rows)]
    wide = panel.list.viewport().width()
    assert heights == [panel.list.lines.height_of(one, wide) for one in rows]
    click(panel, row)
    assert lines(panel) == before
    assert panel.list.rowHeight(row) == panel.list.lines.height_of(before[row], wide)


@pytest.mark.painted
def test_many_dice_stand_in_rows_beside_the_clause(qtbot: QtBot, tmp_path: Path) -> None:
    _window, panel = chronicle(qtbot, tmp_path)
    fold = panel.filter.fold_at(panel.filter.index(heads(panel)[-1], 0))
    assert fold is not None
    number = next(one for one in range(fold.head, fold.head + fold.rows) if panel.model.lines[one].dice)
    line, delegate = panel.model.lines[number], panel.list.lines
    wide, pictures, heights = 340, list[QImage](), list[int]()
    for count in (1, 12):
        panel.model.lines[number] = replace(line, dice=line.dice[:1] * count)
        high = delegate.height_of(panel.model.lines[number], wide)
        heights.append(high)
        picture = QImage(wide, high, QImage.Format.Format_RGB32)
        option = QStyleOptionViewItem()
        option.rect = picture.rect()
        painter = QPainter(picture)
        delegate.paint(painter, option, panel.model.index(number, 0))
        painter.end()
        pictures.append(picture.copy(QRect(wide - BESIDE, high - 26, BESIDE, 26)))
    assert pictures[0] == pictures[1], "dice lie on the clause"
    assert heights[1] > heights[0]


def test_enter_and_the_arrow_keys_unfold_and_fold(qtbot: QtBot, tmp_path: Path) -> None:
    _window, panel = chronicle(qtbot, tmp_path)
    row, before = heads(panel)[0], lines(panel)
    panel.list.setCurrentIndex(panel.filter.index(row, 0))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(panel.list, key)
        assert len(lines(panel)) > len(before)
        assert panel.list.currentIndex().row() == row
        QTest.keyClick(panel.list, Qt.Key.Key_Left)
        assert lines(panel) == before


def test_a_search_finds_what_is_folded(qtbot: QtBot, tmp_path: Path) -> None:
    _window, panel = chronicle(qtbot, tmp_path)
    before = lines(panel)
    quiet = next(one for one in panel.model.lines if one.tone is Tone.QUIET and " moves " in one.text)
    assert quiet not in before
    panel.search.setText(quiet.text)
    assert quiet in lines(panel)
    assert heads(panel) == []
    panel.search.clear()
    assert lines(panel) == before


def test_everything_and_steps_fold_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    _window, panel = chronicle(qtbot, tmp_path)
    panel.level.setCurrentIndex(ALL)
    assert lines(panel) == panel.model.lines
    panel.level.setCurrentIndex(STEPS)
    assert lines(panel) == [one for one in panel.model.lines if one.tone in (Tone.HEADING, Tone.STEP)]


def test_the_sentence_grows_as_it_is_told(qtbot: QtBot, tmp_path: Path, qtmodeltester: ModelTester) -> None:
    window, panel = chronicle(qtbot, tmp_path)
    examine(qtmodeltester, panel.filter)
    seen: list[str] = []
    panel.filter.dataChanged.connect(lambda first, _: seen.append(first.data()))
    bot, session = ThumbPlayer(), window.session
    for _ in range(MOST):
        if session.pending is not None and len(seen) < 2:
            session.answer(bot.decide(session.state, session.pending, session.match.journal.head))
    assert len(seen) == 2
    assert all(re.match(r"(Maren Oak|Tobin Fletch|Group \d)", text) for text in seen)
    assert seen[1] in {line.text for line in lines(panel)}
    qtbot.waitUntil(lambda: is_at_end(panel))


def test_a_rout_is_one_clause_of_the_sentence_and_all_its_dice_are_rows(qtbot: QtBot, tmp_path: Path) -> None:
    window, panel = chronicle(qtbot, tmp_path)
    session = window.session
    enemies = [model for model in session.state.models.values() if model.group][:3]
    assert len(enemies) == 3
    rolls: list[Fact] = [
        MoraleRolled("SBH-MOR-1", one.id, "half", (1, 1, 1), 4, 0, 3, MoraleResult.REMOVED.value) for one in enemies
    ]
    begun = ActivationStarted("SBH-ACT-6", next(iter(session.state.models)), 2)
    session.reached.emit([Told(0, fact) for fact in (begun, *rolls)])
    text = lines(panel)[-1].text
    assert text.count("flee from the field") == 1
    assert all(window.presenter.name(one.id) in text for one in enemies)
    fold = panel.filter.fold_at(panel.filter.index(panel.filter.rowCount() - 1, 0))
    assert fold is not None
    assert [len(one.dice) for one in panel.model.lines[-3:]] == [3, 3, 3]
    assert fold.rows == 4


def test_the_end_is_in_sight_at_first_after_an_undo_and_when_its_tab_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window, panel = chronicle(qtbot, tmp_path)
    qtbot.waitUntil(lambda: is_at_end(panel))
    panel.list.verticalScrollBar().setValue(0)
    assert not is_at_end(panel)
    window.session.undo()
    qtbot.waitUntil(lambda: is_at_end(panel))
    panel.list.verticalScrollBar().setValue(0)
    with qtbot.waitSignal(window.docks["chronicle"].visibilityChanged):
        window.dock_keeper.open("enemies")
    assert not is_at_end(panel)
    window.dock_keeper.open("chronicle")
    qtbot.waitUntil(lambda: is_at_end(panel))


def test_a_narrower_dock_keeps_the_end_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    window, panel = chronicle(qtbot, tmp_path)
    qtbot.waitUntil(lambda: is_at_end(panel))
    window.resize(window.width() - 120, window.height() - 60)
    qtbot.waitUntil(lambda: is_at_end(panel))


def click(panel: ChroniclePanel, row: int) -> None:
    index = panel.filter.index(row, 0)
    panel.list.scrollTo(index)
    at = panel.list.visualRect(index).topLeft() + QPoint(40, 12)
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
