"""Luck and odds as item models: Qt's own examiner, the words, and when they are counted anew."""

from __future__ import annotations

import pytest
from pytestqt.modeltest import ModelTester

from desktop.games.faces import face_of
from desktop.games.village.presenter import VillagePresenter
from desktop.play.models.luck_list import LUCK_ROLE, LuckList, LuckRow, verdict_words
from desktop.play.models.odds_table import CHANCE, ODDS_ROLE, RESULT, OddsTable
from desktop.play.models.odds_words import Leaning, OddsRow, percent
from desktop.tabletop.odds_words import (
    attack_rows,
    attack_words,
    dice_rows,
    dice_words,
    misses_that_end,
)
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Phase
from rules_core.kernel.journal import PERSON
from rules_core.kernel.luck import Fortune, LuckVerdict, Source
from rules_core.kernel.requests import Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics as song_topics
from tests.games.village.desktop.models.test_tables import examine, session_in

TWO_DICE = {"0:2": 1 / 9, "1:1": 4 / 9, "2:0": 4 / 9}


def test_the_luck_list_passes_the_examination_of_qt(qtmodeltester: ModelTester) -> None:
    session = session_in(Phase.COUNCIL)
    model = LuckList(VillagePresenter(session), face_of("village").luck_words())
    model.set_watched(True)
    assert model.rowCount() == 2
    # The examiner goes on looking at every change.
    examine(qtmodeltester, model)
    dice = sum(row.luck.dice for row in model.rows)
    session.undo()
    assert 0 < sum(row.luck.dice for row in model.rows) < dice


def test_luck_is_counted_only_while_somebody_looks() -> None:
    session = session_in(Phase.COUNCIL)
    model = LuckList(VillagePresenter(session), face_of("village").luck_words())
    assert model.rowCount() == 0
    model.set_watched(True)
    before = [row.luck.dice for row in model.rows]
    assert before == [sum(row.luck.faces) for row in model.rows]
    model.set_watched(False)
    while session.undo_shows_hidden(session.match.undo_target()) or session.match.undo_target() >= 0:
        session.undo()
    assert [row.luck.dice for row in model.rows] == before
    model.set_watched(True)
    assert model.rowCount() == 0


def test_typed_dice_stand_apart_from_those_of_the_program() -> None:
    session = session_in(Phase.HERO_TURN)
    session.policy.of_seat[PLAYERS] = "asked"
    session.match.supplier = session.policy
    bot = ThumbPlayer()
    model = LuckList(VillagePresenter(session), face_of("village").luck_words())
    model.set_watched(True)
    for _ in range(30):
        request = session.pending
        assert request is not None
        if isinstance(request, Roll):
            session.answer((6,) * request.dice, PERSON)
            break
        session.answer(bot.decide(session.state, request, session.match.journal.depth(session.match.journal.head)))
    typed = [row for row in model.rows if row.luck.source is Source.TYPED]
    assert [(row.luck.seat, row.luck.mean) for row in typed] == [(PLAYERS, 6.0)]
    assert "typed" in typed[0].source
    assert typed[0].sentence == "Too few dice to say: it takes 12."


def test_every_row_says_whose_dice_they_are_and_how_many() -> None:
    model = LuckList(VillagePresenter(session_in(Phase.COUNCIL)))
    model.set_watched(True)
    rows = [model.index(number).data(LUCK_ROLE) for number in range(model.rowCount())]
    assert [row.luck.seat for row in rows if isinstance(row, LuckRow)] == [PLAYERS, ENEMY]
    for row in rows:
        assert isinstance(row, LuckRow)
        assert str(row.luck.dice) in row.figures
        assert row.title in row.spoken()
        assert row.sentence in row.spoken()


@pytest.mark.parametrize(
    "fortune, chance, words",
    [
        (Fortune.TOO_FEW, 0.001, "Too few dice to say: it takes 12."),
        (Fortune.USUAL, 0.4, "About as lucky as most tables."),
        (Fortune.LUCKY, 0.083, "One table in 12 is this lucky."),
        (Fortune.UNLUCKY, 0.004, "One table in 250 is this unlucky."),
        (Fortune.UNLUCKY, 0.000001, "Not one in 10000 is so unlucky."),
    ],
)
def test_a_chance_is_said_as_tables(fortune: Fortune, chance: float, words: str) -> None:
    assert verdict_words(LuckVerdict(fortune, chance)) == words


def test_the_odds_table_passes_the_examination_of_qt(qtmodeltester: ModelTester) -> None:
    model = OddsTable()
    model.show_odds("Somebody rolls two dice", dice_rows(song_topics.DICE, "2", TWO_DICE))
    assert model.rowCount() == 3
    # The examiner goes on looking at every change.
    examine(qtmodeltester, model)
    model.show_odds("", [], "Nothing to count")
    assert model.rowCount() == 0
    assert model.note == "Nothing to count"


def test_a_row_of_the_odds_has_words_a_number_and_a_side() -> None:
    model = OddsTable()
    model.show_odds("Somebody attacks", [OddsRow("Kill", 0.25, Leaning.OURS)])
    assert model.index(0, RESULT).data() == "Kill"
    assert model.index(0, CHANCE).data() == percent(0.25)
    assert model.index(0, CHANCE).data(ODDS_ROLE) == OddsRow("Kill", 0.25, Leaning.OURS)
    assert model.spoken() == f"Somebody attacks: Kill {percent(0.25)}"


def test_the_dice_of_an_activation_are_told_best_first_and_sum_to_one() -> None:
    rows = dice_rows(song_topics.DICE, "2", TWO_DICE)
    assert [row.words for row in rows] == ["2 actions", "1 action", "No action, the turn ends"]
    assert [row.leaning for row in rows] == [Leaning.OURS, Leaning.OURS, Leaning.THEIRS]
    assert sum(row.chance for row in rows) == pytest.approx(1)
    assert dice_words(song_topics.DICE, "2", TWO_DICE).endswith("turn ends")
    assert "turn ends" not in dice_words(song_topics.DICE, "2", TWO_DICE, is_last=True)


def test_misses_of_healing_end_the_power_and_no_turn_and_a_reckless_die_overlooks_one() -> None:
    assert misses_that_end(song_topics.DICE, "2") == 2
    assert misses_that_end(song_topics.DICE, "reckless-2") == 3
    heals = song_topics.HEALING_DICE
    assert dice_words(heals, "2", TWO_DICE).endswith("no risk")
    assert [row.words for row in dice_rows(heals, "2", TWO_DICE)] == ["2 hits", "1 hit", "No hit"]
    three = {"3:0": 0.3, "0:3": 0.7}
    assert dice_words(heals, "3", three).endswith("power ends")
    assert [row.words for row in dice_rows(heals, "3", three)] == ["3 hits", "No hit, the power ends for good"]
    assert all("turn ends" not in row.words for row in dice_rows(song_topics.DICE, "reckless-2", TWO_DICE))


def test_every_result_of_an_attack_is_in_the_table() -> None:
    odds = {
        "target:kill": 0.1,
        "target:fall": 0.2,
        "target:recoil": 0.2,
        "draw": 0.1,
        "nothing": 0.1,
        "self:recoil": 0.2,
        "self:kill": 0.1,
    }
    rows = attack_rows(odds)
    assert sum(row.chance for row in rows) == pytest.approx(1)
    assert [row.leaning for row in rows] == [Leaning.OURS] * 3 + [Leaning.EVEN] + [Leaning.THEIRS] * 2
    assert attack_words(odds) == f"kill {percent(0.1)}, down {percent(0.2)}, against us {percent(0.3)}"


def test_odds_that_nobody_knows_yet_are_not_shown_as_none() -> None:
    odds = {"asked": 0.5, "target:kill": 0.5}
    assert attack_words(odds) == "? until you measure"
    rows = attack_rows(odds)
    assert [row.words for row in rows] == ["Kill", "Depends on what you measure"]
    assert sum(row.chance for row in rows) == pytest.approx(1)


@pytest.mark.parametrize(
    "chance, words", [(0.0, "0 %"), (0.001, "under 1 %"), (0.5, "50 %"), (0.999, "over 99 %"), (1.0, "100 %")]
)
def test_what_is_only_nearly_sure_is_never_called_sure(chance: float, words: str) -> None:
    assert percent(chance).replace("\u00a0", " ") == words
