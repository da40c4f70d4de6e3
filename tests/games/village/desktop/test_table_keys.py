"""A siege without a map takes few keys of the number pad; `tests.table_keys` counts them."""

from __future__ import annotations

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from tests.table_keys import played

ARCHER = "tobin-fletch"
MOST_FOR_THE_ARCHER = 8
SEEDS = (1, 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_siege_without_a_map_takes_few_keys(seed: int) -> None:
    setup = build(shipped(), {"heroes": ["maren-oak", ARCHER], "length": "intro", "play_mode": "unmapped"})
    keys = played(GAMES[GAME](setup), ThumbPlayer(), seed)
    each, of_archer = keys.total / len(keys.activations), keys.of(ARCHER)
    print(f"{keys.total} keys, {each:.1f} for each activation of a hero: {keys.by_topic.most_common()}")
    print(f"an archer's activation: {sum(of_archer) / len(of_archer):.1f}, at most {max(of_archer)}")
    assert each < 5.8
    assert sum(of_archer) / len(of_archer) < 4.4
    assert max(of_archer) <= MOST_FOR_THE_ARCHER
