"""Games of the tests in the catalogue, for as long as a test needs them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from rules_core.games import catalogue
from rules_core.kernel.game import GameId

GAMES = ("pig", "hunt", "potions", "toy")


@contextmanager
def with_games(*names: str) -> Iterator[None]:
    """Add games of the tests to the catalogue."""
    before = dict(catalogue.WHERE)
    for name in names:
        catalogue.add_game(GameId(name), f"tests.{name}.definition")
    yield
    for thread in threading.enumerate():
        # What a window loads beside itself must not meet a catalogue that shrinks.
        if thread.name == "load-ahead":
            thread.join()
    catalogue.WHERE.clear()
    catalogue.WHERE.update(before)


def games_in_all(count: int) -> AbstractContextManager[None]:
    """Fill the catalogue up to so many games."""
    return with_games(*GAMES[: max(0, count - len(catalogue.WHERE))])
