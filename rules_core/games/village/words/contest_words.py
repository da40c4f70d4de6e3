"""What two dice are about to decide, beside the dice: both sides with their numbers, and what is needed."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.state.facts import BuildingAttacked
from rules_core.games.village.words.names import Names
from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.facts import AttackResolved
from rules_core.wording.sentence import Capital, Part, Sentence

DIE_SIDES: Final = 6


def contest_line(fact: AttackResolved | BuildingAttacked, topic: Topic, names: Names) -> Sentence:
    """The line beside the die of this topic, from how the contest would be resolved; of its dice only the attacker's
    counts, and only where the defender's is rolled."""
    attacker, defender = (
        (fact.attacker, str(fact.defender)) if isinstance(fact, AttackResolved) else (fact.model, fact.building)
    )
    ours, theirs = _parts(fact, "attacker"), _parts(fact, "defender")
    parts: dict[str, Part] = {
        "attacker": Capital(names.of(attacker)),
        "ours": _sum(ours),
        "defender": names.of(defender),
        "theirs": _sum(theirs),
    }
    if topic == topics.DEFENCE_DIE:
        return _defence(fact.attacker_die + sum(ours) - sum(theirs), parts, names.of(defender), fact.attacker_die)
    # Its die and more: equal totals are a draw.
    ahead = sum(theirs) - sum(ours) + 1
    parts["ahead"] = abs(ahead)
    if ahead > 0:
        return Sentence("{attacker} {ours} against {defender} {theirs}: beat its die by {ahead}.", parts)
    if ahead == 0:
        return Sentence("{attacker} {ours} against {defender} {theirs}: an equal die wins.", parts)
    return Sentence("{attacker} {ours} against {defender} {theirs}: its die may be {ahead} higher.", parts)


def _defence(draw: int, parts: dict[str, Part], defender: Part, die: int) -> Sentence:
    """`draw`: the face that gives equal totals."""
    parts = {**parts, "defender": Capital(defender), "draw": draw, "die": die}
    if draw < 1:
        return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: any die wins.", parts)
    if draw > DIE_SIDES:
        return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: no die is enough.", parts)
    return Sentence("{defender} {theirs} against {attacker} {ours} and a {die}: {draw} is a draw, more wins.", parts)


def _parts(fact: AttackResolved | BuildingAttacked, side: str) -> list[int]:
    """What is added to the die of a side, Combat first."""
    if isinstance(fact, BuildingAttacked):
        is_attacker = side == "attacker"
        return [fact.attacker_score - fact.attacker_die if is_attacker else fact.defender_score - fact.defender_die]
    said = [reason.split(":") for reason in fact.reasons]
    return [int(number) for who, _, number in said if who == side]


def _sum(numbers: list[int]) -> str:
    """ "3+1-4": the first as it is, the others with their signs; what adds nothing is left out."""
    return f"{numbers[0]}" + "".join(f"{one:+d}" for one in numbers[1:] if one)
