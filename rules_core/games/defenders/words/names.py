"""What types, descriptors, suits and steps of Defenders are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules_core.games.defenders.content.cards import JOKER, PACK, rank_of, suit_of
from rules_core.games.playing_card import JOKER as REAL_JOKER
from rules_core.games.playing_card import PlayingCard, card_part, card_said
from rules_core.wording.sentence import Part, Phrase, Sentence
from rules_core.wording.translation import say

TYPES: Final = {
    "neighbourhood": Phrase("Neighbourhood"),
    "marketplace": Phrase("Marketplace"),
    "park": Phrase("Park"),
    "thoroughfare": Phrase("Thoroughfare"),
    "walls": Phrase("Walls"),
    "barracks": Phrase("Barracks"),
    "armoury": Phrase("Armoury"),
    "watchtower": Phrase("Watchtower"),
    "gatehouse": Phrase("Gatehouse"),
    "fortress": Phrase("Fortress"),
    "bank": Phrase("Bank"),
    "bazaar": Phrase("Bazaar"),
    "workshop": Phrase("Workshop"),
    "warehouse": Phrase("Warehouse"),
    "mine": Phrase("Mine"),
    "factory": Phrase("Factory"),
    "temple": Phrase("Temple"),
    "shrine": Phrase("Shrine"),
    "holy-site": Phrase("Holy site"),
    "priests-home": Phrase("House of a priest"),
    "palace": Phrase("Palace"),
    "embassy": Phrase("Embassy"),
    "court": Phrase("Court"),
    "police-station": Phrase("Police station"),
    "spellcasters": Phrase("Spellcasters"),
    "engineers": Phrase("Engineers"),
    "healers": Phrase("Healers"),
    "untrained-fighters": Phrase("Untrained fighters"),
    "other-group": Phrase("Another group"),
    "riders": Phrase("Riders"),
    "archers": Phrase("Archers"),
    "foot-soldiers": Phrase("Foot soldiers"),
    "scouts": Phrase("Scouts"),
    "priest": Phrase("Priest"),
    "general": Phrase("General"),
    "noble": Phrase("Noble"),
    "philosopher": Phrase("Philosopher"),
    "paladin": Phrase("Paladin"),
    "gladiator": Phrase("Gladiator"),
    "knight": Phrase("Knight"),
    "mercenary": Phrase("Mercenary"),
    "war-wizard": Phrase("War wizard"),
    "trebuchet": Phrase("Trebuchet"),
    "scorpion": Phrase("Scorpion"),
    "ballista": Phrase("Ballista"),
    "cannon": Phrase("Cannon"),
    "goblins": Phrase("Goblins"),
    "undead-soldiers": Phrase("Undead soldiers"),
    "giant-rats": Phrase("Giant rats"),
    "wraith": Phrase("Wraith"),
    "serpent": Phrase("Serpent"),
    "giant-spiders": Phrase("Giant spiders"),
    "shapeshifters": Phrase("Shapeshifters"),
    "champion": Phrase("Champion"),
    "sorcerer": Phrase("Sorcerer"),
    "assassin": Phrase("Assassin"),
    "war-elephant": Phrase("War elephant"),
    "giant": Phrase("Giant"),
}
"""Of locations, defenders and threats."""

DESCRIPTORS: Final = {
    "newly-built": Phrase("newly built"),
    "attractive": Phrase("attractive"),
    "high-status": Phrase("of high status"),
    "famous": Phrase("famous"),
    "important": Phrase("important"),
    "highly-visible": Phrase("highly visible"),
    "good-reputation": Phrase("of good reputation"),
    "popular": Phrase("popular"),
    "loved": Phrase("loved"),
    "symbol-of-hope": Phrase("a symbol of hope"),
    "thriving": Phrase("thriving"),
    "busy": Phrase("busy"),
    "central": Phrase("central"),
    "hub": Phrase("a hub"),
    "vital": Phrase("vital"),
    "feared": Phrase("feared"),
    "hated": Phrase("hated"),
    "corrupt": Phrase("corrupt"),
    "imposing": Phrase("imposing"),
    "well-constructed": Phrase("well constructed"),
    "powerful": Phrase("powerful"),
    "secret": Phrase("secret"),
    "hidden": Phrase("hidden"),
    "underground": Phrase("underground"),
    "obscure": Phrase("obscure"),
    "damaged": Phrase("damaged"),
    "run-down": Phrase("run down"),
    "abandoned": Phrase("abandoned"),
    "unassuming": Phrase("unassuming"),
    "young": Phrase("young"),
    "socially-connected": Phrase("well connected"),
    "charismatic": Phrase("charismatic"),
    "mobile": Phrase("mobile"),
    "tough": Phrase("tough"),
    "numerous": Phrase("numerous"),
    "big": Phrase("big"),
    "strong": Phrase("strong"),
    "violent": Phrase("violent"),
    "bloodthirsty": Phrase("bloodthirsty"),
    "stealthy": Phrase("stealthy"),
    "covert-ops": Phrase("of covert work"),
    "clever": Phrase("clever"),
    "manipulative": Phrase("manipulative"),
    "subtle": Phrase("subtle"),
    "ragged": Phrase("ragged"),
    "low-birth": Phrase("of low birth"),
    "criminal": Phrase("criminal"),
}
PLAYERS: Final = {
    "p1": Phrase("Player 1"),
    "p2": Phrase("Player 2"),
    "p3": Phrase("Player 3"),
    "p4": Phrase("Player 4"),
    "p5": Phrase("Player 5"),
    "p6": Phrase("Player 6"),
}
SCENES: Final = {
    "relations": Phrase("People and what they are to each other"),
    "strategy": Phrase("Leaders at a table: what shall we do?"),
    "mourning": Phrase("Mourning somebody who fell"),
    "defeat": Phrase("The enemy has won ground"),
    "loss": Phrase("A place that people loved is lost"),
    "mixed-feelings": Phrase("A place that people feared is lost"),
    "feast": Phrase("A feast, for they were driven off"),
    "no-scene": Phrase("No scene now"),
}
WORLDS: Final = {
    "fantasy-town": Phrase("A town of knights and mages"),
    "kaiju-city": Phrase("Giant machines against giant beasts"),
    "steam-city": Phrase("A city of steam against the wild"),
    "star-patrol": Phrase("Star patrols of the Consortium"),
    "refugee-camp": Phrase("A refugee camp among the dead"),
    "hero-city": Phrase("A city of heroes under alien ships"),
    "own-world": Phrase("A world of our own"),
}
CROSSINGS: Final = {
    "bridge": Phrase("a bridge"),
    "ford": Phrase("a ford"),
    "gate": Phrase("a gate"),
    "no-crossing": Phrase("nothing there"),
}
"""D-MAP-8."""
OTHERS: Final = {JOKER: Phrase("the Joker")}

NAMED: Final[dict[str, Phrase]] = {**TYPES, **DESCRIPTORS, **PLAYERS, **SCENES, **WORLDS, **CROSSINGS, **OTHERS}


def meanings_said(types: Iterable[str], words: Iterable[str]) -> str:
    """What something is and how it is, in the language in force; what is still open is left out."""
    said = [*(TYPES[one].text for one in types if one), *(DESCRIPTORS[one].text for one in words if one)]
    return ", ".join([say(one) for one in said])


def playing_card(id: str) -> PlayingCard | None:
    """D-INT-5, D-INT-6. Which card of a real deck this is; None where it is none."""
    if id == JOKER:
        return REAL_JOKER
    return PlayingCard(rank_of(id), suit_of(id)) if id in PACK else None


def card_name(card: str) -> str:
    """What a card is called in the language in force: "7 of Clubs"."""
    known = playing_card(card)
    assert known is not None
    return card_said(known)


def part_of(text: str) -> Part:
    """A field of a fact as words: a mention, a card, a seat, a type or what people have written."""
    if text in NAMED:
        return NAMED[text]
    if text in PACK:
        return card_part(PlayingCard(rank_of(text), suit_of(text)))
    id, space, called = text.partition(" ")
    if not space:
        return text
    if called in NAMED:
        # Nobody has named it: several of a type are told apart by their numbers.
        return Sentence("{kind} {number}", {"kind": NAMED[called], "number": id.split("-")[1] if "-" in id else ""})
    return called
