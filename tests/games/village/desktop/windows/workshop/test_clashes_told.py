"""An id that a hero shares with a building: told at both while somebody types, not played, not shared, mended."""

from __future__ import annotations

import copy

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.shell.main_window import MainWindow
from desktop.storage.item_cards import NOT_LOOKED_AT
from desktop.storage.playable_rows import read_playable
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from tests.games.village.desktop.windows.workshop.workshop_hands import activate, choose, editor, own_hero, press, show


@pytest.fixture(autouse=True)
def no_process_left() -> object:
    yield
    BESIDE_ALL.close()


def village() -> Item:
    plain = copy.deepcopy(official_ids(Kind.VILLAGE)["hearthwall"].plain)
    plain.update(id="mine", name="My Village")
    plain["building"][1].update(id="old-smithy", name="Old Smithy")
    return Item(GAME, Kind.VILLAGE, plain)


def edit(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = window.workshop.page
    assert page is not None
    choose(page, name)
    press(page, "open")
    qtbot.waitUntil(lambda: editor(window).checks.is_current)


def sentences(window: MainWindow) -> list[str]:
    return [one.sentence for one in editor(window).checks.checked.findings if "tell them apart" in one.sentence]


def leave(window: MainWindow) -> None:
    while window.workshop.frame is not None:
        QTest.keyClick(window.workshop.frame, Qt.Key.Key_Escape)


def test_both_items_tell_of_it_neither_is_played_or_shared_and_a_button_mends_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    items = window.games.library.items
    hero = items.add(own_hero("Ada", "ada"), problems=0)
    number = items.add(village(), problems=0)
    page = show(window)
    activate(window)
    edit(qtbot, window, "Ada")
    editor(window).draft.put(("id",), "old-smithy", "Id")
    qtbot.waitUntil(lambda: sentences(window) != [])
    assert "Old Smithy of My Village" in sentences(window)[0]
    leave(window)
    qtbot.waitUntil(lambda: {items.card(one).problems for one in (hero, number)} == {1})
    path = window.games.library.path
    assert read_playable(path, GAME)[1] == []
    choose(page, "My Village")
    assert not page.sheet.buttons["share"].isEnabled()
    edit(qtbot, window, "My Village")
    assert "hero Ada" in sentences(window)[0]
    button = next(
        one for one in editor(window).findChildren(QPushButton, "problem.fix") if one.text() == "Call it old-smithy-2"
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: editor(window).checks.is_current and not sentences(window))
    leave(window)
    qtbot.waitUntil(lambda: {items.card(one).problems for one in (hero, number)} == {0})
    assert len(read_playable(path, GAME)[1]) == 2


def test_who_shares_an_id_is_looked_at_anew_when_the_other_comes_and_goes(window: MainWindow) -> None:
    items = window.games.library.items
    number = items.add(village(), problems=0)
    hero = items.add(own_hero("Ada", "old-smithy"), problems=1)
    assert (items.card(number).problems, items.card(hero).problems) == (NOT_LOOKED_AT, 1)

    def looked_at() -> None:
        items.keep_problems(number, 0, items.item(number).revision)

    looked_at()
    items.throw_away(hero)
    assert items.card(number).problems == NOT_LOOKED_AT
    looked_at()
    items.take_back(hero)
    assert items.card(number).problems == NOT_LOOKED_AT
    looked_at()
    revision = items.keep(hero, {**items.item(hero).plain, "quality": 3}, items.item(hero).revision)
    assert items.card(number).problems == 0
    items.keep(hero, {**items.item(hero).plain, "id": "ada"}, revision)
    assert items.card(number).problems == NOT_LOOKED_AT
