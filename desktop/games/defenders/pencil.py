"""Names that are pencilled in on what grows in the city: they count when it is finished, and not before.

Nothing of it is an answer, so it stands in no journal; it is kept beside the other things of a table that are no rules.
"""

from __future__ import annotations

from typing import Final

from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT, Write

OFFERED: Final = 3
"""So many names are offered at a time."""


class Pencil:
    """Which names are offered for a stack, and which of them stands on it: the first one until people want another."""

    def __init__(self, settings: Settings, session: MatchSession, words: Words) -> None:
        self._settings, self._session, self._words = settings, session, words

    def offered(self, stack: Stack) -> tuple[str, ...]:
        """Names for what it is so far; none while nothing says what it is, and once it has one."""
        if stack.name or stack.is_final or stack.is_dropped or not stack.has_type():
            return ()
        state = self._session.state
        assert isinstance(state, City)
        return self._words.suggestions(Write(NO_SEAT, topics.NAME, "D-CITY-5", stack.id), state)[:OFFERED]

    def name_of(self, stack: Stack) -> str:
        """What stands on it in pencil."""
        offered = self.offered(stack)
        kept = self._settings.text(self._key(stack.id))
        # After undo it may have become something else.
        return kept if kept in offered else next(iter(offered), "")

    def write(self, stack: str, name: str) -> None:
        """Another name from now on."""
        self._settings.set_text(self._key(stack), name)

    def _key(self, stack: str) -> str:
        # Sandboxes have no number, and a number may be given again.
        session = self._session
        return f"defenders/pencilled/{session.game_id}-{session.match.seed}/{stack}"
