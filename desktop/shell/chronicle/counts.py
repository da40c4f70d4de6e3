"""Counts over all games of a library: how many of each kind were played, how many were won, and with what choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from desktop.games.faces import face_of
from desktop.storage.cards import ToldGame
from rules_core.content.fields import Field, FieldKind
from rules_core.games.catalogue import WHERE, definition_of
from rules_core.games.shares import Share
from rules_core.kernel.game import GameId

TOLD_APART = (FieldKind.WORD, FieldKind.WHOLE)


@dataclass
class Tally:
    """Games that are over and count as won or lost."""

    won: int = 0
    games: int = 0

    @property
    def share(self) -> Share:
        return Share(self.won, self.games)


@dataclass
class KindCounts:
    """What the games of one kind came to."""

    kind: GameId
    played: int = 0
    under_way: int = 0
    whole: Tally = field(default_factory=Tally)
    """All that were won or lost; without games where nobody wins as such, or none is over."""
    by_choice: dict[str, Tally] = field(default_factory=dict)
    """The same for each value of the choice by which games of this kind are told apart."""

    @property
    def over(self) -> int:
        """How many came to an end."""
        return self.played - self.under_way


def choice_of(kind: GameId) -> Field | None:
    """The first choice of a new game that is a word or a number: by it games are told apart."""
    if kind not in WHERE:
        return None
    return next((one for one in definition_of(kind).choices if one.kind in TOLD_APART), None)


def choice_keys() -> dict[GameId, str]:
    """For every kind the key of that choice."""
    return {kind: found.key for kind in tuple(WHERE) if (found := choice_of(kind)) is not None}


def counted(games: Iterable[ToldGame]) -> list[KindCounts]:
    """The counts of each kind that was played, in the order of the catalogue, unknown kinds last."""
    kinds: dict[GameId, KindCounts] = {}
    for game in games:
        kind, result = game.card.kind, game.card.result
        counts = kinds.setdefault(kind, KindCounts(kind))
        counts.played += 1
        counts.under_way += not result
        won = face_of(kind).is_won(result)
        if not result or won is None:
            continue
        tallies = [counts.whole]
        if game.chosen:
            tallies.append(counts.by_choice.setdefault(game.chosen, Tally()))
        for tally in tallies:
            tally.games += 1
            tally.won += won
    order = list(WHERE)
    return sorted(kinds.values(), key=lambda one: order.index(one.kind) if one.kind in order else len(order))
