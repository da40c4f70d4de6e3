"""Notices of what is open elsewhere: seen by others, never for good, and forbidding nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.storage.leases import SILENCE, Leases
from desktop.storage.library import Library

GAME, ITEM = "game", "item"
ROOT = Path(__file__).parents[3]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def test_another_window_sees_what_is_open_until_it_is_left(library: Library) -> None:
    other = Library(library.path)
    library.leases.take(ITEM, 3)
    assert library.leases.others(ITEM, 3) == []
    (holder,) = other.leases.others(ITEM, 3)
    assert holder.here
    assert holder.same_program
    assert other.leases.others(GAME, 3) == []
    other.leases.take(ITEM, 3)
    assert len(library.leases.others(ITEM, 3)) == 1
    library.leases.leave(ITEM, 3)
    assert other.leases.others(ITEM, 3) == []
    other.close()


def test_who_falls_silent_is_gone_and_who_beats_is_not(library: Library) -> None:
    now = [datetime(2026, 5, 1, 20, 0, tzinfo=UTC)]
    mine, yours = (Leases(library._writing, lambda: now[-1]) for _ in range(2))
    mine.take(GAME, 1)
    now.append(now[-1] + SILENCE)
    assert len(yours.others(GAME, 1)) == 1
    mine.beat()
    now.append(now[-1] + SILENCE)
    assert len(yours.others(GAME, 1)) == 1
    now.append(now[-1] + timedelta(seconds=1))
    assert yours.others(GAME, 1) == []
    # A clock set back locks nobody out either.
    now.append(now[0] - timedelta(days=300))
    assert yours.others(GAME, 1) == []


def test_a_program_that_was_killed_holds_nothing(library: Library) -> None:
    program = (
        "import os, sys; from pathlib import Path; from desktop.storage.library import Library; "
        "Library(Path(sys.argv[1])).leases.take('game', 7); print('taken', flush=True); sys.stdin.readline(); "
        "os._exit(9)"
    )
    command = [sys.executable, "-c", program, str(library.path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline() == "taken\n"
        (holder,) = library.leases.others(GAME, 7)
        assert holder.here
        assert not holder.same_program
        killed.kill()
        killed.wait(timeout=20)
    assert library.leases.others(GAME, 7) == []
    library.leases.take(GAME, 8)
    with library.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT number FROM lease").scalars().all() == [8]
