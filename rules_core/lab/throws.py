"""Which dice lay on the table in a match, who threw them, and where they came from.

The journal keeps every answer with the one who gave it, and the fingerprint of the question, but not the question.
The facts say what was rolled for. So for each fact that comes of dice the rolls that it can have asked for are put
together, and an answer counts as such a roll only when the fingerprint of its question agrees: nothing is guessed, and
a game of an older version is read as well as a new one. Hidden dice, and dice that only say where something lies
(V-7.2.2), belong to nobody and are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from rules_core.games.village.rules.topics import TRAP_DIE
from rules_core.games.village.state.facts import BuildingAttacked, TrapSprung
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import PERSON, PROGRAM_BY, ROOT, Entry, Journal
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song.contest import TAKES_HOLD
from rules_core.song.facts import AttackResolved, MoraleRolled, QualityRolled

MOST_FACES: Final = 6


class Source(Enum):
    """Where dice came from."""

    PROGRAM = "program"
    """Rolled by the program, of itself or at somebody's key."""
    TYPED = "typed"
    """Real dice that a person typed in."""
    SCRIPTED = "scripted"
    """Given by whatever played in place of a person."""


@dataclass(frozen=True)
class Throw:
    """The dice of one roll. `side` threw them; `need` is the least face that succeeds, 0 where none is needed."""

    node: int
    side: str
    source: Source
    faces: tuple[int, ...]
    need: int
    is_quality: bool
    """Whether it was a roll against Quality (SBH-ACT-2), Morale among them."""


@dataclass(frozen=True)
class _Suspect:
    """A roll that a fact may have asked for; who threw and how many dice is seen from the answer."""

    topic: str
    clause: str
    subject: str
    need: int = 0
    is_quality: bool = False


def throws_of(journal: Journal, facts: Sequence[Told]) -> list[Throw]:
    """All dice on the way to the present that can be told from the facts, in the order in which they fell."""
    way = journal.way(ROOT, journal.head)
    place = {node: number for number, node in enumerate(way)}
    throws: list[Throw] = []
    waiting: list[int] = []
    after_attack: list[_Suspect] = []
    taken = 0
    for told in facts:
        suspects = _asked_by(told.fact)
        if not suspects:
            continue
        until = place.get(told.node, -1) + 1
        waiting.extend(way[taken:until])
        taken = max(taken, until)
        _identify(journal, waiting, suspects + after_attack, throws)
        waiting = []
        if isinstance(told.fact, AttackResolved):
            after_attack = _asked_after(told.fact)
    _identify(journal, waiting + way[taken:], after_attack, throws)
    return throws


def _identify(journal: Journal, nodes: list[int], suspects: list[_Suspect], throws: list[Throw]) -> None:
    for node in nodes:
        faces = _faces(journal.entries[node])
        if not faces:
            continue
        throw = _thrown(node, journal.entries[node], faces, suspects)
        if throw is not None:
            throws.append(throw)


def _faces(entry: Entry) -> tuple[int, ...]:
    """The answer as faces of dice; empty for everything that cannot be a roll."""
    if entry.is_amend or not isinstance(entry.answer, tuple):
        return ()
    faces: list[int] = []
    for one in entry.answer:
        if not isinstance(one, int) or not 1 <= one <= MOST_FACES:
            return ()
        faces.append(one)
    return tuple(faces)


def _thrown(node: int, entry: Entry, faces: tuple[int, ...], suspects: list[_Suspect]) -> Throw | None:
    for one in suspects:
        for side in (PLAYERS, ENEMY):
            asked = Roll(side, one.topic, one.clause, one.subject, len(faces), one.need)
            if asked.fingerprint() == entry.fingerprint:
                return Throw(node, side, _source(entry), faces, one.need, one.is_quality)
    return None


def _source(entry: Entry) -> Source:
    if entry.by == PROGRAM_BY:
        return Source.PROGRAM
    return Source.TYPED if entry.by == PERSON else Source.SCRIPTED


def _asked_by(fact: Fact) -> list[_Suspect]:
    """The rolls before this fact was told."""
    if isinstance(fact, QualityRolled):
        return _quality(fact.purpose, fact.clause, fact.model, fact.need, fact.bonus)
    if isinstance(fact, MoraleRolled):
        return _quality("morale", fact.clause, fact.model, fact.need, fact.bonus)
    if isinstance(fact, AttackResolved):
        return [
            _Suspect("attack-die", fact.clause, fact.attacker),
            _Suspect("defence-die", fact.clause, fact.defender),
        ]
    if isinstance(fact, BuildingAttacked):
        return [
            _Suspect("attack-die", fact.clause, fact.model),
            _Suspect("defence-die", fact.clause, fact.building),
        ]
    if isinstance(fact, TrapSprung):
        # V-7.8.6. From 4 on it wounds twice.
        return [_Suspect(TRAP_DIE, fact.clause, fact.model, 4)]
    return []


def _quality(topic: str, clause: str, model: str, quality: int, bonus: int) -> list[_Suspect]:
    # SBH-ACT-2. The least face that succeeds: 1 always fails, 6 always succeeds.
    need = max(2, min(MOST_FACES, quality - bonus))
    return [_Suspect(topic, clause, model, need, True), _Suspect("reroll", clause, model, need, True)]


def _asked_after(fact: AttackResolved) -> list[_Suspect]:
    """The rolls that an attack may lead to and that no fact of their own tells when they come to nothing."""
    suspects = [_Suspect("ammunition", "SBH-RNG-13", fact.attacker, 2)]
    for model in (fact.attacker, fact.defender):
        suspects.append(_Suspect("poison", fact.clause, model, TAKES_HOLD))
        suspects.append(_Suspect("tailslap", fact.clause, model, TAKES_HOLD))
    return suspects
