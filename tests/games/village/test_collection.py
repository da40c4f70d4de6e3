"""The collection as a part of a setup: optional, checked with a sentence for every fault, kept by saves (R-V05)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.setup import build, read_setup
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.match import begin
from rules_core.kernel.packing import state_hash
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.saves import document_from_text, from_document, to_text
from tests.games.village.little import content, game

FAULTS: list[tuple[Any, str]] = [
    (7, "collection: write a table with owned and stand_ins, or leave it out."),
    ({"colour": 1}, "collection.colour: this is no part of a collection; remove it."),
    ({"owned": []}, "collection.owned: write a table with a number of miniatures for each type."),
    ({"owned": {"elf": 1}}, "collection.owned.elf: this type is not in the content; remove it."),
    ({"owned": {"orc": -1}}, "collection.owned.orc: -1 does not fit; give a whole number from 0 to 999."),
    ({"owned": {"orc": "many"}}, "collection.owned.orc: 'many' does not fit"),
    ({"owned": {"orc": True}}, "collection.owned.orc: True does not fit"),
    ({"owned": {"orc": 2.5}}, "collection.owned.orc: 2.5 does not fit"),
    ({"stand_ins": 3}, "collection.stand_ins: write a table with a list of stand-ins for each type."),
    ({"stand_ins": {"orc": "rat"}}, "collection.stand_ins.orc: write a list of types"),
    ({"stand_ins": {"elf": ["rat"]}}, "collection.stand_ins.elf: this type is not in the content; remove it."),
    ({"stand_ins": {"orc": ["elf"]}}, "collection.stand_ins.orc: 'elf' is not in the content; remove it."),
    ({"stand_ins": {"orc": ["orc"]}}, "collection.stand_ins.orc: orc needs no stand-in for itself; remove it."),
    ({"stand_ins": {"orc": ["rat", "rat"]}}, "collection.stand_ins.orc: rat is there twice; remove one."),
    ({"owned": {"champion": 4}}, "collection.owned: wave 1 needs a Mob without a torch"),
]


@pytest.mark.parametrize("given, said", FAULTS, ids=[said[:44] for _, said in FAULTS])
def test_a_fault_in_a_collection_is_a_sentence(given: Any, said: str) -> None:
    with pytest.raises(SetupProblem) as fault:
        build(content(), {"heroes": ["ada", "ben"], "collection": given})
    assert any(said in one for one in fault.value.problems), fault.value.problems


def test_a_setup_keeps_its_collection_and_older_ones_have_none() -> None:
    given = {"owned": {"orc": 3, "rat": 2}, "stand_ins": {"orc": ["rat"]}}
    setup = build(content(), {"heroes": ["ada", "ben"], "collection": given})
    assert setup["collection"] == given
    world = read_setup(setup)
    assert world.collection == Collection({"orc": 3, "rat": 2}, {"orc": ("rat",)})
    assert world.collection is not None
    assert world.collection.plain() == given
    assert "collection" not in build(content(), {"heroes": ["ada", "ben"]})
    assert game().world.collection is None


def test_a_saved_siege_keeps_its_collection_and_comes_back_the_same() -> None:
    made = game(collection={"owned": {"orc": 3, "rat": 2}, "stand_ins": {"orc": ["rat"]}})
    match = begin(made, 4)
    bot = ThumbPlayer()
    for _ in range(25):
        assert match.pending is not None
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    again = from_document(document_from_text(to_text(match)), {GAME: VillageGame})
    assert state_hash(made.to_plain(again.state)) == state_hash(made.to_plain(match.state))
    assert again.state.world.collection == made.world.collection
