"""Nothing is told before it is seen: as long as figures walk and dice roll, no surface shows what comes of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.warhold.board import WarBoard
from desktop.games.warhold.tiles.tile_map import TileMap
from desktop.play.play_window import PlayWindow
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.facts import Moved, Struck
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.facts import Fact
from tests.clauses import rule
from tests.desktop.windows.frames_seen import Seen, answers
from tests.games.warhold.board import P1, P2, put
from tests.games.warhold.desktop.test_war_board import board_of
from tests.games.warhold.desktop.wars import session_of, war

PACE = 6.0
FRAMES, STRIKES, STEPS = 60, 2, 2


def board_in(window: PlayWindow) -> WarBoard:
    assert isinstance(window.board, WarBoard)
    return window.board


class WarSeen(Seen):
    """Figures on tiles: wounds, and who is there at all, change with a fact about them alone; so does the map."""

    map: TileMap | None = None

    def told_by_tokens(self, window: PlayWindow) -> dict[str, object]:
        scene = board_in(window).scene
        shown = {view.id: (view.wounds, view.tile) for view in scene.figure_views()}
        return {**shown, "map": (scene.board.bridges, scene.board.holds, scene.board.towns, scene.board.ruins)}

    def offers(self, window: PlayWindow) -> bool:
        board = board_in(window)
        layers = board.scene.layers
        marked = any(view.offered or view.chosen or view.target for view in board.scene.figure_views())
        return marked or bool(layers.reach or layers.offered or layers.path or layers.danger)

    def told_of(self, fact: Fact) -> set[str]:
        texts = [str(getattr(fact, name, "")) for name in ("unit", "other", "who")]
        places = any(hasattr(fact, name) for name in ("stronghold", "tile", "building"))
        return {*(text.partition(" ")[0] for text in texts), *(["map"] if places else [])}


def test_no_surface_is_ahead_of_the_picture(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.MOVE)
    put(moment, "c4", "humans/infantry", P1, wounds=1)
    put(moment, "c5", "skeleton")
    put(moment, "e4", "troll")
    put(moment, "d4", "elves/infantry", P2)
    window = board_of(qtbot, tmp_path, session_of(moment)).parts.window
    assert isinstance(window, PlayWindow)
    window.theme.set_less_motion(False)
    window.theme.set_pace(PACE)
    window.theme.set_their_pace(PACE)
    seen = WarSeen()
    window.player.beat.connect(lambda fact, _: seen.in_sight.append(fact))
    strikes = steps = 0
    for _ in answers(window, ThumbPlayer()):
        if window.session.is_behind:
            told = window.session.match.facts[len(window.session.facts) :]
            strikes += sum(isinstance(one.fact, Struck) for one in told)
            steps += sum(isinstance(one.fact, Moved) for one in told)
        seen.watch(window)
        if seen.frames >= FRAMES and strikes >= STRIKES and steps >= STEPS:
            break
    assert (seen.frames >= FRAMES, strikes >= STRIKES, steps >= STEPS, seen.rolling > 0) == (True,) * 4
    print(f"{seen.frames} frames, {seen.rolling} with rolling dice, {strikes} strikes: none is ahead")
    QTest.qWait(0)


@rule("W-EOT-2")
def test_a_monster_that_comes_stands_there_before_anything_else_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    # With this seed the player draws a giant at the end of the turn.
    session = session_of(war(Phase.MOVE), 5)
    window = board_of(qtbot, tmp_path, session).parts.window
    assert isinstance(window, PlayWindow)
    window.player.speed = window.player.their_speed = PACE
    seen: list[tuple[str, bool]] = []

    def told(fact: Fact, _way: object) -> None:
        here = [view.name for view in board_in(window).scene.figure_views()]
        seen.append((type(fact).__name__, any("Giant" in one for one in here)))

    window.player.beat.connect(told)
    session.answer("done")
    qtbot.waitUntil(lambda: not session.is_behind)
    names = [name for name, _ in seen]
    assert ("Appeared", True) in seen
    assert all(stands for _, stands in seen[names.index("Appeared") :])
    assert names.index("RoundBegan") > names.index("Appeared")
