"""The real window makes, changes and keeps items of a game that has nothing but fields, beside those of another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.forms.form_body import FormBody
from desktop.workshop.forms.plain_card import PlainCard
from desktop.workshop.page.new_dialog import NewDialog
from desktop.workshop.page.page import WorkshopPage
from desktop.workshop.page.places import ContentPlace, PlacesModel
from rules_core.games.catalogue import games_with_content
from tests.potions.definition import GAME, HERB


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    speak(ENGLISH)
    theme = Theme(LookName.LIGHT, 100, less_motion=True)
    made = MainWindow(theme, Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made)
    made.show_workshop()
    yield made
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def page_of(window: MainWindow) -> WorkshopPage:
    page = window.workshop.page
    assert page is not None
    return page


def editor(window: MainWindow) -> EditorFrame:
    frame = window.workshop.frame
    assert frame is not None
    return frame


def leave(window: MainWindow) -> None:
    """Back to the list."""
    editor(window).leave()
    assert window.workshop.frame is None


def problems(frame: EditorFrame) -> list[str]:
    return [one.sentence for one in frame.problems.checked.findings]


def names(page: WorkshopPage) -> list[str]:
    return [entry.name for entry in page.model.shown]


def test_the_list_is_narrowed_to_a_game_and_to_its_kinds(window: MainWindow) -> None:
    page = page_of(window)
    model = page.places.model()
    assert isinstance(model, PlacesModel)
    places = [row.place for row in model.rows]
    assert [place.game for place in places if place.game and not place.kind] == games_with_content()
    page.places.choose(ContentPlace(GAME))
    assert names(page) == ["Sage"]
    page.places.choose(ContentPlace(GAME, "recipe"))
    assert names(page) == []
    page.places.choose(ContentPlace())
    assert len(names(page)) > 20


def test_the_sheet_shows_what_the_game_names_of_an_item(window: MainWindow) -> None:
    page = page_of(window)
    page.places.choose(ContentPlace(GAME))
    page.choose([page.model.shown[0]])
    page.show_chosen()
    assert page.sheet.heading.title.text() == "Sage"
    assert page.sheet.figures.text() == "Strength: 2"
    picture = page.sheet.picture.grab().toImage()
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert any(picture.pixelColor(x, picture.height() // 2) != middle for x in range(picture.width()))


def test_a_recipe_is_made_with_a_form_kept_and_found_again(qtbot: QtBot, window: MainWindow) -> None:
    window.workshop.ask_new()
    dialog = window.findChild(NewDialog)
    assert dialog is not None
    card = dialog.findChild(QWidget, "new-item.recipe")
    assert card is not None
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    frame = editor(window)
    body: QWidget = frame.body
    assert isinstance(body, FormBody)
    name = body.findChild(QWidget, "field.name")
    assert name is not None
    QTest.keyClicks(name, "Strong tea")
    assert frame.draft.item.id == "strong-tea"
    assert frame.draft.get(("step",)) == [{"herb": "sage"}]
    card_beside = body.card
    assert isinstance(card_beside, PlainCard)
    qtbot.waitUntil(lambda: card_beside.name.text() == "Strong tea")
    assert frame.head.test.isHidden()
    assert frame.head.try_out.isHidden()
    # It was called "New recipe", which nobody had written.
    qtbot.waitUntil(lambda: frame.problems.checked.complete and problems(frame) == [])
    frame.draft.put(("step", 0, "herb"), "nettle", "Herb")
    qtbot.waitUntil(lambda: frame.problems.checked.complete and bool(problems(frame)))
    assert problems(frame) == ["Herb: there is nothing called nettle."]
    frame.undo()
    leave(window)
    page = page_of(window)
    page.places.choose(ContentPlace(GAME, "recipe"))
    assert names(page) == ["Strong tea"]
    (item,) = window.games.library.items.items()
    assert item.key == (GAME, "recipe", "strong-tea")
    page.choose([page.model.shown[0]])
    page.show_chosen()
    share = page.findChild(QPushButton, "workshop.share")
    assert share is not None
    assert share.isEnabled()


def test_what_comes_with_the_game_is_looked_at_and_a_copy_is_changed(window: MainWindow) -> None:
    page = page_of(window)
    page.places.choose(ContentPlace(GAME))
    window.workshop.open(page.model.shown[0])
    assert editor(window).draft.item == HERB
    assert editor(window).store.is_official
    editor(window).head.copy.click()
    frame = editor(window)
    assert not frame.store.is_official
    frame.draft.put(("strength",), 5, "Strength")
    leave(window)
    (item,) = window.games.library.items.items()
    assert (item.game, item.kind, item.plain["strength"], item.plain["name"]) == (GAME, "herb", 5, "Sage (copy)")
