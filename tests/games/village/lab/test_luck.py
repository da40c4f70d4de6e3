"""Luck of a siege: every open die counts but those that only say where a find lies, and Quality alone counts hits."""

from __future__ import annotations

import pytest

from rules_core.games.catalogue import GAMES, definition_of
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.journal import BOT, PERSON, PROGRAM_BY
from rules_core.kernel.luck import DiceUse, Luck, Source, luck_of
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.requests import Answer, Request, Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from rules_core.song import topics as song_topics


class Noting(Supplier):
    """Rolls as the program does and notes every roll that lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls: list[tuple[str, tuple[int, ...], int]] = []

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        answer = super().supply(seed, place, request)
        if isinstance(request, Roll) and not request.hidden and request.topic != topics.TOKEN_EDGE:
            assert isinstance(answer, tuple)
            self.rolls.append((request.who, tuple(int(face) for face in answer), request.need))
        return answer


class NoDice(Supplier):
    """Leaves open dice to whoever sits at the table."""

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        if isinstance(request, Roll) and not request.hidden:
            return None
        return super().supply(seed, place, request)


def siege_match(supplier: Supplier, seed: int, heroes: slice = slice(0, 3)) -> Match[Siege]:
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[heroes], "length": "intro"})
    match: Match[Siege] = begin(GAMES[GAME](setup), seed, supplier)
    return match


def play(match: Match[Siege], player: ThumbPlayer, answers: int = 100_000) -> None:
    for _ in range(answers):
        request = match.pending
        if request is None:
            return
        match.answer(player.decide(match.state, request, match.journal.depth(match.journal.head)), BOT)


def lucks(match: Match[Siege]) -> list[Luck]:
    definition = definition_of(GAME)
    return luck_of(match.rolls, definition.dice, [seat.id for seat in definition.seats(match.game)])


@pytest.mark.parametrize("heroes", [slice(0, 3), slice(3, 6), slice(5, 8)])
def test_every_open_die_of_a_whole_game_counts(heroes: slice) -> None:
    supplier = Noting()
    match = siege_match(supplier, 11, heroes)
    play(match, ThumbPlayer())
    found = lucks(match)
    assert [(one.seat, one.source) for one in found] == [(PLAYERS, Source.PROGRAM), (ENEMY, Source.PROGRAM)]
    for luck in found:
        faces = [face for who, rolled, _ in supplier.rolls if who == luck.seat for face in rolled]
        assert len(faces) > 100
        assert luck.faces == tuple(faces.count(face) for face in range(1, 7))


def test_rolls_against_quality_alone_count_hits() -> None:
    dice = definition_of(GAME).dice
    for topic, need, use in (
        (song_topics.ACTIVATION, 3, DiceUse.HITS),
        (song_topics.MORALE, 4, DiceUse.HITS),
        (song_topics.REROLL, 5, DiceUse.HITS),
        (song_topics.ATTACK_DIE, 0, DiceUse.SUM),
        (song_topics.POISON, 4, DiceUse.SUM),
        (song_topics.TAILSLAP, 4, DiceUse.SUM),
        (song_topics.AMMUNITION, 2, DiceUse.SUM),
        (topics.TRAP_DIE, 4, DiceUse.SUM),
        (topics.TOKEN_EDGE, 0, DiceUse.NONE),
    ):
        assert dice(Roll(PLAYERS, topic, "V-1.1", "", 1, need)) is use, topic
    assert dice(Roll(PLAYERS, song_topics.ACTIVATION, "V-1.1", "", 1, 3, 6, True)) is DiceUse.NONE


def test_dice_that_an_undo_took_back_do_not_count() -> None:
    match = siege_match(Supplier(), 5)
    play(match, ThumbPlayer(), 60)
    before = lucks(match)
    play(match, ThumbPlayer(), 40)
    assert sum(one.dice for one in lucks(match)) > sum(one.dice for one in before)
    for _ in range(40):
        match.undo()
    assert lucks(match) == before


def test_who_gave_the_faces_is_where_the_dice_come_from() -> None:
    match = siege_match(NoDice(), 5)
    player = ThumbPlayer()
    rolls = 0
    while match.pending is not None and rolls < 30:
        request = match.pending
        position = match.journal.depth(match.journal.head)
        if isinstance(request, Roll):
            by = (PERSON, PROGRAM_BY, BOT)[rolls % 3]
            rolls += 1
            match.answer(seeded_answer(match.seed, position, request), by)
        else:
            match.answer(player.decide(match.state, request, position), PERSON)
    counted = lucks(match)
    assert {one.source for one in counted} == set(Source)
    assert len({(one.seat, one.source) for one in counted}) == len(counted) >= 3
    open_dice = [
        len(one.faces) for one in match.rolls if not one.request.hidden and one.request.topic != topics.TOKEN_EDGE
    ]
    assert sum(one.dice for one in counted) == sum(open_dice)
