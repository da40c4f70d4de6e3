"""Reports of faults: small text files in the user's folder, numbered, the oldest removed. Nothing is sent anywhere."""

from __future__ import annotations

import faulthandler
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from desktop.storage.privacy import impersonal
from desktop.storage.private_folder import make_private_folder, private
from resources.version import NAME, full_version

FOLDER = "reports"
KEPT = 10
"""So many reports are kept."""
LARGEST = 200_000
NUMBERED = re.compile(r"fault-(\d{4,9})\.txt")
CRASH = re.compile(r"crash-(\d+)\.txt")


def reports(folder: Path) -> list[Path]:
    """The reports that are there, the latest first. The number says which is later; a clock may be set back."""
    try:
        found = [path for path in (folder / FOLDER).iterdir() if NUMBERED.fullmatch(path.name)]
    except OSError:
        return []
    return sorted(found, key=_number, reverse=True)


def write_report(folder: Path, text: str) -> Path:
    """Write one report, take the oldest away. Raises `OSError`."""
    place = folder / FOLDER
    make_private_folder(place)
    there = reports(folder)
    number = _number(there[0]) + 1 if there else 1
    while True:
        path = place / f"fault-{number:04}.txt"
        try:
            with open(path, "x", encoding="utf-8", opener=private) as file:
                file.write(impersonal(text)[:LARGEST])
            break
        except FileExistsError:
            number += 1
    for old in reports(folder)[KEPT:]:
        with suppress(OSError):
            old.unlink()
    return path


class CrashFile:
    """Where Python writes when the process dies of a hard fault; removed at a usual end.

    Its first line is the version of the program that dies: the one that finds it may be a later one.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FOLDER / f"crash-{os.getpid()}.txt"
        self._file: TextIO | None = None
        with suppress(OSError):
            make_private_folder(self._path.parent)
            # By its number somebody could have laid a file there before.
            self._path.unlink(missing_ok=True)
            self._file = open(self._path, "x", encoding="utf-8", opener=private)  # noqa: SIM115 - open to the end
            self._file.write(f"{full_version()}\n")
            self._file.flush()
            faulthandler.enable(self._file)

    def close(self) -> None:
        """A usual end: nothing stays behind."""
        if self._file is None:
            return
        faulthandler.disable()
        with suppress(OSError):
            # A full disk: what could not be written is not needed any more.
            self._file.close()
        self._file = None
        with suppress(OSError):
            self._path.unlink()


def earlier_crashes(folder: Path, heading: str) -> list[Path]:
    """Make numbered reports of what earlier runs left when they died; gives the new reports."""
    made: list[Path] = []
    try:
        left = [path for path in (folder / FOLDER).iterdir() if CRASH.fullmatch(path.name)]
    except OSError:
        return []
    for path in left:
        with suppress(OSError):
            if _alive(path):
                continue
            text = path.read_text(encoding="utf-8", errors="replace").strip()
            first, _, died = text.partition("\n")
            if died or (first and not first.startswith(NAME)):
                made.append(write_report(folder, f"{heading}\n\n{text}"))
            path.unlink()
    return made


def _alive(path: Path) -> bool:
    """Whether the program that writes this file still runs. Where that cannot be asked the file itself is in use."""
    found = CRASH.fullmatch(path.name)
    number = int(found.group(1)) if found is not None else 0
    if number == os.getpid():
        return True
    if os.name == "nt":
        return False
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True


def _number(path: Path) -> int:
    found = NUMBERED.fullmatch(path.name)
    return int(found.group(1)) if found is not None else 0
