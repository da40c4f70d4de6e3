"""Both totals of a battle, part by part, each with its clause: from the fact once it is fought, before it from the
state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.city_views import meaning_words
from rules_core.games.defenders.content.types import LOCATION_WORDS
from rules_core.games.defenders.rules import battle
from rules_core.games.defenders.state.city import City, Location
from rules_core.games.defenders.state.facts import BattleFought
from rules_core.games.words import Words

DIE: Final = "die"
MILITARY: Final = "military"


class Verdict(Enum):
    """How it ended; OPEN before the dice have fallen."""

    OPEN = "open"
    HELD = "held"
    LOST = "lost"
    STALLED = "stalled"


@dataclass(frozen=True)
class Part:
    """One part of a total. `face` is what a die shows, 0 where it is none; `is_open`: it has not fallen yet."""

    words: str
    clause: str
    points: int
    face: int = 0
    is_open: bool = False

    @property
    def is_die(self) -> bool:
        """Whether it is thrown."""
        return self.face > 0 or self.is_open


@dataclass(frozen=True)
class BattleView:
    """A battle as it is seen."""

    place: str
    ours: tuple[Part, ...]
    theirs: tuple[Part, ...]
    verdict: Verdict = Verdict.OPEN

    @property
    def order(self) -> tuple[Part, ...]:
        """The parts as they are told: what both sides bring, then the dice of both."""
        known = [one for side in (self.ours, self.theirs) for one in side if not one.is_die]
        return (*known, *(one for side in (self.ours, self.theirs) for one in side if one.is_die))

    def told(self, side: tuple[Part, ...], shown: int) -> int:
        """How many parts of a side have been told after so many steps; its dice are its last parts."""
        seen = self.order[:shown]
        return sum(any(part is one for one in seen) for part in side)

    @property
    def steps(self) -> int:
        """In so many steps it is told: every part, and the word at the end."""
        return len(self.ours) + len(self.theirs) + (self.verdict is not Verdict.OPEN)


def tr(text: str) -> str:
    """A text of the battle in the language in force."""
    return QCoreApplication.translate("Battle", text)


def fought_view(fact: BattleFought, words: Words) -> BattleView:
    """A battle whose dice have fallen."""
    difference = fact.defence_total - fact.attack_total
    verdict = Verdict.HELD if difference > 0 else Verdict.LOST if difference < 0 else Verdict.STALLED
    ours = tuple(_part(row, words) for row in fact.defence)
    theirs = tuple(_part(row, words) for row in fact.attack)
    return BattleView(words.called(fact.place), ours, theirs, verdict)


def coming_view(state: City, place: Location, words: Words) -> BattleView:
    """D-STR-1 to D-STR-9. What both sides bring, and the dice that they will throw."""
    units, threats = state.at(place.id), state.attackers(place.id)
    ours = [_part(row, words) for row in battle.known_defence(state, place).rows]
    theirs = [_part(row, words) for row in battle.known_attack(state, threats).rows]
    die = Part(tr("a die"), "D-STR-6", 0, is_open=True)
    if battle.has_queen(units):
        ours.append(Part(tr("somebody who can fight"), "D-STR-5", 0, is_open=True))
    ours.append(die)
    if battle.has_free_face(threats, units):
        theirs.append(Part(tr("a great threat"), "D-STR-8", 0, is_open=True))
    theirs.append(Part(die.words, "D-STR-9", 0, is_open=True))
    return BattleView(words.called(state.mention(place.id)), tuple(ours), tuple(theirs))


def _part(row: str, words: Words) -> Part:
    """A row of the rules, "clause:thing:points", in words."""
    clause, _, rest = row.partition(":")
    thing, _, points = rest.rpartition(":")
    count = int(points)
    if thing == DIE:
        said = {"D-STR-5": tr("somebody who can fight"), "D-STR-8": tr("a great threat")}.get(clause, tr("a die"))
        return Part(said, clause, count, face=count)
    if thing == MILITARY:
        return Part(tr("a military building"), clause, count)
    who, slash, word = thing.rpartition("/")
    if slash:
        return Part(tr("{who}: {word}").format(who=words.called(who), word=meaning_words(word)), clause, count)
    if any(thing in group for group in LOCATION_WORDS.values()):
        return Part(tr("the place: {word}").format(word=meaning_words(thing)), clause, count)
    return Part(words.called(thing), clause, count)
