"""How items are tested by whole wars. What wages them is imported when a test is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.games.item_tests import ItemTests
from rules_core.games.shares import Share
from rules_core.games.trial import Trial
from rules_core.games.warhold.options import PLAYERS
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say


class WarTests(ItemTests):
    """Quick wars between players by rule of thumb."""

    def trial_of(self, item: Item, others: Sequence[Item]) -> Trial:
        from rules_core.games.warhold.trials.war_trial import trial_of

        return trial_of(item, others)

    def choices(self, item: Item, others: Sequence[Item]) -> tuple[Field, ...]:
        if item.kind != "board":
            return ()
        numbers = ("2", "3", "4")
        names = (say("As many as have room"), *numbers)
        return (Field(PLAYERS, FieldKind.WORD, "Players", words=("0", *numbers), word_names=names),)

    def chosen_trial(self, item: Item, others: Sequence[Item], chosen: Plain) -> Trial:
        from rules_core.games.warhold.trials.war_trial import trial_of

        return trial_of(item, others, int(chosen.get(PLAYERS, 0)))

    def is_result(self, value: Any) -> bool:
        from rules_core.games.warhold.trials.war_result import is_result

        return is_result(value)

    def share_won(self, result: Plain) -> Share:
        from rules_core.games.warhold.trials.war_result import counted

        return counted(result)

    def summary_of(self, result: Plain) -> Plain:
        share = self.share_won(result)
        return {**super().summary_of(result), "games": share.games, "won": share.hits}


TESTS: Final = WarTests()
