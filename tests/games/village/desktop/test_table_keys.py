"""A siege without a map takes few keys of the number pad; `tests.table_keys` counts them."""

from __future__ import annotations

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from tests.table_keys import main, played

SWORD, ARCHER = "maren-oak", "tobin-fletch"
MOST_FOR_THE_ARCHER = 7
MOST_FOR_ANYBODY = 7
SEEDS = (2, 3, 8, 9)
"""Sieges with what takes many keys: moves beside enemies, free moves that cannot be, and targets that nobody sees."""


def test_sieges_without_a_map_take_few_keys() -> None:
    setup = build(shipped(), {"heroes": [SWORD, ARCHER], "length": "intro", "play_mode": "unmapped"})
    games = [played(GAMES[GAME](setup), ThumbPlayer(), seed) for seed in SEEDS]
    each = sum(one.total for one in games) / sum(len(one.activations) for one in games)
    of_archer = [count for one in games for count in one.of(ARCHER)]
    print(f"{[one.total for one in games]} keys, {each:.1f} for each activation of a hero")
    print(f"an archer's activation: {sum(of_archer) / len(of_archer):.1f}, at most {max(of_archer)}")
    assert each < 5.8
    assert sum(of_archer) / len(of_archer) < 4.4
    assert max(of_archer) <= MOST_FOR_THE_ARCHER
    assert max(count for one in games for count in one.of(SWORD)) <= MOST_FOR_ANYBODY


def test_whoever_acts_in_no_game_is_told_so_with_those_who_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([GAME, "length=intro", "--games", "1", "--of", SWORD + "-brother"])
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.partition("error: ")[2].startswith(f"{SWORD}-brother acts in none of 1 games; who acts there: ")
