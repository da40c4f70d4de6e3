"""The new-game dialog with scenarios, villages with their own ground, own enemies and sets of house rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.games.village.new_game.rule_sets_row import RuleSetsRow
from desktop.games.village.new_game.tile import ChoiceTile
from desktop.look.theme import Theme
from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.rules_fields import set_of
from rules_core.games.village.content.types import BuildingId, Content, RuleSet
from rules_core.games.village.game import VillageGame
from rules_core.song.options import INCH

TALE = "grain-for-the-winter"


@pytest.fixture
def content() -> Content:
    rules = {"hard": RuleSet("hard", "Hard winter", "", {"archers": 1}, {})}
    return replace(shipped(), own_enemies=("plague-rat",), rules=rules)


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path, content: Content) -> NewSiegeDialog:
    made = NewSiegeDialog(Theme(less_motion=True), tmp_path, content=content)
    qtbot.addWidget(made)
    return made


def press(dialog: QWidget, name: str) -> None:
    button = dialog.findChild(QAbstractButton, name)
    assert button is not None, name
    button.click()


def turn_to_rules(dialog: NewSiegeDialog) -> None:
    """The page of house rules is made when somebody looks at it."""
    dialog.show()
    press(dialog, "new-game.tab.4")


def setting(dialog: QWidget, name: str) -> QSpinBox:
    found = dialog.findChild(QSpinBox, f"new-game.rule.{name}")
    assert found is not None
    return found


def test_by_default_the_book_s_waves_come_to_hearthwall(dialog: NewSiegeDialog) -> None:
    setup = dialog.choices.setup()
    assert (setup["village"], setup["length"], setup["terrain"]) == ("hearthwall", "standard", "plain")
    assert "scenario" not in setup
    assert dialog.start.isEnabled()


def test_a_scenario_brings_its_village_its_ground_and_its_waves(dialog: NewSiegeDialog) -> None:
    press(dialog, f"new-game.scenario.{TALE}")
    setup = dialog.choices.setup()
    assert (setup["scenario"], setup["village"], setup["terrain"]) == (TALE, "wallend", "wallend")
    assert VillageGame(setup).world.waves == 5
    standard = dialog.findChild(ChoiceTile, "new-game.length.standard")
    assert standard is not None
    assert standard.text() == "Standard, 5 waves"
    other = dialog.findChild(QAbstractButton, "new-game.village.hearthwall")
    assert other is not None
    assert not other.isEnabled()
    assert list(dialog.siege.grounds.tiles) == ["wallend"]
    assert "Grain for the Winter" in dialog.problem.text()
    press(dialog, "new-game.scenario.none")
    assert dialog.choices.setup()["village"] == "hearthwall"
    assert standard.text() == "Standard, 7 waves"
    assert len(dialog.siege.grounds.tiles) == 6


def test_a_length_that_the_scenario_decides_is_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    plain = shipped()
    tale = plain.scenarios[TALE]
    same = replace(tale, waves=tuple(replace(one, lengths=()) for one in tale.waves))
    short = replace(tale, waves=(replace(same.waves[0], lengths=("siege",)), *same.waves[1:]))
    for scenario, asked in ((same, False), (short, True)):
        made = NewSiegeDialog(Theme(less_motion=True), tmp_path, content=replace(plain, scenarios={TALE: scenario}))
        qtbot.addWidget(made)
        assert made.siege.told_length.isHidden()
        press(made, f"new-game.scenario.{TALE}")
        assert made.siege.lengths.isHidden() is not asked
        assert made.siege.told_length.isHidden() is asked
        if not asked:
            assert f": {len(same.waves)} waves" in made.siege.told_length.text()
        press(made, "new-game.scenario.none")
        assert not made.siege.lengths.isHidden()


def test_a_village_with_its_own_ground_is_chosen_without_a_scenario_too(dialog: NewSiegeDialog) -> None:
    dialog.choices.positions = {BuildingId("town-hall"): (4500, 4600)}
    press(dialog, "new-game.village.wallend")
    setup = dialog.choices.setup()
    assert setup["terrain"] == "wallend"
    assert setup["positions"]["moot-hall"] == [4572, 4572]
    assert dialog.start.isEnabled()
    press(dialog, "new-game.village.hearthwall")
    press(dialog, "new-game.terrain.old-wood")
    assert dialog.choices.setup()["terrain"] == "old-wood"


def test_own_enemies_join_when_the_switch_is_on(dialog: NewSiegeDialog) -> None:
    usual = dialog.choices.setup()
    assert "plague-rat" not in [one["id"] for one in usual["content"]["enemy"]]
    switch = dialog.findChild(QCheckBox, "new-game.own-enemies")
    assert switch is not None
    switch.click()
    assert "plague-rat" in dialog.choices.setup()["bestiary"]


def test_where_nobody_made_enemies_there_is_no_switch(qtbot: QtBot, tmp_path: Path) -> None:
    made = NewSiegeDialog(Theme(less_motion=True), tmp_path)
    qtbot.addWidget(made)
    assert made.findChild(QCheckBox, "new-game.own-enemies") is None


def test_fields_show_what_the_scenario_wants_and_a_change_wins(dialog: NewSiegeDialog) -> None:
    turn_to_rules(dialog)
    supplies = setting(dialog, "village.bonus_supplies")
    assert supplies.value() == 0
    press(dialog, f"new-game.scenario.{TALE}")
    assert supplies.value() == 2
    assert dialog.choices.options == {"village": {}, "song": {}}
    supplies.setValue(5)
    assert dialog.choices.setup()["options"]["village"]["bonus_supplies"] == 5


def test_a_scenario_that_was_chosen_before_shows_in_the_rules_that_are_looked_at_later(dialog: NewSiegeDialog) -> None:
    press(dialog, f"new-game.scenario.{TALE}")
    assert dialog.findChild(QSpinBox, "new-game.rule.village.bonus_supplies") is None
    turn_to_rules(dialog)
    assert setting(dialog, "village.bonus_supplies").value() == 2
    press(dialog, "new-game.tab.1")
    press(dialog, "new-game.scenario.none")
    press(dialog, "new-game.tab.4")
    assert setting(dialog, "village.bonus_supplies").value() == 0


def test_a_set_of_house_rules_is_chosen_and_left_again(dialog: NewSiegeDialog) -> None:
    turn_to_rules(dialog)
    box = dialog.findChild(QComboBox, "new-game.rules.set")
    assert box is not None
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert setting(dialog, "village.archers").value() == 1
    assert dialog.choices.setup()["options"]["village"]["archers"] == 1
    press(dialog, "new-game.rules.default")
    assert setting(dialog, "village.archers").value() == 2
    assert box.currentIndex() == 0


def test_house_rules_are_kept_as_a_set_of_ones_own(qtbot: QtBot, tmp_path: Path) -> None:
    kept: list[tuple[str, dict[str, dict[str, object]]]] = []

    def keep(name: str, options: dict[str, dict[str, object]]) -> str:
        kept.append((name, options))
        return ""

    made = NewSiegeDialog(Theme(less_motion=True), tmp_path, keep_rules=keep)
    qtbot.addWidget(made)
    turn_to_rules(made)
    button = made.findChild(QPushButton, "new-game.rules.keep")
    assert button is not None
    assert not button.isEnabled()
    setting(made, "village.archers").setValue(4)
    assert button.isEnabled()
    made.choices.options["village"]["trap_reach"] = 5 * INCH // 2

    row = made.findChild(RuleSetsRow)
    assert row is not None
    row.keep("Sunday")
    assert kept == [("Sunday", {"village": {"archers": 4, "trap_reach": 635}, "song": {}})]
    plain = set_of("sunday", "Sunday", "", {"archers": 4, "trap_reach": 635}, {})
    assert plain["village"] == {"archers": 4, "trap_reach": 2.5}
    assert read({"rules": [plain]}).rules["sunday"].village == {"archers": 4, "trap_reach": 635}


def test_scenarios_are_reached_by_keyboard(dialog: NewSiegeDialog) -> None:
    tile = dialog.siege.tales.tiles[TALE]
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Space)
    assert dialog.choices.scenario == TALE
    assert tile.accessibleDescription()
