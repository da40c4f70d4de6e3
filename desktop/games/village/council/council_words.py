"""The council's answers in words: what is bought, what it costs, and why something cannot be had."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.heart_words import heart_of
from desktop.play.models.cased import Cased
from desktop.play.models.option_view import OptionView
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.village.rules import shop
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import level_name

VERBS: dict[str, tuple[str, str]] = {
    "repair": (QT_TRANSLATE_NOOP("Council", "Mend {name}"), "claw-hammer"),
    "upgrade": (QT_TRANSLATE_NOOP("Council", "Build {name}"), "ui/hammer"),
    "barricade": (QT_TRANSLATE_NOOP("Council", "Barricade"), "stakes-fence"),
    "trap": (QT_TRANSLATE_NOOP("Council", "Trap"), "wolf-trap"),
    "corps": (QT_TRANSLATE_NOOP("Council", "Engineers mend {name}"), "claw-hammer"),
    "corps-barricade": (QT_TRANSLATE_NOOP("Council", "Engineers' Barricade"), "stakes-fence"),
    "heal": (QT_TRANSLATE_NOOP("Council", "Temple heals {name}"), "healing"),
    "herb": (QT_TRANSLATE_NOOP("Council", "Herbs for {name}"), "herbs-bundle"),
    "materials": (QT_TRANSLATE_NOOP("Council", "Repair Materials for {name}"), "stone-stack"),
    "resurrect": (QT_TRANSLATE_NOOP("Council", "Bring back {name}"), "angel-wings"),
    "revive": (QT_TRANSLATE_NOOP("Council", "Bring back {name}"), "angel-wings"),
    "end": (QT_TRANSLATE_NOOP("Council", "End the council"), "ui/chevron-right"),
}

REASONS: dict[str, str] = {
    shop.TOO_DEAR: QT_TRANSLATE_NOOP("Council", "This costs {cost} Supplies and the purse holds {supplies}."),
    shop.DESTROYED: QT_TRANSLATE_NOOP("Council", "It is destroyed and cannot be mended or built up again."),
    shop.WHOLE: QT_TRANSLATE_NOOP("Council", "Whole, nothing to mend."),
    shop.HIGHEST: QT_TRANSLATE_NOOP("Council", "Built up as far as it goes."),
    shop.NO_FORGE: QT_TRANSLATE_NOOP("Council", "Mending needs a Forge that stands."),
    shop.NO_CORPS: QT_TRANSLATE_NOOP("Council", "Needs the Engineering Corps of {heart}."),
    shop.NO_TEMPLE: QT_TRANSLATE_NOOP("Council", "Needs a Temple of the right level."),
    shop.USED: QT_TRANSLATE_NOOP("Council", "Used in this council already."),
    shop.USED_UP: QT_TRANSLATE_NOOP("Council", "Used once in this game; that was all."),
    shop.UNHURT: QT_TRANSLATE_NOOP("Council", "Not wounded."),
    shop.DEFEATED: QT_TRANSLATE_NOOP("Council", "Defeated."),
    shop.ALIVE: QT_TRANSLATE_NOOP("Council", "Not defeated."),
    shop.NONE_LEFT: QT_TRANSLATE_NOOP("Council", "None left."),
    shop.NO_ROOM: QT_TRANSLATE_NOOP("Council", "There is no room for another one."),
    shop.WITHOUT_EFFECT: QT_TRANSLATE_NOOP("Council", "No effect here: Magic and Equipment is off."),
}


def council_option(one: str, entry: shop.ShopEntry | None, siege: Siege, names: SiegeNames) -> OptionView:
    """One decision of the council in words, with its cost; `entry` is what the shop says of it, None for "end"."""
    verb, _, target = one.partition(":")
    pattern, icon = VERBS.get(verb, ("{name}", ""))
    shown = Cased(names.of(target)) if target else ""
    title = QCoreApplication.translate("Council", pattern).format(name=shown)
    title = title[:1].upper() + title[1:]
    if one == "end":
        stay = QCoreApplication.translate("Council", "Left in the purse: {supplies}")
        return OptionView(one, title, stay.format(supplies=siege.supplies), icon)
    return OptionView(one, title, _second(entry, siege), icon, thing=target, gold=entry is not None and entry.cost > 0)


def reason_text(reason: str, cost: int, siege: Siege) -> str:
    """Why an entry cannot be had, as a sentence."""
    text = QCoreApplication.translate("Council", REASONS.get(reason, reason))
    return text.format(cost=cost, supplies=siege.supplies, heart=heart_of(siege))


def _second(entry: shop.ShopEntry | None, siege: Siege) -> str:
    if entry is None:
        return ""
    cost = QCoreApplication.translate("Council", "{cost} Supplies").format(cost=entry.cost)
    if entry.cost == 1:
        cost = QCoreApplication.translate("Council", "1 Supply")
    if entry.cost == 0:
        cost = QCoreApplication.translate("Council", "free")
    if entry.verb == "upgrade":
        kind = siege.world.buildings[entry.target]
        return (
            f"{level_name(siege.world.village, kind, entry.gain)}, {cost}"
            if 0 < entry.gain <= len(kind.levels)
            else cost
        )
    if entry.gain:
        return QCoreApplication.translate("Council", "+{gain}, {cost}").format(gain=entry.gain, cost=cost)
    return cost
