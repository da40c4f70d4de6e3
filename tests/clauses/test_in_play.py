"""Which lines carry out a clause, and the clauses that are said not to happen in play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from rules_core.content.clauses import load_clauses
from rules_core.kernel.requests import Choose, SeatId, Topic
from rules_core.players.random_player import RandomPlayer
from tests.clauses.check import PROJECT
from tests.clauses.in_play import TRIED, Curious, Source, Watch, reasons

RULES = '''"""Rules of a door (X-1)."""

WIDTH = 3
"""X-2. How wide it is."""


class Door:
    """X-3. It opens."""

    def open(self) -> int:
        return WIDTH


def knock(door: Door, times: int) -> int:
    """X-4. Who knocks often is heard."""
    if times > 2:
        # X-5. It opens at once.
        return door.open()
    return call(
        "X-6",
    )


def call(clause: str) -> int:
    return len(clause)
'''


def test_a_clause_happens_when_the_step_that_names_it_runs(tmp_path: Path) -> None:
    path = tmp_path / "door.py"
    path.write_text(RULES, encoding="utf-8")
    source = Source(path)
    lines = {f"X-{number}": 1 + RULES[: RULES.index(f"X-{number}")].count("\n") for number in range(1, 7)}
    places = {id: list(source.steps(line)) for id, line in lines.items()}
    assert [id for id, steps in places.items() if not steps] == ["X-1", "X-2"]
    assert not any(source.step_of_engine(line) for line in lines.values())
    steps: dict[int, set[str]] = {}
    for id, numbers in places.items():
        for number in numbers:
            steps.setdefault(number, set()).add(id)
    names: dict[str, Any] = {}
    exec(compile(RULES, str(path), "exec"), names)
    for times, happened in ((1, {"X-4", "X-6"}), (3, {"X-3", "X-4", "X-5"})):
        watch = Watch({str(path): steps})
        with watch:
            names["knock"](names["Door"](), times)
        assert watch.happened == happened


OF_ENGINE = """OWN = {
    # X-7, X-8.
    "E-1": "X-1",
    "E-2": "X-2",
}
"""


def test_an_entry_for_a_step_of_the_engine_stands_for_the_clauses_above_it(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text(OF_ENGINE, encoding="utf-8")
    source = Source(path)
    assert [source.step_of_engine(line) for line in range(1, 6)] == ["X-1", "X-1", "X-2", "", ""]


def test_a_curious_player_tries_what_has_hardly_been_answered() -> None:
    answered: Counter[str] = Counter()
    curious = Curious(RandomPlayer(1), 1, answered)
    request = Choose(SeatId("p1"), Topic("what"), "X-1", options=("shoot:p1-1", "shoot:p1-2", "hide"))
    given = [curious.decide(None, request, position) for position in range(400)]
    assert answered == {"what shoot:p-": TRIED, "what hide": TRIED}
    assert {"hide", "shoot:p1-1", "shoot:p1-2"} == set(given)


def test_reasons_are_given_for_clauses_of_the_rules_alone() -> None:
    clauses = load_clauses(PROJECT / "resources" / "clauses")
    for id, why in reasons().items():
        assert clauses[id].status.needs_code, id
        assert why.endswith(".")
