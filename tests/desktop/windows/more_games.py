"""Games of the tests in the catalogue, for as long as a test needs them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rules_core.games import catalogue
from rules_core.kernel.game import GameId

GAMES = ("pig", "hunt", "potions", "toy")


@contextmanager
def games_in_all(count: int) -> Iterator[None]:
    """Fill the catalogue up to so many games."""
    before = dict(catalogue.WHERE)
    for name in GAMES:
        if len(catalogue.WHERE) < count:
            catalogue.add_game(GameId(name), f"tests.{name}.definition")
    yield
    for thread in threading.enumerate():
        # What a window loads beside itself must not meet a catalogue that shrinks.
        if thread.name == "load-ahead":
            thread.join()
    catalogue.WHERE.clear()
    catalogue.WHERE.update(before)
