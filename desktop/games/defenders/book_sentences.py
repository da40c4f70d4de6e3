"""What of a siege needs a sentence only, as its book tells it: in fewer words than the chronicle, and together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.book.contents import Remark
from rules_core.games.defenders.state.facts import (
    AbilityUsed,
    AttackBegins,
    AttackRolled,
    CardDrawn,
    EntriesSet,
    MoraleChanged,
    NothingHappened,
    OnTheirWay,
    ThreatDestroyed,
    UnitHealed,
    UnitMoved,
    UnitWounded,
)
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact, FieldAmended, RollCorrected
from rules_core.wording.sentence import Sentence

TOTALS, CHANCE = "totals", "chance"
"""Keys of options: both totals of battles; cards and dice."""
OF_CHANCE: Final = (CardDrawn, NothingHappened, FieldAmended, RollCorrected, AttackRolled)
"""What is told only where cards and dice are wanted. Who attacks is said once more where each of them goes."""
TOGETHER: Final = (AttackBegins, UnitWounded, UnitHealed, UnitMoved)
"""What is told together where several follow one another."""

MOVE: Final = "move"
"""How somebody goes who was chosen to; others flee or make room."""


def tr(words: str) -> str:
    """A text of the book in the language in force."""
    return QCoreApplication.translate("DefendersBook", words)


def run_of(facts: Sequence[Fact]) -> list[Fact]:
    """The first of these facts, with those that are told together with it."""
    kind = type(facts[0])
    found = [facts[0]]
    if kind in TOGETHER and not (isinstance(facts[0], UnitMoved) and facts[0].manner != MOVE):
        for one in facts[1:]:
            if type(one) is not kind or (isinstance(one, UnitMoved) and one.manner != MOVE):
                break
            found.append(one)
    return found


def remarks_on(run: Sequence[Fact], before: Fact | None, words: Words) -> list[Remark]:
    """What the book says of facts that are told together; `before` is the one before them."""
    fact = run[0]
    said = words.fact(fact)
    faces = [die.face for one in run for die in words.fact(one).dice]
    dice = Remark(tr("Dice: {faces}.").format(faces=", ".join(map(str, faces))), CHANCE) if faces else Remark("")
    if isinstance(fact, OF_CHANCE):
        return [Remark(said.text(), CHANCE), dice]
    if isinstance(fact, EntriesSet) and fact.places:
        # The map shows them, and what a loss has opened stands below its picture.
        return []
    if isinstance(fact, MoraleChanged):
        return _morale(fact, before, words)
    if isinstance(fact, AttackBegins):
        return [*_attacks([one for one in run if isinstance(one, AttackBegins)], words), dice]
    if isinstance(fact, UnitWounded):
        names = listed([one.unit for one in run if isinstance(one, UnitWounded)], words)
        return [Remark(tr("Wounded: {units}.").format(units=names))]
    if isinstance(fact, UnitMoved):
        return [Remark(words.fact(one).text()) for one in _ways([one for one in run if isinstance(one, UnitMoved)])]
    if isinstance(fact, UnitHealed):
        names = listed([one.unit for one in run if isinstance(one, UnitHealed)], words)
        return [Remark(tr("On the mend: {units}.").format(units=names)), dice]
    if isinstance(fact, AbilityUsed) and fact.thing and fact.worked:
        # What comes of it is the next sentence.
        return [dice]
    if isinstance(fact, OnTheirWay):
        return [Remark(tr("Help is on its way."))]
    if isinstance(fact, ThreatDestroyed) and fact.unit:
        destroyed = tr("Destroyed by {unit}: {threat}.")
        return [Remark(destroyed.format(unit=words.called(fact.unit), threat=words.called(fact.threat)))]
    return [Remark(said.text()), dice]


def listed(mentions: Sequence[str], words: Words) -> str:
    """Several things, each once: "A, B and C"."""
    names = tuple([words.name(one) for one in dict.fromkeys(mentions)])
    return Sentence("{names}", {"names": names}).text()


def _attacks(run: Sequence[AttackBegins], words: Words) -> list[Remark]:
    """Who goes for which place, a sentence for each place."""
    against = tr("Against {place}: {threats}.")
    return [
        Remark(
            against.format(
                place=words.called(place), threats=listed([one.threat for one in run if one.place == place], words)
            )
        )
        for place in dict.fromkeys(one.place for one in run)
    ]


def _ways(run: Sequence[UnitMoved]) -> list[UnitMoved]:
    """D-DA-1, D-DA-2. Where everybody went in the end: of a step there and back nothing is told."""
    went: dict[str, UnitMoved] = {}
    for one in run:
        first = went.get(one.unit)
        went[one.unit] = one if first is None else replace(one, origin=first.origin)
    return [one for one in went.values() if one.origin != one.place]


def _morale(fact: MoraleChanged, before: Fact | None, words: Words) -> list[Remark]:
    """Grief or new heart; how much damage there is stands in small type, with the totals."""
    damage = Remark(tr("Morale damage: {damage}.").format(damage=fact.damage), TOTALS)
    if fact.points < 0:
        # That they listened to somebody has just been said.
        heard = isinstance(before, AbilityUsed)
        return [damage] if heard else [Remark(tr("People take heart.")), damage]
    if fact.clause == "D-EVT-9":
        return [Remark(tr("Fear goes about: {thing}.").format(thing=words.called(fact.thing))), damage]
    if fact.thing:
        return [Remark(tr("The city grieves for {thing}.").format(thing=words.called(fact.thing))), damage]
    return [Remark(tr("Fear goes about.")), damage]
