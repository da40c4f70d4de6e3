"""New things of Warhold open in the real window, and the card beside the form says what they do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.warhold.editors.item_facts import content_with, lines_of
from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.card_parts import CardPreview
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.controls_choice import WordControl
from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.fields import ABILITY, DECK, DOES, KIND, MONSTERS, TRAITS, UNITS, WHO_JOINS
from rules_core.games.warhold.content.schema import CONTENT
from tests.clauses import rule


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    speak(ENGLISH)


@rule("W-MON-1", "WH-SL-1", "WH-DK-1")
@pytest.mark.parametrize(
    "kind, said",
    [
        ("race", "Infantry: M 5, H 4, W 4, A 4, HP 2, O 0/0. Long Reach: Attacks diagonally too."),
        ("monster", "Small monster. M 5, H 5, W 4, A 3, HP 2, O 0/0"),
        ("equipment", "Weapon. Attacks +1."),
        ("card", "Gain 20 gold."),
        ("board", "The map"),
    ],
)
def test_a_new_thing_is_shown_as_players_see_it(qtbot: QtBot, tmp_path: Path, kind: str, said: str) -> None:
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show_workshop()
    window.workshop.make(GAME, kind)
    frame = window.workshop.frame
    assert frame is not None
    (card,) = frame.findChildren(CardPreview)
    told = [one.text() for one in card.findChildren(QLabel)]
    assert said in [*told, card.title]
    window.close()


@rule("W-BOX-6")
def test_a_box_says_by_name_what_is_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.show_workshop()
    window.workshop.make(GAME, "box")
    frame = window.workshop.frame
    assert frame is not None
    (card,) = frame.findChildren(CardPreview)
    frame.draft.put(("monsters",), [{"monster": "troll", "count": 3}], "")
    frame.draft.put(("races",), ["elves"], "")
    card.refresh()
    told = [one.text() for one in card.findChildren(QLabel)]
    assert {"Monsters: 3 \N{MULTIPLICATION SIGN} Troll", "Races: Elves"} <= set(told)
    # Of what has been thrown away nothing else is shown instead.
    frame.draft.put(("monsters", 0, "monster"), "long-gone", "")
    assert lines_of(frame.item, content_with(frame.item)) == ["With all of the book", "Races: Elves"]
    window.close()


@rule("W-ATT-15", "W-TYP-1")
def test_pointing_at_a_special_rule_says_what_it_does() -> None:
    face = WarholdWorkshop()
    assert face.word_help(TRAITS, "spread-shot").startswith("Instead of the shot")
    assert face.word_help(ABILITY, "horde") == "Two of a kind may share a tile."
    assert all(face.word_help(TRAITS, one) for one in TRAITS.words)
    assert face.word_help(KIND, "lord") == ""


@rule("W-TYP-1", "W-MON-1", "WH-SL-1", "WH-DK-1")
@pytest.mark.parametrize(
    "kind, id, told",
    [
        ("race", "orcs", "Two of a kind may share a tile. Spearmen, Bowmen,"),
        ("monster", "troll", "Large monster. M "),
        ("equipment", "eq-11", "Shield. "),
        ("card", "tr-1", "Treasure. "),
        ("box", "book", ""),
    ],
)
def test_lists_tell_what_a_thing_is(kind: str, id: str, told: str) -> None:
    found = CONTENT.official.ids(kind)
    line = WarholdWorkshop().item_figures(found.get(id) or next(iter(found.values())))
    assert line.startswith(told)
    assert "\n" not in line


@rule("WH-SL-2", "W-EOT-9", "W-BOX-6")
@pytest.mark.parametrize(
    "kind, field, entry, told",
    [
        ("equipment", DOES, {"effect": "hit-points", "number": 2}, "Hit points +2"),
        ("card", WHO_JOINS, {"kind": "infantry", "count": 2}, "Infantry (2)"),
        ("box", MONSTERS, {"monster": "troll", "count": 1}, "Troll"),
        ("race", UNITS, {"kind": "lord", "name": "Ada"}, ""),
    ],
)
def test_a_closed_row_says_what_stands_in_it(kind: str, field: Field, entry: dict[str, Any], told: str) -> None:
    face = WarholdWorkshop()
    draft = Draft(Item(GAME, kind, CONTENT.blank(kind, "mine", "Mine")))
    bench = bench_for(Theme(LookName.LIGHT, 100), draft, face)
    assert face.row_name(bench, field, entry) == told


def test_words_that_have_no_room_side_by_side_are_a_list(qtbot: QtBot) -> None:
    draft = Draft(Item(GAME, "card", CONTENT.blank("card", "mine", "Mine")))
    control = WordControl(bench_for(Theme(LookName.LIGHT, 100), draft, WarholdWorkshop()), (DECK.key,), DECK)
    assert control.segments is not None
    assert control.box is not None
    room = QWidget()
    qtbot.addWidget(room)
    control.setParent(room)
    room.show()
    for width, is_list in ((900, False), (300, True), (900, False)):
        control.resize(width, 40)
        control.show()
        assert control.segments.isHidden() is is_list
        assert control.box.isHidden() is not is_list
    assert control.box.currentData() == "random"
