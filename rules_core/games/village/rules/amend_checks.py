"""What a corrected value must be. Each check gives the value back or raises `IllegalAnswer` with one sentence."""

from __future__ import annotations

from typing import Any, TypeVar

from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import IllegalAnswer
from rules_core.wording.translation import say, tell

Word = TypeVar("Word", bound=str)


def refused(path: str, why: str) -> IllegalAnswer:
    """The error for a correction that cannot be."""
    return IllegalAnswer(f"{path}: {why}.")


def whole(path: str, value: Any, least: int, most: int) -> int:
    """A whole number from least to most."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refused(path, tell("give a whole number from {least} to {most}", least=least, most=most))
    return value


def flag(path: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise refused(path, say("give true or false"))
    return value


def word(path: str, value: Any, offered: list[Word]) -> Word:
    """One of the offered words, as what they are offered: ids give an id."""
    if not isinstance(value, str) or value not in offered:
        raise refused(path, tell("choose one of: {choices}", choices=", ".join([one or "nothing" for one in offered])))
    return offered[offered.index(value)]


def spot(siege: Siege, path: str, value: Any) -> tuple[int, int]:
    """A place on the table as [x, y]."""
    if not isinstance(value, (list, tuple)) or len(value) < 2 or any(type(one) is not int for one in value):
        raise refused(path, say("give a place as whole numbers, [x, y]"))
    x, y = value[0], value[1]
    ground_map = siege.world.map
    if not (0 <= x <= ground_map.width and 0 <= y <= ground_map.height):
        raise refused(path, say("the place is off the table; choose one on it"))
    return x, y
