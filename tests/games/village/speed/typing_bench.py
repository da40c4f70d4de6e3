"""How long the window is busy at a time while somebody types: `python -m tests.games.village.speed.typing_bench`.

A letter every 40 ms in the editor of a large village (200 pieces on 72 by 72 inches), while problems and figures are
found and everything is kept: the turns of the window's loop, in time of its own thread. It prints figures and judges
nothing.
"""

from __future__ import annotations

from itertools import pairwise
from time import thread_time

from PySide6.QtCore import QEventLoop, QTimer

from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import crowded
from tests.speed.opened import opened

PIECES, LETTERS, EVERY_MS = 200, 100, 40


def main() -> None:
    with opened() as window:
        window.workshop.make(GAME, Kind.VILLAGE)
        frame = window.workshop.frame
        assert frame is not None
        frame.draft.put(("ground",), crowded(PIECES)["ground"], "Ground")
        _pass(3000)
        ticks = [thread_time()]
        clock = QTimer()
        clock.timeout.connect(lambda: ticks.append(thread_time()))
        clock.start(0)
        for letter in range(LETTERS):
            frame.draft.put(("name",), f"Mill Brook {letter}", "Rename", typing=True)
            _pass(EVERY_MS)
        _pass(3000)
        clock.stop()
        turns = sorted((after - before) * 1000 for before, after in pairwise(ticks))
        print(f"the longest turns of the loop, in ms: {', '.join(f'{one:.0f}' for one in turns[:-9:-1])}")
    BESIDE_ALL.close()


def _pass(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
