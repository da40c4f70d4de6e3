"""The frame of an editor keeps by itself, undoes without limit, and loses nothing to another window."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import resources
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.keeping import KEEP_AFTER_MS, Keeping
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.kernel.game import Plain
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.stand_ins import MemoryStore, NameBody


def a_hero() -> Plain:
    file = Path(resources.__file__).parent / "content" / "village" / "heroes.toml"
    hero: Plain = tomllib.loads(file.read_text(encoding="utf-8"))["hero"][0]
    return {**hero, "id": "my-hero", "name": "Old Bram"}


class Opened:
    """An editor with all its parts at hand."""

    def __init__(self, qtbot: QtBot, *, official: bool = False) -> None:
        self.draft = Draft(Item(GAME, Kind.HERO, a_hero()))
        self.store = MemoryStore(self.draft.plain, official=official)
        self.body = NameBody(self.draft)
        self.frame = EditorFrame(Theme(less_motion=True), self.draft, self.body, self.store)
        qtbot.addWidget(self.frame)
        self.frame.resize(1280, 720)
        self.frame.show()
        qtbot.waitExposed(self.frame)
        self.frame.activateWindow()
        qtbot.waitUntil(self.frame.isActiveWindow)
        self.body.name.setFocus()
        self.bot = qtbot

    def types(self, text: str) -> None:
        QTest.keyClicks(self.body.name, text)

    def presses(self, keys: str) -> None:
        QTest.keySequence(self.body.name, QKeySequence(keys))

    def button(self, name: str) -> QPushButton:
        found = self.frame.findChild(QPushButton, name)
        assert isinstance(found, QPushButton), name
        return found

    def waits_until_kept(self) -> None:
        self.bot.waitUntil(lambda: self.frame.keeper.is_kept)


@pytest.fixture
def opened(qtbot: QtBot) -> Opened:
    return Opened(qtbot)


def test_a_change_is_kept_within_half_a_second(opened: Opened) -> None:
    opened.types("!")
    assert opened.store.keeps == 0
    opened.bot.wait(KEEP_AFTER_MS + 150)
    assert opened.store.kept["name"] == "Old Bram!"


def test_whoever_goes_on_typing_is_kept_all_the_same(opened: Opened) -> None:
    for _ in range(12):
        opened.types("a")
        opened.bot.wait(60)
    assert opened.store.keeps >= 1


def test_leaving_keeps_what_was_typed_last(opened: Opened) -> None:
    opened.types("!")
    with opened.bot.waitSignal(opened.frame.left):
        opened.presses("Esc")
    assert opened.store.kept["name"] == "Old Bram!"


def test_undo_and_redo_by_the_keys_while_a_field_has_the_focus(opened: Opened) -> None:
    opened.types("!?")
    opened.presses("Ctrl+Z")
    assert opened.draft.plain["name"] == "Old Bram"
    assert opened.body.name.text() == "Old Bram"
    opened.presses("Ctrl+Y")
    assert opened.draft.plain["name"] == "Old Bram!?"
    opened.presses("Ctrl+Z")
    opened.presses("Ctrl+Shift+Z")
    assert opened.draft.plain["name"] == "Old Bram!?"


def test_the_tooltip_of_undo_names_the_step(opened: Opened) -> None:
    assert not opened.frame.head.undo.isEnabled()
    opened.types("!")
    assert "Change the name" in opened.frame.head.undo.toolTip()
    opened.presses("Ctrl+Z")
    assert "Change the name" in opened.frame.head.redo.toolTip()


def test_ctrl_s_says_that_it_is_saved_already(opened: Opened) -> None:
    opened.types("!")
    opened.presses("Ctrl+S")
    assert opened.store.kept["name"] == "Old Bram!"
    assert "Saved" in opened.frame.head.note.text()


def test_the_head_says_what_it_is_by_whom_and_how_it_stands(opened: Opened) -> None:
    assert opened.frame.head.name.text() == "Old Bram"
    assert opened.frame.head.note.text() == "Hero, by Ann, changed today"
    opened.types("!")
    assert opened.frame.head.name.text() == "Old Bram!"
    opened.waits_until_kept()
    assert opened.frame.head.note.text() == "Hero, by Ann, draft saved"


def test_another_window_has_changed_it_and_mine_goes_on_as_a_copy(opened: Opened) -> None:
    opened.store.theirs = {**opened.draft.plain, "name": "Theirs"}
    opened.types("!")
    opened.bot.waitUntil(lambda: opened.frame.keeper.state is Keeping.ELSEWHERE)
    with opened.bot.waitSignal(opened.frame.number_changed) as told:
        opened.button("editor.keep_mine").click()
    assert told.args == [8]
    assert opened.draft.plain["name"] == "Old Bram!"
    assert opened.draft.plain["id"] == "my-hero-2"
    assert opened.frame.notice.isHidden()


def test_another_window_has_changed_it_and_theirs_is_taken(opened: Opened) -> None:
    opened.store.theirs = {**opened.draft.plain, "name": "Theirs"}
    opened.types("!")
    opened.bot.waitUntil(lambda: opened.frame.keeper.state is Keeping.ELSEWHERE)
    opened.button("editor.take_theirs").click()
    assert opened.body.name.text() == "Theirs"
    opened.types("!")
    opened.waits_until_kept()
    assert opened.store.kept["name"] == "Theirs!"


def test_leaving_undecided_loses_neither(opened: Opened) -> None:
    opened.store.theirs = {**opened.draft.plain, "name": "Theirs"}
    opened.types("!")
    opened.bot.waitUntil(lambda: opened.frame.keeper.state is Keeping.ELSEWHERE)
    with opened.bot.waitSignal(opened.frame.left):
        opened.presses("Esc")
    assert opened.store.number == 8
    assert opened.store.kept["name"] == "Old Bram!"


def test_a_full_disk_is_told_and_the_page_stays_until_it_is_kept(opened: Opened) -> None:
    opened.store.fault = "The disk is full; make room."
    opened.types("!")
    assert not opened.frame.may_leave()
    assert opened.frame.notice.sentence() == "The disk is full; make room."
    opened.store.fault = ""
    opened.button("editor.keep_again").click()
    assert opened.frame.notice.isHidden()
    assert opened.frame.may_leave()
    assert opened.store.kept["name"] == "Old Bram!"


def test_an_official_item_can_only_be_copied(qtbot: QtBot) -> None:
    opened = Opened(qtbot, official=True)
    assert not opened.body.isEnabled()
    assert opened.button("editor.share").isHidden()
    with qtbot.waitSignal(opened.frame.copy_wanted):
        QTest.mouseClick(opened.button("editor.copy"), Qt.MouseButton.LeftButton)
    assert opened.store.keeps == 0


@pytest.mark.parametrize("width", [520, 760, 1000, 1280, 1920])
def test_the_head_fits_every_width(opened: Opened, width: int) -> None:
    opened.frame.resize(width, 720)
    opened.bot.wait(20)
    head = opened.frame.head
    assert head.width() == width
    for button in (head.share, head.try_out, head.redo):
        right = button.mapTo(head, button.rect().topRight()).x()
        assert right <= head.width(), button.objectName()


def test_every_control_has_a_name(opened: Opened) -> None:
    assert nameless(opened.frame) == []
