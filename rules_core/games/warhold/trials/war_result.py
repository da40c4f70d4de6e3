"""What the wars of a test come to: who won from which seat and with which race, and what became of what is tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.games.trial_counts import are_counts, is_count, is_text, lengths_of
from rules_core.kernel.game import Plain

MOST_RACES: Final = 16
MOST_SEATS: Final = 4
LONGEST_NAME: Final = 80
TESTED: Final = ("seen", "games", "slew", "slain", "won")
"""Of the tested thing: how often it came up, in how many wars, how many it slew, how often it was slain, and how many
of those wars its owner won."""


@dataclass
class WarGame(TriedGame):
    """How a war went."""

    races: tuple[str, ...] = ()
    """Of the seats, in their order."""
    winners: tuple[int, ...] = ()
    """The seats that won, by their place; more than one where the last lords fell together."""
    tested: dict[str, int] = field(default_factory=dict)
    """Of `TESTED` what there was."""


def result_of(kind: str, counts: Plain, games: Sequence[WarGame], names: Mapping[str, str]) -> Plain:
    """The wars counted; `counts` is what every result begins with. Their order does not matter."""
    played = [one for one in games if one.outcome is not TrialOutcome.BROKEN]
    seats = max([len(one.races) for one in played], default=0)
    return {
        **counts,
        **lengths_of(played),
        "kind": kind,
        "seats": [sum(place in one.winners for one in played) for place in range(seats)],
        "races": _races(played, names),
        "tested": {key: sum(one.tested.get(key, 0) for one in played) for key in TESTED},
        "nobody": sum(not one.winners for one in played),
    }


def _races(games: Sequence[WarGame], names: Mapping[str, str]) -> list[list[Any]]:
    """Of each race its id and name, how often it won, and in how many wars it was."""
    there = sorted({race for game in games for race in game.races})
    return [
        [
            race,
            names.get(race, race)[:LONGEST_NAME],
            sum(any(game.races[place] == race for place in game.winners) for game in games),
            sum(race in game.races for game in games),
        ]
        for race in there[:MOST_RACES]
    ]


def is_result(value: Any) -> bool:
    """Whether this is a result as `result_of` makes them: packs bring along what others have written."""
    if not are_counts(value) or not is_text(value.get("kind"), LONGEST_NAME) or not is_count(value.get("nobody")):
        return False
    seats, races, tested = value.get("seats"), value.get("races"), value.get("tested")
    if not isinstance(seats, list) or len(seats) > MOST_SEATS or not all(is_count(one) for one in seats):
        return False
    if not isinstance(tested, dict) or set(tested) != set(TESTED) or not all(is_count(tested[key]) for key in TESTED):
        return False
    if any(one > value["games"] for one in (*seats, tested["games"], tested["won"])):
        return False
    return isinstance(races, list) and len(races) <= MOST_RACES and all(_is_race(one) for one in races)


def _is_race(value: Any) -> bool:
    """Id and name, then how many of how many."""
    if not isinstance(value, list) or len(value) != 4 or not all(is_text(one, LONGEST_NAME) for one in value[:2]):
        return False
    return all(is_count(one) for one in value[2:]) and bool(value[2] <= value[3])
