"""Checks of lists of texts, such as names to draw from: none at all, too few, the same one twice."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content import finding_words as words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.findings import Fix, finding, without
from rules_core.content.items import Finding, Item, Path, Weight
from rules_core.content.values import shown
from rules_core.wording.sentence import Part, message

MOST_TOLD: Final = 100
"""So many repeated texts of an item are told; whoever removes them is told of the others."""


def alike(text: str) -> str:
    """What two texts have in common that a reader takes for the same."""
    return " ".join(text.split()).casefold()


def findings(item: Item, fields: tuple[Field, ...]) -> list[Finding]:
    """Advice for lists of texts of an item: they may be short, and the same text may stand there twice."""
    found: list[Finding] = []
    _look(item, item.plain, fields, (), found)
    return found


def _look(item: Item, here: dict[str, Any], fields: tuple[Field, ...], path: Path, found: list[Finding]) -> None:
    seen: dict[str, tuple[Field, Path]] = {}
    for field in fields:
        # A list that is not there yet is as good as empty.
        value, where = here.get(field.key, field.default), (*path, field.key)
        if field.kind is FieldKind.TABLE and isinstance(value, dict):
            _look(item, value, field.parts, where, found)
        elif field.kind is FieldKind.LINES and isinstance(value, (list, tuple)):
            _count(field, len(value), where, found)
            if field.repeats:
                continue
            for place, one in enumerate(value[: int(field.most)]):
                if isinstance(one, str) and one.strip() and len(found) < MOST_TOLD:
                    before = seen.setdefault(alike(one), (field, (*where, place)))
                    if before[1] != (*where, place):
                        _twice(item, field, one, (*where, place), before[0], found)


def _count(field: Field, count: int, where: Path, found: list[Finding]) -> None:
    if count >= field.wanted:
        return
    values: dict[str, Part] = {"name": field.name, "count": count, "wanted": field.wanted}
    if count == 0:
        found.append(finding(where, words.NO_LINES, words.WRITE_LINES, values, weight=Weight.ADVICE))
    else:
        found.append(finding(where, words.FEW_LINES, words.WRITE_MORE, values, weight=Weight.ADVICE))


def _twice(item: Item, field: Field, text: str, where: Path, other: Field, found: list[Finding]) -> None:
    """Lists of one table are drawn from together: a text that stands in another of them is seen twice as well."""
    values: dict[str, Part] = {"name": field.name, "value": shown(text), "other": other.name}
    sentence = words.LINE_TWICE if other is field else words.LINE_ELSEWHERE
    fix = Fix((without(item.plain, where),), message(words.TAKE_AWAY))
    found.append(finding(where, sentence, words.REMOVE_LINE, values, weight=Weight.ADVICE, fix=fix))
