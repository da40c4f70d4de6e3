"""Checks that what a card or a piece of equipment does is something: numbers that mean a thing, worn where it works."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.findings import Fix, finding, set_to
from rules_core.content.items import Finding, Item, Path, Weight
from rules_core.content.reader_words import GIVE_WHOLE, IS
from rules_core.games.warhold.content import fields
from rules_core.games.warhold.content.effects import EFFECTS
from rules_core.wording.sentence import Part

NOTHING: Final = "{name}: with 0 it does nothing."
ANOTHER: Final = "Give another number."
WORN_ALONE: Final = "{effect}: this does nothing once it is used up, for it is never worn."
USED_ALONE: Final = "{effect}: this does nothing while it is worn, for it has to be used up."
GAIN: Final = "Whoever buys it and sells it again has gained gold."
ASK_LESS: Final = "Let it be sold for less than its price."
WEAR_IT: Final = "Let it be worn, or choose another effect."
USE_IT: Final = "Make it something that is used once, or choose another effect."


def effect_findings(item: Item) -> list[Finding]:
    """WH-SL-2, WH-SL-3. Every row of a piece of equipment that does nothing, or what cannot be."""
    rows = item.plain.get(fields.DOES.key)
    found: list[Finding] = []
    for place, row in enumerate(rows if isinstance(rows, list) else []):
        effect = row.get(fields.EFFECT.key) if isinstance(row, dict) else None
        if not isinstance(effect, str) or effect not in EFFECTS:
            continue
        path = (fields.DOES.key, place)
        found.extend(_of_number(row, effect, (*path, fields.NUMBER.key)))
        found.extend(_of_slot(item.plain.get(fields.SLOT.key), effect, (*path, fields.EFFECT.key)))
    buy, sell = item.plain.get(fields.BUY.key), item.plain.get(fields.SELL.key)
    if isinstance(buy, int) and isinstance(sell, int) and sell > buy:
        found.append(finding((fields.SELL.key,), GAIN, ASK_LESS, {}, weight=Weight.ADVICE, clause=fields.SELL.clause))
    return found


def _of_number(row: dict[str, Any], effect: str, path: Path) -> list[Finding]:
    """Of what only works or does not, no number is asked."""
    number = row.get(fields.NUMBER.key, fields.NUMBER.default)
    kind, name = EFFECTS[effect], fields.NUMBER.name
    if not kind.is_counted or not isinstance(number, int):
        return []
    least, most = kind.least, kind.most
    if not least <= number <= most:
        values: dict[str, Part] = {"name": name, "value": str(number), "least": least, "most": most}
        fix: Fix = set_to(path, min(max(number, least), most))
        return [finding(path, IS, GIVE_WHOLE, values, clause=fields.NUMBER.clause, fix=fix)]
    return [finding(path, NOTHING, ANOTHER, {"name": name}, clause=fields.NUMBER.clause)] if number == 0 else []


def _of_slot(slot: Any, effect: str, path: Path) -> list[Finding]:
    """WH-SL-3. What is used up is not worn, and what is worn is not used up."""
    if slot not in fields.SLOTS or (slot == fields.SINGLE) == EFFECTS[effect].is_used_up:
        return []
    is_single = slot == fields.SINGLE
    sentence, remedy = (WORN_ALONE, WEAR_IT) if is_single else (USED_ALONE, USE_IT)
    values: dict[str, Part] = {"effect": fields.EFFECT.name_of(effect)}
    return [finding(path, sentence, remedy, values, clause="WH-SL-3")]


def card_findings(item: Item) -> list[Finding]:
    """R-W01. A card that brings or takes nothing."""
    effect, field = item.plain.get(fields.CARD_EFFECT.key), fields.HOW_MUCH
    if effect not in field.when_words or item.plain.get(field.key, field.default) != 0:
        return []
    return [finding((field.key,), NOTHING, ANOTHER, {"name": field.name}, clause=field.clause)]
