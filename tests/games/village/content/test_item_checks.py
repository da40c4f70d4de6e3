"""What the checks of an item find, how they say it, and that every mending change mends."""

import copy
from typing import Any

import pytest

from rules_core.content.findings import value_at
from rules_core.content.items import Finding, Item, Weight
from rules_core.content.reader import ContentProblem
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.item_checks import findings, findings_of_all
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import content_with, known_beside, official, official_content
from rules_core.games.village.content.profile_points import points_of
from rules_core.kernel.game import Plain
from tests.clauses import rule
from tests.games.village.content.written import written


def of(kind: str, id: str) -> Plain:
    """A copy of an official item, with an id of its own."""
    found = next(one for one in official() if one.kind == kind and one.id == id)
    plain = copy.deepcopy(found.plain)
    plain["kind" if kind == Kind.GROUND else "id"] = "of-my-own"
    return plain


def hearthwall(**positions: list[float]) -> Item:
    """The village of the book with some buildings elsewhere."""
    plain = of(Kind.VILLAGE, "hearthwall")
    for building in plain["building"]:
        building["position"] = positions.get(building["id"].replace("-", "_"), building["position"])
    return Item(GAME, Kind.VILLAGE, plain)


def mended(item: Item, finding: Finding) -> Item:
    """The item after the changes of a finding."""
    plain: Any = copy.deepcopy(item.plain)
    for change in finding.fix:
        if not change.path:
            plain = copy.deepcopy(change.value)
        else:
            value_at(plain, change.path[:-1])[change.path[-1]] = copy.deepcopy(change.value)
    return Item(item.game, item.kind, plain)


def only(item: Item, clause: str = "") -> Finding:
    """The one finding of an item, or of those under a clause."""
    found = [one for one in findings(item) if not clause or one.clause == clause]
    assert len(found) == 1, found
    return found[0]


def test_nothing_is_wrong_with_what_ships() -> None:
    assert [(one.id, findings(one)) for one in official() if findings(one)] == []


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind)
def test_nothing_is_wrong_with_a_new_beginning_and_what_is_still_to_do_is_advice(kind: str) -> None:
    assert findings(Item(GAME, kind, written(kind, "a-new-one", "A new one"))) == []
    assert all(one.weight is Weight.ADVICE for one in findings(Item(GAME, kind, blank(kind, "a-new-one", "A new one"))))


@rule("V-4.4.2")
def test_a_building_too_far_off_is_named_with_its_distance_and_moved_closer() -> None:
    item = hearthwall(watchtower=[11.8, 1])
    found = only(item, "V-4.4.2")
    assert found.path == ("building", 3, "position")
    assert found.sentence == "The Watchtower is 8.3 in from the Town Hall."
    assert found.remedy.startswith("Move it 0.3 in closer")
    assert found.fix_words == "Move it 0.3 in closer"
    assert found.fix[0].value == [11.5, 1.0]
    assert found.weight is Weight.MUST
    assert findings(mended(item, found)) == []


@rule("V-4.4.2")
def test_a_move_round_another_building_is_not_said_to_go_so_much_closer() -> None:
    """The straight way home of the Forge ends at the Watchtower, where there is no room."""
    item = hearthwall(forge=[13, 11])
    found = only(item, "V-4.4.2")
    assert "to a free place" in found.remedy
    assert "to a free place" in found.fix_words
    assert findings(mended(item, found)) == []


@rule("V-4.4.2", "V-4.4.4")
def test_what_a_village_sets_aside_is_advice_that_may_stay() -> None:
    item = hearthwall(watchtower=[11.8, 1], temple=[3.5, -6])
    item.plain["waived"] = ["V-4.4.2", "V-4.4.4"]
    assert [one.weight for one in findings(item)] == [Weight.ADVICE] * len(findings(item))
    assert {one.clause for one in findings(item)} >= {"V-4.4.2"}
    assert "knowingly" in only(item, "V-4.4.2").remedy


@rule("V-4.4.3")
@pytest.mark.parametrize("position", [[1, 1], [3.5, 0], [3.4, 3.4], [0, 0]])
def test_buildings_that_touch_or_overlap_are_moved_apart(position: list[float]) -> None:
    item = hearthwall(temple=position)
    found = only(item, "V-4.4.3")
    assert found.weight is Weight.MUST
    assert "Temple" in found.sentence
    assert "Town Hall" in found.sentence
    assert [one for one in findings(mended(item, found)) if one.weight is Weight.MUST] == []


@rule("V-4.4.4")
def test_a_narrow_gap_is_advice_with_a_move() -> None:
    item = hearthwall(temple=[2, -5.5])
    found = only(item, "V-4.4.4")
    assert found.weight is Weight.ADVICE
    assert findings(mended(item, found)) == []


@rule("V-4.4.1")
def test_a_heart_far_from_the_middle_takes_the_whole_village_along() -> None:
    plain = hearthwall().plain
    for building in plain["building"]:
        building["position"] = [building["position"][0] + 4, building["position"][1]]
    item = Item(GAME, Kind.VILLAGE, plain)
    found = only(item, "V-4.4.1")
    assert found.sentence == "The Town Hall is 4 in from the middle of the table."
    assert findings(mended(item, found)) == []


@rule("V-4.3.1")
def test_a_building_off_the_table_is_moved_inwards() -> None:
    item = hearthwall(stable=[-17.5, 6.5])
    found = only(item, "V-4.3.1")
    assert found.sentence == "The Stable reaches over the edge of the table."
    assert "V-4.3.1" not in {one.clause for one in findings(mended(item, found))}


@rule("SBH-PTS-1", "R-V04")
def test_points_that_are_not_those_of_the_formula_are_set_right() -> None:
    plain = {**written(Kind.ENEMY, "mine", "Mine"), "points": 27}
    item = Item(GAME, Kind.ENEMY, plain)
    found = only(item)
    assert found.sentence == "Mine: its points are 27, and the formula says 15."
    assert (found.weight, found.fix_words) == (Weight.ADVICE, "Set to 15")
    assert findings(mended(item, found)) == []


def test_points_follow_the_form_while_it_is_filled_in() -> None:
    assert points_of({"quality": 4, "combat": 2}) == 15
    assert points_of({"quality": 4, "combat": 2, "traits": [{"id": "short-bow"}, {"id": "not-yet"}, "x"]}) == 23
    assert points_of({"quality": "good", "combat": 2}) == 0
    assert points_of({}) == 0


@rule("V-4.2.5")
def test_a_hero_who_is_not_tough_is_made_tough() -> None:
    item = Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "traits": []})
    found = only(item)
    assert found.sentence == "Mine is not Tough, and every hero is."
    assert findings(mended(item, found)) == []


@rule("SBH-TRT-1")
def test_traits_that_exclude_one_another_are_told_by_their_names() -> None:
    plain = written(Kind.HERO, "mine", "Mine")
    plain["traits"] = [{"id": "tough"}, {"id": "big"}, {"id": "huge"}]
    assert only(Item(GAME, Kind.HERO, plain)).sentence == "Huge takes the place of Big."


@rule("V-7.5.2")
def test_a_level_that_costs_no_more_than_the_one_before_is_advice() -> None:
    plain = of(Kind.BUILDING, "forge")
    plain["level"][2]["cost"] = 3
    item = Item(GAME, Kind.BUILDING, plain)
    found = only(item)
    assert (found.path, found.weight) == (("level", 2, "cost"), Weight.ADVICE)
    assert findings(mended(item, found)) == []


@rule("V-7.5.5")
def test_a_village_without_a_heart_and_one_with_two() -> None:
    item = hearthwall()
    item.plain["building"][0]["level"][0]["ability"] = {"id": "scouts"}
    assert only(item, "V-7.5.5").sentence == "No building is the heart of the village."
    item = hearthwall()
    item.plain["building"][2]["level"][0]["ability"] = {"id": "heart"}
    assert only(item, "V-7.5.5").sentence == "Both the Town Hall and the Temple are the heart of the village."
    item = hearthwall()
    item.plain["building"][2]["level"][1]["ability"] = {"id": "heart"}
    assert only(item, "V-7.5.5").path == ("building", 2, "level", 1, "ability", "id")


def test_an_unknown_icon_is_replaced_by_the_one_most_like_it() -> None:
    plain = {**written(Kind.HERO, "mine", "Mine"), "icon": "viking-hat"}
    item = Item(GAME, Kind.HERO, plain)
    assert only(item).fix_words == "Use viking-head"
    assert findings(mended(item, only(item))) == []


@pytest.mark.parametrize(
    "text, left",
    [
        ("A <b>bold</b> man.", "A bold man."),
        ("<<b>b>x", "x"),
        ("An unclosed <i", "An unclosed "),
    ],
)
def test_what_no_pack_takes_is_told_while_it_is_written(text: str, left: str) -> None:
    item = Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "text": text})
    assert only(item).weight is Weight.MUST
    assert only(item).path == ("text",)
    right = mended(item, only(item))
    assert right.plain["text"] == left
    assert findings(right) == []


def test_fewer_than_three_is_no_markup() -> None:
    item = Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "text": "Five < six, and 3 <4.\nAlways."})
    assert findings(item) == []


def test_an_unknown_key_is_taken_away() -> None:
    item = Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "luck": 3})
    assert only(item).fix_words == "Take it away"
    assert findings(mended(item, only(item))) == []


def test_an_outline_that_crosses_itself_is_found() -> None:
    plain = {**written(Kind.BUILDING, "mine", "Mine"), "outline": [[-2, -2], [2, 2], [2, -2], [-2, 2.5]]}
    assert only(Item(GAME, Kind.BUILDING, plain)).sentence == "The outline crosses itself."


def test_a_corner_off_the_table_is_brought_back() -> None:
    plain = written(Kind.TERRAIN, "mine", "Mine")
    plain["piece"] = [{"id": "pond", "kind": "pond", "outline": [[30, 4], [40, 4], [34, 9]]}]
    item = Item(GAME, Kind.TERRAIN, plain)
    assert only(item).path == ("piece", 0, "outline")
    assert findings(mended(item, only(item))) == []


def test_the_id_of_an_official_item_is_taken() -> None:
    item = Item(GAME, Kind.HERO, written(Kind.HERO, "maren-oak", "Another Maren"))
    found = only(item)
    assert found.fix_words == "Call it maren-oak-2"
    assert findings(mended(item, found)) == []


def test_two_of_ones_own_with_one_id_are_found() -> None:
    one = Item(GAME, Kind.HERO, written(Kind.HERO, "mine", "Mine"))
    other = Item(GAME, Kind.HERO, written(Kind.HERO, "mine", "Other"))
    assert [len(found) for found in findings_of_all([one, other])] == [1, 1]
    assert findings(one, [other])[0].sentence == "mine is the id of Other too."
    assert findings(one, known_beside([Item(GAME, Kind.ENEMY, written(Kind.ENEMY, "mine", "Other"))])) == []


def test_a_word_that_play_needs_begins_no_id() -> None:
    item = Item(GAME, Kind.HERO, written(Kind.HERO, "trap-maker", "Mine"))
    assert findings(mended(item, only(item))) == []


def test_militia_may_be_defenders_of_ones_own() -> None:
    plain = of(Kind.BUILDING, "stable")
    plain["level"][2]["ability"]["defender"] = "my-guard"
    item = Item(GAME, Kind.BUILDING, plain)
    guard = Item(GAME, Kind.DEFENDER, written(Kind.DEFENDER, "my-guard", "Guard"))
    assert only(item).path == ("level", 2, "ability", "defender")
    assert findings(item, [guard]) == []


def test_shipped_and_own_content_together() -> None:
    own = [
        Item(GAME, Kind.HERO, written(Kind.HERO, "mine", "Mine")),
        Item(GAME, Kind.DEFENDER, written(Kind.DEFENDER, "my-guard", "Guard")),
        Item(GAME, Kind.BUILDING, of(Kind.BUILDING, "stable")),
    ]
    own[2].plain["level"][2]["ability"]["defender"] = "my-guard"
    content = content_with(own)
    assert content.heroes["mine"].name == "Mine"
    assert content.buildings["of-my-own"].levels[2].ability is not None
    assert "mine" not in official_content().heroes


def test_content_that_cannot_be_used_names_the_item_and_the_place_in_it() -> None:
    good = Item(GAME, Kind.HERO, written(Kind.HERO, "mine", "Mine"))
    bad = Item(GAME, Kind.ENEMY, {**written(Kind.ENEMY, "my-enemy", "Enemy"), "quality": 9})
    taken = Item(GAME, Kind.HERO, written(Kind.HERO, "maren-oak", "Another Maren"))
    with pytest.raises(ContentProblem) as fault:
        content_with([good, bad, taken])
    assert [problem.path for problem in fault.value.problems] == [(2, "id"), (1, "quality")]


@pytest.mark.parametrize(
    "key, wrong, right", [("id", "Oak Wood", "oak-wood"), ("letter", "mo", "MO"), ("quality", 9, 5), ("base", 9, 4)]
)
def test_a_slip_of_the_pen_is_put_right(key: str, wrong: object, right: object) -> None:
    item = Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), key: wrong})
    found = only(item)
    assert found.path == (key,)
    assert found.fix[0].value == right
    assert findings(mended(item, found)) == []


def test_two_pieces_with_one_id_get_different_ones() -> None:
    plain = written(Kind.TERRAIN, "mine", "Mine")
    pond = {"id": "pond", "kind": "pond", "outline": [[30, 4], [34, 4], [34, 9]]}
    plain["piece"] = [pond, {**pond, "id": "pond-2"}, dict(pond)]
    item = Item(GAME, Kind.TERRAIN, plain)
    assert only(item).fix_words == "Call it pond-3"
    assert findings(mended(item, only(item))) == []


@rule("V-7.5.5")
def test_a_building_that_no_village_could_hold_is_told_of() -> None:
    plain = of(Kind.BUILDING, "watchtower")
    plain["level"][1]["ability"] = {"id": "heart"}
    found = findings(Item(GAME, Kind.BUILDING, plain))
    assert [(one.path, one.weight) for one in found] == [(("level", 1, "ability", "id"), Weight.MUST)]


@pytest.mark.parametrize("kind", list(FIELDS))
def test_a_key_that_is_there_has_a_value(kind: str) -> None:
    plain = written(kind, "of-my-own", "My own")
    for field in FIELDS[kind]:
        found = findings(Item(GAME, kind, {**plain, field.key: None}))
        assert [one for one in found if one.path == (field.key,) and one.weight is Weight.MUST], field.key


@pytest.mark.parametrize("kind", list(KINDS))
def test_the_texts_of_a_beginning_do_not_speak_of_a_name_that_will_change(kind: str) -> None:
    plain = {key: value for key, value in written(kind, "new-one", "Quince").items() if key not in ("name", "plural")}
    assert "Quince" not in str(plain)


@rule("SBH-RNG-1")
@pytest.mark.parametrize("kind, id", [(Kind.HERO, "maren-oak"), (Kind.ENEMY, "reaver")])
def test_a_trait_about_missiles_without_a_weapon_is_taken_away_or_armed(kind: str, id: str) -> None:
    plain = next(one for one in official() if one.kind == kind and one.id == id).plain
    item = Item(GAME, kind, {**copy.deepcopy(plain), "id": "of-my-own", "traits": [{"id": "tough"}]})
    item.plain["traits"].append({"id": "good-shot"})
    found = only(item, "SBH-RNG-1")
    assert (found.path, found.weight) == (("traits", 1), Weight.MUST)
    assert found.sentence == "Good Shot is nothing without a missile weapon."
    assert mended(item, found).plain["traits"] == [{"id": "tough"}]
    # A game that was begun with such a model goes on: the reader takes it as it is.
    content_with([item])
    item.plain["traits"].append({"id": "short-bow"})
    assert not [one for one in findings(item) if one.clause == "SBH-RNG-1"]


# What is absurd


@pytest.mark.parametrize("kind", [Kind.VILLAGE, Kind.HERO, Kind.ENEMY, Kind.TERRAIN, Kind.SCENARIO, Kind.BUILDING])
def test_what_nobody_has_written_yet_is_advice(kind: str) -> None:
    plain = blank(kind, "mine", "Mine")
    still = [one for one in findings(Item(GAME, kind, plain)) if "nobody has written it" in one.sentence]
    assert still
    for one in still:
        value_at(plain, one.path[:-1])[one.path[-1]] = "Marta, who mends what she can."
    assert not [one for one in findings(Item(GAME, kind, plain)) if "nobody has written it" in one.sentence]


@pytest.mark.parametrize("text", ["Lorem ipsum dolor sit amet", "TODO", "todo: a story", "xxx", "test 2", "???"])
def test_what_only_keeps_the_place_is_advice(text: str) -> None:
    found = only(Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "text": text}))
    assert (found.path, found.weight) == (("text",), Weight.ADVICE)
    assert "only keeps the place" in found.sentence


@pytest.mark.parametrize("text", ["A test of courage.", "Blanca", "Who knows?", "Ada"])
def test_ordinary_words_keep_no_place(text: str) -> None:
    assert findings(Item(GAME, Kind.HERO, {**written(Kind.HERO, "mine", "Mine"), "text": text})) == []


@rule("V-7.5.2")
def test_a_building_with_one_level_may_take_those_of_the_book() -> None:
    plain = hearthwall().plain
    del plain["building"][0]["level"][1:]
    item = Item(GAME, Kind.VILLAGE, plain)
    found = only(item)
    assert found.sentence == "Town Hall has one level alone, so that nothing can be bought for it."
    assert found.fix_words == "Take the levels of Town Hall"
    assert findings(mended(item, found)) == []
    assert mended(item, found).plain["building"][0]["level"] == of(Kind.VILLAGE, "hearthwall")["building"][0]["level"]


@rule("V-7.5.5")
def test_a_fresh_town_hall_has_the_levels_of_the_book() -> None:
    assert len(blank(Kind.VILLAGE, "mine", "Mine")["building"][0]["level"]) == 3


@rule("SBH-PTS-1")
def test_combat_eight_for_one_point_is_told_with_its_price() -> None:
    found = only(Item(GAME, Kind.ENEMY, {**written(Kind.ENEMY, "mine", "Mine"), "combat": 8, "points": 1}))
    assert found.sentence == "Mine: its points are 1, and the formula says 60."


@rule("V-5.2.1", "V-4.2.2")
def test_a_wave_of_more_models_than_a_table_holds_is_made_smaller() -> None:
    plain = written(Kind.SCENARIO, "mine", "Mine")
    plain["wave"][1]["budget_percent"] = plain["wave"][2]["budget_percent"] = 400
    item = Item(GAME, Kind.SCENARIO, plain)
    found = only(item)
    assert found.path == ("wave", 2, "budget_percent")
    assert found.sentence == "Wave 3 would bring about so many models: 72 against 4 heroes."
    assert findings(mended(item, found)) == []
    swarm = Item(GAME, Kind.ENEMY, {**written(Kind.ENEMY, "gnat", "Gnat"), "quality": 6, "combat": 0, "points": 1})
    item = Item(GAME, Kind.SCENARIO, {**written(Kind.SCENARIO, "mine", "Mine"), "bestiary": ["gnat"]})
    (found,) = findings(item, [swarm])
    assert found.path[:2] == ("wave", 4)
    assert findings(mended(item, found), [swarm]) == []
    rules = Item(GAME, Kind.RULES, {**written(Kind.RULES, "many", "Many"), "village": {"points_per_hero": 300}})
    assert findings(mended(rules, only(rules))) == []


@rule("V-5.4.5", "V-4.2.3")
def test_fixed_groups_are_a_crowd_for_as_few_heroes_as_they_come_against() -> None:
    plain = written(Kind.SCENARIO, "mine", "Mine")
    group = {"behaviour": "ravager", "member": [{"type": "barrow-bones", "count": 5}]}
    plain["wave"][1]["group"] = [dict(group) for _ in range(7)]
    item = Item(GAME, Kind.SCENARIO, plain)
    found = only(item)
    assert found.path == ("wave", 1, "group")
    assert found.sentence == "Wave 2 brings so many models: 35 against 2 heroes."
    assert "until 30 are left" in found.remedy
    # For four heroes that is no more than twice what the book brings.
    plain["wave"][1]["group"][5]["from_heroes"] = 3
    assert findings(item) == []
