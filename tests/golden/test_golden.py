"""Golden games: a change in them is a change of the rules, and part of its review. `pytest --rewrite` renews them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.game import Game
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer
from tests.golden.told import told
from tests.toy.toy_siege import ToySiege

FOLDER = Path(__file__).parent


FEW_FIGURES = {
    "owned": {
        "ash-goblin": 4,
        "reaver": 3,
        "fen-wolf": 2,
        "plague-rat": 5,
        "road-robber": 4,
        "ember-pilgrim": 3,
        "hollow-guard": 2,
        "hill-ogre": 1,
        "village-archer": 2,
    },
    "stand_ins": {"hedge-thief": ["road-robber"], "reaver": ["village-archer"], "red-lynx": ["fen-wolf"]},
}
"""What a small shelf holds."""


def siege(length: str, heroes: int, terrain: str, **choices: Any) -> Callable[[], Game[Any]]:
    """A siege of the first heroes on a table."""

    def made() -> Game[Any]:
        content = shipped()
        chosen = list(content.heroes)[:heroes]
        return GAMES["village"](build(content, {"heroes": chosen, "length": length, "terrain": terrain, **choices}))

    return made


def toy() -> Game[Any]:
    """The toy game."""
    return ToySiege({})


GOLDEN: dict[str, tuple[Callable[[], Game[Any]], Callable[[], Player[Any]], int]] = {
    "toy/by-lot": (toy, lambda: RandomPlayer(5), 5),
    "village/intro-of-three": (siege("intro", 3, "plain"), ThumbPlayer, 18),
    "village/standard-of-two-in-the-old-wood": (siege("standard", 2, "old-wood"), ThumbPlayer, 4),
    "village/standard-of-three-with-few-figures": (
        siege("standard", 3, "plain", collection=FEW_FIGURES),
        ThumbPlayer,
        9,
    ),
    "village/intro-by-lot": (siege("intro", 2, "alder-ford"), lambda: RandomPlayer(7), 7),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_told_as_ever(name: str, rewrite: bool) -> None:
    make, player, seed = GOLDEN[name]
    text = told(make(), player(), seed)
    path = FOLDER / f"{name}.txt"
    if rewrite:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(text.splitlines(), golden, strict=False), start=1):
        assert now == before, f"{path.name}, line {number}"
    assert text.splitlines() == golden


def test_every_golden_file_belongs_to_a_game() -> None:
    files = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")}
    assert files == set(GOLDEN)
