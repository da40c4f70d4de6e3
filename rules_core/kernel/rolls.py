"""Rolls, told where they happen: what was rolled, for what, by whom, and who supplied the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules_core.kernel.journal import ROOT, Entry, Journal
from rules_core.kernel.requests import Roll
from rules_core.wording.quoting import quoted


@dataclass(frozen=True)
class Rolled:
    """A roll on the way to the present: its entry in the journal, its question and its dice."""

    node: int
    request: Roll
    faces: tuple[int, ...]
    by: str
    """Who supplied the dice, as the journal says it."""
    corrected: bool
    """Whether a person has put other dice in the place of these since."""


def rolled(node: int, entry: Entry, request: Roll) -> Rolled:
    """The roll that an entry of the journal answers."""
    faces = tuple([one for one in entry.answer if isinstance(one, int)])
    return Rolled(node, request, faces, entry.by, entry.correction is not None)


def rolls_to_plain(rolls: Sequence[Rolled]) -> list[list[Any]]:
    """Rolls as rows of a save; the dice and their giver stand in the journal."""
    rows: list[list[Any]] = []
    for one in rolls:
        asked = one.request
        rows.append(
            [one.node, asked.who, asked.topic, asked.clause, asked.subject, asked.need, asked.sides, asked.hidden]
        )
    return rows


def rolls_from_plain(rows: Any, journal: Journal) -> tuple[Rolled, ...]:
    """The rolls again. Raises `ValueError` for rows that do not fit the journal."""
    found: list[Rolled] = []
    for row in rows:
        node, who, topic, clause, subject, need, sides, hidden = row
        if not isinstance(node, int) or not ROOT < node < len(journal.entries):
            raise ValueError(f"the roll after answer {quoted(node)}")
        entry = journal.entries[node]
        request = Roll(who, topic, clause, subject, len(entry.answer), need, sides, hidden)
        if request.fingerprint() != entry.fingerprint:
            raise ValueError(f"the roll of answer {node}")
        found.append(rolled(node, entry, request))
    return tuple(found)
