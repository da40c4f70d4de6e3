"""The icons that items may use, by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import resources


@cache
def icon_names() -> tuple[str, ...]:
    """The names of all game icons in alphabetical order; read once."""
    folder = Path(resources.__file__).parent / "icons" / "game"
    return tuple(sorted([path.stem for path in folder.iterdir() if path.suffix == ".svg"]))
