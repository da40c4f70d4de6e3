"""A battle without a map takes few keys of the number pad, and its squads are bought like any; `tests.table_keys`
counts them."""

from __future__ import annotations

from rules_core.games.drums.definition import DEFINITION
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics
from rules_core.ground.play_mode import PlayMode
from tests.table_keys import played

MOST_FOR_ANYBODY = 7
SEED = 0


def test_a_battle_without_a_map_takes_few_keys_from_the_squads_on() -> None:
    choices = {"play_mode": PlayMode.UNMAPPED.value}
    keys = played(DEFINITION.make(DEFINITION.setup(choices)), ThumbPlayer(), SEED)
    counts = [count for _, count in keys.activations]
    print(f"{keys.by_topic[topics.BUY]} keys for both squads, {counts} for {len(counts)} activations")
    assert keys.by_topic[topics.BUY] == 4
    assert counts
    assert max(counts) <= MOST_FOR_ANYBODY
