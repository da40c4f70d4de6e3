"""Drawings: strokes are kept by their hash, and a sandbox draws on the drawings of the game it was taken from."""

from __future__ import annotations

import hashlib

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.drawings import Drawings
from desktop.session.sandbox import sandbox_at
from tests.desktop.session.keeping import catalogue_with, session_of


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
