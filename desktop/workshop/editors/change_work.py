"""Answers what a change does to an item, in the window or in the process beside it. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_core.content.figures import FigureChange, ItemFigure, differences
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of
from rules_core.games.shares import Share
from rules_core.kernel.game import Plain

_kept: list[tuple[Item, list[Item], list[ItemFigure]]] = []
"""The figures of the state that was compared with last: while somebody types it stays the same."""


def reckoned(before: Item, item: Item, others: Sequence[Item]) -> list[FigureChange]:
    """What is different from an earlier state, in figures."""
    if not _kept or _kept[0][0] != before or _kept[0][1] != list(others):
        _kept[:] = [(before, list(others), _figures_of(before, others))]
    return differences(_figures_of(item, others), _kept[0][2])


def _figures_of(item: Item, others: Sequence[Item]) -> list[ItemFigure]:
    schema = schema_of(item.game)
    return schema.figures(item, schema.known(others))


@dataclass(frozen=True)
class Played:
    """What tests found: the share of games won now, and before the change where that was tested too."""

    now: Share
    before: Share | None
    is_stale: bool
    """Whether `now` is from before the last change."""


def played(test: Plain, item: Item, others: Sequence[Item]) -> Played | None:
    """What a kept test says about the item as it stands; None without a test."""
    # Read late: this loads what plays games, and nobody waits for that in a window.
    from rules_core.content.trial_mark import mark_of
    from rules_core.games.catalogue import item_tests_of

    tests = item_tests_of(item.game)
    if tests is None or not tests.is_result(test) or not tests.share_won(test).games:
        return None
    is_stale = test["fingerprint"] != mark_of(item, others, schema_of(item.game))
    before = test.get("before")
    return Played(tests.share_won(test), tests.share_won(before) if before else None, is_stale)
