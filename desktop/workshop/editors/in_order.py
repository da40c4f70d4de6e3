"""Says what the checks looked at and found in order: a list of problems alone tells half of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.workshop.editors.checking import Checked
from rules_core.content.fields import Field, field_at
from rules_core.wording.translation import say

WAIVED = "waived"
"""The key of an item that lists the clauses it does without."""


@dataclass(frozen=True)
class InOrder:
    """One thing that was looked at and is in order, or that its maker does without."""

    sentence: str
    clause: str = ""
    is_set_aside: bool = False
    """The maker does without it, knowingly."""


def things_in_order(fields: tuple[Field, ...], checked: Checked, waived: Sequence[str] = ()) -> list[InOrder]:
    """What is in order with a draft of these fields, and what it does without; nothing before all was looked at."""
    if not checked.complete:
        return []
    translate = QCoreApplication.translate
    found = {one.clause for one in checked.findings}
    things = [InOrder(str(one.said), one.clause) for one in checked.sound if one.clause not in waived]
    for clause in waived:
        if clause not in found:
            words = translate("Problems", "Knowingly set aside: {words}").format(words=_words_of(fields, clause))
            things.append(InOrder(words, clause, is_set_aside=True))
    if not checked.findings:
        things.insert(0, InOrder(translate("Problems", "Nothing stands in the way of playing this.")))
    elif not things and not checked.must:
        things.append(InOrder(translate("Problems", "Nothing has to be solved before this is played.")))
    return things


def _words_of(fields: tuple[Field, ...], clause: str) -> str:
    """What the rules ask in a clause that may be waived, as the form says it."""
    field = field_at(fields, (WAIVED,))
    if field is None or clause not in field.words or len(field.word_names) != len(field.words):
        return clause
    return say(field.word_names[field.words.index(clause)])
