"""Processes beside the program: they end when nobody needs them, whatever they are doing, and with the program."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from rules_core.lab.processes import Workers, end_pool, process_pool
from rules_core.lab.quick_test import QuickTest
from tests.architecture.tree import ROOT
from tests.lab.pig_trial import PigTrial

PATIENCE = 60.0
FOR_EVER = 600.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tests ask for processes as Unix does")

PROGRAM = """
import sys, time
from rules_core.lab.processes import end_all, process_pool

if __name__ == "__main__":
    pool = process_pool(2)
    slow = [pool.submit(time.sleep, 600) for _ in range(9)]
    while not all(one.running() for one in slow[:2]):
        time.sleep(0.05)
    print(*pool._processes, flush=True)
    sys.stdin.readline()
    end_all()
"""
"""A program with two busy processes; tells their numbers, and ends when it reads a line."""


def until(what: str, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.05)


def runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    try:
        # One that nobody has waited for is over all the same.
        told = Path(f"/proc/{number}/stat").read_text(encoding="ascii")
    except OSError:
        return True
    return told.rpartition(")")[2].split()[0] != "Z"


def test_processes_end_in_the_middle_of_their_work() -> None:
    pool = process_pool(1)
    assert isinstance(pool, Workers)
    slow = pool.submit(time.sleep, FOR_EVER)
    until("it works", slow.running)
    numbers = list(pool._processes)
    assert numbers
    end_pool(pool)
    until("they are gone", lambda: not any(runs(number) for number in numbers))
    # A thread of the pool hears of it a moment later.
    until("nobody waits for it any more", lambda: not slow.running())


@pytest.mark.parametrize("killed", [False, True])
def test_a_program_that_ends_or_is_killed_leaves_no_process_and_waits_for_none(killed: bool) -> None:
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        numbers = [int(word) for word in program.stdout.readline().split()]
        assert len(numbers) == 2
        if killed:
            program.kill()
        program.communicate("end\n" if not killed else None, timeout=PATIENCE)
    until("they are gone", lambda: not any(runs(number) for number in numbers))
    assert killed or program.returncode == 0


def test_tests_one_after_another_leave_nothing_behind() -> None:
    numbers: set[int] = set()
    for _ in range(3):
        test = QuickTest(PigTrial(20), games=2, jobs=1)
        test.start()
        assert test.wait(PATIENCE)
        assert test._pool is not None
        numbers.update(getattr(test._pool, "_processes", None) or ())
    until("they are gone", lambda: not any(runs(number) for number in numbers))


def test_what_was_cancelled_does_no_harm_when_the_processes_end(monkeypatch: pytest.MonkeyPatch) -> None:
    fallen: list[object] = []
    monkeypatch.setattr(threading, "excepthook", fallen.append)
    pool = process_pool(1)
    futures = [pool.submit(time.sleep, FOR_EVER) for _ in range(6)]
    end = time.monotonic() + PATIENCE
    while not futures[0].running() and time.monotonic() < end:
        time.sleep(0.01)
    for one in futures[3:]:
        assert one.cancel()
    # As when the system takes a process away.
    assert isinstance(pool, Workers)
    for process in list(pool._processes.values()):
        process.kill()
    for one in futures[:3]:
        assert isinstance(one.exception(PATIENCE), BrokenProcessPool)
    pool.shutdown(wait=True)
    assert fallen == []


def test_two_threads_that_let_processes_go_close_their_leash_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Workers(1, None, ())
    leash, closed = pool._leash, list[int]()
    is_closing = threading.Event()

    def slowly(one: object) -> None:
        if one is leash:
            closed.append(leash.fileno())
            is_closing.set()
            time.sleep(0.1)

    monkeypatch.setattr(type(leash), "_close", slowly)
    other = threading.Thread(target=pool.let_go)
    other.start()
    assert is_closing.wait(PATIENCE)
    pool.let_go()
    other.join()
    assert len(closed) == 1
    os.close(closed[0])
