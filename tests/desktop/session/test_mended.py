"""What people mend in a book is kept with the game, goes along in its file, and changes nothing that was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.storage.mended import LONGEST_NAME, MENDED, Mended
from rules_core.kernel.game import GameId
from tests.desktop.session.keeping import catalogue_with, nothing_to_say

GIVEN = {
    "texts": {"It rained.": "It poured."},
    "names": {"Rose Gate": "Lily Gate"},
    "ruled": "A die on the floor is thrown again.",
}


def mend(session: MatchSession) -> None:
    session.mend("It rained.", " It poured. ", is_name=False)
    session.mend("Rose Gate", "Lily Gate", is_name=True)
    session.rule("A die on the floor is thrown again.")


def test_it_comes_back_with_the_game_with_its_copy_and_with_its_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "pig")
    library = GameLibrary(tmp_path / "here", nothing_to_say)
    session = library.begin(NewGame(GameId("pig"), "Ours", {"target": 20}, 5))
    number, played = session.game_id, list(session.match.journal.entries)
    whole, bare = tmp_path / "whole.hearthgame", tmp_path / "bare.hearthgame"
    library.export(number, bare)
    mend(session)
    assert session.match.journal.entries == played
    session.undo()
    library.export(number, whole)
    library.keep_as_copy(session, "Once more")
    assert session.game_id != number
    for one in (number, session.game_id):
        again = library.resume(one)
        assert again.mended.to_plain() == GIVEN
        again.end()
    session.end()
    library.close()
    other = GameLibrary(tmp_path / "there", nothing_to_say)
    # A game that is there already takes from its file what it lacks, and keeps what it has of its own.
    taken = other.take_in(bare).number
    there = other.resume(taken)
    there.mend("Rose Gate", "Oak Gate", is_name=True)
    there.end()
    assert other.take_in(whole).number == taken
    there = other.resume(taken)
    assert there.mended.to_plain() == {**GIVEN, "names": {"Rose Gate": "Oak Gate"}}
    # What it was first puts it back.
    there.mend("Rose Gate", "Rose Gate", is_name=True)
    there.mend("It rained.", "", is_name=False)
    there.rule("")
    assert there.mended.to_plain() == {}
    there.end()
    other.close()


def test_what_a_file_says_of_it_may_be_anything(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig")
    library = GameLibrary(tmp_path / "here", nothing_to_say)
    session = library.begin(NewGame(GameId("pig"), "Ours", {"target": 20}, 5))
    path = tmp_path / "game.hearthgame"
    library.export(session.game_id, path)
    session.end()
    library.close()
    document = json.loads(path.read_text("utf-8"))
    spoiled: tuple[object, ...] = (
        7,
        [],
        {"texts": 4},
        {"ruled": ["x"]},
        {"texts": {"a": 1, "b": ["x"]}},
        {"names": {"a": "x" * (LONGEST_NAME + 1)}},
    )
    for number, one in enumerate(spoiled):
        document[MENDED] = one
        path.write_text(json.dumps(document), "utf-8")
        other = GameLibrary(tmp_path / f"there-{number}", nothing_to_say)
        again = other.resume(other.take_in(path).number)
        assert again.mended.to_plain() == {}
        again.end()
        other.close()
    kept = Mended({"texts": {"a": "b", "c": " "}, "more": 1})
    assert kept.to_plain() == {"texts": {"a": "b"}}
