"""One of two programs on one library: `python two_programs.py LIBRARY GAME ROUNDS`.

Plays a game that the other program plays too. Whoever notices that the other one has saved keeps what it has as a copy
and goes on in the game as it is then. Prints the number of entries that it knows to be saved, for each game it wrote.
"""

from __future__ import annotations

import sys
from pathlib import Path

from desktop.storage.library import Library
from desktop.storage.problems import PlayedElsewhere
from rules_core.kernel.game import GameId, GameMaker
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


def main(path: Path, game: int, rounds: int) -> None:
    """Play on, save every answer, and step aside into a copy where the other one was quicker."""
    library = Library(path)
    match = library.load(game, GAMES)
    kept: dict[int, list[str]] = {}
    for turn in range(rounds):
        if match.over:
            match.jump(0)
        match.answer((turn % 100, 1, 0) if len(first_answer(match)) == 3 else first_answer(match))
        try:
            library.record(game, match, {})
        except PlayedElsewhere:
            copy = library.add("A copy", match, {})
            kept[copy] = [repr(entry) for entry in match.journal.entries]
            again = library.load(copy, GAMES)
            assert [repr(entry) for entry in again.journal.entries] == kept[copy]
            library.release(again)
            library.release(match)
            match = library.load(game, GAMES)
    sys.stdout.write(f"{len(kept)}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
