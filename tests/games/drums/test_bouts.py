"""The lab counts every ready squad against every other, and every scenario, as a table."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.drums.content.library_content import shipped
from rules_core.games.drums.definition import DEFINITION
from rules_core.games.simulation import SimulationRequest
from rules_core.lab import __main__ as command_line
from rules_core.lab import bouts


def test_every_ready_squad_meets_every_other_and_every_scenario_is_played() -> None:
    assert DEFINITION.bouts is not None
    met: set[frozenset[str]] = set()
    scenarios: list[str] = []
    figures = {one.id for one in DEFINITION.figures}
    for one in DEFINITION.bouts():
        setup = DEFINITION.setup(one.choices)
        DEFINITION.make(setup)
        assert one.figure in figures
        if "scenario" in one.choices:
            scenarios.append(one.choices["scenario"])
        else:
            met.add(frozenset({one.choices["squad_1"], one.choices["squad_2"]}))
    ready = len(shipped().squads)
    assert len(met) == ready * (ready - 1) // 2
    assert all(len(pair) == 2 for pair in met)
    assert scenarios == list(shipped().scenarios)


def test_shares_are_printed_as_a_table_and_a_game_without_sides_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[SimulationRequest] = []

    def played(game: str, request: SimulationRequest, games: int, jobs: int) -> dict[str, Any]:
        asked.append(request)
        return {"figures": {"first": {"hits": 7, "games": games - 1}}, "stalled": 1, "errors": 0}

    monkeypatch.setattr(bouts, "simulate", played)
    assert command_line.main(["bouts", "drums", "--games", "15", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + len(asked) == 15
    assert lines[2].endswith("| 14 | 50.0% | 26.8% to 73.2% | 1 |")
    assert {request.seed for request in asked} == {4}
    assert command_line.main(["bouts", "village"]) == command_line.BAD_INPUT
    assert "no two sides" in capsys.readouterr().err
