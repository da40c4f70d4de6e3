"""Registers pickling for compiled value classes, which pickle cannot put together by itself."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Final

from rules_core.content.examination import Sound
from rules_core.content.figures import FigureChange, ItemFigure
from rules_core.content.items import Change, Finding, Item
from rules_core.games.catalogue import all_definitions
from rules_core.games.simulation import SimulationRequest
from rules_core.games.trial import TriedGame
from rules_core.wording.sentence import Called, Length, Phrase, Sentence

CARRIED: Final[tuple[type[Any], ...]] = (
    *(Sentence, Called, Length, Phrase, Item, Finding, Change, Sound, ItemFigure, FigureChange),
    *(SimulationRequest, TriedGame),
)
"""Values of no game in particular."""


def carried() -> Iterable[type[Any]]:
    """All value classes that go from process to process, those of the games among them."""
    yield from CARRIED
    for definition in all_definitions():
        yield from definition.carried()


def carry() -> None:
    """Let these go to other processes and come from them; both sides have to say so."""
    for one in carried():
        copyreg.pickle(one, _taken_apart)


def _taken_apart(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    """The class, and what it is called with to make the value again."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
