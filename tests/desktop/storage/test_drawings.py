"""Drawings in the library: written with the answer that names them, handed on in files, gone with the last game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from desktop.session.drawings import Drawings
from desktop.sketch.ink import Ink, Letters, Stroke, Tool, from_bytes, to_bytes
from desktop.storage.drawing_file import names_of, plain_drawings, with_drawings
from desktop.storage.library import Library
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.game import GameId, GameMaker
from rules_core.kernel.match import Match, begin, begin_from
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.saves import to_text
from tests.kernel.test_match import first_answer
from tests.toy.toy_siege import ToySiege, ToyState

GAMES: dict[GameId, GameMaker] = {GameId("toy"): ToySiege}
LINE = "line 0 0 40 30"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def strokes(x: int) -> bytes:
    stroke = Stroke(Tool.PEN, "#202020", 18, ((x, 1, 200), (x + 9, 12, 120)))
    return to_bytes(Ink((stroke,), (), (Letters("Fähre", 20, 20, 40),)))


def to_the_sketch() -> Match[ToyState]:
    match = begin(ToySiege({}), 5)
    while match.pending is not None and match.pending.kind != "sketch":
        match.answer(first_answer(match))
    return match


def drawn(library: Library, data: bytes) -> tuple[Match[ToyState], int, str]:
    """A game of the library in which this was drawn last."""
    match = to_the_sketch()
    number = library.add("Drawn", match, {})
    name = Drawings(library.drawings).keep(data)
    match.answer((LINE, f"ink {name}"))
    library.record(number, match, {})
    return match, number, name


def rows(library: Library, table: str) -> int:
    with closing(sqlite3.connect(library.path)) as connection:
        (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(count)


def again(library: Library) -> Drawings:
    """The drawings as another window finds them."""
    other = Library(library.path)
    other.close()
    return Drawings(other.drawings)


def test_a_drawing_is_written_with_its_answer_and_stays_when_that_is_undone(library: Library) -> None:
    match, number, name = drawn(library, strokes(1))
    assert again(library).find(name) == strokes(1)
    match.undo()
    other = Drawings(library.drawings).keep(strokes(2))
    # Kept, and named by nobody yet.
    assert again(library).find(other) is None
    match.answer((LINE, f"ink {other}"))
    library.record(number, match, {})
    assert [again(library).find(one) for one in (name, other)] == [strokes(1), strokes(2)]
    assert library.drawings.missing(number) == 0
    # The same drawing once more is the same row.
    match.undo()
    match.answer((f"ink {name}", LINE))
    library.record(number, match, {})
    assert (rows(library, "drawing"), rows(library, "drawn")) == (2, 2)


def test_drawings_go_with_the_last_game_that_names_them(library: Library) -> None:
    _, number, name = drawn(library, strokes(1))
    copy = library.arranging.duplicate(number, "A copy")
    library.arranging.throw_away(number)
    library.arranging.empty_trash()
    assert again(library).find(name) == strokes(1)
    library.arranging.throw_away(copy)
    library.arranging.empty_trash()
    assert again(library).find(name) is None
    assert (rows(library, "drawing"), rows(library, "drawn")) == (0, 0)


def test_a_game_that_began_in_a_sandbox_names_what_was_drawn_before_it(library: Library) -> None:
    match, _, name = drawn(library, strokes(1))
    tried = begin_from(match.game, match.state, 7)
    number = library.add("From there", tried, {})
    assert list(library.drawings.of_game(number)) == [name]


def exported(library: Library, number: int, path: Path) -> dict[str, Any]:
    library.export(number, path, GAMES)
    document = json.loads(path.read_text("utf-8"))
    assert isinstance(document, dict)
    return document


def test_a_file_hands_its_drawings_on_as_readable_json(library: Library, tmp_path: Path) -> None:
    _, number, name = drawn(library, strokes(1))
    path = tmp_path / "game.hearthgame"
    document = exported(library, number, path)
    assert document["drawings"][name]["letters"][0]["text"] == "Fähre"
    # A line for each.
    assert len([line for line in path.read_text("utf-8").splitlines() if name in line]) == 1
    other = Library(tmp_path / "elsewhere" / "hearthwall.sqlite")
    taken = other.import_(path, GAMES, None, from_bytes)
    assert (taken.missing, Drawings(other.drawings).find(name)) == (0, strokes(1))
    assert again(other).find(name) == strokes(1)
    other.close()


def test_a_game_without_its_drawings_opens_and_says_so_until_a_file_brings_them(
    library: Library, tmp_path: Path
) -> None:
    _, number, name = drawn(library, strokes(1))
    whole, without = tmp_path / "whole.hearthgame", tmp_path / "without.hearthgame"
    document = exported(library, number, whole)
    del document["drawings"]
    without.write_text(json.dumps(document), "utf-8")
    other = Library(tmp_path / "elsewhere" / "hearthwall.sqlite")
    taken = other.import_(without, GAMES, None, from_bytes)
    assert taken.missing == 1
    assert other.load(taken.number, GAMES).over
    assert other.import_(whole, GAMES, None, from_bytes).number == taken.number
    assert again(other).find(name) == strokes(1)
    assert other.drawings.missing(taken.number) == 0
    other.close()


@pytest.mark.parametrize(
    "spoil, said",
    [
        (lambda one: [], "drawings: a table of drawings belongs here"),
        (lambda one: {**one, next(iter(one)): {"strokes": []}}, "this drawing was changed"),
        (lambda one: {**one, next(iter(one)): {"letters": ["\ud800"]}}, "this drawing was changed"),
        (lambda one: {**one, next(iter(one)): "ink" * 5_000_000}, "this drawing is larger than any"),
    ],
)
def test_a_file_with_a_spoiled_drawing_is_refused_whole(
    library: Library, tmp_path: Path, spoil: Any, said: str
) -> None:
    _, number, _ = drawn(library, strokes(1))
    path = tmp_path / "game.hearthgame"
    document = exported(library, number, path)
    document["drawings"] = spoil(document["drawings"])
    path.write_text(json.dumps(document), "utf-8")
    refuse(tmp_path, path, said)


def test_a_file_with_something_else_for_a_drawing_is_refused_whole(library: Library, tmp_path: Path) -> None:
    _, number, _ = drawn(library, b'{"strokes":[{"tool":"axe"}]}')
    path = tmp_path / "game.hearthgame"
    exported(library, number, path)
    refuse(tmp_path, path, "strokes 1: this part of the drawing cannot be read")


def refuse(folder: Path, path: Path, said: str) -> None:
    other = Library(folder / "elsewhere" / "hearthwall.sqlite")
    with pytest.raises(SaveProblem, match=said):
        other.import_(path, GAMES, None, from_bytes)
    assert [rows(other, table) for table in ("game", "drawing", "drawn")] == [0, 0, 0]
    other.close()


def test_a_damaged_drawing_counts_as_missing_until_a_file_brings_it_again(library: Library, tmp_path: Path) -> None:
    _, number, name = drawn(library, strokes(1))
    path = tmp_path / "game.hearthgame"
    exported(library, number, path)
    with closing(sqlite3.connect(library.path)) as connection:
        connection.execute("UPDATE drawing SET data = ?", (b"x" * 40,))
        connection.commit()
    assert again(library).find(name) is None
    other = Library(library.path)
    assert other.drawings.of_game(number) == {}
    assert other.drawings.missing(number) == 1
    assert other.import_(path, GAMES, None, from_bytes).missing == 0
    other.close()
    assert again(library).find(name) == strokes(1)


def test_a_library_that_is_made_anew_gets_the_drawings_of_the_game_that_is_open(library: Library) -> None:
    match, number, name = drawn(library, strokes(1))
    for path in library.path.parent.glob("hearthwall.sqlite*"):
        path.unlink()
    with pytest.raises(LibraryProblem):
        library.record(number, match, {})
    library.make_anew()
    library.record(number, match, {})
    assert again(library).find(name) == strokes(1)


def test_a_game_that_cannot_be_saved_goes_into_a_file_with_its_drawings(library: Library, tmp_path: Path) -> None:
    match = to_the_sketch()
    drawings = Drawings()
    match.answer((LINE, f"ink {drawings.keep(strokes(1))}"))
    path = tmp_path / "kept.hearthgame"
    path.write_text(with_drawings(to_text(match).rstrip(), plain_drawings(names_of(match), drawings.find)), "utf-8")
    assert library.drawings.missing(library.import_(path, GAMES, None, from_bytes).number) == 0
