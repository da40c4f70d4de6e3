"""What fails in a method that Qt calls is written down like any other fault, and the program goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.shell.faults.watch import Fault, FaultWatch
from desktop.storage.fault_files import reports
from tests.desktop.faults.every_kind import NOTHING, kinds


def test_no_kind_of_method_ends_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.desktop.faults.every_kind", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    told = dict(line.rsplit(": ", 1) for line in done.stdout.splitlines() if ": " in line)
    assert done.returncode == 0, (list(told)[-1:], done.stderr[-2000:])
    assert told == dict.fromkeys(kinds(), "1")


class Unpaintable(QWidget):
    """Fails at every paint."""

    def paintEvent(self, event: QPaintEvent) -> None:
        NOTHING[1]


@pytest.fixture
def watch(tmp_path: Path) -> FaultWatch:
    return FaultWatch(tmp_path)


def test_a_paint_that_fails_at_every_frame_is_told_once_and_then_counted(
    qtbot: QtBot, watch: FaultWatch, capfd: pytest.CaptureFixture[str]
) -> None:
    caught: list[Fault] = []
    repeated: list[tuple[str, int]] = []
    noted: list[str] = []
    watch.caught.connect(caught.append)
    watch.repeated.connect(lambda key, count: repeated.append((key, count)))
    watch.note = noted.append
    watch.install()
    try:
        widget = Unpaintable()
        qtbot.addWidget(widget)
        for _ in range(1000):
            widget.grab()
    finally:
        watch.remove()
    qtbot.waitUntil(lambda: bool(repeated) and repeated[-1][1] == 512)
    (fault,) = caught
    assert fault.key.startswith("IndexError at test_overrides.py:")
    assert repeated == [(fault.key, 2**power) for power in range(1, 10)]
    assert len(noted) == 10
    assert len(reports(watch.folder)) == 1
    assert capfd.readouterr().err.count("Traceback") == 1, "a terminal that is kept as a file would fill the disk"
