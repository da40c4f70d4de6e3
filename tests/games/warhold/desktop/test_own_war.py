"""A war begins with what people made: a box brings its races, monsters, equipment and cards along."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.warhold.workshop_face import WarholdWorkshop
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.session.new_game import NewGame
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.controls_table import TablesControl
from desktop.workshop.forms.field_form import FieldForm
from rules_core.content.items import Item
from rules_core.content.named_fields import NAME
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.fields import GOODS, MONSTERS
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.game import WarholdGame
from tests.clauses import rule


def made(kind: str, id: str) -> Item:
    return Item(GAME, kind, CONTENT.blank(kind, id, id.title()))


@rule("W-BOX-1", "W-TYP-1")
def test_a_box_is_tried_out_with_the_races_and_monsters_it_speaks_of(qtbot: QtBot, tmp_path: Path) -> None:
    speak(ENGLISH)
    window = MainWindow(Theme(LookName.LIGHT, 100, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(window)
    for one in (made("race", "kobolds"), made("monster", "bog-beast")):
        window.games.library.items.add(one, problems=0)
    box = made("box", "kobold-war").with_values(races=["kobolds"], monsters=[{"monster": "bog-beast", "count": 20}])
    dialog = window.starting.ask_to_try(box)
    begun: list[NewGame] = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(begun.append)
    (start,) = dialog.findChildren(QPushButton, "new-game.start")
    start.click()
    (game,) = begun
    war = WarholdGame(game.setup)
    assert "kobolds" in war.content.races
    assert war.content.monsters["bog-beast"].copies == 20
    window.close()


def test_tab_goes_through_a_row_that_was_added_before_it_goes_below(qtbot: QtBot) -> None:
    draft = Draft(made("box", "ours"))
    bench = bench_for(Theme(LookName.LIGHT, 100), draft, WarholdWorkshop())
    form = FieldForm(bench, (), (NAME, MONSTERS, GOODS))
    qtbot.addWidget(form)
    control, below = form.rows[MONSTERS.key].control, form.rows[GOODS.key].control
    assert isinstance(control, TablesControl)
    assert isinstance(below, TablesControl)
    control.append()
    control.append()
    chain: list[QWidget] = [form.rows[NAME.key].control.main_widget()]
    while chain[-1] is not below.add and len(chain) < 200:
        after = chain[-1].nextInFocusChain()
        assert after is not None
        chain.append(after)
    forms = [row.form_made().rows["count"].control.main_widget() for row in control.rows]
    stops = [
        control.rows[0].opener,
        control.rows[0].remove,
        forms[0],
        control.rows[1].opener,
        forms[1],
        control.add,
        below.add,
    ]
    assert [one for one in chain if one in stops] == stops
