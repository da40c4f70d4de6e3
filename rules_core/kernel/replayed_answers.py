"""Answers that are given again after a correction, as long as the rules ask the same questions."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.kernel.facts import RollCorrected
from rules_core.kernel.journal import PROGRAM_BY, Entry, Journal
from rules_core.kernel.requests import Answer, IllegalAnswer, Request, Roll, is_chance


class KeptAnswers:
    """The answers that came after the corrected moment, in their order.

    Dice of the program that no question asks for any more are passed over, and new dice may come in between; an answer
    of a person is never passed over: at the first question that it does not fit, people are asked again.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.at = 0
        self._stopped = len(entries) == 0

    def answer_to(self, request: Request) -> Entry | None:
        """The answer to this question, None when there is none to be given again."""
        if self._stopped:
            return None
        wanted = request.fingerprint()
        place = self.at
        while place < len(self.entries):
            entry = self.entries[place]
            if entry.is_amend:
                break
            if entry.fingerprint == wanted and fits(request, entry.answer):
                self.at = place + 1
                return entry
            if entry.by != PROGRAM_BY:
                break
            place += 1
        # New dice may come in between; a new question to people ends it.
        self._stopped = not is_chance(request)
        return None

    def amend_at(self, ordinal: int) -> Entry | None:
        """The correction of the state that comes next, if it was made at such a checkpoint."""
        if self._stopped or self.at == len(self.entries):
            return None
        entry = self.entries[self.at]
        if not entry.is_amend or entry.ordinal != ordinal:
            return None
        self.at += 1
        return entry

    def stop(self) -> None:
        """The last one cannot be given again, nor what comes after it."""
        self.at -= 1
        self._stopped = True

    def left(self) -> int:
        """How many answers of people and bots were not given again."""
        return len([entry for entry in self.entries[self.at :] if entry.by != PROGRAM_BY])


def told_correction(journal: Journal, entry: Entry, request: Request) -> RollCorrected:
    """The fact that dice were corrected."""
    assert entry.correction is not None
    before = journal.entries[entry.correction.entry].answer
    need = request.need if isinstance(request, Roll) else 0
    return RollCorrected(
        request.clause, request.who, request.topic, request.subject, need, _faces(before), _faces(entry.answer)
    )


def _faces(answer: Answer) -> tuple[int, ...]:
    return tuple([one for one in answer if isinstance(one, int)])


def fits(request: Request, answer: Answer) -> bool:
    """Whether this is an answer to the question."""
    try:
        request.check(answer)
    except IllegalAnswer:
        return False
    return True
