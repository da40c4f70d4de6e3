"""The house rules of a new game: each has words, and what does nothing yet is not offered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.models.option_words import SONG, VILLAGE, WORDS
from desktop.games.village.new_game.choices import Choices
from desktop.games.village.new_game.rules_page import RulesPage
from desktop.look.theme import Theme
from rules_core.games.village.content.option_limits import SONG_LIMITS, VILLAGE_LIMITS, OptionKind
from rules_core.games.village.content.setup import build
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
    names = [*(f"village.{one.name}" for one in VILLAGE_LIMITS), *(f"song.{one.name}" for one in SONG_LIMITS)]
    assert {name for name in names if editor(page, name) is None} == HIDDEN


def test_every_house_rule_has_words_of_its_own() -> None:
    shown = {one.name for one in VILLAGE_LIMITS if f"village.{one.name}" not in HIDDEN}
    assert set(VILLAGE) == shown
    assert set(SONG) == {one.name for one in SONG_LIMITS}
    words = {word for one in (*VILLAGE_LIMITS, *SONG_LIMITS) if one.kind is OptionKind.WORD for word in one.words}
    assert set(WORDS) == words


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
