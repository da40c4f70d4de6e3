"""Kills a saving process many times and opens the game after each: `python kill_while_saving.py FOLDER KILLS`.

A process of its own, so that it may fork: each child plays and saves after every answer, tells through a pipe what has
been saved, and is killed at a random-looking moment. Prints one line for each kill.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from desktop.storage.library import Library
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import begin
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


def play_for_ever(path: Path, number: int, saved: int) -> None:
    """Play, undo, branch off, and write the count of saved answers to the pipe after each."""
    library = Library(path)
    match = library.load(number, GAMES)
    while True:
        if match.over:
            while match.undo():
                library.record(number, match, {})
                os.write(saved, b"%d\n" % len(match.journal.entries))
            match.answer((len(match.journal.entries) % 100, 1, 0))
        else:
            match.answer(first_answer(match))
        library.record(number, match, {})
        os.write(saved, b"%d\n" % len(match.journal.entries))


def one_life(path: Path, number: int, life: int) -> tuple[int, int]:
    """Start a child, kill it, and give the answers it said it had saved and those found afterwards."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        play_for_ever(path, number, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        # A few answers and a few thousandths of a second: each kill strikes another moment of writing.
        said = b""
        for _ in range(1 + life % 4):
            said = pipe.readline()
        time.sleep((life * 7 % 31) / 2000)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        lines = [line for line in (said + pipe.read()).split(b"\n") if line]
    library = Library(path)
    match = library.load(number, GAMES)
    assert match.over or match.pending is not None
    library.close()
    return int(lines[-1]), len(match.journal.entries)


def main(folder: Path, kills: int) -> None:
    """A new game every ten lives, so that journals stay short."""
    path, number = folder / "0.sqlite", 0
    for life in range(kills):
        if life % 10 == 0:
            path = folder / f"{life}.sqlite"
            library = Library(path)
            number = library.add("Killed", begin(ToySiege({"wall": 9}), life), {})
            library.close()
        said, found = one_life(path, number, life)
        sys.stdout.write(f"{said} {found}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
