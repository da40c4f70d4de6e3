"""The workshop beside games and other windows: tried out, offered to new games, open twice, closed and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game import asking
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.rules_page import RulesPage
from desktop.play.play_window import PlayWindow
from desktop.shell.main_window import MainWindow
from desktop.storage.library import Library
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.kernel.game import GameId
from tests.games.village.desktop.windows.seats import opened
from tests.games.village.desktop.windows.workshop.workshop_hands import (
    answer,
    editor,
    is_editing,
    own_hero,
)


def test_another_window_that_has_the_item_open_is_told_of_and_a_copy_may_be_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    other = opened(qtbot, tmp_path)
    other.show_workshop()
    other.workshop.open_number(number)
    window.show_workshop()
    window.workshop.open_number(number)
    assert not is_editing(window)
    answer(window, "dialog.elsewhere", "elsewhere.copy")
    mine = editor(window)
    assert mine.store.number != number
    # Both work on, each on its own; after the other has left, it opens without a word.
    mine.draft.put(("name",), "Mine", "Name")
    editor(other).draft.put(("name",), "Theirs", "Name")
    other.show_hearth()
    window.show_workshop()
    window.workshop.open_number(number)
    assert editor(window).store.number == number
    assert {card.name for card in window.games.library.items.cards()} == {"Mine", "Theirs"}


def test_two_windows_on_one_item_keep_both_stands(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    other = opened(qtbot, tmp_path)
    other.show_workshop()
    other.workshop.open_number(number)
    window.show_workshop()
    window.workshop.open_number(number)
    answer(window, "dialog.elsewhere", "elsewhere.here")
    mine, theirs = editor(window), editor(other)
    theirs.draft.put(("name",), "Theirs", "Name")
    assert theirs.keeper.keep_now()
    mine.draft.put(("name",), "Mine", "Name")
    assert not mine.keeper.keep_now()
    mine.keep_mine()
    assert {card.name for card in window.games.library.items.cards()} == {"Mine", "Theirs"}


def test_closing_the_window_keeps_what_is_under_work(window: MainWindow) -> None:
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    path = window.games.library.path
    window.show_workshop()
    window.workshop.open_number(number)
    editor(window).draft.put(("name",), "Ada Fen", "Name")
    window.close()
    library = Library(path)
    assert library.items.card(number).name == "Ada Fen"
    with library.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM lease").scalar_one() == 0
    library.close()


def test_a_village_is_tried_out_and_its_editor_stands_there_again_after_the_game(window: MainWindow) -> None:
    village = next(iter(official_ids(Kind.VILLAGE).values()))
    own = Item(GAME, Kind.VILLAGE, {**village.plain, "id": "own-village", "name": "Own Village"})
    number = window.games.library.items.add(own, problems=0)
    window.show_workshop()
    window.workshop.open_number(number)
    frame = editor(window)
    window.workshop.try_out(frame.item)
    dialog = window.findChild(NewSiegeDialog)
    assert isinstance(dialog, NewSiegeDialog)
    assert dialog.choices.village == "own-village"
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    session = window.session
    assert session is not None
    assert session.match.game.setup["village"] == "own-village"
    assert window.games.library.items.usage(number).games == (session.name,)
    play = window.pages.currentWidget()
    assert isinstance(play, PlayWindow)
    window.show_workshop()
    assert editor(window) is frame
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    page = window.workshop.page
    assert page is not None
    assert window.pages.currentWidget() is page
    page.left.emit()
    assert window.pages.currentWidget() is window.hearth


def asked(window: MainWindow) -> NewSiegeDialog:
    """The new-game dialog, as the start page opens it."""
    dialog = window.starting.ask(GameId("village"))
    assert isinstance(dialog, NewSiegeDialog)
    return dialog


def test_new_games_offer_own_content_without_problems_and_keep_house_rules(window: MainWindow) -> None:
    items = window.games.library.items
    items.add(own_hero("Ada", "ada"), problems=0)
    items.add(own_hero("Bo", "bo"), problems=1)
    items.add(own_hero("Cy", "cy"))
    items.throw_away(items.add(own_hero("Di", "di"), problems=0))
    dialog = asked(window)
    assert [id for id in dialog.choices.content.heroes if id not in official_ids(Kind.HERO)] == ["ada", "cy"]
    rules = dialog.findChild(QAbstractButton, "new-game.tab.4")
    assert rules is not None
    rules.click()
    keep = dialog.findChild(RulesPage)
    assert isinstance(keep, RulesPage)
    keep.sets.keep("Gentle")
    dialog.reject()
    (kept,) = [card for card in items.cards() if card.kind == Kind.RULES]
    assert (kept.name, kept.problems) == ("Gentle", 0)
    again = asked(window)
    assert [rules.name for rules in again.choices.content.rules.values()] == ["Gentle"]
    again.reject()


def test_no_two_keys_of_the_menus_mean_two_things_while_a_game_is_played(window: MainWindow) -> None:
    village = next(iter(official_ids(Kind.VILLAGE).values()))
    window.show_workshop()
    window.workshop.try_out(village)
    dialog = window.findChild(NewSiegeDialog)
    assert isinstance(dialog, NewSiegeDialog)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    # A submenu of another page is hidden and its keys do not count; an action may stand in two menus.
    actions = {id(one): one for menu in window.menuBar().findChildren(QMenu) for one in menu.actions()}
    keys = [key.toString() for one in actions.values() if one.isEnabled() for key in one.shortcuts()]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_what_nobody_has_looked_at_is_looked_at_before_a_new_game(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy machine checks less than two of them in the time that nobody notices.
    monkeypatch.setattr(asking, "CHECKED_SECONDS", 60.0)
    shelf = window.games.library.items
    good = shelf.add(own_hero("Ada", "ada"))
    bad = shelf.add(Item(GAME, Kind.HERO, {**own_hero("Bo", "bo").plain, "quality": 99}))
    dialog = asked(window)
    assert [shelf.card(number).problems for number in (good, bad)] == [0, 1]
    assert "ada" in dialog.choices.content.heroes
    assert "bo" not in dialog.choices.content.heroes
    dialog.reject()
