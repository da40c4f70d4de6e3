"""Keeps points, plural and letter in step with the fields they follow from, until somebody sets them."""

from __future__ import annotations

from typing import Any, Final

from desktop.workshop.editors.draft import Draft
from rules_core.content.items import Path
from rules_core.games.village.content.blanks import letter_of
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.profile_points import points_of

NAME: Final[Path] = ("name",)
PLURAL: Final[Path] = ("plural",)
LETTER: Final[Path] = ("letter",)
POINTS: Final[Path] = ("points",)
PRICED: Final = frozenset({"quality", "combat", "traits"})
"""What the formula is made of (SBH-PTS-1)."""


def changes_along(draft: Draft, path: Path, value: Any) -> dict[Path, Any]:
    """Everything that a change brings along."""
    if path == NAME and isinstance(value, str):
        return _looks_along(draft, value)
    return points_along(draft, path, value)


def points_along(draft: Draft, path: Path, value: Any) -> dict[Path, Any]:
    """The points that a change brings along: those of an enemy or a Defender that costs what the formula says."""
    if draft.kind not in (Kind.ENEMY, Kind.DEFENDER) or not path or path[0] not in PRICED:
        return {}
    was = points_of(draft.plain)
    if not was or draft.get(POINTS) != was or len(path) > 1:
        return {}
    now = points_of({**draft.plain, path[0]: value})
    return {POINTS: now} if now and now != was else {}


def _looks_along(draft: Draft, name: str) -> dict[Path, Any]:
    """The plural that still is the name itself, and the letter that still is that of the name."""
    was = str(draft.get(NAME, ""))
    found: dict[Path, Any] = {}
    if name and draft.get(PLURAL) == was:
        found[PLURAL] = name
    if draft.get(LETTER) == letter_of(was):
        found[LETTER] = letter_of(name)
    return found
