"""A golden game as text: question, options, answer, and what happened, as a person would tell it."""

from __future__ import annotations

from typing import Any

from rules_core.games.words import Words
from rules_core.kernel.facts import Fact, fact_to_plain
from rules_core.kernel.game import Game
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import Answer, Place, Request, Roll, is_hidden, options_of
from rules_core.kernel.simulation import Player, PlayerTable


class Teller(PlayerTable[Any]):
    """A table that writes down every question with its answer and every fact."""

    def __init__(self, player: Player[Any], state: Any, seed: int, words: Words | None) -> None:
        super().__init__(player, state, seed)
        self.lines: list[str] = []
        self.words = words

    def ask(self, request: Request) -> Answer:
        answer = super().ask(request)
        self.lines.append(f"{request.clause:<11} {self._question(request)}  -> {self._answer(request, answer)}")
        return answer

    def tell(self, fact: Fact) -> None:
        if self.words is not None:
            words = self.words.fact(fact).text()
        else:
            words = ", ".join(f"{key} {value}" for key, value in fact_to_plain(fact).items() if key != "clause")
        self.lines.append(f"{fact.clause:<11}   {words}")

    def _question(self, request: Request) -> str:
        subject = f" ({request.subject})" if request.subject else ""
        if isinstance(request, Roll):
            need = f", {request.need} or more" if request.need else ""
            return f"{request.who} roll {request.dice} for {request.topic}{subject}{need}"
        options = " ".join(f"[{one}]" for one in options_of(request))
        return f"{request.who}: {request.topic}{subject}? {options}".rstrip()

    def _answer(self, request: Request, answer: Answer) -> str:
        hidden = " (hidden)" if is_hidden(request) else ""
        if isinstance(request, Place):
            return f"{answer[0]}, {answer[1]}, turned {answer[2]}"
        return (" ".join(str(one) for one in answer) if isinstance(answer, tuple) else answer) + hidden


def told(game: Game[Any], player: Player[Any], seed: int, words: Words | None = None) -> str:
    """A whole game as text, without words by the fields of its facts; its last line is the hash of the final state."""
    state = game.start()
    table = Teller(player, state, seed, words)
    game.play(table, state)
    end = f"END         {len(table.lines)} lines, state {state_hash(game.to_plain(state))}"
    return "\n".join([*table.lines, end]) + "\n"
