"""Building a table up again: the measured numbers alone lead to every place, each thing comes once, nothing hidden."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import PlacementKind, placement_of, placements
from rules_core.games.village.words.rebuild_words import placement_words
from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.tape_measure import BEND, Gauge, Placement
from rules_core.kernel.match import begin
from rules_core.song.warband import Fate
from rules_core.wording.sentence import Sentence
from rules_core.wording.tape import read_tape, tape_centimetres, tape_inches
from tests.clauses import rule
from tests.games.village.fighting import barricade, fight, hero, raider

NEAR = 15
"""A millimetre and a half."""


def siege_after(answers: int, seed: int, terrain: str) -> Siege:
    """A siege that the thumb player has brought so far."""
    content = shipped()
    heroes = list(content.heroes)[:4]
    match = begin(GAMES[GAME](build(content, {"heroes": heroes, "length": "siege", "terrain": terrain})), seed)
    bot = ThumbPlayer()
    while match.pending is not None and answers > 0:
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
        answers -= 1
    state = match.state
    assert isinstance(state, Siege)
    return state


TERRAINS = sorted([layout.id for layout in shared_ground(shipped())])


@cache
def table_on(terrain: str) -> Siege:
    """A siege on this ground; the further down the list, the longer it has gone on."""
    number = TERRAINS.index(terrain)
    return siege_after(60 + 45 * number, number, terrain)


@pytest.fixture(params=TERRAINS)
def table(request: pytest.FixtureRequest) -> Siege:
    """Each of these sieges in turn."""
    return table_on(request.param)


class Tape:
    """Somebody who knows the size of the table and of each thing, and hears the measured numbers alone."""

    def __init__(self, siege: Siege, read: int = 1) -> None:
        self.siege = siege
        self.read = read
        self.placed: dict[str, tuple[int, int]] = {}

    def number(self, length: int) -> int:
        """What the tape shows, when it has a line for every `read` units."""
        return (length + self.read // 2) // self.read * self.read

    def begins(self, gauge: Gauge) -> int:
        """Where the tape is put on: the edge, or the side of the piece where it was placed."""
        if not gauge.piece:
            ends = {LEFT: 0, TOP: 0, RIGHT: self.siege.world.map.width, BOTTOM: self.siege.world.map.height}
            return ends[gauge.side]
        outline = self.siege.ground.piece(gauge.piece).outline
        half = {LEFT: outline.left, RIGHT: outline.right, TOP: outline.top, BOTTOM: outline.bottom}[gauge.side]
        sideways = gauge.side in (LEFT, RIGHT)
        middle = outline.middle_x if sideways else outline.middle_y
        return round(self.placed[gauge.piece][0 if sideways else 1] + half - middle)

    def put(self, gauge: Gauge, size: int) -> int:
        """Where the middle comes to lie of something that reaches `size` to both sides of it."""
        back = gauge.side in ((LEFT, TOP) if gauge.piece else (RIGHT, BOTTOM))
        away = self.number(gauge.length) + (size if gauge.inset else 0)
        return self.begins(gauge) + (-away if back else away)

    def place(self, placement: Placement) -> list[tuple[int, int]]:
        """The spots of a placement."""
        sizes = (placement.wide // 2, placement.deep // 2)
        if not placement.wide:
            sizes = (self.radius(placement), self.radius(placement))
        spots = [(self.put(spot.gauges[0], sizes[0]), self.put(spot.gauges[1], sizes[1])) for spot in placement.spots]
        self.placed[placement.id] = spots[0]
        return spots

    def radius(self, placement: Placement) -> int:
        """Half a base or marker."""
        if placement.id in self.siege.models:
            return self.siege.model(placement.id).radius
        options = self.siege.world.options
        wide = {
            str(PlacementKind.TRAP): 254,
            PlacementKind.TOKEN: options.token_radius,
            PlacementKind.VILLAGER: options.villager_radius,
        }
        return wide.get(placement.kind, 0)


def off(siege: Siege, read: int = 1) -> int:
    """How far anything comes to lie from its place, at most, when the table is built up by the numbers."""
    tape = Tape(siege, read)
    worst = 0
    for placement in placements(siege):
        for spot, (x, y) in zip(placement.spots, tape.place(placement), strict=True):
            worst = max(worst, round(((spot.x - x) ** 2 + (spot.y - y) ** 2) ** 0.5))
    return worst


def test_the_measured_numbers_alone_lead_to_every_place(table: Siege) -> None:
    assert off(table) <= 1
    assert off(table, read=10) <= NEAR


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_wherever_the_models_stand_two_measurements_settle_it(data: st.DataObject) -> None:
    siege = clone(table_on(TERRAINS[0]))
    middle = st.integers(200, 8900)
    for model in siege.models.values():
        model.x, model.y = data.draw(middle), data.draw(middle)
        model.fate = Fate.IN_PLAY
    assert off(siege) <= NEAR


@settings(max_examples=40, deadline=None)
@given(x=st.integers(-14, 14), y=st.integers(-14, 14), turn=st.sampled_from(range(0, 180, 15)))
def test_a_barricade_is_found_again_however_it_lies(x: int, y: int, turn: int) -> None:
    siege = fight()
    barricade(siege, "barricade-1", x, y, turn)
    assert off(siege) <= NEAR
    (found,) = [one for one in placements(siege) if one.kind is PlacementKind.BARRICADE]
    assert abs(found.x - siege.barricades["barricade-1"].x) <= NEAR
    assert abs(found.y - siege.barricades["barricade-1"].y) <= NEAR


def test_everything_on_the_table_comes_exactly_once_and_large_things_first(table: Siege) -> None:
    found = [one.id for one in placements(table)]
    there = [piece.id for piece in table.world.map.pieces]
    there += [*table.barricades, *table.traps, *table.tokens, *table.villagers]
    there += [model.id for model in table.in_play()]
    assert sorted(found) == sorted(there)
    kinds = [list(PlacementKind).index(PlacementKind(one.kind)) for one in placements(table)]
    assert kinds == sorted(kinds)
    buildings = [one.id for one in placements(table) if one.kind is PlacementKind.BUILDING]
    assert buildings[0] == table.world.heart


def test_a_thing_is_measured_only_from_what_stands_already(table: Siege) -> None:
    placed: set[str] = set()
    for placement in placements(table):
        used = [gauge.piece for spot in placement.spots for gauge in spot.gauges if gauge.piece]
        assert placed.issuperset([*used, *placement.touches])
        placed.add(placement.id)


@rule("V-5.1.2", "V-7.2.3")
def test_nothing_hidden_is_put_down_or_named() -> None:
    siege = siege_after(0, 3, "alder-ford")
    assert [one for one in siege.models.values() if one.group], "nobody waits to be hidden"
    assert not [one for one in placements(siege) if one.kind is PlacementKind.ENEMY]
    later = clone(next(table_on(one) for one in TERRAINS if table_on(one).tokens))
    token = next(iter(later.tokens.values()))
    token.revealed = False
    said: set[str] = set()
    for token.result in range(1, 7):
        said.add("; ".join(words_of(later, token.id)))
    assert len(said) == 1


def test_without_a_map_the_places_of_models_are_said_to_be_rough() -> None:
    siege = clone(table_on(TERRAINS[0]))
    siege.play_mode = PlayMode.UNMAPPED
    names = SiegeNames(siege.world)
    for placement in placements(siege):
        doubt = placement_words(siege, names, placement).doubt
        assert (doubt is not None) == (placement.id in siege.models)
    assert [one.id for one in placements(siege)] == [one.id for one in placements(table_on(TERRAINS[0]))]


def words_of(siege: Siege, id: str) -> list[str]:
    (placement,) = [one for one in placements(siege) if one.id == id]
    words = placement_words(siege, SiegeNames(siege.world), placement)
    more: tuple[Sentence | None, ...] = (words.lies, words.touches, *words.state)
    return [one.text(measure=tape_inches) for one in (words.title, *words.measured, *more) if one is not None]


def test_a_model_is_told_as_a_person_would_say_it() -> None:
    siege = fight()
    hero(siege, "ada", 0.0, 3.1, wounds=1, down=True)
    raider(siege, "orc-1-1a", 1.05, 3.1, number=0)
    assert words_of(siege, "town-hall") == [
        "Town Hall",
        "Its west side 16 in from the west edge",
        "Its north side 16 in from the north edge",
        "4 in from west to east, 4 in from north to south",
        "Level I",
        "Integrity 6 of 6",
    ]
    assert words_of(siege, "ada") == [
        "Ada",
        "17 1/2 in from the west edge",
        "5/8 in from the Town Hall's south side",
        "Knocked down: lay it on its side",
        "1 of 3 wounds",
    ]
    assert "Touches Ada" not in words_of(siege, "orc-1-1a")
    siege.model("orc-1-1a").x -= 13
    assert "Touches Ada" in words_of(siege, "orc-1-1a")


def test_whoever_stands_against_a_wall_is_said_to() -> None:
    siege = fight()
    hero(siege, "ada", 0.0, 2.5)
    assert words_of(siege, "ada")[1:3] == ["17 1/2 in from the west edge", "Against the Town Hall's south side"]


def test_a_turned_barricade_is_laid_by_its_ends() -> None:
    siege = fight()
    barricade(siege, "barricade-1", 8, 8, 30)
    (found,) = [one for one in placements(siege) if one.kind is PlacementKind.BARRICADE]
    assert [spot.mark for spot in found.spots] == [LEFT, RIGHT]
    assert words_of(siege, "barricade-1")[3] == "Turned 30 degrees clockwise"


def test_a_long_bent_piece_tells_its_ends_and_bends() -> None:
    road = next(one for one in placements(table_on("alder-ford")) if one.id == "road")
    marks = [spot.mark for spot in road.spots]
    assert marks[0] == LEFT
    assert marks[-1] == RIGHT
    assert BEND in marks


def test_one_model_is_measured_as_in_the_whole_list_but_touches_whoever_stands_there() -> None:
    siege = fight()
    hero(siege, "ada", 0, 4)
    raider(siege, "orc-1-1a", 1, 4, number=0)
    assert placement_of(siege, "ada").touches == ("orc-1-1a",)
    (listed,) = [one for one in placements(siege) if one.id == "ada"]
    assert placement_of(siege, "ada").spots == listed.spots


@pytest.mark.parametrize("units, inches, centimetres", [
    (0, "0 in", "0.0 cm"), (254, "1 in", "2.5 cm"), (2159, "8 1/2 in", "21.6 cm"), (95, "3/8 in", "1.0 cm"),
    (253, "1 in", "2.5 cm"),
])  # fmt: skip
def test_the_tape_reads(units: int, inches: str, centimetres: str) -> None:
    assert tape_inches(units) == inches
    assert tape_centimetres(units) == centimetres


@pytest.mark.parametrize("text, centimetres, units", [
    ("8 1/2", False, 2159), ("8.5", False, 2159), ("8,5 in", True, 2159), ("1/2", False, 127), ('14"', False, 3556),
    ("21.6", True, 2160), ("21,6 cm", False, 2160), ("0", False, 0), ("", False, None), ("long", False, None),
    ("-3", False, None), ("1/0", False, None), ("1/2 3", False, None), ("1.5 1/2", False, None), ("1 2 3", False, None),
    ("1 2", False, None), ("1.2.3", True, None),
])  # fmt: skip
def test_what_a_person_types_is_read_or_not_taken(text: str, centimetres: bool, units: int | None) -> None:
    assert read_tape(text, centimetres=centimetres) == units


@given(units=st.integers(0, 9144))
def test_what_the_tape_shows_is_read_again_to_the_nearest_line(units: int) -> None:
    assert abs((read_tape(tape_inches(units), centimetres=False) or 0) - units) <= 16
    assert abs((read_tape(tape_centimetres(units), centimetres=True) or 0) - units) <= 5
