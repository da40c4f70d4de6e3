"""A pack that is opened by a double click, in a real window: with the program running, and without."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from desktop.storage.packs.writing import write_pack
from desktop.windows.shelf import Shelf
from tests.desktop.packs.items_made import company, pack_of, scenario
from tests.desktop.test_real_window import MISSING, Program, screen, until

__all__ = ["screen"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no virtual screen here: {', '.join(MISSING)} not installed")


def items(folder: Path) -> int:
    """How many items of the library are on disk."""
    shelf = Shelf(folder)
    try:
        return len(shelf.library.items.cards())
    finally:
        shelf.close()


def end(program: Program) -> None:
    """However the test went, the program is gone."""
    program.process.kill()
    program.process.wait(60)


def test_a_double_click_opens_the_pack_whether_or_not_the_program_runs(screen: dict[str, str], tmp_path: Path) -> None:
    home, path = tmp_path / "home", tmp_path / "Long night.hearthpack"
    write_pack(path, pack_of(company()))
    first = Program(screen, home, str(path))
    try:
        until("the preview", lambda: first.finds("A pack"))
        time.sleep(1.0)
        assert items(home) == 0
        first.keys("Return")
        until("its items on disk", lambda: items(home) == 3)
        first.keys("Escape")
        write_pack(path, pack_of([scenario(), *company()]))
        second = Program(screen, home, str(path))
        try:
            until("the preview beside the open window", lambda: second.finds("A pack"))
            time.sleep(1.0)
            second.keys("Return")
            until("the item that was new", lambda: items(home) == 4)
            second.keys("Escape")
            assert second.quit() == 0
        finally:
            end(second)
        assert first.process.poll() is None
        until("the window that was there before", lambda: first.finds("Hearthwall"))
        assert first.quit() == 0
    finally:
        end(first)
