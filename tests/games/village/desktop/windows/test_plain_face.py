"""The siege without its own face: generic pages begin it, ask in words, list what lies there, correct, keep, print."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.face import Face
from desktop.games.faces import face_of
from desktop.games.village import face as own
from desktop.look.widgets.option_button import OptionButton
from desktop.play.panels.table_panel import TablePanel
from desktop.play.plain_board import PlainBoard
from desktop.play.play_window import PlayWindow
from desktop.shell.main_window import MainWindow
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.requests import Place
from tests.conformance.raw_ids import raw_cells, raw_words
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.seats import opened

QUESTIONS = 55


@pytest.fixture(autouse=True)
def plain_face(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The siege has no face of its own while a test runs."""
    monkeypatch.setattr(own, "FACE", Face())
    face_of.cache_clear()
    yield
    monkeypatch.undo()
    face_of.cache_clear()


def page_of(window: MainWindow) -> PlayWindow:
    page = window.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    return page


def begun(window: MainWindow, play_mode: str) -> PlayWindow:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro", "play_mode": play_mode})
    window.start_game(new_siege("Without a face", setup, 3))
    return page_of(window)


def give_an_answer(page: PlayWindow, player: ThumbPlayer) -> None:
    """As the player by rule of thumb would, by a click where a button says it; places take the first that is said."""
    session = page.session
    request = session.pending
    assert request is not None
    assert page.prompt.prompt is not None
    offered = [one.answer for one in page.prompt.prompt.view.options]
    answer = player.decide(session.match.state, request, session.match.journal.depth(session.match.journal.head))
    if isinstance(request, Place):
        answer = offered[0]
    if answer not in offered:
        session.answer(answer)
        return
    button = page.findChild(OptionButton, f"prompt.option.{offered.index(answer) + 1}")
    assert isinstance(button, OptionButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def table(page: PlayWindow, name: str) -> TablePanel:
    page.dock_keeper.open(name)
    QApplication.processEvents()
    panel = page.docks[name].panel
    assert isinstance(panel, TablePanel)
    return panel


@pytest.mark.parametrize("play_mode", ["screen", "unmapped"])
def test_its_questions_answers_and_tables_are_in_words(qtbot: QtBot, tmp_path: Path, play_mode: str) -> None:
    window = opened(qtbot, tmp_path)
    page = begun(window, play_mode)
    session = page.session
    assert isinstance(page.board, PlainBoard)
    player, asked = ThumbPlayer(), set()
    for _ in range(QUESTIONS):
        request = session.pending
        assert request is not None
        asked.add(request.topic)
        assert page.prompt.prompt is not None
        view = page.prompt.prompt.view
        said = [page.prompt.title.text(), page.prompt.second.text()]
        said += [text for one in view.options for text in (one.title, one.second)]
        assert raw_words(request, said) == []
        # Whole sentences of its own, as its own face has them.
        assert page.prompt.title.text().strip(".?").count(" ") >= 1
        assert all(one.title for one in view.options)
        assert not isinstance(request, Place) or any(one.thing for one in view.options), "places are bare lengths"
        assert raw_cells(page.board.presenter.tables()) == []
        give_an_answer(page, player)
        QApplication.processEvents()
    assert len(asked) >= 6
    shown = {
        name: table(page, name).model.rowCount() for name in ("heroes", "groups", "enemies", "buildings", "counts")
    }
    assert all(shown.values()), shown
    window.show_hearth()
    window.close()


def test_it_is_corrected_undone_kept_opened_again_and_printed(qtbot: QtBot, tmp_path: Path) -> None:
    first = opened(qtbot, tmp_path)
    page = begun(first, "screen")
    player = ThumbPlayer()
    for _ in range(QUESTIONS // 2):
        give_an_answer(page, player)
    session = page.session
    buildings = table(page, "buildings").model
    row = [buildings.index(number, 0).data() for number in range(buildings.rowCount())].index("Forge")
    whole = session.match.state.buildings["forge"].integrity
    cell = buildings.index(row, 1)
    assert cell.data() == str(whole)
    assert buildings.setData(cell, whole - 2)
    assert session.match.state.buildings["forge"].integrity == whole - 2
    problems: list[str] = []
    session.problem.connect(problems.append)
    assert not buildings.setData(buildings.index(row, 1), 99)
    assert len(problems) == 1
    page.actions_of_game.undo_action.trigger()
    assert session.match.state.buildings["forge"].integrity == whole
    page.actions_of_game.redo_action.trigger()
    assert session.match.state.buildings["forge"].integrity == whole - 2
    number, kept = session.game_id, page.prompt.title.text()
    first.show_hearth()
    first.close()

    again = opened(qtbot, tmp_path)
    again.open_game(number)
    page = page_of(again)
    assert page.prompt.title.text() == kept
    assert page.session.match.state.buildings["forge"].integrity == whole - 2
    sheets = {sheet.id: sheet.markup() for sheet in face_of("village").sheets(page.session)}
    assert "<b>Forge</b>" in sheets["tables"]
    assert f">{whole - 2}</td>" in sheets["tables"]
    assert "Maren Oak" in sheets["chronicle"]
    again.show_hearth()
    again.close()
