"""A pack that is opened by a double click, in a real window: with the program running, and without."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games.faces import summary_of
from desktop.session.game_library import GameLibrary
from desktop.storage.packs.writing import write_pack
from tests.desktop.test_real_window import MISSING, PATIENCE, Program, screen, until
from tests.games.village.desktop.packs.items_made import company, pack_of, scenario

__all__ = ["screen"]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no virtual screen here: {', '.join(MISSING)} not installed")
PATIENT = ("--patience", str(round(PATIENCE * 1000)))
"""Where many tests run at once, a program that is awake is slow as well."""


def items(folder: Path) -> int:
    """How many items of the library are on disk."""
    shelf = GameLibrary(folder, summary_of)
    try:
        return len(shelf.library.items.cards())
    finally:
        shelf.close()


def end(program: Program) -> None:
    """However the test went, the program is gone."""
    program.process.kill()
    program.process.wait(60)


def close_the_notice(program: Program) -> None:
    """What was added is told: only then is all of it in the library, and the next file waits until it is read."""
    until("the notice before the window", lambda: program.count("Hearthwall") == 2)
    until("the keyboard is with the notice", lambda: program.finds("Hearthwall"))
    program.keys("Escape")
    until("the window alone", lambda: program.count("Hearthwall") == 1)
    until("the keyboard is with the window", lambda: program.finds("Hearthwall"))


def test_a_double_click_opens_the_pack_whether_or_not_the_program_runs(screen: dict[str, str], tmp_path: Path) -> None:
    home, path = tmp_path / "home", tmp_path / "Long night.hearthpack"
    write_pack(path, pack_of(company()))
    first = Program(screen, home, str(path), *PATIENT)
    try:
        until("the preview", lambda: first.finds("A pack"))
        assert items(home) == 0
        first.keys("Return")
        close_the_notice(first)
        assert items(home) == 3
        write_pack(path, pack_of([scenario(), *company()]))
        second = Program(screen, home, str(path), *PATIENT)
        try:
            assert second.process.wait(PATIENCE) == 0
        finally:
            end(second)
        until("the preview in the window that was open", lambda: first.finds("A pack"))
        assert items(home) == 3
        first.keys("Return")
        close_the_notice(first)
        assert items(home) == 4
        assert first.quit() == 0
    finally:
        end(first)
