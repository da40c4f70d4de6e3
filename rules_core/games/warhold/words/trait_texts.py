"""What the special rules of units and monsters say, in a line each (W-ATT-15)."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content import types
from rules_core.games.warhold.content.fields import TRAITS
from rules_core.wording.sentence import Phrase
from rules_core.wording.translation import say, tell

SAYS: Final[dict[str, Phrase]] = {
    types.LONG_REACH: Phrase("Attacks diagonally too."),
    types.SPREAD_SHOT: Phrase("Instead of the shot: all in the 3 by 3 tiles round the target, a wound each."),
    types.INSPIRATION: Phrase("Own units beside have one attack more."),
    types.BOW_MASTERY: Phrase("Nothing but special rules makes it harder to hit."),
    types.LONG_SHOT: Phrase("Instead of the shot: 5 tiles far, and a wound counts as 2."),
    types.KING_OF_MOUNTAINS: Phrase("On a mountain 2 attacks more."),
    types.GRAPESHOT: Phrase("Instead of the shot: 6 attacks on an adjacent target, a wound each."),
    types.UNCARING: Phrase("A wound may go to an own unit beside."),
    types.CROSS_HIT: Phrase("Instead of the shot: the target and all beside it, a wound each."),
    types.GRIM_STRENGTH: Phrase("Nothing but special rules makes it harder to wound."),
    types.SURE_WOUND: Phrase("A 6 to hit wounds without a roll."),
    types.DARK_SHOT: Phrase("An Orcish Shield makes it roll for every wound."),
    types.BALLISTA: Phrase("A blow at an adjacent target strikes whoever stands behind it too."),
    types.BULL_CHARGE: Phrase("Strikes first in the combat of players."),
    types.FATTY: Phrase("Stands a tile nearer to whoever attacks."),
    types.DEATHBLOW: Phrase("A 6 to wound counts as 2 wounds."),
    types.TRICKSTER: Phrase("Only natural sixes hit it."),
    types.ETHEREAL: Phrase("Only natural sixes wound it."),
    types.FLIES: Phrase("Crosses water, and does not stop there."),
    types.BEAST: Phrase("Spares a lord with a Beast Totem to the last."),
}

ABILITIES: Final[dict[str, Phrase]] = {
    types.DRILL: Phrase("Whoever begins a turn beside two of their own goes 1 further."),
    types.FOREST_WALKERS: Phrase("A forest costs them 1 movement, not 2."),
    types.MOUNTAIN_DWELLERS: Phrase("A mountain costs them 1 movement, and they may settle there."),
    types.HORDE: Phrase("Two of a kind may share a tile."),
}
"""What a people can (W-HUM-1, W-ELF-1, W-DWA-1, W-ORC-1)."""


def ability_said(ability: str) -> str:
    """What a people can; "" where that is nothing."""
    return say(ABILITIES[ability].text) if ability in ABILITIES else ""


def rules_said(profile: types.Profile) -> str:
    """All that is special about a unit or a monster; "" where nothing is."""
    told: list[str] = []
    if profile.reach > 1:
        told.append(tell("Range {reach}.", reach=profile.reach))
    if profile.force > 1:
        told.append(tell("A wound counts as {force}.", force=profile.force))
    for one in profile.traits:
        told.append(tell("{rule}: {text}", rule=say(TRAITS.name_of(one)), text=say(SAYS[one].text)))
    return " ".join(told)
