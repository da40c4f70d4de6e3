"""A siege without a map takes few keys of the number pad; `table_keys` counts them."""

from __future__ import annotations

import pytest

from tests.games.village.desktop.table_keys import MOST_FOR_THE_ARCHER, played

SEEDS = (1, 2)
"""In the first a hero goes on past a find to the edge of the table."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_siege_without_a_map_takes_few_keys(seed: int) -> None:
    keys = played(seed)
    each, of_archer = keys.total / keys.activations, sum(keys.of_archer) / len(keys.of_archer)
    print(f"{keys.total} keys, {each:.1f} for each activation of a hero: {keys.by_topic.most_common()}")
    print(f"an archer's activation: {of_archer:.1f}, at most {max(keys.of_archer)}")
    assert each < 5.8
    assert of_archer < 4.4
    assert max(keys.of_archer) <= MOST_FOR_THE_ARCHER
