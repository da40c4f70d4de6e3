"""Move actions, steps and their questions (SBH-MOV)."""

from __future__ import annotations

import pytest

from rules_core.kernel.region import Region
from rules_core.kernel.requests import IllegalAnswer, Place
from rules_core.kernel.table import Table
from rules_core.song import actions, activation, movement
from rules_core.song.facts import ModelFled, ModelMoved
from rules_core.song.options import INCH, SongOptions
from rules_core.song.stride import plan
from rules_core.song.warband import Fate, Model
from tests.clauses import rule
from tests.song.builders import Battle, acts, of_kind, play, stands_at, the
from tests.song.meadow import HOUSE, ROUGH, WALL, WOOD, Script, block, enemy, field_of, inches, model


class Borderland(Battle):
    """A field whose models may walk off the table on the left."""

    def may_walk_off(self, model: Model, edge: int) -> bool:
        return edge == 4


class Escorted(Battle):
    """A field that notes when a model is about to move."""

    def __init__(self, *things: Model) -> None:
        super().__init__(*things)
        self.warned: list[tuple[int, int]] = []

    def will_move(self, table: Table, model: Model) -> None:
        self.warned.append((model.x, model.y))


class Ways(Battle):
    """A field that notes on which way a model has moved."""

    def __init__(self, *things: Model) -> None:
        super().__init__(*things)
        self.ways: list[tuple[int, int, int, int]] = []

    def has_moved(self, table: Table, model: Model, from_x: int, from_y: int) -> None:
        self.ways.append((from_x, from_y, model.x, model.y))


def region_of(table: Script) -> Region:
    """The answer space of the last place question."""
    places = [request for request in table.asked if isinstance(request, Place)]
    assert places[-1].region is not None
    return places[-1].region


@rule("SBH-MOV-3", "SBH-MOV-4", "SBH-ACT-13")
def test_a_move_asks_for_a_place_goes_there_and_takes_one_action() -> None:
    field = Battle(model("Marta", 10, 10))
    table = play(acts(field, "Marta", 2), "move", (13, 12))
    told = the(ModelMoved, table.facts)
    assert (told.manner, told.to_x, told.to_y, told.clause) == ("move", inches(13), inches(12), "SBH-MOV-4")
    assert field.acting is not None
    assert field.acting.actions == 1
    assert field.moved == ["Marta"]


@rule("SBH-MOV-4")
def test_three_actions_make_three_straight_segments() -> None:
    field = acts(Battle(model("Marta", 10, 10)), "Marta", 3)
    table = play(field, "move", (14, 10), "move", (14, 14), "move", (10, 14))
    assert len(of_kind(ModelMoved, table.facts)) == 3
    assert field.acting is None


@rule("SBH-MOV-2", "SBH-MOV-3")
@pytest.mark.parametrize("x, is_legal", [(15.0, True), (14.0, True), (15.1, False)])
def test_the_place_question_offers_exactly_the_allowance(x: float, is_legal: bool) -> None:
    field = acts(Battle(model("Marta", 10, 10)), "Marta", 1)
    if is_legal:
        play(field, "move", (x, 10))
    else:
        with pytest.raises(IllegalAnswer):
            play(field, "move", (x, 10))


@rule("SBH-MOV-5", "SBH-MOV-6", "SBH-MOV-10", "SBH-MOV-11")
def test_every_candidate_of_the_question_is_where_the_plan_ends() -> None:
    marta = model("Marta", 10, 10)
    field = field_of(
        marta,
        model("Otto", 12, 10),
        enemy("orc", 10, 13.5),
        block("house", 7, 10, 2, 2, HOUSE),
        block("wood", 13.5, 13, 3, 3, WOOD),
        block("fence", 10, 8, 4, 0.25, WALL, tall=0.6),
        block("marsh", 14, 8, 3, 3, ROUGH),
    )
    region = movement.move_region(field, marta)
    spots = region.candidates()
    assert len(spots) > 20
    for x, y in spots:
        assert region.contains(x, y)
        end = plan(field, marta, x, y)
        assert (end.x, end.y) == (x, y)


@rule("SBH-MOV-5", "SBH-TER-1")
@pytest.mark.parametrize("trait", ["forester", "flying", "short-move", "amphibious", "clinging", "burrowing"])
def test_so_it_is_for_models_to_whom_ground_is_different(trait: str) -> None:
    marta = model("Marta", 10, 10, trait)
    field = field_of(
        marta,
        model("Otto", 12, 10),
        enemy("orc", 10, 13.5),
        block("house", 7, 10, 2, 2, HOUSE),
        block("wood", 13.5, 13, 3, 3, WOOD),
        block("fence", 10, 8, 4, 0.25, WALL, tall=0.6),
        block("stream", 14, 8, 3, 3, ROUGH | 64),
    )
    region = movement.move_region(field, marta)
    spots = region.candidates()
    assert len(spots) > 15
    for x, y in spots:
        assert region.contains(x, y)
        end = plan(field, marta, x, y)
        assert (end.x, end.y) == (x, y)
    assert region.contains(*region.nearest(inches(20), inches(10)))
    assert region.nearest(inches(11), inches(11)) in region.candidates() or region.contains(inches(11), inches(11))
    assert len(region.outline()[0]) == 72


@rule("SBH-MOV-6", "SBH-MOV-9")
def test_a_wall_to_climb_is_not_crossed_by_the_question_either() -> None:
    marta = model("Marta", 10, 10)
    field = field_of(marta, block("wall", 12, 10, 0.25, 6, WALL, tall=2))
    region = movement.move_region(field, marta)
    assert region.contains(inches(11.3), inches(10))
    assert not region.contains(inches(13), inches(10))


@rule("SBH-MOV-10")
def test_ending_on_a_friend_is_not_offered() -> None:
    field = acts(Battle(model("Marta", 10, 10), model("Otto", 12, 10)), "Marta", 1)
    with pytest.raises(IllegalAnswer):
        play(field, "move", (12.4, 10))


@rule("SBH-MOV-7")
def test_a_step_is_offered_only_where_a_move_does_less() -> None:
    plain = model("Marta", 10, 10)
    short = model("Otto", 10, 20, "short-move")
    wide = model("Ogre", 20, 10, base=4)
    field = field_of(plain, short, wide)
    assert not movement.may_step(field, plain, 1)
    assert not movement.may_step(field, short, 1)
    assert movement.may_step(field, wide, 1)


@rule("SBH-MOV-7", "SBH-ACT-13")
def test_a_step_goes_one_base_width_and_takes_one_action() -> None:
    ogre = model("Ogre", 10, 10, base=4)
    field = acts(Battle(ogre, block("marsh", 14, 10, 9, 9, ROUGH)), "Ogre", 2)
    table = play(field, "step", (14, 10))
    assert the(ModelMoved, table.facts).manner == "step"
    assert stands_at(ogre, 14, 10)
    assert field.acting is not None
    assert field.acting.actions == 1
    field = acts(Battle(model("Ogre", 10, 10, base=4), block("marsh", 14, 10, 9, 9, ROUGH)), "Ogre", 2)
    with pytest.raises(IllegalAnswer):
        play(field, "step", (14.1, 10))


@rule("SBH-ACT-13", "SBH-MOV-5")
def test_a_short_mover_pays_two_actions_in_difficult_ground() -> None:
    otto = model("Otto", 10, 10, "short-move")
    field = acts(Battle(otto, block("marsh", 12, 10, 6, 6, ROUGH)), "Otto", 3)
    play(field, "move", (13, 10))
    assert field.acting is not None
    assert field.acting.actions == 1
    # With one action left, one base width.
    play(field, "move", (14, 10))
    assert stands_at(otto, 14, 10)
    assert field.acting is None


def test_slow_models_make_one_move_a_turn_but_may_still_step() -> None:
    otto = model("Otto", 10, 10, "slow")
    field = acts(Battle(otto), "Otto", 3)
    play(field, "move", (14, 10))
    options = actions.action_options(field, otto, 2)
    assert "move" not in options
    assert "step" in options
    activation.start_turn(Script(), field, otto.side)
    assert movement.may_move(field, otto, 1)


@rule("SBH-ACT-15", "SBH-MOV-7")
def test_who_is_down_or_pinned_cannot_move() -> None:
    marta = model("Marta", 10, 10)
    field = field_of(marta)
    marta.knocked_down = True
    assert not movement.may_move(field, marta, 3)
    assert not movement.may_step(field, marta, 3)
    marta.knocked_down = False
    marta.transfixed = True
    assert not movement.may_move(field, marta, 3)


@rule("SBH-MOV-16")
@pytest.mark.parametrize("is_on", [False, True])
def test_a_second_move_over_rough_ground_is_risky_by_an_option(is_on: bool) -> None:
    marta = model("Marta", 10, 10)
    rough = block("rough", 14, 10, 12, 6, ROUGH)
    field = acts(Battle(marta, rough, song=SongOptions(rough_haste_roll=is_on)), "Marta", 3)
    dice = [2] if is_on else []
    play(field, "move", (13, 10), "move", (16, 10), *dice)
    assert marta.knocked_down is is_on
    assert stands_at(marta, 16, 10)


@rule("SBH-MOV-16")
def test_haste_is_safe_over_open_ground_and_when_the_die_succeeds() -> None:
    marta = model("Marta", 10, 10)
    rough = block("rough", 20, 10, 6, 6, ROUGH)
    field = acts(Battle(marta, rough, song=SongOptions(rough_haste_roll=True)), "Marta", 3)
    play(field, "move", (13, 10), "move", (16, 10), "move", (19, 10), 3)
    assert not marta.knocked_down


@rule("SBH-MOV-17")
def test_nobody_walks_off_the_table_unless_the_game_lets_them() -> None:
    marta = model("Marta", 2, 10)
    field = acts(Battle(marta), "Marta", 1)
    table = play(field, "move", (0.5, 10))
    assert table.topics == ["action", "move"]
    assert marta.in_play


@rule("SBH-MOV-17")
@pytest.mark.parametrize("answer, fate", [("stay", Fate.IN_PLAY), ("leave", Fate.FLED)])
def test_where_the_game_lets_them_the_player_decides_at_the_edge(answer: str, fate: Fate) -> None:
    marta = model("Marta", 2, 10)
    field = acts(Borderland(marta, model("Otto", 30, 30), model("Third", 30, 20)), "Marta", 1)
    table = play(field, "move", (0.5, 10), answer)
    assert marta.fate is fate
    if answer == "leave":
        told = the(ModelFled, table.facts)
        assert (told.edge, told.clause) == (4, "SBH-MOV-17")
        assert field.acting is None


def test_the_game_hears_of_a_move_before_it_is_made() -> None:
    field = Escorted(model("Marta", 10, 10))
    play(acts(field, "Marta", 1), "move", (13, 10))
    assert field.warned == [(inches(10), inches(10))]


def test_teleport_takes_a_model_anywhere_in_sight_within_long_without_free_hacks() -> None:
    marta = model("Marta", 10, 10, "teleport")
    field = acts(Battle(marta, enemy("orc", 11, 10), block("house", 10, 14, 2, 2, HOUSE)), "Marta", 2)
    table = play(field, "move", "teleport", (16.5, 12))
    assert table.topics == ["action", "way-of-moving", "teleport"]
    assert stands_at(marta, 16.5, 12)
    assert marta.moves_made == 1
    region = region_of(table)
    assert region.contains(*region.nearest(inches(30), inches(12)))


def test_teleport_needs_sight_and_room() -> None:
    marta = model("Marta", 10, 10, "teleport")
    field = acts(Battle(marta, block("house", 10, 14, 9, 2, HOUSE)), "Marta", 2)
    table = Script("move", "teleport", (12, 10))
    activation.next_action(table, field)
    region = region_of(table)
    for x, y in region.candidates():
        assert region.contains(x, y)
    assert not region.contains(inches(10), inches(16))
    assert not region.contains(inches(10), inches(14))
    assert not region.contains(inches(17.2), inches(10))


@rule("SBH-MOV-3", "SBH-MOV-8")
def test_a_teleporter_touches_nothing_on_the_way_and_does_not_fall_from_its_wall() -> None:
    marta = model("Marta", 10, 10, "teleport")
    field = Ways(marta)
    marta.height, marta.perch = inches(4), "wall"
    table = play(acts(field, "Marta", 1), "move", "teleport", (16, 10))
    assert field.ways == [(inches(16), inches(10), inches(16), inches(10))]
    told = the(ModelMoved, table.facts)
    assert (told.from_x, told.to_x) == (inches(10), inches(16))
    assert (marta.height, marta.perch, marta.knocked_down) == (0, "", False)
    play(acts(field, "Marta", 1), "move", "teleport", (16, 10))
    assert len(field.ways) == 1


@rule("SBH-MOR-2", "SBH-HTH-19")
def test_it_takes_courage_to_appear_beside_terror_and_then_it_has_charged() -> None:
    for die, dares in ((6, True), (1, False)):
        marta, ogre = model("Marta", 10, 10, "teleport"), enemy("ogre", 15, 10, "terror")
        field = acts(Battle(marta, ogre), "Marta", 1)
        away: tuple[tuple[float, float], ...] = () if dares else ((12, 10),)
        table = play(field, "move", "teleport", (14, 10), die, *away)
        assert stands_at(marta, 14 if dares else 12, 10)
        assert marta.charged == (["ogre"] if dares else [])
        if not dares:
            assert not region_of(table).contains(inches(14), inches(10))


def test_a_teleporter_may_walk_as_well() -> None:
    marta = model("Marta", 10, 10, "teleport")
    field = acts(Battle(marta), "Marta", 1)
    play(field, "move", "walk", (15, 10))
    assert stands_at(marta, 15, 10)


@rule("SBH-MOV-11")
def test_a_model_may_have_contact_with_several_enemies_at_once() -> None:
    marta = model("Marta", 10, 10)
    left = enemy("left", 13, 9.5)
    right = enemy("right", 13, 10.5)
    field = acts(Battle(marta, left, right), "Marta", 2)
    region = movement.move_region(field, marta)
    x, y = region.nearest(inches(13), inches(10))
    play(field, "move", (x / INCH, y / INCH))
    assert [one.id for one in field.foes_in_contact(marta)] == ["left", "right"]
