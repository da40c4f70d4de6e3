"""What two dice are about to decide, beside the dice: both sides with their numbers, and what is needed."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.contest import AttackResult
from rules_core.song.facts import AttackResolved
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence

DIE_SIDES: Final = 6

AS_IT_LIES: Final = {
    AttackResult.DRAW.value: Phrase("{attacker} {ours} against {defender} {theirs}: a draw, if that stands."),
    AttackResult.NOTHING.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: nothing comes of it, if that stands."
    ),
    AttackResult.RECOIL.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: {loser} is beaten back, if that stands."
    ),
    AttackResult.FALL.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: {loser} is knocked down, if that stands."
    ),
    AttackResult.KILL.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: a kill on {loser}, if that stands."
    ),
    AttackResult.GRUESOME.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: a gruesome kill on {loser}, if that stands."
    ),
    AttackResult.DRAIN.value: Phrase(
        "{attacker} {ours} against {defender} {theirs}: {loser} is drained, if that stands."
    ),
}
"""How two dice lie that may be rolled again, by what would come of them."""
SAVED: Final = Phrase("{attacker} {ours} against {defender} {theirs}: {saved} is saved by {cause}, if that stands.")
"""The same for a defeat by 1 that a trait made a draw (SBH-HTH-17, step 7)."""


WORTH: Final = {
    AttackResult.RECOIL.value: 1,
    AttackResult.FALL.value: 2,
    AttackResult.DRAIN.value: 2,
    AttackResult.KILL.value: 4,
    AttackResult.GRUESOME.value: 4,
}
"""How much a result is worth to whoever brings it about; one that hurts nobody is worth nothing."""


def worth_of(fact: AttackResolved | None, model: str) -> int:
    """What came of two dice for one of the two: more than nothing where the other one pays for it."""
    if fact is None or not fact.loser:
        return 0
    worth = WORTH.get(fact.result, 0)
    return -worth if fact.loser == model else worth


def as_it_lies(fact: AttackResolved, names: SongNames) -> Sentence:
    """Both totals and what would come of them: what somebody wants to know who may roll again (SBH-HTH-17)."""
    parts: dict[str, Part] = {
        "attacker": Capital(names.of(fact.attacker)),
        "ours": fact.attacker_score,
        "defender": names.of(fact.defender),
        "theirs": fact.defender_score,
        "loser": names.of(fact.loser or fact.defender),
        "saved": names.of(fact.defender if fact.attacker_score > fact.defender_score else fact.attacker),
        "cause": names.plain(fact.saved_by),
    }
    return Sentence((SAVED if fact.saved_by else AS_IT_LIES[fact.result]).text, parts)


def contest_line(fact: AttackResolved, topic: Topic, names: SongNames) -> Sentence:
    """The line beside the die of this topic, from how the contest would be resolved; of its dice only the attacker's
    counts, and only where the defender's is rolled."""
    ours, theirs = _parts(fact, "attacker"), _parts(fact, "defender")
    return sums_line(names.of(fact.attacker), ours, names.of(fact.defender), theirs, topic, fact.attacker_die)


def sums_line(
    attacker: Part, ours: list[int], defender: Part, theirs: list[int], topic: Topic, attacker_die: int
) -> Sentence:
    """The same for any two sums, Combat first in each."""
    parts: dict[str, Part] = {
        "attacker": Capital(attacker),
        "ours": _sum(ours),
        "defender": defender,
        "theirs": _sum(theirs),
    }
    if topic == topics.DEFENCE_DIE:
        return _defence(attacker_die + sum(ours) - sum(theirs), parts, defender, attacker_die)
    # Its die and more: equal totals are a draw.
    ahead = sum(theirs) - sum(ours) + 1
    parts["ahead"] = abs(ahead)
    if ahead > 0:
        return Sentence("{attacker} {ours} against {defender} {theirs}: beat its die by {ahead}.", parts)
    if ahead == 0:
        return Sentence("{attacker} {ours} against {defender} {theirs}: an equal die wins.", parts)
    return Sentence("{attacker} {ours} against {defender} {theirs}: wins even if its die is {ahead} higher.", parts)


def _defence(draw: int, parts: dict[str, Part], defender: Part, die: int) -> Sentence:
    """`draw`: the face that gives equal totals."""
    parts = {**parts, "defender": Capital(defender), "draw": draw, "die": die}
    if draw < 1:
        return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: any die wins.", parts)
    if draw > DIE_SIDES:
        return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: no die is enough.", parts)
    return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: {draw} is a draw, more wins.", parts)


def _parts(fact: AttackResolved, side: str) -> list[int]:
    """What is added to the die of a side, Combat first."""
    said = [reason.split(":") for reason in fact.reasons]
    return [int(number) for who, _, number in said if who == side]


def _sum(numbers: list[int]) -> str:
    """ "3+1-4": the first as it is, the others with their signs; what adds nothing is left out."""
    return f"{numbers[0]}" + "".join(f"{one:+d}" for one in numbers[1:] if one)
