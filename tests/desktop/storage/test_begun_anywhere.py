"""The library keeps a match that began from a given state with its beginning."""

from __future__ import annotations

from pathlib import Path

from desktop.storage.library import Library
from rules_core.kernel.match import begin, begin_from
from tests.conformance.players import play_on
from tests.kernel.test_begin_from import MAKERS, hash_of, nearly_won
from tests.pig.definition import PigGame


def test_the_library_keeps_it_and_knows_it_from_another(tmp_path: Path) -> None:
    with_library = Library(tmp_path / "library.sqlite")
    try:
        match = begin_from(PigGame({"target": 20}), nearly_won(), 5)
        start = hash_of(match)
        number = with_library.add("Nearly won", match, {})
        play_on(match, 2)
        with_library.record(number, match, {})
        other = with_library.load(number, MAKERS)
        assert hash_of(other) == hash_of(match)
        with_library.export(number, tmp_path / "game.hearthgame", MAKERS)
        assert with_library.import_(tmp_path / "game.hearthgame", MAKERS).number == number
        while other.undo():
            pass
        assert hash_of(other) == start
        # The same game with the same seed and no answer yet, but another beginning.
        first = with_library.add("Ann begins", begin(PigGame({"target": 20}), 5), {})
        fresh = with_library.add("Ben begins", begin_from(PigGame({"target": 20}), nearly_won(), 5), {})
        with_library.export(fresh, tmp_path / "fresh.hearthgame", MAKERS)
        assert with_library.import_(tmp_path / "fresh.hearthgame", MAKERS).number == fresh != first
    finally:
        with_library.close()
