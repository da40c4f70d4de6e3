"""How items are tested by whole sieges. What plays them is imported when a test is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.items import Item
from rules_core.games.item_tests import ItemTests
from rules_core.games.shares import Share
from rules_core.games.trial import Trial
from rules_core.kernel.game import Plain


class SiegeTests(ItemTests):
    """Quick sieges with parties of every size."""

    def trial_of(self, item: Item, others: Sequence[Item]) -> Trial:
        from rules_core.games.village.trials.trial import trial_of

        return trial_of(item, others)

    def official_trial(self) -> Trial:
        from rules_core.games.village.trials.trial import official_trial

        return official_trial()

    def is_result(self, value: Any) -> bool:
        from rules_core.games.village.trials.trial_result import is_result

        return is_result(value)

    def share_won(self, result: Plain) -> Share:
        from rules_core.games.village.trials.trial_result import share_of

        return share_of(result, 0)

    def summary_of(self, result: Plain) -> Plain:
        from rules_core.games.village.trials.trial_result import summary_of

        return summary_of(result)


TESTS: Final = SiegeTests()
