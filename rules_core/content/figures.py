"""Figures of an item that are reckoned at once and exactly, compared before and after a change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ItemFigure:
    """One figure. Figures of two states with the same topic and id are compared; `value` is as it is shown."""

    topic: str
    value: Any
    id: str = ""
    """Of which of several things it is."""
    name: str = ""
    """What players call that thing."""


@dataclass(frozen=True)
class FigureChange:
    """A figure before and after a change."""

    topic: str
    now: Any
    before: Any
    id: str = ""
    name: str = ""


def differences(now: Sequence[ItemFigure], before: Sequence[ItemFigure]) -> list[FigureChange]:
    """Where the figures of two states differ, in the order of the later one."""
    earlier = {(one.topic, one.id): one for one in before}
    found: list[FigureChange] = []
    for one in now:
        other = earlier.get((one.topic, one.id))
        if other is not None and other.value != one.value:
            found.append(FigureChange(one.topic, one.value, other.value, one.id, one.name))
    return found
