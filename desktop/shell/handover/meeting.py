"""The address and the messages by which two programs on one library find and talk to each other. Knows no Qt.

The one that runs speaks first: "here". Only then does the other one tell its file, and leaves when it hears "taken".
So a program that was frozen and wakes up later opens nothing that has been opened elsewhere meanwhile.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = b"hearthwall 1 here\n"
TAKEN = b"taken\n"
LONGEST = 1 << 16
"""No request is longer, in bytes."""
LONGEST_NAME = 100
"""Of a local socket, in bytes; the systems differ by a little."""


@dataclass(frozen=True)
class OpenRequest:
    """A file to open, and the leave to come to the front that some systems give to the program that was clicked."""

    file: Path
    leave: str = ""


def meeting_place(folder: Path) -> str:
    """The name of the local socket for this person and this library; "" where no safe place can be had."""
    try:
        library = folder.resolve()
    except (OSError, RuntimeError):
        library = folder.absolute()
    who = os.environ.get("USERNAME", "") if sys.platform == "win32" else str(os.getuid())
    key = hashlib.sha256(os.fsencode(f"{who}\n{library}")).hexdigest()[:20]
    if sys.platform == "win32":
        return f"hearthwall-{key}"
    private = _private_folder()
    name = str(private / f"hearthwall-{key}") if private is not None else ""
    return name if len(os.fsencode(name)) <= LONGEST_NAME else ""


def written(request: OpenRequest) -> bytes:
    """The request as one line."""
    return json.dumps({"file": str(request.file), "leave": request.leave}).encode("ascii") + b"\n"


def read(line: bytes) -> OpenRequest | None:
    """What a line asks for; None for anything else."""
    try:
        plain = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        return None
    if not isinstance(plain, dict):
        return None
    file, leave = plain.get("file"), plain.get("leave", "")
    if not isinstance(file, str) or not isinstance(leave, str) or not Path(file).is_absolute():
        return None
    try:
        # What no system could bear as a name or as a word of the environment.
        known = os.fsencode(file + leave)
    except UnicodeEncodeError:
        return None
    if b"\0" in known:
        return None
    return OpenRequest(Path(file), leave)


def _private_folder() -> Path | None:
    """A folder of this person alone; nobody else can put a socket of theirs there."""
    given = os.environ.get("XDG_RUNTIME_DIR", "")
    if given and Path(given).is_absolute() and _is_private(Path(given)):
        return Path(given)
    if sys.platform == "win32":
        return None
    place = Path(tempfile.gettempdir()) / f"hearthwall-{os.getuid()}"
    try:
        place.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return place if _is_private(place) else None


def _is_private(place: Path) -> bool:
    if sys.platform == "win32":
        return False
    try:
        known = place.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(known.st_mode) and known.st_uid == os.getuid() and not known.st_mode & 0o022
