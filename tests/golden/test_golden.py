"""Golden games: a change in them is a change of the rules, and part of its review. `pytest --rewrite` renews them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_core.games.catalogue import definition_of
from tests.conformance.players import EXAMINED, OF_THE_TESTS, GoldenGame, golden_of
from tests.golden.told import told

FOLDER = Path(__file__).parent


GOLDEN: dict[str, GoldenGame] = {f"{id}/{name}": one for id in EXAMINED for name, one in golden_of(id).items()}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_told_as_ever(name: str, rewrite: bool) -> None:
    make, player, seed = GOLDEN[name]
    game = make()
    # Small games of the tests are told by the fields of their facts.
    words = None if game.name in OF_THE_TESTS else definition_of(game.name).words(game)
    text = told(game, player(), seed, words)
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
