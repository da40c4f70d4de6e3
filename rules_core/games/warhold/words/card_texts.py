"""What stands on the cards, made from what they do: so that cards which people make have their text too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rules_core.games.warhold.content.types import (
    GREAT,
    LARGE,
    SMALL,
    Card,
    Content,
    Effect,
    Equipment,
    Profile,
)
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.words import Words
from rules_core.wording.sentence import Part, Phrase, Sentence
from rules_core.wording.translation import say, tell

DONE_BY_CARDS: Final[dict[str, Phrase]] = {
    "recruit-engineer": Phrase("Roll for Leadership to gain an engineer, or {number} gold without a free room."),
    "recruit-healer": Phrase(
        "Roll for Leadership to gain a healer. If it fails, or without a free room, your lord heals: {number}."
    ),
    "monsters": Phrase("Within {within} tiles of your lord appear: {who}."),
    "one-monster": Phrase("One of these appears within {within} tiles of your lord, as you choose: {who}."),
    "pedlar": Phrase("See the top {number} cards of equipment. You may buy one at its price, wherever your lord is."),
    "gold": Phrase("Gain {number} gold."),
    "food": Phrase("Gain {number} food."),
    "gold-or-food": Phrase("Gain {number} gold or {number} food."),
    "toll": Phrase("Pay {number} gold, or your lord has less movement next turn: {penalty}."),
    "stake": Phrase("Stake up to {number} gold. On 4, 5 or 6 you win as much again, else it is lost."),
    "worker": Phrase("A worker comes to your mine or farm."),
    "hidden-path": Phrase("Your lord may move at once, and nobody strikes on the way. Movement points: {number}."),
    "fog": Phrase(
        "Until the end of your next turn nobody within {within} tiles of your lord attacks, or is attacked, from 2 "
        "tiles or more."
    ),
    "lose-bridge": Phrase("Take away a bridge on which nobody stands."),
    "ruin": Phrase("Lay a ruin as in setting up; if none is left, gain {number} gold."),
    "ruin-or-gold": Phrase("Lay a ruin as in setting up, or gain {number} gold."),
    "heal-near": Phrase("Your lord, or a unit within {within} tiles, heals: {number}."),
    "spy": Phrase("Look at the top {number} cards of any deck and put them back in any order."),
    "equipment": Phrase("Draw a card of equipment."),
    "cursed-gold": Phrase("Gain {number} gold, and a monster appears beside whoever found it."),
    "lose-worker": Phrase("Lose workers of your choice: {number}."),
    "lose-civilians": Phrase("Lose civilians of your choice: {number}."),
    "collapse": Phrase("Lose a worker of the mine, and the mine brings half in your next Upkeep."),
    "blight": Phrase("The farm brings half in your next Upkeep."),
    "fire": Phrase("A building of your choice loses a level, never its last one."),
    "earthquake": Phrase(
        "Walls lose a level, never the last one. Each of your units on a mountain loses a hit point, your lord never "
        "the last one."
    ),
    "lose-gold": Phrase("Lose {number} gold, or all you have."),
    "lose-food": Phrase("Lose {number} food, or all you have."),
    "desertion": Phrase("Roll for Leadership. If it fails, one infantry of your choice leaves."),
    "fever": Phrase(
        "The player after you chooses one of your units outside the Stronghold, not your lord: it loses a hit point."
    ),
    "flood": Phrase(
        "The player after you takes a bridge away on which nobody stands. Your units beside water have less movement "
        "next turn: {number}."
    ),
    "unrest": Phrase("Lose an engineer or a healer; without one, a worker."),
    "rust": Phrase("A die chooses a card of your lord's equipment, which is lost; without any, lose {number} gold."),
    "harvest": Phrase("Gain {number} food for each worker of the farm, at most {most}."),
    "vein": Phrase("Gain {number} gold for each worker of the mine, at most {most}."),
    "build": Phrase("Raise a building by a level, for nothing."),
    "volunteers": Phrase("Gain, in your Stronghold or beside your lord: {who}."),
    "blessing": Phrase("All wounds of your lord heal, or so many of other units: {number}."),
    "march": Phrase("All your units have more movement next turn: {number}, siege engines 1."),
    "wrath": Phrase(
        "A small monster within {within} tiles of your lord is gone, and you roll for what it had. If there is none, "
        "gain {number} gold."
    ),
}
"""By the effect of a card; the Leadership rolls are worded below."""
DONE_BY_EQUIPMENT: Final[dict[str, Phrase]] = {
    "attacks": Phrase("Attacks {number}."),
    "hit-rolls": Phrase("Rolls to hit {number}."),
    "wound-rolls": Phrase("Rolls to wound {number}."),
    "guard-hit": Phrase("Opponents' rolls to hit {number}."),
    "guard-wound": Phrase("Opponents' rolls to wound {number}."),
    "guard-hit-far": Phrase("Opponents' rolls to hit {number} from 2 tiles or more."),
    "guard-wound-small": Phrase("Rolls of small monsters to wound {number}."),
    "guard-hit-forest": Phrase("Opponents' rolls to hit {number} in a forest."),
    "hit-points": Phrase("Hit points {number}."),
    "move": Phrase("Movement {number}."),
    "leadership": Phrase("Leadership {number}."),
    "long-reach": Phrase("Attacks diagonally. A lord who does so already: attacks {number}."),
    "no-special-rules": Phrase("Ignores special rules by which only natural sixes hit or wound."),
    "bow": Phrase("So many of the attacks reach 2 tiles: {number}."),
    "slays-large": Phrase("A wound on a large monster or a monster lord counts as {number}."),
    "walls": Phrase("Level of attacked walls {number}."),
    "blood": Phrase("Once a combat, when your lord slays something, wounds heal: {number}."),
    "block": Phrase("Once a combat a die of {number} or more saves a hit point."),
    "bluefire": Phrase(
        "For each natural 1 to hit from an adjacent tile your lord strikes once in return; it hits and wounds on "
        "{number}."
    ),
    "six-to-wound-by-lesser": Phrase("Infantry and small monsters wound with natural sixes alone."),
    "no-sure-wounds": Phrase("Wounds that need no roll must be rolled."),
    "no-double-wounds": Phrase("A wound that counts as two counts as one."),
    "charge": Phrase("In a turn with {number} tiles or more moved: attacks +1."),
    "six-to-hit": Phrase("Only natural sixes hit."),
    "six-to-hit-far": Phrase("From 2 tiles or more only natural sixes hit."),
    "rage": Phrase("One attack more for each wound of your lord."),
    "mountain-cost": Phrase("A mountain costs {plain}."),
    "forest-cost": Phrase("A forest costs {plain}."),
    "no-mountains": Phrase("May not enter mountains."),
    "wade": Phrase("May cross water, each tile for {plain}, and not stop there."),
    "silent": Phrase("Nobody strikes when your lord walks away."),
    "heals": Phrase("At the start of your Upkeep wounds heal: {plain}."),
    "banner": Phrase("Your units beside the lord: attacks {number}."),
    "haste": Phrase("After combat, with no enemy beside, your lord may move on: {plain}."),
    "luck": Phrase("Dice that may be rolled again each turn: {plain}."),
    "bargain": Phrase("Buy for {plain} gold less, sell for {plain} more."),
    "totem": Phrase("Beasts choose your lord last."),
    "potion": Phrase("In your turn wounds of your lord heal: {plain}."),
    "return": Phrase("Instead of moving: back to a free tile of your Stronghold."),
    "fire-oil": Phrase("For one combat a wound counts as {plain}, not on lords."),
    "smoke": Phrase("Until your next turn only natural sixes hit."),
}
"""By the effect of a piece of equipment; `number` is a change, `plain` the number as it is."""
UNCHANGED: Final = ("bow", "slays-large", "blood", "block", "bluefire", "charge")
"""Effects whose number is no change either."""
SLOTS: Final[dict[str, Phrase]] = {
    "weapon": Phrase("Weapon"),
    "shield": Phrase("Shield"),
    "helm": Phrase("Helm"),
    "armour": Phrase("Armour"),
    "boots": Phrase("Boots or mount"),
    "trinket": Phrase("Trinket"),
    "single": Phrase("Used once"),
}
CATEGORIES: Final[dict[str, Phrase]] = {
    SMALL: Phrase("Small monster"),
    LARGE: Phrase("Large monster"),
    GREAT: Phrase("Monster lord"),
}


def text_of(token: str, content: Content, words: Words) -> str:
    """What stands on a card of any deck, in the language in force; "" of what is no card."""
    id = card_of(token)
    if id in content.monsters:
        return monster_text(content.monsters[id].profile)
    if id in content.equipment:
        return equipment_text(content.equipment[id])
    return card_text(content.cards[id], words) if id in content.cards else ""


def card_text(card: Card, words: Words) -> str:
    """WH-DK-1. A random encounter, a treasure, a disaster or a boon."""
    parts: dict[str, Part] = {
        "number": card.number,
        "most": card.most,
        "within": card.within,
        "penalty": card.penalty,
        "harder": card.harder,
        "who": _counted(card.units or card.monsters, words),
    }
    if card.effect != "recruit":
        known = DONE_BY_CARDS.get(card.effect)
        return Sentence(known.text, parts).text() if known is not None else ""
    harder = Phrase("Roll for Leadership, lowered by {harder}, to gain: {who}.")
    said = Sentence(harder.text if card.harder else Phrase("Roll for Leadership to gain: {who}.").text, parts).text()
    if not card.penalty:
        return said
    lost = tell("If it fails, lose {penalty} gold, or all you have.", penalty=card.penalty)
    return f"{said} {lost}"


def _counted(ids: Sequence[str], words: Words) -> tuple[Part, ...]:
    """Of each kind how many, where it is more than one: "Troll and Hell Hound (2)"."""
    found: dict[str, int] = {}
    for id in ids:
        found[id] = found.get(id, 0) + 1
    return tuple(
        [
            Sentence("{kind} ({count})", {"kind": words.name(id), "count": count}) if count > 1 else words.name(id)
            for id, count in found.items()
        ]
    )


def equipment_text(one: Equipment) -> str:
    """WH-SL-1, WH-SL-2. What a piece of equipment is worn as, and what it does."""
    return f"{slot_text(one)}. {effect_text(one)}"


def slot_text(one: Equipment) -> str:
    """WH-SL-1. What a piece of equipment is worn as."""
    slot = say(SLOTS[one.slot].text)
    return tell("{slot}, two-handed", slot=slot) if one.is_two_handed else slot


def effect_text(one: Equipment) -> str:
    """What a piece of equipment does, a sentence for each effect."""
    done = [said_of_effect(effect) for effect in one.effects]
    return " ".join([one for one in done if one])


def said_of_effect(effect: Effect) -> str:
    """The sentence of one effect; "" for one that nobody knows."""
    known = DONE_BY_EQUIPMENT.get(effect.effect)
    if known is None:
        return ""
    change = str(effect.number) if effect.effect in UNCHANGED else f"{effect.number:+d}"
    return Sentence(known.text, {"number": change, "plain": effect.number}).text()


def price_text(one: Equipment) -> str:
    """W-TWN-11. What it costs, and what it is sold for."""
    return tell("{buy} gold, sold for {sell}", buy=one.buy, sell=one.sell)


def monster_text(profile: Profile) -> str:
    """W-MON-1. The class of a monster, and its figures in a line."""
    return tell("{category}. {figures}", category=say(CATEGORIES[profile.category].text), figures=figures_of(profile))


def figures_of(profile: Profile) -> str:
    """W-ATT-1 to W-ATT-11. M 5, H 4, W 4, A 3, HP 2, O 0/-1."""
    return tell(
        "M {move}, H {hit}, W {wound}, A {attacks}, HP {points}, O {guard}",
        move=profile.move,
        hit=profile.hit,
        wound=profile.wound,
        attacks=profile.attacks,
        points=profile.hit_points,
        guard=f"{_signed(profile.guard_hit)}/{_signed(profile.guard_wound)}",
    )


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def all_texts(content: Content, words: Words) -> Mapping[str, str]:
    """Every card that there is, by its id."""
    return {id: text_of(id, content, words) for id in (*content.monsters, *content.equipment, *content.cards)}
