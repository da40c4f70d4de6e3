"""How games introduce themselves: what their cards name is there."""

from __future__ import annotations

import pytest

from desktop.look.icons import has_icon
from rules_core.kernel.game import GameId
from tests.conformance.players import EXAMINED, definition_to_examine


@pytest.mark.parametrize("name", EXAMINED)
def test_the_picture_of_a_card_is_shipped(name: GameId) -> None:
    assert has_icon(definition_to_examine(name).card.picture)
