"""What the games of a test of a setting come to: which names came up, which never did, and what ran out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rules_core.games.defenders.content.setting_fields import LONGEST_NAME, MOST, NAMES
from rules_core.games.trial_counts import are_counts, is_count, is_text
from rules_core.kernel.game import Plain

MOST_NEVER: Final = 12
"""So many names that never came up are written down."""
COUNTS: Final = ("had", "seen", "most", "short")
"""For each kind of name: how many there are, how many came up, the most that one game took, and in how many games
somebody wanted one more than there were."""
KINDS: Final = tuple([part.key for field in NAMES for part in field.parts])


class KindCount:
    """Counts names of one kind, game by game."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.seen: dict[str, None] = {}
        self.most = 0
        self.short = 0

    def take(self, names: Sequence[str], missed: int) -> None:
        """Count what one game took, and how often it found nothing."""
        self.seen.update(dict.fromkeys(names))
        self.most = max(self.most, len(names))
        self.short += missed > 0

    def never(self) -> list[str]:
        """The names that did not come up, in their order."""
        return [one for one in self.names if one not in self.seen]


def result_of(
    counts: Plain,
    kinds: Mapping[str, KindCount],
) -> Plain:
    """The games counted, as a table that libraries and packs can keep; `counts` is what every result begins with."""
    never = [[kind, name] for kind in KINDS if kind in kinds for name in kinds[kind].never()]
    return {
        **counts,
        "kinds": {
            kind: {"had": len(one.names), "seen": len(one.seen), "most": one.most, "short": one.short}
            for kind, one in kinds.items()
        },
        "never": never[:MOST_NEVER],
        "never_more": max(0, len(never) - MOST_NEVER),
    }


def is_result(value: Any) -> bool:
    """Whether this is a result as `result_of` makes them: packs bring along what others have written."""
    if not are_counts(value) or not is_count(value.get("never_more")):
        return False
    kinds, never = value.get("kinds"), value.get("never")
    if not isinstance(kinds, dict) or not all(kind in KINDS and _is_kind(one) for kind, one in kinds.items()):
        return False
    if not isinstance(never, list) or len(never) > MOST_NEVER:
        return False
    if not all(isinstance(one, list) and len(one) == 2 for one in never):
        return False
    return all(one[0] in KINDS and is_text(one[1], LONGEST_NAME) for one in never)


def _is_kind(value: Any) -> bool:
    if not isinstance(value, dict) or set(value) != set(COUNTS) or not all(is_count(value[key]) for key in COUNTS):
        return False
    return bool(value["seen"] <= value["had"] <= MOST and value["most"] <= value["had"])
