"""Dice that were typed or read wrongly are corrected later, as a branch of the journal: nothing is lost.

`rolls_before` lists the rolls that can be corrected, `preview_correction` says on a copy what would change, `correct`
does it. Undo leads back as from any answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.kernel.facts import Fact, RollCorrected
from rules_core.kernel.game import State
from rules_core.kernel.journal import PERSON, ROOT, Correction, Entry
from rules_core.kernel.match import Match, NewDiceWait
from rules_core.kernel.requests import Answer, IllegalAnswer, Request
from rules_core.kernel.rolls import Rolled
from rules_core.wording.translation import say

MOST_COMPARED: Final = 400
"""So many facts on each side are compared one by one; of a longer story the rest counts as played anew."""


@dataclass(frozen=True)
class CorrectionPreview:
    """What a correction would change, as far as it can be told without rolling new dice."""

    before: tuple[Fact, ...]
    """What happened and would not have happened so, in order."""
    after: tuple[Fact, ...]
    """What would have happened instead."""
    asked_again: int
    """How many answers of people would be asked again; where new dice come first, some of them may still fit."""
    pending: Request | None
    """The question or the new dice at which the game would go on; None when it would be over."""
    keeps_all: bool
    """Whether the game would stand where it stands now, at the same question."""


def rolls_before(match: Match[State], node: int, most: int) -> list[Rolled]:
    """The open rolls at and before an entry on the way to the present, latest first, at most so many."""
    found = [one for one in match.rolls if one.node <= node and not one.request.hidden]
    found.reverse()
    return found[:most]


def roll_at(match: Match[State], node: int) -> Rolled:
    """The open roll at an entry. Raises `IllegalAnswer` with one sentence where there is none to be corrected."""
    if not ROOT < node < len(match.journal.entries) or not match.journal.is_above(node, match.journal.head):
        raise IllegalAnswer(say("This roll is no part of the game as it stands; choose one from the list."))
    for one in match.rolls:
        if one.node == node and not one.request.hidden:
            return one
    raise IllegalAnswer(say("Only open dice can be corrected; choose a roll from the list."))


def correct(match: Match[State], node: int, faces: Answer) -> None:
    """Correct the dice of an earlier roll. Raises `IllegalAnswer` and changes nothing when it cannot be.

    The answers given since are given again as long as the rules ask the same questions, and dice of the program that
    are still asked for stay as they fell; `Match.dropped` counts the answers of people and bots that no longer fit.
    """
    roll = roll_at(match, node)
    roll.request.check(faces)
    if faces == roll.faces:
        return
    journal = match.journal
    entry = journal.entries[node]
    back = entry.correction
    if back is not None and journal.left_by_correction(journal.head) == back.left:
        if journal.entries[back.entry].answer == faces:
            # Corrected back at once: people stand again where they stood, with all that was dropped in between.
            match.dropped = 0
            match.jump(back.left)
            return
    correction = Correction(node, journal.head, -1)
    match.put_in(Entry(entry.parent, entry.fingerprint, faces, PERSON, correction=correction), node)


def preview_correction(match: Match[State], node: int, faces: Answer) -> CorrectionPreview:
    """What `correct` would change, found out on copies. Raises `IllegalAnswer` as `correct` does."""
    trial = match.fork()
    trial.supplier = NewDiceWait()
    correct(trial, node, faces)
    before, after = _differences(_told_by_rules(match), _told_by_rules(trial))
    keeps_all = trial.dropped == 0 and trial.pending == match.pending
    return CorrectionPreview(before, after, trial.dropped, trial.pending, keeps_all)


def _told_by_rules(match: Match[State]) -> list[Fact]:
    return [told.fact for told in match.facts if not isinstance(told.fact, RollCorrected)]


def _differences(old: list[Fact], new: list[Fact]) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """What stands only in the old story, and what only in the new one."""
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    old = old[first : len(old) - last]
    new = new[first : len(new) - last]
    shared = _longest_shared(old[:MOST_COMPARED], new[:MOST_COMPARED])
    only_old = [fact for place, fact in enumerate(old) if place not in shared]
    same = [shared[place] for place in shared]
    return tuple(only_old), tuple([fact for place, fact in enumerate(new) if place not in same])


def _longest_shared(old: list[Fact], new: list[Fact]) -> dict[int, int]:
    """The longest sequence that both have: places in the old one to places in the new one."""
    lengths = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for one in range(len(old) - 1, -1, -1):
        for other in range(len(new) - 1, -1, -1):
            if old[one] == new[other]:
                lengths[one][other] = lengths[one + 1][other + 1] + 1
            else:
                lengths[one][other] = max(lengths[one + 1][other], lengths[one][other + 1])
    shared: dict[int, int] = {}
    one = 0
    other = 0
    while one < len(old) and other < len(new):
        if old[one] == new[other]:
            shared[one] = other
            one += 1
            other += 1
        elif lengths[one + 1][other] >= lengths[one][other + 1]:
            one += 1
        else:
            other += 1
    return shared
