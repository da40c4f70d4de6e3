"""The workshop through the real window: found, marked, copied, edited, thrown away, taken back, by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.editors.frame import EditorFrame
from desktop.storage.library import Library
from desktop.storage.playable_rows import read_playable
from desktop.windows.game_starting import GameStarting
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game.dialog import NewGameDialog
from desktop.windows.new_game.rules_page import RulesPage
from desktop.windows.play_window import PlayWindow
from desktop.windows.workshop.entries import Entry
from desktop.windows.workshop.page import WorkshopPage
from desktop.windows.workshop.tags_dialog import TagsDialog
from rules_core.games.village.items import Item, ItemKind
from rules_core.games.village.library_content import official_ids
from rules_core.games.village.loader import read, shipped
from rules_core.games.village.setup import build
from tests.desktop.accessibility.tree import nameless
from tests.desktop.windows.seats import opened


def own_hero(name: str, key: str) -> Item:
    return Item(ItemKind.HERO, {**shipped().plain["hero"][0], "id": key, "name": name})


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = opened(qtbot, tmp_path)
    window.resize(1280, 720)
    activate(window)
    return window


def activate(window: MainWindow) -> None:
    """Shortcuts reach the active window only."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


def is_editing(window: MainWindow) -> bool:
    return window.workshop.frame is not None


def editor(window: MainWindow) -> EditorFrame:
    frame = window.workshop.frame
    assert frame is not None
    assert window.pages.currentWidget() is frame
    return frame


def show(window: MainWindow) -> WorkshopPage:
    QTest.keyClick(window.hearth, Qt.Key.Key_W)
    page = window.workshop.page
    assert page is not None
    assert window.pages.currentWidget() is page
    return page


def names(page: WorkshopPage) -> list[str]:
    return [entry.name for entry in page.model.shown]


def choose(page: WorkshopPage, name: str) -> Entry:
    (entry,) = [one for one in page.model.shown if one.name == name]
    page.choose([entry])
    page.show_chosen()
    return entry


def press(page: WorkshopPage, name: str) -> None:
    button = page.findChild(QPushButton, f"workshop.{name}")
    assert isinstance(button, QPushButton)
    assert button.isVisible(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def answer(window: QWidget, dialog: str, button: str) -> None:
    box = window.findChild(QMessageBox, dialog)
    assert isinstance(box, QMessageBox)
    found = box.findChild(QPushButton, button)
    assert isinstance(found, QPushButton)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def test_all_that_ships_stands_there_and_every_control_has_a_name(window: MainWindow) -> None:
    page = show(window)
    counts = page.model.counts
    assert counts.kinds[ItemKind.HERO] == len(official_ids(ItemKind.HERO))
    assert counts.every == sum(len(official_ids(kind)) for kind in ItemKind)
    assert all(entry.is_official for entry in page.model.shown)
    assert nameless(window) == []
    assert page.list.hasFocus()


def test_words_kinds_and_origin_narrow_the_list_and_the_counts(window: MainWindow) -> None:
    library = window.shelf.library
    library.items.add(own_hero("Ada of the Fen", "ada"), "Bo", problems=0, tags=("campaign",))
    library.items.add(Item(ItemKind.ENEMY, {**shipped().plain["enemy"][0], "id": "fen-thing", "name": "Fen Thing"}))
    page = show(window)
    QTest.keyClicks(page.search, "ada fen")
    assert names(page) == ["Ada of the Fen"]
    page.search.clear()
    for words in ("campaign", "BO", "hero ada"):
        page.search.setText(words)
        assert "Ada of the Fen" in names(page)
    page.search.setText("fen")
    assert page.model.counts.kinds[ItemKind.ENEMY] >= 1
    origin = page.findChild(QComboBox, "workshop.origin")
    assert isinstance(origin, QComboBox)
    origin.setCurrentIndex(1)
    assert names(page) == ["Ada of the Fen", "Fen Thing"]
    page.places.setCurrentIndex(page.places.model().index(1 + list(ItemKind).index(ItemKind.HERO), 0))
    assert names(page) == ["Ada of the Fen"]
    page.search.setText("nothing at all")
    assert names(page) == []
    assert page.empty.isVisible()
    assert "nothing at all" in page.empty.words.text()
    QTest.mouseClick(page.empty.clear, Qt.MouseButton.LeftButton)
    assert len(names(page)) == page.model.counts.every > 50


def test_an_official_item_is_copied_and_the_copy_opens_in_its_editor(window: MainWindow) -> None:
    page = show(window)
    hero = next(iter(official_ids(ItemKind.HERO).values()))
    choose(page, hero.name)
    press(page, "copy")
    frame = editor(window)
    frame.draft.put(("name",), "Own Hero", "Name")
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    (card,) = window.shelf.library.items.cards()
    assert (card.kind, card.name) == (ItemKind.HERO, "Own Hero")
    assert card.key not in official_ids(ItemKind.HERO)
    assert [entry.name for entry in page.chosen()] == ["Own Hero"]


def test_enter_opens_and_an_official_item_cannot_be_changed(window: MainWindow) -> None:
    page = show(window)
    hero = next(iter(official_ids(ItemKind.HERO).values()))
    choose(page, hero.name)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    frame = editor(window)
    assert frame.store.is_official
    QTest.mouseClick(frame.head.copy, Qt.MouseButton.LeftButton)
    copy = editor(window)
    assert copy is not frame
    assert not copy.store.is_official


def test_something_new_is_made_by_keys_alone(window: MainWindow) -> None:
    page = show(window)
    QTest.keyClick(page.list, Qt.Key.Key_Insert)
    dialog = window.findChild(QWidget, "dialog.new-item")
    assert isinstance(dialog, QWidget)
    assert nameless(dialog) == []
    card = dialog.findChild(QWidget, "new-item.hero")
    assert isinstance(card, QWidget)
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Space)
    frame = editor(window)
    assert frame.draft.kind is ItemKind.HERO
    assert [made.kind for made in window.shelf.library.items.cards()] == [ItemKind.HERO]


def test_favourites_and_tags_of_official_and_own_items(window: MainWindow) -> None:
    window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    hero = next(iter(official_ids(ItemKind.HERO).values()))
    for name in ("Ada", hero.name):
        choose(page, name)
        press(page, "star")
        press(page, "tags")
        dialog = window.findChild(TagsDialog)
        assert isinstance(dialog, TagsDialog)
        dialog.line.setText("campaign, with Ada")
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        dialog.deleteLater()
        QApplication.sendPostedEvents(None, 52)
    assert page.model.counts.favourites == 2
    assert page.model.counts.tags == {"campaign": 2, "with Ada": 2}
    again = Library(window.shelf.library.path)
    assert again.items.cards()[0].tags == ("campaign", "with Ada")
    assert again.marks.all()[ItemKind.HERO, hero.id].favourite
    again.close()


def test_what_is_thrown_away_comes_back_and_goes_for_good(window: MainWindow) -> None:
    window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    choose(page, "Ada")
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert "Ada" not in names(page)
    QTest.mouseClick(page.said.undo, Qt.MouseButton.LeftButton)
    assert "Ada" in names(page)
    choose(page, "Ada")
    press(page, "delete")
    page.places.setCurrentIndex(page.places.model().index(page.places.model().rowCount() - 1, 0))
    assert names(page) == ["Ada"]
    choose(page, "Ada")
    press(page, "restore")
    assert names(page) == []
    window.shelf.library.items.throw_away(window.shelf.library.items.cards()[0].number)
    page.refresh()
    choose(page, "Ada")
    press(page, "empty")
    answer(window, "dialog.empty-items", "empty-items.empty")
    assert window.shelf.library.items.cards(trash=True) == []


def test_who_throws_away_what_a_game_uses_is_told(window: MainWindow) -> None:
    content = shipped()
    own = own_hero("Ada", "ada")
    window.shelf.library.items.add(own, problems=0)
    both = read({**content.plain, "hero": [*content.plain["hero"], own.plain]})
    setup = build(both, {"heroes": ["ada", next(iter(content.heroes))], "length": "intro"})
    window.shelf.begin("Long Night", setup, 5)
    page = show(window)
    entry = choose(page, "Ada")
    assert entry.games == 1
    press(page, "delete")
    box = window.findChild(QMessageBox, "dialog.used")
    assert isinstance(box, QMessageBox)
    assert "Ada" in box.informativeText()
    answer(window, "dialog.used", "used.keep")
    assert "Ada" in names(page)


def test_an_item_with_problems_is_counted_and_one_nobody_looked_at_is_checked(window: MainWindow, qtbot: QtBot) -> None:
    window.shelf.library.items.add(own_hero("Ada", "ada"))
    window.shelf.library.items.add(Item(ItemKind.HERO, {**own_hero("Bo", "bo").plain, "quality": 99}))
    page = show(window)
    qtbot.waitUntil(lambda: all(card.problems >= 0 for card in window.shelf.library.items.cards()), timeout=10_000)
    assert {card.name: card.problems for card in window.shelf.library.items.cards()} == {"Ada": 0, "Bo": 1}
    qtbot.waitUntil(lambda: page.model.counts.unready == 1, timeout=5_000)
    assert [item.id for item in read_playable(window.shelf.library.path)[1]] == ["ada"]


def test_the_keys_are_told_and_escape_goes_back(window: MainWindow) -> None:
    page = show(window)
    QTest.keyClick(page.list, Qt.Key.Key_F1)
    assert "Ctrl+F" in page.said.words.text()
    QTest.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.search, "wolf")
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.hearth


def test_another_window_that_has_the_item_open_is_told_of_and_a_copy_may_be_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    number = window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
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
    assert {card.name for card in window.shelf.library.items.cards()} == {"Mine", "Theirs"}


def test_two_windows_on_one_item_keep_both_stands(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    number = window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
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
    assert {card.name for card in window.shelf.library.items.cards()} == {"Mine", "Theirs"}


def test_closing_the_window_keeps_what_is_under_work(window: MainWindow) -> None:
    number = window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
    path = window.shelf.library.path
    window.show_workshop()
    window.workshop.open_number(number)
    editor(window).draft.put(("name",), "Ada Fen", "Name")
    window.close()
    library = Library(path)
    assert library.items.card(number).name == "Ada Fen"
    with library.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM lease").scalar_one() == 0
    library.close()


@pytest.mark.parametrize("scale, wide, high", [(100, 1280, 720), (200, 1280, 720), (200, 1920, 1080)])
def test_at_every_size_list_and_sheet_have_room(window: MainWindow, scale: int, wide: int, high: int) -> None:
    window.theme.set_scale_percent(scale)
    window.resize(wide, high)
    page = show(window)
    QApplication.processEvents()
    assert window.width() == wide
    assert page.list.width() >= window.theme.px(150)
    assert page.sheet.geometry().right() <= page.width()
    assert page.list.visualRect(page.model.index(1)).bottom() < page.list.viewport().height()
    inside = QPoint(page.new.width() // 2, page.new.height() // 2)
    assert page.new.mapTo(page, inside).x() < page.width()


def test_the_field_for_words_takes_the_first_letters_at_once(window: MainWindow) -> None:
    page = show(window)
    line = page.findChild(QLineEdit, "workshop.search")
    assert line is page.search
    QTest.keyClicks(page.search, "w")
    assert all("w" in entry.searched for entry in page.model.shown)


def test_another_language_opens_the_same_editor_again(window: MainWindow) -> None:
    number = window.shelf.library.items.add(own_hero("Ada", "ada"), problems=0)
    window.show_workshop()
    window.renew()
    assert window.pages.currentWidget() is window.workshop.page
    window.workshop.open_number(number)
    before = editor(window)
    before.draft.put(("name",), "Ada Fen", "Name")
    window.renew()
    assert editor(window) is not before
    assert editor(window).draft.plain["name"] == "Ada Fen"


def test_a_village_is_tried_out_and_its_editor_stands_there_again_after_the_game(window: MainWindow) -> None:
    village = next(iter(official_ids(ItemKind.VILLAGE).values()))
    own = Item(ItemKind.VILLAGE, {**village.plain, "id": "own-village", "name": "Own Village"})
    number = window.shelf.library.items.add(own, problems=0)
    window.show_workshop()
    window.workshop.open_number(number)
    frame = editor(window)
    window.workshop.try_out(frame.item)
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    assert dialog.choices.village == "own-village"
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    session = window.session
    assert session is not None
    assert session.match.game.setup["village"] == "own-village"
    assert window.shelf.library.items.usage(number).games == (session.name,)
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


def test_new_games_offer_own_content_without_problems_and_keep_house_rules(window: MainWindow) -> None:
    items = window.shelf.library.items
    items.add(own_hero("Ada", "ada"), problems=0)
    items.add(own_hero("Bo", "bo"), problems=1)
    items.add(own_hero("Cy", "cy"))
    items.throw_away(items.add(own_hero("Di", "di"), problems=0))
    dialog = GameStarting(window).ask()
    assert [id for id in dialog.choices.content.heroes if id not in official_ids(ItemKind.HERO)] == ["ada", "cy"]
    keep = dialog.findChild(RulesPage)
    assert isinstance(keep, RulesPage)
    keep.sets.keep("Gentle")
    dialog.reject()
    (kept,) = [card for card in items.cards() if card.kind is ItemKind.RULES]
    assert (kept.name, kept.problems) == ("Gentle", 0)
    again = GameStarting(window).ask()
    assert [rules.name for rules in again.choices.content.rules.values()] == ["Gentle"]
    again.reject()


def test_own_items_stand_before_those_that_ship(window: MainWindow) -> None:
    hero = next(iter(official_ids(ItemKind.HERO).values()))
    window.shelf.library.items.add(Item(ItemKind.HERO, {**hero.plain, "id": "zz", "name": "Zora"}), problems=0)
    window.show_workshop()
    page = window.workshop.page
    assert page is not None
    assert page.model.index(0, 0).data() == "Zora"


def test_no_two_keys_of_the_menus_mean_two_things_while_a_game_is_played(window: MainWindow) -> None:
    village = next(iter(official_ids(ItemKind.VILLAGE).values()))
    window.show_workshop()
    window.workshop.try_out(village)
    dialog = window.findChild(NewGameDialog)
    assert isinstance(dialog, NewGameDialog)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    # A submenu of another page is hidden and its keys do not count; an action may stand in two menus.
    actions = {id(one): one for menu in window.menuBar().findChildren(QMenu) for one in menu.actions()}
    keys = [key.toString() for one in actions.values() if one.isEnabled() for key in one.shortcuts()]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_what_nobody_has_looked_at_is_looked_at_before_a_new_game(window: MainWindow) -> None:
    shelf = window.shelf.library.items
    good = shelf.add(own_hero("Ada", "ada"))
    bad = shelf.add(Item(ItemKind.HERO, {**own_hero("Bo", "bo").plain, "quality": 99}))
    dialog = GameStarting(window).ask()
    assert [shelf.card(number).problems for number in (good, bad)] == [0, 1]
    assert "ada" in dialog.choices.content.heroes
    assert "bo" not in dialog.choices.content.heroes
    dialog.reject()


def test_the_title_of_the_window_follows_the_name_that_somebody_types(window: MainWindow) -> None:
    window.show_workshop()
    window.workshop.make(ItemKind.HERO)
    name = editor(window).findChild(QLineEdit, "field.name")
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Ada Fen")
    assert window.windowTitle().startswith("Ada Fen (hero)")
    window.show_hearth()
    assert window.windowTitle() == "Hearthwall"


def test_something_new_that_nobody_touched_does_not_stay(window: MainWindow) -> None:
    items = window.shelf.library.items
    window.show_workshop()
    window.workshop.make(ItemKind.HERO)
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert items.cards() == []
    assert len(items.cards(trash=True)) == 1
    window.workshop.make(ItemKind.HERO)
    editor(window).draft.put(("name",), "Ada Fen", "Name")
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert [card.name for card in items.cards()] == ["Ada Fen"]
