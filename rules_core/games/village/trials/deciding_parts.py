"""What decided the games of a test, and for which parties they are hard: only what is more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.games.shares import Share, ShareDifference
from rules_core.games.trial import TrialOutcome
from rules_core.games.trial_counts import is_count, is_text
from rules_core.games.village.content.types import Content
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.trial_game import TrialGame
from rules_core.games.village.trials.tried_sieges import TriedSieges
from rules_core.kernel.game import Plain

DECIDES_FROM: Final = 10
"""With fewer games on either side nothing is said of what tells them apart."""
WEIGHTY: Final = 0.2
"""Among many parts some differ by chance: only what comes with so many more games won, or fewer, decides."""
MOST_DECIDED: Final = 3
MOST_PARTIES: Final = 2
PARTS: Final = ("fell", "level")
"""A building that fell, and a level that was bought."""
LONGEST_NAME: Final = 80


def decided(trial: TriedSieges, content: Content, games: Sequence[TrialGame]) -> list[list[Any]]:
    """What is done or lost by a wave in the middle of which games are then won, the weightiest first.

    Each is [part, id, name, wave, games won with it, games with it, won without, games without]. Only games that
    outlast that wave are asked: in longer ones more is bought and more falls, and that decides nothing.
    """
    lost = sorted(one.waves for one in games if one.outcome is TrialOutcome.LOST)
    wave = max(1, lost[(len(lost) - 1) // 2]) if lost else 1
    asked = [one for one in games if one.waves >= wave and one.outcome in (TrialOutcome.WON, TrialOutcome.LOST)]
    found: list[tuple[float, list[Any]]] = []
    for part, id, name, mark in _parts(trial, content):
        with_it = [one.outcome is TrialOutcome.WON for one in asked if one.firsts.get(mark, wave + 1) <= wave]
        without = [one.outcome is TrialOutcome.WON for one in asked if one.firsts.get(mark, wave + 1) > wave]
        if min(len(with_it), len(without)) < DECIDES_FROM:
            continue
        difference = ShareDifference(Share(sum(with_it), len(with_it)), Share(sum(without), len(without)))
        if difference.is_more_than_chance and abs(difference.change) >= WEIGHTY:
            counts = [sum(with_it), len(with_it), sum(without), len(without)]
            found.append((-abs(difference.change), [part, id, name, wave, *counts]))
    return [one for _, one in sorted(found)[:MOST_DECIDED]]


def lost_in(games: Sequence[TrialGame]) -> list[int]:
    """The wave in which most lost games ended, how many of them, and how many lost games there are; [] for none."""
    waves = [one.waves + 1 for one in games if one.outcome is TrialOutcome.LOST]
    if not waves:
        return []
    most = max(sorted(set(waves)), key=waves.count)
    return [most, waves.count(most), len(waves)]


def parties(trial: TriedSieges, content: Content, games: Sequence[TrialGame]) -> list[list[Any]]:
    """For which heroes it is harder or easier than for the others, the greatest difference first.

    Each is [id, name, games won with this hero, games with this hero, won with the others, games with them]. Every hero
    comes as often into small parties as into large ones, so that the size of parties has no part in it.
    """
    heroes = [id for id in trial.heroes if id != trial.leader and id in content.heroes]
    counted = {id: [one.outcome is TrialOutcome.WON for one in games if id in one.party] for id in heroes}
    found: list[tuple[float, list[Any]]] = []
    for id, wins in counted.items():
        beside = [won for other, ones in counted.items() if other != id for won in ones]
        if len(wins) < DECIDES_FROM or not beside:
            continue
        # A game counts once for each of its heroes: no more games than there are.
        most = min(len(beside), len(games))
        others = Share(round(sum(beside) * most / len(beside)), most)
        difference = ShareDifference(Share(sum(wins), len(wins)), others)
        if difference.is_more_than_chance:
            row = [id, content.heroes[id].name, sum(wins), len(wins), others.hits, others.games]
            found.append((-abs(difference.change), row))
    return [one for _, one in sorted(found)[:MOST_PARTIES]]


def size_extremes(result: Plain) -> tuple[int, int] | None:
    """The sizes of parties for which it is hardest and easiest; None where the difference may be chance."""
    counted = result["heroes"]
    shares = {size: Share(counted[str(size)]["wins"], counted[str(size)]["games"]) for size in PARTIES}
    ordered = sorted((size for size in PARTIES if shares[size].games), key=lambda size: shares[size].share)
    if len(ordered) < 2:
        return None
    hardest, easiest = ordered[0], ordered[-1]
    difference = ShareDifference(shares[easiest], shares[hardest])
    return (hardest, easiest) if difference.is_more_than_chance else None


def has_told(value: Plain) -> bool:
    """Whether what these wrote into a result can be read; an older result says nothing of it yet."""
    lost, rows, heroes = value.get("lost_in", []), value.get("decided", []), value.get("parties", [])
    if not all(isinstance(one, list) for one in (lost, rows, heroes)):
        return False
    if lost and not (len(lost) == 3 and all(is_count(one) for one in lost) and 0 < lost[1] <= lost[2]):
        return False
    return (
        len(rows) <= MOST_DECIDED
        and len(heroes) <= MOST_PARTIES
        and all(_is_row(one, 3, 5) and one[0] in PARTS for one in rows)
        and all(_is_row(one, 2, 4) for one in heroes)
    )


def _is_row(value: Any, texts: int, numbers: int) -> bool:
    """So many texts, then numbers, of which the last four are two shares as hits and games."""
    if not isinstance(value, list) or len(value) != texts + numbers:
        return False
    counts = value[-4:]
    return (
        all(is_text(one, LONGEST_NAME) for one in value[:texts])
        and all(is_count(one) for one in value[texts:])
        and 0 < counts[1] >= counts[0]
        and 0 < counts[3] >= counts[2]
    )


def _parts(trial: TriedSieges, content: Content) -> list[tuple[str, str, str, str]]:
    """What may decide: part, id, name and mark."""
    found: list[tuple[str, str, str, str]] = []
    for building in content.villages[trial.village].buildings:
        found.append(("fell", building.id, building.name, f"fell:{building.id}"))
        for number, level in enumerate(building.levels[1:], 2):
            found.append(("level", f"{building.id}:{number}", level.name, f"level:{building.id}:{number}"))
    return found
