"""The protocol `Shell`: what the parts of the program may ask of the main window."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from rules_core.kernel.game import NO_GAME, GameId


class Shell(Protocol):
    """The window as its collaborators see it; none of them takes the window itself."""

    theme: Theme
    settings: Settings
    folder: Path
    """Of this person's games and settings."""

    @property
    def dialog_parent(self) -> QWidget:
        """To whom dialogs and helpers belong."""

    @property
    def games(self) -> GameLibrary:
        """The games, and the library that holds them; loaded at the first use."""

    @property
    def session(self) -> MatchSession | None:
        """The game that is open, if one is."""

    # Saying something

    def say(self, title: str, sentence: str) -> None:
        """Show a message that needs an "I see"."""

    def say_why(self, title: str, fault: Exception) -> None:
        """Say why something cannot be done; where the library is damaged, offer the way back."""

    def sentence_of(self, fault: Exception) -> str:
        """One sentence with place and remedy."""

    # Pages

    def show_page(self, page: QWidget, title: str) -> None:
        """Show a page, which is taken in where it is new; `title` stands above the window."""

    def close_page(self, page: QWidget) -> None:
        """Take a page out and delete it."""

    def shows(self, page: QWidget | None) -> bool:
        """Whether this page is the one that is seen."""

    def show_hearth(self) -> None:
        """Go back to the start page."""

    @property
    def at_hearth(self) -> bool:
        """Whether the start page is seen."""

    def refresh_hearth(self) -> None:
        """Show the games on the start page as they stand now."""

    def show_keys(self) -> None:
        """Show all keys of the page that is open."""

    def show_rules_at(self, clause: str) -> None:
        """Show the rules in a window of their own, open at a clause."""

    # Games

    def ask_new_game(self, game: GameId = NO_GAME, *, at_table: bool = False, tried: object | None = None) -> None:
        """Ask for a new game of this kind, "" for any; `tried` is an item that is to be in it."""

    def start_game(self, new: NewGame) -> None:
        """Start a game and open it."""

    def open_game(self, game_id: int) -> None:
        """Go on with a game; asks first when it is open elsewhere."""

    def play(self, session: MatchSession) -> object:
        """Open the page of a game."""

    def leave_game(self) -> None:
        """Put the game away; every answer is saved already."""

    def game_renamed(self) -> None:
        """The open game has another number and name now."""

    @property
    def is_editing(self) -> bool:
        """Whether an editor of the workshop is open."""

    def may_leave_workshop(self) -> bool:
        """Close the editor with its work kept; False where that is not possible, and it says so."""

    def close(self) -> bool:
        """End the program, unless something would be lost."""
