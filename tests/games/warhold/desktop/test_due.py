"""The one main button names what is due, and nothing ends with something open unasked."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from desktop.games.warhold.due import END
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import realm_number
from desktop.look.theme import Theme
from desktop.look.widgets.banner import BannerSide
from desktop.play.event_strip import EventStrip
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.session.decided import Decided
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.facts import PhaseBegan, TileLaid
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Choose, options_of
from rules_core.kernel.simulation import Thought
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import home, pending, session_of, war
from tests.pig.match import NoKeeper


def asked(moment: Campaign) -> tuple[QuestionView, WarPresenter]:
    presenter = WarPresenter(session_of(moment))
    return presenter.question(pending(presenter.session)), presenter


def main_of(view: QuestionView) -> OptionView:
    return view.options[view.default]


@rule("W-MOV-1")
def test_movement_goes_from_unit_to_unit_and_then_ends(qtbot: QtBot) -> None:
    view, presenter = asked(war(Phase.MOVE))
    assert main_of(view).title == "3 units may still move"
    assert presenter.war.has_unit(str(main_of(view).answer))
    ends = next(one for one in view.options if one.answer == "done")
    assert (ends.title, ends.second, ends.letter) == ("End movement", "3 units stay", END)
    others = [one for one in view.options if one.on_table]
    assert [one.thing for one in others] == [str(one.answer) for one in others]
    moment = war(Phase.MOVE)
    for unit in moment.state.units_of(P1)[1:]:
        unit.spent = 99
    assert main_of(asked(moment)[0]).title == "1 unit may still move"


@rule("W-MOV-1", "W-MOV-6")
def test_the_key_that_ends_movement_works_while_a_unit_is_asked_where_to(qtbot: QtBot) -> None:
    _, presenter = asked(war(Phase.MOVE))
    session = presenter.session
    assert session.answer(session.state.units_of(P1)[1].id)
    assert pending(session).topic == topics.MOVE_WHERE
    ends = next(one for one in presenter.question(pending(session)).options if one.letter == END)
    assert ends.title == "End movement"
    for answer in (ends.answer, *ends.then):
        assert session.answer(answer)
    assert presenter.war.phase is not Phase.MOVE


@rule("W-UPK-15")
def test_a_bridge_alone_is_offered_and_never_due(qtbot: QtBot) -> None:
    view, _ = asked(war(Phase.TRAIN, gold=0))
    assert "bridge" in [one.answer for one in view.options]
    assert main_of(view).answer == "done"
    view, _ = asked(war(Phase.TRAIN, gold=75))
    assert main_of(view).title.startswith("Build") or str(main_of(view).answer).startswith("upgrade")


@rule("W-UPK-8")
def test_an_answer_behind_others_says_below_what_it_costs(qtbot: QtBot) -> None:
    view, _ = asked(war(Phase.TRAIN))
    worker = next(one for one in view.options if str(one.answer).startswith("worker:mine"))
    shown = worker.by_itself(is_named=False)
    assert (shown.title, shown.second) == ("Worker of the mine", "30 gold, 30 food")


@rule("W-MOV-1")
def test_those_who_have_not_gone_yet_are_named_first(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    own = [one.id for one in moment.state.units_of(P1)]
    view, presenter = asked(moment)
    assert main_of(view).answer == own[0]
    assert presenter.session.answer_all([own[0], "c1"])
    view = presenter.question(pending(presenter.session))
    assert (main_of(view).title, main_of(view).answer) == ("3 units may still move", own[1])


@rule("W-MOV-1")
def test_who_stays_is_settled_until_it_is_chosen_to_go(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    view, presenter = asked(moment)
    session, own = presenter.session, [one.id for one in moment.state.units_of(P1)]
    assert session.answer_all([own[0], "stay"])
    view = presenter.question(pending(session))
    assert (main_of(view).title, main_of(view).answer) == ("2 units may still move", own[1])
    assert own[0] in [one.answer for one in view.options]
    assert presenter.banner().left[0].value == "1 of 3 units"
    assert session.answer_all([own[1], "stay", own[2], "stay"])
    view = presenter.question(pending(session))
    assert (main_of(view).title, main_of(view).second) == ("End movement", "3 units stay")
    # Chosen again, it goes, and may go on when all the others have been chosen.
    assert session.answer_all([own[0], "c1"])
    assert main_of(presenter.question(pending(session))).answer == own[0]
    session.undo()
    assert main_of(presenter.question(pending(session))).title == "End movement"


@rule("W-UPK-14")
def test_engineers_who_may_build_come_before_the_next_step(qtbot: QtBot) -> None:
    view, _ = asked(war(Phase.TRAIN, gold=200))
    assert main_of(view).group == "1 engineer may still build"
    assert view.options[-1] in [one for one in view.options if one.group == main_of(view).group]
    moment = war(Phase.TRAIN, gold=200)
    home(moment).busy = 1
    view, _ = asked(moment)
    assert main_of(view).answer == "done"
    assert main_of(view).second == "200 gold and 100 food are left"


@rule("W-UPK-4", "W-UPK-7")
def test_who_pays_sees_what_it_costs_and_what_is_left(qtbot: QtBot) -> None:
    view, _ = asked(war(Phase.PAY, gold=100, food=90))
    assert main_of(view).answer == "all"
    assert main_of(view).title == "Pay everybody: 35 gold, 40 food"
    assert main_of(view).second == "65 gold and 50 food are left"


@rule("W-UPK-19", "W-TWN-9")
def test_healers_and_goods_come_before_the_last_step(qtbot: QtBot) -> None:
    moment = war(Phase.TRADE, gold=0)
    moment.state.units[1].wounds = 1
    home(moment).healers = 1
    view, _ = asked(moment)
    assert main_of(view).group == "1 healer may still heal"
    moment = war(Phase.TRADE)
    lord: Any = moment.state.lord_of(P1)
    lord.tile = moment.state.towns[0].tiles[0]
    view, _ = asked(moment)
    assert main_of(view).answer == "goods"


@rule("W-UPK-20", "WH-SL-1")
def test_what_finds_an_empty_place_is_put_on_first(qtbot: QtBot) -> None:
    moment = war(Phase.EQUIP)
    moment.state.kingdom(P1).owned = ["eq-2"]
    view, _ = asked(moment)
    assert main_of(view).answer == "wear:eq-2"
    moment.state.kingdom(P1).worn = ["eq-1"]
    view, _ = asked(moment)
    assert (main_of(view).answer, main_of(view).title) == ("done", "End the Upkeep")


def test_a_kingdom_has_its_own_colours(qtbot: QtBot) -> None:
    moment = war(Phase.MOVE)
    view, presenter = asked(moment)
    assert view.side is presenter.banner().side is BannerSide.REALM_1
    put(moment, "c1", "dwarves/infantry", P1)
    assert asked(moment)[0].side is BannerSide.REALM_3
    # People of one's own have a colour that nobody else has.
    kingdom = moment.state.kingdom(P1)
    kingdom.race = "elves"
    kingdom.race = "own-people"
    assert realm_number(moment.state, P1) == 0
    assert realm_number(moment.state, moment.state.seats[1]) == 1


def test_the_banner_tells_what_each_step_of_the_upkeep_has_brought(qtbot: QtBot) -> None:
    _, presenter = asked(war(Phase.GATHER, gold=100, food=100))
    assert presenter.session.answer("all")
    banner = presenter.banner()
    assert banner.title == "Upkeep of the Humans"
    assert [one.is_done for one in banner.steps] == [True, True, False, False, False]
    assert banner.steps[0].second == "+40 gold, +40 food"
    assert banner.steps[1].second == "\N{MINUS SIGN}35 gold, \N{MINUS SIGN}40 food"
    assert [one.value for one in banner.right] == [
        # Where there is little room the last ones stay: gold and food.
        "5 of 5 hit points",
        "105 \N{RIGHTWARDS ARROW} 110",
        "100 \N{RIGHTWARDS ARROW} 100",
    ]


def test_a_player_without_a_person_says_why(qtbot: QtBot) -> None:
    _, presenter = asked(war(Phase.TRAIN))
    decided = Decided("", pending(presenter.session), Thought("worker:mine", "workers", second="healer"))
    assert presenter.reason(decided) == "Why: workers pay for everything else. Otherwise: Healer."
    assert presenter.reason(Decided("", pending(presenter.session), Thought("done"))) == ""


def test_the_heading_of_a_phase_and_the_reason_behind_it_are_two_sentences(qtbot: QtBot) -> None:
    _, presenter = asked(war(Phase.TRAIN))
    seat = presenter.war.seats[0]
    strip = EventStrip(Theme(less_motion=True), presenter.words)
    qtbot.addWidget(strip)
    for fact, why, told in (
        (PhaseBegan("W-TRN-1", seat, "move"), "Why: the ruins.", "Player 1: Movement. Why: the ruins."),
        (PhaseBegan("W-TRN-1", seat, "move"), "", "Player 1: Movement"),
        (TileLaid("W-SET-2", seat, "1/2"), "Why: it fits.", "Player 1 lays a game tile at 1/2. Why: it fits."),
    ):
        strip.show_fact(fact, why=why)
        assert strip.words == told


@rule("W-SET-2")
def test_whoever_lays_the_map_sees_how_long_that_takes(qtbot: QtBot) -> None:
    policy = DicePolicy()
    game = WarholdGame(DEFINITION.setup({"laying": "in-turns", "size": "small"}))
    presenter = WarPresenter(
        MatchSession(begin(game, 4, policy), policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
    )
    session = presenter.session
    while pending(session).who == presenter.war.seats[0]:
        assert session.answer(options_of(pending(session))[0])
    (laid,) = presenter.banner().left
    assert (laid.label, laid.value) == ("Game tiles", "1 of 20")


@rule("W-SET-2", "W-BOX-1")
def test_game_tiles_say_what_lies_on_them_and_the_lot_lays_the_rest(qtbot: QtBot) -> None:
    policy = DicePolicy()
    game = WarholdGame(DEFINITION.setup({"laying": "in-turns", "size": "small"}))
    maps = []
    for seed in (4, 5):
        session = MatchSession(begin(game, seed, policy), policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
        presenter = WarPresenter(session)
        offered = presenter.question(pending(session)).options
        # Of two that differ by a turn alone one is offered, for both.
        assert len({one.title for one in offered}) == len(offered) == 17
        assert [(one.title, one.second) for one in offered if one.answer in ("d8", "d11")] == [
            ("Forest: 4, Mountain: 2", "4 left in the box"),
            ("Water: 3, Bridge", "7 left in the box"),
        ]
        assert presenter.rest() == "The lot lays the rest"
        while presenter.rest():
            suggested = presenter.suggested(pending(session))
            assert suggested is not None
            assert session.answer(suggested)
        assert presenter.war.phase is Phase.APPROVAL
        maps.append(presenter.war.ground)
        assert len({one.design for one in presenter.war.laid}) > 8
        assert len({one.turn for one in presenter.war.laid}) == 4
    assert maps[0] != maps[1]


@rule("W-SET-10", "W-SET-15")
def test_peoples_say_what_they_can_and_first_units_come_all_at_once(qtbot: QtBot) -> None:
    policy = DicePolicy()
    game = WarholdGame(DEFINITION.setup({"placing": "by-lot", "approval": False}))
    session = MatchSession(begin(game, 4, policy), policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
    presenter = WarPresenter(session)
    peoples = presenter.question(pending(session)).options
    assert [one.second for one in peoples][3] == "Two of a kind may share a tile."
    assert len({one.icon for one in peoples}) == 4
    while pending(session).topic == topics.RACE:
        session.answer(options_of(pending(session))[0])
    together = main_of(presenter.question(pending(session)))
    assert session.answer_all(list(together.given)) if isinstance(together.given, list) else False
    assert [one.kind for one in presenter.war.units] == ["lord", "infantry", "infantry"]


@rule("W-STR-13")
def test_a_civilian_that_a_card_brings_goes_to_a_stronghold_where_tiles_are_usually_asked_for(qtbot: QtBot) -> None:
    presenter = WarPresenter(session_of(war(Phase.EVENT)))
    houses = tuple(one.id for one in presenter.war.strongholds)
    view = presenter.question(Choose(P1, topics.RECRUIT_PLACE, "RE-6", "engineer", (*houses, "c1")))
    assert [(one.answer, one.on_table) for one in view.options] == [*[(one, False) for one in houses], ("c1", True)]
