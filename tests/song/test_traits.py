"""Every trait that is offered changes something, and traits are what their file says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import resources
from rules_core.content.reader import ContentProblem, read_toml
from rules_core.song.manner import Manner
from rules_core.song.sbh_traits import SBH_TRAITS
from rules_core.song.trait_list import TraitList
from rules_core.song.trait_types import TraitType, costs, read, shipped
from rules_core.song.traits import TraitRule
from rules_core.song.troops import Troops
from rules_core.song.warband import Model, Trait
from rules_core.song.weapons import Weapon
from tests.clauses import rule
from tests.song.builders import Battle, duel, fight, reasons
from tests.song.meadow import TRAITS as TRAITS_OF_THE_BOOK
from tests.song.meadow import model
from tests.song.trait_effects import EFFECTS

TRAITS = shipped()
FILE = Path(resources.__file__).parent / "content" / "song" / "traits.toml"


@pytest.mark.parametrize("trait", sorted(EFFECTS))
def test_a_trait_changes_what_comes_out(trait: str) -> None:
    effect = EFFECTS[trait]
    assert effect.scene(()) == effect.without
    assert effect.scene((effect.trait or Trait(trait),)) == effect.with_it
    assert effect.without != effect.with_it


def test_exactly_the_traits_with_an_effect_are_offered() -> None:
    assert sorted(EFFECTS) == sorted(trait.id for trait in TRAITS.values() if trait.implemented)


def test_every_rule_belongs_to_a_trait_of_the_file() -> None:
    assert [trait for trait in SBH_TRAITS if trait not in TRAITS] == []


def test_no_other_trait_leads_than_those_that_are_asked() -> None:
    dog = model("dog", 1, 1, "animal")
    leading = [trait for trait, one in SBH_TRAITS.items() if one.leads(dog)]
    assert sorted(leading) == sorted(trait for trait, one in SBH_TRAITS.items() if one.is_leader())
    assert leading


@rule("SBH-PTS-1", "OPEN-8")
def test_the_prices_are_those_of_the_chart() -> None:
    prices = costs(TRAITS)
    assert len(prices) == 115
    named = ("big", "huge", "gargantuan", "leader", "tough", "short-bow", "long-move", "mounted", "rabble", "coward")
    assert [prices[name] for name in named] == [3, 5, 9, 15, 15, 5, 10, 6, -5, -2]


@rule("SBH-PTS-6")
def test_a_personality_is_marked_as_one() -> None:
    great = [trait.id for trait in TRAITS.values() if trait.personality]
    assert {"hero", "leader", "tough", "terror", "assassin", "cleric", "combat-master"} <= set(great)
    assert not {"big", "savage", "poison", "mounted"} & set(great)


CASTERS = (
    *("magic-user", "elementalist", "necromancer", "sorcerer", "summoner"),
    *("enchanter", "illusionist", "shield-mage", "legendary-wizard"),
)
ONE_OF_THESE = (
    ("big", "gargantuan", "huge"),
    ("long-move", "short-move"),
    ("shooter-long", "shooter-medium", "shooter-short"),
    CASTERS,
)
NOT_TOGETHER = {
    "stealth": ("heavy-armor",),
    "coward": ("fearless", "steadfast", "hero"),
    "magic-resistance": CASTERS,
    "mutant": ("artificial", "undead"),
    "beastmaster": ("animal",),
    "giant-slayer": ("huge",),
    "berserk": ("dashing",),
}


@rule("SBH-TRT-1", "SBH-TRT-2", "SBH-TRT-3")
def test_the_file_says_what_does_not_mix_and_what_needs_a_name() -> None:
    together: dict[str, set[str]] = {}
    for row in ONE_OF_THESE:
        for one in row:
            together.setdefault(one, set()).update(other for other in row if other != one)
    for one, others in NOT_TOGETHER.items():
        for other in others:
            together.setdefault(one, set()).add(other)
            together.setdefault(other, set()).add(one)
    assert {trait.id: set(trait.excludes) for trait in TRAITS.values() if trait.excludes} == together
    assert sorted(trait.id for trait in TRAITS.values() if trait.named) == ["hatred", "lethal", "protect"]


def test_every_text_is_short_and_says_nothing_of_clauses_or_wording_of_the_program() -> None:
    for trait in TRAITS.values():
        assert len(trait.text) <= 160
        assert trait.text.endswith(".")
        assert "fallen" not in trait.text.lower()
        assert not re.search(r"SBH-|!", trait.text)


BROKEN: list[tuple[str, str, str]] = [
    ('cost = 3\nkind = "advantage"', 'cost = "dear"\nkind = "advantage"', "cost"),
    ('source = "sure"', 'source = "rumour"', "source"),
    ("implemented = true", "implemented = 1", "implemented"),
    ('id = "big"', 'id = "huge"', "twice"),
    ('name = "Big"', 'nane = "Big"', "nane"),
    ('excludes = ["stealth"]', 'excludes = ["stelth"]', "stelth"),
    ("bands = [1, -2, -4]", "bands = [1, -2, -4, -6]", "bands"),
    ("bands = [1, -2, -4]", "bands = []", "bands"),
    ("bands = [1, -2, -4]", "bands = [1, -2, -40]", "bands"),
    ("bands = [1, -2, -4]", "bands = [1, true]", "bands"),
    ('stick = "short", ', "", "stick"),
    ('stick = "short", ', 'stick = "shot", ', "shot"),
    ("reload = 3", "reload = 30", "reload"),
    ("misfires = true", "misfire = true", "misfire"),
    ('weapon = { stick = "short", bands = [0, -2, -4] }', 'weapon = "bow"', "weapon"),
]


@pytest.mark.parametrize("right, wrong, named", BROKEN)
def test_a_fault_in_the_file_is_named_with_its_place(right: str, wrong: str, named: str, tmp_path: Path) -> None:
    path = tmp_path / "traits.toml"
    text = FILE.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentProblem, match=named) as told:
        read(read_toml(path, []), path.name, [])
    assert all("traits.toml" in problem.place for problem in told.value.problems)


def test_a_trait_knows_all_its_columns() -> None:
    assert TRAITS["hatred"] == TraitType(
        "hatred",
        "Hatred",
        3,
        "advantage",
        "+1 in melee against one kind of enemy.",
        "SWW",
        "likely",
        False,
        (),
        True,
        True,
    )
    assert TRAITS["arquebus"].weapon == Weapon("arquebus", "long", (2, 1, 0), 3, breaks_armor=True, misfires=True)


class Strong(TraitRule):
    """A trait that only one game knows: stronger, and a leader of the strong."""

    def melee_score(self, field: Troops, trait: Trait, model: Model, foe: Model, manner: Manner | None) -> int:
        return 1

    def is_leader(self) -> bool:
        return True

    def leads(self, friend: Model) -> bool:
        return friend.has("strong")


def test_a_game_has_its_own_list_of_traits() -> None:
    own = TraitList({"strong": Strong(), "tough": SBH_TRAITS["tough"]})
    # A trait of its own counts, one of the book that is not on its list does nothing.
    field = Battle(*duel("strong", against=("mounted",)), traits=own)
    told = fight(field, 3, 3)
    assert reasons(told, "attacker") == {"strong": 1}
    assert reasons(told, "defender") == {}
    # Whoever leads is asked only because the list knows it for a leader.
    marta, otto, anna = model("Marta", 5, 5, "strong"), model("Otto", 6, 5, "strong"), model("Anna", 5, 6, "leader")
    assert own.leads(marta, otto)
    assert not own.leads(marta, anna)
    assert not own.leads(anna, marta)
    assert TRAITS_OF_THE_BOOK.leads(anna, marta)
