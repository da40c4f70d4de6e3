"""Two windows or two programs on one library: nothing is mixed, nothing is lost, and the slower one is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.storage.cards import read_cards
from desktop.storage.library import Library
from desktop.storage.problems import PlayedElsewhere
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import begin
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege

ROOT = Path(__file__).parents[3]
GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}


@pytest.mark.parametrize("one_library", [True, False])
def test_the_slower_of_two_windows_is_told_and_writes_nothing(tmp_path: Path, one_library: bool) -> None:
    library = Library(tmp_path / "hearthwall.sqlite")
    other = library if one_library else Library(library.path)
    number = library.add("Twice", begin(ToySiege({}), 5), {})
    mine, yours = library.load(number, GAMES), other.load(number, GAMES)
    mine.answer((50, 50, 0))
    yours.answer((1, 1, 0))
    library.record(number, mine, {"round": 1})
    with pytest.raises(PlayedElsewhere, match="another window"):
        other.record(number, yours, {"round": 2})
    assert library.card(number).summary == {"round": 1}
    assert library.load(number, GAMES).journal.entries == mine.journal.entries
    # Whoever was first goes on, and the other one in a copy with all its answers.
    mine.answer(first_answer(mine))
    library.record(number, mine, {})
    copy = other.add("Twice (copy)", yours, {})
    yours.answer(first_answer(yours))
    other.record(copy, yours, {})
    assert library.load(copy, GAMES).journal.entries == yours.journal.entries
    assert library.load(number, GAMES).journal.entries == mine.journal.entries
    library.close()
    other.close()


def test_a_game_that_was_deleted_meanwhile_can_be_kept_as_a_copy(tmp_path: Path) -> None:
    library, other = Library(tmp_path / "hearthwall.sqlite"), Library(tmp_path / "hearthwall.sqlite")
    number = library.add("Gone", begin(ToySiege({}), 5), {})
    match = library.load(number, GAMES)
    other.arranging.throw_away(number)
    assert other.arranging.empty_trash() == 1
    match.answer((50, 50, 0))
    with pytest.raises(PlayedElsewhere, match="deleted"):
        library.record(number, match, {})
    copy = library.add("Gone (copy)", match, {})
    assert other.load(copy, GAMES).journal.entries == match.journal.entries
    library.close()
    other.close()


def test_two_programs_that_play_the_same_game_at_once_mix_nothing(tmp_path: Path) -> None:
    library = Library(tmp_path / "hearthwall.sqlite")
    number = library.add("Both", begin(ToySiege({"wall": 9}), 5), {})
    command = [sys.executable, "-m", "tests.desktop.storage.two_programs", str(library.path), str(number), "60"]
    both = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate(timeout=120)[0] for one in both]
    assert [one.returncode for one in both] == [0, 0]
    cards = read_cards(library.path)
    assert len(cards) == 1 + sum(int(words) for words in said)
    for card in cards:
        match = library.load(card.id, GAMES)
        assert match.dropped == 0
        assert match.over or match.pending is not None
    library.close()
