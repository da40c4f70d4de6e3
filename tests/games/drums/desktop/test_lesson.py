"""The guided first skirmish: each note is reached before what it speaks of, and lies where it can be read."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.drums.lesson import NOTES
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.drums.card import GAME
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.roles import DEFEND
from rules_core.games.drums.state.facts import SquadBroke
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import BOT
from rules_core.song.facts import GroupOrdered, MoraleRolled
from tests.games.drums.field import P1

MOST = 600
FIRST = "learn.drums.role"
BEFORE = {"morale": MoraleRolled, "breaking": SquadBroke, "order": GroupOrdered}
"""What each of these notes speaks of, and has to come before where the reader has a hand in it."""


def test_every_note_is_reached_in_time_and_lies_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.wake()
    window.learn(GAME)
    session, guide, play = window.session, window.guide, window.findChild(PlayWindow)
    assert session is not None
    assert guide is not None
    assert isinstance(play, PlayWindow)
    # The other side is the program's, as it is for whoever sits down alone; here it plays at our pace.
    assert session.seats.persons == [P1]
    session.autoplay.stop()
    seen: dict[str, int] = {}
    for position in range(MOST):
        note = guide.note
        if note is not None and note.objectName() not in seen:
            seen[note.objectName()] = len(session.match.facts)
            qtbot.wait(60)
            assert play.rect().contains(note.geometry()), note.objectName()
            assert not note.geometry().intersects(play.prompt.geometry()), note.objectName()
        play.player.finish()
        match = session.match
        if match.pending is None:
            break
        is_role = match.pending.topic == topics.ROLE
        session.answer(DEFEND if is_role else ThumbPlayer().decide(match.state, match.pending, position), BOT)
        if position == 0:
            # Taken back, the question is there again and its note is not given twice.
            session.undo()
            assert guide.shown == ["drums.role"]
            session.answer(DEFEND, BOT)
    assert set(seen) == {f"learn.{note.key}" for note in NOTES}
    assert next(iter(seen)) == FIRST
    facts: list[Fact] = [told.fact for told in session.match.facts]
    for key, kind in BEFORE.items():
        first = next(at for at, fact in enumerate(facts) if isinstance(fact, kind) and _is_ours(fact))
        assert seen[f"learn.drums.{key}"] <= first, key
    window.close()


def _is_ours(fact: Fact) -> bool:
    return not isinstance(fact, GroupOrdered) or fact.leader.startswith(P1)
