"""Items of one name are told apart, and the card beside a form tells what it means in a battle."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games.drums.squads.parts import PieceBar
from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.storage.official_marks import OfficialMark
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.controls_choice import WordsControl
from desktop.workshop.forms.controls_number import WholeControl
from desktop.workshop.forms.item_entries import entries_of
from desktop.workshop.forms.row_words import row_words
from desktop.workshop.page.entries import official_entry
from desktop.workshop.page.entry_words import second_line
from rules_core.content.items import Item
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.fields import TRAITS
from rules_core.games.drums.content.schema import CONTENT
from tests.games.drums.desktop.test_workshop import copy_of


def test_soldiers_of_one_name_are_told_apart_wherever_they_are_chosen() -> None:
    known: dict[tuple[str, str], str] = {}
    for item in CONTENT.official.ids("soldier").values():
        row = official_entry(item, OfficialMark())
        key = row.name, second_line(row)
        assert key not in known, f"{item.id} and {known[key]}"
        known[key] = item.id
    pioneers = [one for one in CONTENT.official.ids("soldier").values() if one.name == "Pioneer"]
    model = entries_of(face_of(GAME), pioneers)
    told = {model.item(row).accessibleDescription() for row in range(model.rowCount())}
    assert len(told) == len(pioneers) > 1


def test_the_card_of_a_soldier_tells_points_and_chances_and_follows_the_form(qtbot: QtBot) -> None:
    theme, face = Theme(less_motion=True), face_of(GAME)
    draft = Draft(copy_of("soldier", quality=4, combat=2, weapons=["musket"], traits=[]))
    card = face.item_card(bench_for(theme, draft, face, None))
    qtbot.addWidget(card)
    card.refresh()
    # SDS-PTS-1. (5 x 2 + 7) x (7 - 4) / 2.
    assert "26 points" in texts(card)
    assert card.findChildren(PieceBar)
    draft.put(("quality",), 3, "quality")
    card.refresh()
    assert "34 points" in texts(card)
    draft.put(("traits",), ["flying"], "rule")
    card.refresh()
    assert not [one for one in card.findChildren(PieceBar) if one.isVisibleTo(card)]


def texts(card: Any) -> list[str]:
    return [one.text() for one in card.findChildren(QLabel)]


@pytest.mark.parametrize(
    "kind, words",
    [
        ("weapon", "Shoots +2, +1, +0"),
        ("nation", "Whom its squads"),
        ("rule_list", ": +"),
        ("terrain_table", "Upper left"),
    ],
)
def test_the_card_of_every_kind_says_what_it_means(qtbot: QtBot, kind: str, words: str) -> None:
    theme, face = Theme(less_motion=True), face_of(GAME)
    card = face.item_card(bench_for(theme, Draft(copy_of(kind)), face, None))
    qtbot.addWidget(card)
    card.refresh()
    assert any(words in one for one in texts(card))


def test_a_closed_row_says_what_stands_in_it() -> None:
    theme, face = Theme(less_motion=True), face_of(GAME)
    for kind, key, told in (
        ("rule_list", "rules", "1. Cuirass: +3"),
        ("terrain_table", "quarter", "1. rolls 1: Woods, Building, Rough ground"),
        ("squad", "soldiers", "1. Line infantry officer, 1"),
    ):
        item = next(iter(CONTENT.official.ids(kind).values()))
        bench = bench_for(theme, Draft(item), face, None)
        field = next(one for one in CONTENT.kind(kind).fields if one.key == key)
        assert row_words(bench, field, item.plain[key][0], 0) == told


def test_a_number_that_is_left_out_says_what_holds_then(qtbot: QtBot) -> None:
    theme, face = Theme(less_motion=True), face_of(GAME)
    item = Item(GAME, "weapon", {**copy_of("weapon").plain, "stick": "long"})
    bench = bench_for(theme, Draft(item), face, None)
    for key, words in (("rank_mounted", "as the grade"), ("far", "not so far")):
        field = next(one for one in CONTENT.kind("weapon").fields if one.key == key)
        control = WholeControl(bench, (key,), field)
        qtbot.addWidget(control)
        assert control.spin.specialValueText() == words


def test_a_special_rule_tells_what_it_does_before_it_is_ticked(qtbot: QtBot) -> None:
    theme, face = Theme(less_motion=True), face_of(GAME)
    bench = bench_for(theme, Draft(copy_of("soldier")), face, None)
    control = WordsControl(bench, ("traits",), TRAITS)
    qtbot.addWidget(control)
    assert "wins by exactly one" in control.ticks["cuirass"].toolTip()
    assert "+3" in control.ticks["cuirass"].toolTip()
    # In columns, however long each name is.
    assert len({tick.minimumWidth() for tick in control.ticks.values()}) == 1


def test_problems_name_their_field_and_end_with_one_full_stop() -> None:
    item = copy_of("soldier", name="<b>Guard</b>", traits=["flying"])
    markup, unknown = [
        next(one for one in CONTENT.findings(item, CONTENT.known([])) if one.path[0] == key)
        for key in ("name", "traits")
    ]
    assert markup.sentence == "Name: '<b>' would be drawn as markup; texts are plain."
    assert unknown.remedy.endswith(" and 8 more.")
