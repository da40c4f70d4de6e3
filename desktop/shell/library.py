"""The shelf: the window's way to the library. Imported at the first use, for the database is slow to load."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.games.village.game_summary import summary_of
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.storage.cards import LIBRARY_FILE, GameCard, read_cards, read_trash
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.games.catalogue import GAMES
from rules_core.kernel.game import Plain
from rules_core.kernel.match import begin


class Shelf:
    """Games in the library, as pages need them."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LIBRARY_FILE
        self._library: Library | None = None

    @property
    def library(self) -> Library:
        """The open library. Raises `LibraryProblem` when it cannot be opened."""
        if self._library is None:
            self._library = Library(self._path)
        return self._library

    def games(self, most: int | None = 1000) -> list[GameCard]:
        """All games, the last played first; none of them left out where `most` is None."""
        return read_cards(self._path, -1 if most is None else most)

    def trash(self) -> list[GameCard]:
        """The games in the trash, the last thrown away first."""
        return read_trash(self._path)

    def begin(self, name: str, setup: Plain, seed: int, dice: dict[str, str] | None = None) -> MatchSession:
        """Start a game and put it into the library. Raises `SetupProblem` and `LibraryProblem`."""
        policy = DicePolicy()
        policy.set_plain(dice or {})
        match = begin(GAMES["village"](setup), seed, policy)
        figures, _ = summary_of(match)
        number = self.library.add(name, match, figures, {"dice": policy.to_plain()})
        return MatchSession(match, policy, self.library, number, name, summary_of)

    def resume(self, game_id: int) -> MatchSession:
        """Open a game where it was left. Raises `SaveProblem` and `LibraryProblem`."""
        policy = DicePolicy()
        dice = self.library.settings(game_id).get("dice", {})
        policy.set_plain(dice if isinstance(dice, dict) else {})
        match = self.library.load(game_id, GAMES, policy)
        return MatchSession(match, policy, self.library, game_id, self.library.card(game_id).name, summary_of)

    def keep_as_copy(self, session: MatchSession, name: str) -> None:
        """Put the match into the library once more, and save it there from now on. Raises `LibraryProblem`."""
        figures, _ = summary_of(session.match)
        number = self.library.add(name, session.match, figures, {"dice": session.policy.to_plain()})
        session.keep_as(number, name, self.library)

    def keep_dice(self, session: MatchSession) -> None:
        """Write down who throws which dice in this game, where it can be: they are set again in a moment."""
        with suppress(LibraryProblem):
            self.library.keep_settings(session.game_id, {"dice": session.policy.to_plain()})

    def keep_picture(self, session: MatchSession, picture: bytes) -> None:
        """Keep the picture of the table for the start page; without one it draws its own."""
        with suppress(LibraryProblem):
            self.library.keep_picture(session.game_id, picture)

    def export(self, game_id: int, path: Path) -> None:
        """Write a game to a file. Raises `SaveProblem`, `LibraryProblem`, `OSError`."""
        self.library.export(game_id, path, GAMES)

    def take_in(self, path: Path) -> int:
        """Take an exported game into the library. Raises `SaveProblem`."""

        def figures(match: Any) -> Plain:
            return summary_of(match)[0]

        return self.library.import_(path, GAMES, figures)

    def close(self) -> None:
        """Let the library go."""
        if self._library is not None:
            self._library.close()
            self._library = None


__all__ = ["LibraryProblem", "Shelf"]
