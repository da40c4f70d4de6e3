"""Fields of what people can make for Warhold: races, monsters, equipment, cards and maps."""

from __future__ import annotations

from typing import Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME, TEXT
from rules_core.games.warhold.content import types
from rules_core.games.warhold.content.effects import EFFECTS, FEWEST, MOST

MOST_COST: Final = 300
WEAPON: Final = "weapon"
SHIELD: Final = "shield"
BOOTS: Final = "boots"
TRINKET: Final = "trinket"
SINGLE: Final = "single"
SLOTS: Final = (WEAPON, SHIELD, "helm", "armour", BOOTS, TRINKET, SINGLE)
SLOT_NAMES: Final = ("Weapon", "Shield", "Helm", "Armour", "Boots or mount", "Trinket", "Used once")
CARD_EFFECTS: Final = {
    "recruit": "Leadership roll: units join; a failure costs gold",
    "recruit-engineer": "Leadership roll: an engineer joins, or gold",
    "recruit-healer": "Leadership roll: a healer joins, else the lord is healed",
    "monsters": "Monsters appear within so many tiles",
    "one-monster": "One of these monsters appears within so many tiles",
    "pedlar": "Equipment is offered wherever the lord is",
    "gold": "Gold",
    "food": "Food",
    "gold-or-food": "Gold or food",
    "toll": "Gold, or the lord is slower next turn",
    "stake": "Up to so much gold is staked on a die",
    "worker": "A worker",
    "hidden-path": "The lord moves at once",
    "fog": "No attacks from two tiles or more near the lord",
    "lose-bridge": "A bridge is washed away",
    "ruin": "A ruin is placed, or gold where none is left",
    "ruin-or-gold": "A ruin is placed, or gold",
    "heal-near": "A unit near the lord is healed",
    "spy": "The top cards of a deck are seen and put back in any order",
    "equipment": "A card of equipment",
    "cursed-gold": "Gold, and a monster beside whoever found it",
    "lose-worker": "A worker is lost",
    "lose-civilians": "Civilians are lost",
    "collapse": "A miner is lost, and the mine brings half",
    "blight": "The farm brings half",
    "fire": "A building loses a level",
    "earthquake": "Walls lose a level, units on mountains are hurt",
    "lose-gold": "Gold is lost",
    "lose-food": "Food is lost",
    "desertion": "Leadership roll, or infantry leaves",
    "fever": "A unit outside is hurt, chosen by the next player",
    "flood": "The next player takes a bridge away; units beside water are slower",
    "unrest": "An engineer or healer is lost, else a worker",
    "rust": "Equipment is lost by a die, else gold",
    "harvest": "Food for each farmer",
    "vein": "Gold for each miner",
    "build": "A building rises a level",
    "volunteers": "Units join in the Stronghold or beside the lord",
    "blessing": "The lord is healed, or wounds of others",
    "march": "All units have more movement next turn",
    "wrath": "A small monster near the lord is gone, else gold",
}
"""The closed set of what other cards do (sections 4, 5, 7 and 8 of the decks)."""


def _whole(
    key: str, name: str, least: int, most: int, clause: str, sentence: str = "", default: int | None = None
) -> Field:
    return Field(key, FieldKind.WHOLE, name, sentence, least=least, most=most, default=default, clause=clause)


MOVE: Final = _whole("move", "Movement", 1, 12, "W-ATT-1", "Movement points of a turn.")
HIT: Final = _whole("hit", "To hit", 2, 6, "W-ATT-3", "The lowest roll that hits.")
WOUND: Final = _whole("wound", "To wound", 2, 6, "W-ATT-6", "The lowest roll that wounds.")
ATTACKS: Final = _whole("attacks", "Attacks", 1, 12, "W-ATT-9")
HIT_POINTS: Final = _whole("hit_points", "Hit points", 1, 10, "W-ATT-10")
GUARD_HIT: Final = _whole(
    "guard_hit", "Opponents' rolls to hit", -4, 4, "W-ATT-11", "Added to them: a minus protects.", 0
)
GUARD_WOUND: Final = _whole(
    "guard_wound", "Opponents' rolls to wound", -4, 4, "W-ATT-11", "Added to them: a minus protects.", 0
)
REACH: Final = _whole("reach", "Range", 1, 6, "W-CMB-2", "So many tiles away it strikes.", 1)
FORCE: Final = _whole("force", "Each wound counts", 1, 4, "W-SIE-3", default=1)
TRAITS: Final = Field(
    "traits",
    FieldKind.WORDS,
    "Special rules",
    words=types.TRAITS,
    word_names=(
        "Long Reach",
        "Spread Shot",
        "Inspiration",
        "Bow Mastery",
        "Long Shot",
        "King of Mountains",
        "Grapeshot",
        "Uncaring",
        "Cross Hit",
        "Grim Strength",
        "Sure Wound",
        "Dark Shot",
        "Ballista",
        "Bull Charge",
        "Fatty",
        "Deathblow",
        "Trickster",
        "Ethereal",
        "Flies",
        "Beast",
    ),
    default=(),
    clause="W-ATT-15",
)
FIGHTING: Final = (MOVE, HIT, WOUND, ATTACKS, HIT_POINTS, GUARD_HIT, GUARD_WOUND, REACH, FORCE, TRAITS)
KIND: Final = Field(
    "kind",
    FieldKind.WORD,
    "Type",
    words=types.KINDS,
    word_names=("Infantry", "Ranged", "Cavalry", "Siege engine", "Lord"),
    clause="W-TYP-1",
)
LEADERSHIP: Final = _whole(
    "leadership", "Leadership", 1, 5, "W-ATT-14", "A die up to this wins mercenaries over; a 6 never does.", 4
).only_with(KIND, types.LORD)


def _cost(key: str, name: str) -> Field:
    return _whole(key, name, 0, MOST_COST, "W-ATT-16", default=0).only_with(KIND, *types.MILITARY)


GOLD: Final = _cost("gold", "Costs gold")
FOOD: Final = _cost("food", "Costs food")
UPKEEP_GOLD: Final = _cost("upkeep_gold", "Gold every turn")
UPKEEP_FOOD: Final = _cost("upkeep_food", "Food every turn")
UNITS: Final = Field(
    "unit",
    FieldKind.TABLES,
    "Units",
    "One of each type.",
    least=5,
    most=5,
    parts=(KIND, NAME, *FIGHTING, LEADERSHIP, GOLD, FOOD, UPKEEP_GOLD, UPKEEP_FOOD),
    called="name",
    row="Unit {number}",
    clause="W-TYP-1",
)
LETTER: Final = Field("letter", FieldKind.TEXT, "Letter", "On its tokens.", longest=1, begins="K")
ABILITY: Final = Field(
    "trait",
    FieldKind.WORD,
    "Ability of the race",
    words=types.ABILITIES,
    word_names=("None", "Drill Formation", "Forest Walkers", "Mountain Dwellers", "Horde"),
    default=types.NO_ABILITY,
    clause="W-TYP-1",
)
RACE: Final = (ID, NAME, LETTER, ABILITY, UNITS)

CATEGORY: Final = Field(
    "category",
    FieldKind.WORD,
    "Category",
    words=(types.SMALL, types.LARGE, types.GREAT),
    word_names=("Small", "Large", "Monster lord"),
    clause="W-MON-1",
)
TOKENS: Final = _whole("tokens", "Tokens", 1, 20, "R-W05", "So many can be on the map at once.", 7)
COPIES: Final = _whole("copies", "Cards", 0, 20, "W-BOX-6", "How often its card is in the deck.", 1)
MONSTER: Final = (ID, NAME, CATEGORY, *FIGHTING, TOKENS, COPIES)

SLOT: Final = Field("slot", FieldKind.WORD, "Worn as", words=SLOTS, word_names=SLOT_NAMES, clause="WH-SL-1")
TWO_HANDED: Final = Field(
    "two_handed",
    FieldKind.FLAG,
    "Two-handed",
    "It takes the shield's place too.",
    default=False,
    when=SLOT.key,
    when_words=(WEAPON,),
    clause="WH-SL-1",
)
BUY: Final = _whole("buy", "Price", 0, MOST_COST, "W-TWN-11")
SELL: Final = _whole("sell", "Sold for", 0, MOST_COST, "W-TWN-11")
EFFECT: Final = Field(
    "effect",
    FieldKind.WORD,
    "Effect",
    words=tuple(EFFECTS),
    word_names=tuple([one.name for one in EFFECTS.values()]),
    clause="WH-SL-2",
)
NUMBER: Final = _whole("number", "Number", FEWEST, MOST, "WH-SL-2", default=1).only_with(
    EFFECT, *[id for id, one in EFFECTS.items() if one.is_counted]
)
DOES: Final = Field(
    "effects",
    FieldKind.TABLES,
    "What it does",
    least=1,
    most=6,
    parts=(EFFECT, NUMBER),
    row="Effect {number}",
    clause="WH-SL-2",
)
EQUIPMENT: Final = (ID, NAME, SLOT, TWO_HANDED, COPIES, BUY, SELL, DOES)

DECK: Final = Field(
    "deck",
    FieldKind.WORD,
    "Deck",
    words=(types.RANDOM, types.TREASURE, types.DISASTER, types.BOON),
    word_names=("Random encounters", "Treasure", "Disasters", "Glorious boons"),
    clause="W-BOX-6",
)
CARD_EFFECT: Final = Field(
    "effect",
    FieldKind.WORD,
    "What happens",
    words=tuple(CARD_EFFECTS),
    word_names=tuple(CARD_EFFECTS.values()),
    clause="R-W01",
)
NUMBERLESS: Final = (
    "worker",
    "collapse",
    "fire",
    "earthquake",
    "fever",
    "build",
    "recruit",
    "monsters",
    "one-monster",
    "fog",
    "lose-bridge",
    "equipment",
    "blight",
    "desertion",
    "unrest",
    "volunteers",
)
"""What happens once, or as its rows say: its card names no number."""


HOW_MUCH: Final = _whole("number", "How much", 0, MOST_COST, "R-W01", default=1).only_with(
    CARD_EFFECT, *[one for one in CARD_EFFECTS if one not in NUMBERLESS]
)
AT_MOST: Final = _whole("most", "At most", 0, 1000, "R-W01", "Together; 0 for no limit.", 0).only_with(
    CARD_EFFECT, "harvest", "vein"
)
WITHIN: Final = _whole("within", "Within tiles of the lord", 0, 30, "W-EOT-5", default=6).only_with(
    CARD_EFFECT, "monsters", "one-monster", "fog", "heal-near", "wrath"
)
HARDER: Final = _whole("harder", "Leadership roll harder by", 0, 4, "W-ATT-14", default=0).only_with(
    CARD_EFFECT, "recruit"
)
PENALTY: Final = _whole("penalty", "What a failure costs", 0, 100, "R-W01", default=0).only_with(
    CARD_EFFECT, "recruit", "toll"
)
COUNT: Final = _whole("count", "How many", 1, 6, "R-W01", default=1)
WHO_JOINS: Final = Field(
    "units",
    FieldKind.TABLES,
    "Units",
    least=0,
    most=4,
    parts=(
        Field("kind", FieldKind.WORD, "Type", words=types.MILITARY, word_names=KIND.word_names[:-1], clause="W-EOT-9"),
        COUNT,
    ),
    default=(),
    row="Unit {number}",
    when=CARD_EFFECT.key,
    when_words=("recruit", "volunteers"),
    clause="W-EOT-9",
)
WHO_APPEARS: Final = Field(
    "monsters",
    FieldKind.TABLES,
    "Monsters",
    least=0,
    most=4,
    parts=(Field("monster", FieldKind.REFERENCE, "Monster", of="monster", clause="W-EOT-5"), COUNT),
    default=(),
    row="Monster {number}",
    when=CARD_EFFECT.key,
    when_words=("monsters", "one-monster"),
    clause="W-EOT-5",
)
CARD: Final = (ID, NAME, DECK, COPIES, CARD_EFFECT, HOW_MUCH, AT_MOST, WITHIN, HARDER, PENALTY, WHO_JOINS, WHO_APPEARS)

KEEPS: Final = Field(
    "keeps",
    FieldKind.FLAG,
    "With all of the book",
    "Otherwise only what stands here.",
    default=True,
    clause="W-BOX-1",
)
RACES: Final = Field(
    "races",
    FieldKind.REFERENCES,
    "Races",
    "Among which players choose, beside those of the book where they stay.",
    of="race",
    most=12,
    default=(),
    clause="W-TYP-1",
)
IN_BOX: Final = _whole("count", "How many", 0, 20, "W-BOX-6", "None takes it out.", 1)


def _rows(key: str, name: str, one: str, one_name: str, row: str) -> Field:
    """W-BOX-6. Things of one kind in a box, each with its number of cards."""
    return Field(
        key,
        FieldKind.TABLES,
        name,
        least=0,
        most=100,
        parts=(Field(one, FieldKind.REFERENCE, one_name, of=one, clause="W-BOX-6"), IN_BOX),
        default=(),
        row=row,
        clause="W-BOX-6",
    )


MONSTERS: Final = _rows("monsters", "Monsters", "monster", "Monster", row="Monster {number}")
GOODS: Final = _rows("equipment", "Equipment", "equipment", "Equipment", row="Equipment {number}")
CARDS: Final = _rows("cards", "Cards", "card", "Card", row="Card {number}")
BOX: Final = (ID, NAME, TEXT, KEEPS, RACES, MONSTERS, GOODS, CARDS)

MOST_SIDE: Final = 48
ROWS: Final = Field(
    "rows",
    FieldKind.LINES,
    "Ground",
    "A line for each row of tiles: . plains, f forest, m mountain, w water, b bridge, T town, r ruin, 1 to 4 the "
    "Strongholds in the order of the players, _ nothing.",
    least=1,
    most=MOST_SIDE,
    longest=MOST_SIDE,
    repeats=True,
    clause="W-MAP-1",
)
BOARD: Final = (ID, NAME, TEXT, ROWS)
