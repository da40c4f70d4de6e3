"""What people at a real table carry out of what the rules or a player without a person did: line by line, and why."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules_core.games.warhold.state.facts import Appeared, CardDrawn, MonsterAims, Moved
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.grounds import ground_words_of
from rules_core.games.warhold.words.places import called_in
from rules_core.games.words import Words
from rules_core.grid.squares import square_named
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId
from rules_core.wording.sentence import Part, Sentence


def carried_out(
    facts: Sequence[Fact], war: War, words: Words, led: Collection[SeatId], said: str = ""
) -> list[Sentence]:
    """The lines, in order. What people decided for their own seats they have done; `led` are the other ones.

    `said` is the place that people have just named: what appears there they put down as they named it.
    """
    found: list[Sentence] = []
    ground_words = ground_words_of(war)
    drawn: CardDrawn | None = None
    for fact in facts:
        if isinstance(fact, CardDrawn):
            # The turn may have gone on since.
            drawn = fact
        line = ground_words.order(fact, war, words, led, drawn)
        if line is not None and line not in found and not (isinstance(fact, Appeared) and fact.tile == said):
            found.append(line)
    return found


def reasons(facts: Sequence[Fact], words: Words) -> list[Sentence]:
    """Why monsters went where they went, each reason once."""
    moved = {one.unit for one in facts if isinstance(one, Moved) and len(one.way) and square_named(one.way[0])}
    found: list[Sentence] = []
    for one in facts:
        if isinstance(one, MonsterAims) and one.unit in moved:
            parts: dict[str, Part] = {"unit": called_in(one.unit, words), "goal": called_in(one.goal, words)}
            told = Sentence("{unit} goes for {goal}: nothing else is nearer.", parts, clause=one.clause)
            if told not in found:
                found.append(told)
    return found
