"""Pig in the laboratory, though no line outside these tests names it: the environment says where it stands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rules_core.lab.more_games import VARIABLE

ROOT = Path(__file__).resolve().parents[2]


def lab(*words: str) -> str:
    environment = {**os.environ, VARIABLE: "pig=tests.pig.definition", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "rules_core.lab", *words]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    return run.stdout


def simulated(*words: str) -> Any:
    told = json.loads(lab("simulate", "pig", "--games", "20", "--seed", "1", "--json", *words))
    return {key: value for key, value in told.items() if key not in ("seconds", "games_per_second")}


def test_twenty_games_of_pig_are_counted_in_one_process_as_in_two() -> None:
    told = simulated()
    assert (told["games"], told["errors"], told["stalled"]) == (20, 0, 0)
    won = told["figures"]["won"]
    assert (won["name"], won["games"]) == ("Ann won", 20)
    assert won["rate"] == pytest.approx(told["wins"] / 20)
    assert 0 < won["low"] < won["rate"] < won["high"] < 1
    assert simulated("--jobs", "2") == told


def test_pig_is_watched() -> None:
    lines = lab("watch", "pig", "--seed", "1", "--fast", "--choose", "target=30").splitlines()
    assert lines[0] == "Pig. (seed 1)"
    assert lines[-1].startswith("Ann: ")
