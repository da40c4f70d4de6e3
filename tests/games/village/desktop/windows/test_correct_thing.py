"""Whatever lies on the table can be corrected from the map and from the tables: every field that one sees."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from desktop.games.village.models.check_lines import check_lines
from desktop.games.village.models.siege_rows import find_rows
from desktop.games.village.models.thing_fields import thing_line
from desktop.look.widgets.number_field import NumberField
from desktop.play.check_table.lines import CheckField, FieldKind
from desktop.play.check_table.place_field import PlaceField
from desktop.play.correct_thing.dialog import CorrectThingDialog
from desktop.play.correct_thing.menu import ThingMenu
from desktop.play.panels.table_panel import TablePanel
from desktop.play.play_window import PlayWindow
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.siege import Siege, Token, Trap
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.packing import state_hash
from rules_core.song.options import INCH
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def hash_of(session: MatchSession) -> str:
    return state_hash(session.match.game.to_plain(session.state))


def fighting() -> MatchSession:
    return session_at(topics.WHOM, skip=2)


def enemy_of(siege: Siege) -> str:
    return next(model.id for model in siege.models.values() if model.group and model.in_play)


def hero_of(siege: Siege) -> str:
    return next(model.id for model in siege.heroes if model.in_play)


def opened(window: PlayWindow, thing: str) -> CorrectThingDialog:
    window.actions_of_game.at_table.correct_thing(thing)
    dialog = window.findChildren(QDialog, "dialog.correct-thing")[-1]
    assert isinstance(dialog, CorrectThingDialog)
    return dialog


def fate_fields(siege: Siege, names: SiegeNames, *things: str) -> list[CheckField]:
    lines = [thing_line(siege, names, one) for one in things]
    return [field for line in lines if line is not None for field in line.fields if field.path.endswith("/fate")]


def test_every_field_that_people_see_is_there() -> None:
    siege = fighting().state
    names = SiegeNames(siege.world)
    hero, enemy = hero_of(siege), enemy_of(siege)
    group = siege.models[enemy].group

    def paths(thing: str) -> set[str]:
        line = thing_line(siege, names, thing)
        return {field.path.rpartition("/")[2] for field in line.fields} if line is not None else set()

    assert paths(hero) >= {"quality_lost", "position", "fate", "knocked_down", "transfixed", "activated"}
    assert paths(enemy) >= {"position", "fate", "knocked_down", "group"}
    assert paths("forge") == {"integrity", "level", "burning"}
    assert "behaviour" in paths(f"group-{group}")
    assert paths("round") == paths("wave") == {"wave", "round"}
    assert "supplies" in paths("supplies")
    assert paths("nothing-at-all") == set()
    # No enemy comes again; a hero does.
    fled = [[words for _, words in field.quick] for field in fate_fields(siege, names, enemy, hero)]
    assert ["away for this wave" in " ".join(one) for one in fled] == [False, True]
    rows = {row.id: row for row in find_rows(siege, names)}
    assert all(rows[id].cells[1].edit is not None for id in ("supplies", "herbs", "wave", "round"))


def test_without_a_map_nobody_is_asked_for_places() -> None:
    session = fighting()
    siege = session.state
    names = SiegeNames(siege.world)
    siege.traps["trap-9"] = Trap("trap-9", 400, 400)
    for mode, wanted in ((PlayMode.MAPPED, True), (PlayMode.UNMAPPED, False)):
        siege.play_mode = mode
        for thing in (hero_of(siege), "trap-9"):
            line = thing_line(siege, names, thing)
            assert line is not None
            assert any(field.kind is FieldKind.PLACE for field in line.fields) == wanted
        (traps,) = [line for line in check_lines(siege, names) if line.id == "traps"]
        assert (" by " in traps.fields[-1].words) == wanted


@rule("V-5.1.2", "V-7.2.3")
def test_hidden_edges_and_unseen_finds_are_no_fields() -> None:
    siege = fighting().state
    siege.edges_known = False
    siege.tokens["token-99"] = Token("token-99", 300, 300, 1, 5, revealed=False)
    names = SiegeNames(siege.world)
    group = thing_line(siege, names, f"group-{siege.groups[0].number}")
    token = thing_line(siege, names, "token-99")
    assert group is not None
    assert token is not None
    assert not any(field.path.endswith("/edge") for field in group.fields)
    assert {field.kind for field in token.fields} == {FieldKind.PLACE, FieldKind.GONE}


def test_a_place_is_corrected_in_inches_and_undone(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, fighting())
    hero = hero_of(board_of(window).siege)
    before = hash_of(window.session)
    dialog = opened(window, hero)
    old = (board_of(window).siege.model(hero).x, board_of(window).siege.model(hero).y)
    x = dialog.findChild(QDoubleSpinBox, f"check.models/{hero}/position.x")
    assert isinstance(x, QDoubleSpinBox)
    x.setValue(1.0)
    now = (board_of(window).siege.model(hero).x, board_of(window).siege.model(hero).y)
    assert now == (INCH, old[1]), "the number that was not touched keeps its tenths of a millimetre"
    assert any(isinstance(told.fact, Amended) and told.fact.path.endswith("position") for told in window.session.facts)
    window.session.undo()
    assert hash_of(window.session) == before


def test_two_models_in_one_place_get_a_sentence_and_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, fighting())
    one, other = [model for model in board_of(window).siege.heroes if model.in_play][:2]
    before = hash_of(window.session)
    dialog = opened(window, one.id)
    assert dialog.row is not None
    dialog.row.corrected.emit(f"models/{one.id}/position", [other.x, other.y])
    assert "no room for the base" in dialog.row.said.text()
    assert dialog.row.said.isVisible()
    place = next(field for field in dialog.row.fields if isinstance(field, PlaceField))
    assert place.numbers[0].value() == round(one.x / INCH, 1)
    assert hash_of(window.session) == before
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible(), "the sentence must be read first"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    "path, value", [("wave", 99), ("wave", 0), ("wave", "three"), ("buildings/forge/integrity", -1), ("round", -3)]
)
def test_what_breaks_the_game_gets_a_plain_sentence_and_changes_nothing(
    qtbot: QtBot, tmp_path: Path, path: str, value: object
) -> None:
    session = fighting()
    seat(qtbot, tmp_path, session)
    before, entries = hash_of(session), len(session.match.journal.entries)
    why = session.amend_or_say(path, value)
    assert why.startswith("Give a whole number from ")
    assert (hash_of(session), len(session.match.journal.entries)) == (before, entries)


def test_an_enemy_is_put_into_another_group(qtbot: QtBot, tmp_path: Path) -> None:
    sessions = (session_at(topics.WHOM, skip=1, seed=seed) for seed in range(3, 30))
    session = next(one for one in sessions if len(one.state.groups) > 1)
    window = seat(qtbot, tmp_path, session)
    enemy = enemy_of(board_of(window).siege)
    dialog = opened(window, enemy)
    group = dialog.findChild(QComboBox, f"check.models/{enemy}/group")
    assert isinstance(group, QComboBox)
    other = next(
        one.number for one in board_of(window).siege.groups if one.number != board_of(window).siege.model(enemy).group
    )
    group.setCurrentIndex(group.findData(other))
    group.activated.emit(group.currentIndex())
    assert board_of(window).siege.model(enemy).group == other


def test_a_groups_behaviour_is_corrected(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, fighting())
    number = board_of(window).siege.groups[0].number
    dialog = opened(window, f"group-{number}")
    behaviour = dialog.findChild(QComboBox, f"check.groups/{number}/behaviour")
    assert isinstance(behaviour, QComboBox)
    behaviour.setCurrentIndex(behaviour.findData("fanatic"))
    behaviour.activated.emit(behaviour.currentIndex())
    assert board_of(window).siege.groups[0].behaviour.value == "fanatic"


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[ThingMenu]:
    """The menus that would pop up; without a screen no menu can."""
    shown: list[ThingMenu] = []
    monkeypatch.setattr(ThingMenu, "popup", lambda menu, _at: shown.append(menu))
    return shown


def test_the_menu_on_a_token_corrects_at_once_and_leads_to_the_rest(
    qtbot: QtBot, tmp_path: Path, menus: list[ThingMenu]
) -> None:
    window = seat(qtbot, tmp_path, fighting())
    hero = hero_of(board_of(window).siege)
    middle = window.mapToGlobal(window.rect().center())
    board_of(window).view.menu_wanted.emit(hero, middle)
    action = menus[0].findChild(QAction, f"thing.models/{hero}/knocked_down")
    assert isinstance(action, QAction)
    action.trigger()
    assert board_of(window).siege.model(hero).knocked_down
    menus[0].rest.trigger()
    assert window.findChildren(QDialog, "dialog.correct-thing")
    board_of(window).view.menu_wanted.emit(hero, middle)
    next(one for one in menus[1].actions() if "defeated" in one.text()).trigger()
    assert board_of(window).siege.model(hero).fate is Fate.DEFEATED
    board_of(window).view.menu_wanted.emit("forge", middle)
    integrity = board_of(window).siege.building("forge").integrity
    next(one for one in menus[2].actions() if "one less" in one.text()).trigger()
    assert board_of(window).siege.building("forge").integrity == integrity - 1


def test_what_lies_on_the_ground_is_told_to_the_program_where_it_lies(
    qtbot: QtBot, tmp_path: Path, menus: list[ThingMenu]
) -> None:
    window = seat(qtbot, tmp_path, fighting())
    view = board_of(window).view
    spot = view.viewport().mapToGlobal(view.mapFromScene(QPointF(7620, 7620)))
    traps = len(board_of(window).siege.traps)
    view.menu_wanted.emit("", spot)
    menus[0].actions()[0].trigger()
    assert len(board_of(window).siege.traps) == traps + 1
    trap = list(board_of(window).siege.traps.values())[-1]
    assert abs(trap.x - 7620) < INCH // 2
    assert abs(trap.y - 7620) < INCH // 2


def test_without_a_map_the_ground_has_no_menu(qtbot: QtBot, tmp_path: Path, menus: list[ThingMenu]) -> None:
    window = seat(qtbot, tmp_path, fighting())
    board_of(window).siege.play_mode = PlayMode.UNMAPPED
    board_of(window).view.menu_wanted.emit("", window.mapToGlobal(window.rect().center()))
    assert menus == []


def test_the_tables_lead_to_all_fields_too(qtbot: QtBot, tmp_path: Path, menus: list[ThingMenu]) -> None:
    window = seat(qtbot, tmp_path, fighting())
    panel = window.docks["heroes"].panel
    assert isinstance(panel, TablePanel)
    panel.table.doubleClicked.emit(panel.model.index(0, 0))
    (dialog,) = window.findChildren(QDialog, "dialog.correct-thing")
    assert isinstance(dialog, CorrectThingDialog)
    assert dialog.thing == panel.model.rows[0].id
    dialog.reject()
    panel.table.setCurrentIndex(panel.model.index(1, 0))
    panel.table.customContextMenuRequested.emit(panel.table.visualRect(panel.model.index(1, 0)).center())
    assert menus[0].actions()[0].text() == panel.model.rows[1].cells[0].text


def test_wave_and_round_are_edited_in_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, fighting())
    panel = window.docks["finds"].panel
    assert isinstance(panel, TablePanel)
    rows = [row.id for row in panel.model.rows]
    wave = board_of(window).siege.wave
    assert panel.model.setData(panel.model.index(rows.index("round"), 1), 7)
    assert board_of(window).siege.round == 7
    assert not panel.model.setData(panel.model.index(rows.index("wave"), 1), 12)
    assert board_of(window).siege.wave == wave
    for box in window.findChildren(QDialog, "dialog.problem"):
        box.close()


@pytest.mark.parametrize("thing", ["hero", "enemy", "forge", "group-1", "wave"])
def test_every_control_has_a_name(qtbot: QtBot, tmp_path: Path, thing: str) -> None:
    window = seat(qtbot, tmp_path, fighting())
    ids = {"hero": hero_of(board_of(window).siege), "enemy": enemy_of(board_of(window).siege)}
    dialog = opened(window, ids.get(thing, thing))
    QApplication.processEvents()
    assert nameless(dialog) == []
    assert any(
        isinstance(one, NumberField | QCheckBox | QComboBox) for one in (dialog.row.fields if dialog.row else [])
    )


@pytest.mark.parametrize("typed", ["-5", "9"])
def test_wounds_that_cannot_be_are_refused_in_words(qtbot: QtBot, tmp_path: Path, typed: str) -> None:
    window = seat(qtbot, tmp_path, fighting())
    hero = next(model for model in board_of(window).siege.heroes if model.in_play and model.has("tough"))
    before = hash_of(window.session)
    dialog = opened(window, hero.id)
    number = dialog.findChild(NumberField, f"check.models/{hero.id}/quality_lost")
    assert isinstance(number, NumberField)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, typed)
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert dialog.isVisible(), "the sentence must be read"
    assert dialog.row is not None
    assert dialog.row.said.text().startswith("Give a whole number from 0 to ")
    assert hash_of(window.session) == before
