"""The closed set of what equipment can do (section 6 of the decks), and what the number of each may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FEWEST: Final = -6
MOST: Final = 12


@dataclass(frozen=True)
class EffectKind:
    """One of them."""

    name: str
    """What a form calls it."""
    least: int = FEWEST
    most: int = MOST
    """Narrower where the number is a face of a die, a cost or a count."""
    is_counted: bool = True
    """Whether its number says something; else it works or does not."""
    is_lowest: bool = False
    """WH-SL-2. Whether of several the lowest counts: a face of a die or a cost is no amount."""
    is_used_up: bool = False
    """WH-SL-3. Whether it works when it is used up; all others work while they are worn."""


EFFECTS: Final[dict[str, EffectKind]] = {
    "attacks": EffectKind("Attacks more, or fewer"),
    "hit-rolls": EffectKind("Added to the lord's rolls to hit"),
    "wound-rolls": EffectKind("Added to the lord's rolls to wound"),
    "guard-hit": EffectKind("Added to rolls to hit the lord"),
    "guard-wound": EffectKind("Added to rolls to wound the lord"),
    "guard-hit-far": EffectKind("Added to rolls to hit the lord from two tiles or more"),
    "guard-wound-small": EffectKind("Added to rolls of small monsters to wound the lord"),
    "guard-hit-forest": EffectKind("Added to rolls to hit the lord in a forest"),
    "hit-points": EffectKind("Hit points more", 1, 6),
    "move": EffectKind("Movement points more, or fewer"),
    "leadership": EffectKind("Leadership more, or less"),
    "long-reach": EffectKind("Strikes across corners; whoever does already has so many attacks more", 1, 6),
    "no-special-rules": EffectKind("Ignores what allows natural sixes alone", is_counted=False),
    "bow": EffectKind("So many attacks may be made at two tiles", 1, 6),
    "slays-large": EffectKind("Wounds on large monsters and monster lords count so often", 2, 4),
    "walls": EffectKind("Added to the level of walls under attack"),
    "blood": EffectKind("Once a combat, wounds healed when the lord slays something", 1, 6),
    "block": EffectKind("Once a combat a lost hit point is saved by this roll", 2, 6, is_lowest=True),
    "bluefire": EffectKind(
        "A natural 1 against the lord from beside gives a blow that hits and wounds from this number",
        2,
        6,
        is_lowest=True,
    ),
    "six-to-wound-by-lesser": EffectKind(
        "Infantry and small monsters wound with natural sixes alone", is_counted=False
    ),
    "no-sure-wounds": EffectKind("Sure wounds have to be rolled", is_counted=False),
    "no-double-wounds": EffectKind("A wound that counts as two counts as one", is_counted=False),
    "charge": EffectKind("One attack more after moving so many tiles", 1, 12, is_lowest=True),
    "six-to-hit": EffectKind("Only natural sixes hit the lord", is_counted=False),
    "six-to-hit-far": EffectKind("From two tiles or more only natural sixes hit the lord", is_counted=False),
    "rage": EffectKind("One attack more for each wound of the lord", is_counted=False),
    "mountain-cost": EffectKind("What a mountain costs the lord", 1, 3, is_lowest=True),
    "forest-cost": EffectKind("What a forest costs the lord", 1, 2, is_lowest=True),
    "no-mountains": EffectKind("May not enter mountains", is_counted=False),
    "wade": EffectKind("May cross water at this cost for each tile", 1, 12, is_lowest=True),
    "silent": EffectKind("No attacks of opportunity against the lord", is_counted=False),
    "heals": EffectKind("Wounds healed at the start of the Upkeep", 1, 6),
    "banner": EffectKind("Attacks more for units beside the lord", 1, 6),
    "haste": EffectKind("Movement points after combat, with no enemy beside the lord", 1, 12),
    "luck": EffectKind("So many dice a turn may be rolled again", 1, 6),
    "bargain": EffectKind("Gold saved when buying, and gained when selling", 1, 12),
    "totem": EffectKind("Beasts choose the lord last", is_counted=False),
    "potion": EffectKind("Used up: wounds healed", 1, 12, is_used_up=True),
    "return": EffectKind("Used up: back into an own Stronghold instead of moving", is_counted=False, is_used_up=True),
    "fire-oil": EffectKind(
        "Used up: for one combat the lord's wounds count so often, not on lords", 2, 4, is_used_up=True
    ),
    "smoke": EffectKind(
        "Used up: until the next turn only natural sixes hit the lord", is_counted=False, is_used_up=True
    ),
}
