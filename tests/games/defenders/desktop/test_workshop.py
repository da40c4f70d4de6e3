"""Settings in the real window: copied, edited, kept, shared, taken in, and a game begun with one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.shell.new_game_form import NewGameForm
from desktop.storage.packs.faults import PackProblem
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.writing import pack_to_bytes
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.quick_test_panel import QuickTestPanel
from desktop.workshop.page.new_dialog import NewDialog
from desktop.workshop.page.places import ContentPlace
from rules_core.content.items import Item
from rules_core.games.chosen import with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.content.worlds import WORLDS, plain_world
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import Location
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Sketch
from tests.desktop.accessibility.tree import nameless
from tests.games.defenders.script import P1
from tests.games.defenders.test_setting_trials import played
from tests.games.defenders.test_settings import moon
from tests.pig.match import NoKeeper

LEFT = Qt.MouseButton.LeftButton


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


def frame_of(window: MainWindow) -> EditorFrame:
    assert window.workshop.frame is not None
    return window.workshop.frame


def part(where: QWidget, name: str) -> QWidget:
    found = where.findChild(QWidget, name)
    assert found is not None, name
    return found


def write(frame: EditorFrame, field: str, *texts: str) -> None:
    """Open a list by its heading and write texts into it."""
    opener = part(frame, field)
    assert isinstance(opener, QPushButton)
    opener.setChecked(True)
    line = part(frame, f"{field}.new")
    assert isinstance(line, QLineEdit)
    for text in texts:
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)


def own(window: MainWindow) -> Item:
    (item,) = window.games.library.items.items()
    return item


def test_a_setting_is_made_from_nothing_and_a_game_begun_with_it(qtbot: QtBot, window: MainWindow) -> None:
    window.workshop.ask_new()
    dialog = window.findChild(NewDialog)
    assert dialog is not None
    QTest.mouseClick(part(dialog, f"new-item.game.{GAME}"), LEFT)
    QTest.mouseClick(part(dialog, f"new-item.{SETTING}"), LEFT)
    frame = frame_of(window)
    name = part(frame, "field.name")
    QTest.keyClicks(name, "Glass moon")
    write(frame, "field.places.military", "Prism Gate", "Prism Gate")
    write(frame, "field.prompts.place", "What does it ring like?")

    def said() -> list[str]:
        return [one.sentence for one in frame.problems.checked.findings]

    qtbot.waitUntil(lambda: "Military buildings: 'Prism Gate' stands here already." in said())
    assert "Broad areas: there are none." in said()
    assert "About a place: 1 of 20." in said()
    assert nameless(frame) == []
    frame.leave()
    assert own(window).plain["places"]["military"] == ["Prism Gate", "Prism Gate"]
    window.show_hearth()
    window.ask_new_game(GAME)
    form = window.findChild(NewGameForm)
    assert form is not None
    box = part(form, "choice.setting")
    assert isinstance(box, QComboBox)
    names = [box.itemText(place) for place in range(box.count()) if box.itemData(place)]
    assert len(names) == len(WORLDS) + 1
    assert names[-1] == "Glass moon (own)"
    box.setCurrentIndex(box.count() - 1)
    form.start.click()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    assert window.session.state.setting == "glass-moon"
    # The game keeps what it was begun with.
    window.games.library.items.throw_away(window.games.library.items.cards()[0].number)
    assert window.session.match.game.setup["content"][SETTING][0]["name"] == "Glass moon"


def test_a_copy_of_what_comes_with_the_game_is_changed_and_tried(window: MainWindow) -> None:
    page = window.workshop.page
    assert page is not None
    page.places.choose(ContentPlace(GAME, SETTING))
    assert len(page.model.shown) == len(WORLDS)
    longest = max(page.model.shown, key=lambda one: len(one.name))
    window.workshop.open(longest)
    assert not part(frame_of(window), "field.places.area").isHidden()
    frame_of(window).head.copy.click()
    frame = frame_of(window)
    write(frame, "field.threats.lethal", "The Cutter")
    assert frame.draft.get(("threats", "lethal"))[-1] == "The Cutter"
    assert frame.draft.get(("name",)) == "Giant machines against giant… (copy)"
    frame.try_wanted.emit(frame.draft.item)
    form = window.findChild(NewGameForm)
    assert form is not None
    box = part(form, "choice.setting")
    assert isinstance(box, QComboBox)
    assert box.currentData() == form.values["setting"] == frame.draft.item.id
    assert form.start.isEnabled()


def test_what_is_drawn_in_an_own_setting_looks_as_that_says() -> None:
    setup = DEFINITION.setup(with_items({"setting": "glass-moon"}, CHOICES, [moon(scenery="refugee-camp")]))
    match = begin(DefendersGame(setup), 5, DicePolicy())
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    presenter = face_of(GAME).presenter(session)
    session.state.locations = [Location("place-1", "", P1, "C1", "neighbourhood", ["neighbourhood"], [])]
    subject = presenter.subject(Sketch(P1, topics.DRAWING, "D-MAP-1", "place-1", 2000, 2000, (), ()))
    assert "tent" in subject.stamps
    assert "keep" not in subject.stamps


@pytest.mark.usefixtures("window")
def test_a_test_tells_which_names_came_up_and_which_ran_out() -> None:
    words = face_of(GAME).result_words(GAME, SETTING)
    shipped = played(CONTENT.official.ids(SETTING)[WORLDS[0]])
    assert words.headline(shipped).startswith("In 6 test games ")
    assert words.headline(shipped).endswith(" and none ran out.")
    assert words.lines_of(shipped)[-1].words.startswith("Never came up: ")
    poor = played(moon(defenders={"regiment": ["The Glass Guard"]}))
    said = [one.words for one in words.lines_of(poor)]
    assert "Regiments: 1 there, used up in 5 games." in said
    assert any(one.startswith("Rabble and hordes: there are none, ") for one in said)
    assert "Defenders: 1 of 1 came up." in said


def test_whole_games_are_played_from_the_editor(qtbot: QtBot, window: MainWindow) -> None:
    page = window.workshop.page
    assert page is not None
    page.places.choose(ContentPlace(GAME, SETTING))
    window.workshop.open(page.model.shown[0])
    frame = frame_of(window)
    frame.head.test.click()
    panel = frame.findChild(QuickTestPanel)
    assert panel is not None
    panel.games = 2
    panel.start_button.click()
    qtbot.waitUntil(lambda: bool(panel.test), timeout=60_000)
    assert panel.test["games"] == 2
    assert panel.bars.isHidden()
    assert panel.compare_button.isHidden()


def test_settings_go_out_in_a_pack_and_come_in_checked() -> None:
    big = Item(GAME, SETTING, {**plain_world(WORLDS[0], "de"), "id": "mine"})
    pack = Pack("Worlds", "Ada", 1, "", (PackItem(moon()), PackItem(big)))
    assert pack_from_bytes(pack_to_bytes(pack)) == pack
    for wrong in (
        moon(places={"military": ["<a href='x'>Gate</a>"]}),
        moon(places={"military": ["x" * 33]}),
        moon(prompts={"place": ["Why?"] * 201}),
        moon(extra="x"),
    ):
        with pytest.raises(PackProblem):
            pack_from_bytes(pack_to_bytes(Pack("Worlds", "Ada", 1, "", (PackItem(wrong),))))
