"""The great moments of a siege, which are told large."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.play.models.cased import Cased
from desktop.play.presenter import Moment
from rules_core.games.village.state.facts import (
    BuildingDamaged,
    BuildingDestroyed,
    GameEnded,
    LeftTable,
    RoundStarted,
    TokenClaimed,
    VillagerHome,
    WaveEnded,
    WaveOpened,
)
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told
from rules_core.song.facts import Defeated, ModelFled, TurnedOver

THEIRS, OURS, GOLD = "enemy_fill", "hero_fill", "pennant_council"


def _tr(text: str, count: int = -1) -> str:
    return QCoreApplication.translate("Moments", text, "", count)


def moment_of(fact: Fact, siege: Siege, facts: list[Told], words: Words) -> Moment | None:
    """What this fact is told large with; None for one that is no great moment."""
    if isinstance(fact, WaveOpened):
        title = _tr("Wave {wave} of {waves}").format(wave=fact.wave, waves=siege.world.waves)
        return Moment(title, _tr("They are coming."), "horned-skull", THEIRS)
    if isinstance(fact, WaveEnded):
        title = _tr("Wave {wave} is beaten").format(wave=fact.wave)
        return Moment(title, wave_in_short(fact.wave, facts, siege), "rally-the-troops", OURS)
    if isinstance(fact, BuildingDestroyed):
        return Moment(Cased(words.name(fact.building), begins=True), _tr("has fallen."), "broken-wall", THEIRS)
    if isinstance(fact, Defeated) and fact.model in siege.models and siege.model(fact.model).is_hero:
        return Moment(Cased(words.name(fact.model), begins=True), _tr("is down."), "tombstone", THEIRS)
    if isinstance(fact, TurnedOver) and fact.model in siege.models and siege.model(fact.model).side == HEROES:
        return Moment(_tr("The turn passes"), words.fact(fact).text(), "hourglass", THEIRS)
    if isinstance(fact, (TokenClaimed, VillagerHome)):
        return Moment(_tr("A find"), words.fact(fact).text(), "swap-bag", GOLD)
    if isinstance(fact, GameEnded):
        won = fact.result == "victory"
        title = _tr("The village stands") if won else _tr("The siege is lost")
        return Moment(title, words.fact(fact).text(), "trophy" if won else "broken-wall", OURS if won else THEIRS)
    return None


def wave_in_short(wave: int, facts: list[Told], siege: Siege) -> str:
    """What it cost: how many of each side were defeated and who got away, rounds fought, Integrity lost."""
    names = SiegeNames(siege.world)
    slain = ours = fled = rounds = lost = now = 0
    for told in facts:
        fact = told.fact
        if isinstance(fact, WaveOpened):
            now = fact.wave
        if now != wave:
            continue
        if isinstance(fact, Defeated):
            if names.side_of(fact.model) == HEROES:
                ours += 1
            else:
                slain += 1
        elif isinstance(fact, (ModelFled, LeftTable)):
            fled += 1
        elif isinstance(fact, RoundStarted):
            rounds = max(rounds, fact.round)
        elif isinstance(fact, BuildingDamaged):
            lost += fact.lost
    parts = [_tr("%n (enemy|enemies) defeated", slain)]
    if ours:
        parts.append(_tr("%n of ours lost", ours))
    if fled:
        parts.append(_tr("%n left the field", fled))
    parts += [_tr("%n round(s)", rounds), _tr("%n Integrity lost", lost)]
    return ", ".join(parts) + "."
