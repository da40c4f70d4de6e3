"""How long the box "What this change does" keeps the window: `python -m tests.games.village.speed.change_bench`.

For every kind of item: the time in the window after a change, and the time that its figures take, which for villages
and scenarios is spent in the process beside it. The limit is 50 ms in the window. It prints figures and judges nothing.
"""

from __future__ import annotations

import copy
import os
from statistics import median
from time import perf_counter, thread_time

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.look.theme import Theme
from desktop.workshop.editors.change_box import ChangeBox
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.worker_process import BESIDE_ALL
from rules_core.content.items import Item
from rules_core.games.village.content.item_figures import figures_of
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import official_ids
from tests.games.village.desktop.editors.stand_ins import MemoryStore

TIMES = 20
PIECES = 200


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    theme = Theme(less_motion=True)
    for kind in KINDS:
        items = list(official_ids(kind).values())
        if items:
            _measure(theme, kind, items[0])
    _measure(theme, f"{PIECES} pieces", _large_village())
    BESIDE_ALL.close()
    app.processEvents()


def _large_village() -> Item:
    village = copy.deepcopy(official_ids(Kind.VILLAGE)["wallend"].plain)
    pieces = village["ground"]["piece"]
    for number in range(PIECES - len(pieces)):
        x, y = 1 + number % 20 * 1.7, 1 + number // 20 * 3
        corners = [[x, y], [x + 0.4, y], [x + 0.4, y + 0.4], [x, y + 0.4]]
        pieces.append({"id": f"rock-{number}", "kind": "rough", "outline": corners})
    return Item(GAME, Kind.VILLAGE, village)


def _measure(theme: Theme, name: str, item: Item) -> None:
    draft = Draft(item)
    page = QWidget()
    box = ChangeBox(theme, draft, MemoryStore(item.plain), dict)
    QVBoxLayout(page).addWidget(box)
    page.show()
    QApplication.processEvents()
    draft.put(("name",), "Other", "Name")
    times: list[float] = []
    for _ in range(TIMES):
        # Of the processor: on a busy machine the clock on the wall says how busy it is.
        began = thread_time()
        box.look_again()
        times.append((thread_time() - began) * 1000)
    began = perf_counter()
    figures_of(item)
    figures = (perf_counter() - began) * 1000
    print(
        f"{name:<12} in the window {median(times):5.1f} ms of the processor, at worst {max(times):5.1f} ms; "
        f"figures {figures:6.1f} ms"
    )


if __name__ == "__main__":
    main()
