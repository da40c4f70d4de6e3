"""Sieges that are to begin, as the window takes them."""

from desktop.session.new_game import NewGame
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.definition import DEFINITION
from rules_core.kernel.game import Plain
from rules_core.kernel.requests import SeatId


def new_siege(name: str, setup: Plain, seed: int, dice: dict[SeatId, str] | None = None) -> NewGame:
    """A siege from a setup."""
    return NewGame(GAME, name, setup, seed, dice or {})


def first_game() -> NewGame:
    """The guided first game."""
    lesson = DEFINITION.lesson
    assert lesson is not None
    return new_siege(lesson.name, DEFINITION.setup(lesson.choices), lesson.seed)
