"""The games of the library, as the window begins, opens and keeps them. Slow to load: it brings the database along."""

from __future__ import annotations

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.session.dice_policy import DicePolicy
from desktop.session.drawings import Drawings
from desktop.session.keepsakes import keepsake_of, setup_once_more
from desktop.session.match_session import MatchSession, Summary
from desktop.session.new_game import NewGame
from desktop.session.sandbox import SandboxSession, sandbox_from
from desktop.session.unconfirmed import CARRIED_OUT
from desktop.sketch.ink import from_bytes
from desktop.storage.cards import LIBRARY_FILE, GameCard, read_cards, read_trash
from desktop.storage.item_cards import Arrival
from desktop.storage.library import Library, TakenIn
from desktop.storage.machine_faults import missing_folder
from desktop.storage.mended import MENDED, Mended
from desktop.storage.problems import LibraryProblem
from rules_core.content.items import Item
from rules_core.games.catalogue import GAMES, definition_of, schema_of
from rules_core.games.chosen import chosen_items, mentioned
from rules_core.kernel.game import Plain
from rules_core.kernel.match import Match, NewDiceWait, begin
from rules_core.kernel.requests import SeatId


class GameLibrary:
    """Games in the library, as pages need them."""

    def __init__(self, folder: Path, summary: Summary) -> None:
        """`summary` says what the card of a game shows."""
        self._path = folder / LIBRARY_FILE
        self._summary = summary
        self._library: Library | None = None
        self._had_folder = folder.is_dir()

    @property
    def library(self) -> Library:
        """The open library. Raises `LibraryProblem` when it cannot be opened."""
        if self._library is None:
            if self._had_folder and not self._path.parent.is_dir():
                # Gone since the program began: a new one is not what a person looks for there.
                raise missing_folder(self._path)
            self._library = Library(self._path)
        return self._library

    def games(self, most: int | None = 1000) -> list[GameCard]:
        """All games, the last played first; none of them left out where `most` is None."""
        return read_cards(self._path, -1 if most is None else most)

    def trash(self) -> list[GameCard]:
        """The games in the trash, the last thrown away first."""
        return read_trash(self._path)

    def begin(self, new: NewGame) -> MatchSession:
        """Start a game and put it into the library. Raises `SetupProblem` and `LibraryProblem`."""
        policy = DicePolicy(definition_of(new.game).from_deck)
        policy.set_plain(new.dice)
        match = begin(GAMES[new.game](new.setup), new.seed, policy)
        settings: Plain = {"dice": policy.to_plain(), "seats": dict(new.seats), "names": dict(new.names)}
        number = self.library.add(new.name, match, self._summary(match)[0], settings)
        drawings = self._drawings()
        return MatchSession(
            match, policy, self.library, number, new.name, self._summary, new.seats, drawings, names=new.names
        )

    def resume(self, game_id: int) -> MatchSession:
        """Open a game where it was left. Raises `SaveProblem` and `LibraryProblem`."""
        settings, card = self.library.settings(game_id), self.library.card(game_id)
        # A game that this program does not know is refused below.
        policy = DicePolicy(definition_of(card.kind).from_deck if card.kind in GAMES else None)
        policy.set_plain(_by_seat(settings.get("dice")))
        match = self.library.load(game_id, GAMES, policy)
        name = card.name
        seats = _by_seat(settings.get("seats"))
        names, drawings, mended = _by_seat(settings.get("names")), self._drawings(), Mended(settings.get(MENDED))
        session = MatchSession(
            match, policy, self.library, game_id, name, self._summary, seats, drawings, names=names, mended=mended
        )
        carried_out = settings.get(CARRIED_OUT)
        session.carried_out = carried_out if isinstance(carried_out, int) else -1
        return session

    def keep_as_copy(self, session: MatchSession, name: str) -> None:
        """Put the match into the library once more, and save it there from now on. Raises `LibraryProblem`."""
        session.drawings.keep_in(self.library.drawings)
        settings = {**_settings_of(session), CARRIED_OUT: session.carried_out}
        number = self.library.add(name, session.match, self._summary(session.match)[0], settings)
        session.keep_as(number, name, self.library)

    def sandbox_from(self, game_id: int) -> SandboxSession:
        """A sandbox where a game stands, which stays as it is. Raises `SaveProblem` and `LibraryProblem`."""
        # Dice that the game still waits for must not fall here as they will there.
        match = self.library.load(game_id, GAMES, NewDiceWait())
        self.library.release(match)
        settings, name = self.library.settings(game_id), self.library.card(game_id).name
        dice, seats, names = (_by_seat(settings.get(key)) for key in ("dice", "seats", "names"))
        return sandbox_from(match, match.journal.head, name, dice, seats, self._drawings(), names=names)

    def names_in(self, game_id: int) -> dict[SeatId, str]:
        """The names of the people in a game, by their seats. Raises `LibraryProblem`."""
        return _by_seat(self.library.settings(game_id).get("names"))

    def read_match(self, game_id: int) -> Match[Any]:
        """A game as it stands, to be looked at: no library knows this copy. For a thread.

        Raises `SaveProblem` and `LibraryProblem`.
        """
        match = self.library.load(game_id, GAMES, NewDiceWait())
        self.library.release(match)
        return match

    def keep_sandbox(self, session: SandboxSession, name: str) -> int:
        """Put a sandbox into the library as a game that began where the sandbox did. Raises `LibraryProblem`."""
        return self._keep(session, session.match, name)

    def once_more(self, session: MatchSession, name: str) -> int:
        """Put a game into the library that begins with what people made in this one.

        Raises `SetupProblem` and `LibraryProblem`.
        """
        setup = setup_once_more(session.match, session.state, session.name)
        match = begin(GAMES[session.match.game.name](setup), secrets.randbits(63), session.policy)
        return self._keep(session, match, name)

    def called(self, session: MatchSession, name: str) -> int:
        """The number of the library's item of this name that a keepsake of the game may replace; 0 for none.

        Raises `LibraryProblem`.
        """
        wanted = keepsake_of(session.match, session.state, name)
        same = (wanted.game, wanted.kind, wanted.name.casefold())
        found = [one for one in self.library.items.cards() if (one.game, one.kind, one.name.casefold()) == same]
        return next((one.number for one in found if not one.damaged), 0)

    def keep_made(self, session: MatchSession, name: str, author: str, instead_of: int = 0) -> int:
        """Keep what people made in a game as an item of the library; gives its number.

        `instead_of` is the number of an item that goes to the trash for it. Raises `LibraryProblem`.
        """
        item = keepsake_of(session.match, session.state, name)
        session.drawings.keep_in(self.library.drawings)
        self._keep_mentioned(session, item)
        if not instead_of:
            return self.library.items.add(item, author)
        before = self.library.items.item(instead_of)
        arrival = Arrival(
            item.with_id(before.card.key),
            author,
            before.card.version + 1,
            tags=before.card.tags,
            replaces=instead_of,
            revision=before.revision,
        )
        return self.library.items.take_in([arrival])[0]

    def _keep_mentioned(self, session: MatchSession, item: Item) -> None:
        """What an item speaks of, the game was begun with and the library no longer has comes back with it."""
        schema, there = schema_of(item.game), {one.key for one in self.library.items.items()}
        pinned = {(one.kind, one.id): one for one in chosen_items(session.match.game.setup, schema)}
        for one in mentioned(item, pinned, schema):
            if one.key not in there:
                self.library.items.add(one)

    def _keep(self, session: MatchSession, match: Match[Any], name: str) -> int:
        session.drawings.keep_in(self.library.drawings)
        number = self.library.add(name, match, self._summary(match)[0], _settings_of(session))
        self.library.release(match)
        return number

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

    def take_in(self, path: Path) -> TakenIn:
        """Take an exported game into the library. Raises `SaveProblem` and `LibraryProblem`."""

        def figures(match: Any) -> Plain:
            return self._summary(match)[0]

        return self.library.import_(path, GAMES, figures, from_bytes)

    def missing_drawings(self, game_id: int) -> int:
        """How many drawings of a game are not there, so that plain outlines stand for them; 0 where nobody can look."""
        with suppress(LibraryProblem):
            return self.library.drawings.missing(game_id)
        return 0

    def _drawings(self) -> Drawings:
        return Drawings(self.library.drawings)

    def make_anew(self) -> None:
        """The library is gone, and a person wants a new one in its place. Raises `LibraryProblem`."""
        self._had_folder = False
        self.library.make_anew()

    def close(self) -> None:
        """Let the library go."""
        if self._library is not None:
            self._library.close()
            self._library = None


def _settings_of(session: MatchSession) -> Plain:
    """What the library keeps beside the match itself: whose dice, who sits where, and what they are called."""
    dice, seats = session.policy.to_plain(), session.seats.to_plain()
    return {"dice": dice, "seats": seats, "names": dict(session.seats.names), MENDED: session.mended.to_plain()}


def _by_seat(plain: object) -> dict[SeatId, str]:
    """A word for each seat as a library keeps it; what is none of it is passed over."""
    if not isinstance(plain, dict):
        return {}
    return {SeatId(str(key)): word for key, word in plain.items() if isinstance(word, str)}
