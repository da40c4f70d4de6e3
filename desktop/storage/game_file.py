"""Reads the file of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from desktop.storage.file_bytes import bytes_of
from rules_core.kernel.problems import SaveProblem
from rules_core.wording.translation import tell

LARGEST: Final = 100_000_000
"""In bytes; a long game has some hundred thousand."""


def read_game_file(path: Path) -> str:
    """The words of the file. Raises `SaveProblem`."""
    try:
        data = bytes_of(path, LARGEST)
    except OSError as fault:
        raise SaveProblem(
            tell(
                "{path_name}: the file cannot be read ({fault_strerror}).",
                path_name=path.name,
                fault_strerror=fault.strerror,
            )
        ) from fault
    if len(data) > LARGEST:
        raise SaveProblem(
            tell(
                "{path_name}: the file is larger than any game ({most} MB at most); choose another file.",
                path_name=path.name,
                most=LARGEST // 1_000_000,
            )
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise SaveProblem(
            tell("{path_name}: the file is no text; choose a file that Hearthwall exported.", path_name=path.name)
        ) from fault
