"""The laboratory on the command line with the siege: its own options, counts and battle report."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules_core.games.catalogue import definition_of
from rules_core.games.simulation import SimulationRequest
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.game import VillageGame
from rules_core.games.village.trials.plans import SWITCHED
from rules_core.games.village.trials.silent_clauses import SILENT
from rules_core.kernel.game import GameId
from rules_core.lab import __main__ as command_line
from rules_core.lab.simulate import clauses_that_may_fire, game_plan, simulate, simulation_of

ROOT = Path(__file__).resolve().parents[4]
KEYS = {
    "games",
    "wins",
    "losses",
    "stalled",
    "errors",
    "answers",
    "activations",
    "seconds",
    "games_per_second",
    "round_cap",
    "waves_survived",
    "clauses_fired",
    "clauses_never_fired",
}


def without_the_clock(counted: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in counted.items() if key not in ("seconds", "games_per_second")}


def test_the_same_seed_counts_the_same_in_any_number_of_processes() -> None:
    wanted = SimulationRequest(8, "random", options={"length": "intro", "heroes": 2, "terrain": "plain"})
    alone = simulate(GameId("village"), wanted, 4, 1)
    assert without_the_clock(simulate(GameId("village"), wanted, 4, 2)) == without_the_clock(alone)
    assert alone["games"] == 4
    assert alone["errors"] == 0


def test_another_seed_is_another_game() -> None:
    sieges = simulation_of(GameId("village"))
    assert game_plan(sieges, SimulationRequest(1), 0).seed != game_plan(sieges, SimulationRequest(2), 0).seed


def test_the_object_has_every_key_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "village", "--games", "2", "--seed", "3", "--length", "intro", "--player", "random", "--json"]
    assert command_line.main(words) == 0
    counted = json.loads(capsys.readouterr().out)
    assert set(counted) >= KEYS
    assert counted["games"] == counted["wins"] + counted["losses"] + counted["stalled"] + counted["errors"] == 2
    assert counted["answers"] > 0
    assert counted["clauses_fired"]["V-5.3.1"] >= 2
    assert not set(counted["clauses_fired"]) & set(counted["clauses_never_fired"])


def test_without_json_it_speaks_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    command_line.main(["simulate", "village", "--games", "1", "--length", "intro", "--player", "random"])
    said = capsys.readouterr().out
    assert said.startswith("1 games in")
    assert "Won by length: intro" in said


def test_lengths_parties_and_terrains_come_in_turn() -> None:
    sieges = simulation_of(GameId("village"))
    plans = [game_plan(sieges, SimulationRequest(1), number) for number in range(9 * len(shared_ground(shipped())))]
    seen = {(one.choices["length"], len(one.choices["heroes"]), one.choices["terrain"]) for one in plans}
    assert len(seen) == len(plans)


def test_house_rules_come_in_turn_and_can_all_be_set_up() -> None:
    sieges = simulation_of(GameId("village"))
    options = {"length": "intro", "heroes": 2, "terrain": "plain", "options": "switched"}
    seen = []
    for number in range(len(SWITCHED)):
        plan = game_plan(sieges, SimulationRequest(1, options=options), number)
        seen.append(json.dumps(plan.choices["options"], sort_keys=True))
        made = sieges.make(plan)
        assert isinstance(made, VillageGame)
        assert made.world.options.playtest_note is False
    assert len(set(seen)) == len(SWITCHED)


BAD = [
    (["simulate", "chess"], "chess"),
    (["simulate"], "GAME"),
    (["simulate", "village", "--games", "-3"], "'-3'"),
    (["simulate", "village", "--games", "0"], "from 1"),
    (["simulate", "village", "--games", "many"], "'many'"),
    (["simulate", "village", "--seed", "-1"], "'-1'"),
    (["simulate", "village", "--jobs", "0"], "--jobs"),
    (["simulate", "village", "--jobs", "1000"], "'1000'"),
    (["simulate", "village", "--length", "endless"], "endless"),
    (["simulate", "village", "--heroes", "5"], "5"),
    (["simulate", "village", "--heroes", "two"], "two"),
    (["simulate", "village", "--player", "genius"], "genius"),
    (["simulate", "village", "--terrain", "moon"], "moon"),
    (["simulate", "village", "--options", "odd"], "odd"),
    (["simulate", "village", "--colour"], "--colour"),
    (["watch", "--heroes", "1"], "1"),
    (["watch", "--seed", "x"], "'x'"),
    (["watch", "--terrain", "moon"], "moon"),
    (["look"], "look"),
    ([], "simulate|watch"),
]


@pytest.mark.parametrize("words, named", BAD, ids=[" ".join(words) or "nothing" for words, _ in BAD])
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


def test_a_whole_siege_is_told_while_it_is_played() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "rules_core.lab", "watch", "--seed", "5", "--length", "intro", "--heroes", "2"]
    run = subprocess.run([*command, "--fast"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    lines = run.stdout.splitlines()
    assert "seed 5" in lines[0]
    assert any(line.startswith("Wave 1 of 5.") for line in lines)
    assert any("acts with" in line and "[" in line for line in lines)
    assert any(line.startswith("Waves survived:") for line in lines)
    assert all(len(line) <= 100 for line in lines)
    assert run.stderr == ""


def test_the_reasons_for_silence_name_clauses_that_the_program_carries_out() -> None:
    known = set(clauses_that_may_fire(definition_of(GameId("village"))))
    assert set(SILENT) <= known
    assert all(reason.endswith(".") for reason in SILENT.values())
