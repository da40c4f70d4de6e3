"""Runs the rules' checks of an item under work, in the window or in a process beside it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules_core.content.examination import Sound
from rules_core.content.items import Finding, Item
from rules_core.games.catalogue import schema_of

MOST = 300
"""So many problems are brought back; what has more of them is nowhere near done."""


@dataclass(frozen=True)
class Looked:
    """What was found, and what was looked at and is in order."""

    findings: list[Finding] = field(default_factory=list)
    sound: list[Sound] = field(default_factory=list)
    ways: tuple[Any, ...] = ()
    """Ways across a table, as the item's game has them."""


def look_at(item: Item, others: Sequence[Item]) -> Looked:
    """The problems of the item's own table; of a great many the first."""
    schema = schema_of(item.game)
    return Looked(schema.findings(item, schema.known(others))[:MOST])


def look_closely(item: Item, others: Sequence[Item]) -> Looked:
    """What shows only when the item is put to use, such as the ways on a table."""
    schema = schema_of(item.game)
    found = schema.examine(item, schema.known(others))
    return Looked(found.findings[:MOST], found.sound, found.ways)


def fast_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """The problems of the item's own table alone."""
    return look_at(item, others).findings


def slow_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """The problems alone that show only when it is put to use."""
    return look_closely(item, others).findings


def in_words(finding: Finding) -> Finding:
    """The same in the language and the unit of lengths in force here: a process beside the window speaks English."""
    said = [str(one) for one in finding.said]
    plain = [finding.sentence, finding.remedy, finding.fix_words]
    sentence, remedy, button = [*said, *plain[len(said) :]]
    return replace(finding, sentence=sentence, remedy=remedy, fix_words=button)
