"""Drawings: strokes are kept by their hash, and a sandbox draws on the drawings of the game it was taken from."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.session.drawings import Drawings
from desktop.session.game_library import GameLibrary
from desktop.session.match_session import MatchSession
from desktop.session.new_game import NewGame
from desktop.session.sandbox import sandbox_at, sandbox_of
from desktop.shell.faults.unsaved_games import UnsavedGames
from desktop.shell.opened_file import take_in
from desktop.sketch.ink import Ink, Stamp, to_bytes
from rules_core.kernel.game import GameId
from tests.desktop.session.keeping import catalogue_with, nothing_to_say, session_of
from tests.kernel.test_match import first_answer

INK = to_bytes(Ink((), (Stamp("house", 20, 30, 40),)))


class Store:
    """Stands for the library."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def keep(self, name: str, data: bytes) -> None:
        self.kept[name] = data

    def find(self, name: str) -> bytes | None:
        return self.kept.get(name)


def test_strokes_are_kept_by_their_hash_and_found_again_by_another_window() -> None:
    store = Store()
    name = Drawings(store).keep(b"{}")
    assert name == hashlib.sha256(b"{}").hexdigest()
    assert Drawings(store).find(name) == b"{}"
    assert Drawings().find(name) is None


def test_a_sandbox_shares_the_drawings_of_its_game(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue_with(monkeypatch, "pig")
    session = session_of("pig")
    before = session.drawings.keep(b"before")
    trial = sandbox_at(session, session.match.journal.head)
    assert trial.drawings.find(before) == b"before"
    assert session.drawings.find(trial.drawings.keep(b"tried")) == b"tried"


def draw(session: MatchSession) -> str:
    """Play to the drawing, draw, and give its name."""
    while session.match.pending is not None and session.match.pending.kind != "sketch":
        assert session.answer(first_answer(session.match))
    name = session.drawings.keep(INK)
    assert session.answer(("line 1 1 2 2", f"ink {name}"))
    return name


def new_toy() -> NewGame:
    return NewGame(GameId("toy"), "Toy", {}, 5)


def test_a_game_of_the_library_has_its_drawings_when_it_is_opened_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "toy")
    library = GameLibrary(tmp_path, nothing_to_say)
    session = library.begin(new_toy())
    name = draw(session)
    library.close()
    library = GameLibrary(tmp_path, nothing_to_say)
    assert library.resume(session.game_id).drawings.find(name) == INK
    assert library.sandbox_from(session.game_id).drawings.find(name) == INK
    library.close()


def test_a_sandbox_that_is_kept_as_a_game_brings_its_drawings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "toy")
    library = GameLibrary(tmp_path, nothing_to_say)
    trial = sandbox_of(new_toy())
    name = draw(trial)
    number = library.keep_sandbox(trial, "Tried")
    library.close()
    library = GameLibrary(tmp_path, nothing_to_say)
    assert library.resume(number).drawings.find(name) == INK
    library.close()


def test_missing_drawings_are_told_and_the_game_opens(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "toy")
    library = GameLibrary(tmp_path / "one", nothing_to_say)
    session = library.begin(new_toy())
    draw(session)
    path = tmp_path / "game.hearthgame"
    library.export(session.game_id, path)
    library.close()
    document = json.loads(path.read_text("utf-8"))
    document["drawings"] = {}
    path.write_text(json.dumps(document), "utf-8")
    library = GameLibrary(tmp_path / "two", nothing_to_say)
    said: list[str] = []
    shell = SimpleNamespace(games=library, say=lambda title, words: said.append(f"{title}: {words}"))
    number = take_in(shell, path)
    assert said == ["Drawings are missing: 1 drawing of this game is missing; plain outlines are shown instead."]
    assert library.missing_drawings(number) == 1
    assert library.resume(number).match.over
    library.close()


def test_a_game_that_cannot_be_saved_is_kept_as_a_file_with_its_drawings(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue_with(monkeypatch, "toy")
    window = QWidget()
    qtbot.addWidget(window)
    session = session_of("toy")
    name = draw(session)
    path = tmp_path / "kept.hearthgame"
    unsaved = UnsavedGames(SimpleNamespace(dialog_parent=window, theme=Theme(less_motion=True)))
    assert unsaved.keep_file(session, path)
    assert list(json.loads(path.read_text("utf-8"))["drawings"]) == [name]
