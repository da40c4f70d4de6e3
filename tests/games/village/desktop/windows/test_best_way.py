"""The Move that Enter gives leads where it is said to lead, and a ghost shows the place before."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.presenter import VillagePresenter
from desktop.play.models.option_view import OptionView
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules.topics import GO_ON
from rules_core.kernel.requests import Choose
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics
from rules_core.song.facts import ModelMoved
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

SEED = 7


@lru_cache
def skipped() -> int:
    """Which question about an action is the first whose Enter is a Move to a place."""
    return next(skip for skip in range(60) if ready(session_at(topics.ACTION, "move", skip=skip, seed=SEED)).spot)


def ready(session: MatchSession) -> OptionView:
    assert session.pending is not None
    view = VillagePresenter(session).question(session.pending)
    return view.options[view.default]


def test_enter_moves_to_the_place_of_the_ghost(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at(topics.ACTION, "move", skip=skipped(), seed=SEED)
    wanted = ready(session)
    window = seat(qtbot, tmp_path, session)
    trial = board_of(window).hand.trial
    assert trial.shown
    assert (trial.x, trial.y, trial.turn) == wanted.spot
    assert wanted.second, "it says what for"
    told = len(window.session.match.facts)
    QTest.keyClick(window, Qt.Key.Key_Return)
    moved = [one.fact for one in window.session.match.facts[told:] if isinstance(one.fact, ModelMoved)]
    assert (moved[-1].to_x, moved[-1].to_y) == wanted.spot[:2]


def test_who_wants_to_go_elsewhere_chooses_the_place() -> None:
    session = session_at(topics.ACTION, "move", skip=skipped(), seed=SEED)
    assert session.pending is not None
    view = VillagePresenter(session).question(session.pending)
    other = [one for one in view.options if one.letter != "0"][-1]
    assert (other.answer, other.then) == ("move", ())


def test_dice_in_the_tray_are_not_told_on_the_edge_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.DICE, "2", seed=SEED))
    window.answer("2")
    window.player.finish()
    rolled = [one.fact for one in window.session.match.facts if window.presenter.words.fact(one.fact).dice]
    assert rolled
    assert board_of(window).shows_dice_of(rolled[-1])
    assert not window.event_strip.words


@rule("R-V61")
def test_whether_to_go_on_says_where_to() -> None:
    session = session_at(topics.ACTION, "move", skip=skipped(), seed=SEED)
    presenter = VillagePresenter(session)
    assert session.pending is not None
    goal = ready(session).spot
    assert goal is not None
    on = Choose(PLAYERS, GO_ON, "R-V61", session.pending.subject, ("on", "stop"))
    assert presenter.question(on).goal != goal
    session.answer_all(["move", goal])
    view = presenter.question(on)
    assert view.goal == goal
    assert view.second.startswith("The rest of the same move leads on to ")
