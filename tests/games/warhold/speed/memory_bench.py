"""How much memory a long war takes: `python -m tests.games.warhold.speed.memory_bench [ROUNDS]`.

Resident memory of the process at the start page, and after every fifth round of a war of four on a map of 960 tiles
that the rule of thumb plays in one window, answer by answer, each saved and shown. The limit is 400 MB. It prints
figures and judges nothing.
"""

from __future__ import annotations

import sys

from desktop.play.play_window import PlayWindow
from desktop.session.new_game import NewGame
from desktop.session.seats import PERSON
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.state.war import War
from tests.speed.opened import answer, opened, resident_mb

ROUNDS, LIMIT_MB, SEED = 30, 400, 5
CHOICES = {"players": 4, "approval": False}


def main() -> None:
    rounds = next((int(word) for word in sys.argv[1:] if word.isdigit()), ROUNDS)
    with opened() as window:
        print(f"at the start page   {resident_mb():6.1f} MB", flush=True)
        setup = DEFINITION.setup(CHOICES)
        # A seat without a person would answer beside what is measured.
        seats = {seat.id: PERSON for seat in DEFINITION.seats(DEFINITION.make(setup)) if seat.decides}
        window.start_game(NewGame(GAME, "Memory", setup, SEED, {}, seats))
        page = window.pages.currentWidget()
        assert isinstance(page, PlayWindow)
        answers = _play(page, rounds)
        print(f"{answers} answers        {resident_mb():6.1f} MB, limit {LIMIT_MB} MB")
        window.show_hearth()
        print(f"back at the start   {resident_mb():6.1f} MB")


def _play(page: PlayWindow, rounds: int) -> int:
    player, answers, told = ThumbPlayer(), 0, 0
    while page.session.pending is not None:
        war = page.session.match.state
        assert isinstance(war, War)
        if war.round > rounds:
            break
        if war.round >= told + 5:
            told = war.round
            print(f"round {told:3}, {answers:5} answers {resident_mb():6.1f} MB", flush=True)
        answer(page, player)
        answers += 1
    return answers


if __name__ == "__main__":
    main()
