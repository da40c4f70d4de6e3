"""Chance: dice and cards as answers, mixed from the seed of a game and a place; typed dice come from people."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final

from rules_core.kernel.journal import ROOT, Entry, Journal
from rules_core.kernel.requests import Answer, Draw, Request, Roll, is_hidden


class Mixing(IntEnum):
    """What of a match, beside its seed, decides how the program's dice fall. A match keeps its way for ever."""

    BY_ANSWERS = 1
    """How many answers lie before: so do the games of earlier versions."""
    BY_QUESTION = 2
    """The question itself, whether it is hidden, and how often it was asked on this line.

    A correction that changes nothing changes no dice, and an open roll never shows what a hidden one holds.
    """


_MASK: Final = 0xFFFFFFFFFFFFFFFF


def _mixed(value: int) -> int:
    """One step of SplitMix64: plain integer arithmetic, the same on every platform."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class AnswersBefore:
    """What was answered on the way to the head of a journal: how much, and how often to which question."""

    def __init__(self) -> None:
        self.answers = 0
        self._times: dict[int, int] = {}
        self._node = ROOT

    def follow(self, journal: Journal) -> None:
        """Go to the head of the journal; from call to call only what is new is counted."""
        fresh: list[Entry] = []
        node = journal.head
        while node != self._node and node != ROOT:
            entry = journal.entries[node]
            fresh.append(entry)
            node = entry.parent
        if node != self._node:
            # Another branch: all of the way was counted.
            self.answers = 0
            self._times = {}
        self._node = journal.head
        self.answers += len(fresh)
        for entry in fresh:
            if not entry.is_amend:
                self._times[entry.fingerprint] = self._times.get(entry.fingerprint, 0) + 1

    def place_of(self, request: Request, mixing: Mixing) -> int:
        """Where in the seed's sequence the dice of a question lie that is asked now."""
        if mixing is Mixing.BY_ANSWERS:
            return self.answers
        return place_of(request, self._times.get(request.fingerprint(), 0))


def place_of(request: Request, times: int) -> int:
    """Where the dice of a question lie that was answered so often before: open and hidden ones never meet."""
    hidden = 1 if is_hidden(request) else 0
    return ((request.fingerprint() * 2 + hidden) << 20) + times


def number_below(seed: int, place: int, index: int, limit: int) -> int:
    """A number from 0 to limit - 1 that depends on nothing but the arguments."""
    return ((_mixed(_mixed_seed(seed) ^ _mixed(place * 1024 + index)) >> 32) * limit) >> 32


@lru_cache(maxsize=64)
def _mixed_seed(seed: int) -> int:
    """Every number of a game begins with the same one."""
    return _mixed(seed & _MASK)


def seeded_answer(seed: int, place: int, request: Request) -> Answer:
    """The program's dice or cards for a question at a journal place: to ask again is no new roll."""
    if isinstance(request, Roll):
        faces: list[int] = []
        for index in range(request.dice):
            faces.append(1 + number_below(seed, place, index, request.sides))
        return tuple(faces)
    assert isinstance(request, Draw)
    if request.count == 1:
        return (request.options[number_below(seed, place, 0, len(request.options))],)
    left = list(request.options)
    drawn: list[str] = []
    for index in range(request.count):
        drawn.append(left.pop(number_below(seed, place, index, len(left))))
    return tuple(drawn)
