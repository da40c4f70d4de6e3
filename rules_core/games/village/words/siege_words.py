"""The words of one siege, as the program asks for them."""

from __future__ import annotations

from rules_core.games.village.state.siege import World
from rules_core.games.village.words.correction_words import roll_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Roll
from rules_core.wording.sentence import Part, Sentence


class SiegeWords(Words):
    """Names of this village, and the sentences of every siege."""

    def __init__(self, world: World) -> None:
        self.names = SiegeNames(world)

    def name(self, id: str) -> Part:
        return self.names.of(id)

    def fact(self, fact: Fact) -> Sentence:
        return sentence(fact, self.names)

    def roll(self, request: Roll) -> str:
        parts = {"model": self.names.of(request.subject), "roll": roll_words(request.topic)}
        return Sentence("{model}: {roll}" if request.subject else "{roll}", parts).text()
