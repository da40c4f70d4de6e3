"""Only figures that the group owns: no wave asks for more, and every swap is told (R-V05, R-V44, R-V45).

The little Bestiary: rat 10, orc 20, thief 25, zealot 25, arsonist 5 (torch); champion 40 (Elite, every Behaviour);
warlord 120, dragon 290 (Bosses).
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import Content, EnemyClass
from rules_core.games.village.game import VillageGame
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import generation
from rules_core.games.village.rules.ambush import spring
from rules_core.games.village.rules.figure_supply import FigureSupply
from rules_core.games.village.rules.generation import GroupPlan
from rules_core.games.village.rules.muster import Muster
from rules_core.games.village.rules.wave_opening import open_wave
from rules_core.games.village.state.facts import AmbushSprung, WaveGenerated
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.figure_facts import (
    BehaviourSwapped,
    EnemySwapped,
    GroupCutShort,
    StandInsUsed,
    WaveCutShort,
)
from rules_core.games.village.state.siege import Siege, Token
from rules_core.kernel.facts import Fact
from rules_core.kernel.simulation import PlayerTable
from rules_core.song.options import INCH
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.little import content, level_up, siege
from tests.games.village.sitting import Careless, Sitting

RAVAGER, HUNTER, RAIDER, MINDLESS, FANATIC, GUARDIAN = 1, 2, 3, 4, 5, 6
OPTIONS = VillageOptions()
BUDGETS = (50, 100, 150, 200, 250, 300, 350)


def mustered(owned: dict[str, int], **stand_ins: tuple[str, ...]) -> Muster:
    return Muster(FigureSupply(Collection(owned, stand_ins)))


def made(table: Sitting, escalation: int, budget: int, muster: Muster) -> tuple[list[str], list[Fact]]:
    """The wave as text, and what is told about the figures."""
    plans = generation.generate(table, content(), OPTIONS, escalation, budget, muster)
    assert table.answers == []
    return [told(plan) for plan in plans], muster.all_facts()


def told(plan: GroupPlan) -> str:
    counts = Counter(one.id for one in plan.types)
    return f"{plan.behaviour.value} " + ",".join(f"{id}*{count}" for id, count in counts.items())


def fits(collection: Collection, types: list[str]) -> bool:
    """Whether figures can be handed out so that every model has one: tried here in another way, unit by unit."""
    figures = [kind for kind, count in collection.owned.items() for _ in range(count)]
    holder: dict[int, int] = {}

    def seat(model: int, seen: set[int]) -> bool:
        for number, figure in enumerate(figures):
            if figure in collection.figures_for(types[model]) and number not in seen:
                seen.add(number)
                if number not in holder or seat(holder[number], seen):
                    holder[number] = model
                    return True
        return False

    return all(seat(model, set()) for model in range(len(types)))


# One wave


@rule("R-V05", "V-5.4.5")
def test_a_group_stays_below_its_size_and_the_points_go_to_the_next() -> None:
    table = Sitting(("behaviour", RAVAGER), ("mob", ("rat",)), ("group-size", 4), ("mob", ("orc",)), ("group-size", 2))
    wave, facts = made(table, 1, 60, mustered({"rat": 2, "orc": 9}))
    assert wave == ["ravager rat*2", "ravager orc*2"]
    assert facts == [GroupCutShort("V-5.4.5", 1, "rat", 4, 2, 2)]


@rule("V-5.4.5", "R-V05")
def test_a_group_was_to_have_no_more_than_its_points_and_its_elite_leave() -> None:
    # Five were rolled; three rats are all that 35 points buy.
    table = Sitting(("behaviour", RAVAGER), ("mob", ("rat",)), ("group-size", 5))
    wave, facts = made(table, 1, 35, mustered({"rat": 2}))
    assert wave == ["ravager rat*2"]
    assert facts == [GroupCutShort("V-5.4.5", 1, "rat", 3, 2, 2), WaveCutShort("V-5.4.7", 20, 35)]
    # Of five one is the champion.
    table = Sitting(("behaviour", GUARDIAN), ("elite", 1), ("group-size", 5))
    wave, facts = made(table, 4, 150, mustered({"orc": 2, "champion": 1}))
    assert wave == ["guardian champion*1,orc*2"]
    assert facts[0] == GroupCutShort("V-5.4.5", 1, "orc", 4, 2, 2)


@rule("R-V45")
def test_an_ambush_that_lacks_figures_says_how_many_were_to_come() -> None:
    muster = mustered({"rat": 2})
    plan = generation.ambush(
        Sitting(("ambush-mob", ("rat",)), ("behaviour", RAVAGER)), content(), OPTIONS, 1, 35, 4, muster
    )
    assert plan is not None
    assert told(plan) == "ravager rat*2"
    assert muster.facts[-1] == GroupCutShort("V-5.4.5", 4, "rat", 3, 2, 2)


@rule("R-V45")
@pytest.mark.parametrize("budget, came", [(15, ""), (20, "ravager orc*1")])
def test_an_ambush_brings_no_stand_in_that_its_budget_does_not_allow(budget: int, came: str) -> None:
    table = Sitting(("ambush-mob", ("rat",)), *([("behaviour", RAVAGER)] if came else []))
    plan = generation.ambush(table, content(), OPTIONS, 1, budget, 4, mustered({"orc": 1}))
    assert (told(plan) if plan is not None else "") == came


@rule("R-V05")
def test_what_is_not_owned_is_swapped_for_the_nearest_in_points() -> None:
    # A rat (10) was drawn; of the Ravagers only orcs (20) are owned.
    table = Sitting(("behaviour", RAVAGER), ("mob", ("rat",)), ("group-size", 2))
    wave, facts = made(table, 1, 40, mustered({"orc": 5}))
    assert wave == ["ravager orc*2"]
    assert facts == [EnemySwapped("R-V05", 1, "mob", "rat", "orc", 0)]


@rule("R-V44", "R-V08")
def test_without_figures_for_the_behaviour_it_is_rolled_again() -> None:
    table = Sitting(("behaviour", FANATIC), ("behaviour", RAIDER), ("behaviour", HUNTER), ("group-size", 2))
    wave, facts = made(table, 1, 40, mustered({"orc": 5}))
    assert wave == ["hunter orc*2"]
    assert facts == [BehaviourSwapped("R-V08", 1, "fanatic", "hunter")]


@rule("V-5.4.7")
def test_a_collection_that_is_too_small_is_used_up_and_said_to_be() -> None:
    table = Sitting(("behaviour", MINDLESS), ("group-size", 5), ("behaviour", HUNTER), ("group-size", 3))
    wave, facts = made(table, 3, 300, mustered({"rat": 3, "orc": 1}))
    assert wave == ["mindless rat*3", "hunter orc*1"]
    assert facts[-1] == WaveCutShort("V-5.4.7", 50, 300)


@rule("V-5.4.6")
def test_a_boss_is_swapped_or_left_out() -> None:
    answers = [("behaviour", HUNTER), ("elite", 6), ("group-size", 1)]
    table = Sitting(("boss", ("dragon",)), ("boss-behaviour", ("hunter",)), *answers)
    wave, facts = made(table, 6, 300, mustered({"warlord": 1, "orc": 1}))
    assert wave == ["hunter warlord*1", "hunter orc*1"]
    assert facts[0] == EnemySwapped("V-5.4.6", 1, "boss", "dragon", "warlord", 0)
    table = Sitting(("boss", ("dragon",)), *answers)
    wave, facts = made(table, 6, 300, mustered({"orc": 1}))
    assert wave == ["hunter orc*1"]
    assert facts[0] == EnemySwapped("V-5.4.6", 1, "boss", "dragon", "", 0)


@rule("V-5.4.4", "R-V44")
def test_an_elite_needs_a_figure_and_leaves_one_to_its_mob() -> None:
    # The only figure may be used for the champion or for an orc: with both it would be used twice.
    table = Sitting(("behaviour", GUARDIAN), ("elite", 1), ("group-size", 1))
    wave, facts = made(table, 4, 60, mustered({"orc": 1}, champion=("orc",)))
    assert wave == ["guardian orc*1"]
    assert facts[0] == EnemySwapped("R-V44", 1, "elite", "champion", "", 1)
    table = Sitting(("behaviour", GUARDIAN), ("elite", 1), ("group-size", 1))
    wave, facts = made(table, 4, 60, mustered({"orc": 2}, champion=("orc",)))
    assert wave == ["guardian champion*1,orc*1"]
    assert facts == [StandInsUsed("R-V05", ("champion*1=orc",))]


def test_a_figure_is_used_once_and_stand_ins_change_places() -> None:
    shelf = FigureSupply(Collection({"rat": 1, "orc": 1}, {"orc": ("rat",), "thief": ("orc", "rat")}))
    assert shelf.take("orc")
    # The orc may not be moved to the rat's figure and back: two figures serve two models.
    assert shelf.take("thief")
    assert not shelf.has("rat")
    assert not shelf.take("zealot")
    assert sum(len(users) for users in shelf.users.values()) == 2


def test_to_ask_what_is_there_takes_nothing() -> None:
    shelf = FigureSupply(Collection({"rat": 1}))
    assert shelf.has("rat")
    assert not shelf.has("rat", "rat")
    assert shelf.take("rat")
    assert not shelf.has("rat")


# Every wave


def some_collection(whole: Content, seed: int) -> Collection:
    """A collection by chance, from almost nothing to plenty, with stand-ins in all directions."""
    dice = random.Random(seed)
    kinds = list(whole.enemies)
    owned = {kind: dice.choice((0, 0, 1, 2, 3, 5, 8)) for kind in dice.sample(kinds, dice.randint(3, len(kinds)))}
    stand_ins: dict[str, tuple[str, ...]] = {}
    for kind in dice.sample(kinds, dice.randint(0, 12)):
        stand_ins[kind] = tuple(dice.sample([one for one in kinds if one != kind], dice.randint(1, 3)))
    return Collection(owned, stand_ins)


@rule("R-V05", "R-V44", "V-5.4.7")
@pytest.mark.long
@pytest.mark.parametrize("seed", range(80))
def test_no_wave_asks_for_more_than_is_owned_and_the_budget_is_kept(seed: int) -> None:
    whole = shipped()
    collection = some_collection(whole, seed)
    escalation = seed % 7 + 1
    budget = BUDGETS[escalation - 1] * (2 + seed % 3) // 2
    muster = Muster(FigureSupply(collection))
    plans = generation.generate(Careless(seed), whole, OPTIONS, escalation, budget, muster)
    types = [one.id for plan in plans for one in plan.types]
    total = sum(plan.points for plan in plans)
    assert fits(collection, types)
    assert total <= budget
    for plan in plans:
        ranks = Counter(one.kind for one in plan.types)
        assert 1 <= len(plan.types) <= 5
        assert all(plan.behaviour in one.behaviours for one in plan.types)
        assert not ranks[EnemyClass.ELITE] or ranks[EnemyClass.MOB]
        assert len({one.id for one in plan.types if one.kind is EnemyClass.MOB}) <= 1
    # The points left over are too few for somebody, or nobody who could be had for them is left: then it is said.
    short = [fact for fact in muster.facts if isinstance(fact, WaveCutShort)]
    mobs = [one for one in whole.enemies.values() if one.kind is EnemyClass.MOB]
    if short:
        left = [one for one in mobs if one.profile.points <= budget - total and (not one.torch or escalation > 1)]
        assert not any(fits(collection, [*types, one.id]) for one in left)
        assert short == [WaveCutShort("V-5.4.7", total, budget)]
    else:
        assert budget - total < max(one.profile.points for one in mobs)


@rule("R-V05")
@pytest.mark.parametrize("seed", range(40))
def test_whoever_owns_plenty_meets_the_same_waves_as_without_a_collection(seed: int) -> None:
    whole = shipped()
    escalation = seed % 7 + 1
    budget = BUDGETS[escalation - 1] * 2
    plain = generation.generate(Careless(seed), whole, OPTIONS, escalation, budget)
    muster = Muster(FigureSupply(Collection(dict.fromkeys(whole.enemies, 99))))
    rich = generation.generate(Careless(seed), whole, OPTIONS, escalation, budget, muster)
    assert [told(one) for one in rich] == [told(one) for one in plain]
    assert muster.all_facts() == []


@rule("R-V45")
@pytest.mark.parametrize("seed", range(40))
def test_an_ambush_asks_for_no_more_than_is_owned(seed: int) -> None:
    whole = shipped()
    collection = some_collection(whole, seed)
    muster = Muster(FigureSupply(collection))
    plan = generation.ambush(Careless(seed), whole, OPTIONS, seed % 7 + 1, 25 + seed, 4, muster)
    if plan is None:
        swapped = muster.facts[0]
        assert isinstance(swapped, EnemySwapped)
        assert swapped.came == ""
    else:
        assert fits(collection, [one.id for one in plan.types])
        assert plan.points <= 25 + seed
    plenty = Muster(FigureSupply(Collection(dict.fromkeys(whole.enemies, 99))))
    rich = generation.ambush(Careless(seed), whole, OPTIONS, seed % 7 + 1, 25 + seed, 4, plenty)
    plain = generation.ambush(Careless(seed), whole, OPTIONS, seed % 7 + 1, 25 + seed)
    assert rich is not None
    assert plain is not None
    assert told(rich) == told(plain)


# In a siege


def opened(collection: dict[str, Any], wave: int = 1, **answers: Any) -> tuple[Siege, Careless]:
    state = siege(collection=collection)
    state.wave = wave
    table = Careless(5, **answers)
    open_wave(table, state)
    return state, table


@rule("V-5.4.10")
def test_a_swap_is_told_after_the_wave_it_belongs_to() -> None:
    _, table = opened({"owned": {"orc": 9}}, behaviour=RAVAGER, mob=("rat",))
    kinds = [type(fact) for fact in table.facts]
    assert kinds.index(EnemySwapped) > kinds.index(WaveGenerated)


@rule("V-5.4.7")
def test_a_siege_without_a_collection_tells_nothing_about_figures() -> None:
    state = siege()
    table = Careless(5)
    open_wave(table, state)
    assert state.world.collection is None
    assert not any(isinstance(fact, (EnemySwapped, GroupCutShort, WaveCutShort)) for fact in table.facts)


@rule("V-7.5.7")
def test_a_figure_that_a_defender_needs_stands_for_nobody_else() -> None:
    owned = {"orc": 1, "village-archer": 3}
    state = siege(collection={"owned": owned, "stand_ins": {"orc": ["village-archer"]}})
    state.building("town-hall").level = 3
    table = Careless(5, behaviour=HUNTER, group_size=5)
    open_wave(table, state)
    # Two archers muster; the third may be an orc. Two orcs are all, although 50 points allow two anyway.
    archers = [one for one in state.models.values() if one.is_defender]
    assert len(archers) == 2
    assert table.told(StandInsUsed) == [StandInsUsed("R-V05", ("orc*1=village-archer",))]


@rule("R-V44", "V-5.4.1")
def test_defenders_lend_their_figures_rather_than_that_nobody_comes() -> None:
    state = siege(collection={"owned": {"orc": 1}, "stand_ins": {"village-archer": ["orc"]}})
    level_up(state, "town-hall", 3)
    state.wave = 3
    table = Careless()
    open_wave(table, state)
    assert state.wave_total > 0
    assert [model.profile.id for model in state.models.values() if model.group] == ["orc"]


def sprung(state: Siege, **answers: Any) -> Careless:
    table = Careless(7, **answers)
    spring(table, state, Token("token-1", 2 * INCH, 18 * INCH, 4, 1, revealed=True))
    return table


@rule("R-V45", "V-7.3.8")
def test_an_ambush_uses_the_figures_that_the_wave_left() -> None:
    state, _ = opened({"owned": {"orc": 3}}, behaviour=HUNTER, mob=("orc",), group_size=5)
    assert [one.profile.id for one in state.models.values() if one.side == ENEMIES] == ["orc", "orc"]
    # A quarter of 350 is enough for four of them.
    state.wave = 7
    table = sprung(state, ambush_mob=("orc",))
    assert [fact.enemies for fact in table.told(AmbushSprung)] == ["orc*1"]
    assert [fact.came for fact in table.told(GroupCutShort)] == [1]


@rule("R-V45")
def test_an_ambush_without_a_figure_brings_nobody_and_says_so() -> None:
    state, _ = opened({"owned": {"orc": 2}}, behaviour=HUNTER, group_size=5)
    groups = len(state.groups)
    table = sprung(state)
    assert len(state.groups) == groups
    assert table.told(AmbushSprung) == []
    assert [fact.came for fact in table.told(EnemySwapped)] == [""]


@rule("R-V45")
def test_figures_of_the_defeated_lie_beside_the_table_again() -> None:
    state, _ = opened({"owned": {"rat": 5}}, behaviour=MINDLESS, group_size=5)
    for model in state.models.values():
        if model.side == ENEMIES:
            model.fate = Fate.DEFEATED
    table = sprung(state)
    assert len(table.told(AmbushSprung)) == 1


# A whole siege


class Counted(PlayerTable[Siege]):
    """A table that counts the figures in use at every checkpoint."""

    def __init__(self, player: ThumbPlayer, state: Siege, seed: int) -> None:
        super().__init__(player, state, seed)
        self.waves_seen: list[int] = []

    def checkpoint(self) -> None:
        state = self.state
        collection = state.world.collection
        assert collection is not None
        used = [
            one.profile.id
            for one in state.models.values()
            if one.side == ENEMIES and one.fate in (Fate.IN_PLAY, Fate.WAITING)
        ]
        assert fits(collection, used), used
        if used and state.wave not in self.waves_seen:
            self.waves_seen.append(state.wave)
        super().checkpoint()


@rule("R-V05", "R-V45", "R-V44")
@pytest.mark.parametrize("seed", range(6))
def test_never_in_a_whole_siege_do_more_enemies_stand_than_figures(seed: int) -> None:
    whole = shipped()
    collection = some_collection(whole, seed + 100)
    owned = {**collection.owned, "plague-rat": max(1, collection.count("plague-rat"))}
    given = Collection(owned, collection.stand_ins).plain()
    made = VillageGame(build(whole, {"heroes": list(whole.heroes)[:3], "length": "standard", "collection": given}))
    state = made.start()
    table = Counted(ThumbPlayer(), state, seed)
    made.play(table, state)
    assert state.result
    assert table.waves_seen[0] == 1
