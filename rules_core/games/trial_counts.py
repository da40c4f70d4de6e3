"""What the results of tests have in common, whatever game was played: how games ended, how long they took, and whether
what somebody else wrote is a result at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.trial_mark import VERSION
from rules_core.games.trial import TrialOutcome, TriedGame
from rules_core.kernel.game import Plain

MOST_COUNT: Final = 1_000_000
LONGEST: Final = 300
"""Characters of a message."""
LENGTHS: Final = ("answers", "rounds", "minutes")


def ended(games: Sequence[TriedGame]) -> list[TriedGame]:
    """Those that could be played, in their order."""
    return sorted(
        [one for one in games if one.outcome is not TrialOutcome.BROKEN],
        key=lambda one: one.number,
    )


def counts_of(games: Sequence[TriedGame], fingerprint: str, seed: int) -> Plain:
    """What every result begins with."""
    played = ended(games)
    broken = [one for one in games if one.outcome is TrialOutcome.BROKEN]
    return {
        "version": VERSION,
        "fingerprint": fingerprint,
        "seed": seed,
        "games": len(played),
        "won": sum(one.outcome is TrialOutcome.WON for one in played),
        "stalled": sum(one.outcome is TrialOutcome.STALLED for one in played),
        "broken": len(broken),
        "message": min(broken, key=lambda one: one.number).message[:LONGEST] if broken else "",
    }


def lengths_of(games: Sequence[TriedGame]) -> Plain:
    """The game in the middle by how long it took, of two the shorter one, and the longest; empty without games."""
    ordered = sorted(ended(games), key=lambda one: (one.minutes, one.number))
    if not ordered:
        return {}
    middle = ordered[(len(ordered) - 1) // 2]
    longest = max(ordered, key=lambda one: (one.minutes, -one.number))
    return {"median": _length(middle), "longest": _length(longest)}


def _length(game: TriedGame) -> Plain:
    return {"answers": game.answers, "rounds": game.rounds, "minutes": game.minutes}


def are_counts(value: Any) -> bool:
    """Whether a table has what `counts_of` and `lengths_of` write, with what it is compared with."""
    if not isinstance(value, dict) or not is_summary(value) or not is_text(value.get("message"), LONGEST):
        return False
    if not all(is_count(one) for one in (value.get("stalled"), value.get("broken"), value.get("asked", 0))):
        return False
    return has_lengths(value) and all(is_summary(value[key]) for key in ("before", "official") if key in value)


def has_lengths(value: Plain) -> bool:
    """Whether the lengths that stand there are lengths; there may be none."""
    told = [value[key] for key in ("median", "longest") if value.get(key) is not None]
    return all(isinstance(one, dict) and all(is_count(one.get(key)) for key in LENGTHS) for one in told)


def summary_of(result: Plain) -> Plain:
    """What is remembered of a result when the next one takes its place."""
    return {key: result[key] for key in ("fingerprint", "games", "won")}


def is_summary(value: Any) -> bool:
    """Whether it says of what the test was, and how many of how many games were won."""
    if not isinstance(value, dict) or not is_text(value.get("fingerprint"), LONGEST):
        return False
    if not is_count(value.get("games")) or not is_count(value.get("won")):
        return False
    return bool(value["won"] <= value["games"])


def is_count(value: Any) -> bool:
    """Whether it is a number of games, or of what is in them."""
    return type(value) is int and 0 <= value <= MOST_COUNT


def is_text(value: Any, longest: int) -> bool:
    """Whether it is a text that is not too long."""
    return isinstance(value, str) and len(value) <= longest
