"""What the present question makes of things on a map, and what a hand tries out over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rules_core.kernel.requests import Topic

GHOST: Final = "ghost"
"""The id under which a map shows what is being placed."""


@dataclass(frozen=True)
class SceneMarks:
    """What the present question makes of things: the chosen one, those offered with their keys, the targets."""

    chosen: str = ""
    offered: dict[str, str] = field(default_factory=dict)
    targets: tuple[str, ...] = ()

    def with_letters(self, letters: Mapping[str, str]) -> SceneMarks:
        """The same for a picture, where no key does anything: these things have the letters of two answers."""
        return replace(self, offered={**dict.fromkeys(self.offered, ""), **letters})


@dataclass(frozen=True)
class TriedMove:
    """What a person is trying out on the map."""

    topic: Topic | None = None
    subject: str = ""
    x: int = 0
    y: int = 0
    turn: int = 0
    shown: bool = False
    why: str = ""
    """Why just this place is a good one."""
