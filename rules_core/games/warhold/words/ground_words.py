"""The interface `GroundWords`: how people hear of the ground of a war, which has two makings as the ground has.

`MapWords` (map_words.py) speaks of tiles by their names, `PlaceWords` (unmapped_words.py) of places; `grounds.py`
chooses.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.facts import CardDrawn
from rules_core.games.warhold.state.war import Unit, War
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Request, SeatId
from rules_core.wording.sentence import Part, Phrase, Sentence


class GroundWords:
    """What is said in two ways."""

    # Places

    def place(self, words: Words, state: War, tile: int) -> str:
        """Where a tile is, as it begins a line."""
        raise NotImplementedError

    def unit(self, words: Words, state: War, unit: Unit) -> str:
        """A unit and where it stands, as an answer names it."""
        raise NotImplementedError

    def square(self, state: War, tile: int) -> tuple[int, int] | None:
        """Column and row of a tile, where it has them."""
        return None

    # Tables

    def column(self) -> str:
        """What stands above the places of units."""
        raise NotImplementedError

    def movement_column(self) -> tuple[str, ...]:
        """What stands above the movement points that units have left, where somebody counts them."""
        return ()

    def movement(self, campaign: Campaign, unit: Unit) -> tuple[str, ...]:
        """Those points of a unit."""
        return ()

    # Questions

    def question(self, topic: tuple[Phrase, Phrase | None], request: Request) -> tuple[Phrase, Phrase | None]:
        """What is asked, and the line below it; `topic` holds the usual words."""
        return topic

    def parts(self, request: Request, state: War) -> Mapping[str, Part]:
        """What a question names besides who is asked and about whom."""
        return {}

    def title(self, words: Words, option: str, request: Request, state: War) -> str:
        """What is chosen, where it is said in words of its own; "" where it is not."""
        return ""

    def second(self, campaign: Campaign, unit: Unit) -> str:
        """What stands below a unit that may be chosen."""
        return ""

    def pack(self, words: Words, option: str, state: War) -> tuple[str, str]:
        """Under which name answers stand together where they are many, and what each is called there."""
        return "", ""

    # At a real table

    def order(
        self, fact: Fact, war: War, words: Words, led: Collection[SeatId], drawn: CardDrawn | None
    ) -> Sentence | None:
        """What people carry out of a fact; `led` are those whom no person plays, `drawn` is the last card, if any."""
        raise NotImplementedError
