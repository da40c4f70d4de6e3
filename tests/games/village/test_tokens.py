"""Opportunity Tokens (sections 7.2 and 7.3): where they lie, what they are, what a hero gets."""

import pytest

from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.rules import escort, tokens
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.facts import (
    AmbushSprung,
    HerbsChanged,
    MaterialsChanged,
    SuppliesChanged,
    TokenClaimed,
    TokenPlaced,
    TokenRevealed,
    VillagerHome,
    VillagerMoved,
)
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.games.village.state.siege import Siege, Token, Villager
from rules_core.ground.ground import UNREACHABLE
from rules_core.kernel.requests import Draw, Roll
from rules_core.kernel.table import PROGRAM
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.little import BARE, MIDDLE, content, level_up, put, siege
from tests.games.village.sitting import Careless, Sitting

TOP = (MIDDLE, VillageOptions().token_radius)


def with_token(result: int, heroes: int = 2) -> Siege:
    """Ada has just come into contact with a token at the upper edge."""
    state = siege(heroes=heroes)
    put(state, state.model("ada"), 0, -16.5)
    state.tokens["token-1"] = Token("token-1", *TOP, 1, result, revealed=False)
    state.next_number = 2
    return state


def claim(state: Siege, table: Sitting | None = None) -> Sitting:
    table = table if table is not None else Sitting()
    tokens.claim(table, state, state.tokens["token-1"], state.model("ada"))
    return table


@rule("R-V31")
@pytest.mark.parametrize(
    "edge, first, last",
    [
        (1, (254, 20), (2286, 20)),
        (2, (2520, 254), (2520, 1016)),
        (3, (254, 1250), (2286, 1250)),
        (4, (20, 254), (20, 1016)),
    ],
)
def test_tokens_lie_along_the_whole_edge_but_for_the_corners(
    edge: int, first: tuple[int, int], last: tuple[int, int]
) -> None:
    spots = tokens._edge_points(10 * INCH, 5 * INCH, edge, 20)
    assert (spots[0], spots[-1]) == (first, last)


@rule("V-7.2.1", "V-7.2.2", "R-V31", "V-4.7.3", "V-5.5.2")
@pytest.mark.parametrize("seed", range(8))
def test_a_token_lies_on_a_random_edge_far_from_the_hall_where_a_hero_can_reach_it(seed: int) -> None:
    state = siege()
    tokens.place_token(Careless(seed), state, "V-7.2.1")
    token = state.tokens["token-1"]
    marker = token_body(state, token)
    assert state.ground.gap_to_edge(marker, token.edge) == 0
    assert state.ground.gap_to_piece(marker, "town-hall") >= 12 * INCH
    assert state.ground.walk_to_piece(marker, "town-hall") < UNREACHABLE


@rule("V-7.2.2")
def test_where_no_spot_is_so_far_the_nearest_rule_gives_way() -> None:
    state = siege(of=content(terrain=[{**BARE, "width": 24, "height": 24}]))
    tokens.place_token(Careless(1, token_edge=1), state, "V-7.2.1")
    assert state.tokens["token-1"].edge == 1


@rule("R-V31")
def test_tokens_do_not_lie_on_one_another() -> None:
    state = siege()
    for seed in range(6):
        tokens.place_token(Careless(seed, token_edge=2), state, "V-7.2.1")
    spots = [(token.x, token.y) for token in state.tokens.values()]
    assert len(set(spots)) == 6


@rule("V-7.2.3", "V-7.3.1", "R-V31")
def test_what_it_is_is_rolled_at_once_and_hidden() -> None:
    state = siege()
    table = Careless(1, token_result=4)
    tokens.place_token(table, state, "V-7.2.1")
    roll = table.asked[-1]
    assert isinstance(roll, Roll)
    assert roll.hidden
    assert roll.who == PROGRAM
    assert state.tokens["token-1"].result == 4
    assert not state.tokens["token-1"].revealed
    assert [type(fact) for fact in table.facts] == [TokenPlaced]


@rule("V-7.2.4", "V-7.5.18", "R-V31")
def test_scouts_see_it_when_it_is_placed_and_its_effect_waits() -> None:
    state = siege()
    state.tokens["token-9"] = Token("token-9", 200, 200, 1, 3, revealed=False)
    level_up(state, "watchtower", 2)
    table = Careless(1, token_result=2)
    tokens.place_token(table, state, "V-7.2.1")
    assert table.told(TokenRevealed) == [TokenRevealed("V-7.2.4", "token-1", 2)]
    assert state.supplies == 0
    # Tokens from before the Watchtower's second level stay hidden.
    assert not state.tokens["token-9"].revealed


@rule("V-7.2.5", "V-7.2.6")
def test_contact_reveals_resolves_and_removes_it() -> None:
    state = with_token(2)
    table = claim(state)
    assert [type(fact) for fact in table.facts] == [TokenRevealed, TokenClaimed, SuppliesChanged]
    assert state.tokens == {}


@rule("V-7.3.1", "R-V53")
def test_a_cache_is_two_supplies_at_once() -> None:
    state = with_token(2)
    claim(state)
    assert state.supplies == 2


@rule("V-7.3.1", "R-V32")
def test_herbs_go_into_a_shared_stock() -> None:
    state = with_token(3)
    table = claim(state)
    assert state.herbs == 1
    assert table.told(HerbsChanged) == [HerbsChanged("V-7.3.1", 1, 1)]


@rule("V-7.3.1", "R-V23")
def test_repair_materials_are_kept_and_add_up() -> None:
    state = with_token(4)
    state.repair_materials = 1
    table = claim(state)
    assert state.repair_materials == 2
    assert table.told(MaterialsChanged) == [MaterialsChanged("V-7.3.1", 1, 2)]


@rule("V-7.3.4")
def test_the_villager_stands_where_the_token_was() -> None:
    state = with_token(5)
    table = claim(state)
    villager = state.villagers["villager-2"]
    assert (villager.x, villager.y) == TOP
    assert table.told(VillagerMoved)[0].villager == "villager-2"


@rule("V-7.3.7", "R-V53")
def test_a_villager_at_the_hall_brings_three_supplies() -> None:
    state = siege()
    state.villagers["villager-1"] = Villager("villager-1", MIDDLE, MIDDLE)
    table = Sitting()
    escort.bring_home(table, state, state.villagers["villager-1"])
    assert state.villagers == {}
    assert state.supplies == 3
    assert [type(fact) for fact in table.facts] == [VillagerHome, SuppliesChanged]


@rule("V-7.3.1", "R-V03")
@pytest.mark.parametrize("magic", [False, True])
def test_a_relic_is_three_supplies_as_long_as_there_are_no_items(magic: bool) -> None:
    state = siege(village={"magic_equipment": magic})
    put(state, state.model("ada"), 0, -16.5)
    state.tokens["token-1"] = Token("token-1", *TOP, 1, 6, revealed=False)
    claim(state)
    assert state.supplies == 3


@rule("V-7.3.10", "V-7.3.8", "R-V31", "R-V45", "R-V51")
def test_an_ambush_comes_up_at_the_edge_nearest_to_the_token() -> None:
    state = with_token(1)
    state.wave = 3
    state.start_counts[ENEMIES] = 4
    # Escalation III, two heroes: 150 points, a quarter of it is 38: one orc.
    table = Careless(2, ambush_mob=("orc",), behaviour=2)
    claim(state, table)
    group = state.groups[0]
    assert (group.number, group.edge, group.ambush, group.deployed) == (1, 1, True, True)
    assert [model.id for model in state.members(1)] == ["orc-3-1a"]
    assert state.ground.gap_to_edge(state.members(1)[0], 1) <= 6 * INCH
    assert table.told(AmbushSprung) == [AmbushSprung("V-7.3.8", 1, 1, "orc*1")]
    assert state.start_counts[ENEMIES] == 5
    assert all(one.hidden for one in table.asked if isinstance(one, Roll | Draw))


@rule("V-6.5.1", "R-V16", "R-V45")
def test_torch_bearers_come_in_an_ambush_from_their_level_on() -> None:
    state = with_token(1)
    first = state.world.levels.index(state.world.options.torches_from) + 1
    for state.wave, come in ((first - 1, False), (first, True)):
        state.tokens["token-1"] = Token("token-1", *TOP, 1, 1, revealed=False)
        table = claim(state, Careless(2))
        drawn = next(one for one in table.asked if isinstance(one, Draw))
        assert ("arsonist" in drawn.options) is come


@rule("R-V31")
def test_an_ambush_group_takes_the_next_free_number() -> None:
    state = with_token(1)
    claim(state, Careless(1))
    state.tokens["token-1"] = Token("token-1", *TOP, 1, 1, revealed=False)
    claim(state, Careless(2))
    assert [group.number for group in state.groups] == [1, 2]
    assert {model.group for model in state.models.values() if model.side == ENEMIES} == {1, 2}
