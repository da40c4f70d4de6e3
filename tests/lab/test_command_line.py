"""The laboratory on the command line knows definitions only: any game is counted, watched and varied."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules_core.games import catalogue
from rules_core.games.catalogue import add_game
from rules_core.games.simulation import SimulationRequest
from rules_core.kernel.game import GameId
from rules_core.lab import __main__ as command_line
from rules_core.lab.more_games import VARIABLE, add_games_of_environment
from rules_core.lab.simulate import simulate
from tests.lab.test_tally import without_the_clock


@pytest.fixture(autouse=True)
def pig() -> Iterator[None]:
    before = dict(catalogue.WHERE)
    add_game(GameId("pig"), "tests.pig.definition")
    yield
    catalogue.WHERE.clear()
    catalogue.WHERE.update(before)


def counted(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert command_line.main(["simulate", "pig", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_counts_the_same_in_any_number_of_processes() -> None:
    request = SimulationRequest(8, varied={"target": (20, 50)})
    alone = simulate(GameId("pig"), request, 8, 1)
    assert without_the_clock(simulate(GameId("pig"), request, 8, 2)) == without_the_clock(alone)
    assert alone["errors"] == 0
    assert without_the_clock(simulate(GameId("pig"), SimulationRequest(9), 8, 1)) != without_the_clock(alone)


def test_a_rate_has_its_interval_and_all_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = counted(capsys, "--games", "40", "--seed", "3")
    won = told["figures"]["won"]
    assert told["games"] == told["wins"] + told["losses"] == won["games"] == 40
    assert won["hits"] == told["wins"]
    assert won["rate"] == round(told["wins"] / 40, 4)
    assert won["low"] < won["rate"] < won["high"]
    assert told["clauses_fired"]["PIG-2"] > told["clauses_fired"]["PIG-3"] > 40
    assert told["troubles"] == []


def test_a_choice_is_set_or_varied_and_then_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    short = counted(capsys, "--games", "9", "--choose", "target=10")
    both = counted(capsys, "--games", "9", "--choose", "target=10,200")
    assert short["by"] == {}
    assert {value: one["games"] for value, one in both["by"]["target"].items()} == {"10": 5, "200": 4}
    assert both["answers"] > 2 * short["answers"]


def test_a_file_with_choices_counts_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_text('{"target": 10}', encoding="utf-8")
    by_file = counted(capsys, "--games", "5", "--setup", str(file))
    assert without_the_clock(by_file) == without_the_clock(counted(capsys, "--games", "5", "--choose", "target=10"))


def test_without_json_it_speaks_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["simulate", "pig", "--games", "4", "--choose", "target=10,20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("4 games in")
    assert lines[1].startswith("Ann won: ")
    assert lines[1].count("%") == 3
    assert lines[2].startswith("Won by target: 10 ")


def test_a_whole_game_is_told_while_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["watch", "pig", "--seed", "1", "--fast", "--choose", "target=20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Pig. (seed 1)"
    assert any(line.strip().startswith("It is Ann's turn.") and line.endswith("PIG-1") for line in lines)
    assert lines[-1].startswith("Ann: ")


BAD = [
    (["simulate", "chess"], "chess"),
    (["simulate", "pig", "--games", "-3"], "'-3'"),
    (["simulate", "pig", "--player", "genius"], "genius"),
    (["simulate", "pig", "--choose", "colour=red"], "'colour'"),
    (["simulate", "pig", "--choose", "target=5"], "'5'"),
    (["simulate", "pig", "--choose", "target=many"], "'many'"),
    (["simulate", "pig", "--setup", "/nowhere/at-all.json"], "nowhere"),
    (["watch", "pig", "--choose", "target"], "''"),
]


@pytest.mark.parametrize("words, named", BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_one_line_and_exit_code_two(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        command_line.main(words)
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert named in said.err


def test_the_environment_names_more_games(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv(VARIABLE, "hog=tests.pig.definition, broken, other=no.such.module,=x")
    add_games_of_environment()
    assert catalogue.WHERE[GameId("hog")] == "tests.pig.definition"
    assert not {"broken", "other", ""} & set(catalogue.WHERE)
    assert len(caplog.records) == 3


def test_without_the_variable_the_catalogue_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    before = dict(catalogue.WHERE)
    add_games_of_environment()
    assert before == catalogue.WHERE


def test_what_no_game_can_be_made_of_is_refused_before_the_first(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    setup = tmp_path / "setup.json"
    setup.write_text('{"target": 5}', encoding="utf-8")
    assert command_line.main(["simulate", "pig", "--games", "2", "--setup", str(setup)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("lab: target")
