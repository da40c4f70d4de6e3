"""What a profile costs by the formula, while somebody fills in its form."""

from __future__ import annotations

from rules_core.content.findings import value_at
from rules_core.kernel.game import Plain
from rules_core.song.points import points
from rules_core.song.trait_types import costs
from rules_core.song.trait_types import shipped as trait_types


def points_of(plain: Plain) -> int:
    """SBH-PTS-1. What a profile costs as it stands in the form; 0 while Quality or Combat are no numbers."""
    quality = plain.get("quality")
    combat = plain.get("combat")
    for one in (quality, combat):
        if isinstance(one, bool) or not isinstance(one, int) or not 0 <= one <= 9:
            return 0
    prices = costs(trait_types())
    given = plain.get("traits")
    listed = given if isinstance(given, list) else []
    traits = [value_at(one, ("id",)) for one in listed]
    return points(
        int(quality or 0), int(combat or 0), [one for one in traits if isinstance(one, str) and one in prices], prices
    )
