"""What the lab counts of Defenders, and what whoever begins a game is told of it."""

from __future__ import annotations

import json
import tomllib

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.shell.hard_table import HardTable
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.outlook import Outlook
from rules_core.games.shares import Share
from rules_core.lab import __main__ as command_line
from tests.clauses import rule


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert command_line.main(["simulate", "defenders", *words]) == 0
    return capsys.readouterr().out


@rule("D-CITY-11", "D-THR-4")
def test_cities_are_counted_by_people_and_by_defenders(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "12", "--choose", "players=1-3", "--choose", "fewest=6,12", "--cards", "2")
    told = json.loads(simulated(capsys, *words, "--json"))
    assert [*told["by"]["players"]] == ["1", "2", "3"]
    assert [*told["by"]["fewest"]] == ["6", "12"]
    rows = told["crossed"]["rows"]
    assert told["crossed"]["labels"] == ["players", "defenders"]
    assert sum(one["games"] for row in rows.values() for one in row.values()) == 12
    # With two cards on each stack twelve defenders can be made of 52.
    assert rows["2"]["12"]["games"] == 2
    lines = simulated(capsys, *words).splitlines()
    assert "%, " in next(one for one in lines if one.startswith("Won by players: 1 "))
    at = lines.index("Won by players (down) and defenders (across), in percent with the interval:")
    assert lines[at + 1].split()[-1] == "12"
    assert [one.split()[0] for one in lines[at + 2 : at + 5]] == ["1", "2", "3"]


def test_the_figures_that_people_are_told_are_those_of_the_lab(capsys: pytest.CaptureFixture[str]) -> None:
    outlook = kept()
    assert outlook.rules == DEFINITION.make(DEFINITION.setup({})).rules_version
    for one in outlook.counted:
        assert DEFINITION.setup(one.changed)
    told = json.loads(simulated(capsys, "--games", "90", "--choose", "fewest=7", "--json"))
    now, then = Share(told["wins"], told["games"]), outlook.share_of(DEFINITION.choices, {"fewest": 7})
    assert then is not None
    assert now.low < then.high
    assert then.low < now.high


def test_how_hard_a_game_is_was_counted_by_people_and_by_how_much_a_city_needs() -> None:
    for players in range(1, 7):
        for fewest in range(6, 13):
            share = kept().share_of(DEFINITION.choices, {"players": players, "fewest": fewest, SETTING: "any"})
            assert share is not None
            assert share.games >= 100
    # Of two other choices together nobody knows, nor of a city that somebody has kept.
    assert kept().share_of(DEFINITION.choices, {"fewest": 7, "repair_need": 2}) is None
    assert kept().share_of(DEFINITION.choices, {"city": "ours"}) is None


def test_whoever_begins_a_game_is_told_how_hard_it_is_and_what_changes_that(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    told = form.findChild(HardTable, "new-game.outlook")
    assert told is not None

    def look(**values: object) -> str:
        form.values.update(values)
        form._look_at_choices()
        return told.text().replace("\N{NO-BREAK SPACE}", " ")

    first = kept().moving()[0]
    (key,) = first.changed
    usual = look()
    assert f"won {round(100 * kept().usual.share)} % of " in usual
    assert next(one.name for one in DEFINITION.choices if one.key == key) in usual
    assert "nearly" not in usual
    # Of both together nobody knows; what each does by itself stays there.
    assert "won" not in look(repair_need=2, heal_need=2).partition("What moves")[0]
    assert "What moves it most" in told.text()
    # By people and by defenders, each share with its interval.
    assert told.button is not None
    told.button.click()
    cells = [one.text() for one in told.table.findChildren(QLabel) if one.accessibleName()]
    assert len(cells) == 42
    share = kept().crossed[0].share
    percent, low, high = (round(100 * one) for one in (share.share, share.low, share.high))
    assert f"{percent} %\n{low}\N{EN DASH}{high}" in [one.replace("\N{NO-BREAK SPACE}", " ") for one in cells]


@rule("D-CITY-11", "D-THR-4")
def test_the_table_by_people_and_defenders_is_what_the_lab_prints(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [(one.down, one.across) for one in kept().crossed]
    assert numbers == [(players, defenders) for players in range(1, 7) for defenders in range(6, 13)]
    assert min(one.share.games for one in kept().crossed) >= 100
    words = ("--games", "60", "--choose", "fewest=10", "--cards", "2", "--rows")
    rows = tomllib.loads(simulated(capsys, *words))["crossed"]
    now = {one["across"]: Share(one["won"], one["games"]) for one in rows if one["down"] == 3}
    then = {one.across: one.share for one in kept().crossed if one.down == 3}
    assert now[10].games > 40
    assert now[10].low < then[10].high
    assert then[10].low < now[10].high


def test_one_button_makes_a_first_game_short_and_the_form_says_how_hard_it_is_then(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    form.show()
    assert form.short.text() == "A short first game: four of each"
    # The button never presses itself.
    assert form.values["fewest"] == 6
    form.short.click()
    assert form.values["fewest"] == 4
    share = kept().share_of(DEFINITION.choices, {"fewest": 4})
    assert share is not None
    assert f"won {round(100 * share.share)} % of " in form.outlook.text().replace("\N{NO-BREAK SPACE}", " ")
    # And back to the book.
    assert form.short.text() == "As in the book, for a longer evening"
    form.short.click()
    assert form.values["fewest"] == 6
    # A city that stands ready is made already.
    again = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(again)
    again.show()
    again.values["city"] = "farlight"
    again._look_at_choices()
    assert not again.short.isVisible()


def kept() -> Outlook:
    assert DEFINITION.outlook is not None
    return DEFINITION.outlook()
