"""What changes along with something else: the points of a profile, as long as nobody chose others."""

from __future__ import annotations

from typing import Any, Final

from desktop.editors.draft import Draft
from rules_core.games.village.item_checks import points_of
from rules_core.games.village.items import ItemKind, Path

POINTS: Final[Path] = ("points",)
PRICED: Final = frozenset({"quality", "combat", "traits"})
"""What the formula is made of (SBH-PTS-1)."""


def points_along(draft: Draft, path: Path, value: Any) -> dict[Path, Any]:
    """The points that a change brings along: those of an enemy or a Defender that costs what the formula says."""
    if draft.kind not in (ItemKind.ENEMY, ItemKind.DEFENDER) or not path or path[0] not in PRICED:
        return {}
    was = points_of(draft.plain)
    if not was or draft.get(POINTS) != was or len(path) > 1:
        return {}
    now = points_of({**draft.plain, path[0]: value})
    return {POINTS: now} if now and now != was else {}
