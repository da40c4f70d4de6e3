"""Short names that the engine gives to causes and purposes, as readers see them."""

from __future__ import annotations

from typing import Final

from rules_core.wording.sentence import Phrase

WORDS: Final[dict[str, Phrase]] = {
    # What a score is made of (SBH-HTH-4, SBH-RNG-3)
    "combat": Phrase("Combat"),
    "outnumbered": Phrase("outnumbered"),
    "size": Phrase("larger"),
    "down": Phrase("the other is down"),
    "pinned": Phrase("the other cannot move"),
    "height": Phrase("higher ground"),
    "obstacle": Phrase("behind an obstacle"),
    "power": Phrase("power attack"),
    "ambush": Phrase("out of hiding"),
    "range": Phrase("distance"),
    "cover": Phrase("cover"),
    "aimed": Phrase("aimed shot"),
    "concentrated": Phrase("several shooters"),
    "heavy-armor": Phrase("heavy armour"),
    # What a Quality roll is for
    "activation": Phrase("activation"),
    "climb": Phrase("climbing"),
    "jump": Phrase("jumping"),
    "fall": Phrase("a fall"),
    "greed": Phrase("greed"),
    "terror": Phrase("Terror"),
    "heal": Phrase("healing"),
    # What shakes people (SBH-MOR-2)
    "morale gruesome": Phrase("a gruesome death"),
    "morale leader": Phrase("the loss of their Leader"),
    "morale half": Phrase("the loss of half their number"),
    "morale terror": Phrase("facing Terror"),
    "morale standard": Phrase("the loss of their standard"),
    # What a Leader orders
    "order move": Phrase("go together"),
    "order group-move": Phrase("go together"),
    "order regroup": Phrase("close up"),
    "order shoot": Phrase("shoot as one"),
    "order concentrated": Phrase("shoot as one"),
}
