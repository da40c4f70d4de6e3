"""Every fact has its sentence, and the sentences keep to the house style."""

from __future__ import annotations

import string
from dataclasses import fields, replace
from typing import Any

import pytest

from rules_core.games.village.content import setup
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules.decisions import DEEDS
from rules_core.games.village.state.facts import EnemyDecided, LootChosen, ObjectiveGiven, ThreatsUnlocked, WaveOpened
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.plain_words import WORDS, plain_word
from rules_core.games.village.words.report_words import WORDS as TELLERS
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Topic
from rules_core.song import topics
from rules_core.song.facts import MANNERS_OF_MOVING, ModelMoved, QualityRolled
from rules_core.song.warband import ModelId
from rules_core.song.words.names import KINDS
from rules_core.wording.sentence import Length, Phrase, Sentence, ShownDie
from rules_core.wording.translation import LANGUAGE_IN_FORCE, in_inches
from tests.clauses import rule
from tests.languages.numbers import says_one_of_many
from tests.languages.templates import all_templates

GAME = VillageGame(setup.build(shipped(), {"heroes": ["maren-oak", {"id": "tobin-fletch", "name": "Robin"}]}))
NAMES = SiegeNames(GAME.world)
KINDS_OF_FACTS = GAME.fact_kinds()

MANNERS = ["melee", "power", "free-hack", "shot", "aimed", "concentrated"]
SAMPLES: dict[str, list[Any]] = {
    "clause": ["V-1.1"],
    "model": ["maren-oak", "fen-wolf-3-2a", "village-archer-4-1"],
    "attacker": ["maren-oak"],
    "defender": ["fen-wolf-3-2a"],
    "manner": [*MANNERS_OF_MOVING, *MANNERS, "regroup"],
    "result": ["draw", "nothing", "recoil", "fall", "kill", "gruesome", "drain", "holds", "flees", "destroyed"],
    "loser": ["", "maren-oak", "fen-wolf-3-2a"],
    "reasons": [("attacker:combat:3", "defender:outnumbered:-1")],
    "purpose": ["activation", "climb", "never-heard-of"],
    "side": ["heroes", "enemies"],
    "by": ["", "barrow-king-6-1a"],
    "hero": ["tobin-fletch", ""],
    "escort": ["tobin-fletch", ""],
    "building": ["forge"],
    "objective": ["token-3", "temple"],
    "chosen": ["", "forge", "3", "maren-oak"],
    "runner_up": ["", "barricade-4"],
    "trait": ["champion", "poison", "climbs", "cleric", "shooter-long", "some-day"],
    "detail": ["", "silenced", "250", "maren-oak"],
    "cause": ["fire", "attack", "income", "corps", "materials", "stood", "town-hall", "no-heroes", "gruesome"],
    "label": ["easy", "normal", "hard"],
    "groups": [("1:hunter:fen-wolf*3,red-lynx*1", "2:raider:road-robber*1")],
    "rank": ["boss", "elite", "mob", "ambush"],
    "wished": ["fen-wolf", "hunter"],
    "came": ["plague-rat", ""],
    "enemy": ["fen-wolf"],
    "pairs": [("fen-wolf*2=plague-rat", "reaver*1=village-archer")],
    "enemies": ["fen-wolf*2", "plague-rat*1"],
    "edges": [(1,), (1, 3, 1)],
    "threats": [("torches",), ("mixed", "elites"), ("edges", "bosses")],
    "behaviour": ["ravager", "guardian"],
    "ability": ["ready-mounts", "warhorse"],
    "stick": ["short", "long"],
    "faces": [(3, 6, 1)],
    "members": [("maren-oak", "tobin-fletch")],
    "leader": ["maren-oak"],
    "text": ["The dog helped."],
    "title": ["", "A Cold Night"],
    "path": ["supplies"],
    "legs": [
        (),
        (("move", "forge", 1270, "medium", 9, 9, "maren-oak", False), ("power", "forge", 0, "", 9, 9, "", False)),
        (("move", "forge", 762, "short", 1, 1, "", False), ("move", "forge", 762, "short", 2, 2, "", True)),
        (("stand", "", 0, "", 9, 9, "", False), ("move", "3", 300, "", 9, 9, "", False)),
        *(((deed, "forge", 0, "", 9, 9, "", False),) for deed in DEEDS if deed not in ("move", "step")),
    ],
    "instead": ["stay", "forge"],
    "ties": [(), (("R-V09", "forge", ("forge", "temple")),)],
    "ends_with": ["", "attack-die"],
    "along": [(), ("tobin-fletch",)],
}
WHOLE_NUMBERS = [0, 1, 2]
WITH_BUDGET = ("WaveCutShort", "WaveGenerated", "WaveOpened")
"""A wave has a hundred points for every hero."""


def values_of(kind: type[Fact], name: str, annotation: str) -> list[Any]:
    if annotation == "int":
        return WHOLE_NUMBERS if name != "result" else [1, 5]
    if annotation == "bool":
        return [True, False]
    if kind.__name__ == "GroupOrdered" and name == "manner":
        return ["move", "shoot"]
    if kind.__name__ != "FirePutOut" and name == "hero":
        return ["tobin-fletch"]
    return SAMPLES.get(name, ["something"])


def annotation_of(type_of_field: Any) -> str:
    """The type's name: interpreted classes keep what the source says, compiled ones the type itself."""
    return type_of_field if isinstance(type_of_field, str) else str(type_of_field.__name__)


def samples(kind: type[Fact]) -> list[Fact]:
    """Facts of a kind: each field takes all its values in turn, while the others keep their first or last."""
    table = {one.name: values_of(kind, one.name, annotation_of(one.type)) for one in fields(kind)}
    made: list[Fact] = []
    for place in (0, -1):
        rest = {name: values[place] for name, values in table.items()}
        for name, values in table.items():
            made.extend(kind(**{**rest, name: value}) for value in values)
    return made


def test_every_fact_class_has_words() -> None:
    assert set(TELLERS) >= set(KINDS_OF_FACTS)


@pytest.mark.parametrize("kind", KINDS_OF_FACTS.values(), ids=lambda kind: kind.__name__)
def test_a_fact_is_told_in_a_short_plain_sentence(kind: type[Fact]) -> None:
    for fact in samples(kind):
        told = sentence(fact, NAMES)
        text = told.text()
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith((".", "The dog helped.")), text
        assert not any(sign in text for sign in "!{}"), text
        assert told.clause == fact.clause
        for detail in told.details:
            assert detail.text()


@pytest.mark.parametrize("kind", [one for one in KINDS_OF_FACTS.values() if one.__name__ not in WITH_BUDGET])
def test_one_of_a_thing_is_told_as_one(kind: type[Fact]) -> None:
    told = [sentence(fact, NAMES).text() for fact in samples(kind)]
    assert [text for text in told if says_one_of_many(text)] == []


@rule("V-6.3.13", "R-V49")
def test_a_goal_that_is_a_name_is_told_once() -> None:
    far = EnemyDecided("V-6.3.13", ModelId("reaver-1-2a"), "move", "Town Hall", "town-hall", 4216, "", -1, "only one")
    assert sentence(far, NAMES).text() == "Reaver 2a makes for the Town Hall: 16.6 in, there is no other."
    near = EnemyDecided("V-6.3.13", ModelId("reaver-1-2a"), "attack", "Town Hall", "town-hall", 0, "", -1, "only one")
    assert sentence(near, NAMES).text() == "Reaver 2a attacks the Town Hall: there is no other."
    # Nor that the nearest is nearer than any other.
    by_distance = replace(far, goal="nearest building", decided_by="nearest")
    assert sentence(by_distance, NAMES).text() == "Reaver 2a makes for the Town Hall: nearest building, 16.6 in."
    in_the_way = replace(near, goal="Barricade in the way", chosen="barricade-1", decided_by="no room beyond it")
    assert sentence(in_the_way, NAMES).text() == "Reaver 2a attacks the Barricade: there is no room beyond it."


@rule("V-6.2.7", "R-V12")
def test_raiders_mean_to_loot_and_guardians_to_hold() -> None:
    assert sentence(LootChosen("R-V12", 1, BuildingId("forge")), NAMES).text() == "Group 1 means to loot the Forge."
    assert sentence(ObjectiveGiven("V-6.3.17", 2, "temple"), NAMES).text() == "Group 2 is here to hold the Temple."


@rule("R-V16", "V-5.2.1")
def test_the_last_level_is_called_the_final_assault_and_new_threats_are_named() -> None:
    last = sentence(WaveOpened("V-5.3.1", 7, 7, 7, 700), NAMES).text()
    assert last == "Wave 7 of 7. Escalation VII, the Final Assault: up to 700 points are on their way."
    assert "Final Assault" not in sentence(WaveOpened("V-5.3.1", 6, 7, 6, 600), NAMES).text()
    told = sentence(ThreatsUnlocked("V-5.2.1", 5, ("elites", "edges")), NAMES).text()
    assert told == "From now on expect Elites and attacks from several edges."


@pytest.mark.parametrize("kind", KINDS_OF_FACTS.values(), ids=lambda kind: kind.__name__)
def test_translators_see_every_template(kind: type[Fact]) -> None:
    known = set(all_templates())
    for fact in samples(kind):
        assert texts_of(sentence(fact, NAMES)) <= known | {one.text for one in unknown_words(fact)}


def unknown_words(fact: Fact) -> list[Phrase]:
    """Words that rules do not use yet, shown as they stand."""
    values = [str(getattr(fact, one.name)) for one in fields(fact)]
    return [Phrase(plain_word(f"{kind}{value}").text) for value in values for kind in ("", *KINDS)]


def texts_of(part: object) -> set[str]:
    if isinstance(part, Sentence):
        found = {part.template}
        for one in (*part.parts.values(), *part.details):
            found |= texts_of(one)
        return found
    if isinstance(part, Phrase):
        return {part.text}
    if isinstance(part, tuple):
        found = set()
        for one in part:
            found |= texts_of(one)
        return found
    return set()


def test_the_words_of_the_game_are_used() -> None:
    text = " ".join(all_templates())
    assert "fallen" not in text.replace("has fallen", "")
    assert "killed" not in text
    assert "Opportunity" not in text


def test_templates_name_only_their_parts() -> None:
    for template in all_templates():
        names = [name for _, name, _, _ in string.Formatter().parse(template) if name is not None]
        assert all(name.replace("_", "").isalpha() for name in names), template


def test_names_come_from_content_and_from_the_people() -> None:
    assert NAMES.of("maren-oak") == "Maren Oak"
    assert NAMES.of("tobin-fletch") == "Robin"
    assert NAMES.of("fen-wolf-3-2a") == "Fen Wolf 2a"
    boss = NAMES.of("barrow-king-6-1a")
    assert isinstance(boss, Sentence)
    assert boss.words() == "the Barrow King"
    assert NAMES.side_of("fen-wolf-3-2a") == "enemies"
    assert NAMES.side_of("village-archer-4-1") == "heroes"
    assert NAMES.side_of("forge") == ""


def test_a_translation_changes_templates_and_phrases_but_no_names() -> None:
    told = Sentence("{who} moves {way} to {where}.", {"who": "Maren Oak", "way": Length(1067), "where": Phrase("home")})
    german = {"{who} moves {way} to {where}.": "{who} geht {way} nach {where}.", "home": "Hause"}
    LANGUAGE_IN_FORCE.change_to("de", german)
    try:
        assert told.text(lambda units: f"{units // 100} cm") == "Maren Oak geht 10 cm nach Hause."
    finally:
        LANGUAGE_IN_FORCE.change_to("en", {})


def test_a_length_is_shown_in_tenths_of_an_inch() -> None:
    assert [in_inches(units) for units in (0, 254, 1067, 1080, 13)] == [
        "0.0 in",
        "1.0 in",
        "4.2 in",
        "4.3 in",
        "0.1 in",
    ]


def test_several_things_are_joined_as_people_do() -> None:
    assert Sentence("{all}", {"all": ("a", "b", "c")}).text() == "A, b and c"
    assert Sentence("{all}", {"all": ("a",)}).text() == "A"


def test_a_die_shows_whether_it_counted() -> None:
    faces = sentence(QualityRolled("V-1.1", ModelId("maren-oak"), Topic("activation"), (1, 3, 6), 3, 0, 2, 1), NAMES)
    assert faces.dice == (ShownDie(1, "heroes", False), ShownDie(3, "heroes", True), ShownDie(6, "heroes", True))


@rule("SBH-MAG-13")
def test_a_healer_with_one_hit_among_misses_has_healed() -> None:
    healer = ModelId("maren-oak")
    told = [
        sentence(QualityRolled("SBH-MAG-13", healer, topics.HEALING, faces, 3, 0, hits, misses), NAMES).text()
        for faces, hits, misses in (((1, 5), 1, 1), ((1, 2), 0, 2))
    ]
    assert told == ["Maren Oak passes a roll (healing).", "Maren Oak fails a roll (healing)."]


def test_every_short_name_has_words_of_its_own() -> None:
    assert all(phrase.text for phrase in WORDS.values())
    assert plain_word("by never-heard-of").text == "never heard of"


def test_a_way_too_short_for_figures_is_told_without_them() -> None:
    for manner, told in (("move", "Maren Oak hardly moves."), ("step", "Maren Oak takes a step.")):
        assert sentence(ModelMoved("SBH-MOV-1", ModelId("maren-oak"), 0, 0, 12, 0, manner), NAMES).text() == told
    assert "0.1 in" in sentence(ModelMoved("SBH-MOV-1", ModelId("maren-oak"), 0, 0, 13, 0, "move"), NAMES).text()
