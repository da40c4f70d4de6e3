"""Plays files of sound by what the system brings along, so that no library of ours has to."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QProcess

from desktop.look.system_command import system_process

MOST_AT_ONCE = 3
COMMANDS = {"darwin": (("afplay",),), "linux": (("pw-play",), ("paplay",), ("aplay", "-q"))}
"""What may play a file on a system, the best first: the command and what comes before the file's name."""
Find = Callable[[str], str | None]


class Loudspeaker(Protocol):
    """Plays files."""

    def play(self, path: Path) -> None:
        """Play it beside what goes on; whatever goes wrong, nothing is said and nothing waits."""

    def stop(self) -> None:
        """Be silent."""


class CommandLoudspeaker(QObject):
    """Has each sound played by a command of its own."""

    def __init__(self, command: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self.command = command
        self._running: list[QProcess] = []

    def play(self, path: Path) -> None:
        if len(self._running) >= MOST_AT_ONCE:
            return
        process = system_process(self)
        self._running.append(process)
        process.finished.connect(lambda *_: self._ended(process))
        process.errorOccurred.connect(lambda _: self._ended(process))
        program, *arguments = self.command
        process.start(program, [*arguments, str(path)])

    def stop(self) -> None:
        for process in list(self._running):
            process.kill()
            process.waitForFinished(500)

    def _ended(self, process: QProcess) -> None:
        if process in self._running:
            self._running.remove(process)
            process.deleteLater()


class WindowsLoudspeaker:
    """Windows plays sounds by itself: one at a time, the newest."""

    def play(self, path: Path) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)

    def stop(self) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(None, winsound.SND_PURGE)


def find_loudspeaker(parent: QObject, platform: str = sys.platform, find: Find = shutil.which) -> Loudspeaker | None:
    """What plays sounds on this system, None where nothing does."""
    if platform == "win32":
        return WindowsLoudspeaker()
    for name, *arguments in COMMANDS.get(platform, ()):
        program = find(name)
        if program is not None:
            return CommandLoudspeaker((program, *arguments), parent)
    return None
