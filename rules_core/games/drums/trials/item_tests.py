"""How items are tested by whole battles. What fights them is imported when a test is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.games.item_tests import ItemTests
from rules_core.games.trial import Trial
from rules_core.kernel.game import Plain


class BattleTests(ItemTests):
    """Quick battles between two squads."""

    def trial_of(self, item: Item, others: Sequence[Item]) -> Trial:
        from rules_core.games.drums.trials.battle_trial import trial_of

        return trial_of(item, others)

    def choices(self, item: Item, others: Sequence[Item]) -> tuple[Field, ...]:
        from rules_core.games.drums.trials.trial_choices import choices_of

        return choices_of(item, others)

    def chosen_trial(self, item: Item, others: Sequence[Item], chosen: Plain) -> Trial:
        from rules_core.games.drums.trials.battle_trial import trial_of

        return trial_of(item, others, chosen)

    def is_result(self, value: Any) -> bool:
        from rules_core.games.drums.trials.battle_result import is_result

        return is_result(value)


TESTS: Final = BattleTests()
