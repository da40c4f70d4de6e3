"""JSON that somebody else wrote: bytes to plain data, with every fault that the text itself can have."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from desktop.storage.packs.faults import FaultKind, Faults
from rules_core.content.plain_texts import MARKUP

LARGEST: Final = 4_000_000
"""Bytes of a file without drawings."""
LARGEST_DRAWN: Final = 100_000_000
"""Bytes of one that holds some: a large map has two million."""
DEEPEST: Final = 16
"""Tables and lists inside one another."""
MOST_VALUES: Final = 100_000
"""Numbers, texts, tables and lists of a file. Five hundred items have about twenty thousand; looking through a village
takes as long as it has corners."""
LONGEST_TEXT: Final = 4000
LONGEST_NUMBER: Final = 20
"""Characters. Reading a number of a hundred thousand digits takes longer than anybody waits."""
LARGEST_NUMBER: Final = 1e9
SHOWN: Final = 40
"""So much of a strange text is quoted."""

UNSEEN = re.compile(
    "[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffe\uffff]"
)
"""Control characters except the end of a line, characters that turn the direction of others, halves of characters."""
KEY = re.compile(r"[\w -]{1,40}")


@dataclass(frozen=True)
class _Misfit:
    """Stands in the data for a number that is none."""

    text: str


class _Reader:
    """Reads one text; keys that stand twice are found while it is read, everything else by a walk afterwards."""

    def __init__(self, faults: Faults, apart: str = "") -> None:
        """`apart` is the outermost key of what others look through."""
        self.faults = faults
        self._apart = apart
        self._count = 0
        self._twice: dict[int, tuple[dict[str, Any], list[str]]] = {}
        """By the identity of the table; it is kept here, so no other can have the same one."""

    def read(self, text: str) -> Any:
        """The data, or None after a fault that leaves nothing to walk through."""
        try:
            data = json.loads(
                text,
                object_pairs_hook=self._table,
                parse_int=_whole,
                parse_float=_decimal,
                parse_constant=_Misfit,
            )
        except json.JSONDecodeError as fault:
            self.faults.add("", FaultKind.NO_JSON, line=fault.lineno, column=fault.colno)
            return None
        except RecursionError:
            self.faults.add("", FaultKind.TOO_DEEP, most=DEEPEST)
            return None
        self._walk(data, "", 0)
        if self._count > MOST_VALUES:
            self.faults.add("", FaultKind.TOO_MUCH, found=self._count, most=MOST_VALUES)
        return data

    def _table(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        table = dict(pairs)
        if len(table) != len(pairs):
            count = Counter(key for key, _ in pairs)
            self._twice[id(table)] = table, [key for key in count if count[key] > 1]
        return table

    def _walk(self, value: Any, place: str, depth: int) -> None:
        if isinstance(value, str):
            self.check_text(value, place)
        elif isinstance(value, _Misfit):
            self.faults.add(place, FaultKind.NUMBER, found=shown(value.text))
        elif isinstance(value, (dict, list)) and depth >= DEEPEST:
            self.faults.add(place, FaultKind.TOO_DEEP, most=DEEPEST)
        elif isinstance(value, dict):
            self._count += len(value)
            for key in self._twice.get(id(value), (value, []))[1]:
                self.faults.add(inside(place, key), FaultKind.TWICE)
            for key, one in value.items():
                if depth == 0 and key == self._apart:
                    continue
                if KEY.fullmatch(key) is None:
                    self.check_text(key, inside(place, key))
                self._walk(one, inside(place, key), depth + 1)
        elif isinstance(value, list):
            self._count += len(value)
            for number, one in enumerate(value, start=1):
                # Most of a pack are lists of numbers: they need no place of their own.
                if type(one) is not int and type(one) is not float:
                    self._walk(one, f"{place}[{number}]", depth + 1)

    def check_text(self, text: str, place: str) -> None:
        """Length and characters of a text or a key."""
        if len(text) > LONGEST_TEXT:
            self.faults.add(place, FaultKind.LONG, found=len(text), most=LONGEST_TEXT)
        if unseen := UNSEEN.search(text):
            self.faults.add(place, FaultKind.CHARACTER, found=f"U+{ord(unseen.group()):04X}")
        if markup := MARKUP.search(text):
            self.faults.add(place, FaultKind.MARKUP, found=shown(markup.group()))


def plain_from_bytes(data: bytes, faults: Faults, apart: str = "") -> Any:
    """What the file holds; None where the faults leave nothing to look at.

    `apart` is the outermost key of what others look through, for which there is room beside the rest.
    """
    most = LARGEST_DRAWN if apart and f'"{apart}"'.encode() in data else LARGEST
    if len(data) > most:
        faults.add("", FaultKind.TOO_LARGE, most=most // 1_000_000)
        return None
    try:
        # Some editors put a mark before the first character; it means nothing.
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        faults.add("", FaultKind.NO_TEXT)
        return None
    if not text.strip():
        faults.add("", FaultKind.EMPTY)
        return None
    return _Reader(faults, apart).read(text)


def text_faults(plain: Any, place: str, faults: Faults) -> None:
    """The faults that texts, numbers and depth of plain data would have in a file."""
    reader = _Reader(faults)
    reader._walk(_numbers_looked_at(plain), place, 0)


def inside(place: str, key: str) -> str:
    """The place of a key in the table at `place`."""
    name = shown(key)
    return f"{place}.{name}" if place else name


def shown(text: str) -> str:
    """A strange text, short and harmless, so that it can be quoted."""
    short = text if len(text) <= SHOWN else f"{text[:SHOWN]}..."
    return UNSEEN.sub("?", short).replace("\n", " ").replace("<", "\u2039").replace(">", "\u203a")


def _numbers_looked_at(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _numbers_looked_at(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_numbers_looked_at(one) for one in value]
    if isinstance(value, float) and not (math.isfinite(value) and abs(value) <= LARGEST_NUMBER):
        return _Misfit(str(value))
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST_NUMBER:
        return _Misfit("a very large number")
    return value


def _whole(text: str) -> int | _Misfit:
    if len(text) > LONGEST_NUMBER:
        return _Misfit(text)
    number = int(text)
    return number if abs(number) <= LARGEST_NUMBER else _Misfit(text)


def _decimal(text: str) -> float | _Misfit:
    number = float(text) if len(text) <= 2 * LONGEST_NUMBER else math.inf
    return number if math.isfinite(number) and abs(number) <= LARGEST_NUMBER else _Misfit(text)
