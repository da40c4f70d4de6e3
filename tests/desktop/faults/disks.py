"""Disks that are full and libraries that somebody else holds."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
"""
"""A program that holds the library in its first argument until it reads a line."""


def fill(path: Path) -> None:
    """Write until there is no more room."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
