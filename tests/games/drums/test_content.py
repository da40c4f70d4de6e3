"""Rosters, points and squads (SDS-PTS, SDS-ROS)."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Item, Weight
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.costs import cost_of, prices_of
from rules_core.games.drums.content.fields import PLAN
from rules_core.games.drums.content.library_content import plain_of, shipped
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.squad_limits import broken_limits, total
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.game import DrumsGame
from rules_core.kernel.game import Plain
from rules_core.kernel.problems import SetupProblem
from tests.clauses.marks import rule
from tests.games.drums.field import setup

PUBLISHED = [
    # Quality, Combat, weapons and special rules, points: the check table (SDS-PTS-10).
    (4, 2, "musket", 26),
    (4, 2, "musket light-infantry elan", 42),
    (3, 2, "sword pistol light-infantry elan leader", 82),
    (4, 2, "axe blunderbuss engineer strong", 30),
    (4, 2, "axe musket engineer strong", 39),
    (3, 3, "musket steadfast", 50),
    (3, 3, "sword musket nco steadfast", 76),
    (3, 2, "sword pistol leader", 60),
    (3, 2, "musket sword", 40),
    (4, 2, "sword nco elan", 42),
    (3, 2, "halberd nco", 46),
    (4, 2, "rifle light-infantry marksman", 47),
    (3, 3, "rifle light-infantry nco", 84),
]
SQUADS = [
    # Squad totals of the check table.
    (
        "france-light-infantry-officer france-light-infantry-sergeant france-voltigeur-marksman "
        + "france-voltigeur " * 7,
        492,
    ),
    (
        "austria-jaeger-officer austria-jaeger-sergeant austria-jaeger-marksman austria-jaeger-with-rifle "
        + "austria-jaeger " * 7,
        531,
    ),
    ("russia-cossack-officer russia-cossack-under-officer " + "russia-cossack " * 9, 680),
]
ROSTERS = {
    "F": [60, 82, 60, 68, 26, 34, 14, 30, 42, 48, 73, 30, 17, 42, 40, 42, 56, 82, 62, 64],
    "B": [60, 72, 46, 76, 84, 26, 35, 35, 50, 56, 47, 39, 17, 32, 14, 40, 52],
    "P": [60, 72, 56, 35, 26, 35, 35, 41, 62, 15, 16, 35, 17, 32, 56, 36, 21],
    "A": [60, 72, 56, 84, 26, 30, 18, 12, 35, 48, 39, 41, 41, 47, 39, 17, 32, 48, 52],
    "R": [60, 72, 52, 27, 35, 58, 35, 47, 17, 13, 39, 17, 32, 54, 100, 94, 56, 64],
}
READY = {
    "grande-armee": (11, 381),
    "redcoats": (12, 387),
    "silesians": (12, 386),
    "white-coats": (12, 369),
    "smolensk": (13, 398),
}


@rule("SDS-PTS-1", "SDS-PTS-2", "SDS-PTS-10", "SDS-EX-11", "SDS-EX-12", "R-S49", "S-PRO-2", "S-PRO-3")
def test_the_formula_gives_every_published_figure() -> None:
    content = shipped()
    prices = prices_of(content.traits, content.arms)
    for quality, combat, parts, points in PUBLISHED:
        assert cost_of(quality, combat, parts.split(), prices) == points, parts
    lancer = cost_of(3, 2, ["lance", "sword", "pistol", "mounted", "elan", "strong"], prices)
    nco = cost_of(3, 2, ["lance", "sword", "mounted", "elan", "strong", "nco"], prices)
    officer = cost_of(3, 2, ["sword", "pistol", "mounted", "elan", "strong", "leader"], prices)
    assert (officer, nco, lancer) == (88, 84, 68)
    assert officer + nco + 8 * lancer == 716
    for names, points in SQUADS:
        assert sum(content.soldiers[one].points for one in names.split()) == points


@rule("R-S50")
def test_every_line_of_the_rosters_costs_what_it_should() -> None:
    by_line = {one.roster: one for one in shipped().soldiers.values()}
    assert len(by_line) == 91
    for letter, points in ROSTERS.items():
        assert [by_line[f"{letter}{number}"].points for number in range(1, len(points) + 1)] == points


@rule("R-S50", "SDS-PTS-3")
def test_the_ready_squads_keep_every_limit() -> None:
    content = shipped()
    for id, (men, points) in READY.items():
        members = [content.soldiers[one] for one in content.squads[id].members()]
        assert (len(members), total(members)) == (men, points)
        assert not broken_limits(members, 400)


def squad(*names: str) -> list[SoldierType]:
    return [shipped().soldiers[one] for name in names for one in name.split()]


LINE = "france-line-infantryman " * 5
OFFICER = "france-line-infantry-officer"


@rule("SDS-PTS-4", "SDS-PTS-5", "SDS-PTS-6", "SDS-PTS-7", "R-S62", "S-SET-5", "S-SET-6", "S-SET-2")
@pytest.mark.parametrize(
    "names, clauses",
    [
        ((LINE, OFFICER), []),
        ((LINE,), ["SDS-PTS-4"]),
        ((LINE, "france-line-sergeant"), []),
        ((LINE, OFFICER, OFFICER), ["SDS-PTS-5"]),
        ((LINE, OFFICER, "france-drummer france-drummer"), ["SDS-PTS-5"]),
        ((LINE * 2, OFFICER, "france-eagle-bearer france-eagle-bearer"), ["S-SET-5", "SDS-PTS-5"]),
        # Six others allow two NCOs, five allow one.
        ((LINE, "france-line-infantryman " * 3, OFFICER, "france-line-sergeant " * 2), []),
        ((LINE, "france-line-sergeant france-line-sergeant"), ["SDS-PTS-4", "SDS-PTS-5"]),
        (("france-voltigeur-marksman " * 4, OFFICER, "france-line-infantryman " * 2), ["SDS-PTS-5"]),
        ((OFFICER, "france-line-infantryman " * 3), ["SDS-PTS-6"]),
        ((OFFICER, "france-conscript " * 20), ["SDS-PTS-6"]),
        (("france-light-infantry-officer", "france-conscript " * 5), ["SDS-PTS-7"]),
        ((OFFICER, "france-line-infantryman " * 14), ["S-SET-5"]),
    ],
)
def test_what_a_squad_may_not_be(names: tuple[str, ...], clauses: list[str]) -> None:
    assert [one.clause for one in broken_limits(squad(*names), 400)] == clauses


@rule("R-S19")
def test_limits_can_be_switched_off() -> None:
    assert not broken_limits(squad(LINE), 400, has_limits=False)
    assert broken_limits([], 400, has_limits=False)


@rule("S-SET-1", "S-SET-3", "R-S18")
def test_one_side_and_one_only_is_french_unless_any_may_be() -> None:
    with pytest.raises(SetupProblem, match="French"):
        DrumsGame(setup(nation_1="britain", nation_2="russia"))
    with pytest.raises(SetupProblem, match="French"):
        DrumsGame(setup(nation_2="france"))
    DrumsGame(setup(nation_1="britain", nation_2="russia", any_nations=True))


@rule("S-SET-5")
def test_a_ready_squad_that_costs_too_much_is_refused() -> None:
    with pytest.raises(SetupProblem, match=r"squad_1: .* breaks a limit. Points: 381 of 300, 81 too many. Or choose"):
        DrumsGame(setup(squad_1="grande-armee", points=300))
    with pytest.raises(SetupProblem, match="another nation"):
        DrumsGame(setup(squad_1="redcoats"))


@rule("S-TER-6", "S-TER-10")
def test_the_buildings_of_a_form_are_those_that_ship_and_no_file_says_so_again() -> None:
    known = shipped().buildings
    assert [known[one].name for one in PLAN.words] == list(PLAN.word_names)
    assert not [one["id"] for one in plain_of("buildings")["building"] if "rolled" in one]


def made(kind: str, **parts: Any) -> Item:
    """An item of somebody's own, in order but for these parts."""
    soldier: Plain = {"quality": 4, "combat": 2, "weapons": ["musket"], "traits": []}
    row = [{"soldier": OFFICER, "count": 1}, {"soldier": LINE.split()[0], "count": 6}]
    whole: dict[str, Plain] = {"soldier": soldier, "squad": {"text": "Ours.", "soldiers": row}}
    plain = {"id": "own", "name": "Our own", "nation": "france", **whole[kind], **parts}
    return Item(GAME, kind, plain)


def row(count: int, soldier: str = LINE.split()[0]) -> Plain:
    return {"soldier": soldier, "count": count}


BAD: dict[str, tuple[Item, str, Weight]] = {
    "quality": (made("soldier", quality=9), "Quality: 9 does not fit.", Weight.MUST),
    "combat": (made("soldier", combat=-(10**9)), "Combat: -1000000000 does not fit.", Weight.MUST),
    "no number": (made("soldier", combat="x" * 100_000), "Combat: 'xxx", Weight.MUST),
    "two guns": (made("soldier", weapons=["musket", "rifle"]), "A soldier carries one firearm", Weight.MUST),
    "no gun": (made("soldier", weapons=["cannon"]), "Weapons: there is nothing called cannon.", Weight.MUST),
    "a long name": (made("soldier", name="x" * 100_000), "Name has 100000 letters.", Weight.MUST),
    "another nation": (made("squad", nation="mars"), "Nation: there is nothing called mars.", Weight.MUST),
    "nobody": (made("squad", soldiers=[]), "Soldiers: there are none.", Weight.MUST),
    "no list": (made("squad", soldiers="all"), "Soldiers is no list of tables.", Weight.MUST),
    "a stranger": (made("squad", soldiers=[row(5, "ghost")]), "Row 1: Soldier: there is nothing", Weight.MUST),
    "nobody chosen": (made("squad", soldiers=[row(5, "")]), "Row 1: Soldier: this is empty.", Weight.MUST),
    "minus five": (made("squad", soldiers=[row(-5)]), "Row 1: Number: -5 does not fit.", Weight.MUST),
    "too dear": (made("squad", soldiers=[row(20), row(20)]), "Points: 1040 of 1000, 40 too many.", Weight.MUST),
    "no command": (made("squad", soldiers=[row(6)]), "Nobody commands", Weight.ADVICE),
    "two commands": (made("squad", soldiers=[row(2, OFFICER), row(8)]), "2 Leaders: keep one.", Weight.ADVICE),
    "too few": (made("squad", soldiers=[row(1, OFFICER), row(3)]), "Men: 4, 5 are needed.", Weight.ADVICE),
}


@rule("SDS-PTS-3", "SDS-PTS-8")
@pytest.mark.parametrize("case", BAD)
def test_a_broken_soldier_or_squad_is_told_with_its_place_and_remedy_and_begins_no_battle(case: str) -> None:
    item, sentence, weight = BAD[case]
    found = CONTENT.findings(item, CONTENT.known([]))
    told = [one for one in found if placed_sentence(one).startswith(sentence)]
    assert [one.weight for one in told] == [weight], [placed_sentence(one) for one in found]
    assert told[0].path
    assert told[0].remedy not in ("", told[0].sentence)
    # What is in a squad comes along with it.
    squad = item if item.kind == "squad" else made("squad", soldiers=[row(5, "own"), row(1, OFFICER)], id="ours")
    tables = {one.kind: [one.plain] for one in (item, squad)}
    with pytest.raises(SetupProblem) as refused:
        DrumsGame(setup(squad_1=squad.id, content=tables))
    assert all(len(one) < 300 for one in refused.value.problems)


def test_what_is_in_order_has_no_finding() -> None:
    for kind in ("soldier", "squad"):
        assert CONTENT.findings(made(kind), CONTENT.known([])) == []


@rule("S-PRO-12", "S-TER-9")
@pytest.mark.parametrize(
    "kind, changes, told",
    [
        ("soldier", {"weapons": []}, ["This soldier has no weapon at all."]),
        ("soldier", {}, []),
        ("terrain_table", {"rolls": 0}, ["Nothing can ever lie on this table."]),
        ("terrain_table", {f"face_{face}": "nothing" for face in range(1, 7)}, ["Nothing can ever lie on this table."]),
        ("terrain_table", {"face_1": "nothing"}, []),
    ],
)
def test_what_may_not_be_meant_so_is_told_as_advice(kind: str, changes: dict[str, Any], told: list[str]) -> None:
    plain = {**next(iter(CONTENT.official.ids(kind).values())).plain, "id": "own"}
    if kind == "terrain_table":
        changes = {"quarter": [{**one, **changes} for one in plain["quarter"]]}
    found = CONTENT.findings(Item(GAME, kind, {**plain, **changes}), CONTENT.known([]))
    assert [(one.sentence, one.weight) for one in found] == [(one, Weight.ADVICE) for one in told]
