"""Scenarios and villages to test on: the little content with one of each."""

from __future__ import annotations

import copy
from typing import Any

from rules_core.games.village.content.types import Content
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.game import Plain
from tests.games.village.little import content, plain_content, siege

THREE_WAVES: list[Plain] = [{"escalation": 1}, {"escalation": 2}, {"escalation": 3}]


def group(behaviour: str, *types: str, **more: Any) -> Plain:
    """A fixed group of one model of each of these types."""
    return {"behaviour": behaviour, "member": [{"type": one} for one in types], **more}


def tale(**keys: Any) -> Plain:
    """A scenario of three generated waves, with these keys changed."""
    return {"id": "tale", "name": "A Tale", "text": "Once upon a time.", "wave": THREE_WAVES, **keys}


def tale_content(*, sets: list[Plain] | None = None, village: Plain | None = None, **keys: Any) -> Content:
    """The little content with a scenario; `village` are further keys of its village."""
    lists: dict[str, list[Plain]] = {"scenario": [tale(**keys)], "rules": sets or []}
    if village:
        lists["village"] = [{**copy.deepcopy(plain_content()["village"][0]), **village}]
    return content(**lists)


def told(heroes: int = 2, setup: Plain | None = None, **keys: Any) -> Siege:
    """A siege of a scenario before its first question; `setup` are further choices."""
    return siege(heroes, tale_content(**keys), scenario="tale", **(setup or {}))
