"""What was found out about measured ground, for those who ask about many spots of one table after each other."""

from __future__ import annotations

from typing import Final

from rules_core.ground.geometry import Point
from rules_core.ground.ground import Route, Sight, StraightWays
from rules_core.ground.routes import ShortestWay
from rules_core.ground.standing import ContactSpots

Question = tuple[int, int, int]
"""Where somebody stands, about what spot they ask, and how large both are: by numbers alone."""
PieceQuestion = tuple[int, int, int, int, str, int]
"""The same about a piece or an edge, by its name."""
MOST_ANSWERS: Final = 100_000
"""So many answers are remembered before all is forgotten: some dozen megabytes."""
LOOKS: Final = 20
"""Where one can go straight on to from a spot, and the spots beside a piece, count as so many answers."""


class Memory:
    """What was found out so far, as long as no piece comes or goes. Bodies do not count for any of it, but for ways
    round people and spots beside pieces: whoever looks for those says in the question where everybody stands."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """All that was found out; who is just asking goes on with what they have."""
        self.ways: dict[Question, ShortestWay | None] = {}
        self.ways_to_pieces: dict[PieceQuestion, ShortestWay | None] = {}
        self.ways_to_edges: dict[PieceQuestion, ShortestWay | None] = {}
        self.straight: dict[tuple[int, int, int], StraightWays] = {}
        self.slow: dict[Question, list[str]] = {}
        self.sights: dict[Question, Sight] = {}
        self.ways_round: dict[str, Route | None] = {}
        self.any_ways_round: dict[str, list[list[Point]]] = {}
        """Some of them, by who sets out from where, and where to."""
        self.spots: dict[str, ContactSpots] = {}

    def is_full(self) -> bool:
        """Whether it is time to forget."""
        answers = len(self.sights) + len(self.ways) + len(self.slow) + len(self.ways_round) + len(self.any_ways_round)
        return answers + LOOKS * (len(self.straight) + len(self.spots)) > MOST_ANSWERS
