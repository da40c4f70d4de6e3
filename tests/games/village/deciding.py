"""Councils to test on: what is decided is written down, and the shop says why not."""

from typing import Any

from rules_core.games.village.rules import council, shop
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.song.options import INCH
from tests.games.village.little import MIDDLE, siege
from tests.games.village.sitting import Sitting, Written


def council_of(supplies: int = 0, **choices: Any) -> Siege:
    """A siege in its council."""
    state = siege(**choices)
    state.phase = Phase.COUNCIL
    state.supplies = supplies
    return state


def decide(state: Siege, *answers: Written) -> Sitting:
    """The council goes on until every written answer is given."""
    table = Sitting(*answers)
    while table.answers:
        council.next_decision(table, state)
    return table


def why(state: Siege, id: str) -> str:
    """Why an entry cannot be had; "" when it can."""
    return next(entry.reason for entry in shop.entries(state) if entry.id == id)


def spot(x: float, y: float, turn: int = 0) -> tuple[int, int, int]:
    """An answer by inches from the middle."""
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), turn
