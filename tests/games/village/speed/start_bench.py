"""How long the program takes from its start to a usable Hearth: `python -m tests.games.village.speed.start_bench`.

The program itself says when its start page shows its games and takes clicks (`--smoke`); the clock of this bench runs
from the start of the process, so the interpreter's own start is part of it. Once with an empty library, then with one
game in it. The target is 1.0 s on an idle machine, with the files in the system's cache. It judges nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from desktop.games.faces import summary_of
from desktop.session.game_library import GameLibrary
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from tests.games.village.desktop.beginning import new_siege

TARGET_S = 1.0
STARTS = 5


def main() -> None:
    with TemporaryDirectory() as folder:
        _report("empty library", folder)
        shelf = GameLibrary(Path(folder), summary_of)
        content = shipped()
        shelf.begin(new_siege("A start", build(content, {"heroes": list(content.heroes)[:3], "length": "intro"}), 5))
        shelf.close()
        _report("one game", folder)


def _report(name: str, folder: str) -> None:
    _start(folder)  # fills the system's cache of files
    times = sorted(_start(folder) for _ in range(STARTS))
    print(
        f"{name:<16} best {times[0][0]:5.2f} s  median {times[STARTS // 2][0]:5.2f} s  "
        f"processor of the best {min(own for _, own in times):5.2f} s  target {TARGET_S} s"
    )


def _start(folder: str) -> tuple[float, float]:
    """Seconds on the clock until the start page is usable, and seconds of processor time of the whole run."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "desktop", "--folder", folder, "--smoke"]
    before = os.times()
    start = perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = perf_counter() - start
        process.communicate()
    assert line.startswith(b"ready"), line
    after = os.times()
    own = after.children_user + after.children_system - before.children_user - before.children_system
    return taken, own


if __name__ == "__main__":
    main()
