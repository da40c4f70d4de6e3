"""Why something cannot be had, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.games.warhold.rules import refusals
from rules_core.games.warhold.rules.refusals import Refusal


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarholdRefusal", text)


def refusal_words(refusal: Refusal) -> str:
    """What is short and by how much, or what has to come first; "" where nothing stands in the way."""
    if refusal.why == refusals.SHORT:
        return short_words(refusal.gold, refusal.food)
    if refusal.why == refusals.NO_BARRACKS:
        return tr("Barracks {level} first").format(level=("", "I", "II", "III")[refusal.level])
    words = {
        refusals.BLOCKED: tr("enemy inside"),
        refusals.LIMIT: tr("the army has as many as it may"),
        refusals.NO_ROOM: tr("the stronghold is full"),
        refusals.KEEP_FULL: tr("the keep is full"),
        refusals.PLACE_FULL: tr("no place for another worker"),
        refusals.NO_ENGINEER: tr("needs an engineer"),
        refusals.ACTED: tr("the engineers have acted"),
        refusals.HIGHEST: tr("cannot be built higher"),
        refusals.RAISED: tr("once a turn"),
        refusals.NO_WATER: tr("no water near enough"),
        refusals.LAST_ONE: tr("the last worker stays"),
    }
    return words.get(refusal.why, "")


def short_words(gold: int, food: int) -> str:
    """So much is missing."""
    if gold and food:
        return tr("{gold} gold, {food} food short").format(gold=gold, food=food)
    if gold:
        return tr("{gold} gold short").format(gold=gold)
    return tr("{food} food short").format(food=food) if food else ""
