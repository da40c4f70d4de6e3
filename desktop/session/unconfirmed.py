"""What people at a real table have not said yet that they have carried out, found again when a game is opened."""

from __future__ import annotations

from typing import Any, Final

from desktop.session.decided import Decided
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import BOT, PERSON, ROOT
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import IllegalAnswer
from rules_core.kernel.simulation import Thought

CARRIED_OUT: Final = "carried_out"
"""The setting of a game that says at which entry of its journal nothing is left to be carried out."""


def since_people_answered(match: Match[Any]) -> list[Fact]:
    """What the last answer of a person has led to, decisions of players without a person in their places.

    Their reasons stand in no journal, and are not among it.
    """
    journal = match.journal
    node = journal.head
    while node != ROOT and journal.entries[node].by != PERSON:
        node = journal.entries[node].parent
    start = journal.entries[node].parent if node != ROOT else ROOT
    copy, found = match.fork(), list[Fact]()
    copy.supplier = NewDiceWait()
    copy.jump(start)
    for entry in [journal.entries[one] for one in journal.way(start, journal.head)]:
        if entry.by == BOT and copy.pending is not None:
            found.append(Decided("", copy.pending, Thought(entry.answer)))
        count = len(copy.facts)
        try:
            if entry.is_amend:
                copy.amend(entry.path, entry.value)
            else:
                copy.answer(entry.answer, entry.by)
        except IllegalAnswer:
            # What was corrected later went another way: people have the table before their eyes.
            return []
        found += [one.fact for one in copy.facts[count:]]
    return found
