"""How quickly 500 games are shown and searched: `python -m tests.speed.library_bench`.

Opens the list of all games over a library with 500 of them, each with tags, a picture and a played journal's card, and
filters it as a person types. The targets are 1.5 s and 50 ms on an idle machine. It also tells what the care of the
library behind the start page takes. It judges nothing.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.storage.backups import back_up_if_due
from desktop.storage.rescue import look_over
from desktop.windows.games_list import GamesList
from desktop.windows.shelf import Shelf
from rules_core.bots.thumb_player import ThumbPlayer
from rules_core.games.village.loader import shipped
from rules_core.games.village.setup import build
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.requests import is_chance

GAMES = 500
ANSWERS = 60
OPEN_TARGET_S = 1.5
FILTER_TARGET_MS = 50
TAGS = ("campaign", "spring", "with Ada", "by the river", "won at last")


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        _fill(shelf)
        path = shelf.library.path
        theme = Theme(less_motion=True)
        start = perf_counter()
        dialog = GamesList(theme, shelf)
        dialog.show()
        application.processEvents()
        dialog.grab()
        print(f"open {GAMES} games      {perf_counter() - start:6.2f} s   target {OPEN_TARGET_S} s")
        times: list[float] = []
        for words in ("spring", "fire 1", "council", "nothing at all"):
            for end in (*range(1, len(words) + 1), 0):
                times.append(_type(words[:end], dialog))
        times.sort()
        print(
            f"filter, painted     median {times[len(times) // 2]:5.1f} ms  worst {times[-1]:5.1f} ms  "
            f"target {FILTER_TARGET_MS} ms"
        )
        dialog.close()
        size = path.stat().st_size / 1e6
        for name, call in (
            ("is it whole", lambda: look_over(path)),
            ("backup of the day", lambda: back_up_if_due(path, datetime.now(UTC))),
        ):
            start = perf_counter()
            call()
            print(f"{name:<18} {perf_counter() - start:6.2f} s   of {size:.0f} MB, in a thread")
        shelf.close()


def _type(words: str, dialog: GamesList) -> float:
    """Milliseconds until the games that the words leave are painted."""
    start = perf_counter()
    dialog.search.setText(words)
    dialog.grab()
    return (perf_counter() - start) * 1000


def _fill(shelf: Shelf) -> None:
    """One game is played, the others are copies of it with other names, tags and stars."""
    content = shipped()
    session = shelf.begin("Fire 0", build(content, {"heroes": list(content.heroes)[:3], "length": "intro"}), 5)
    bot = ThumbPlayer()
    for _ in range(ANSWERS):
        request = session.pending
        if request is None:
            break
        position = session.match.journal.depth(session.match.journal.head)
        chance = is_chance(request)
        seeded = seeded_answer(session.match.seed, position, request) if chance else None
        session.answer(seeded if seeded is not None else bot.decide(session.state, request, position))
    shelf.library.keep_picture(session.game_id, Random(1).randbytes(30_000))
    chosen = Random(7)
    arranging = shelf.library.arranging
    for number in range(1, GAMES):
        copy = arranging.duplicate(session.game_id, f"Fire {number}")
        arranging.tag(copy, chosen.sample(TAGS, chosen.randrange(4)))
        arranging.star(copy, chosen.random() < 0.2)


if __name__ == "__main__":
    main()
