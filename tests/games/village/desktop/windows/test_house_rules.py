"""The house rules of a new game: each has words, and what does nothing yet is not offered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.heroes_page import HeroesPage
from desktop.games.village.new_game.rules_page import RulesPage
from desktop.look.theme import Theme
from rules_core.games.village.content.rules_fields import SETTINGS, VILLAGE
from rules_core.games.village.content.setup import build
from rules_core.song.settings import SETTINGS as SONG
from tests.clauses import rule

HIDDEN = {"village.magic_equipment"}


@pytest.fixture
def page(qtbot: QtBot) -> RulesPage:
    made = RulesPage(Theme(less_motion=True), Choices())
    qtbot.addWidget(made)
    return made


def editor(page: RulesPage, name: str) -> QWidget | None:
    return page.findChild(QWidget, f"new-game.rule.{name}")


@rule("R-V03")
def test_every_house_rule_but_magic_and_equipment_is_offered(page: RulesPage) -> None:
    names = [*(f"village.{one.key}" for one in SETTINGS), *(f"song.{one.key}" for one in SONG)]
    assert {name for name in names if editor(page, name) is None} == HIDDEN


def test_every_house_rule_has_words_of_its_own() -> None:
    assert all(one.name and one.help and one.clause for one in (*VILLAGE, *SONG))
    assert {f"village.{one.key}" for one in SETTINGS if one not in VILLAGE} == HIDDEN
    assert all(len(one.word_names) == len(one.words) for one in (*VILLAGE, *SONG))


@rule("VMS-5")
def test_where_heroes_flee_to_is_chosen_in_words(page: RulesPage) -> None:
    box = editor(page, "village.heroes_flee_to")
    assert isinstance(box, QComboBox)
    assert [box.itemText(place) for place in range(box.count())] == ["To the Town Hall", "To the nearest edge"]
    assert box.currentData() == "town-hall"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    choices = page.choices
    assert choices.options["village"] == {"heroes_flee_to": "nearest-edge"}
    made = build(choices.content, {"heroes": choices.heroes, "options": choices.options})
    assert made["options"]["village"]["heroes_flee_to"] == "nearest-edge"


@rule("V-4.2.2")
def test_what_is_not_as_in_the_book_says_so_wherever_it_counts(qtbot: QtBot, page: RulesPage) -> None:
    theme, choices = page.theme, page.choices
    heroes = HeroesPage(theme, choices)
    qtbot.addWidget(heroes)
    said = [label for label in page.findChildren(QLabel) if "V-4.2.2" in label.text()]
    assert len(said) == 1
    assert "In the book" not in said[0].text()
    assert choices.changed_rules() == []
    points = editor(page, "village.points_per_hero")
    assert isinstance(points, QSpinBox)
    points.setValue(60)
    assert [field.key for field in choices.changed_rules()] == ["points_per_hero"]
    assert said[0].text().endswith("In the book: 100.")
    assert "60 points" in heroes.count.text()
    points.setValue(100)
    assert choices.changed_rules() == []
    assert "In the book" not in said[0].text()
