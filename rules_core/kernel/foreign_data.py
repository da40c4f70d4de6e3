"""Data from a file of others, looked through before anything is made of it."""

from __future__ import annotations

from typing import Any, Final

from rules_core.kernel.problems import SaveProblem
from rules_core.wording.quoting import cut_short
from rules_core.wording.translation import tell

DEEPEST: Final = 40
"""Tables and lists inside one another; a game has some ten."""
LEAST_WHOLE: Final = -(2**63)
LARGEST_WHOLE: Final = 2**64 - 1
"""What fits into 64 bits, with a sign or without."""
LONGEST: Final = 20_000
"""Characters of one text; the longest that anybody is asked for has 2,000."""


def check_foreign(data: Any) -> None:
    """Raise `SaveProblem`, with its place, for what no program that saves games ever writes."""
    _check(data, [])


def _check(value: Any, way: list[str]) -> None:
    if isinstance(value, str):
        _check_text(value, way)
    elif isinstance(value, int):
        if not LEAST_WHOLE <= value <= LARGEST_WHOLE:
            raise SaveProblem(
                tell("{place}: no game needs a number so large; take an earlier copy of the file.", place=_place(way))
            )
    elif isinstance(value, float):
        if value != value or value in (float("inf"), float("-inf")):
            raise SaveProblem(tell("{place}: this is no number; take an earlier copy of the file.", place=_place(way)))
    elif isinstance(value, (dict, list)):
        if len(way) >= DEEPEST:
            raise SaveProblem(
                tell("{place}: lists stand too deep in one another; take an earlier copy.", place=_place(way))
            )
        if isinstance(value, dict):
            for key, one in value.items():
                _check_text(key, way)
                way.append(key)
                _check(one, way)
                way.pop()
        else:
            for number, one in enumerate(value):
                # Most of a game are rows of numbers: they need no place of their own.
                if type(one) is int and LEAST_WHOLE <= one <= LARGEST_WHOLE:
                    continue
                way.append(str(number + 1))
                _check(one, way)
                way.pop()


def _check_text(text: str, way: list[str]) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as fault:
        raise SaveProblem(
            tell("{place}: half a character stands there; take an earlier copy of the file.", place=_place(way))
        ) from fault
    if len(text) > LONGEST:
        raise SaveProblem(
            tell(
                "{place}: this text is too long ({count}, at most {most}); take an earlier copy of the file.",
                place=_place(way),
                count=len(text),
                most=LONGEST,
            )
        )


def _place(way: list[str]) -> str:
    # Two steps say enough, and keys may be as long as whoever wrote them likes.
    return cut_short(".".join([step[:20] for step in way[:4]])) or "-"
