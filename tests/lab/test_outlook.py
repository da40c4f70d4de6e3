"""How hard a game is: counted by the lab for any game, and what is said of it when one is begun."""

from __future__ import annotations

import tomllib
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.shell.new_game_form import NewGameForm
from rules_core.games import catalogue
from rules_core.games.outlook import Counted, Outlook, is_dull, is_hopeless, outlook_from
from rules_core.games.shares import Share
from rules_core.lab import __main__ as command_line
from tests.pig.definition import DEFINITION

OUTLOOK = Outlook(
    1,
    (
        Counted({}, Share(700, 1000)),
        Counted({"target": 20}, Share(120, 1000)),
        Counted({"target": 60}, Share(480, 1000)),
        Counted({"target": 90}, Share(930, 1000)),
    ),
)


def test_any_game_is_counted_with_each_choice_and_the_lines_are_its_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "WHERE", dict(catalogue.WHERE))
    monkeypatch.setenv("HEARTHWALL_GAMES", "pig=tests.pig.definition")
    assert command_line.main(["outlook", "pig", "--games", "2"]) == 0
    outlook = outlook_from(tomllib.loads(capsys.readouterr().out))
    assert outlook.rules == DEFINITION.make(DEFINITION.setup({})).rules_version
    assert outlook.usual.games == 40
    for one in outlook.counted:
        assert DEFINITION.setup(one.changed)
        assert one.share == outlook.share_of(DEFINITION.choices, one.changed)
    changed = {key for one in outlook.singles() for key in one.changed}
    assert changed == {one.key for one in DEFINITION.choices}


def test_what_moves_a_game_is_the_strongest_value_of_each_choice_and_the_most_even_one_is_offered() -> None:
    assert [one.changed for one in OUTLOOK.moving()] == [{"target": 20}]
    assert OUTLOOK.offer().changed == {"target": 60}
    assert is_hopeless(Share(120, 1000))
    assert not is_hopeless(Share(2, 10))
    assert is_dull(Share(930, 1000))
    assert not is_dull(Share(9, 10))


def test_a_game_that_is_hopeless_or_dull_is_said_to_be_and_another_way_is_offered(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), replace(DEFINITION, outlook=lambda: OUTLOOK))
    qtbot.addWidget(form)

    def look(target: int) -> str:
        form.values["target"] = target
        form._look_at_choices()
        return form.outlook.text().replace("\N{NO-BREAK SPACE}", " ")

    assert "hopeless. More is open with: Points to win: 60, 48 % (45 to 51)." in look(20)
    assert "nearly always won. More is open with: Points to win: 60" in look(90)
    assert "More is open" not in look(60)
    assert form.start.isEnabled()
