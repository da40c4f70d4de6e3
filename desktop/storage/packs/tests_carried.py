"""What a quick test found, as it travels with an item: marked with what was tested, so that an edit shows."""

from __future__ import annotations

from typing import Any, Final

from desktop.storage.packs.pack import PackItem
from rules_core.games.catalogue import item_tests_of
from rules_core.kernel.game import GameId, Plain

OF, FOUND = "of", "found"
KEYS: Final = {OF, FOUND}
MARK_LENGTH: Final = 32
MOST_VALUES: Final = 400
"""Numbers and texts in one result."""


def carried(found: Plain, fingerprint: str) -> Plain:
    """The result as it stands in a pack. `fingerprint` is that of the item that was tested."""
    return {OF: fingerprint, FOUND: found}


def is_test(value: Any, game: GameId) -> bool:
    """Whether this may be such a result of an item of that game."""
    if not isinstance(value, dict) or set(value) != KEYS or not isinstance(value[FOUND], dict):
        return False
    mark = value[OF]
    if not isinstance(mark, str) or len(mark) != MARK_LENGTH or set(mark) - set("0123456789abcdef"):
        return False
    tests = item_tests_of(game)
    return tests is not None and _count(value[FOUND]) <= MOST_VALUES and tests.is_result(value[FOUND])


def still_holds(theirs: PackItem, fingerprint: str) -> Plain | None:
    """What the test found, if it was of exactly this item."""
    if theirs.test is None or theirs.test[OF] != fingerprint:
        return None
    found: Plain = theirs.test[FOUND]
    return found


def _count(value: Any) -> int:
    if isinstance(value, dict):
        return 1 + sum(_count(one) for one in value.values())
    if isinstance(value, list):
        return 1 + sum(_count(one) for one in value)
    return 1
