"""Begins new games: which one, and all that is chosen for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.games.faces import face_of
from desktop.games.start_face import ContentCache
from desktop.storage.cards import LIBRARY_FILE
from desktop.storage.problems import LibraryProblem
from rules_core.content.items import Item
from rules_core.games.catalogue import WHERE
from rules_core.kernel.game import NO_GAME, GameId
from rules_core.wording.translation import say

if TYPE_CHECKING:
    from desktop.session.match_session import MatchSession
    from desktop.session.new_game import NewGame, NewGameDialog
    from desktop.session.shell import Shell


class GameStarting(QObject):
    """One for the window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.dialog_parent)
        self._shell = shell
        self._caches: dict[GameId, ContentCache | None] = {}

    def read_ahead(self) -> None:
        """Begin to read the content that new games will be begun with."""
        for game in tuple(WHERE):
            cache = self._cache(game)
            if cache is not None:
                cache.read_ahead()

    def ask_another(self, before: MatchSession) -> None:
        """Ask for a new game of the same kind: whoever plays on keeps seat and name."""
        from desktop.session.new_game import played_in

        self.ask(before.match.game.name).sit_down(played_in(before))

    def ask_which(self, *, at_table: bool = False) -> None:
        """Ask for a new game of any kind; where there is one kind only, at once for that."""
        if len(WHERE) == 1:
            self.ask(next(iter(WHERE)), at_table=at_table)
            return
        from desktop.shell.choose_game import ChooseGame

        dialog = ChooseGame(self._shell.theme, self._shell.dialog_parent)
        dialog.chosen.connect(lambda game: self.ask(game, at_table=at_table))
        dialog.open()

    def ask(
        self,
        game: GameId,
        *,
        at_table: bool = False,
        tried: object | None = None,
        start: Callable[[NewGame], None] | None = None,
    ) -> NewGameDialog:
        """Open the new-game dialog of a game; `tried` is an item that is to be in it, `start` begins another way."""
        dialog = face_of(game).new_game_dialog(game, self._shell, self._cache(game), at_table=at_table, tried=tried)
        with suppress(LibraryProblem):
            if start is None and not any(one.kind == game for one in self._shell.games.games()):
                dialog.begin_first()
        dialog.chosen.connect(start or self._shell.start_game)
        dialog.open()
        return dialog

    def lesson(self, game: GameId = NO_GAME) -> NewGame | None:
        """The guided first game, of the first kind that has one where none is named. Raises `SetupProblem`."""
        from desktop.session.new_game import NewGame
        from rules_core.games.catalogue import all_definitions

        for one in all_definitions():
            if one.lesson is not None and game in (NO_GAME, one.card.id):
                setup = one.setup(one.lesson.choices)
                # Whoever usually sits there without a person does so here.
                seats = {seat.id: seat.usual for seat in one.seats(one.make(setup)) if seat.usual}
                return NewGame(one.card.id, say(one.lesson.name), setup, one.lesson.seed, seats=seats)
        return None

    def can_try(self, item: object) -> bool:
        """Whether a game can begin with this item in it."""
        return isinstance(item, Item) and item.game in WHERE and face_of(item.game).can_try(item)

    def ask_to_try(self, item: object) -> NewGameDialog:
        """Open the new-game dialog of the game that the item is for; `can_try` says whether there is one."""
        assert isinstance(item, Item)
        return self.ask(item.game, tried=item)

    def _cache(self, game: GameId) -> ContentCache | None:
        if game not in self._caches:
            self._caches[game] = face_of(game).content_cache(self._shell.folder / LIBRARY_FILE)
        return self._caches[game]
