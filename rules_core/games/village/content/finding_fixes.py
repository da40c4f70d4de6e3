"""From a reader's problem to a finding: with the change that mends it, where there is only one sensible one."""

from __future__ import annotations

from typing import Final

from rules_core.content import reader_words
from rules_core.content.findings import (
    Fix,
    from_problem,
    other_id,
    renamed,
    set_to,
    taken_away,
    usual_fix,
    value_at,
    within_limits,
)
from rules_core.content.items import Change, Finding, Item, Path
from rules_core.content.reader import Problem
from rules_core.content.values import length
from rules_core.games.village.content import content_faults, terrain_fields, village_fields
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.fields import FIELDS, field_of
from rules_core.ground.crossings import crosses_itself
from rules_core.ground.geometry import Outline
from rules_core.song import profile_checks
from rules_core.wording.sentence import message

REMOVABLE: Final = (
    content_faults.TRAIT_TWICE,
    content_faults.NO_TRAIT,
    content_faults.TRAIT_NOT_PLAYED,
    content_faults.NO_TAG,
)
"""The sentences about something that is too much: taking it away is the remedy."""
IN_TABLE: Final = (content_faults.TRAIT_TWICE, content_faults.NO_TRAIT, content_faults.TRAIT_NOT_PLAYED)
"""Those whose path leads to a key of the table that is too much."""


def of_problem(item: Item, problem: Problem) -> Finding:
    """The finding for a problem of a reader."""
    fix = fix_for(item, problem.path, problem.said[0].template) if problem.said else None
    return from_problem(problem, fix)


def fix_for(item: Item, path: Path, template: str) -> Fix | None:
    """What mends a reader's problem, where that is beyond doubt."""
    if template in REMOVABLE:
        return taken_away(item, path[:-1] if template in IN_TABLE else path)
    if template == reader_words.IS and field_of(item.kind, path) is village_fields.COST:
        # V-7.5.1. Level I costs nothing, every other something.
        of_level = village_fields.FIRST_COST if path[-2] == 0 else village_fields.LATER_COST
        return within_limits(item, path, of_level.kind, of_level.least, of_level.most)
    if template == content_faults.NOT_TOUGH:
        traits = value_at(item.plain, ("traits",))
        if traits is None or (isinstance(traits, list) and all(isinstance(one, dict) for one in traits)):
            return Fix((Change(("traits",), [{"id": "tough"}, *(traits or [])]),), message(words.GIVE_TOUGH))
    if template == content_faults.TORCH_NO_MOB:
        return Fix((Change(("torch",), value=False),), message(words.TAKE_TORCH))
    if template == content_faults.OFF_TABLE:
        return _on_table(item, path)
    if template == content_faults.ID_TWICE:
        return renamed(path, other_id(item, path))
    if template == content_faults.NO_LETTER:
        letter = str(value_at(item.plain, path)).upper()
        if letter.isalpha() and letter.isascii():
            return set_to(path, letter)
    if template == profile_checks.RABBLE_TOO_GOOD:
        return set_to(path, profile_checks.RABBLE_QUALITY)
    return usual_fix(item, path, template, FIELDS)


def _on_table(item: Item, path: Path) -> Fix | None:
    """Corners that lie off the table, moved to its edge."""
    corners = value_at(item.plain, path)
    width = value_at(item.plain, (*path[:-3], "width"))
    height = value_at(item.plain, (*path[:-3], "height"))
    for one, field in ((width, terrain_fields.WIDTH), (height, terrain_fields.HEIGHT)):
        if not isinstance(one, (int, float)) or isinstance(one, bool) or not field.least <= one <= field.most:
            return None
    moved = [[min(max(x, 0), width), min(max(y, 0), height)] for x, y in corners]
    return Fix((Change(path, moved),), message(words.BRING_IN)) if usable_outline(moved) else None


def usable_outline(corners: list[list[float]]) -> bool:
    """Whether corners in inches make an outline that does not cross itself."""
    try:
        outline = Outline([(length(x), length(y)) for x, y in corners])
    except ValueError:
        return False
    return not crosses_itself(outline)
