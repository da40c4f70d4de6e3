"""A note of the guided first game, as a game writes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Request, Topic


@dataclass(frozen=True)
class Note:
    """One note: shown at the first question that it is about."""

    key: str
    topic: Topic | None
    """What is asked; None for the note that is shown when the other side is seen to act for the first time."""
    title: str
    text: str
    is_about_right: bool = False
    """Whether it speaks of the docks on the right, which it leaves free."""
    fits: Callable[[Any, Request], bool] | None = None
    """Whether it is about this very question in this state; None where the topic alone says so."""
    seen: type[Fact] | None = None
    """Of a note without a question: what is being shown as it comes; None where their turn itself is enough."""
    is_for_now: bool = False
    """Whether it says nothing to whoever reads it after the game."""
