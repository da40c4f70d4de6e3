"""What a company shows of its models and of what is left of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.look.token import TokenView


@dataclass(frozen=True, slots=True)
class Member:
    """One model as a tile."""

    token: TokenView
    """At no place: a tile looks the same wherever its model goes."""
    title: str
    """What it is called in a line or two below its token."""
    state: str = ""
    """Why it is not on the table, as one word for assistive tools; "" for whoever is there."""
    is_lost: bool = False
    """Whether it is out of the battle for good."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How many are left of `all`, and at how many left something happens to all of them; 0 where nothing does."""

    all: int
    left: int
    shaken_at: int = 0
    broken_at: int = 0
    words: str = ""
    """How many are left and who may act, in a line."""
    warning: str = ""
    """What happens after how many more losses, in a line."""


Members = Callable[[], list[Member]]
"""Reads them from the state as it is shown."""
