"""Reads the scenarios (SDS-SCN)."""

from __future__ import annotations

from typing import Final

from rules_core.content.reader import Reader
from rules_core.games.drums.content.loader import read_piece
from rules_core.games.drums.content.types import Box, Content, Loose, Scenario
from rules_core.games.drums.state.features import HUNDREDTHS, KINDS

NUMBERS: Final = (
    "attacker_percent",
    "rounds",
    "posts",
    "reserve_round",
    "volunteers",
    "through",
    "sentry_share",
    "sentries",
    "groups",
    "supply_points",
    "loss_points",
    "first_win",
    "outside_share",
    "fire_from",
    "fire_rounds",
)
TABLE: Final = 1200
"""The side of the table."""
MOST: Final = 500
EDGES: Final = ("left", "top", "right", "bottom")


def read_scenario(reader: Reader, content: Content) -> Scenario:
    """One scenario with its table."""
    id, clause = reader.text("id", longest=40), reader.text("clause", longest=20)
    name, text, goal = reader.text("name", longest=40), reader.text("text"), reader.text("goal")
    dark = reader.flag("dark")
    given = reader.table("numbers")
    numbers = {key: given.whole(key, 1, MOST) for key in NUMBERS if given.has(key)}
    given.done()
    zones: dict[str, Box] = {}
    for row in reader.tables("zone"):
        zones[row.text("id", longest=40)] = _box(row)
        row.done()
    features = []
    for number, row in enumerate(reader.tables("piece"), start=1):
        features.append(read_piece(row, number, content))
        row.done()
    loose: list[Loose] = []
    for row in reader.tables("loose", needed=False):
        width, depth = row.whole("width", 1, 2 * HUNDREDTHS + MOST), row.whole("depth", 1, 2 * HUNDREDTHS + MOST)
        loose.append(Loose(row.texts("kinds", list(KINDS)), width, depth, _box(row)))
        row.done()
    supplies: list[tuple[int, int]] = []
    for row in reader.tables("supply", needed=False):
        supplies.append((row.whole("x", 0, TABLE), row.whole("y", 0, TABLE)))
        row.done()
    reader.done()
    return Scenario(id, clause, name, text, goal, dark, numbers, zones, tuple(features), tuple(loose), tuple(supplies))


def _box(row: Reader) -> Box:
    left, top, right, bottom = [row.whole(key, 0, TABLE) for key in EDGES]
    return left, top, right, bottom
