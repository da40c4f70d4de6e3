"""What the games of a test of a city come to: how often it held, and what fell first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.games.defenders.content.city_fields import LONGEST_NAME, MOST_OF_EACH
from rules_core.games.trial_counts import are_counts, is_count, is_text
from rules_core.kernel.game import Plain

FELL: Final = "fell"
"""The places that fell first, with the games in which they did, most often first."""


def result_of(
    counts: Plain,
    first: Sequence[str],
    turns: int,
) -> Plain:
    """The games counted: `counts` is what every result begins with, `first` is what fell first in each game in which
    anything did, `turns` those of all games."""
    names = sorted(dict.fromkeys(first), key=lambda name: (-first.count(name), name))
    return {
        **counts,
        FELL: [[name[:LONGEST_NAME], first.count(name)] for name in names[:MOST_OF_EACH]],
        "unhurt": counts["games"] - len(first),
        "turns": turns,
    }


def is_result(value: Any) -> bool:
    """Whether this is a result as `result_of` makes them: packs bring along what others have written."""
    if not are_counts(value) or not all(is_count(value.get(key)) for key in ("unhurt", "turns")):
        return False
    fell, games = value.get(FELL), value["games"]
    if not isinstance(fell, list) or len(fell) > MOST_OF_EACH or value["unhurt"] > games:
        return False
    if not all(isinstance(one, list) and len(one) == 2 for one in fell):
        return False
    return all(is_text(one[0], LONGEST_NAME) and is_count(one[1]) and one[1] <= games for one in fell)
