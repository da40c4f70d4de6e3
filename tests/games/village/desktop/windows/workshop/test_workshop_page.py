"""The workshop through the real window: found, marked, copied, edited, thrown away, taken back, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.language import speak
from desktop.shell.main_window import MainWindow
from desktop.storage.library import Library
from desktop.storage.playable_rows import read_playable
from desktop.workshop.page.places import ContentPlace
from desktop.workshop.page.tags_dialog import TagsDialog
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.profile_points import points_of
from rules_core.games.village.content.setup import build
from rules_core.wording.translation import official
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.beginning import new_siege
from tests.games.village.desktop.windows.workshop.workshop_hands import (
    answer,
    choose,
    editor,
    names,
    own_hero,
    press,
    show,
)


def test_all_that_ships_stands_there_and_every_control_has_a_name(window: MainWindow) -> None:
    page = show(window)
    counts = page.model.counts
    assert counts.kinds[GAME, Kind.HERO] == len(official_ids(Kind.HERO))
    assert counts.games[GAME] == sum(len(official_ids(kind)) for kind in KINDS)
    assert all(entry.is_official for entry in page.model.shown)
    assert nameless(window) == []
    assert page.list.hasFocus()


def test_the_sheet_says_what_a_hero_costs_though_no_hero_has_points(window: MainWindow) -> None:
    """SBH-PTS-1. The figures of everybody who fights, heroes among them."""
    page = show(window)
    hero = next(iter(official_ids(Kind.HERO).values()))
    choose(page, hero.name)
    combat, points = hero.plain["combat"], points_of(hero.plain)
    assert page.sheet.figures.text() == f"Quality {hero.plain['quality']}+, Combat {combat}, {points} points"


def test_words_kinds_and_origin_narrow_the_list_and_the_counts(window: MainWindow) -> None:
    library = window.games.library
    library.items.add(own_hero("Ada of the Fen", "ada"), "Bo", problems=0, tags=("campaign",))
    library.items.add(Item(GAME, Kind.ENEMY, {**shipped().plain["enemy"][0], "id": "fen-thing", "name": "Fen Thing"}))
    page = show(window)
    QTest.keyClicks(page.search, "ada fen")
    assert names(page) == ["Ada of the Fen"]
    page.search.clear()
    for words in ("campaign", "BO", "hero ada"):
        page.search.setText(words)
        assert "Ada of the Fen" in names(page)
    page.search.setText("fen")
    assert page.model.counts.kinds[GAME, Kind.ENEMY] >= 1
    origin = page.findChild(QComboBox, "workshop.origin")
    assert isinstance(origin, QComboBox)
    origin.setCurrentIndex(1)
    assert names(page) == ["Ada of the Fen", "Fen Thing"]
    page.places.choose(ContentPlace(GAME, Kind.HERO))
    assert names(page) == ["Ada of the Fen"]
    page.search.setText("nothing at all")
    assert names(page) == []
    assert page.empty.isVisible()
    assert "nothing at all" in page.empty.words.text()
    QTest.mouseClick(page.empty.clear, Qt.MouseButton.LeftButton)
    assert len(names(page)) == page.model.counts.every > 50


def test_an_official_item_is_copied_and_the_copy_opens_in_its_editor(window: MainWindow) -> None:
    page = show(window)
    hero = next(iter(official_ids(Kind.HERO).values()))
    choose(page, hero.name)
    press(page, "copy")
    frame = editor(window)
    frame.draft.put(("name",), "Own Hero", "Name")
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    (card,) = window.games.library.items.cards()
    assert (card.kind, card.name) == (Kind.HERO, "Own Hero")
    assert card.key not in official_ids(Kind.HERO)
    assert [entry.name for entry in page.chosen()] == ["Own Hero"]


def test_enter_opens_and_an_official_item_cannot_be_changed(window: MainWindow) -> None:
    page = show(window)
    hero = next(iter(official_ids(Kind.HERO).values()))
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
    assert frame.draft.kind == Kind.HERO
    assert [made.kind for made in window.games.library.items.cards()] == [Kind.HERO]


def test_favourites_and_tags_of_official_and_own_items(window: MainWindow) -> None:
    window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    hero = next(iter(official_ids(Kind.HERO).values()))
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
    again = Library(window.games.library.path)
    assert again.items.cards()[0].tags == ("campaign", "with Ada")
    assert again.marks.all()[hero.key].favourite
    again.close()


def test_what_is_thrown_away_comes_back_and_goes_for_good(window: MainWindow) -> None:
    window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
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
    places = page.places.model()
    assert places is not None
    last = places.index(places.rowCount() - 1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert last.endswith(", 0")
    window.games.library.items.throw_away(window.games.library.items.cards()[0].number)
    page.refresh()
    choose(page, "Ada")
    press(page, "empty")
    answer(window, "dialog.empty-items", "empty-items.empty")
    assert window.games.library.items.cards(trash=True) == []


def test_who_throws_away_what_a_game_uses_is_told(window: MainWindow) -> None:
    content = shipped()
    own = own_hero("Ada", "ada")
    window.games.library.items.add(own, problems=0)
    both = read({**content.plain, "hero": [*content.plain["hero"], own.plain]})
    setup = build(both, {"heroes": ["ada", next(iter(content.heroes))], "length": "intro"})
    window.games.begin(new_siege("Long Night", setup, 5))
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
    window.games.library.items.add(own_hero("Ada", "ada"))
    window.games.library.items.add(Item(GAME, Kind.HERO, {**own_hero("Bo", "bo").plain, "quality": 99}))
    page = show(window)
    qtbot.waitUntil(lambda: all(card.problems >= 0 for card in window.games.library.items.cards()))
    assert {card.name: card.problems for card in window.games.library.items.cards()} == {"Ada": 0, "Bo": 1}
    qtbot.waitUntil(lambda: page.model.counts.unready == 1)
    assert [item.id for item in read_playable(window.games.library.path, GAME)[1]] == ["ada"]


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
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    window.show_workshop()
    window.renew()
    assert window.pages.currentWidget() is window.workshop.page
    window.workshop.open_number(number)
    before = editor(window)
    before.draft.put(("name",), "Ada Fen", "Name")
    window.renew()
    assert editor(window) is not before
    assert editor(window).draft.plain["name"] == "Ada Fen"


def test_a_copy_goes_on_in_the_language_in_which_the_original_was_read(window: MainWindow) -> None:
    speak("de")
    try:
        page = show(window)
        village = next(iter(official_ids(Kind.VILLAGE).values()))
        choose(page, village.name)
        press(page, "copy")
        buildings = {one["id"]: one for one in editor(window).draft.get(("building",))}
        assert buildings["town-hall"]["name"] == "Rathaus"
        text = buildings["town-hall"]["level"][0]["text"]
        assert text == official("village/hearthwall/building/town-hall/level/1/text", "")
        assert text
    finally:
        speak("en")


def test_own_items_stand_before_those_that_ship(window: MainWindow) -> None:
    hero = next(iter(official_ids(Kind.HERO).values()))
    window.games.library.items.add(Item(GAME, Kind.HERO, {**hero.plain, "id": "zz", "name": "Zora"}), problems=0)
    window.show_workshop()
    page = window.workshop.page
    assert page is not None
    assert page.model.index(0, 0).data() == "Zora"


def test_the_title_of_the_window_follows_the_name_that_somebody_types(window: MainWindow) -> None:
    window.show_workshop()
    window.workshop.make(GAME, Kind.HERO)
    name = editor(window).findChild(QLineEdit, "field.name")
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Ada Fen")
    assert window.windowTitle().startswith("Ada Fen (hero)")
    window.show_hearth()
    assert window.windowTitle() == "Hearthwall"


def test_something_new_that_nobody_touched_does_not_stay(window: MainWindow) -> None:
    items = window.games.library.items
    window.show_workshop()
    window.workshop.make(GAME, Kind.HERO)
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert items.cards() == []
    assert len(items.cards(trash=True)) == 1
    window.workshop.make(GAME, Kind.HERO)
    editor(window).draft.put(("name",), "Ada Fen", "Name")
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert [card.name for card in items.cards()] == ["Ada Fen"]


def test_what_was_made_is_chosen_in_the_list_of_its_kind(window: MainWindow) -> None:
    page = show(window)
    page.places.choose(ContentPlace(GAME, Kind.HERO))
    choose(page, next(iter(official_ids(Kind.HERO).values())).name)
    press(page, "copy")
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert "A copy of" in page.said.words.text()
    window.workshop.make(GAME, Kind.ENEMY)
    editor(window).draft.put(("name",), "Straw Ogre", "Name")
    QTest.keyClick(editor(window), Qt.Key.Key_Escape)
    assert page.places.place.kind == Kind.ENEMY
    assert [entry.name for entry in page.chosen()] == ["Straw Ogre"]
    assert "A copy of" not in page.said.words.text()


def test_numbers_are_typed_as_the_language_chosen_writes_them(window: MainWindow) -> None:
    """The window is older than the language: its fields must not keep the decimal sign of the first."""
    window.workshop.make(GAME, Kind.VILLAGE)
    number = editor(window).store.number
    try:
        speak("de")
        window.renew()
        window.workshop.open_number(number)
        turn, across = (editor(window).body.findChild(QDoubleSpinBox, name) for name in ("map.turn", "map.place.x"))
        assert turn is not None
        assert across is not None
        assert turn.text() == "0,0°"
        assert turn.valueFromText("22,5°") == 22.5
        assert across.locale().decimalPoint() == ","
    finally:
        speak("en")
