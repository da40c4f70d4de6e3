"""The result of putting an item to use, such as on a table: findings, what is in order, and what can be drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_core.content.items import Finding
from rules_core.wording.sentence import Sentence


@dataclass(frozen=True)
class Sound:
    """Something that was looked at and is in order."""

    sentence: str
    clause: str
    said: Sentence


@dataclass(frozen=True)
class Examination:
    """What an examination found, what it found in order, and what its editor can draw of it."""

    findings: list[Finding]
    sound: list[Sound]
    ways: tuple[Any, ...] = ()
    """Ways across a table, in the form of the game; empty where an item cannot be read yet."""
