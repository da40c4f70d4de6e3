"""How a game introduces itself, before anything else of it is loaded."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.game import GameId


@dataclass(frozen=True)
class Card:
    """How a game introduces itself on the start page. Texts are English and translated where they are shown."""

    id: GameId
    title: str
    sentence: str
    seats: tuple[int, int]
    """The fewest and the most people who can play it."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    picture: str
    """The name of an icon in resources/icons."""
    books: tuple[str, ...] = ()
    """The books of clauses that hold its rules, as `resources/clauses` names them, its own first."""
    people: str = ""
    """Who plays with or against whom, in a line; "" where `seats` says it all."""
