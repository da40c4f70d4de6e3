"""How long a frame of the battlefield takes while the map is zoomed and moved: `python -m tests.speed.frame_bench`.

60 tokens, 30 pieces of terrain, five buildings, three reach bands, 1920 x 1080, raster. The limit is 16.7 ms, which
is 60 frames a second. It prints figures and judges nothing: on a busy machine they are worth little.
"""

from __future__ import annotations

import os
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.look.theme import Theme
from desktop.shell.faults.overrides import guard_overrides
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, Lamp
from tests.desktop.look.example import BUILDINGS, MARKERS, OVERLAYS, TABLE, crowd, land
from tests.speed.frames import report, settle, timed


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
    print(f"first frame          {timed(app.processEvents):6.1f} ms")
    about = QPointF(900, 500)
    settle(lambda: False, 1.0)

    def sharp() -> bool:
        return view.is_sharp

    def zoom(number: int) -> None:
        view.zoom_by(1.06 if number % 60 < 30 else 1 / 1.06, about)

    def pan(number: int) -> None:
        step = 14 if number % 60 < 30 else -14
        view.pan_by(step, step // 2)

    report("zoom", zoom)
    settle(sharp, 1.0)
    view.zoom_by(2.2, about)
    settle(sharp, 1.0)
    report("pan at double size", pan)
    view.fit()
    settle(sharp, 1.0)
    report("pan, whole table", pan)
    walker = scene.token_views()[0]

    def walk(number: int) -> None:
        there = replace(walker, x=walker.x + 12 * (number % 60))
        scene.set_tokens([there, *scene.token_views()[1:]], animated=False)

    report("a token walks", walk)
    scene.set_lamp(Lamp(walker.x, walker.y, 6 * UNITS_PER_INCH))
    settle(sharp, 1.0)
    report("and by lamp light", walk)
    report("lamp moved each time", lambda number: scene.set_lamp(Lamp(walker.x + number, walker.y, 1500)))
    view.zoom_by(1.7, about)
    print(f"sharp after a zoom   {timed(lambda: settle(sharp, 1.0)):6.1f} ms in all, in slices")


if __name__ == "__main__":
    main()
