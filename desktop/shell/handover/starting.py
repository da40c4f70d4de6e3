"""Announces that a program is starting, so that another one started in the same instant waits until it can be asked."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from desktop.storage.private_folder import make_private_folder

LOCK_FILE = "starting.lock"
START_PATIENCE_MS = 15_000
"""So long a start may take before nobody waits for it any more."""


class Starting:
    """From the start of the program until it listens. Where the folder takes no file, everything goes on without."""

    def __init__(self, folder: Path) -> None:
        with suppress(OSError):
            make_private_folder(folder, parents=True)
        self._lock = QLockFile(str(folder / LOCK_FILE))

    def begin(self) -> None:
        """Say so, unless another program says so already."""
        self._lock.tryLock(0)

    def wait(self, patience_ms: int = START_PATIENCE_MS) -> None:
        """Say so; while another program is starting, wait for it first. One that was killed is passed over."""
        self._lock.tryLock(patience_ms)

    def over(self) -> None:
        """The program can be asked now."""
        self._lock.unlock()
