"""Why a player without a person has decided so, in words for people."""

from __future__ import annotations

from typing import Final

from rules_core.wording.sentence import Phrase

REASONS: Final[dict[str, Phrase]] = {
    # Upkeep
    "poor": Phrase("there is not enough to pay them all"),
    "workers": Phrase("workers pay for everything else"),
    "engineer": Phrase("somebody must build"),
    "healer": Phrase("somebody must heal"),
    "builds": Phrase("a higher level pays in the long run"),
    "bridge": Phrase("another way to the enemy is wanted"),
    "guards": Phrase("home needs more guards"),
    "army": Phrase("the income feeds one more"),
    "siege": Phrase("walls want an engine"),
    "saves": Phrase("nothing more is worth the price"),
    "heals": Phrase("wounds are better healed early"),
    "buys": Phrase("good equipment keeps a lord alive"),
    "wears": Phrase("this is better than what is worn"),
    # Where it goes, and whom it strikes
    "far": Phrase("far from the others, and near to ruins"),
    "goes": Phrase("it comes nearer to its aim"),
    "holds": Phrase("it closes the ring round the Stronghold"),
    "walls": Phrase("a lord is safest at home"),
    "attacks": Phrase("there it does most harm for the least"),
    "share": Phrase("most attacks go where they do most"),
    "bears": Phrase("better a friend than the lord"),
}
"""By the word that the players use."""
