"""Real libraries of earlier schemas, made by the program of their time."""

from __future__ import annotations

import shutil
from pathlib import Path

FOLDER = Path(__file__).parent / "libraries"


def old_library(folder: Path, schema: int = 1) -> Path:
    """A library of that schema in the folder, to be changed at will."""
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(FOLDER / f"schema_{schema}.sqlite", folder / "hearthwall.sqlite"))
