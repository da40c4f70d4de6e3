"""Battlefields and scenarios before and after a battle begins: the form, the workshop's picture, banner and end."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from desktop.games.drums.battle_scene import marker_views
from desktop.games.drums.face import FACE
from desktop.games.drums.hover_card import card_text
from desktop.look.theme import Theme
from desktop.session.seats import PERSON
from desktop.shell.chosen_item import ChosenItem
from desktop.shell.new_game_form import NewGameForm
from rules_core.content.items import Item
from rules_core.games.drums.card import GAME
from rules_core.games.drums.content.library_content import plain_of
from rules_core.games.drums.definition import DEFINITION
from rules_core.games.drums.state.battle import Phase
from rules_core.games.drums.words.goals import figures, goal_of
from rules_core.games.drums.words.names import BattleNames
from rules_core.players.random_player import RandomPlayer
from tests.clauses import rule
from tests.games.drums.test_scenarios import match_of, ready


def test_the_form_shows_the_battlefield_that_is_chosen(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, item_map=FACE.chosen_map)
    qtbot.addWidget(form)
    box, shown = form.findChild(QComboBox, "choice.battlefield"), form.findChild(ChosenItem, "chosen.battlefield")
    assert isinstance(box, QComboBox)
    assert isinstance(shown, ChosenItem)
    assert box.currentText() == "Rolled by quarters"
    assert shown.map.isHidden()
    box.setCurrentIndex(box.findData("white-bridge"))
    assert not shown.map.isHidden()
    assert shown.story.text().startswith("One arch of pale stone")
    assert form.values["battlefield"] == "white-bridge"
    # A scenario brings its own table.
    scenario = form.findChild(QComboBox, "choice.scenario")
    assert isinstance(scenario, QComboBox)
    scenario.setCurrentIndex(scenario.findData("assault"))
    assert not box.isVisibleTo(form)
    assert not shown.isVisibleTo(form)


@rule("SDS-SCN-3.7")
def test_whether_the_house_may_burn_is_asked_for_an_assault_alone(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, item_map=FACE.chosen_map)
    qtbot.addWidget(form)
    scenario, burns = form.findChild(QComboBox, "choice.scenario"), form.findChild(QCheckBox, "choice.house_fire")
    assert isinstance(scenario, QComboBox)
    assert isinstance(burns, QCheckBox)
    asked = []
    for id in ("", "forlorn-hope", "assault"):
        scenario.setCurrentIndex(scenario.findData(id))
        asked.append(burns.isVisibleTo(form))
    assert asked == [False, False, True]


def test_the_form_tells_story_and_goal_of_the_scenario_that_is_chosen(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, item_map=FACE.chosen_map)
    qtbot.addWidget(form)
    scenario, chosen = form.findChild(QComboBox, "choice.scenario"), form.findChild(ChosenItem, "chosen.scenario")
    assert isinstance(scenario, QComboBox)
    assert isinstance(chosen, ChosenItem)
    told = chosen.story
    assert told.isHidden()
    for plain in plain_of("scenarios")["scenario"]:
        scenario.setCurrentIndex(scenario.findData(plain["id"]))
        assert not told.isHidden()
        assert told.text() == f"{plain['text']}\n{plain['goal']}"
        assert scenario.accessibleDescription() == told.text()
        assert not chosen.map.isHidden()
    scenario.setCurrentIndex(0)
    assert told.isHidden()


def test_a_battlefield_has_a_picture_in_the_workshop_and_a_broken_one_has_none(qtbot: QtBot) -> None:
    plain = plain_of("battlefields")["battlefield"][0]
    look = Theme().look
    picture = FACE.item_map(Item(GAME, "battlefield", plain), 200, look)
    assert picture is not None
    assert not picture.isNull()
    assert FACE.item_map(Item(GAME, "battlefield", {**plain, "piece": [{"kind": "road", "x": "?"}]}), 200, look) is None


def test_what_the_map_and_the_card_say_of_a_scenario() -> None:
    state = ready("foraging")
    names = BattleNames(state.world.content, state.world.options)
    assert [one.id for one in marker_views(state, names)] == ["supply-1", "supply-2", "supply-3", "supply-4"]
    wood = next(one for one in state.features if one.kind == "wood")
    card = card_text(state, wood.id, names)
    assert card is not None
    assert card.lines == ("Slows a Move that touches it.", "One sees no further than Short into it.", "Light cover.")


def test_the_goal_is_said_with_how_it_stands() -> None:
    state = ready("assault")
    assert goal_of(state).startswith("The attacker needs more men in the house")
    assert figures(state) == [
        ("Round", "1 of 24"),
        ("In the house", "0"),
        ("In the farm", str(len(state.men(state.defender)))),
    ]
    # How it went does not matter: players of chance are through in a moment.
    over = match_of("assault", Phase.OVER, player=RandomPlayer(2)).state
    assert DEFINITION.summary(over, DEFINITION.words(DEFINITION.make(over_setup()))).startswith("Round: ")


def over_setup() -> dict[str, object]:
    """The setup of that battle."""
    return {"squad_2": "redcoats", "scenario": "assault"}


def test_whoever_sits_down_alone_has_the_program_opposite(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION)
    qtbot.addWidget(form)
    assert form.seats == {"p1": PERSON, "p2": "thumb"}
    box = form.findChild(QComboBox, "new-game.seat.p2")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(PERSON))
    assert form.seats == {"p1": PERSON, "p2": PERSON}
