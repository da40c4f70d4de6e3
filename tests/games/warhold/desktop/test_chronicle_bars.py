"""Beside a line of the chronicle stands the colour of the kingdom that does it, or of the monsters."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.games.warhold.presenter import WarPresenter
from desktop.look.theme import Theme
from desktop.play.models.chronicle_list import ChronicleList
from rules_core.games.warhold.rules.campaign import MONSTERS
from rules_core.games.warhold.state.facts import MapMade, Moved, PhaseBegan, TurnBegan, Wounded
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.checkpoints import Told
from rules_core.kernel.facts import Fact
from tests.games.warhold.board import P1, P2
from tests.games.warhold.desktop.wars import session_of, war


def test_a_line_has_the_colour_of_whoever_does_it(qtbot: QtBot) -> None:
    model = ChronicleList(WarPresenter(session_of(war(Phase.MOVE))))

    def bar(fact: Fact) -> str:
        return model.line(Told(0, fact)).bar

    assert bar(TurnBegan("W-TRN-1", P1)) == "realm_1"
    assert bar(TurnBegan("W-TRN-1", P2)) == "realm_2"
    assert bar(Moved("W-MOV-1", "unit-4 elves/lord", ("h7", "h6"), 1)) == "realm_2"
    assert bar(Wounded("W-ATT-7", "unit-9 troll", 1, 2)) == "enemy_fill"
    assert bar(PhaseBegan("W-MTN-2", MONSTERS, "monsters move")) == "enemy_fill"
    assert bar(MapMade("W-SET-1", 8, 7)) == ""


def test_bars_of_dice_have_the_colour_of_the_kingdom_that_threw_them(qtbot: QtBot) -> None:
    presenter = WarPresenter(session_of(war(Phase.MOVE)))
    assert [presenter.tone_of(seat) for seat in (P1, P2, MONSTERS)] == ["realm_1", "realm_2", "enemy_bar"]
    colours = Theme().look.colours
    assert all(colours.of(presenter.tone_of(seat)).isValid() for seat in (P1, P2, MONSTERS))
