"""The strokes of drawings, kept by their hash: answers of a game name them and do not hold them."""

from __future__ import annotations

import hashlib
from typing import Protocol


class DrawingStore(Protocol):
    """What keeps drawings beyond this window; the library is one."""

    def keep(self, name: str, data: bytes) -> None:
        """Hold this ready, to be written down with the answer that names it."""

    def find(self, name: str) -> bytes | None:
        """What was kept under this name, None where it is not there."""


class Drawings:
    """Drawings of a game and of all that is tried out from it. Without a store they live as long as the window."""

    def __init__(self, store: DrawingStore | None = None) -> None:
        self._store = store
        self._kept: dict[str, bytes] = {}

    def keep(self, data: bytes) -> str:
        """Take the strokes of a drawing in; gives the name by which an answer speaks of them, 64 hexadecimal digits."""
        name = hashlib.sha256(data).hexdigest()
        self._kept[name] = data
        if self._store is not None:
            self._store.keep(name, data)
        return name

    def keep_in(self, store: DrawingStore) -> None:
        """From now on the drawings are kept there, with all that there are already."""
        self._store = store
        for name, data in self._kept.items():
            store.keep(name, data)

    def find(self, name: str) -> bytes | None:
        """The strokes of this name; None where they are missing, and marks alone can be shown."""
        found = self._kept.get(name)
        if found is None and self._store is not None:
            found = self._store.find(name)
            if found is not None:
                self._kept[name] = found
        return found
