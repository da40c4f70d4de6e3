"""Short names that rules give to causes, purposes and reasons, as readers see them."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules.decisions import TOWN_HALL
from rules_core.games.village.words.names import Names
from rules_core.wording.sentence import Part, Phrase
from rules_core.wording.translation import official

WORDS: dict[str, Phrase] = {
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
    "overwatch": Phrase("Overwatch"),
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
    # What a Leader orders
    "order move": Phrase("go together"),
    "order group-move": Phrase("go together"),
    "order regroup": Phrase("close up"),
    "order shoot": Phrase("shoot as one"),
    "order concentrated": Phrase("shoot as one"),
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


KINDS: Final = ("morale ", "order ", "does ", "by ", "supplies ")
"""What stands before a name to tell it from others of the same word."""


def goal_word(goal: str, names: Names) -> Part:
    """What an enemy is after, in words; the heart of the village by its name in this game."""
    return names.heart_title() if goal == TOWN_HALL else plain_word(goal)


def plain_word(name: str) -> Phrase:
    """The words for a short name; an unknown one is shown as it stands, hyphens as spaces."""
    found = WORDS.get(name)
    if found is not None:
        return found
    for kind in KINDS:
        name = name.removeprefix(kind)
    # Traits lend their name to what they add to a score.
    return Phrase(official(f"trait/{name}/name", name.replace("-", " ")))
