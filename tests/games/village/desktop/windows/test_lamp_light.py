"""In the enemies' turn light falls on who acts and its goal, not before that is seen, and goes out with the turn."""

from __future__ import annotations

from math import hypot
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.look.theme import STEP_BY_STEP
from desktop.play.play_window import PlayWindow
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.kernel.facts import Fact
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def beats_of_their_turn(qtbot: QtBot, window: PlayWindow) -> list[tuple[Fact, bool]]:
    """What is shown of the enemies' turn, step by step, and whether the lamp shines then."""
    seen: list[tuple[Fact, bool]] = []
    scene = board_of(window).scene
    window.theme.set_less_motion(False)
    window.theme.set_their_pace(STEP_BY_STEP)
    window.player.beat.connect(lambda fact, _: seen.append((fact, scene.lamp is not None)))
    window.answer("pass")
    qtbot.waitUntil(lambda: bool(seen) or not window.session.is_behind)
    for _ in range(300):
        if not window.session.is_behind:
            break
        window.player.next()
        qtbot.wait(1)
    assert not window.session.is_behind
    return seen


def test_the_lamp_comes_with_the_decision_and_goes_out_with_the_turn(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=4))
    board = board_of(window)
    wide: list[float] = []

    def measure(fact: Fact, _: bool) -> None:
        lamp = board.scene.lamp
        if isinstance(fact, EnemyDecided) and lamp is not None:
            here = board.scene.centre_of_item(fact.model)
            assert here is not None
            assert hypot(here.x() - lamp.x, here.y() - lamp.y) < lamp.radius
            wide.append(lamp.radius)

    window.player.beat.connect(measure)
    seen = beats_of_their_turn(qtbot, window)
    decided = [number for number, (fact, _) in enumerate(seen) if isinstance(fact, EnemyDecided)]
    assert decided
    assert wide
    assert not any(shines for _, shines in seen[: decided[0]])
    assert all(seen[number][1] for number in decided)
    assert board.scene.lamp is None


def test_the_lamp_can_be_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=4))
    switch = board_of(window).lamp
    assert switch in window.actions_for_menus()["view"]
    assert switch.isChecked()
    switch.trigger()
    assert not any(shines for _, shines in beats_of_their_turn(qtbot, window))
    assert not window.settings.flag("map/lamp", default=True)
