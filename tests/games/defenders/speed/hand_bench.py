"""How long a movement of the hand takes on the map of a real game: `python -m tests.games.defenders.speed.hand_bench`.

The window of 1920 x 1080 stands at the drawing of the last location, with the others named and 5,000 strokes on the
sheet. The limit is 10 ms from a movement to the painted window, also for the first and the dearest. Two figures are
told: processor time of movement, what is done meanwhile and paint together, for all gestures of a tool; and lifting it.
It prints figures and judges nothing. `profile` prints where the time goes.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
from math import sin
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.defenders.board import DefendersBoard
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.sketch_prompt import SketchPrompt
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.sketch.hand import Kit
from rules_core.games.catalogue import definition_of
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.games.simulation import SimulationRequest, made_for
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import is_chance
from rules_core.lab.simulate import game_plan
from tests.speed.frames import settle
from tests.speed.sketch_bench import STROKES, crowd

GESTURES, MOVES = 6, 120
SEED = 5


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    theme = Theme()
    theme.apply(app)
    game = GameId("defenders")
    simulation = made_for(definition_of(game))
    setup = simulation.make(game_plan(simulation, SimulationRequest(SEED), 0)).setup
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(1920, 1080)
        window.show()
        window.wake()
        window.start_game(NewGame(game, "Strokes", setup, SEED))
        page = window.pages.currentWidget()
        assert isinstance(page, PlayWindow)
        _come_to_the_last_drawing(page)
        _draw_and_erase(app, page, cProfile.Profile() if "profile" in sys.argv else None)
        window.close()


def _come_to_the_last_drawing(page: PlayWindow) -> None:
    player, session = ThumbPlayer(), page.session
    while (request := session.pending) is not None:
        state = session.state
        assert isinstance(state, City)
        if request.topic == topics.DRAWING and sum(not one.is_drawn for one in state.locations) == 1:
            return
        if is_chance(request):
            session.roll()
        else:
            session.answer(player.decide(state, request, session.match.journal.depth(session.match.journal.head)))
        page.player.finish()


def _draw_and_erase(app: QApplication, page: PlayWindow, profile: cProfile.Profile | None) -> None:
    prompt, board = page.prompt.prompt, page.board
    assert isinstance(prompt, SketchPrompt)
    assert isinstance(board, DefendersBoard)
    sheet, hand = board.sheet, prompt.hand
    ink, paper = crowd(STROKES), sheet.paper()
    hand.drawing.add(*ink.strokes, *ink.stamps)
    settle(lambda: sheet.baked.is_sharp, 60.0)
    for kit in (Kit.PEN, Kit.BRUSH, Kit.RIVER, Kit.ERASE):
        hand.take(kit)
        app.processEvents()
        moved: list[float] = []
        lifted: list[float] = []
        for gesture in range(GESTURES):
            left, right = paper.left() + paper.width() * 0.05, paper.right() - paper.width() * 0.05
            top = paper.top() + paper.height() * (0.15 + 0.7 * gesture / GESTURES)
            QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=QPoint(round(left), round(top)))
            app.processEvents()
            for number in range(MOVES):
                started = process_time()
                if profile is not None and kit is Kit.ERASE:
                    profile.enable()
                x = left + (right - left) * number / MOVES
                QTest.mouseMove(sheet, QPoint(round(x), round(top + 40 * sin(number / 3))))
                app.processEvents()
                if profile is not None:
                    profile.disable()
                moved.append((process_time() - started) * 1000)
            started = process_time()
            QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=QPoint(round(right), round(top)))
            app.processEvents()
            lifted.append((process_time() - started) * 1000)
            settle(lambda: sheet.baked.is_sharp, 5.0)
        print(f"{kit.value:<8} moved  {_spread(moved)}   limit 10 ms")
        print(f"{kit.value:<8} lifted {_spread(lifted)}")
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    last = len(ordered) - 1
    shares = [ordered[round(last * share)] for share in (0.5, 0.95, 0.99)]
    return "median {:5.1f}  p95 {:5.1f}  p99 {:5.1f}  worst {:5.1f} ms".format(*shares, ordered[-1])


if __name__ == "__main__":
    main()
