"""A name gives a thing that has just been made its id, its letter and its plural, until somebody chooses otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from desktop.shell.main_window import MainWindow
from desktop.workshop.forms.id_of_name import id_of_name
from rules_core.content.items import Item
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from tests.games.village.desktop.windows.workshop.workshop_hands import choose, editor, own_hero, press, show


def name_field(window: MainWindow) -> QLineEdit:
    field = editor(window).findChild(QLineEdit, "field.name")
    assert isinstance(field, QLineEdit)
    return field


@pytest.mark.parametrize("kind", list(KINDS))
def test_whatever_is_made_new_is_called_by_its_name_in_files_too(window: MainWindow, kind: str) -> None:
    show(window)
    window.workshop.make(GAME, kind)
    QTest.keyClicks(name_field(window), "Alder Fen")
    draft = editor(window).draft
    assert draft.item.id == "alder-fen"
    assert draft.plain.get("letter", "A") == "A"
    assert draft.plain.get("plural", "Alder Fen") == "Alder Fen"


def test_one_step_takes_the_name_back_with_all_it_gave(window: MainWindow) -> None:
    show(window)
    window.workshop.make(GAME, Kind.DEFENDER)
    before = dict(editor(window).draft.plain)
    QTest.keyClicks(name_field(window), "Old Bram")
    assert editor(window).draft.item.id == "old-bram"
    QTest.keySequence(editor(window).body, QKeySequence("Ctrl+Z"))
    assert editor(window).draft.plain == before
    QTest.keyClicks(name_field(window), "Zed")
    assert editor(window).draft.item.id.endswith("zed")


def test_what_somebody_chose_stays(window: MainWindow) -> None:
    show(window)
    window.workshop.make(GAME, Kind.ENEMY)
    draft = editor(window).draft
    draft.put(("id",), "my-own", "Id")
    draft.put(("plural",), "Geese", "Plural")
    QTest.keyClicks(name_field(window), "Goose")
    assert (draft.item.id, draft.plain["plural"]) == ("my-own", "Geese")


def test_a_copy_is_called_by_its_new_name(window: MainWindow) -> None:
    window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    page = show(window)
    choose(page, "Ada")
    press(page, "copy")
    field = name_field(window)
    field.selectAll()
    QTest.keyClicks(field, "Berta")
    assert editor(window).draft.item.id == "berta"


def test_a_thing_that_is_kept_already_keeps_its_id(window: MainWindow) -> None:
    number = window.games.library.items.add(own_hero("Ada", "ada"), problems=0)
    show(window)
    window.workshop.open_number(number)
    field = name_field(window)
    field.selectAll()
    QTest.keyClicks(field, "Berta")
    assert editor(window).draft.item.id == "ada"


def test_what_has_gone_out_of_the_editor_keeps_its_id(window: MainWindow) -> None:
    show(window)
    window.workshop.make(GAME, Kind.HERO)
    QTest.keyClicks(name_field(window), "Ada")
    editor(window).draft.keep_id()
    QTest.keyClicks(name_field(window), " Fen")
    assert (editor(window).draft.item.name, editor(window).draft.item.id) == ("Ada Fen", "ada")


@pytest.mark.parametrize(
    "name, id",
    [
        ("The Baker's End", "the-bakers-end"),
        ("Große Mühle", "grosse-muehle"),
        ("Café  Élan!", "cafe-elan"),
        ("Token 4", ""),
        ("7 Oaks", ""),
        ("東の村", ""),
        ("x" * 60, "x" * 40),
        ("Ada", "ada-2"),
        ("Forge", "forge-2"),
    ],
)
def test_ids_are_made_of_the_letters_of_names(name: str, id: str) -> None:
    item = Item(GAME, Kind.HERO, blank(Kind.HERO, "new-hero", "New hero"))
    assert id_of_name(name, item, [own_hero("Ada", "ada")]) == id
