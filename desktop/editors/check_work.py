"""What is asked of the rules about an item under work; runs in the window or in a process beside it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.games.village import loader
from rules_core.games.village.items import Finding, Item, ItemKind
from rules_core.kernel.content import ContentProblem

BESIDE: frozenset[ItemKind] = frozenset({ItemKind.VILLAGE, ItemKind.TERRAIN, ItemKind.SCENARIO})
"""Kinds that may be so large that they are checked in a process beside the window."""


def has_slow(kind: ItemKind) -> bool:
    """Whether there is more to be found than what stands in the item itself."""
    return kind is ItemKind.VILLAGE


def fast_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """Every problem of the item's own table."""
    section = item.kind.value
    if section not in loader.SECTIONS:
        return []
    shipped = loader.shipped().plain
    joined = {name: list(shipped.get(name, [])) for name in loader.SECTIONS}
    for other in others:
        if other.kind.value in joined:
            joined[other.kind.value].append(other.plain)
    place = len(joined[section])
    joined[section].append(item.plain)
    try:
        loader.read(joined)
    except ContentProblem as fault:
        return [
            Finding(one.path[2:], one.sentence, one.remedy, clause=one.clause)
            for one in fault.problems
            if one.path[:2] == (section, place)
        ]
    return []


def slow_findings(item: Item, others: Sequence[Item]) -> list[Finding]:
    """What shows only when the item is put on a table, such as the ways between its pieces."""
    return []
