"""How quickly a pack of 500 items is checked, shown and taken in: `python -m tests.games.village.speed.pack_bench`.

The pack has items of every kind that there are official ones of. The target for reading and checking is 1 s on an idle
machine. Last, how long the largest tables take that a pack may hold. It judges nothing.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtWidgets import QApplication

from desktop.games.faces import summary_of
from desktop.look.theme import Theme
from desktop.session.game_library import GameLibrary
from desktop.storage.packs.faults import PackProblem
from desktop.storage.packs.reading import pack_from_bytes, read_pack
from desktop.storage.packs.shelf_packs import plan_import, select, take_in
from desktop.storage.packs.writing import pack_to_bytes, write_pack
from desktop.workshop.packs.preview_dialog import PreviewDialog
from tests.games.village.desktop.packs.items_made import large_tables, own_items, pack_of

ITEMS = 500
CHECK_TARGET_S = 1.0
TIMES = 5


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.hearthpack"
        write_pack(path, pack_of(own_items(ITEMS)))
        print(f"a pack of {ITEMS} items has {path.stat().st_size // 1000} kB")
        pack = read_pack(path)
        times = []
        for _ in range(TIMES):
            start = perf_counter()
            pack = read_pack(path)
            times.append(perf_counter() - start)
        print(f"read and check    best {min(times):5.2f} s  worst {max(times):5.2f} s  target {CHECK_TARGET_S} s")
        shelf = GameLibrary(Path(folder), summary_of)
        items = shelf.library.items
        start = perf_counter()
        dialog = PreviewDialog(Theme(less_motion=True), items, pack)
        dialog.show()
        application.processEvents()
        dialog.grab()
        print(f"preview, painted       {perf_counter() - start:5.2f} s")
        dialog.close()
        start = perf_counter()
        numbers = take_in(items, plan_import(items, pack))
        print(f"take in                {perf_counter() - start:5.2f} s")
        start = perf_counter()
        select(items, numbers)
        print(f"gather to share        {perf_counter() - start:5.2f} s")
        shelf.close()
    data = pack_to_bytes(pack_of(large_tables()))
    start = perf_counter()
    with suppress(PackProblem):
        pack_from_bytes(data)
    print(f"heaps of ground        {perf_counter() - start:5.2f} s")


if __name__ == "__main__":
    main()
