"""Catches every exception that nobody expected, wherever it happens, and writes it down before anything else."""

from __future__ import annotations

import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

from desktop.shell.faults.overrides import guard_overrides
from desktop.storage.fault_files import CrashFile, write_report
from desktop.storage.privacy import impersonal

MOST_REPORTS = 10
"""So many different faults of one run are written down and told; a program that is that unwell need not say more."""
NOISE = "This plugin does not support"


@dataclass(frozen=True)
class Fault:
    """One fault: what it is in a line, the report, and where that lies (None when it could not be written)."""

    key: str
    """Of which kind, and where in the code; the same again is only counted."""
    title: str
    report: str
    path: Path | None
    reason: str = ""
    """Why the report could not be written."""


class FaultWatch(QObject):
    """Stands wherever a fault may leave: slots, timers, methods that Qt calls, threads, Qt itself, a dying process."""

    caught = Signal(object)
    """A `Fault`, the first time it happens; always heard in the thread of the window."""
    repeated = Signal(str, int)
    """The key of a fault that happened again, and how often by now; told each time the number has doubled."""

    _queued = Signal(object)
    _queued_again = Signal(str, int)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.situation: Callable[[], str] = lambda: ""
        """What stands in every report: versions, system, look, the last lines of the log."""
        self.note: Callable[[str], None] = lambda words: None
        """Writes a line into the log."""
        self.rescue: Callable[[], None] = lambda: None
        """Saves what can be saved at once; called when the process is about to end."""
        self._counts: Counter[str] = Counter()
        self._busy = threading.Lock()
        self._crash: CrashFile | None = None
        self._before = sys.excepthook, threading.excepthook
        self._queued.connect(self.caught, Qt.ConnectionType.QueuedConnection)
        self._queued_again.connect(self.repeated, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Begin to listen."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._in_window
        threading.excepthook = self._in_thread
        qInstallMessageHandler(self._from_qt)
        guard_overrides()

    def keep_crash_file(self) -> None:
        """Have Python write down where the process was when it dies of a hard fault."""
        self._crash = CrashFile(self.folder)

    def remove(self) -> None:
        """Listen no more; a usual end."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(None)
        if self._crash is not None:
            self._crash.close()
            self._crash = None

    # Where faults come from

    def _in_window(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, value, trace)
            return
        self.take(kind, value, trace, "the window")

    def _in_thread(self, heard: threading.ExceptHookArgs) -> None:
        if heard.exc_value is not None and issubclass(heard.exc_type, Exception):
            name = heard.thread.name if heard.thread is not None else "a thread"
            self.take(heard.exc_type, heard.exc_value, heard.exc_traceback, name)

    def _from_qt(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        if NOISE not in words:
            _say(words)
            with suppress(Exception):
                self.note(f"Qt: {words}")
        if kind is QtMsgType.QtFatalMsg:
            # Qt ends the process as soon as this returns.
            with suppress(Exception):
                self.rescue()
            stack = "".join(traceback.format_stack())
            self._write("Qt", f"Qt ended the program: {words}", stack, "Qt")

    # What is done about it

    def take(self, kind: type[BaseException], value: BaseException, trace: TracebackType | None, where: str) -> None:
        """Write a fault down and tell of it; the same fault again is counted, for a paint may fail at every frame."""
        with suppress(Exception):
            key = _key(kind, trace)
            with self._busy:
                known = key in self._counts or len(self._counts) >= MOST_REPORTS
                self._counts[key] += 1
                count = self._counts[key]
            if known:
                if count.bit_count() == 1:
                    with suppress(Exception):
                        self.note(f"fault {key}: {count} by now")
                    self._queued_again.emit(key, count)
                return
            text = "".join(traceback.format_exception(kind, value, trace))
            _say(text)
            with suppress(Exception):
                self.note(f"fault in {where}: {key}")
            self._queued.emit(self._write(key, f"{kind.__name__}: {value}", text, where))

    def _write(self, key: str, title: str, stack: str, where: str) -> Fault:
        situation = "It could not be found out."
        with suppress(Exception):
            situation = self.situation()
        title = impersonal(title)
        report = impersonal(
            "A fault of Hearthwall. This file lies on this computer only; nothing sends it anywhere.\n\n"
            f"What: {title}\nWhere: {where}\n\n{stack}\n{situation}\n"
        )
        try:
            return Fault(key, title, report, write_report(self.folder, report))
        except OSError as fault:
            return Fault(key, title, report, None, fault.strerror or str(fault))


def _key(kind: type[BaseException], trace: TracebackType | None) -> str:
    """The same fault at the same place is the same fault."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}" if trace is not None else ""
    return f"{kind.__name__}{place}"


def _say(words: str) -> None:
    """To the terminal, for whoever started the program from one; a program with a window only has none."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write(words.rstrip("\n") + "\n")
