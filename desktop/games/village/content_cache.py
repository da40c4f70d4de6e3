"""The content that new games are begun with, read once in a thread and kept as long as the library's items stand so."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING

from desktop.storage.problems import LibraryProblem

if TYPE_CHECKING:
    from desktop.storage.playable_rows import Stand
    from rules_core.games.village.content.types import Content


class VillageContentCache:
    """What ships together with the library's own items that can be played. Thousands of them take seconds to read."""

    def __init__(self, path: Path) -> None:
        """`path` is the library's file, which need not be there."""
        self._path = path
        self._lock = Lock()
        self._stand: Stand = ()
        self._content: Content | None = None

    def read_ahead(self) -> Thread:
        """Read in a thread what is not read yet; the program may end meanwhile."""
        thread = Thread(target=self._read_quietly, name="village-content", daemon=True)
        # Since Python 3.12 no thread can begin once the program ends, and nobody needs what it would have read.
        with suppress(RuntimeError):
            thread.start()
        return thread

    def content(self) -> Content | None:
        """The content as the library stands now; None where nobody has made anything that can be played.

        Waits for a thread that reads it already. Raises `LibraryProblem`.
        """
        from desktop.storage.playable_rows import read_playable, read_stand
        from rules_core.games.village.content.kinds import GAME
        from rules_core.games.village.content.library_content import playable_content

        with self._lock:
            if read_stand(self._path, GAME) != self._stand:
                stand, items = read_playable(self._path, GAME)
                self._content = playable_content(items)[0] if items else None
                self._stand = stand
            return self._content

    def _read_quietly(self) -> None:
        # Whoever begins a game reads it again and is told what is wrong.
        with suppress(LibraryProblem):
            self.content()
