"""From a reader's problem to a finding: with the change that mends it, where there is only one sensible one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rules_core.content import reader_words as content_words
from rules_core.content.fields import FieldKind
from rules_core.content.reader import Problem
from rules_core.content.values import length
from rules_core.games.village.content import content_faults, terrain_fields, village_fields
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.content_keys import is_id
from rules_core.games.village.content.fields import field_at
from rules_core.games.village.content.items import Change, Finding, Item, Path, Weight
from rules_core.games.village.content.named_fields import LONGEST_ID
from rules_core.ground.crossings import crosses_itself
from rules_core.ground.geometry import Outline
from rules_core.song import profile_checks
from rules_core.wording.message import Said, Value

REMOVABLE: Final = (
    content_words.UNKNOWN_KEY,
    content_words.WORD_TWICE,
    content_faults.TRAIT_TWICE,
    content_faults.NO_TRAIT,
    content_faults.TRAIT_NOT_PLAYED,
    content_faults.NO_TAG,
)
"""The sentences about something that is too much: taking it away is the remedy."""
IN_TABLE: Final = (content_faults.TRAIT_TWICE, content_faults.NO_TRAIT, content_faults.TRAIT_NOT_PLAYED)
"""Those whose path leads to a key of the table that is too much."""


@dataclass(frozen=True)
class Fix:
    """The changes that solve a finding, and what the button says that makes them."""

    changes: tuple[Change, ...]
    said: Said


def finding(
    path: Path,
    sentence: str,
    remedy: str,
    values: dict[str, Value],
    *,
    weight: Weight = Weight.MUST,
    clause: str = "",
    fix: Fix | None = None,
) -> Finding:
    """A finding from its templates and what fills them."""
    said = (Said(sentence, values), Said(remedy, values))
    if fix is None:
        return Finding(path, str(said[0]), str(said[1]), weight, clause, said=said)
    words_of_fix = str(fix.said)
    return Finding(path, str(said[0]), str(said[1]), weight, clause, fix.changes, words_of_fix, (*said, fix.said))


def of_problem(item: Item, problem: Problem) -> Finding:
    """The finding for a problem of a reader."""
    path = problem.path
    if not problem.said:
        return Finding(path, problem.remedy, problem.remedy, Weight.MUST, problem.clause)
    sentence, remedy = problem.said
    fix = fix_for(item, path, sentence.template)
    return finding(path, sentence.template, remedy.template, sentence.values, clause=problem.clause, fix=fix)


def fix_for(item: Item, path: Path, template: str) -> Fix | None:
    """What mends a reader's problem, where that is beyond doubt."""
    if template in REMOVABLE:
        gone = path[:-1] if template in IN_TABLE else path
        if not gone or not isinstance(value_at(item.plain, gone[:-1]), (dict, list)):
            return None
        return Fix((without(item.plain, gone),), Said(words.TAKE_AWAY))
    if template == content_words.IS:
        return _within_limits(item, path)
    if template == content_faults.NOT_TOUGH:
        traits = value_at(item.plain, ("traits",))
        if traits is None or (isinstance(traits, list) and all(isinstance(one, dict) for one in traits)):
            return Fix((Change(("traits",), [{"id": "tough"}, *(traits or [])]),), Said(words.GIVE_TOUGH))
    if template == content_faults.TORCH_NO_MOB:
        return Fix((Change(("torch",), False),), Said(words.TAKE_TORCH))
    if template == content_faults.OFF_TABLE:
        return _on_table(item, path)
    if template == content_faults.NO_ID:
        return _renamed(path, _as_id(value_at(item.plain, path)))
    if template == content_faults.ID_TWICE:
        return _renamed(path, _other_id(item, path))
    if template == content_faults.NO_LETTER:
        letter = str(value_at(item.plain, path)).upper()
        if letter.isalpha() and letter.isascii():
            return set_to(path, letter)
    if template == profile_checks.RABBLE_TOO_GOOD:
        return set_to(path, profile_checks.RABBLE_QUALITY)
    return None


def _renamed(path: Path, id: str) -> Fix | None:
    return Fix((Change(path, id),), Said(words.CALL_IT, {"value": id})) if is_id(id) else None


def _as_id(value: Any) -> str:
    """A text in the letters of an id: "Oak Wood" becomes oak-wood."""
    text = "".join([sign if sign.isascii() and sign.isalnum() else "-" for sign in str(value).lower()[:LONGEST_ID]])
    return "-".join([part for part in text.split("-") if part])


def _other_id(item: Item, path: Path) -> str:
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
    return Fix((Change(path, value),), Said(words.SET_TO, {"value": shown}))


def _within_limits(item: Item, path: Path) -> Fix | None:
    """A number that is too small or too great, set to its limit."""
    field = field_at(item.kind, path)
    value = value_at(item.plain, path)
    if field is None or field.kind not in (FieldKind.WHOLE, FieldKind.INCHES):
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
        return None
    least, most = field.least, field.most
    if field is village_fields.COST:
        # V-7.5.1. Level I costs nothing, every other something.
        of_level = village_fields.FIRST_COST if path[-2] == 0 else village_fields.LATER_COST
        least, most = of_level.least, of_level.most
    nearest = min(max(value, least), most)
    if field.kind is FieldKind.WHOLE:
        nearest = int(min(max(round(nearest), least), most))
    return set_to(path, nearest)


def _on_table(item: Item, path: Path) -> Fix | None:
    """Corners that lie off the table, moved to its edge."""
    corners = value_at(item.plain, path)
    width = value_at(item.plain, (*path[:-3], "width"))
    height = value_at(item.plain, (*path[:-3], "height"))
    for one, field in ((width, terrain_fields.WIDTH), (height, terrain_fields.HEIGHT)):
        if not isinstance(one, (int, float)) or isinstance(one, bool) or not field.least <= one <= field.most:
            return None
    moved = [[min(max(x, 0), width), min(max(y, 0), height)] for x, y in corners]
    return Fix((Change(path, moved),), Said(words.BRING_IN)) if usable_outline(moved) else None


def usable_outline(corners: list[list[float]]) -> bool:
    """Whether corners in inches make an outline that does not cross itself."""
    try:
        outline = Outline([(length(x), length(y)) for x, y in corners])
    except ValueError:
        return False
    return not crosses_itself(outline)


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
