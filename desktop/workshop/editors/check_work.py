"""What is asked of the rules about an item under work; runs in the window or in a process beside it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.items import Finding, Item, ItemKind
from rules_core.games.village.content.playable import Sound, Way, report

BESIDE: frozenset[ItemKind] = frozenset({ItemKind.VILLAGE, ItemKind.TERRAIN, ItemKind.SCENARIO})
"""Kinds that may be so large that they are checked in a process beside the window."""
MOST = 300
"""So many problems are brought back; what has more of them is nowhere near done."""


@dataclass(frozen=True)
class Looked:
    """What was found, and what was looked at and is in order."""

    findings: list[Finding] = field(default_factory=list)
    sound: list[Sound] = field(default_factory=list)
    ways: tuple[Way, ...] = ()
    """How the largest base comes from every edge to every building."""


def has_slow(kind: ItemKind) -> bool:
    """Whether there is more to be found than what stands in the item itself."""
    return kind in (ItemKind.VILLAGE, ItemKind.TERRAIN)


def look_at(item: Item, others: Sequence[Item]) -> Looked:
    """The problems of the item's own table; of a great many the first."""
    return Looked(findings(item, others)[:MOST])


def look_closely(item: Item, others: Sequence[Item]) -> Looked:
    """What shows only when the item is put on a table, such as the ways between its pieces."""
    found = report(item, others)
    return Looked(found.findings[:MOST], found.sound, found.ways)


def fast_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """The problems of the item's own table alone."""
    return look_at(item, others).findings


def slow_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """The problems alone that show only on a table."""
    return look_closely(item, others).findings


def in_words(finding: Finding) -> Finding:
    """The same in the language and the unit of lengths in force here: a process beside the window speaks English."""
    said = [str(one) for one in finding.said]
    plain = [finding.sentence, finding.remedy, finding.fix_words]
    sentence, remedy, button = [*said, *plain[len(said) :]]
    return replace(finding, sentence=sentence, remedy=remedy, fix_words=button)
