"""Short names that rules give to causes, purposes and reasons, as readers see them."""

from __future__ import annotations

from rules_core.song.words import plain_words as song
from rules_core.song.words.names import trait_word
from rules_core.wording.sentence import Phrase

WORDS: dict[str, Phrase] = {
    **song.WORDS,
    "overwatch": Phrase("Overwatch"),
    # Where Supplies come from and go to
    "supplies income": Phrase("for the wave"),
    "supplies cache": Phrase("the Supply Cache"),
    "supplies relic": Phrase("the Ancient Relic"),
    "supplies villager": Phrase("the villager's thanks"),
    "supplies bonus": Phrase("a reward"),
    "supplies repair": Phrase("repairs"),
    "supplies upgrade": Phrase("building"),
    "supplies barricade": Phrase("a Barricade"),
    "supplies trap": Phrase("a Trap"),
    # What an enemy does (V-6.2.7)
    "does attack": Phrase("attacks"),
    "does power": Phrase("strikes with all its might at"),
    "does ignite": Phrase("sets fire to"),
    "does shoot": Phrase("shoots at"),
    "does aim": Phrase("takes careful aim at"),
    "does reload": Phrase("reloads"),
    "does move": Phrase("makes for"),
    "does step": Phrase("edges towards"),
    "does climb": Phrase("climbs towards"),
    "does leave": Phrase("leaves by"),
    "does stand": Phrase("gets up"),
    "does break-free": Phrase("struggles free"),
    "does snap-out": Phrase("comes to its senses"),
    "does hold": Phrase("holds"),
    "does stay": Phrase("stays at"),
    "does wait": Phrase("waits for"),
    # What settled whom or what it goes for (R-V09)
    "by nearest": Phrase("nearer than any other"),
    "by straight line": Phrase("nearer in a straight line"),
    "by wounded": Phrase("already wounded"),
    "by hero": Phrase("heroes come first"),
    "by lowest total": Phrase("the weakest of them"),
    "by players": Phrase("as the players choose"),
    "by chance": Phrase("as chance has it"),
    "by only one": Phrase("there is no other"),
    "by the group's target": Phrase("as its whole group"),
    "by nobody approaches": Phrase("nobody comes near"),
    "by in sight": Phrase("in sight"),
    "by no way round": Phrase("there is no way round"),
    "by no room beyond it": Phrase("there is no room beyond it"),
    "by nothing to reach": Phrase("there is nothing to reach"),
    "by waited long": Phrase("nobody came to them for so long"),
    "by nothing else is possible": Phrase("nothing else can be done"),
}


def plain_word(name: str) -> Phrase:
    """The words for a short name; an unknown one is shown as it stands, hyphens as spaces."""
    found = WORDS.get(name)
    return found if found is not None else trait_word(name)
