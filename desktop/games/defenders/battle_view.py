"""Both totals of a battle, part by part, each with its clause: from the fact once it is fought, before it from the
state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.city_views import meaning_words
from rules_core.games.defenders.rules import battle
from rules_core.games.defenders.state.city import City, Location
from rules_core.games.defenders.state.facts import BattleFought
from rules_core.games.words import Words


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
    where: str = ""
    """The id of the location."""

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
    ours = tuple(part_of_row(row, words) for row in fact.defence)
    theirs = tuple(part_of_row(row, words) for row in fact.attack)
    return BattleView(words.called(fact.place), ours, theirs, verdict, fact.place.partition(" ")[0])


def coming_view(state: City, place: Location, words: Words) -> BattleView:
    """D-STR-1 to D-STR-9. What both sides bring, and the dice that they will throw."""
    units, threats = state.at(place.id), state.attackers(place.id)
    ours = [part_of_row(row, words) for row in battle.known_defence(state, place).rows]
    theirs = [part_of_row(row, words) for row in battle.known_attack(state, threats).rows]
    if battle.has_queen(units):
        ours.append(_open_die("D-STR-5"))
    ours.append(_open_die("D-STR-6"))
    if battle.has_free_face(threats, units):
        theirs.append(_open_die("D-STR-8"))
    theirs.append(_open_die("D-STR-9"))
    return BattleView(words.called(state.mention(place.id)), tuple(ours), tuple(theirs), where=place.id)


def part_of_row(row: str, words: Words) -> Part:
    """A part of a total that the rules have told, in words."""
    one = battle.read_row(row)
    if one.is_die:
        return Part(_die_words(one.clause), one.clause, one.points, face=one.points)
    if one.word == battle.MILITARY_TYPE:
        said = tr("A military building")
    elif one.word and one.who:
        said = tr("{who}: {word}").format(who=words.called(one.who), word=meaning_words(one.word))
    elif one.word:
        said = tr("The place: {word}").format(word=meaning_words(one.word))
    else:
        said = words.called(one.who)
    return Part(said, one.clause, one.points)


def _die_words(clause: str) -> str:
    """D-STR-5, D-STR-8. For whom a die is thrown."""
    return {"D-STR-5": tr("Somebody who can fight"), "D-STR-8": tr("A great threat")}.get(clause, tr("A die"))


def _open_die(clause: str) -> Part:
    return Part(_die_words(clause), clause, 0, is_open=True)
