"""Whoever plays against the program reads why it does what it does, beside the first thing that is seen of it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.drums.presenter import BattlePresenter
from desktop.session.decided import Decided
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.match import Told
from rules_core.song import topics as song_topics
from rules_core.song.facts import ModelMoved
from rules_core.song.warband import ModelId
from tests.games.drums.desktop.seats import match_at, seat, session_of


def test_the_reason_stands_beside_the_first_fact_that_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.ACTION))
    board = seat(qtbot, tmp_path, session)
    presenter, strip = board.parts.presenter, board.parts.strip
    request = session.pending
    assert request is not None
    thought = ThumbPlayer().think(session.state, request, 0)
    why = presenter.reason(Decided("", request, thought))
    assert why.startswith("Why: ")
    first, second = (ModelMoved("SBH-MOV-1", ModelId(request.subject), 0, 0, far, 0, "move") for far in (300, 400))
    # Nobody has decided: nothing but what happened is told.
    session.told.emit([Told(0, second)])
    assert why not in strip.accessibleName()
    session.autoplay.decided.emit(Decided("", request, thought))
    session.told.emit([Told(0, first)])
    assert strip.accessibleName().endswith(why)
    session.told.emit([Told(0, second)])
    assert why not in strip.accessibleName()


def test_at_a_real_table_it_stands_among_the_orders_alone() -> None:
    session = session_of(match_at(topics.WHOM))
    request = session.pending
    assert request is not None
    decided = Decided("", request, ThumbPlayer().think(session.state, request, 0))
    assert BattlePresenter(session).reason(decided)
    session.amend("play_mode", PlayMode.MAPPED.value)
    assert BattlePresenter(session).reason(decided) == ""
