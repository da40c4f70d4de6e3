"""Chance: dice and cards as answers. Seeded by seed and journal position; typed dice come from people."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import Answer, Draw, Request, Roll

_MASK: Final = 0xFFFFFFFFFFFFFFFF


def _mixed(value: int) -> int:
    """One step of SplitMix64: plain integer arithmetic, the same on every platform."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def number_below(seed: int, position: int, index: int, limit: int) -> int:
    """A number from 0 to limit - 1 that depends on nothing but the arguments."""
    return ((_mixed(_mixed(seed & _MASK) ^ _mixed(position * 1024 + index)) >> 32) * limit) >> 32


def seeded_answer(seed: int, position: int, request: Request) -> Answer:
    """The program's dice or cards for a question at a journal position: to ask again is no new roll."""
    if isinstance(request, Roll):
        faces: list[int] = []
        for index in range(request.dice):
            faces.append(1 + number_below(seed, position, index, request.sides))
        return tuple(faces)
    assert isinstance(request, Draw)
    left = list(request.options)
    drawn: list[str] = []
    for index in range(request.count):
        drawn.append(left.pop(number_below(seed, position, index, len(left))))
    return tuple(drawn)
