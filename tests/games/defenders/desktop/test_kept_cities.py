"""A city is kept from its game, seen in the workshop, and chosen for the next game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.defenders.city_picture import city_map
from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.play.keep_sign import KeepSign
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.keep_made import KeepDialog
from desktop.shell.main_window import MainWindow
from desktop.shell.new_game_form import NewGameForm
from desktop.sketch.ink import Ink, Stroke, Tool, to_bytes
from desktop.workshop.page.places import ContentPlace
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.city_fields import BEING_DRAWN, CITY
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.trials.city_trial import trial_of
from rules_core.kernel.requests import Sketch
from rules_core.lab.quick_test import try_game
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.cities import GATE, INN, kerak
from tests.games.defenders.test_settings import moon

LEFT = Qt.MouseButton.LeftButton
INK = to_bytes(Ink((Stroke(Tool.PEN, "#203040", 60, ((500, 500, 255), (3000, 2000, 255))),)))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.wake()
    yield made
    made.close()


def part(where: QWidget, name: str) -> QWidget:
    found = where.findChild(QWidget, name)
    assert found is not None, name
    return found


def play_to(window: MainWindow, topic: str) -> None:
    """Play until the table asks this; the first location is drawn by hand."""
    session, position = window.session, 0
    assert session is not None
    while (asked := session.match.pending) is not None and asked.topic != topic:
        answer = ThumbPlayer().decide(session.match.state, asked, position)
        if isinstance(asked, Sketch) and asked.subject and isinstance(answer, tuple):
            answer = (*answer, f"ink {session.drawings.keep(INK)}")
        session.answer(answer)
        position += 1


def keep(window: MainWindow, name: str) -> KeepDialog:
    """Keep the city by the sign on the banner."""
    sign = window.findChild(KeepSign)
    assert sign is not None
    assert sign.isEnabled()
    sign.click()
    (dialog,) = [one for one in window.findChildren(KeepDialog) if one.isVisible()]
    assert nameless(dialog) == []
    line = part(dialog, "keep-made.name")
    assert isinstance(line, QLineEdit)
    line.clear()
    assert not dialog.keep.isEnabled()
    QTest.keyClicks(line, name)
    dialog.keep.click()
    return dialog


def test_a_city_is_kept_half_made_and_whole_and_besieged_from_the_library(qtbot: QtBot, window: MainWindow) -> None:
    window.start_game(NewGame(GAME, "Kerak", {"players": 2, "fewest": 3}, 4))
    sign = window.findChild(KeepSign)
    assert sign is not None
    assert not sign.isEnabled()
    play_to(window, topics.STACK)
    assert not sign.isEnabled()
    play_to(window, topics.NAME)
    keep(window, "Our town")
    play_to(window, topics.PLACING)
    # The same name: what it was half-made goes to the trash.
    dialog = keep(window, "our town")
    assert dialog.instead.isChecked()
    items = window.games.library.items
    assert [one.plain["stage"] for one in items.items()] == ["placing"]
    assert [one.item.plain["stage"] for one in items.thrown_away()] == ["city"]
    before = window.session
    assert before is not None
    outlines = [(one.name, one.outline, one.ink) for one in before.state.locations]
    window.show_hearth()
    window.ask_new_game(GAME)
    form = window.findChild(NewGameForm)
    assert form is not None
    box = part(form, "choice.city")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.count() - 1)
    form.start.click()
    qtbot.waitUntil(lambda: window.session is not None and window.session is not before)
    session = window.session
    assert session is not None
    assert session.pending is not None
    assert session.pending.topic == topics.PLACING
    assert [(one.name, one.outline, one.ink) for one in session.state.locations] == outlines
    # What was drawn stays, whatever becomes of the item and of the game in which it was.
    items.throw_away(items.cards()[0].number)
    items.empty_trash()
    library = window.games.library
    library.arranging.throw_away(before.game_id)
    library.arranging.empty_trash()
    assert library.drawings.missing(session.game_id) == 0
    assert set(library.drawings.of_game(session.game_id)) == {one.ink for one in session.state.locations}


def test_a_setting_that_the_library_no_longer_has_is_kept_with_the_city(window: MainWindow) -> None:
    items = window.games.library.items
    items.add(moon(), problems=0)
    setup = DEFINITION.setup(
        {"players": 1, "fewest": 1, "setting": "glass-moon", "content": {"setting": [moon().plain]}}
    )
    window.start_game(NewGame(GAME, "Glass", setup, 4))
    items.throw_away(items.cards()[0].number)
    play_to(window, topics.PLACING)
    keep(window, "Glass town")
    assert [(one.kind, one.id) for one in items.items()] == [("setting", "glass-moon"), (CITY, "glass-town")]


def test_the_workshop_shows_map_places_and_people_and_changes_them(qtbot: QtBot, window: MainWindow) -> None:
    name = "f" * 64
    drawn = kerak(places=[{**one, "drawing": [*one["drawing"], f"ink {name}"]} for one in kerak().plain["places"]])
    window.games.library.items.add(drawn, problems=0)
    window.show_workshop()
    page = window.workshop.page
    assert page is not None
    page.places.choose(ContentPlace(GAME, CITY))
    page.list.setCurrentIndex(page.model.index(0, 0))
    qtbot.waitUntil(lambda: "Old Gate" in page.sheet.figures.text())
    assert page.sheet.figures.text() == "Whole, ready to be besieged\nPlaces: Old Gate, The Inn\nDefenders: The Guard"
    window.workshop.open(page.model.shown[0])
    frame = window.workshop.frame
    assert frame is not None
    shown = part(frame, "city-card.map")
    assert isinstance(shown, QLabel)
    assert not shown.pixmap().isNull()
    opener = part(frame, "field.ways.0")
    assert isinstance(opener, QPushButton)
    assert opener.text() == "1. Old Gate to The Inn"
    frame.body.show_path(("places", 0, "name"))
    line = part(frame, "field.places.0.name")
    assert isinstance(line, QLineEdit)
    line.selectAll()
    QTest.keyClicks(line, "New Gate")
    qtbot.waitUntil(lambda: opener.text() == "1. New Gate to The Inn")
    frame.body.show_path(("ways", 0, "from"))
    box = part(frame, "field.ways.0.from")
    assert isinstance(box, QComboBox)
    assert [box.itemText(place) for place in range(box.count())] == ["1. New Gate", "2. The Inn"]
    frame.body.show_path(("places", 0, "drawing"))
    assert "the strokes are missing" in " ".join(one.text() for one in frame.findChildren(QLabel))
    assert nameless(frame) == []


def test_the_map_is_painted_with_its_strokes_and_a_spoiled_city_has_none(qtbot: QtBot) -> None:
    look = Theme(less_motion=True).look
    name = "f" * 64
    places = kerak().plain["places"]
    drawn = kerak(places=[{**places[0], "drawing": [*places[0]["drawing"], f"ink {name}"]}, places[1]])
    plain = city_map(drawn, 300, look, 1.0, lambda _: None)
    inked = city_map(drawn, 300, look, 1.0, {name: INK}.get)
    assert plain is not None
    assert inked is not None
    assert plain.toImage() != inked.toImage()
    assert city_map(kerak(places="none"), 300, look, 1.0, lambda _: None) is None
    assert city_map(kerak(stage="city"), 300, look, 1.0, lambda _: None) is None


def test_a_test_of_a_city_is_told_in_words(qtbot: QtBot) -> None:
    run = trial_of(kerak(), []).ready()
    result = run.result([try_game(run, number, 7) for number in range(6)], 7)
    words = face_of(GAME).result_words(GAME, CITY)
    assert words.headline(result).startswith("It held in ")
    said = [one.words for one in words.lines_of(result)]
    assert any(" fell first in " in one or one.startswith("No place was lost in ") for one in said)
    assert words.rows_of(result)[0].name == "The city held"


def test_a_kept_city_that_is_tried_begins_with_it(window: MainWindow) -> None:
    window.games.library.items.add(kerak(), problems=0)
    window.starting.ask_to_try(kerak())
    form = window.findChild(NewGameForm)
    assert form is not None
    assert form.values["city"] == "kerak"
    form.start.click()
    assert window.session is not None
    assert window.session.state.phase is Phase.PLACING


@rule("D-CITY-11", "D-MAP-2")
def test_what_means_nothing_for_a_city_that_stands_is_not_asked(qtbot: QtBot) -> None:
    half = kerak(stage=BEING_DRAWN, places=[{**GATE, "drawing": None}, INN], ways=None, entries=None)
    form = NewGameForm(Theme(less_motion=True), DEFINITION, items=[half])
    qtbot.addWidget(form)
    form.resize(1280, 800)
    form.show()
    box = part(form, f"choice.{CITY}")
    assert isinstance(box, QComboBox)
    seen: list[tuple[bool, bool]] = []
    for id in ("", "hollin-ford", half.id, ""):
        box.setCurrentIndex(box.findData(id))
        fewest, paper = part(form, "choice.fewest"), part(form, "choice.on_paper")
        seen.append((fewest.isVisible(), paper.isVisible()))
        # What moves it most is of choices that are there.
        assert ("Of each before" in form.outlook.text()) == fewest.isVisible()
    assert seen == [(True, True), (False, False), (False, True), (True, True)]
