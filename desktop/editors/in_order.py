"""What the checks looked at and found in order, said in so many words: a list of problems alone tells half of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.editors.checking import Checked
from desktop.editors.kind_words import kind_name
from rules_core.games.village.items import ItemKind


@dataclass(frozen=True)
class InOrder:
    """One thing that was looked at; it is in order when no finding bears one of its clauses."""

    sentence: str
    clause: str
    is_set_aside: bool = False
    """The maker does without it, knowingly; nobody looked."""


def things_in_order(kind: ItemKind, checked: Checked, waived: Sequence[str] = ()) -> list[InOrder]:
    """What is in order with a draft, and what it does without. Nothing is said before everything was looked at."""
    if not checked.complete:
        return []
    found = {one.clause for one in checked.findings}
    things = _of_a_village() if kind is ItemKind.VILLAGE else []
    aside = [one for one in things if one.clause in waived and one.clause not in found]
    in_order = [one for one in things if one.clause not in found and one.clause not in waived]
    in_order.extend(_set_aside(one) for one in aside)
    if not checked.findings:
        words = QCoreApplication.translate("Problems", "Nothing stands in the way of playing this.")
        return [InOrder(words, ""), *in_order]
    if not in_order and not checked.must:
        words = QCoreApplication.translate("Problems", "Nothing here must be solved ({kind}).")
        return [InOrder(words.format(kind=kind_name(kind)), "")]
    return in_order


def _set_aside(thing: InOrder) -> InOrder:
    words = QCoreApplication.translate("Problems", "Knowingly set aside: “{words}”")
    return InOrder(words.format(words=thing.sentence), thing.clause, is_set_aside=True)


def _of_a_village() -> list[InOrder]:
    translate = QCoreApplication.translate
    return [
        InOrder(translate("Problems", "All edges have an open way to every building."), "V-4.3.4"),
        InOrder(translate("Problems", "The Town Hall stands near the middle of the table."), "V-4.4.1"),
        InOrder(translate("Problems", "Every building is near enough to the Town Hall."), "V-4.4.2"),
        InOrder(translate("Problems", "No two buildings touch."), "V-4.4.3"),
        InOrder(translate("Problems", "There is room for models between all buildings."), "V-4.4.4"),
        InOrder(translate("Problems", "The heroes have room to deploy."), "V-5.6.1"),
    ]
