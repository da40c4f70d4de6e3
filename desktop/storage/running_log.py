"""The log: what the program did, in a few lines, in the user's folder. No names, no places, no secrets of a game."""

from __future__ import annotations

import logging
import time
from collections import deque
from pathlib import Path

from desktop.storage.privacy import impersonal
from desktop.storage.private_folder import private

LOG_FILE = "log.txt"
OLDER_LOG_FILE = "log-before.txt"
LARGEST = 200_000
"""In bytes; a log that would grow beyond becomes the one before, and the one before that goes."""
REMEMBERED = 60
"""So many lines a fault report quotes."""
LONGEST_LINE = 2000
NAME = "hearthwall"


class LogFile(logging.Handler):
    """Writes each line by itself: a full disk or a missing folder costs that line and nothing else."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / LOG_FILE
        self.older = folder / OLDER_LOG_FILE
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        formatter = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")
        formatter.converter = time.gmtime
        self.setFormatter(formatter)

    def emit(self, record: logging.LogRecord) -> None:
        line = impersonal(self.format(record)).replace("\n", " | ")[:LONGEST_LINE]
        self.last.append(line)
        try:
            if self.path.exists() and self.path.stat().st_size + len(line) > LARGEST:
                self.path.replace(self.older)
            with open(self.path, "a", encoding="utf-8", opener=private) as file:
                file.write(line + "\n")
        except OSError:
            # There is no place to say so; the last lines are in memory for a report.
            return


def begin_log(folder: Path) -> LogFile:
    """Start the log of this run."""
    handler = LogFile(folder)
    log = logging.getLogger(NAME)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.addHandler(handler)
    return handler


def end_log(handler: LogFile) -> None:
    """Write no more."""
    logging.getLogger(NAME).removeHandler(handler)
    handler.close()


def read_log(folder: Path) -> str:
    """What the log holds, the older part first; "" where there is none."""
    texts: list[str] = []
    for name in (OLDER_LOG_FILE, LOG_FILE):
        try:
            texts.append((folder / name).read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
    return "".join(texts)
