"""The sentences for finds, Supplies and the council."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.players.thumb_council import CouncilReason
from rules_core.games.village.state.facts import (
    BarricadePlaced,
    BuildingRepaired,
    BuildingUpgraded,
    CouncilEnded,
    CouncilOpened,
    HerbsChanged,
    HeroRevived,
    MaterialsChanged,
    SuppliesChanged,
    TokenClaimed,
    TokenPlaced,
    TokenRevealed,
    TrapPlaced,
    VillagerHome,
    VillagerMoved,
)
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.plain_words import plain_word
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie, Tone

LEVELS: Final = ("", "I", "II", "III", "IV", "V")
FINDS: Final = {
    1: Phrase("an ambush"),
    2: Phrase("a Supply Cache"),
    3: Phrase("Healing Herbs"),
    4: Phrase("Repair Materials"),
    5: Phrase("a Lost Villager"),
    6: Phrase("an Ancient Relic"),
}
"""V-7.3.1."""

COUNCIL_WHY: Final = {
    CouncilReason.URGENT: Sentence("one bad wave would bring it down"),
    CouncilReason.BUILD: Sentence("it serves in every wave to come"),
    CouncilReason.SNARE: Sentence("it hurts whoever comes close"),
    CouncilReason.MEND: Sentence("nothing else is worth more"),
    CouncilReason.BAR: Sentence("nothing else is worth more"),
    CouncilReason.SAVE: Sentence("saved up to build"),
    CouncilReason.ENOUGH: Sentence("nothing left is worth it"),
}
"""Why a decision of the council is advised that costs something, or its end."""


def find(result: int) -> Part:
    """What a find is."""
    return FINDS.get(result, Phrase("nothing"))


def supplies_changed(fact: SuppliesChanged, names: Names) -> Sentence:
    """V-3.3."""
    parts: dict[str, Part] = {
        "number": abs(fact.change),
        "now": fact.now,
        "cause": plain_word(f"supplies {fact.cause}"),
    }
    if fact.change == 1:
        template = "You earn 1 Supply ({cause}). The purse holds {now}."
    elif fact.change >= 0:
        template = "You earn {number} Supplies ({cause}). The purse holds {now}."
    elif fact.change == -1:
        template = "You spend 1 Supply ({cause}). The purse holds {now}."
    else:
        template = "You spend {number} Supplies ({cause}). The purse holds {now}."
    return Sentence(template, parts, clause=fact.clause)


def token_placed(fact: TokenPlaced, names: Names) -> Sentence:
    """V-7.2.1."""
    return Sentence("Something lies out there, near {edge}.", {"edge": names.edge(fact.edge)}, clause=fact.clause)


def token_revealed(fact: TokenRevealed, names: Names) -> Sentence:
    """V-7.2.3, V-7.2.4."""
    parts: dict[str, Part] = {"find": find(fact.result)}
    return Sentence("The find is {find}.", parts, (ShownDie(fact.result),), fact.clause)


def token_claimed(fact: TokenClaimed, names: Names) -> Sentence:
    """V-7.2.5."""
    parts: dict[str, Part] = {"hero": names.of(fact.hero), "find": find(fact.result)}
    return Sentence("{hero} reaches the find: {find}.", parts, clause=fact.clause)


def herbs_changed(fact: HerbsChanged, names: Names) -> Sentence:
    """R-V32."""
    template = "You have {now} Healing Herbs now." if fact.now != 1 else "You have 1 Healing Herb now."
    if fact.change < 0:
        template = "Herbs are used; {now} left."
    return Sentence(template, {"now": fact.now}, clause=fact.clause)


def materials_changed(fact: MaterialsChanged, names: Names) -> Sentence:
    """R-V23."""
    if fact.change >= 0:
        template = "Repair Materials are put aside for the council."
    elif fact.now:
        template = "Repair Materials are used; {now} left."
    else:
        template = "The Repair Materials are used up."
    return Sentence(template, {"now": fact.now}, clause=fact.clause)


def villager_moved(fact: VillagerMoved, names: Names) -> Sentence:
    """V-7.3.5."""
    parts: dict[str, Part] = {"escort": names.of(fact.escort)}
    template = "{escort} leads the villager along." if fact.escort else "The villager waits here, alone."
    return Sentence(template, parts, clause=fact.clause)


def villager_home(fact: VillagerHome, names: Names) -> Sentence:
    """V-7.3.7."""
    return Sentence("The villager is safe in {heart}.", {"heart": names.heart()}, clause=fact.clause)


def council_opened(fact: CouncilOpened, names: Names) -> Sentence:
    """V-7.4.1."""
    return Sentence("The council meets.", {"wave": fact.wave}, clause=fact.clause, tone=Tone.HEADING)


def building_repaired(fact: BuildingRepaired, names: Names) -> Sentence:
    """V-7.6.1, R-V22, R-V23."""
    parts: dict[str, Part] = {"building": names.of(fact.building), "gained": fact.gained, "now": fact.now}
    if fact.cause == "corps":
        template = "The Engineering Corps mends {building}: {gained} Integrity more, {now} now."
    elif fact.cause == "materials":
        template = "{building} is made whole with what was found: {now} Integrity."
    else:
        template = "{building} is mended: {gained} Integrity more, {now} now."
    return Sentence(template, parts, clause=fact.clause)


def building_upgraded(fact: BuildingUpgraded, names: Names) -> Sentence:
    """V-7.5.2."""
    level = LEVELS[fact.level] if 0 < fact.level < len(LEVELS) else str(fact.level)
    parts: dict[str, Part] = {
        "building": names.of(fact.building),
        "level": level,
        "ability": names.level(fact.building, fact.level),
    }
    return Sentence("{building} reaches Level {level}: {ability}.", parts, clause=fact.clause)


def barricade_placed(fact: BarricadePlaced, names: Names) -> Sentence:
    """V-7.7.1."""
    return Sentence("A Barricade goes up.", {}, clause=fact.clause)


def trap_placed(fact: TrapPlaced, names: Names) -> Sentence:
    """V-7.8.1."""
    return Sentence("A Trap is laid, face down.", {}, clause=fact.clause)


def hero_revived(fact: HeroRevived, names: Names) -> Sentence:
    """V-7.5.15, R-V17."""
    parts: dict[str, Part] = {"hero": names.of(fact.hero), "quality": fact.quality}
    return Sentence("{hero} is called back and stands again, at Quality {quality}+.", parts, clause=fact.clause)


def council_ended(fact: CouncilEnded, names: Names) -> Sentence:
    """V-7.4.1."""
    return Sentence("The council is over.", {}, clause=fact.clause)
