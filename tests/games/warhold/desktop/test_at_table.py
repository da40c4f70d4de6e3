"""At a real table: people draw their printed cards, and are told where monsters go and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.warhold.check_lines import check_lines
from desktop.games.warhold.war_table import WarTable
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.play.check_table.dialog import CheckTableDialog
from desktop.play.fact_player import MOMENT_MS
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.carry_out_prompt import CarryOutPrompt
from desktop.play.prompts.order_prompt import GUARD_MS
from desktop.play.prompts.printed_card_prompt import PrintedCardPrompt
from desktop.session.dice_policy import ASKED, AT_ONCE, DECK, TYPED, DicePolicy
from desktop.session.match_session import MatchSession
from desktop.session.to_do import NOTHING, ToDo
from desktop.settings import Settings
from desktop.shell.new_game_form import NewGameForm
from rules_core.games.playing_card import PrintedCard
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import MONSTERS
from rules_core.games.warhold.rules.land import shown_name
from rules_core.games.warhold.state.facts import CardDrawn, RuinGone, TreasureClaimed
from rules_core.games.warhold.state.war import Phase, War
from rules_core.kernel.facts import Fact
from rules_core.kernel.match import Told, begin
from rules_core.kernel.requests import Choose, Draw, SeatId
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop import wars
from tests.games.warhold.upkeep_keys import upkeeps
from tests.pig.match import NoKeeper

Chosen = dict[str, str | int | bool]
TABLE: Chosen = {"players": 2, "board": "two-rivers", "approval": False, "play_mode": "mapped"}


def session_of(way_of_deck: str = AT_ONCE, seed: int = 8, chosen: Chosen | None = None) -> MatchSession:
    policy = DicePolicy(DEFINITION.from_deck)
    policy.set_plain({DECK: way_of_deck})
    match = begin(DEFINITION.make(DEFINITION.setup(dict(chosen or TABLE))), seed, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))


def war_of(session: MatchSession) -> War:
    assert isinstance(session.match.state, War)
    return session.match.state


def test_at_a_table_real_dice_and_cards_are_typed_the_monsters_too(qtbot: QtBot) -> None:
    form = NewGameForm(Theme(less_motion=True), DEFINITION, at_table=True)
    qtbot.addWidget(form)
    assert form.values["play_mode"] == "mapped"
    assert set(form.dice) == {SeatId("p1"), SeatId("p2"), MONSTERS}
    assert set(form.dice.values()) == {TYPED}
    box = form.findChild(QComboBox, "new-game.cards")
    assert box is not None
    assert box.currentText() == "We draw real cards"


@rule("WH-DK-1", "W-SET-5")
def test_a_printed_card_is_named_by_its_number(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(TYPED)
    player = ThumbPlayer()
    while not isinstance(session.pending, Draw):
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    assert session.pending.topic == topics.DRAW
    session.all_is_carried_out()
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    if window.prompt.findChild(PrintedCardPrompt) is None:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    prompt = window.prompt.prompt
    assert isinstance(prompt, PrintedCardPrompt)
    card_of = session.words.card
    wanted = card_of(session.pending.options[-1])
    assert isinstance(wanted, PrintedCard)
    # A number that is on no card of this deck is refused.
    for keys in ("99", str(wanted.number)):
        assert isinstance(session.pending, Draw)
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or window, Qt.Key(ord(key)))
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    given = [one.answer for one in session.match.journal.entries if isinstance(one.answer, tuple)]
    assert any(card_of(str(one)) == wanted for answer in given for one in answer)
    window.put_away()


@rule("WH-DK-1")
def test_a_number_that_is_on_no_card_stands_until_another_is_typed_or_it_is_taken_back(qtbot: QtBot) -> None:
    session = session_of(TYPED)
    player = ThumbPlayer()
    while not isinstance(session.pending, Draw):
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    view = face_of(DEFINITION.card.id).presenter(session).question(session.pending)
    prompt = PrintedCardPrompt(Theme(less_motion=True), session.pending, view)
    qtbot.addWidget(prompt)
    # As where people are asked each time: then Enter draws here, but only where nothing has been typed.
    prompt.set_way(ASKED)
    drawn, given = QSignalSpy(prompt.roll_wanted), QSignalSpy(prompt.answered)

    def press(key: Qt.Key) -> bool:
        return prompt.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    assert [press(Qt.Key(ord(one))) for one in "99"] == [True, True]
    assert press(Qt.Key.Key_Return)
    assert press(Qt.Key.Key_Return)
    assert prompt.said.text().startswith("99: no such card")
    assert drawn.count() == 0
    # One press takes the whole number back, and not the answer before.
    assert press(Qt.Key.Key_Backspace)
    assert not press(Qt.Key.Key_Backspace)
    wanted = session.words.card(session.pending.options[-1])
    assert isinstance(wanted, PrintedCard)
    for one in f"99\r{wanted.number}\r":
        press(Qt.Key.Key_Return if one == "\r" else Qt.Key(ord(one)))
    assert given.count() == 1
    assert drawn.count() == 0


@rule("W-MTN-2")
def test_where_monsters_go_is_said_with_the_way_the_neighbours_and_the_reason() -> None:
    session = session_of()
    presenter = face_of(DEFINITION.card.id).presenter(session)
    told: list[Fact] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    player = ThumbPlayer()
    lines: list[str] = []
    why: list[str] = []
    while war_of(session).round < 3 and session.pending is not None:
        to_do = presenter.to_carry_out(told)
        lines.extend(to_do.lines)
        why.extend(to_do.why)
        told.clear()
        session.answer(player.decide(session.state, session.pending, 0))
    assert "Zombie at F4: two tiles west, to D4, next to: Pikemen." in lines
    assert "Zombie at E3: two tiles west through the mountains, to C3, next to: Pikemen." in lines
    assert why.count("Zombie goes for Pikemen: nothing else is nearer.") == 2
    # What a person does with the own units is no order.
    assert not any(one.startswith(("Uther", "Orin", "Durbaz", "Telindrial", "Pikemen at")) for one in lines)


def carried_out(session: MatchSession, until: Callable[[War], bool]) -> list[str]:
    """What people at the table are told to do, as they play on."""
    presenter = face_of(DEFINITION.card.id).presenter(session)
    told: list[Fact] = [one.fact for one in session.match.facts]
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    player, lines = ThumbPlayer(), list[str]()
    while session.pending is not None and not until(war_of(session)):
        lines.extend(presenter.to_carry_out(told).lines)
        told.clear()
        asked = session.pending
        if isinstance(asked, Draw):
            session.answer(asked.options[: asked.count])
        else:
            session.answer(player.decide(session.state, asked, 0))
    return lines


@rule("W-SET-6", "W-SET-7", "W-SET-10")
def test_what_the_lot_has_laid_down_people_are_told_to_lay_down() -> None:
    chosen: Chosen = {"players": 2, "approval": False, "play_mode": "mapped", "placing": "by-lot", "size": "small"}
    session = session_of(chosen={**chosen, "quick_play": True})
    lines = carried_out(session, lambda war: war.phase is Phase.FIRST or war.round > 0)
    war = war_of(session)
    for tiles in [*[one.tiles for one in war.towns], *[one.tiles for one in war.strongholds]]:
        ends = [shown_name(war, tiles[0]), shown_name(war, max(tiles))]
        assert len([one for one in lines if all(end in one for end in ends)]) == 1
    ruins = [one for one in lines if "ruins" in one]
    assert len(ruins) == 1
    assert all(shown_name(war, one.tile) in ruins[0] for one in war.ruins)


@rule("W-SET-6", "W-SET-7", "W-SET-10")
def test_what_people_have_laid_down_themselves_nobody_tells_them() -> None:
    chosen: Chosen = {"players": 2, "approval": False, "play_mode": "mapped", "size": "small", "quick_play": True}
    assert not carried_out(session_of(chosen=chosen), lambda war: war.phase is Phase.FIRST or war.round > 0)


@rule("W-RUI-8")
def test_each_ruin_that_goes_is_told_once() -> None:
    session = session_of(TYPED, seed=1, chosen={**TABLE, "approval": False})
    began: list[str] = []
    kinds: set[type[Fact]] = set()
    session.told.connect(lambda facts: kinds.update(type(one.fact) for one in facts))

    def is_over(war: War) -> bool:
        for one in war.ruins:
            name = shown_name(war, one.tile)
            if name not in began:
                began.append(name)
        return war.round > 14

    lines = carried_out(session, is_over)
    left = [shown_name(war_of(session), one.tile) for one in war_of(session).ruins]
    gone = [name for name in began if name not in left]
    assert len(gone) > 2
    # Some with their monster, some with a treasure that was drawn from a deck of the table.
    assert {RuinGone, TreasureClaimed} <= kinds
    assert sorted(one for one in lines if one.startswith("Take the ruin")) == sorted(
        f"Take the ruin at {one} away." for one in gone
    )


@rule("W-SET-2", "W-BOX-4")
def test_the_lot_lays_the_map_without_dice_that_the_box_does_not_hold() -> None:
    policy = DicePolicy(DEFINITION.from_deck)
    policy.set_plain(dict.fromkeys((SeatId("p1"), SeatId("p2"), DECK), TYPED))
    match = begin(DEFINITION.make(DEFINITION.setup({"players": 2, "play_mode": "mapped"})), 8, policy)
    assert match.pending is not None
    assert match.pending.topic == topics.APPROVAL


def test_on_the_screen_nothing_is_carried_out() -> None:
    policy = DicePolicy(DEFINITION.from_deck)
    match = begin(DEFINITION.make(DEFINITION.setup({**TABLE, "play_mode": "screen"})), 8, policy)
    session = MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
    presenter = face_of(DEFINITION.card.id).presenter(session)
    told: list[Fact] = []
    session.told.connect(lambda facts: told.extend(one.fact for one in facts))
    player = ThumbPlayer()
    while war_of(session).round < 2 and session.pending is not None:
        assert not presenter.to_carry_out(told)
        session.answer(player.decide(session.state, session.pending, 0))


def test_an_ordinary_upkeep_takes_at_most_eight_keys() -> None:
    counts = sorted(one.total() for seed in (0, 1) for one in upkeeps(seed))
    assert len(counts) > 20
    assert counts[len(counts) // 2] <= 8
    assert len([one for one in counts if one <= 8]) >= 0.9 * len(counts)


@rule("W-UPK-11", "W-UPK-20")
def test_a_recruit_is_one_answer_and_equipment_left_aside_is_not_asked_about_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, player = session_of(), ThumbPlayer()
    presenter = face_of("warhold").presenter(session)
    while session.pending is not None and session.pending.topic != topics.TRAIN:
        session.answer(player.decide(session.state, session.pending, 0))
    assert session.pending is not None
    seat, war = session.pending.who, war_of(session)
    # Two tiles are free: so there is a choice, and it is said with the answer.
    war.units.remove(next(one for one in war.units_of(seat) if one.kind == "infantry"))
    recruit = next(one for one in presenter.question(session.pending).options if one.answer == "train:infantry")
    assert len(recruit.then) == 1
    assert recruit.second.endswith(f"on {str(recruit.then[0]).upper()}")
    war.kingdom(seat).worn = ["eq-6.1"]
    equip = Choose(seat, topics.EQUIP, "W-UPK-20", seat, ("off:eq-6.1", "done"))
    assert presenter.unasked(equip) == "done"
    war.kingdom(seat).owned = ["eq-20.1"]
    assert presenter.unasked(equip) == "done"
    told = [*session.match.facts, Told(0, CardDrawn("W-RUI-5", seat, "equipment", "eq-20"))]
    monkeypatch.setattr(type(session.match), "facts", property(lambda match: told))
    assert presenter.unasked(equip) is None


def test_after_a_round_people_look_over_their_table(qtbot: QtBot, tmp_path: Path) -> None:
    for mode, asked in (("mapped", 1), ("screen", 0)):
        policy = DicePolicy(DEFINITION.from_deck)
        match = begin(DEFINITION.make(DEFINITION.setup({**TABLE, "play_mode": mode})), 8, policy)
        session = MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))
        window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / f"{mode}.ini"), session)
        qtbot.addWidget(window)
        assert isinstance(window.board, WarTable)
        window.board.check.wanted.disconnect()
        comes = QSignalSpy(window.board.check.wanted)
        player = ThumbPlayer()
        # Before the first round everything was put down just now: nobody is asked, and no key goes into the list.
        for number, count in ((1, 0), (2, asked)):
            while war_of(session).round < number:
                assert session.pending is not None
                session.answer(player.decide(session.state, session.pending, 0))
            # What there is to carry out comes before it.
            window.board.player.finish()
            session.autoplay.wait_for(NOTHING)
            QTest.qWait(10)
            assert comes.count() == count
        window.put_away()


def test_what_is_to_be_put_down_is_looked_for_on_the_board_and_not_on_the_upkeep(qtbot: QtBot, tmp_path: Path) -> None:
    session, player = session_of(), ThumbPlayer()
    while session.pending is not None and session.pending.topic != topics.PAY:
        session.answer(player.decide(session.state, session.pending, 0))
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    table = window.board
    assert isinstance(table, WarTable)
    session.all_is_carried_out()
    session.autoplay.wait_for(NOTHING)
    assert table.upkeep.isVisible()
    session.autoplay.wait_for(ToDo(("Put this one down at G10: Troll.",)))
    assert not table.upkeep.isVisible()
    assert table.view.isVisible()
    session.autoplay.wait_for(NOTHING)
    assert table.upkeep.isVisible()
    window.put_away()


@pytest.mark.parametrize("width, height", [(700, 44), (500, 60)])
def test_orders_that_have_no_room_are_read_one_after_the_other(qtbot: QtBot, width: int, height: int) -> None:
    session, player = session_of(), ThumbPlayer()
    while session.pending is not None and session.pending.topic != topics.PAY:
        session.answer(player.decide(session.state, session.pending, 0))
    assert session.pending is not None
    lines = [f"Ratman at J{number}: three tiles north and two tiles east, to L{number}." for number in range(1, 8)]
    prompt = CarryOutPrompt(Theme(less_motion=True), session.pending, ToDo(tuple(lines), ("It is the nearest.",) * 7))
    qtbot.addWidget(prompt)
    prompt.resize(width, height)
    prompt.show()
    qtbot.waitExposed(prompt)
    done, read = QSignalSpy(prompt.done), list[str]()
    while done.count() == 0:
        label = prompt.lines
        assert label.heightForWidth(label.width()) <= prompt.orders.height()
        read.append(label.text().replace("\n", " "))
        assert prompt.button.text() == ("Done" if not prompt.orders.left else f"{prompt.orders.left} more")
        QTest.qWait(GUARD_MS + 20)
        prompt.handle_key(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
    assert len(read) > 1
    assert " ".join(read) == " ".join(lines)
    # Whoever has read on goes back to the first line, and not to the answer before.
    back = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert prompt.handle_key(back)
    assert prompt.lines.text().replace("\n", " ") == read[0]
    assert not prompt.handle_key(back)


@pytest.mark.parametrize("percent", [100, 200])
def test_the_list_never_goes_sideways(qtbot: QtBot, tmp_path: Path, percent: int) -> None:
    session, player = session_of(), ThumbPlayer()
    while session.pending is not None and war_of(session).round < 1:
        session.answer(player.decide(session.state, session.pending, 0))
    theme = Theme(scale_percent=percent)
    dialog = CheckTableDialog(theme, Settings(tmp_path / "settings.ini"), session)
    dialog.setStyleSheet(style_sheet(theme.colours, theme.look.scale))
    qtbot.addWidget(dialog)
    dialog.resize(720, 640)
    dialog.show()
    qtbot.waitExposed(dialog)
    for number, row in enumerate(dialog.rows):
        dialog.look_at(number)
        QTest.qWait(20)
        inside = dialog.area.widget()
        assert inside is not None
        assert inside.width() <= dialog.area.viewport().width(), row.line.id
        for field in row.fields:
            assert field.mapTo(inside, field.rect().bottomRight()).x() < inside.width()


def test_a_figure_that_stands_elsewhere_is_put_right_in_the_list() -> None:
    session, player = session_of(), ThumbPlayer()
    while war_of(session).round < 1:
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    lines = check_lines(session)
    war = war_of(session)
    # How far it is, both kingdoms, both strongholds, six units.
    assert len(lines) >= 1 + 2 + 2 + 6
    assert lines[0].belief == "Round 1"
    line = next(one for one in lines if one.fields and one.fields[0].path == "units/0/tile")
    tile = next(choice for choice, _ in line.fields[0].choices if choice != war.units[0].tile)
    session.amend("units/0/tile", tile)
    assert war_of(session).units[0].tile == tile


@rule("W-UPK-5")
def test_people_at_a_table_are_reminded_of_whom_they_cannot_pay() -> None:
    face = face_of(DEFINITION.card.id)
    session, player = session_of(), ThumbPlayer()
    while not (war_of(session).phase is Phase.TRAIN and war_of(session).round):
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    place = war_of(session).seats.index(war_of(session).current())
    session.amend(f"kingdoms/{place}/gold", 500)
    session.amend(f"kingdoms/{place}/food", 500)
    assert [kind for kind, _ in face.reminders(session)] == []
    for what in ("gold", "food"):
        session.amend(f"kingdoms/{place}/{what}", 30)
    war = war_of(session)
    house = next(number for number, one in enumerate(war.strongholds) if one.seat == war.current())
    session.amend(f"strongholds/{house}/engineers", 60)
    assert face.reminders(session) == [("desert", "Not everybody can be paid in the next Upkeep.")]
    assert {"desert", "worn", "engines"} == set(face.reminder_kinds())


def test_the_table_is_looked_over_kingdom_by_kingdom_and_figures_have_their_numbers() -> None:
    moment = wars.war(Phase.MOVE)
    put(moment, "e5", "troll")
    put(moment, "h6", "elves/infantry", moment.state.seats[1])
    put(moment, "a2", "humans/infantry", P1)
    lines = [line for line in check_lines(wars.session_of(moment)) if line.fields]
    titles = [line.title for line in lines if line.fields[0].path.startswith("units/")]
    assert titles == [
        "Uther Lighthammer",
        "Pikemen 1",
        "Pikemen 2",
        "Knights 1",
        "Telindrial Farsight",
        "Swordsmen 1",
        "Troll 1",
    ]


@rule("W-SET-5")
def test_a_drawn_card_is_told_large_for_as_long_as_it_takes_to_read(qtbot: QtBot, tmp_path: Path) -> None:
    session = wars.session_of(wars.war(Phase.EVENT))
    window = PlayWindow(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), session)
    qtbot.addWidget(window)
    brief, long = CardDrawn("W-EOT-1", P1, "random", "re-10"), CardDrawn("W-EOT-1", P1, "random", "re-21")
    moment = window.presenter.moment(brief)
    assert moment is not None
    # On the screen nobody looks for the number of a printed card.
    assert (moment.title, moment.second) == ("Rats from below", "Within 6 tiles of your lord appear: Ratman (4).")
    board = window.board
    assert isinstance(board, WarTable)
    assert MOMENT_MS < board.player.beat_ms(brief) < board.player.beat_ms(long)
    assert window.presenter.moment(TreasureClaimed("W-RUI-7", P1, "a1", "tr-8")) is not None
    window.put_away()
