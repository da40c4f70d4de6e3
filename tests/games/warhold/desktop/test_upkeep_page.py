"""The Upkeep as a sheet: its buttons answer the question, and what cannot be had says what is short."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.upkeep.card import EquipmentCard
from desktop.games.warhold.upkeep.goods import equip_view, next_view, town_view
from desktop.games.warhold.upkeep.page import UpkeepPage
from desktop.games.warhold.upkeep.parts import StepSheet
from desktop.games.warhold.upkeep.row_pen import RowPen
from desktop.games.warhold.upkeep.rows import SlotLine, TrainLine
from desktop.games.warhold.upkeep.views import (
    Act,
    StepState,
    TrainRow,
    Upkeep,
    build_view,
    gather_view,
    keep_view,
    pay_view,
    train_view,
)
from desktop.games.warhold.war_table import WarTable
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.budget import Amount, budget_of
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.what_if import budget_after
from rules_core.games.warhold.state.facts import Gathered
from rules_core.games.warhold.state.war import Phase, Stronghold
from rules_core.kernel.requests import options_of
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, put
from tests.games.warhold.desktop.wars import home, pending, session_of, war

pytestmark = pytest.mark.painted


def look(moment: Campaign) -> Upkeep:
    return Upkeep(WarPresenter(session_of(moment)))


def in_town(moment: Campaign) -> Campaign:
    """The lord stands in the town."""
    lord = moment.state.lord_of(P1)
    assert lord is not None
    lord.tile = moment.state.towns[0].tiles[0]
    return moment


def opened(qtbot: QtBot, tmp_path: Path, moment: Campaign, *, wide: int = 1920) -> tuple[PlayWindow, WarTable]:
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session_of(moment))
    qtbot.addWidget(window)
    window.resize(wide, 1080)
    window.show()
    assert isinstance(window.board, WarTable)
    return window, window.board


def test_sentences_on_the_sheets_stand_clear_of_their_edge(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    moment = war(Phase.PAY)
    home(moment).engineers = 0
    theme = Theme(less_motion=True)
    # Dressed like the program before anything is made.
    qapp.setStyleSheet(style_sheet(theme.colours))
    request.addfinalizer(lambda: qapp.setStyleSheet(""))
    window = PlayWindow(theme, Settings(tmp_path / "settings.ini"), session_of(moment))
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.show()
    QTest.qWait(50)
    table = window.board
    assert isinstance(table, WarTable)
    told = [one for one in table.upkeep.findChildren(QLabel) if one.text().startswith(("A next level", "A worker may"))]
    assert len(told) == 2
    for label in told:
        sheet: QWidget | None = label.parentWidget()
        while not isinstance(sheet, StepSheet):
            assert sheet is not None
            sheet = sheet.parentWidget()
        assert label.mapTo(sheet, label.contentsRect().topLeft()).x() >= theme.px(10), label.text()
    window.put_away()


def act(table: WarTable, *answers: str) -> QAbstractButton:
    """The button that gives these answers."""
    QCoreApplication.processEvents()
    name = "act." + "|".join(answers)
    buttons = table.upkeep.findChildren(QAbstractButton)
    found = [one for one in buttons if one.objectName() == name and one.isVisibleTo(table.upkeep)]
    assert len(found) == 1, answers
    return found[0]


def act_with_focus(table: WarTable) -> QAbstractButton:
    return next(one for one in table.upkeep.findChildren(QAbstractButton) if one.hasFocus())


@rule("W-UPK-2", "W-UPK-8")
def test_a_click_answers_the_question_that_stands(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    session = window.session
    assert table.upkeep.isVisible()
    assert table.table is table.upkeep
    assert not window.docks["units"].isVisible()
    act(table, "worker:mine").click()
    assert session.state.kingdom(P1).gold == 170
    assert home(campaign_of(session.state)).miners == 2
    act(table, "upgrade:mine").click()
    assert home(campaign_of(session.state)).mine == 2
    act(table, "train:infantry").click()
    # Where it stands is asked on the board.
    assert pending(session).topic == topics.TRAIN_WHERE
    assert not table.upkeep.isVisible()
    assert session.answer("a2")
    assert table.upkeep.isVisible()
    window.put_away()


def test_rows_stay_where_they_are_and_offer_what_is_offered_now(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    healer, mine = act(table, "healer"), act(table, "upgrade:mine")
    mine.click()
    assert not table.upkeep.findChildren(QAbstractButton, "act.upgrade:mine")
    assert act(table, "healer") is healer
    window.session.undo()
    assert act(table, "upgrade:mine") is mine
    # With other letters all is made anew.
    window.theme.set_scale_percent(150)
    window.refresh()
    assert act(table, "healer") is not healer
    window.put_away()


def test_whoever_does_not_see_a_row_hears_all_that_is_painted_there(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=45, food=30))
    said = [one.accessibleName() for one in table.upkeep.train.findChildren(TrainLine) if not one.isHidden()]
    rows = train_view(Upkeep(table.presenter)).rows
    assert said == [", ".join([part for part in (one.name, one.cost, one.needs, one.words) if part]) for one in rows]
    window.put_away()


def test_rows_that_showed_something_else_look_like_new_ones(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.PAY, gold=300, food=300))
    session, page = window.session, table.upkeep

    def looks_new() -> bool:
        QCoreApplication.processEvents()
        new = UpkeepPage(window.theme, table.presenter)
        qtbot.addWidget(new)
        new.resize(page.size())
        new.show()
        new.refresh()
        QCoreApplication.processEvents()
        seen, wanted = page.widget(), new.widget()
        assert seen is not None
        assert wanted is not None
        return seen.grab().toImage() == wanted.grab().toImage()

    assert looks_new()
    for answer in ("all", "train:infantry"):
        assert session.answer(answer)
        window.player.finish()
    while pending(session).topic is not topics.TRAIN:
        session.answer(options_of(pending(session))[0])
        window.player.finish()
    assert looks_new()
    for answer in ("upgrade:mine", "worker:mine", "healer"):
        act(table, answer).click()
        assert looks_new(), answer
    assert session.amend("kingdoms/0/gold", 3)
    assert looks_new()
    session.undo()
    session.undo()
    assert looks_new()
    window.put_away()


def test_a_button_with_the_focus_that_answers_something_else_now_gives_it_up(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    window.activateWindow()
    mine = act(table, "upgrade:mine")
    mine.setFocus()
    qtbot.waitUntil(mine.hasFocus)
    mine.click()
    assert not any(one.hasFocus() for one in table.upkeep.findChildren(QAbstractButton))
    window.put_away()


@rule("W-UPK-3")
def test_the_sheet_tells_what_an_upkeep_brings(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN))
    assert table.tells(Gathered("W-UPK-3", P1, 40, 40), playing=False)
    # Of another's Upkeep people hear on the board.
    window.session.give_seat(P2, "thumb")
    assert not table.tells(Gathered("W-UPK-3", P2, 40, 40), playing=False)
    window.put_away()


@rule("W-UPK-8")
def test_arrows_go_from_button_to_button_and_enter_presses(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    window.activateWindow()
    window.setFocus()
    qtbot.waitUntil(lambda: act(table, "worker:mine").isVisible())
    QTest.keyClick(window, Qt.Key.Key_Down)
    assert act(table, "train:infantry").hasFocus()
    for _ in range(2):
        QTest.keyClick(act_with_focus(table), Qt.Key.Key_Down)
    assert act(table, "worker:farm").hasFocus()
    QTest.keyClick(act_with_focus(table), Qt.Key.Key_Left)
    QTest.keyClick(act_with_focus(table), Qt.Key.Key_Return)
    assert home(campaign_of(window.session.state)).miners == 2
    # The focus stays where it was, and a click does not take it.
    assert act(table, "worker:mine").hasFocus()
    window.setFocus()
    QTest.mouseClick(act(table, "worker:farm"), Qt.MouseButton.LeftButton)
    assert home(campaign_of(window.session.state)).farmers == 2
    assert not act(table, "worker:farm").hasFocus()
    window.put_away()


def test_one_key_shows_the_board_instead(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, war(Phase.TRAIN))
    QTest.keyClick(window, Qt.Key.Key_B)
    assert not table.upkeep.isVisible()
    assert not window.docks["units"].isHidden()
    QTest.keyClick(window, Qt.Key.Key_B)
    assert table.upkeep.isVisible()
    window.session.answer("done")
    assert window.session.state.phase is not Phase.TRAIN
    while pending(window.session).topic in (topics.TRADE, topics.EQUIP):
        window.session.answer("done")
    assert not table.upkeep.isVisible()
    window.put_away()


@rule("W-UPK-3", "W-UPK-4", "W-UPK-5")
def test_what_was_gathered_and_paid_adds_up(qtbot: QtBot) -> None:
    moment = war(Phase.GATHER, gold=70, food=60)
    upkeep = look(moment)
    pay = pay_view(upkeep)
    assert pay.head.state is StepState.NOW
    assert [one.answers for one in pay.acts] == [("all",), ("some",)]
    assert pay.sums[-1][1] == Amount(70 + 40 - 35, 60 + 40 - 40)
    assert upkeep.presenter.session.answer("all")
    assert upkeep.presenter.session.answer("worker:mine")
    upkeep = Upkeep(upkeep.presenter)
    assert [amount for _, amount, _ in pay_view(upkeep).sums] == [
        Amount(70, 60),
        Amount(40, 40),
        Amount(-35, -40),
        Amount(75, 60),
    ]
    gather = gather_view(upkeep)
    assert gather.head.note == "+40 gold, +40 food"
    told = [one.words.replace("\N{MULTIPLICATION SIGN}", "x") for one in gather.places]
    assert told == ["2 workers x 40, next turn", "1 worker x 40, next turn"]
    assert [(one.workers, one.level) for one in gather.places] == [(2, "I"), (1, "I")]
    assert gather.places[1].act is not None
    assert gather.places[1].act.answers == ("shift:farm",)


@rule("W-UPK-4")
def test_whoever_was_trained_after_paying_does_not_stand_among_the_paid(qtbot: QtBot) -> None:
    upkeep = look(war(Phase.GATHER, gold=200, food=200))
    assert upkeep.presenter.session.answer("all")
    paid = [(one.name, one.words) for one in pay_view(Upkeep(upkeep.presenter)).rows]
    assert upkeep.presenter.session.answer_all(["healer", "train:infantry", "a2"])
    assert [(one.name, one.words) for one in pay_view(Upkeep(upkeep.presenter)).rows] == paid


@rule("W-UPK-2")
def test_nothing_that_happened_before_lies_on_the_headings_of_the_sheet(qtbot: QtBot, tmp_path: Path) -> None:
    window, _ = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    assert not window.event_strip.isVisibleTo(window)
    window.session.answer("done")
    while pending(window.session).topic in (topics.TRADE, topics.EQUIP):
        window.session.answer("done")
    # Which phase begins stands in the banner.
    assert not window.event_strip.isVisibleTo(window)
    window.event_strip.say("A band of Imps comes.")
    window.session.undo()
    assert pending(window.session).topic == topics.TRAIN
    assert not window.event_strip.isVisibleTo(window)
    window.put_away()


@rule("W-UPK-9", "W-STR-7", "W-STR-11", "W-STR-13")
def test_what_cannot_be_had_says_what_is_short(qtbot: QtBot) -> None:
    upkeep = look(war(Phase.TRAIN, gold=45, food=30))
    rows = {row.name: row for row in train_view(upkeep).rows}
    assert (rows["Pikemen"].words, rows["Pikemen"].is_refused) == ("10 food short", True)
    assert rows["Knights"].words == "Barracks III first"
    assert [one.answers for one in rows["Worker"].acts] == [("worker:mine",), ("worker:farm",)]
    build = build_view(upkeep)
    walls = build.buildings[-1]
    assert [(one.is_built, one.told) for one in walls.levels] == [
        (True, ""),
        (False, "30 gold short"),
        (False, "II first"),
    ]
    keep = keep_view(upkeep)
    assert keep.note == "1 of 4 slots"
    assert [one.words for one in keep.slots] == ["ready", "", "", ""]


@rule("W-UPK-10", "W-STR-12")
def test_a_row_keeps_what_was_taken_of_it(qtbot: QtBot) -> None:
    upkeep = look(war(Phase.TRAIN, gold=40, food=40))
    assert upkeep.presenter.session.answer("healer")
    rows = {row.name: row for row in train_view(Upkeep(upkeep.presenter)).rows}
    assert (rows["Healer"].words, rows["Healer"].had) == ("", "1 trained")


@rule("W-TYP-6", "W-UPK-9", "W-MAP-9")
def test_engines_are_built_and_whoever_comes_to_the_last_free_tile_covers_no_heading(
    qtbot: QtBot, tmp_path: Path
) -> None:
    moment = war(Phase.TRAIN, gold=200, food=200)
    put(moment, "a2", "humans/infantry", P1)
    window, table = opened(qtbot, tmp_path, moment)
    engine = next(one for one in train_view(Upkeep(table.presenter)).rows if one.name == "Onager")
    assert [one.words for one in engine.acts] == ["Build 70/0"]
    # Nobody is asked where it stands: the board never lies there.
    act(table, "siege").click()
    assert window.session.state.units[-1].kind == "siege"
    assert not window.event_strip.isVisibleTo(window)
    upkeep = Upkeep(table.presenter)
    rows = {row.name: row for row in train_view(upkeep).rows}
    assert rows["Onager"].had == "1 built"
    assert rows["Pikemen"].words == "the stronghold is full"
    assert build_view(upkeep).bridge_words == "Bridge: the engineers have acted"
    window.put_away()


def test_a_name_comes_before_what_was_taken(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = opened(qtbot, tmp_path, war(Phase.TRAIN, gold=200, food=200))
    line = table.upkeep.findChildren(TrainLine)[0]

    def cut(wide: int, had: str) -> list[str]:
        train = Act("Train 40/40", ("train:infantry",))
        line.fill(TrainRow("castle", "Spearmen", "40/40", "10/10", (train,), "", is_refused=False, had=had))
        monkeypatch.setattr(line._buttons, "left", lambda: wide - 120)
        image = QImage(wide, 48, QImage.Format.Format_ARGB32)
        with QPainter(image) as painter:
            pen = RowPen(painter, table.theme.look, QRectF(0, 0, wide, 48), 6)
            line.paint_row(pen)
        return pen.cut

    assert not any(cut(wide, "1 trained") != cut(wide, "") for wide in range(300, 700, 20))
    assert not cut(700, "1 trained")


@rule("W-UPK-20", "WH-SL-1")
@pytest.mark.parametrize("wide", [1280, 1920])
def test_what_a_lord_has_is_read_beside_its_buttons(qtbot: QtBot, tmp_path: Path, wide: int) -> None:
    moment = war(Phase.EQUIP)
    kingdom = moment.state.kingdom(P1)
    kingdom.owned, kingdom.worn = ["eq-6.1", "eq-13.1"], []
    window, table = opened(qtbot, tmp_path, moment, wide=wide)
    QCoreApplication.processEvents()
    waiting = [one for one in table.upkeep.findChildren(SlotLine) if one.findChildren(QAbstractButton)]
    cut: list[str] = []
    for line in [one for one in waiting if one.isVisibleTo(table.upkeep)]:
        image = QImage(line.size(), QImage.Format.Format_ARGB32)
        with QPainter(image) as painter:
            pen = RowPen(painter, table.theme.look, QRectF(line.rect()), 6)
            line.paint_row(pen)
        cut += pen.cut
    assert waiting
    # What an item does stands among what was cut off in any case: for the tooltip.
    assert not [one for one in cut if one in ("waits", "Lightning Sword", "Bluefire Shield")]
    window.put_away()


@rule("W-UPK-15", "W-MAP-9")
def test_a_bridge_is_told_by_the_name_of_its_tile(qtbot: QtBot) -> None:
    upkeep = look(war(Phase.TRAIN))
    assert upkeep.presenter.session.answer("bridge")
    assert build_view(Upkeep(upkeep.presenter)).bridge_words == "A bridge stands at A5"


@rule("W-UPK-3", "W-UPK-4")
def test_what_would_come_of_an_answer_comes_of_it(qtbot: QtBot) -> None:
    for answers in (["worker:farm"], ["healer"], ["shift:mine"], ["upgrade:mine"], ["train:infantry", "a2"]):
        moment = war(Phase.TRAIN, gold=200, food=200)
        home(moment).farmers = 2
        presenter = WarPresenter(session_of(moment))
        foreseen = budget_after(presenter.copy_of_war(), answers)
        before = budget_of(campaign_of(presenter.war), P1)
        assert presenter.session.answer_all(list(answers))
        assert foreseen == budget_of(campaign_of(presenter.war), P1) != before
    presenter = WarPresenter(session_of(in_town(war(Phase.TRADE))))
    # Nobody foresees which cards are turned over.
    assert budget_after(presenter.copy_of_war(), ["goods"]) is None


@rule("W-UPK-5", "W-TWN-12")
def test_what_is_short_has_its_remedies(qtbot: QtBot) -> None:
    moment = in_town(war(Phase.TRADE, gold=100, food=0))
    home(moment).engineers = 3
    upkeep = look(moment)
    view = next_view(upkeep)
    assert view.is_short
    assert view.left.food == -20
    assert [(one.act.words, one.leaves) for one in view.remedies] == [("Buy 20 food", "leaves 65 and 0")]
    assert upkeep.presenter.session.answer_all(list(view.remedies[0].act.answers), as_far_as_they_fit=True)
    after = next_view(Upkeep(upkeep.presenter))
    assert (after.left, after.is_short) == (Amount(65, 0), False)
    moment = war(Phase.TRAIN, gold=100, food=0)
    home(moment).engineers, home(moment).miners = 2, 2
    assert [one.act.words for one in next_view(look(moment)).remedies] == ["Worker to the farm"]


@rule("W-TWN-7", "W-TWN-8", "W-TWN-9", "W-TWN-11")
def test_cards_say_what_they_mean_for_this_lord(qtbot: QtBot) -> None:
    moment = in_town(war(Phase.TRADE, gold=60))
    moment.state.goods = ["eq-4", "eq-1"]
    moment.state.kingdom(P1).worn = ["eq-11"]
    lord = moment.state.lord_of(P1)
    assert lord is not None
    lord.wounds = 2
    view = town_view(look(moment))
    hammer, sword = view.cards
    assert (hammer.gold, hammer.told, hammer.act) == (80, "20 gold short", None)
    assert hammer.meaning == "attacks 10, now 8, off comes: Wooden Shield"
    assert sword.act is not None
    assert sword.act.answers == ("buy:eq-1",)
    assert [one.answers for one in view.healing[0].acts] == [("cure", lord.id)]
    assert [one.answers for one in view.selling] == [("sell:eq-11",)]
    presenter = WarPresenter(session_of(moment))
    assert presenter.session.answer("buy:eq-1")
    bought = town_view(Upkeep(presenter)).cards[0]
    assert (bought.name, bought.is_bought) == ("Iron Sword", True)
    equip = equip_view(Upkeep(presenter))
    assert equip is not None
    assert (equip.head.pill, [one.name for one in equip.waiting]) == ("1 item waits", ["Iron Sword"])


@rule("W-TWN-9")
def test_new_cards_turn_over_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, in_town(war(Phase.TRADE, gold=500)))
    window.theme.set_less_motion(False)
    # Slowly, so that a machine that is busy for a moment misses nothing.
    window.theme.set_pace(0.3)
    act(table, "goods").click()
    # What is read on the sheet is waited for by nobody.
    assert not window.session.is_behind
    qtbot.waitUntil(lambda: len(table.upkeep.findChildren(EquipmentCard)) == 3)
    cards = table.upkeep.findChildren(EquipmentCard)
    assert [one.turned < 1 for one in cards] == [True, True, True]
    qtbot.waitUntil(lambda: cards[0].turned == 1)
    assert cards[2].turned < 1
    qtbot.waitUntil(lambda: all(one.turned == 1 for one in cards))
    # A click on a card buys it; those that lie there do not turn again.
    bought = cards[0].view.token
    cards[0].click()
    assert bought in window.session.state.kingdom(P1).owned
    QCoreApplication.processEvents()
    assert all(one.turned == 1 for one in table.upkeep.findChildren(EquipmentCard))
    window.put_away()


@rule("W-TWN-9")
def test_goods_that_are_turned_over_are_seen_whole(qtbot: QtBot, tmp_path: Path) -> None:
    window, table = opened(qtbot, tmp_path, in_town(war(Phase.TRADE, gold=500)), wide=1280)
    window.resize(1280, 720)
    qtbot.wait(50)
    # By the key and not on the sheet, where the focus would go along.
    table.upkeep.verticalScrollBar().setValue(0)
    window.session.answer("goods")
    qtbot.waitUntil(lambda: len(table.upkeep.findChildren(EquipmentCard)) == 3)
    view, town = table.upkeep.viewport(), table.upkeep.town
    qtbot.waitUntil(lambda: view.rect().contains(QRect(town.mapTo(view, QPoint(0, 0)), town.size())))
    window.put_away()


@rule("W-UPK-13")
def test_with_two_strongholds_one_is_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    moment = war(Phase.TRAIN, gold=200, food=200)
    moment.state.strongholds.append(Stronghold("hold-p3", P1, P1, [30, 31, 38, 39], miners=3))
    window, table = opened(qtbot, tmp_path, moment, wide=1280)
    table.upkeep.gather.house_wanted.emit("hold-p3")
    act(table, "worker:mine@hold-p3").click()
    assert window.session.state.stronghold("hold-p3").miners == 4
    window.put_away()
