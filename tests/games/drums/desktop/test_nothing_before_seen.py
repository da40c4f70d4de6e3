"""Nothing is told before it is seen: as long as muskets, dice and men move, no surface shows what comes of it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.song.facts import AttackResolved
from tests.desktop.windows.frames_seen import Seen, answers, rows_shown
from tests.games.drums.desktop.seats import match_at, seat, session_of

PACE = 6.0
FRAMES, ATTACKS = 60, 6


def test_no_surface_is_ahead_of_the_picture(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_of(match_at(topics.WHOM))).window()
    assert isinstance(window, PlayWindow)
    window.theme.set_less_motion(False)
    window.theme.set_pace(PACE)
    window.theme.set_their_pace(PACE)
    assert rows_shown(window)
    seen = Seen()
    window.player.beat.connect(lambda fact, _: seen.in_sight.append(fact))
    attacks = 0
    for _ in answers(window, ThumbPlayer()):
        if window.session.is_behind:
            told = window.session.match.facts[len(window.session.facts) :]
            attacks += sum(isinstance(one.fact, AttackResolved) for one in told)
        seen.watch(window)
        if seen.frames >= FRAMES and attacks >= ATTACKS:
            break
    assert (seen.frames >= FRAMES, attacks >= ATTACKS, seen.rolling > 0) == (True, True, True), (seen, attacks)
    print(f"{seen.frames} frames, {seen.rolling} with rolling dice, {attacks} attacks: none is ahead")
