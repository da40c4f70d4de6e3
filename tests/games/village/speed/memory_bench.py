"""How much memory the program takes: `python -m tests.games.village.speed.memory_bench`.

Resident memory of the process at the Hearth, and at the end of each of ten Intro games that the program plays in one
window, on several tables. The limit is 250 MB after the tenth. It prints figures and judges nothing. A number plays so
many games.
"""

from __future__ import annotations

import sys

from PySide6.QtTest import QTest

from desktop.play.play_window import PlayWindow
from desktop.shell.garbage import CALM_MS
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.players.thumb_player import ThumbPlayer
from tests.games.village.desktop.beginning import new_siege
from tests.speed.opened import answer, opened, resident_mb

GAMES, LIMIT_MB = 10, 250


def main() -> None:
    games = next((int(word) for word in sys.argv[1:] if word.isdigit()), GAMES)
    with opened() as window:
        print(f"at the Hearth        {resident_mb():6.1f} MB")
        content = shipped()
        grounds = [one.id for one in shared_ground(content)]
        for number in range(1, games + 1):
            chosen = {"heroes": list(content.heroes)[:3], "length": "intro", "terrain": grounds[number % len(grounds)]}
            window.start_game(new_siege(f"Memory {number}", build(content, chosen), number))
            page = window.pages.currentWidget()
            assert isinstance(page, PlayWindow)
            bot, answers = ThumbPlayer(), 0
            while page.session.pending is not None:
                answer(page, bot)
                answers += 1
            print(f"game {number:2}, {answers:4} answers {resident_mb():6.1f} MB")
            window.show_hearth()
            # Nobody begins the next game at once.
            QTest.qWait(2 * CALM_MS)
        print(f"back at the Hearth   {resident_mb():6.1f} MB, limit {LIMIT_MB} MB")


if __name__ == "__main__":
    main()
