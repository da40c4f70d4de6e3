"""The started program in a real window on a virtual screen: a window manager, real keys, and what is left on disk."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.games.faces import summary_of
from desktop.session.game_library import GameLibrary

NEEDED = ("Xvfb", "openbox", "xdotool")
MISSING = [name for name in NEEDED if shutil.which(name) is None]
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no virtual screen here: {', '.join(MISSING)} not installed")


def until(what: str, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return
        time.sleep(0.2)
    raise AssertionError(f"waited in vain: {what}")


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of a program on a virtual screen with a window manager."""
    reading, writing = os.pipe()
    # Without "-noreset" the server begins anew when its only client leaves, and who connects in that moment dies of it:
    # xdotool is such a client, the window manager was such a victim, and without it no window ever gets the keys.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x800x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        server.wait(10)
        pytest.skip("no display server can be had: Xvfb does not start")
    environment = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield environment
    finally:
        manager.terminate()
        manager.wait(10)
        server.terminate()
        server.wait(10)


class Program:
    """The running program and the hands at its keyboard."""

    def __init__(self, environment: dict[str, str], folder: Path, *more: str) -> None:
        self.environment = environment
        self.folder = folder
        command = [
            sys.executable,
            "-m",
            "desktop",
            "--folder",
            str(folder),
            "--less-motion",
            "--size",
            "1280x720",
            *more,
        ]
        self.process = subprocess.Popen(command, env=environment)

    def finds(self, title: str) -> bool:
        """Whether a window with this title is on the screen, and gives it the focus."""
        found = self._xdotool("search", "--onlyvisible", "--name", title)
        if found.returncode != 0 or not found.stdout.split():
            return False
        return self._xdotool("windowactivate", "--sync", found.stdout.split()[-1]).returncode == 0

    def count(self, title: str) -> int:
        """How many windows with this title are on the screen."""
        return len(self._xdotool("search", "--onlyvisible", "--name", title).stdout.split())

    def keys(self, *names: str) -> None:
        for name in names:
            assert self._xdotool("key", name).returncode == 0
            time.sleep(0.15)

    def answers(self) -> int:
        """How many answers of the only game are on disk."""
        shelf = GameLibrary(self.folder, summary_of)
        try:
            games = shelf.games()
            return len(shelf.resume(games[0].id).match.journal.entries) if games else 0
        finally:
            shelf.close()

    def quit(self) -> int:
        """Leave by the menu's key; the exit code."""
        self.keys("ctrl+q")
        return self.process.wait(PATIENCE)

    def _xdotool(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )


def test_a_first_game_begins_is_left_and_goes_on_in_a_real_window(screen: dict[str, str], tmp_path: Path) -> None:
    first = Program(screen, tmp_path)
    try:
        until("the start page", lambda: first.finds("Hearthwall"))
        time.sleep(1.0)
        first.keys("Return")
        until("the first game", lambda: first.finds("A first evening"))
        before = first.answers()
        # Esc on a menu leaves the keys to the question.
        first.keys("alt+v", "Escape", "Return", "Return", "Return")
        until("three answers on disk", lambda: first.answers() >= before + 3)
        kept = first.answers()
        assert first.quit() == 0
    finally:
        first.process.kill()
        first.process.wait(PATIENCE)
    assert first.answers() == kept

    second = Program(screen, tmp_path)
    try:
        until("the start page", lambda: second.finds("Hearthwall"))
        time.sleep(1.0)
        second.keys("Return")
        until("the same game", lambda: second.finds("A first evening"))
        second.keys("Return")
        until("one answer more", lambda: second.answers() > kept)
        assert second.quit() == 0
    finally:
        second.process.kill()
        second.process.wait(PATIENCE)
