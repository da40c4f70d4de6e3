"""The council's answers in words: what is bought, what it costs, and why something cannot be had."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.rules import shop
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.spoken import level_name
from rules_core.games.words import Option
from rules_core.wording.sentence import Part, Sentence
from rules_core.wording.translation import say, tell

VERBS: Final[dict[str, Sentence]] = {
    "repair": Sentence("Mend {name}"),
    "upgrade": Sentence("Build {name}"),
    "barricade": Sentence("Barricade"),
    "trap": Sentence("Trap"),
    "corps": Sentence("Engineers mend {name}"),
    "corps-barricade": Sentence("Engineers' Barricade"),
    "heal": Sentence("Temple heals {name}"),
    "herb": Sentence("Herbs for {name}"),
    "materials": Sentence("Repair Materials for {name}"),
    "resurrect": Sentence("Bring back {name}"),
    "revive": Sentence("Bring back {name}"),
    "end": Sentence("End the council"),
}
REASONS: Final[dict[str, Sentence]] = {
    shop.TOO_DEAR: Sentence("This costs {cost} Supplies and the purse holds {supplies}."),
    shop.DESTROYED: Sentence("It is destroyed and cannot be mended or built up again."),
    shop.WHOLE: Sentence("Whole, nothing to mend."),
    shop.HIGHEST: Sentence("Built up as far as it goes."),
    shop.NO_FORGE: Sentence("Mending needs a Forge that stands."),
    shop.NO_CORPS: Sentence("Needs the Engineering Corps of {heart}."),
    shop.NO_TEMPLE: Sentence("Needs a Temple of the right level."),
    shop.USED: Sentence("Used in this council already."),
    shop.USED_UP: Sentence("Used once in this game; that was all."),
    shop.UNHURT: Sentence("Not wounded."),
    shop.DEFEATED: Sentence("Defeated."),
    shop.ALIVE: Sentence("Not defeated."),
    shop.NONE_LEFT: Sentence("None left."),
    shop.NO_ROOM: Sentence("There is no room for another one."),
    shop.WITHOUT_EFFECT: Sentence("No effect here: Magic and Equipment is off."),
}


def decisions(offered: Iterable[str], siege: Siege, names: Names) -> tuple[Option, ...]:
    """Decisions of the council in words, with their costs."""
    entries = {entry.id: entry for entry in shop.entries(siege)}
    return tuple([decision(one, entries.get(one), siege, names) for one in offered])


def decision(one: str, entry: shop.ShopEntry | None, siege: Siege, names: Names) -> Option:
    """One decision; `entry` is what the shop says of it, None for "end"."""
    verb, _, target = one.partition(":")
    parts: dict[str, Part] = {"name": names.of(target) if target else ""}
    title = Sentence(VERBS[verb].template if verb in VERBS else "{name}", parts).text()
    if one == "end":
        return Option(title, tell("Left in the purse: {supplies}", supplies=siege.supplies))
    return Option(title, _gain_and_cost(entry, siege) if entry is not None else "")


def reason_text(reason: str, cost: int, siege: Siege, names: Names) -> str:
    """Why an entry cannot be had, as a sentence."""
    parts: dict[str, Part] = {"cost": cost, "supplies": siege.supplies, "heart": names.heart()}
    template = REASONS[reason].template if reason in REASONS else reason
    if reason == shop.TOO_DEAR and cost == 1:
        template = "This costs 1 Supply and the purse holds {supplies}."
    return Sentence(template, parts).words()


def _gain_and_cost(entry: shop.ShopEntry, siege: Siege) -> str:
    cost = tell("{cost} Supplies", cost=entry.cost)
    if entry.cost == 1:
        cost = say("1 Supply")
    if entry.cost == 0:
        cost = say("free")
    if entry.verb == "upgrade":
        kind = siege.world.buildings[BuildingId(entry.target)]
        is_level = 0 < entry.gain <= len(kind.levels)
        return f"{level_name(siege.world.village, kind, entry.gain)}, {cost}" if is_level else cost
    return tell("+{gain}, {cost}", gain=entry.gain, cost=cost) if entry.gain else cost
