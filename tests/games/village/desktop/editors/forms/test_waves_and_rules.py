"""Scenarios and house rules through their real widgets: waves as a table, settings with the book's way back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.editors.controls_buildings import VillageBuildingsControl
from desktop.games.village.editors.wave_bars import WaveBars
from desktop.workshop.forms.controls_options import OptionRow, OptionsControl
from desktop.workshop.forms.form_body import FormBody
from rules_core.content.fresh_rows import fresh_row
from rules_core.content.items import Item
from rules_core.games.village.content.fields import FIELDS, field_of
from rules_core.games.village.content.item_checks import findings
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.content.written import written
from tests.games.village.desktop.editors.forms.test_form_body import body_of


def scenario(qtbot: QtBot, **more: Any) -> FormBody:
    return body_of(qtbot, Item(GAME, Kind.SCENARIO, {**written(Kind.SCENARIO, "dusk", "Dusk"), **more}))


def rules(qtbot: QtBot, **more: Any) -> FormBody:
    return body_of(qtbot, Item(GAME, Kind.RULES, {**written(Kind.RULES, "hard", "Hard"), **more}))


def press(body: QWidget, name: str) -> None:
    button = body.findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_lengths_of_the_book_are_places_to_begin_from(qtbot: QtBot) -> None:
    body = scenario(qtbot, wave=[{"escalation": 7}])
    press(body, "field.wave.begin.standard")
    draft = body.bench.draft
    assert [wave["escalation"] for wave in draft.get(("wave",))] == [1, 2, 3, 4, 5, 6, 7]
    assert findings(draft.item) == []
    draft.stack.undo()
    assert draft.get(("wave",)) == [{"escalation": 7}]


def points_of(body: FormBody, place: int) -> list[str]:
    row = body.findChild(QWidget, f"field.wave.{place}")
    assert row is not None
    holder = row.parentWidget()
    assert holder is not None
    return [one.text() for one in holder.findChildren(QLabel) if one.text().isdigit()]


def test_the_budget_of_a_wave_follows_its_escalation_and_the_house_rules(qtbot: QtBot) -> None:
    body = scenario(qtbot, wave=[{"escalation": 1}, {"escalation": 4, "budget_percent": 50}])
    # V-5.2.1: 25 percent of 200, 300 and 400 points; and half of them.
    assert points_of(body, 0) == ["50", "75", "100"]
    assert points_of(body, 1) == ["100", "150", "200"]
    spin = body.findChild(QSpinBox, "field.wave.0.level")
    assert spin is not None
    QTest.keyClick(spin, Qt.Key.Key_Up)
    assert body.bench.draft.get(("wave", 0, "escalation")) == 2
    assert points_of(body, 0) == ["100", "150", "200"]
    body.bench.draft.stack.undo()
    assert points_of(body, 0) == ["50", "75", "100"]


def test_waves_move_are_copied_and_removed_each_in_one_step(qtbot: QtBot) -> None:
    body = scenario(qtbot, wave=[{"escalation": 1}, {"escalation": 2}, {"escalation": 3}])
    draft = body.bench.draft

    def levels() -> list[int]:
        return [wave["escalation"] for wave in draft.get(("wave",))]

    press(body, "field.wave.0.down")
    assert levels() == [2, 1, 3]
    press(body, "field.wave.2.copy")
    assert levels() == [2, 1, 3, 3]
    press(body, "field.wave.0.remove")
    assert levels() == [1, 3, 3]
    press(body, "field.wave")
    assert levels() == [1, 3, 3, 3]
    assert draft.stack.count() == 4
    for _ in range(4):
        draft.stack.undo()
    assert levels() == [1, 2, 3]
    shown = [one.objectName() for one in body.findChildren(QAbstractButton) if one.isVisible()]
    assert "field.wave.2" in shown
    assert "field.wave.3" not in shown


def test_a_group_of_a_wave_is_put_together_by_hand(qtbot: QtBot) -> None:
    body = scenario(qtbot, wave=[{"escalation": 1}])
    body.show_path(("wave", 0, "group"))
    press(body, "field.wave.0.group")
    draft = body.bench.draft
    [group] = draft.get(("wave", 0, "group"))
    assert group["behaviour"] == "ravager"
    draft.put(("wave", 0, "group", 0, "member"), [{"type": "reaver", "count": 2}], "Members")
    assert findings(draft.item) == []
    words = [one.text() for one in body.findChildren(QLabel)]
    # Two Reavers of 23 points.
    assert "Fixed groups of 46 points" in words
    opener = body.findChild(QAbstractButton, "field.wave.0.group.0")
    assert opener is not None
    assert opener.text() == "1. Ravagers: 2 \N{MULTIPLICATION SIGN} Reaver"


def test_buildings_to_keep_are_chosen_by_name(qtbot: QtBot) -> None:
    body = scenario(qtbot, loss={"buildings": ["temple"]})
    control = body.findChild(VillageBuildingsControl)
    assert control is not None
    control.open()
    picker = control.picker
    assert picker is not None
    QTest.keyClicks(picker.search, "stable")
    QTest.keyClick(picker.search, Qt.Key.Key_Return)
    assert body.bench.draft.get(("loss", "buildings")) == ["temple", "stable"]
    assert findings(body.bench.draft.item) == []


def rows(body: FormBody) -> dict[str, OptionRow]:
    found: dict[str, OptionRow] = {}
    for control in body.findChildren(OptionsControl):
        found.update({f"{control.path[-1]}.{key}": row for key, row in control.rows.items()})
    return found


def test_every_setting_stands_in_the_form_with_the_way_of_the_book(qtbot: QtBot) -> None:
    body = rules(qtbot)
    shown = rows(body)
    declared = [f"{table.key}.{part.key}" for table in FIELDS[Kind.RULES] for part in table.parts]
    assert list(shown) == declared
    assert len(declared) > 60
    for name, row in shown.items():
        field = field_of(Kind.RULES, tuple(name.split(".")))
        assert field is not None
        assert row.control.value == field.usual, name
        assert not row.is_changed
    assert body.bench.draft.stack.count() == 0


def test_a_changed_setting_is_marked_and_goes_back_to_the_book(qtbot: QtBot) -> None:
    body = rules(qtbot)
    row = rows(body)["village.enemy_depth"]
    spin = row.control.main_widget()
    spin.setFocus()
    QTest.keyClick(spin, Qt.Key.Key_Up)
    draft = body.bench.draft
    assert draft.get(("village", "enemy_depth")) == 6.5
    assert row.mark is not None
    assert row.mark.isVisible()
    assert row.book is not None
    assert row.book.text() == "In the book: 6 in"
    assert findings(draft.item) == []
    press(body, "field.village.enemy_depth.book")
    assert draft.get(("village",)) is None
    assert not row.mark.isVisible()
    draft.stack.undo()
    assert draft.get(("village", "enemy_depth")) == 6.5
    assert row.mark.isVisible()


def test_a_setting_that_is_set_as_in_the_book_is_not_kept(qtbot: QtBot) -> None:
    body = rules(qtbot, village={"heroes_first": False, "archers": 3})
    tick = rows(body)["village.heroes_first"].control.main_widget()
    assert isinstance(tick, QCheckBox)
    assert not tick.isChecked()
    QTest.keyClick(tick, Qt.Key.Key_Space)
    assert body.bench.draft.get(("village",)) == {"archers": 3}


def test_settings_are_found_by_words_and_by_what_is_changed(qtbot: QtBot) -> None:
    body = rules(qtbot, song={"free_move": False})
    search = body.findChild(QLineEdit, "rules.search")
    assert search is not None
    QTest.keyClicks(search, "barricade")
    shown = [name for name, row in rows(body).items() if not row.isHidden()]
    assert shown == ["village.barricade_integrity", "village.barricade_reach", "village.barricade_length"]
    search.clear()
    only = body.findChild(QCheckBox, "rules.changed")
    assert only is not None
    only.setChecked(True)
    assert [name for name, row in rows(body).items() if not row.isHidden()] == ["song.free_move"]
    # A problem is gone to even where the search has hidden its row.
    body.show_path(("village", "archers"))
    assert not rows(body)["village.archers"].isHidden()


def test_a_new_group_of_a_wave_begins_with_an_enemy_whom_the_rules_know(qtbot: QtBot) -> None:
    body = scenario(qtbot)
    wave = next(field for field in FIELDS[Kind.SCENARIO] if field.key == "wave")
    group = next(part for part in wave.parts if part.key == "group")
    row = fresh_row(group, first_of=body.bench.first_of)
    body.bench.put(("wave",), [{"escalation": 1, "group": [row]}], "Waves")
    assert findings(body.bench.draft.item) == []


def test_the_bars_say_what_a_fixed_wave_brings_against_three_heroes_and_not_its_budget(qtbot: QtBot) -> None:
    reavers = {"behaviour": "ravager", "member": [{"type": "reaver", "count": 2}]}
    waves = [{"escalation": 4}, {"escalation": 4, "group": [reavers, {**reavers, "from_heroes": 4}]}]
    body = scenario(qtbot, wave=waves)
    bars = body.card.findChild(WaveBars)
    assert bars is not None
    # SBH-PTS-1: a Reaver costs 23 points; the second group stays away while three heroes play.
    assert bars.accessibleName() == "Points of the waves with 3 heroes: 300, 46"
