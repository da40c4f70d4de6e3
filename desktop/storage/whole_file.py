"""Writes a file whole or not at all, into a new file beside it that nobody can have laid there before."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

MARK, PART = "hearthwall-", ".part"
OLD_S = 20 * 3600
"""Nobody writes so long at a file: what is older was left by a program that died."""
MOST_NUMBER = 1000
"""Up to here numbers are added to a name."""


@contextmanager
def beside(path: Path, mode: int = 0o666) -> Iterator[Path]:
    """A new, empty file in the same folder, that takes the place of `path` at the end.

    Where something fails, it is gone, and what was at `path` stands as it was. A link at `path` is replaced and never
    followed. Raises `OSError`.
    """
    part = path.with_name(f"{MARK}{secrets.token_hex(6)}{PART}")
    # The name cannot be guessed, and a file or a link that bears it all the same is not opened.
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0), mode))
    try:
        yield part
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    sweep(path.parent)


def write_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write it; an old file there stays whole until the new one is complete. Raises `OSError`."""
    with beside(path, mode) as part:
        part.write_bytes(data)


def with_ending(chosen: str, *endings: str) -> Path:
    """The path that somebody has chosen; the first of these endings is added where it has none of them.

    Nobody was asked whether a file of that longer name may be written over: where there is one, a number is added too.
    """
    if chosen.casefold().endswith(endings):
        return Path(chosen)
    free = (Path(f"{chosen}{number}{endings[0]}") for number in ("", *(f" {one}" for one in range(2, MOST_NUMBER))))
    return next((path for path in free if not path.exists()), Path(chosen + endings[0]))


def sweep(folder: Path, names: str = f"{MARK}*{PART}") -> None:
    """Remove what was left in a folder by programs that died while they wrote."""
    with suppress(OSError):
        for part in folder.glob(names):
            with suppress(OSError):
                if not part.is_symlink() and time.time() - part.stat().st_mtime > OLD_S:
                    part.unlink()
