"""The guided first city: its notes come in the order of an evening, and each can be read where it lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.defenders.lesson import NOTES
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.players.thumb import ThumbPlayer
from tests.desktop.lessons import notes_in_window

ENOUGH = 240
"""Answers of the thumb player, which end the first city."""


@pytest.mark.parametrize("size, scale", [((1280, 720), 100), ((1920, 1080), 150)])
def test_every_note_lies_in_the_window_and_leaves_its_answers_free(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    seen = notes_in_window(qtbot, tmp_path, GAME, ThumbPlayer(), ENOUGH, size, scale)
    # In the order of the evening, in which at last a place is lost.
    assert seen == [f"learn.{note.key}" for note in NOTES]
