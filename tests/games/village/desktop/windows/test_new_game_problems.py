"""What stands in the way of a new game is found out whenever something is chosen, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.choices import MOST_HEROES, Choices
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.heroes_page import HeroesPage
from desktop.language import speak
from desktop.look.theme import Theme
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Content
from rules_core.kernel.game import Plain


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Plain]:
    """What has been looked at so far."""
    seen: list[Plain] = []

    def watched(content: Content, chosen: Plain) -> Plain:
        seen.append(chosen)
        return build(content, chosen)

    monkeypatch.setattr("desktop.games.village.new_game.choices.build", watched)
    return seen


def test_a_dialog_that_opens_looks_once_and_a_name_is_no_reason_to_look_again(
    qtbot: QtBot, tmp_path: Path, looks: list[Plain]
) -> None:
    dialog = NewSiegeDialog(Theme(less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    assert len(looks) == 1
    QTest.keyClicks(dialog.siege.name, "The Long Night")
    assert dialog.choices.name.endswith("The Long Night")
    assert len(looks) == 1
    dialog.choices.toggle_hero(dialog.choices.heroes[0])
    assert len(looks) == 2


def test_too_few_heroes_are_told_and_forgotten_again(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    words = dialog.problem.text()
    heroes = list(dialog.choices.heroes)
    for hero in heroes:
        dialog.choices.toggle_hero(hero)
    assert not dialog.start.isEnabled()
    for hero in heroes:
        dialog.choices.toggle_hero(hero)
    assert dialog.start.isEnabled()
    assert dialog.problem.text() == words


def test_a_fifth_hero_is_told_that_four_may_come(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewSiegeDialog(Theme(less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    page = dialog.findChild(HeroesPage)
    assert page is not None
    for card in list(page.cards.values())[:MOST_HEROES]:
        if not card.isChecked():
            card.click()
    words, party = page.count.text(), list(dialog.choices.heroes)
    fifth = next(card for card in page.cards.values() if not card.isChecked())
    fifth.click()
    assert "no more" in page.count.text()
    assert dialog.choices.heroes == party
    assert not fifth.isChecked()
    page.cards[party[0]].click()
    fifth.click()
    assert fifth.isChecked()
    assert page.count.text() == words


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_scrolls_sideways_with_large_text(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    speak(language)
    dialog = NewSiegeDialog(Theme(scale_percent=200, less_motion=True), tmp_path)
    qtbot.addWidget(dialog)
    dialog.resize(1232, 672)
    dialog.show()
    for number in range(3):
        dialog.pages.setCurrentIndex(number)
        qtbot.wait(20)
        assert dialog.width() == 1232
        page = dialog.pages.currentWidget()
        assert page is not None
        frames = [page] if isinstance(page, QScrollArea) else page.findChildren(QScrollArea)
        assert [frame.horizontalScrollBar().maximum() for frame in frames] == [0]


def test_a_house_rule_that_is_changed_in_place_is_looked_at(looks: list[Plain]) -> None:
    choices = Choices()
    assert choices.problems() == []
    choices.options["village"]["militia_group"] = -1
    assert choices.problems() != []
    del choices.options["village"]["militia_group"]
    assert choices.problems() == []
    assert len(looks) == 3
