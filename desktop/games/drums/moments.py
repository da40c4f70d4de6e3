"""The great moments of a battle, which are told large, and what is heard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.battle_scene import name_of
from desktop.look.token import SIDES
from desktop.look.token_painting import FILLS
from desktop.play.models.cased import Cased
from desktop.play.presenter import Moment
from desktop.play.sound import Sound
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import (
    BattleEnded,
    InitiativeRolled,
    RolesRolled,
    SquadBroke,
    SquadsRevealed,
    TerrainRolled,
    TurnBegan,
)
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.kernel.facts import Fact
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, MoraleRolled, QualityRolled, TurnedOver
from rules_core.song.manner import RANGED

GOLD: Final = "pennant_council"
FIRED: Final = frozenset(one.value for one in RANGED)
DICE: Final = (QualityRolled, MoraleRolled, RolesRolled, TerrainRolled, InitiativeRolled)


def _tr(text: str) -> str:
    return QCoreApplication.translate("BattleMoments", text)


def moment_of(fact: Fact, battle: Battle, words: DrumsWords) -> Moment | None:
    """What this fact is told large with; None for one that is no great moment."""

    def tone(seat: str) -> str:
        seats = [str(one) for one in battle.world.options.seats]
        return FILLS[SIDES[seats.index(seat)]] if seat in seats else GOLD

    if isinstance(fact, SquadsRevealed):
        return Moment(_tr("All squads are here"), _tr("Now everybody sees everybody."), "shako", GOLD)
    if isinstance(fact, TurnBegan) and fact.round == 1 and fact.seat == battle.first:
        return Moment(Cased(words.name(fact.seat), begins=True), _tr("begins."), "drum", tone(fact.seat))
    if isinstance(fact, Defeated) and fact.model in battle.models and battle.models[fact.model].has("leader"):
        side = battle.models[fact.model].side
        title = Cased(name_of(battle.models[fact.model], words.names), begins=True)
        return Moment(title, _tr("is down. The squad has lost its Leader."), "tombstone", tone(side))
    if isinstance(fact, TurnedOver) and fact.model in battle.models:
        return Moment(
            _tr("The turn passes"), words.fact(fact).text(), "hourglass", tone(battle.models[fact.model].side)
        )
    if isinstance(fact, SquadBroke):
        second = _tr("leaves the field.") if fact.reason == "withdrawn" else _tr("is broken.")
        return Moment(Cased(words.name(fact.seat), begins=True), second, "run", tone(fact.seat))
    if isinstance(fact, BattleEnded) and not fact.winner:
        return Moment(_tr("A draw"), words.fact(fact).text(), "scales", GOLD)
    if isinstance(fact, BattleEnded):
        winner = Cased(words.name(fact.winner), begins=True)
        return Moment(winner, _tr("holds the field."), "trophy", tone(fact.winner))
    return None


def sound_of(fact: Fact) -> Sound | None:
    """What is heard while this fact is shown; None for one that is silent."""
    if isinstance(fact, AttackResolved):
        return Sound.SHOT if fact.manner in FIRED else Sound.HIT
    if isinstance(fact, DICE):
        return Sound.DICE
    if isinstance(fact, (Defeated, KnockedDown)):
        return Sound.FALL
    return Sound.DRUM if isinstance(fact, (TurnBegan, BattleEnded)) else None
