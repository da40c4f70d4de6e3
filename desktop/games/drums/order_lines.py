"""The lines that people at a real table carry out: orders of whoever plays without a person, and what befell men."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.session.decided import Decided
from desktop.session.to_do import ToDo
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words import orders
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.table_names import TableNames
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId
from rules_core.song import topics as song_topics
from rules_core.song.facts import GroupOrdered
from rules_core.wording.sentence import Sentence

REASONED = (song_topics.ACTION, topics.WHOM)
"""Decisions whose reasons are told, the more telling first."""


def told_orders(
    facts: Sequence[Fact], words: Words, battle: Battle, names: TableNames, played: Sequence[SeatId]
) -> ToDo:
    """Deed after deed, and why it was chosen and what came second."""
    assert isinstance(words, DrumsWords)
    # Somebody may play for people for a while.
    played = [*played, *(one.request.who for one in facts if isinstance(one, Decided))]
    found: list[Sentence] = []
    decided: list[Decided] = []
    since: list[Fact] = []
    for fact in facts:
        if not isinstance(fact, Decided):
            since.append(fact)
            if isinstance(fact, GroupOrdered) and battle.model(fact.leader).side in played:
                found.append(words.fact(fact))
            continue
        found.extend(orders.carried_out(since, battle, names, played))
        since = []
        decided.append(fact)
        deed = orders.deed(fact.request, fact.thought, words, battle)
        if deed is not None:
            found.append(deed)
    found.extend(orders.carried_out(since, battle, names, played))
    reasons = _reasons(decided, words, battle) if found else []
    return ToDo(
        tuple(orders.with_lengths(one, battle) for one in found),
        tuple(orders.with_lengths(one, battle) for one in reasons),
    )


def told_reason(decided: Decided, words: DrumsWords, battle: Battle) -> str:
    """Why it was decided so and what came second, in a line; "" of a decision that is not reasoned."""
    return " ".join([one.text() for one in _reasons([decided], words, battle)])


def _reasons(decided: Sequence[Decided], words: DrumsWords, battle: Battle) -> list[Sentence]:
    """Of the decision that says most, the last of its kind."""
    for topic in REASONED:
        for one in reversed(decided):
            if one.request.topic != topic:
                continue
            reason = orders.why(one.request, one.thought, words)
            other = orders.second(one.request, one.thought, words, battle)
            if reason is not None or other is not None:
                return [said for said in (reason, other) if said is not None]
    return []
