"""How long a frame of the battlefield takes while the map is zoomed and moved: `python -m tests.speed.frame_bench`.

60 tokens, 30 pieces of terrain, five buildings, three reach bands, 1920 x 1080, raster. The limit is 16.7 ms, which
is 60 frames a second. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter, process_time

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.shell.faults.overrides import guard_overrides
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Lamp
from tests.desktop.look.example import BUILDINGS, MARKERS, OVERLAYS, TABLE, crowd, land

FRAMES = 120
LIMIT_MS = 16.7


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    # As in the program.
    guard_overrides()
    theme = Theme(less_motion=True)
    theme.apply(app)
    scene = BattlefieldScene(theme)
    view = BattlefieldView(scene)
    view.resize(1920, 1080)
    scene.set_table(TABLE)
    scene.set_pieces(BUILDINGS, MARKERS, land(30))
    scene.set_tokens(crowd(60))
    scene.set_overlays(OVERLAYS)
    view.show()
    print(f"first frame          {_timed(lambda: app.processEvents()):6.1f} ms")
    about = QPointF(900, 500)
    end = perf_counter() + 1.0
    while perf_counter() < end:
        app.processEvents()

    def zoom(number: int) -> None:
        view.zoom_by(1.06 if number % 60 < 30 else 1 / 1.06, about)

    def pan(number: int) -> None:
        step = 14 if number % 60 < 30 else -14
        view.pan_by(step, step // 2)

    _report("zoom", app, zoom)
    _settle(app, view)
    view.zoom_by(2.2, about)
    _settle(app, view)
    _report("pan at double size", app, pan)
    view.fit()
    _settle(app, view)
    _report("pan, whole table", app, pan)
    walker = scene.token_views()[0]

    def walk(number: int) -> None:
        there = replace(walker, x=walker.x + 12 * (number % 60))
        scene.set_tokens([there, *scene.token_views()[1:]], animated=False)

    _report("a token walks", app, walk)
    scene.set_lamp(Lamp(walker.x, walker.y, 6 * UNITS_PER_INCH))
    _settle(app, view)
    _report("and by lamp light", app, walk)
    _report("lamp moved each time", app, lambda number: scene.set_lamp(Lamp(walker.x + number, walker.y, 1500)))
    view.zoom_by(1.7, about)
    print(f"sharp after a zoom   {_timed(lambda: _settle(app, view)):6.1f} ms in all, in slices")


def _report(name: str, app: QApplication, step: Callable[[int], None]) -> None:
    wall, own = [], []
    for number in range(FRAMES):
        start, started = perf_counter(), process_time()
        step(number)
        # Only what has changed is painted, as in the program: `repaint` would paint everything.
        app.processEvents()
        wall.append((perf_counter() - start) * 1000)
        own.append((process_time() - started) * 1000)
    print(f"{name:<20} {_spread(wall)}   of it processor {_spread(own)}   limit {LIMIT_MS} ms")


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    return (
        f"median {ordered[FRAMES // 2]:5.1f}  p95 {ordered[round(FRAMES * 0.95) - 1]:5.1f}  worst {ordered[-1]:5.1f} ms"
    )


def _settle(app: QApplication, view: BattlefieldView) -> None:
    end = perf_counter() + 1.0
    while perf_counter() < end and not view.is_sharp:
        app.processEvents()


def _timed(work: Callable[[], None]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


if __name__ == "__main__":
    main()
