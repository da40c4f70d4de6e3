"""A game told line by line: facts in, lines out, while it is played."""

from __future__ import annotations

import textwrap
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.wording.sentence import Sentence, ShownDie, Tone

WIDTH: Final = 100
INDENT: Final = {Tone.HEADING: 0, Tone.STEP: 2, Tone.PLAIN: 6, Tone.QUIET: 6}


@mypyc_attr(allow_interpreted_subclasses=True)
class GameReport:
    """Turns the facts of one game into lines. Hand every fact to `hear` and at the end call `rest`."""

    def __init__(self, words: Words, *, with_clauses: bool = True) -> None:
        self.words = words
        self.with_clauses = with_clauses

    def hear(self, fact: Fact) -> list[str]:
        """The lines that this fact adds; some may wait for the next fact, to stand on one line with it."""
        return self.told(self.words.fact(fact))

    def rest(self) -> list[str]:
        """The lines that were still waiting."""
        return []

    def told(self, sentence: Sentence) -> list[str]:
        """A sentence as lines; a heading stands apart."""
        if sentence.tone is Tone.HEADING:
            return ["", *self.heading(sentence)]
        return self.lines(sentence, sentence.text(), sentence.dice)

    def heading(self, told: Sentence) -> list[str]:
        """The words of a heading, underlined."""
        words = told.text()
        return [*textwrap.wrap(words, WIDTH), "=" * min(WIDTH, len(words))]

    def lines(self, told: Sentence, words: str, dice: tuple[ShownDie, ...]) -> list[str]:
        """The words, the dice behind them, and the clause at the right margin of the last line."""
        indent = " " * INDENT[told.tone]
        shown = f"{words} {dice_text(dice)}" if dice else words
        lines = textwrap.wrap(shown, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
        if self.with_clauses and told.clause:
            room = WIDTH - len(lines[-1]) - len(told.clause)
            if room >= 2:
                lines[-1] += " " * room + told.clause
            else:
                lines.append(told.clause.rjust(WIDTH))
        return lines


def dice_text(dice: tuple[ShownDie, ...]) -> str:
    """Dice as they lie: [5] against [2], or [4 1 6] with a dot behind each that counts."""
    if len(dice) == 2 and all(die.hit is None for die in dice):
        return f"[{dice[0].face}] against [{dice[1].face}]"
    return "[" + " ".join(f"{die.face}{'.' if die.hit else ''}" for die in dice) + "]"
