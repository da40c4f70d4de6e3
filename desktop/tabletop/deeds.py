"""What those on a table did, read from the facts of the engine: deeds, ways walked, the roll that mattered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QCoreApplication

from desktop.play.presenter import StoryPart
from rules_core.games.words import Words
from rules_core.kernel.match import Told
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, ModelMoved
from rules_core.song.manner import RANGED

FACES = 6
SHOTS = frozenset(one.value for one in RANGED)
LIKELY = 18
"""A kill that as many of the 36 throws of two dice give, or more, needs no story."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Deeds", text)


@dataclass
class Deeds:
    """What one model did. `walked` is in tenths of a millimetre."""

    slain: int = 0
    downs: int = 0
    walked: float = 0.0
    shots: int = 0


def deeds_of(models: Iterable[str], facts: Sequence[Told]) -> dict[str, Deeds]:
    """What each of these models did, by id."""
    found = {id: Deeds() for id in models}
    nobody = Deeds()
    for told in facts:
        fact = told.fact
        if isinstance(fact, Defeated):
            found.get(fact.by, nobody).slain += 1
        elif isinstance(fact, KnockedDown):
            found.get(fact.model, nobody).downs += 1
        elif isinstance(fact, AttackResolved) and fact.manner in SHOTS:
            found.get(fact.attacker, nobody).shots += 1
        elif isinstance(fact, ModelMoved):
            found.get(fact.model, nobody).walked += hypot(fact.to_x - fact.from_x, fact.to_y - fact.from_y)
    return found


def ways_of(models: Iterable[str], facts: Sequence[Told]) -> dict[str, list[list[tuple[int, int]]]]:
    """The ways that each of these models walked, by id: a line for each stretch without a jump, in units of the map."""
    ways: dict[str, list[list[tuple[int, int]]]] = {id: [] for id in models}
    for told in facts:
        fact = told.fact
        if not isinstance(fact, ModelMoved) or fact.model not in ways:
            continue
        lines = ways[fact.model]
        start = (fact.from_x, fact.from_y)
        if not lines or lines[-1][-1] != start:
            lines.append([start])
        lines[-1].append((fact.to_x, fact.to_y))
    return ways


def chance_of(fact: AttackResolved) -> int:
    """How many of the 36 throws of both dice would have given the winner more than the loser."""
    attack, defence = fact.attacker_score - fact.attacker_die, fact.defender_score - fact.defender_die
    if fact.loser == fact.attacker:
        attack, defence = defence, attack
    return sum(attack + one > defence + two for one in range(1, FACES + 1) for two in range(1, FACES + 1))


def roll_that_mattered(timed: Iterable[tuple[Told, str]], words: Words) -> StoryPart | None:
    """The least likely throw that somebody did not survive, of facts with when they were; None where none was rare."""
    best: AttackResolved | None = None
    best_when = ""
    blow: AttackResolved | None = None
    for told, when in timed:
        fact = told.fact
        if isinstance(fact, AttackResolved):
            blow = fact
        elif isinstance(fact, Defeated) and blow is not None and blow.loser == fact.model:
            if chance_of(blow) < (LIKELY if best is None else chance_of(best)):
                best, best_when = blow, when
            blow = None
    if best is None:
        return None
    text = tr("{what} So it goes with {chance} of the 36 throws of two dice, {when}.").format(
        what=words.fact(best).text(), chance=chance_of(best), when=best_when
    )
    return StoryPart(tr("The roll that mattered"), text, "dice-six-faces-six")
