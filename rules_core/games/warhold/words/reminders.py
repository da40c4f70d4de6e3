"""What people at a table easily forget in this moment: short sentences, each only where it holds now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.types import SIEGE
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.upkeep import income_of, upkeep_of
from rules_core.games.warhold.state.war import Phase, War
from rules_core.games.words import Words
from rules_core.wording.sentence import Part, Sentence

DESERT: Final = "desert"
WORN: Final = "worn"
ENGINES: Final = "engines"
KINDS: Final = (DESERT, WORN, ENGINES)
"""Every kind of reminder; people may switch each of them off."""
UPKEEP: Final = (Phase.TRAIN, Phase.TRADE, Phase.EQUIP)
ON_THE_MOVE: Final = (Phase.MOVE, Phase.COMBAT)


@dataclass(frozen=True)
class Reminder:
    """One line: its kind, one of `KINDS`, and the sentence with its clause."""

    kind: str
    told: Sentence


def reminders(war: War, words: Words) -> list[Reminder]:
    """What holds at this moment, in the order in which it matters."""
    if war.phase not in UPKEEP and war.phase not in ON_THE_MOVE:
        return []
    found: list[Reminder] = []
    campaign, seat = campaign_of(war), war.current()
    kingdom = war.kingdom(seat)
    if war.phase in UPKEEP:
        income, needed = income_of(campaign, seat), upkeep_of(campaign, seat)
        short = kingdom.gold + income[0] < needed[0] or kingdom.food + income[1] < needed[1]
        if short:
            told = Sentence("Not everybody can be paid in the next Upkeep.", clause="W-UPK-5")
            found.append(Reminder(DESERT, told))
        if kingdom.owned:
            cards: dict[str, Part] = {"cards": tuple([words.name(one) for one in kingdom.owned])}
            found.append(Reminder(WORN, Sentence("Owned and not worn: {cards}.", cards, clause="W-UPK-20")))
    else:
        engines = [words.name(one.profile) for one in war.units_of(seat) if one.kind == SIEGE and not one.stepped]
        if engines and war.phase is Phase.MOVE:
            still: dict[str, Part] = {"who": tuple(engines)}
            told = Sentence("Whoever moves does not shoot this turn: {who}.", still, clause="W-SIE-1")
            found.append(Reminder(ENGINES, told))
    return found
