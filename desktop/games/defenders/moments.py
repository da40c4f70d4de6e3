"""What of a siege is told large when it happens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.presenter import Moment
from rules_core.games.defenders.content.cards import JOKER
from rules_core.games.defenders.state.city import End
from rules_core.games.defenders.state.facts import (
    CardDrawn,
    PlaceLost,
    PlaceRegained,
    Protected,
    SiegeEnded,
    ThreatDestroyed,
    UnitKilled,
)
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact


def tr(text: str) -> str:
    """A text of the siege in the language in force."""
    return QCoreApplication.translate("Siege", text)


def moment_of(fact: Fact, words: Words) -> Moment | None:
    """The plate for this fact; None for one that is no great moment."""
    if isinstance(fact, PlaceLost):
        title = tr("In ruins") if fact.destroyed else tr("Lost")
        return Moment(title, words.called(fact.place), "broken-wall", "enemy_fill")
    if isinstance(fact, PlaceRegained):
        return Moment(tr("Ours again"), words.called(fact.place), "flag-objective", "hero_fill")
    if isinstance(fact, Protected):
        return Moment(tr("Saved"), words.called(fact.saved), "bordered-shield", "hero_fill")
    if isinstance(fact, UnitKilled):
        return Moment(tr("Fallen"), words.called(fact.unit), "tombstone", "pennant_enemy")
    if isinstance(fact, ThreatDestroyed):
        return Moment(tr("Destroyed"), words.called(fact.threat), "crossed-swords", "hero_fill")
    if isinstance(fact, CardDrawn) and fact.card == JOKER:
        return Moment(tr("The joker"), tr("Help arrives, and all of them attack."), "wizard-face", "enemy_fill")
    if isinstance(fact, SiegeEnded) and fact.end == End.FALLEN.value:
        return Moment(tr("The city has fallen"), words.fact(fact).text(), "broken-wall", "enemy_fill")
    if isinstance(fact, SiegeEnded):
        return Moment(tr("The siege is over"), words.fact(fact).text(), "castle", "council")
    return None
