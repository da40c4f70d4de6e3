"""A choice that another one brings up is asked only then."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QCheckBox, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.number_field import NumberField
from desktop.shell.new_game_form import NewGameForm
from rules_core.content.fields import Field, FieldKind
from rules_core.games.catalogue import definition_of
from rules_core.kernel.game import GameId
from tests.desktop.session.keeping import catalogue_with

SLOWLY = Field(
    "slowly",
    FieldKind.FLAG,
    "Slowly",
    "All night.",
    default=False,
    when="target",
    when_words=("99", "100"),
    clause="P-1",
)


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig")


def test_it_comes_and_goes_with_the_other_one(qtbot: QtBot) -> None:
    definition = definition_of(GameId("pig"))
    form = NewGameForm(Theme(less_motion=True), replace(definition, choices=(*definition.choices, SLOWLY)))
    qtbot.addWidget(form)
    form.show()
    target = form.findChild(NumberField, "choice.target")
    slowly = form.findChild(QCheckBox, "choice.slowly")
    assert target is not None
    assert slowly is not None
    seen: list[bool] = []
    for points in (98, 99, 100, 50):
        target.setValue(points)
        seen.append(slowly.isVisible())
    assert seen == [False, True, True, False]
    target.setValue(100)
    assert [one.text() for one in form.findChildren(QLabel) if one.isVisible()].count("All night.") == 1


def test_house_rules_stand_behind_a_button_that_says_how_many_were_changed(qtbot: QtBot) -> None:
    definition = definition_of(GameId("pig"))
    slowly = replace(SLOWLY, when="", when_words=(), house_rule=True)
    form = NewGameForm(Theme(less_motion=True), replace(definition, choices=(*definition.choices, slowly)))
    qtbot.addWidget(form)
    form.show()
    box = form.findChild(QCheckBox, "choice.slowly")
    assert box is not None
    assert not box.isVisible()
    assert form.house.text() == "House rules: all as usual"
    form.house.click()
    assert box.isVisible()
    box.click()
    assert form.values["slowly"] is True
    assert form.house.text() == "House rules: 1 changed"


def test_house_rules_that_unfold_below_the_edge_come_into_sight(qtbot: QtBot) -> None:
    definition = definition_of(GameId("pig"))
    many = [replace(SLOWLY, key=f"slowly-{number}", when="", when_words=(), house_rule=True) for number in range(12)]
    form = NewGameForm(Theme(less_motion=True), replace(definition, choices=(*definition.choices, *many)))
    qtbot.addWidget(form)
    form.resize(form.width(), 420)
    form.show()
    area = form.findChild(QScrollArea)
    assert area is not None
    form.house.click()
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > 0)
    box = form.findChild(QCheckBox, "choice.slowly-0")
    assert box is not None
    assert not box.visibleRegion().isEmpty()
