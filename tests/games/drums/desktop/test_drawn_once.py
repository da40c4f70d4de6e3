"""A question with all that belongs to it is drawn on the map at once, and once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.play.fact_player import FactPlayer
from desktop.play.plain_board import PlainStage
from desktop.tabletop.marks import GHOST
from rules_core.song import topics as song_topics
from tests.games.drums.desktop.seats import match_at, seat, session_of


def test_where_somebody_may_go_is_drawn_once_after_an_answer_and_after_undo(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(match_at(song_topics.ACTION, "move"))
    board = seat(qtbot, tmp_path, session)
    scene, drawn = board.scene, list[bool]()
    draw = scene.set_tokens

    def counted(*tokens: Any, **how: Any) -> Any:
        changes = draw(*tokens, **how)
        drawn.append(scene.has_item(GHOST))
        return changes

    monkeypatch.setattr(scene, "set_tokens", counted)
    session.answer("move")
    assert drawn == [True], "with where the Sergeant would go"
    assert scene.overlays.reach
    drawn.clear()
    session.undo()
    assert drawn == [False]
    assert scene.overlays == board.display.overlays_now()


class _Counting(PlainStage):
    def __init__(self) -> None:
        self.settled = list[bool]()

    def settle(self, *, animated: bool) -> None:
        self.settled.append(animated)


@pytest.mark.parametrize("shows", [False, True])
def test_the_end_of_what_was_shown_is_settled_once(qtbot: QtBot, shows: bool) -> None:
    stage = _Counting()
    player = FactPlayer(stage)
    if shows:
        player.finished.connect(player.show_now)
    # Waits as a beat does.
    player._waits = True
    player.finish()
    assert stage.settled == [shows]
