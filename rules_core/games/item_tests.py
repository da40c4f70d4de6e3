"""How a game tests an item of the workshop by whole games, and what such a test found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.games.shares import Share
from rules_core.games.trial import Trial
from rules_core.games.trial_counts import summary_of
from rules_core.kernel.game import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemTests:
    """Results are tables that libraries and packs keep; each has at least a "fingerprint" and the count of "games"."""

    def trial_of(self, item: Item, others: Sequence[Item]) -> Trial:
        """What is played to test the item; `others` are own items that it may refer to."""
        raise NotImplementedError

    def choices(self, item: Item, others: Sequence[Item]) -> tuple[Field, ...]:
        """What may be chosen for its test: each one of some words, of which the first is usual."""
        return ()

    def chosen_trial(self, item: Item, others: Sequence[Item], chosen: Plain) -> Trial:
        """What is played to test it where something is chosen."""
        return self.trial_of(item, others)

    def official_trial(self) -> Trial:
        """What is played to compare it with."""
        raise NotImplementedError

    def is_result(self, value: Any) -> bool:
        """Whether this is a result: packs bring along what others have written."""
        raise NotImplementedError

    def share_won(self, result: Plain) -> Share:
        """How many of the games were won."""
        return Share(int(result["won"]), int(result["games"]))

    def summary_of(self, result: Plain) -> Plain:
        """What is remembered of a result when the next one takes its place."""
        return summary_of(result)
