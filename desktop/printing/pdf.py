"""Writes a PDF whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPdfWriter

from desktop.storage.whole_file import beside

DOTS_PER_INCH = 600


def write_pdf(path: Path, title: str, paint: Callable[[QPdfWriter], bool]) -> None:
    """Write what `paint` puts on the pages; it says whether all of it is there. Raises `OSError`, and what it raises.

    An old file there stays whole until the new one is complete.
    """
    with beside(path) as part:
        writer = QPdfWriter(str(part))
        writer.setResolution(DOTS_PER_INCH)
        writer.setCreator("Hearthwall")
        writer.setTitle(title)
        if not paint(writer):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        # Without this the file would still be open when it takes its place.
        del writer
