"""The house rules of a new game: each has words, and what does nothing yet is not offered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.choices import Choices
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
