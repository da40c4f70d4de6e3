"""What the wars of a test come to: who won from which seat and with which race, and what became of what is tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rules_core.games.shares import Share
from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.games.trial_counts import are_counts, is_count, is_text, lengths_of
from rules_core.games.warhold.content.types import KINDS
from rules_core.kernel.game import Plain

MOST_RACES: Final = 16
MOST_SEATS: Final = 4
LONGEST_NAME: Final = 80
TESTED: Final = ("drawn", "seen", "games", "slew", "slain", "alone", "won", "others", "others_won")
"""Of the tested thing: how many cards of its deck were drawn, how often it came up, in how many wars, how many it slew,
how often it was slain, in how many wars one alone had it, and how many of these that one won. Whoever is ahead draws
and buys more: so the same is counted of the others of its deck."""
MONSTER: Final = "monster"
FIGHTERS: Final = (*KINDS, MONSTER)
"""Who fells a monster, and whom it fells."""


@dataclass
class WarGame(TriedGame):
    """How a war went."""

    races: tuple[str, ...] = ()
    """Of the seats, in their order."""
    winners: tuple[int, ...] = ()
    """The seats that won, by their place; more than one where the last lords fell together."""
    tested: dict[str, int] = field(default_factory=dict)
    """Of `TESTED` what there was."""
    slayers: dict[str, int] = field(default_factory=dict)
    """How many of the tested monster were felled by each of `FIGHTERS`."""
    victims: dict[str, int] = field(default_factory=dict)
    """How many of each it felled."""


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
        "slayers": _together([one.slayers for one in played]),
        "victims": _together([one.victims for one in played]),
        "nobody": sum(not one.winners for one in played),
    }


def counted(result: Plain) -> Share:
    """What a result is about in one share: of a card how often who alone had it won, of a monster how often it was
    slain, and of all else how many wars were won. Of what is remembered of a result no more is known."""
    tested, kind = result.get("tested"), result.get("kind")
    if tested is None or kind not in (MONSTER, "equipment", "card"):
        return Share(int(result["won"]), int(result["games"]))
    return Share(tested["slain"], tested["seen"]) if kind == MONSTER else Share(tested["won"], tested["alone"])


def _together(counts: Sequence[Mapping[str, int]]) -> Plain:
    return {
        one: sum(count.get(one, 0) for count in counts) for one in FIGHTERS if any(one in count for count in counts)
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
    if any(one > value["games"] for one in seats) or not _is_tested(tested, value["games"]):
        return False
    copies = value.get("copies")
    if not isinstance(copies, list) or len(copies) != 3 or not all(is_count(one) for one in copies):
        return False
    fights = ((value.get("slayers"), tested["slain"]), (value.get("victims"), tested["slew"]))
    if not all(_are_fights(told, most) for told, most in fights):
        return False
    return isinstance(races, list) and len(races) <= MOST_RACES and all(_is_race(one) for one in races)


def _is_tested(value: Any, games: int) -> bool:
    """Whether nothing is more than what it is part of."""
    if not isinstance(value, dict) or set(value) != set(TESTED) or not all(is_count(value[key]) for key in TESTED):
        return False
    parts = (("won", "alone"), ("alone", "games"), ("others_won", "others"), ("slain", "seen"))
    return value["games"] <= games and all(value[part] <= value[whole] for part, whole in parts)


def _are_fights(value: Any, most: int) -> bool:
    if not isinstance(value, dict) or not all(key in FIGHTERS and is_count(count) for key, count in value.items()):
        return False
    return sum(value.values()) <= most


def _is_race(value: Any) -> bool:
    """Id and name, then how many of how many."""
    if not isinstance(value, list) or len(value) != 4 or not all(is_text(one, LONGEST_NAME) for one in value[:2]):
        return False
    return all(is_count(one) for one in value[2:]) and bool(value[2] <= value[3])
