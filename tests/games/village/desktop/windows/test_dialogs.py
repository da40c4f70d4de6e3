"""The list of games, the new-game dialog and the guided first game, with real clicks and broken files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import summary_of
from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.tile import ChoiceTile
from desktop.look.theme import Theme
from desktop.play.guide import Guide
from desktop.play.play_window import PlayWindow
from desktop.session.autoplay import Extent
from desktop.session.dice_policy import TYPED
from desktop.session.game_library import GameLibrary
from desktop.shell.games_list import GamesList
from desktop.shell.games_model import STAR
from desktop.storage.cards import LIBRARY_FILE
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.game import Plain
from rules_core.kernel.saves import to_document
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.faults.games import new_match, play
from tests.games.village.desktop.windows.seats import opened


def setup() -> Plain:
    content = shipped()
    return build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})


def click(parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@cache
def two_games() -> bytes:
    """A library with two games, made once."""
    with TemporaryDirectory() as folder:
        shelf = GameLibrary(Path(folder), summary_of)
        for name in ("First Frost", "Smoke above Mill Brook"):
            shelf.begin(new_siege(name, setup(), 5))
        shelf.close()
        return Path(folder, LIBRARY_FILE).read_bytes()


class Shelved:
    """The list of games over a library with two games."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        (folder / LIBRARY_FILE).write_bytes(two_games())
        self.shelf = GameLibrary(folder, summary_of)
        self.list = GamesList(Theme(less_motion=True), self.shelf)
        qtbot.addWidget(self.list, before_close_func=lambda closing: self.shelf.close())
        self.list.show()
        qtbot.waitExposed(self.list)

    def show(self, what: str) -> None:
        """Choose what is shown."""
        box = self.list.shown
        assert box.findData(what) >= 0, what
        box.setCurrentIndex(box.findData(what))

    def names(self) -> list[str]:
        return sorted(game.name for game in self.shelf.games())


def test_a_game_is_renamed_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    click(shelved.list, "games.rename")
    field = shelved.list.table.viewport().findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "The Last Wagon")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "The Last Wagon" in shelved.names())
    assert len(shelved.names()) == 2


def test_a_deleted_game_waits_in_the_trash_and_is_gone_only_after_yes(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    click(shelved.list, "games.delete")
    assert len(shelved.names()) == 1
    assert len(shelved.shelf.trash()) == 1
    shelved.show("trash")
    for role, left in ((QMessageBox.ButtonRole.RejectRole, 1), (QMessageBox.ButtonRole.DestructiveRole, 0)):
        click(shelved.list, "games.empty")
        box = shelved.list.findChildren(QMessageBox)[-1]
        button = next(one for one in box.findChildren(QPushButton) if box.buttonRole(one) == role)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert len(shelved.shelf.trash()) == left
    assert len(shelved.names()) == 1


def test_a_game_comes_back_from_the_trash(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    click(shelved.list, "games.delete")
    shelved.show("trash")
    assert [game.name for game in shelved.list.model.games] == ["Smoke above Mill Brook"]
    assert not shelved.list.findChildren(QPushButton, "games.open")[0].isVisible()
    click(shelved.list, "games.restore")
    assert shelved.list.model.games == []
    shelved.show("all")
    assert len(shelved.list.model.games) == 2


def test_a_star_is_set_by_button_and_by_click_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    click(shelved.list, "games.star")
    shelved.show("favourites")
    assert [game.name for game in shelved.list.model.games] == ["Smoke above Mill Brook"]
    assert [game.name for game in shelved.shelf.games() if game.favourite] == ["Smoke above Mill Brook"]
    table = shelved.list.table
    place = table.visualRect(shelved.list.model.index(0, STAR)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not any(game.favourite for game in shelved.shelf.games())


def test_tags_are_written_by_keyboard_found_by_search_and_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    click(shelved.list, "games.tags")
    field = shelved.list.table.viewport().findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, " with Ada,  Sunday  evening, with ada,")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shelved.shelf.games()[0].tags == ("with Ada", "Sunday evening"))
    QTest.keyClicks(shelved.list.search, "SUNDAY smoke")
    assert [game.name for game in shelved.list.model.games] == ["Smoke above Mill Brook"]
    QTest.keyClicks(shelved.list.search, " nowhere")
    assert shelved.list.model.games == []
    assert "nowhere" in shelved.list.said.text()
    shelved.list.search.clear()
    assert len(shelved.list.model.games) == 2
    shelved.show("tag:with Ada")
    assert [game.name for game in shelved.list.model.games] == ["Smoke above Mill Brook"]


def test_a_copy_of_a_game_plays_on_by_itself(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    first = shelved.shelf.games()[0]
    click(shelved.list, "games.duplicate")
    assert f"{first.name} (copy)" in shelved.names()
    copy = next(game for game in shelved.shelf.games() if game.name.endswith("(copy)"))
    session = shelved.shelf.resume(copy.id)
    session.play_for_me(Extent.END)
    answers = len(shelved.shelf.resume(first.id).match.journal.entries)
    qtbot.waitUntil(lambda: len(session.match.journal.entries) > answers)
    session.stop_bot()
    assert len(shelved.shelf.resume(first.id).match.journal.entries) == answers


def test_what_cannot_be_kept_is_said_and_the_list_shows_what_is_true(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    chosen = shelved.list.model.games[0]
    other = GameLibrary(tmp_path, summary_of)
    other.library.arranging.throw_away(chosen.id)
    other.library.arranging.empty_trash()
    other.close()
    click(shelved.list, "games.star")
    assert "no longer" in shelved.list.said.text()
    assert [game.name for game in shelved.list.model.games] == ["First Frost"]


def test_open_tells_which_game(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    opened: list[int] = []
    shelved.list.opened.connect(opened.append)
    click(shelved.list, "games.open")
    assert opened == [shelved.shelf.games()[0].id]


def test_an_exported_game_can_be_taken_in_again(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelved = Shelved(qtbot, tmp_path)
    path = tmp_path / "game.hearthgame"

    def chosen(*_: Any) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", chosen)
    click(shelved.list, "games.export")
    assert path.stat().st_size > 100
    before = {game.id for game in shelved.shelf.games()}
    click(shelved.list, "games.import")
    # It is there already.
    assert {game.id for game in shelved.shelf.games()} == before
    for number in before:
        shelved.shelf.library.arranging.throw_away(number)
    click(shelved.list, "games.import")
    (again,) = shelved.shelf.games()
    assert again.id not in before
    assert shelved.names() == [again.name]


@pytest.mark.parametrize("content", [b"", b"not a game", b"\x00" * 4000, b'{"format": 99}'])
def test_a_broken_file_is_refused_with_a_sentence(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    shelved = Shelved(qtbot, tmp_path)
    path = tmp_path / "broken.hearthgame"
    path.write_bytes(content)
    shelved.list.take_in(path)
    assert shelved.list.said.text()
    assert len(shelved.names()) == 2


def test_a_file_whose_last_answers_do_not_fit_is_taken_in_and_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    path = tmp_path / "end.hearthgame"
    match = new_match()
    play(match, 3)
    kept = to_document(match)
    play(match, 1)
    document = json.loads(json.dumps(to_document(match) | {"checkpoint": kept["checkpoint"]}))
    first = match.journal.way(kept["checkpoint"]["node"], match.journal.head)[0]
    document["entries"][first - 1][2] = "nobody"
    path.write_text(json.dumps(document))
    shelved.list.take_in(path)
    count = len(match.journal.entries) - first
    answers = "At its end 1 answer does not fit" if count == 1 else f"At its end {count} answers do not fit"
    assert answers in shelved.list.said.text()
    assert len(shelved.names()) == 3


def test_a_file_cut_short_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    path = tmp_path / "whole.hearthgame"
    shelved.shelf.export(shelved.shelf.games()[0].id, path)
    path.write_bytes(path.read_bytes()[:-200])
    shelved.list.take_in(path)
    assert len(shelved.names()) == 2


def test_a_file_that_is_not_there_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    shelved.list.take_in(tmp_path / "nowhere.hearthgame")
    assert shelved.list.said.text()
    assert len(shelved.names()) == 2


def test_search_hides_the_others_and_says_when_none_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    shelved = Shelved(qtbot, tmp_path)
    QTest.keyClicks(shelved.list.search, "frost")
    assert [game.name for game in shelved.list.model.games] == ["First Frost"]
    QTest.keyClicks(shelved.list.search, "zzz")
    assert "zzz" in shelved.list.said.text()


def test_one_click_on_start_plays_a_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.ask_new_game(GAME)
    dialog = window.findChild(QDialog, "dialog.new-game")
    assert isinstance(dialog, NewSiegeDialog)
    click(dialog, "new-game.start")
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    window.close()


def test_enter_on_what_is_chosen_starts_the_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.ask_new_game(GAME)
    dialog = window.findChild(QDialog, "dialog.new-game")
    assert isinstance(dialog, NewSiegeDialog)
    mode = dialog.findChild(ChoiceTile, "new-game.play-mode.mapped")
    assert mode is not None
    QTest.keyClick(mode, Qt.Key.Key_Enter)
    assert mode.isChecked()
    assert dialog.isVisible()
    QTest.keyClick(mode, Qt.Key.Key_Enter)
    assert isinstance(window.pages.currentWidget(), PlayWindow)
    window.close()


def test_all_pages_of_the_new_game_dialog_open_and_cancel_starts_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.ask_new_game(GAME)
    dialog = window.findChild(QDialog, "dialog.new-game")
    assert isinstance(dialog, NewSiegeDialog)
    for number in range(1, dialog.pages.count() + 1):
        click(dialog, f"new-game.tab.{number}")
        assert dialog.pages.currentIndex() == number - 1
    click(dialog, "new-game.cancel")
    assert window.pages.currentWidget() is window.hearth
    assert window.games.games() == []
    window.close()


def speaks(guide: Guide) -> bool:
    """Whether a note lies on the table."""
    return guide.note is not None


def note_of(guide: Guide) -> QWidget:
    assert guide.note is not None
    return guide.note


def test_the_guide_speaks_until_the_player_knows_the_rest(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.learn()
    page = window.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    guide = page.findChild(Guide)
    assert isinstance(guide, Guide)
    click(note_of(guide), "learn.see")
    assert not speaks(guide)
    for _ in range(20):
        if speaks(guide):
            break
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    click(note_of(guide), "learn.stop")
    head = page.session.match.journal.head
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Return)
    assert page.session.match.journal.head != head
    assert not speaks(guide)
    window.close()


def test_at_a_table_people_type_their_own_dice_unless_they_choose_otherwise() -> None:
    choices = Choices()
    choices.play_at(PlayMode.MAPPED)
    assert choices.dice == {PLAYERS: TYPED}
    assert choices.setup()["play_mode"] == "mapped"
    choices.play_at(PlayMode.SCREEN)
    assert choices.dice == {}
    choices.dice = {ENEMY: TYPED}
    choices.play_at(PlayMode.UNMAPPED)
    assert choices.dice == {ENEMY: TYPED}
