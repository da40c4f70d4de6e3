"""The player who looks ahead, in a game whose best play is known: with a 1 that takes all, one holds from 20 on."""

from __future__ import annotations

from collections.abc import Sequence

from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Request, SeatId, is_chance
from rules_core.kernel.simulation import Player, PlayerTable, Thought
from rules_core.kernel.table import Table
from rules_core.players.look_ahead import Foresight, LookAhead
from rules_core.players.seated import SeatedPlayers
from tests.pig.definition import ANN, SEATS, TURN, Pig, PigGame

GAME = PigGame({"target": 100})


class Timid(Player[Pig]):
    """Keeps whatever there is."""

    def decide(self, state: Pig, request: Request, position: int) -> Answer:
        return "hold" if state.at_stake else "roll"


class Counted(Table):
    """The table of a fork, with all questions of all forks counted."""

    def __init__(self, table: Table, counts: list[int]) -> None:
        self.table, self.counts = table, counts

    def ask(self, request: Request) -> Answer:
        self.counts[0] += 1
        answer = self.table.ask(request)
        if is_chance(request):
            self.counts.append(int(answer[0]))
        return answer

    def tell(self, fact: Fact) -> None:
        self.table.tell(fact)

    def checkpoint(self) -> None:
        self.table.checkpoint()


class PigForesight(Foresight[Pig]):
    """To the end of the turn, by its points."""

    def __init__(self, limit: int, elsewhere: str = "") -> None:
        self.limit, self.elsewhere = limit, elsewhere
        self.counts = [0]

    def fork(self, state: Pig, seat: SeatId) -> Pig:
        return GAME.clone(state)

    def play(self, table: Table, state: Pig) -> None:
        GAME.play(Counted(table, self.counts), state)

    def candidates(self, state: Pig, request: Request, usual: Thought) -> Sequence[Thought]:
        return [usual, *[Thought(one, "ahead") for one in ("roll", "hold") if one != usual.answer]]

    def before(self, request: Request) -> Sequence[Answer]:
        return (self.elsewhere,) if self.elsewhere else ()

    def questions(self, request: Request) -> int:
        return self.limit

    def is_far_enough(self, start: Pig, state: Pig) -> bool:
        return state.turn != start.turn

    def worth(self, state: Pig, seat: SeatId) -> float:
        return float(state.points[seat])


def thought(at_stake: int, foresight: PigForesight, seed: int = 1, position: int = 0) -> Thought:
    """What Ann does with so much at stake."""
    state = Pig(100, at_stake=at_stake)
    request = Choose(ANN, TURN, "PIG-2", ANN, ("roll", "hold"))
    found = LookAhead(Timid(), foresight, seed).think(state, request, position)
    assert state == Pig(100, at_stake=at_stake)
    return found


def test_it_dares_what_pays_and_holds_what_would_be_lost() -> None:
    answers = [thought(stake, PigForesight(6000)).answer for stake in (2, 8, 40, 60)]
    assert answers == ["roll", "roll", "hold", "hold"]


def test_it_says_what_the_usual_answer_would_have_been() -> None:
    assert thought(2, PigForesight(6000)) == Thought("roll", "ahead", -1, "hold")
    assert thought(60, PigForesight(6000)) == Thought("hold")


def test_how_long_it_thinks_is_counted_in_questions_and_every_place_of_a_game_has_dice_of_its_own() -> None:
    counts = []
    for position in (0, 0, 5):
        foresight = PigForesight(600)
        thought(19, foresight, 3, position)
        assert foresight.counts[0] < 600
        counts.append(foresight.counts)
    assert counts[0] == counts[1]
    assert counts[0] != counts[2]


def test_where_a_fork_does_not_come_to_the_question_the_usual_answer_stands() -> None:
    assert thought(2, PigForesight(6000, elsewhere="hold")) == Thought("hold")


def test_it_beats_whom_it_is_made_of() -> None:
    won = 0
    for seed in range(10):
        state = GAME.start()
        players = dict(zip(SEATS, (LookAhead(Timid(), PigForesight(300), seed), Timid()), strict=True))
        GAME.play(PlayerTable(SeatedPlayers(players, Timid()), state, seed), state)
        won += state.points[ANN] >= state.target
    assert won >= 8
