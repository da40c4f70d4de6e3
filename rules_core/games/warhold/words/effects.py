"""What a piece of equipment does, in words for its card."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.fields import BOOTS, SHIELD, SINGLE, TRINKET, WEAPON
from rules_core.games.warhold.content.types import Equipment
from rules_core.wording.sentence import Phrase, Sentence
from rules_core.wording.translation import say

EFFECTS: Final = {
    "attacks": Phrase("Attacks {sign}"),
    "hit-rolls": Phrase("Rolls to hit {sign}"),
    "wound-rolls": Phrase("Rolls to wound {sign}"),
    "guard-hit": Phrase("Enemies roll to hit at {sign}"),
    "guard-wound": Phrase("Enemies roll to wound at {sign}"),
    "guard-hit-far": Phrase("From two tiles or more enemies roll to hit at {sign}"),
    "guard-wound-small": Phrase("Small monsters roll to wound at {sign}"),
    "guard-hit-forest": Phrase("In a forest enemies roll to hit at {sign}"),
    "hit-points": Phrase("Hit points {sign}"),
    "move": Phrase("Movement {sign}"),
    "leadership": Phrase("Leadership {sign}"),
    "long-reach": Phrase("Strikes across corners; if that is so already, attacks {sign}"),
    "no-special-rules": Phrase("Ignores what allows natural sixes alone"),
    "bow": Phrase("Attacks at two tiles, at most {number}"),
    "slays-large": Phrase("Wounds on large monsters and monster lords count times {number}"),
    "walls": Phrase("Level of attacked walls {sign}"),
    "blood": Phrase("Once a combat, after slaying: wounds healed {number}"),
    "block": Phrase("Once a combat a lost hit point is saved on {number} or more"),
    "bluefire": Phrase("A natural 1 from beside brings a blow back that hits and wounds on {number} or more"),
    "six-to-wound-by-lesser": Phrase("Infantry and small monsters wound with natural sixes alone"),
    "no-sure-wounds": Phrase("Sure wounds have to be rolled"),
    "no-double-wounds": Phrase("A wound that counts double counts once"),
    "charge": Phrase("Attacks +1 after a move of {number} or more"),
    "six-to-hit": Phrase("Only natural sixes hit"),
    "six-to-hit-far": Phrase("From two tiles or more only natural sixes hit"),
    "rage": Phrase("Attacks +1 for each wound"),
    "mountain-cost": Phrase("A mountain costs {number}"),
    "forest-cost": Phrase("A forest costs {number}"),
    "no-mountains": Phrase("May not enter mountains"),
    "wade": Phrase("May cross water, each tile for {number}"),
    "silent": Phrase("Nobody strikes on the way"),
    "heals": Phrase("Start of the Upkeep: wounds healed {number}"),
    "banner": Phrase("Units beside the lord: attacks {sign}"),
    "haste": Phrase("After combat, with no enemy beside: movement {number}"),
    "luck": Phrase("Dice rolled again each turn: {number}"),
    "bargain": Phrase("Gold saved or gained in each trade: {number}"),
    "totem": Phrase("Beasts choose the lord last"),
    "potion": Phrase("In your turn: wounds of the lord healed {number}"),
    "return": Phrase("Instead of moving: back into the own Stronghold"),
    "fire-oil": Phrase("For one combat wounds count times {number}, not on lords"),
    "smoke": Phrase("Until your next turn only natural sixes hit the lord"),
}
SLOTS: Final = {
    WEAPON: Phrase("Weapon"),
    SHIELD: Phrase("Shield"),
    "helm": Phrase("Helm"),
    "armour": Phrase("Armour"),
    BOOTS: Phrase("Boots or mount"),
    TRINKET: Phrase("Trinket"),
    SINGLE: Phrase("Single use"),
}
TWO_HANDED: Final = Phrase("Weapon, two-handed")
MINUS: Final = "\N{MINUS SIGN}"


def effect_words(item: Equipment) -> list[str]:
    """Sections 2.2 and 6 of the decks. One sentence for each effect, without full stops."""
    found: list[str] = []
    for one in item.effects:
        sign = f"{MINUS}{-one.number}" if one.number < 0 else f"+{one.number}"
        found.append(Sentence(EFFECTS[one.effect].text, {"sign": sign, "number": one.number}).text())
    return found


def slot_words(item: Equipment) -> str:
    """WH-SL-1. What it is worn as."""
    return say(TWO_HANDED.text) if item.is_two_handed else say(SLOTS[item.slot].text)
