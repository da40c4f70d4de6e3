"""What goes from process to process: values of compiled rules that never change, which pickle cannot put together."""

from __future__ import annotations

import copyreg
from dataclasses import fields
from typing import Any, Final

from rules_core.content.examination import Sound
from rules_core.content.figures import Difference, ItemFigure
from rules_core.content.items import Change, Finding, Item
from rules_core.games.village.content.playable import Way
from rules_core.wording.message import Called, Distance, Said

CARRIED: Final[tuple[type[Any], ...]] = (
    *(Item, Finding, Change, Said, Distance, Called),
    *(Sound, Way, ItemFigure, Difference),
)


def carry() -> None:
    """Let these go to other processes and come from them; both sides have to say so."""
    for one in CARRIED:
        copyreg.pickle(one, _taken_apart)


def _taken_apart(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    """The class, and what it is called with to make the value again."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
