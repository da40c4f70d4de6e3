"""Findings from templates, and the changes that mend them where there is only one sensible one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules_core.content import finding_words as words
from rules_core.content import reader_words
from rules_core.content.fields import Field, FieldKind, field_at
from rules_core.content.ids import LONGEST_ID, as_id, is_id
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.reader import Problem
from rules_core.wording.sentence import Part, Sentence, message

REMOVABLE: Final = (reader_words.UNKNOWN_KEY, reader_words.WORD_TWICE, reader_words.EMPTY_LINE, reader_words.NO_LINE)
"""The sentences about something that is too much: taking it away is the remedy."""


@dataclass(frozen=True)
class Fix:
    """The changes that solve a finding, and what the button says that makes them."""

    changes: tuple[Change, ...]
    said: Sentence


def finding(
    path: Path,
    sentence: str,
    remedy: str,
    values: dict[str, Part],
    *,
    weight: Weight = Weight.MUST,
    clause: str = "",
    fix: Fix | None = None,
) -> Finding:
    """A finding from its templates and what fills them."""
    said = (message(sentence, values), message(remedy, values))
    if fix is None:
        return Finding(path, str(said[0]), str(said[1]), weight, clause, said=said)
    words_of_fix = str(fix.said)
    return Finding(path, str(said[0]), str(said[1]), weight, clause, fix.changes, words_of_fix, (*said, fix.said))


def from_problem(problem: Problem, fix: Fix | None) -> Finding:
    """The finding for a problem of a reader, mended by this."""
    if not problem.said:
        return Finding(problem.path, problem.remedy, problem.remedy, Weight.MUST, problem.clause)
    sentence, remedy = problem.said
    return finding(
        problem.path, sentence.template, remedy.template, sentence.parts, clause=problem.clause, fix=fix
    )  # fmt: skip


def usual_fix(item: Item, path: Path, template: str, fields: Mapping[str, tuple[Field, ...]]) -> Fix | None:
    """What mends a reader's problem in an item of any kind, where that is beyond doubt."""
    if template in REMOVABLE:
        return taken_away(item, path)
    if template == reader_words.IS:
        field = field_at(fields.get(item.kind, ()), path)
        return within_limits(item, path, field.kind, field.least, field.most) if field is not None else None
    if template == reader_words.NO_ID:
        return renamed(path, as_id(value_at(item.plain, path)))
    return None


def taken_away(item: Item, path: Path) -> Fix | None:
    """What stands there is too much."""
    if not path or not isinstance(value_at(item.plain, path[:-1]), (dict, list)):
        return None
    return Fix((without(item.plain, path),), message(words.TAKE_AWAY))


def renamed(path: Path, id: str) -> Fix | None:
    """Another id, if it is one."""
    return Fix((Change(path, id),), message(words.CALL_IT, {"value": id})) if is_id(id) else None


def other_id(item: Item, path: Path) -> str:
    """An id for an entry of a list that no other entry has: with the next free number."""
    entries = value_at(item.plain, path[:-2])
    taken = [value_at(one, path[-1:]) for one in entries] if isinstance(entries, list) else []
    stem = str(value_at(item.plain, path))[: LONGEST_ID - 4].rstrip("-")
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


def set_to(path: Path, value: int | float | str) -> Fix:
    """A value set to another."""
    shown = f"{value:g}" if isinstance(value, float) else str(value)
    return Fix((Change(path, value),), message(words.SET_TO, {"value": shown}))


def within_limits(item: Item, path: Path, kind: FieldKind, least: float, most: float) -> Fix | None:
    """A number that is too small or too great, set to its limit."""
    value = value_at(item.plain, path)
    if kind not in (FieldKind.WHOLE, FieldKind.INCHES):
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
        return None
    nearest = min(max(value, least), most)
    if kind is FieldKind.WHOLE:
        nearest = int(min(max(round(nearest), least), most))
    return set_to(path, nearest)


def value_at(plain: Any, path: Path) -> Any:
    """What stands at a path; None where nothing does."""
    found = plain
    for key in path:
        if isinstance(found, dict):
            found = found.get(key)
        elif isinstance(found, list) and isinstance(key, int) and 0 <= key < len(found):
            found = found[key]
        else:
            return None
    return found


def without(plain: Any, path: Path) -> Change:
    """The change that takes away what stands at a path: its table or list without it."""
    holder = value_at(plain, path[:-1])
    key = path[-1]
    if isinstance(holder, dict):
        return Change(path[:-1], {name: value for name, value in holder.items() if name != key})
    return Change(path[:-1], [value for place, value in enumerate(holder) if place != key])
