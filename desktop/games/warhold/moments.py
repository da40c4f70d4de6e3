"""The great moments of a war, which are told large, and what is heard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.realms import MONSTER, icon_of_race, realm_side
from desktop.play.models.cased import Cased
from desktop.play.presenter import Moment
from desktop.play.sound import Sound
from rules_core.games.warhold.content.types import TREASURE
from rules_core.games.warhold.state.facts import (
    Blocked,
    Bought,
    BridgeBuilt,
    Built,
    CardDrawn,
    Destroyed,
    EventRolled,
    Gained,
    LeadershipRolled,
    LordFell,
    OrderRolled,
    PhaseBegan,
    Rewarded,
    RuinRolled,
    Seized,
    Slain,
    Sold,
    Struck,
    TreasureClaimed,
    TurnBegan,
    WarOver,
)
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.card_texts import text_of
from rules_core.games.warhold.words.printed_cards import number_of
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId

DICE: Final = (EventRolled, LeadershipRolled, OrderRolled, RuinRolled, Blocked)
DECKS: Final = {
    "monster": MONSTER,
    "random": "trail",
    "treasure": "locked-chest",
    "equipment": "swap-bag",
    "disaster": "flame",
    "boon": "laurel-crown",
}
"""The picture of each deck."""
TONES: Final = {"monster": "enemy_fill", "disaster": "enemy_fill"}
MONEY: Final = (Bought, Sold, Rewarded, Gained)


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdMoments", text)


def moment_of(fact: Fact, war: War, words: Words) -> Moment | None:
    """What this fact is told large with; None for one that is no great moment."""

    def fill(seat: str) -> str:
        role: str = realm_side(war, SeatId(seat)).value[0]
        return role

    if isinstance(fact, LordFell):
        title = Cased(words.name(war.kingdom(fact.seat).race), begins=True)
        second = tr("Without land and army: dethroned.") if fact.is_dethroned else tr("Their lord has fallen.")
        return Moment(title, second, "tombstone", fill(fact.seat))
    if isinstance(fact, Seized):
        title = Cased(words.name(war.kingdom(fact.seat).race), begins=True)
        return Moment(title, words.fact(fact).text(), icon_of_race(war.kingdom(fact.seat).race), fill(fact.seat))
    if isinstance(fact, Destroyed):
        return Moment(tr("Destroyed"), words.fact(fact).text(), "broken-wall", "enemy_fill")
    if isinstance(fact, PhaseBegan) and fact.phase == "monsters move":
        return Moment(tr("Monster Turn"), tr("Now they move, and then they fight."), MONSTER, "enemy_fill")
    if isinstance(fact, WarOver):
        tone = fill(fact.victors[0]) if len(fact.victors) == 1 else "council"
        return Moment(tr("The war is over"), words.fact(fact).text(), "trophy", tone)
    return None


def sound_of(fact: Fact) -> Sound | None:
    """What is heard while this fact is shown; None for one that is silent."""
    if isinstance(fact, Struck):
        return Sound.SHOT if fact.shot else Sound.HIT
    if isinstance(fact, DICE):
        return Sound.DICE
    if isinstance(fact, (Slain, LordFell)):
        return Sound.FALL
    if isinstance(fact, MONEY):
        return Sound.PURSE
    if isinstance(fact, (Built, BridgeBuilt, Destroyed)):
        return Sound.FALL if isinstance(fact, Destroyed) else Sound.HIT
    return Sound.HORN if isinstance(fact, (TurnBegan, WarOver)) else None


def card_moment(fact: CardDrawn | TreasureClaimed, war: War, words: Words, *, is_numbered: bool) -> Moment:
    """A card as it is laid on the table: what it is called and says, and its number where printed ones may lie."""
    content, deck = war.world.content, fact.deck if isinstance(fact, CardDrawn) else TREASURE
    number = number_of(content, fact.card) if is_numbered else ""
    title = f"{number} {words.called(fact.card)}".strip()
    return Moment(title, text_of(fact.card, content, words), DECKS[deck], TONES.get(deck, "council"))
