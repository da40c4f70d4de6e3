"""The folder of one person's games: nobody else on the computer reads what is in it."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private_folder(folder: Path, *, parents: bool = False) -> None:
    """Make it where there is none, and keep others out; a folder that is gone above it only where that is said.

    Raises `OSError`.
    """
    folder.mkdir(mode=0o700, parents=parents, exist_ok=True)
    _keep_out(folder, 0o700)


def make_private_file(path: Path) -> None:
    """Make an empty file where there is none, and keep others out. Raises `OSError`."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    _keep_out(path, 0o600)


def keep_files_private(folder: Path, *names: str) -> None:
    """Keep others out of the files of such names, as earlier versions and other libraries left them."""
    with suppress(OSError):
        for name in names:
            for path in folder.glob(name):
                if path.is_file() and not path.is_symlink():
                    _keep_out(path, 0o600)


def private(path: str, flags: int) -> int:
    """An opener for `open`: a file that is made by it is its owner's alone."""
    return os.open(path, flags, 0o600)


def _keep_out(path: Path, mode: int) -> None:
    if os.name != "posix":
        # Elsewhere the folder of a person is closed to others by its place.
        return
    # A folder that belongs to somebody else, or to all as the one for temporary files, is not ours to close.
    with suppress(OSError):
        found = path.stat()
        if found.st_uid == os.getuid() and found.st_mode & OTHERS and not found.st_mode & stat.S_ISVTX:
            path.chmod(mode)
