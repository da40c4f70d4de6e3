"""Games for these tests: begun, played on by a player without a person, and compared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.session.match_session import MatchSession
from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.library import Library
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.game import Plain
from rules_core.kernel.match import Match, begin
from rules_core.kernel.saves import to_text


def setup() -> Plain:
    """The shortest siege."""
    content = shipped()
    return build(content, {"heroes": list(content.heroes)[:2], "length": "intro"})


def new_match(seed: int = 7) -> Match[Any]:
    """A game at its first question."""
    return begin(GAMES[GAME](setup()), seed)


def play(match: Match[Any], answers: int) -> None:
    """So many answers further."""
    bot = ThumbPlayer()
    for _ in range(answers):
        assert match.pending is not None
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))


def play_session(session: MatchSession, answers: int) -> None:
    """So many answers further, each through the session and so through the library."""
    bot = ThumbPlayer()
    for _ in range(answers):
        request = session.pending
        assert request is not None
        position = session.match.journal.depth(session.match.journal.head)
        assert session.answer(bot.decide(session.state, request, position))


def as_kept(folder: Path, number: int) -> str:
    """The game as somebody finds it who opens the library anew."""
    library = Library(folder / LIBRARY_FILE)
    try:
        return to_text(library.load(number, GAMES))
    finally:
        library.close()
