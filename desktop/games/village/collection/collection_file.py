"""The miniatures of a group: one small JSON file in the user's folder. A damaged file is put aside, never lost."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from desktop.storage.whole_file import write_whole
from rules_core.games.village.content.collection import Collection, read_collection
from rules_core.games.village.content.types import Content

COLLECTION_FILE = "miniatures.json"
"""Its name in the user's data folder."""


@dataclass(frozen=True)
class KeptCollection:
    """What the file holds: the miniatures, and whether new games keep to them. `problem` is a sentence or ""."""

    collection: Collection
    used: bool = False
    problem: str = ""


def load_collection(folder: Path, content: Content) -> KeptCollection:
    """The collection as it was kept, an empty one where there is none.

    What this version's Bestiary does not know is left out; a file that cannot be read at all is renamed, so that
    nothing overwrites it. Both are said in `problem`.
    """
    path = folder / COLLECTION_FILE
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return KeptCollection(Collection())
    except (OSError, UnicodeDecodeError):
        return KeptCollection(Collection(), problem=_put_aside(path))
    try:
        plain: Any = json.loads(text)
    except (ValueError, RecursionError):
        return KeptCollection(Collection(), problem=_put_aside(path))
    if not isinstance(plain, dict):
        return KeptCollection(Collection(), problem=_put_aside(path))
    problems: list[str] = []
    collection = read_collection({key: plain[key] for key in ("owned", "stand_ins") if key in plain}, content, problems)
    problem = ""
    if problems:
        problem = f"Some lines of {COLLECTION_FILE} could not be used and were left out: {problems[0]}"
    return KeptCollection(collection or Collection(), plain.get("used") is True, problem)


def keep_collection(folder: Path, collection: Collection, *, used: bool) -> str:
    """Write it down, all or nothing. A sentence where the folder cannot be written to, else ""."""
    path = folder / COLLECTION_FILE
    words = json.dumps({**collection.plain(), "used": used}, indent=1) + "\n"
    try:
        write_whole(path, words.encode("utf-8"), 0o600)
    except OSError as fault:
        return f"Your miniatures could not be written down ({fault.strerror}); make room or free the folder."
    return ""


def _put_aside(path: Path) -> str:
    aside = path.with_suffix(".damaged")
    try:
        path.replace(aside)
    except OSError:
        return f"{path.name} cannot be read; free it for reading, or move it away."
    return f"{path.name} is damaged and was put aside as {aside.name}; note your miniatures anew."
