"""How long it takes from an answer to the next question on screen: `python -m tests.speed.answer_bench GAME`.

A whole game is played by its strongest player in a window of 1920 x 1080, in the order that a person sees it: the
answer, the rules, the autosave, everything that shows the state, the next paint. The limit is 50 ms for 95 of 100
answers on an idle machine. It prints figures and judges nothing: on a busy machine only the processor time of the
window's thread is worth something. More words, in any order: a size such as `1280x720`, a number that ends it after so
many answers, `profile` to print where the time goes, and choices such as `players=6` or, for the siege, `length=intro`.
"""

from __future__ import annotations

import cProfile
import os
import pstats
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.new_game import NewGame
from desktop.session.seats import PERSON
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from rules_core.games.catalogue import GAMES, definition_of
from rules_core.games.simulation import SimulationRequest, made_for
from rules_core.kernel.game import GameId
from rules_core.kernel.requests import Request, is_chance
from rules_core.kernel.simulation import Player
from rules_core.lab.__main__ import choice_of
from rules_core.lab.simulate import game_plan

LIMIT_MS = 50
MOST = 4000
SEED = 5


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    words = sys.argv[1:]
    game = next((GameId(word) for word in words if word in GAMES), GameId(next(iter(GAMES))))
    size = next((word for word in words if word.replace("x", "").isdigit() and "x" in word), "1920x1080")
    definition = definition_of(game)
    choices = {key: values[0] for key, values in [choice_of(definition, word) for word in words if "=" in word]}
    simulation = made_for(definition)
    plan = game_plan(simulation, SimulationRequest(SEED, chosen=choices), 0)
    app = QApplication([])
    theme = Theme()
    theme.apply(app)
    with TemporaryDirectory() as folder:
        window = MainWindow(theme, Settings(Path(folder) / "settings.ini"), Path(folder))
        window.resize(*(int(part) for part in size.split("x")))
        window.show()
        window.wake()
        made = simulation.make(plan)
        # A seat without a person would answer beside what is measured.
        seats = {seat.id: PERSON for seat in definition.seats(made) if seat.decides}
        window.start_game(NewGame(game, "Answers", made.setup, SEED, {}, seats))
        page = window.pages.currentWidget()
        assert isinstance(page, PlayWindow)
        app.processEvents()
        most = next((int(word) for word in words if word.isdigit()), MOST)
        _play(app, page, simulation.player(plan), most, "profile" in words)
        window.close()


def _play(app: QApplication, page: PlayWindow, player: Player[Any], most: int, profiled: bool) -> None:
    session = page.session
    times: list[tuple[float, float, str]] = []
    profile = cProfile.Profile(thread_time)
    while session.pending is not None and len(times) < most:
        request, match = session.pending, session.match
        answer = (
            () if is_chance(request) else player.decide(match.state, request, match.journal.depth(match.journal.head))
        )
        page.odds.advice.wait()
        app.processEvents()
        start, started = perf_counter(), thread_time()
        if profiled:
            profile.enable()
        if is_chance(request):
            session.roll()
        else:
            session.answer(answer)
        # Whoever plays fast lets the picture come to its end at once.
        page.player.finish()
        app.processEvents()
        if profiled:
            profile.disable()
        times.append(((perf_counter() - start) * 1000, (thread_time() - started) * 1000, _what(request)))
    print(f"{len(times)} answers, limit {LIMIT_MS} ms for 95 of 100")
    print(f"on the clock         {_spread([wall for wall, _, _ in times])}")
    print(f"of it processor      {_spread([own for _, own, _ in times])}")
    for topic in sorted({topic for _, _, topic in times}):
        print(f"  {topic:<28} {_spread([own for _, own, one in times if one == topic])}")
    if profiled:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        pstats.Stats(profile).sort_stats("cumtime").print_stats(60)


def _what(request: Request) -> str:
    return f"{type(request).__name__} {request.topic}"


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    last = len(ordered) - 1
    return (
        f"{len(ordered):4} times  median {ordered[last // 2]:6.1f}  p95 {ordered[round(last * 0.95)]:6.1f}  "
        f"worst {ordered[-1]:6.1f} ms"
    )


if __name__ == "__main__":
    main()
