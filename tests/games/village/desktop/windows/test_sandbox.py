"""A sandbox of the siege: the enemies wait until they are wanted, or their turn is passed over."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.session.sandbox import SandboxSession
from desktop.shell.main_window import MainWindow
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Phase
from rules_core.kernel.requests import Roll
from tests.desktop.windows.test_sandbox import click, rows
from tests.games.village.desktop.beginning import first_game
from tests.games.village.desktop.windows.seats import opened

MOST = 60


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A first evening whose heroes are to act."""
    monkeypatch.setattr("desktop.session.sandbox.secrets.randbits", lambda bits: 7)
    made = opened(qtbot, tmp_path)
    made.start_game(first_game())
    session = made.session
    assert session is not None
    while session.pending is not None and session.pending.topic != topics.WHOM:
        assert session.answer(ThumbPlayer().decide(session.match.state, session.pending, 0))
    return made


def tried(window: MainWindow) -> SandboxSession:
    """A sandbox from there."""
    page = window.pages.currentWidget()
    assert isinstance(page, PlayWindow)
    page.actions_of_game.sandbox_action.trigger()
    session = window.session
    assert isinstance(session, SandboxSession)
    return session


def until_enemies_wait(session: SandboxSession) -> None:
    """The heroes pass."""
    assert session.answer("pass")
    assert session.match.state.phase is Phase.ENEMY_TURN


def test_the_enemies_wait_and_act_when_they_are_wanted(window: MainWindow, tmp_path: Path) -> None:
    game = window.session
    assert game is not None
    stood = game.match.game.to_plain(game.match.state)
    session = tried(window)
    before = rows(tmp_path)
    until_enemies_wait(session)
    assert session.waiting == "enemy"
    assert isinstance(session.pending, Roll)
    click(window, "sandbox.act")
    for _ in range(MOST):
        if session.match.state.phase is not Phase.ENEMY_TURN:
            break
        assert not session.waiting
        assert session.pending is not None
        assert session.answer(ThumbPlayer().decide(session.match.state, session.pending, 0))
    assert session.match.state.phase is Phase.HERO_TURN
    # And they wait in the round after that.
    until_enemies_wait(session)
    assert session.waiting == "enemy"
    click(window, "sandbox.leave")
    assert window.session is game
    assert game.match.game.to_plain(game.match.state) == stood
    assert rows(tmp_path) == before


def test_their_turn_is_passed_over_by_one_correction(window: MainWindow) -> None:
    session = tried(window)
    until_enemies_wait(session)
    places = {model.id: (model.x, model.y) for model in session.match.state.models.values() if model.side == ENEMIES}
    round_before = session.match.state.round
    click(window, "sandbox.pass-over")
    siege = session.match.state
    assert siege.phase is Phase.HERO_TURN
    assert siege.round == round_before + 1
    assert {id: (siege.models[id].x, siege.models[id].y) for id in places} == places
    assert session.pending is not None
    assert session.pending.topic == topics.WHOM
    session.undo()
    assert session.waiting == "enemy"


def test_dice_of_enemies_in_the_turn_of_the_heroes_do_not_wait(window: MainWindow) -> None:
    session = tried(window)
    for _ in range(MOST):
        if session.waiting:
            assert session.match.state.phase is Phase.ENEMY_TURN
            session.pass_over()
        assert session.pending is not None
        assert not isinstance(session.pending, Roll)
        assert session.answer(ThumbPlayer().decide(session.match.state, session.pending, 0))
        if any(roll.request.who == "enemy" for roll in session.match.rolls):
            return
    pytest.fail("no enemy has rolled")


def test_everything_on_the_table_can_be_corrected(window: MainWindow) -> None:
    session = tried(window)
    hero = next(iter(session.match.state.heroes))
    assert session.amend("supplies", 33)
    assert session.amend(f"models/{hero.id}/quality_lost", 1)
    assert session.amend("buildings/forge/integrity", 1)
    assert session.match.state.supplies == 33
    assert session.match.state.buildings["forge"].integrity == 1
