"""Maps that people make: how fair they are, what is wrong with them, and how the program makes some."""

from __future__ import annotations

import pytest

from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.games.chosen import with_items
from rules_core.games.warhold.boards.fairness import NOWHERE, fairness_of
from rules_core.games.warhold.boards.maker import TRIES, MapWish, make_map
from rules_core.games.warhold.boards.symmetry import Symmetry, images, repeated, turned_right
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.content.types import Board
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.options import BOARD, CHOICES, PLAYERS
from rules_core.games.warhold.rules import setting_up
from rules_core.games.warhold.rules.land import name_of
from rules_core.games.warhold.state.facts import StrongholdFounded
from rules_core.games.warhold.state.ready_boards import lay_out
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, script

WITH_SITES = (
    "11......r...........22",
    "11..................22",
    "..........TTT.........",
    "..........TTT.........",
    "......................",
    "......................",
    "......................",
    ".r..................r.",
)


def said(*rows: str) -> list[str]:
    """What is found in a map of these rows."""
    item = Item(GAME, "board", {"id": "mine", "name": "Mine", "text": "A map.", "rows": list(rows)})
    return [one.sentence for one in CONTENT.findings(item, Known(CONTENT.official))]


def with_letters(rows: tuple[str, ...], changes: dict[tuple[int, int], str]) -> list[str]:
    """The rows with other letters, each at its column and row."""
    letters = [list(row) for row in rows]
    for (column, row), letter in changes.items():
        letters[row][column] = letter
    return ["".join(row) for row in letters]


# Places that the map has


@rule("R-W58", "W-SET-10", "W-SET-14")
def test_strongholds_stand_where_the_map_has_them() -> None:
    war = campaign(*["." * 22] * 8, answers=["dwarves", "elves"])
    state = war.state
    lay_out(state, Board("mine", "", WITH_SITES))
    state.strongholds.clear()
    for kingdom in state.kingdoms:
        kingdom.race = ""
    state.phase, state.turn_of, state.order = Phase.STRONGHOLDS, 0, [P2, P1]
    while state.phase is Phase.STRONGHOLDS:
        setting_up.stronghold_step(war)
    founded = [(one.seat, one.tile) for one in script(war).of(StrongholdFounded)]
    assert founded == [(P2, "u1"), (P1, "a1")]
    assert [one.seat for one in state.strongholds] == [P2, P1]
    assert [one.topic for one in script(war).asked] == ["race", "race"]


@rule("R-W58", "W-SET-8", "W-SET-11")
def test_the_places_of_strongholds_are_kept_free() -> None:
    war = campaign(*["." * 22] * 8)
    state = war.state
    lay_out(state, Board("mine", "", WITH_SITES))
    state.strongholds.clear()
    state.ruins.clear()
    ruins = {name_of(state, one) for one in setting_up.ruin_places(war, 7)}
    assert "d1" in ruins
    assert not {"a1", "b2", "c1", "a3", "t2"} & ruins
    assert "a1" not in {name_of(state, one) for one in setting_up.town_places(war, "wide")}
    # Another player keeps away from them too.
    assert not setting_up.stronghold_places(war, P1, 10)


@rule("R-W58", "W-SET-2")
def test_a_map_with_all_places_is_played_at_once() -> None:
    item = Item(GAME, "board", {"id": "mine", "name": "Mine", "text": "A map.", "rows": list(WITH_SITES)})
    game = DEFINITION.make(with_items({PLAYERS: 2, BOARD: "mine"}, CHOICES, [item], CONTENT))
    state = game.start()
    assert (state.columns, state.rows, len(state.towns), len(state.ruins)) == (22, 8, 1, 3)
    assert [name_of(state, one) for one in state.sites] == ["a1", "u1"]
    assert game.from_plain(game.to_plain(state)) == state


# What is wrong with a map


@rule("R-W58", "W-SET-4", "W-SET-6", "W-SET-8", "W-SET-11", "W-MAP-9", "R-W08", "WH-TL-3", "WH-TL-5", "W-SET-3")
@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({(1, 1): "."}, "The Stronghold 1 is no block of two by two tiles."),
        ({(20, 0): "3", (21, 0): "3", (20, 1): "3", (21, 1): "3"}, "There is a Stronghold 3, but none before it."),
        ({(20, 0): ".", (21, 0): ".", (20, 1): ".", (21, 1): "."}, "Only one player has a Stronghold."),
        ({(12, 3): "."}, "The town at K3 is no block of two by three tiles."),
        ({(14, 0): "r"}, "The ruins at I1 and O1 are 6 tiles apart; it should be more than 7."),
        ({(3, 0): "r", (2, 0): "r"}, "The ruin at C1 lies beside a town or a Stronghold."),
        ({(5, 5): "b"}, ""),
        ({(0, 6): "w", (1, 6): "w", (2, 7): "w", (0, 7): "."}, "Nobody comes on foot to the ruin at B8."),
    ],
)
def test_each_fault_of_a_map_is_found(changes: dict[tuple[int, int], str], sentence: str) -> None:
    found = said(*with_letters(WITH_SITES, changes))
    assert sentence in found if sentence else not [one for one in found if "bridge" in one]


@rule("W-MAP-9", "W-SET-11", "W-SET-4", "W-SET-6")
def test_faults_of_water_and_of_room() -> None:
    lake = [".........", ".wwwwwww.", ".wwwbwww.", ".wwwwwww.", *["." * 9] * 4]
    assert said(*lake) == [
        "There is no room for two Strongholds.",
        "The bridge at E3 leads nowhere.",
    ]
    lone = ["11......", "11......", *["." * 8] * 6]
    assert said(*lone) == ["There is no room for two Strongholds.", "Only one player has a Stronghold."]
    near = ["11........22", "11........22", *["." * 12] * 6]
    assert said(*near) == ["The Strongholds 1 and 2 are 9 tiles apart; it should be more than 10."]
    towns = ["11.......TTT............22", "11.......TTT............22", *["." * 26] * 6]
    assert said(*towns) == ["The Stronghold 1 is 8 tiles from a town; it should be more than 10."]
    many = [*["." * 40] * 4, "TTT......TTT......TTT" + "." * 19, "TTT......TTT......TTT" + "." * 19, *["." * 40] * 8]
    assert said(*many) == ["There are 3 towns; two are enough for four players."]


def test_maps_that_ship_are_in_order() -> None:
    for item in CONTENT.official.items():
        if item.kind == "board":
            assert not CONTENT.findings(item, Known(CONTENT.official)), item.id


# How fair it is


@rule("W-SET-6", "W-SET-11", "R-W58")
def test_ways_are_those_of_a_unit_without_an_ability() -> None:
    fairness = fairness_of(Board("mine", "", WITH_SITES), 2)
    assert fairness is not None
    # To the town across and down from the stronghold's corner; to the ruins one after the other, each from home.
    assert [(one.town, one.ruins, one.rival) for one in fairness.seats] == [(10, 7 + 6 + 25, 19), (9, 6 + 12 + 25, 19)]
    assert fairness.share == pytest.approx((1 + 9 / 10 + 38 / 43) / 3)
    wooded = with_letters(WITH_SITES, {(column, 2): "f" for column in range(10)} | {(5, 0): "m", (5, 1): "m"})
    hindered = fairness_of(Board("mine", "", tuple(wooded)), 2)
    assert hindered is not None
    assert hindered.seats[0].town > fairness.seats[0].town


@rule("W-SET-11")
def test_a_map_without_strongholds_gets_the_fairest_places() -> None:
    rows = tuple(row.replace("1", ".").replace("2", ".") for row in WITH_SITES)
    assert fairness_of(Board("mine", "", rows), 2) is None, "a town in the middle of so small a map leaves no room"
    corners = fairness_of(shipped().boards["four-corners"], 4)
    assert corners is not None
    assert corners.share == 1.0
    assert len({one.corner for one in corners.seats}) == 4


def test_who_has_no_way_is_not_treated_fairly() -> None:
    cut = with_letters(WITH_SITES, {(4, row): "w" for row in range(8)})
    fairness = fairness_of(Board("mine", "", tuple(cut)), 2)
    assert fairness is not None
    assert fairness.share == 0.0
    assert fairness.seats[0].rival == NOWHERE


# Mirrors


def test_what_mirrors_a_tile_also_mirrors_back() -> None:
    for symmetry in Symmetry:
        for tile in range(7 * 5):
            found = images(symmetry, tile, 7, 5)
            assert found[0] == tile
            assert len(set(found)) == len(found)
            assert all(set(images(symmetry, one, 7, 5)) == set(found) for one in found)
    assert images(Symmetry.BOTH, 1, 7, 5) == [1, 5, 29, 33]


def test_the_first_part_of_a_map_is_repeated() -> None:
    letters = "fm..w.r.."
    assert repeated(Symmetry.LEFT_RIGHT, letters, 3) == "fmf.w.r.r"
    assert repeated(Symmetry.TOP_BOTTOM, letters, 3) == "fm..w.fm."
    assert repeated(Symmetry.HALF_TURN, letters, 3) == "fm..w..mf"
    assert repeated(Symmetry.BOTH, letters, 3) == "fmf.w.fmf"
    assert repeated(Symmetry.NONE, letters, 3) == letters
    assert turned_right(["ab", "cd", "ef"]) == ["eca", "fdb"]


# Making one


@rule("R-W58", "W-SET-4", "W-SET-6", "W-SET-7", "W-SET-8", "W-SET-11")
@pytest.mark.parametrize("players, symmetry", [(2, Symmetry.HALF_TURN), (3, Symmetry.NONE), (4, Symmetry.BOTH)])
def test_a_made_map_keeps_the_rules_and_is_fair(players: int, symmetry: Symmetry) -> None:
    made = make_map(MapWish(players, "medium", symmetry, 3), tries=8)
    assert made is not None
    assert said(*made.rows) == []
    assert (len(made.rows), len(made.rows[0])) == (20, 24)
    assert "".join(made.rows).count("T") == (6 if players == 2 else 12)
    assert made.ruins == "".join(made.rows).count("r") == 3 * players
    assert made.fairness.share >= 0.85
    again = fairness_of(Board("made", "", made.rows), players)
    assert again == made.fairness


def test_the_same_seed_makes_the_same_map() -> None:
    wishes = [MapWish(2, "small", Symmetry.NONE, seed) for seed in (1, 1, 2)]
    one, same, other = [make_map(wish, tries=3) for wish in wishes]
    assert one is not None
    assert one == same != other


def test_making_can_be_stopped_and_says_where_nothing_fits() -> None:
    asked: list[int] = []

    def is_stopped() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert make_map(MapWish(2, "small", Symmetry.HALF_TURN, 1), is_stopped) is not None
    assert len(asked) == 3 < TRIES
    assert make_map(MapWish(4, "small", Symmetry.BOTH, 1)) is None
