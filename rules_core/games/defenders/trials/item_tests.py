"""How settings and cities are tested by whole games. What plays them is imported when a test is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.items import Item
from rules_core.games.defenders.content.city_fields import CITY
from rules_core.games.item_tests import ItemTests
from rules_core.games.trial import Trial


class DefendersTests(ItemTests):
    """Games in which every name is taken from a setting, and sieges of a city."""

    def trial_of(self, item: Item, others: Sequence[Item]) -> Trial:
        if item.kind == CITY:
            from rules_core.games.defenders.trials.city_trial import trial_of as trial_of_city

            return trial_of_city(item, others)
        from rules_core.games.defenders.trials.setting_trial import trial_of

        return trial_of(item)

    def official_trial(self) -> Trial:
        from rules_core.games.defenders.trials.setting_trial import official_trial

        return official_trial()

    def is_result(self, value: Any) -> bool:
        from rules_core.games.defenders.trials import city_result, setting_result

        return setting_result.is_result(value) or city_result.is_result(value)


TESTS: Final = DefendersTests()
