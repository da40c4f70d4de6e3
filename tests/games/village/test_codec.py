"""The codec: a copy shares nothing that changes, plain data comes back the same, and every damage is found."""

import ast
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.game import VillageGame
from rules_core.games.village.rules import council
from rules_core.games.village.state import codec
from rules_core.games.village.state.fact_kinds import FACTS, fact_kinds
from rules_core.games.village.state.siege import GroupTurn, Phase, Siege, Token, Villager
from rules_core.kernel.facts import fact_from_plain, fact_to_plain
from rules_core.kernel.table import Table
from rules_core.song.field import Acting
from rules_core.song.warband import ModelId
from tests.games.village.little import MIDDLE, game, level_up
from tests.games.village.sitting import Careless, Sitting

ROOT = Path(__file__).resolve().parents[3] / "rules_core"
GIVEN = ("world", "ground", "song", "traits", "weapons", "book")
"""Given by the setup, and the same in every copy."""
TRANSIENT = ("losses", "owed", *GIVEN)
"""Not written down: empty at every checkpoint, or given by the setup."""
FROM_THE_PROFILE = ("radius", "crosses")
"""Not written down either: made anew from the profile."""


def crowded() -> tuple[VillageGame, Siege]:
    """A siege with something of everything, in the middle of the fight."""
    made = game(3)
    state = made.start()
    table = Careless(3, behaviour=1)
    made_until(made, state, table)
    state.supplies, state.herbs, state.repair_materials = 5, 1, 2
    state.model("ada").spent = ["hero-reroll", "x:turn"]
    state.model("ada").immune_to = ["dragon"]
    state.model("ada").charged = [ModelId("rat-1-1a")]
    state.model("ben").knocked_down = True
    state.model("ben").quality_lost = 2
    state.model("cem").allowance = "long"
    level_up(state, "temple", 2)
    state.building("forge").burning = True
    state.building("stable").integrity = 0
    state.building("stable").fell_in_wave = 1
    for answer in (("barricade", (MIDDLE, MIDDLE - 5 * 254, 15)), ("trap", (MIDDLE, MIDDLE + 9 * 254, 0))):
        council.next_decision(Sitting(("council", answer[0]), answer), state)
    state.tokens["token-8"] = Token("token-8", 127, 900, 4, 5, revealed=True)
    state.villagers["villager-9"] = Villager("villager-9", 800, 900)
    state.next_number = 10
    state.acting = Acting(ModelId("ada"), 2, turnover=True)
    first = [model.id for model in state.models.values() if model.group == 1]
    state.group_turn = GroupTurn(1, 2, first, turnover=False)
    state.group_turn.blessed = BuildingId("temple")
    state.group_turn.blessing_offered = [BuildingId("forge")]
    state.group_turn.ordered, state.group_turn.alone = first[:1], first[-1]
    state.half_tested = ["heroes"]
    state.spent = ["overwatch", "resurrection"]
    state.returning = ModelId("cem")
    state.records = [[1, 2, 3, 4, 5, 6, 7]]
    state.waves_survived = 0
    state.note = "Hold the gate."
    return made, state


class Stop(Exception):
    """The fight has begun."""


class UntilTheFight(Careless):
    def __init__(self, state: Siege, table: Careless) -> None:
        super().__init__(table.seed)
        self.by_topic = table.by_topic
        self.state = state

    def checkpoint(self) -> None:
        if self.state.phase is Phase.HERO_TURN:
            raise Stop


def made_until(made: VillageGame, state: Siege, table: Careless) -> None:
    """Play to the first turn of the heroes."""
    with pytest.raises(Stop):
        made.play(UntilTheFight(state, table), state)


def attributes(file: str, name: str) -> list[str]:
    """What a class's `__init__` sets, in its order."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    start = next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    names: list[str] = []
    for node in ast.walk(start):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                names.append(target.attr)
    return names


def source_of(file: str, function: str) -> str:
    text = (ROOT / file).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            return ast.get_source_segment(text, node) or ""
    raise AssertionError(f"{file} has no {function}")


VILLAGE = "games/village/state/"
CLASSES = [
    ("song/warband.py", "Model", "song/codec.py", "model"),
    (VILLAGE + "fighter.py", "Fighter", VILLAGE + "model_codec.py", "fighter"),
    ("song/field.py", "Acting", "song/codec.py", "acting"),
    (VILLAGE + "siege.py", "Building", VILLAGE + "marker_codec.py", "building"),
    (VILLAGE + "siege.py", "Barricade", VILLAGE + "marker_codec.py", "barricade"),
    (VILLAGE + "siege.py", "Trap", VILLAGE + "marker_codec.py", "trap"),
    (VILLAGE + "siege.py", "Token", VILLAGE + "marker_codec.py", "token"),
    (VILLAGE + "siege.py", "Villager", VILLAGE + "marker_codec.py", "villager"),
    (VILLAGE + "siege.py", "Group", VILLAGE + "marker_codec.py", "group"),
    (VILLAGE + "siege.py", "GroupTurn", VILLAGE + "marker_codec.py", "group_turn"),
]


@pytest.mark.parametrize("file, name, codec_file, verb", CLASSES, ids=[name for _, name, _, _ in CLASSES])
def test_no_attribute_is_missing_from_the_codec(file: str, name: str, codec_file: str, verb: str) -> None:
    to_plain = source_of(codec_file, f"{verb}_to_plain")
    from_plain = source_of(codec_file, f"{verb}_from_plain")
    if name == "Model":
        # Who a model is and where it stands is read by the game that makes it.
        from_plain += source_of(VILLAGE + "model_codec.py", "fighter_from_plain")
    reads_spot = "_spot(" in from_plain or "spot_from_plain(" in from_plain
    for attribute in attributes(file, name):
        if attribute in FROM_THE_PROFILE:
            continue
        assert f'"{attribute}": ' in to_plain or f'["{attribute}"] = ' in to_plain, attribute
        if not (attribute in ("x", "y") and reads_spot) and attribute not in ("id", "profile"):
            assert f'"{attribute}"' in from_plain, attribute


@pytest.mark.parametrize("file, name", [(file, name) for file, name, _, _ in CLASSES], ids=[c[1] for c in CLASSES])
def test_no_attribute_is_missing_from_the_copies_of_the_parts(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    copies = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name in ("clone", "copy_to")]
    mentioned = {node.attr for copy in copies for node in ast.walk(copy) if isinstance(node, ast.Attribute)}
    assert set(attributes(file, name)) - set(FROM_THE_PROFILE) <= mentioned


def test_no_attribute_of_the_siege_is_missing() -> None:
    names = attributes("song/troops.py", "TroopsOf") + attributes("song/field.py", "FieldOf")
    names += attributes(VILLAGE + "siege.py", "Siege")
    clone, to_plain = source_of(VILLAGE + "codec.py", "clone"), source_of(VILLAGE + "codec.py", "to_plain")
    to_plain += source_of("song/codec.py", "field_to_plain")
    from_plain = source_of(VILLAGE + "codec.py", "from_plain") + source_of(VILLAGE + "codec.py", "_read_village")
    from_plain += source_of("song/codec.py", "field_from_plain")
    seen = source_of(VILLAGE + "seen.py", "seen_siege")
    for name in names:
        assert f"other.{name}" in clone or name in GIVEN, name
        assert f"seen.{name} = siege.{name}" in seen or name in (*GIVEN, "tokens"), name
        if name not in TRANSIENT:
            assert f'"{name}": ' in to_plain, name
            assert f'"{name}"' in from_plain, name


def test_plain_data_comes_back_the_same() -> None:
    made, state = crowded()
    plain = made.to_plain(state)
    assert made.to_plain(made.from_plain(json.loads(json.dumps(plain)))) == plain


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    made, state = crowded()
    before = made.to_plain(state)
    other = made.clone(state)
    assert made.to_plain(other) == before
    other.model("ada").spent.append("more")
    other.model("ada").charged.append(ModelId("ben"))
    other.building("forge").integrity = 1
    next(iter(other.barricades.values())).integrity = 1
    other.ground.remove_piece(next(iter(other.barricades)))
    other.traps.clear()
    other.tokens["token-8"].revealed = False
    other.villagers.clear()
    other.groups[0].leaving = True
    assert other.acting is not None
    assert other.group_turn is not None
    other.acting.actions = 0
    other.group_turn.waiting.clear()
    other.group_turn.blessing_offered.clear()
    other.start_counts["heroes"] = 99
    other.waiting.append(ModelId("ada"))
    other.spent.clear()
    other.half_tested.clear()
    other.records.append([0] * 7)
    assert made.to_plain(state) == before
    assert next(iter(state.barricades)) in state.ground.piece_ids()


def test_the_ground_of_a_loaded_state_has_its_barricades() -> None:
    made, state = crowded()
    loaded = made.from_plain(made.to_plain(state))
    assert loaded.ground.piece_ids() == state.ground.piece_ids()
    id = next(iter(state.barricades))
    assert loaded.ground.piece(id).outline.points == state.ground.piece(id).outline.points


Damage = Callable[[dict[str, Any]], object]

DAMAGES: list[tuple[Damage, str]] = [
    (lambda p: p.pop("herbs"), "state.herbs: this field is missing"),
    (lambda p: p.update(gold=1), "state.gold: this field is not known"),
    (lambda p: p.update(supplies=-1), "state.supplies: a whole number from 0"),
    (lambda p: p.update(supplies=True), "state.supplies: a whole number from 0"),
    (lambda p: p.update(wave=8), "state.wave: a whole number from 1 to 7"),
    (lambda p: p.update(phase="tea"), "state.phase: one of wave opens"),
    (lambda p: p.update(result="draw"), "state.result: one of"),
    (lambda p: p.update(models={}), "state.models: a list belongs here"),
    (lambda p: p["models"].pop(0), "state.models: the heroes must be ada, ben, cem, in this order"),
    (lambda p: p["models"].append(p["models"][0]), "state.models[8].id: ada is there twice"),
    (lambda p: p["models"][0].update(profile="dragon"), "state.models[1].profile: one of ada, ben, cem"),
    (lambda p: p["models"][0].update(side="enemies"), "state.models[1].side: one of heroes"),
    (lambda p: p["models"][0].update(fate="asleep"), "state.models[1].fate: one of waiting"),
    (lambda p: p["models"][0].update(x="left"), "state.models[1].x: a whole number"),
    (lambda p: p["models"][0].update(x=-5), "state.models[1]: ada stands off the table"),
    (lambda p: p["models"][0].update(spent=[1]), "state.models[1].spent: a list of texts"),
    (lambda p: p["models"][0].update(knocked_down=0), "state.models[1].knocked_down: true or false"),
    (lambda p: p["models"][3].update(group=9), "belongs to group 9, which is not there"),
    (lambda p: p["acting"].update(model="zoe"), "state.acting.model: one of ada"),
    (lambda p: p["acting"].update(actions=10), "state.acting.actions: a whole number from 0 to 9"),
    (lambda p: p.update(acting=3), "state.acting: a table belongs here"),
    (lambda p: p["start_counts"].update(dogs=3), "state.start_counts.dogs: this field is not known"),
    (lambda p: p.update(half_tested=["dogs"]), "state.half_tested: only heroes, enemies"),
    (lambda p: p["buildings"][1].update(integrity=9), "state.buildings[2].integrity: a whole number from 0 to 3"),
    (lambda p: p["buildings"][1].update(level=4), "state.buildings[2].level: a whole number from 1 to 3"),
    (lambda p: p["buildings"][4].update(burning=True), "stable is destroyed and cannot burn"),
    (lambda p: p["buildings"].pop(), "state.buildings: they must be town-hall"),
    (lambda p: p["barricades"][0].update(turn=7), "state.barricades[1].turn: a direction"),
    (lambda p: p["barricades"][0].update(id="forge"), "state.barricades[1].id: an id such as barricade-1"),
    (lambda p: p["traps"][0].update(y=99999), "state.traps[1].y: a whole number from 0 to 9144"),
    (lambda p: p["tokens"][0].update(result=7), "state.tokens[1].result: a whole number from 1 to 6"),
    (lambda p: p["tokens"].append(p["tokens"][0]), "token-8 is there twice"),
    (lambda p: p["villagers"].append(p["villagers"][0]), "villager-9 is there twice"),
    (lambda p: p["villagers"][0].update(escort="zoe"), "state.villagers[1].escort: one of"),
    (lambda p: p["groups"][0].update(number=2), "state.groups[1].number: a whole number from 1 to 1"),
    (lambda p: p["groups"][0].update(edge=0), "state.groups[1].edge: a whole number from 1 to 4"),
    (lambda p: p["groups"][0].update(behaviour="lazy"), "state.groups[1].behaviour: one of ravager"),
    (lambda p: p["group_turn"].update(number=7), "state.group_turn.number: a whole number from 1 to"),
    (lambda p: p["group_turn"].update(waiting=["zoe"]), "state.group_turn.waiting: only ada"),
    (lambda p: p.update(waiting=["zoe"]), "state.waiting: only ada"),
    (lambda p: p.update(records=[[1, 2]]), "state.records: rows of 7 whole numbers"),
    (lambda p: p.update(note="x" * 3000), "state.note: a text of at most 2000 characters"),
    (lambda p: p.update(returning="zoe"), "state.returning: one of"),
]


@pytest.fixture(scope="module")
def plain_siege() -> tuple[VillageGame, dict[str, Any]]:
    made, state = crowded()
    return made, made.to_plain(state)


@pytest.mark.parametrize("damage, said", DAMAGES, ids=[said[:50] for _, said in DAMAGES])
def test_damage_is_named_with_its_place(
    plain_siege: tuple[VillageGame, dict[str, Any]], damage: Damage, said: str
) -> None:
    made, plain = plain_siege
    broken = copy.deepcopy(plain)
    damage(broken)
    with pytest.raises(ValueError, match="state") as fault:
        made.from_plain(broken)
    assert said in str(fault.value)


def test_no_field_of_the_state_may_be_missing(plain_siege: tuple[VillageGame, dict[str, Any]]) -> None:
    made, plain = plain_siege
    for key in plain:
        broken = {name: value for name, value in plain.items() if name != key}
        with pytest.raises(ValueError, match=f"state.{key}: this field is missing"):
            made.from_plain(broken)


def test_every_fact_is_known_to_saves() -> None:
    for file in ("song/facts.py", VILLAGE + "facts.py"):
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        names = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        assert names <= set(fact_kinds())
    assert len(fact_kinds()) == len(FACTS)


def test_facts_come_back_from_a_save() -> None:
    made = game(2)
    table: Table = (sitting := Careless(2))
    state = made.start()
    with pytest.raises(Stop):
        made.play(stopping := UntilTheFight(state, sitting), state)
    assert table is sitting
    assert len(stopping.facts) > 5
    for fact in stopping.facts:
        assert fact_from_plain(json.loads(json.dumps(fact_to_plain(fact))), made.fact_kinds()) == fact


def test_a_siege_from_nothing_is_empty() -> None:
    made = game(2)
    state = codec.empty_siege(made.world)
    assert state.models == {}
    assert state.ground.piece_ids() == made.start().ground.piece_ids()
