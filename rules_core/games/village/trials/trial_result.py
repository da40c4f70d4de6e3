"""What the games of a test come to: shares with intervals, the longest game, what never mattered, and warnings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from rules_core.content.trial_mark import VERSION
from rules_core.games.shares import Share, ShareDifference
from rules_core.games.trial import SEED, TrialOutcome
from rules_core.games.trial_counts import LONGEST, has_lengths, is_count, is_text, lengths_of
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.types import ABILITIES, Content
from rules_core.games.village.trials.deciding_parts import decided, has_told, lost_in, parties
from rules_core.games.village.trials.plans import PARTIES
from rules_core.games.village.trials.trial_game import STANDSTILLS, TrialGame
from rules_core.games.village.trials.tried_sieges import TriedSieges
from rules_core.ground.pieces import EDGES
from rules_core.kernel.game import Plain

UNBEATABLE_BELOW: Final = 0.08
TRIVIAL_ABOVE: Final = 0.92
"""Said only when the whole interval lies beyond."""
IDLE_FROM: Final = 60
"""With fewer games nothing is said to matter never."""
MOST_IDLE: Final = 30
"""So many parts are written down; `idle_more` counts the others."""
TELLING: Final = (
    "acrobat", "berserk", "big", "champion", "dashing", "gargantuan", "good-shot", "greedy", "hatred", "hero",
    "heros-horse", "huge", "jouster", "mounted", "opportunistic", "paladin", "poison", "shieldwall", "swarm",
    "tailslap", "undead",
)  # fmt: skip
"""Traits whose every use is told by the rules; of the others nobody can say that they never mattered."""


class Warned(Enum):
    """What a maker should know before anybody else plays it."""

    UNBEATABLE = "unbeatable"
    TRIVIAL = "trivial"


@dataclass(frozen=True)
class Idle:
    """A part that never mattered: a building, enemy, trait, ability, piece of ground or edge."""

    part: str
    """ "building", "enemy", "trait", "level", "ground" or "edge"."""
    id: str
    name: str
    """What players call it; the id where it has no name."""


def result_of(trial: TriedSieges, content: Content, games: Sequence[TrialGame], seed: int = SEED) -> Plain:
    """The games counted, as a table that libraries and packs can keep. It does not depend on the order of the games."""
    ordered = sorted(games, key=lambda one: one.number)
    played = [one for one in ordered if one.outcome is not TrialOutcome.BROKEN]
    broken = [one for one in ordered if one.outcome is TrialOutcome.BROKEN]
    heroes = {
        str(number): {
            "games": sum(one.heroes == number for one in played),
            "wins": sum(one.heroes == number and one.outcome is TrialOutcome.WON for one in played),
        }
        for number in PARTIES
    }
    idle = _idle(trial, content, played)
    result: Plain = {
        "version": VERSION,
        "fingerprint": trial.fingerprint,
        "kind": trial.kind,
        "seed": seed,
        "games": len(played),
        "heroes": heroes,
        "stalled": sum(one.outcome is TrialOutcome.STALLED for one in played),
        "stood": _stood(played),
        "broken": len(broken),
        "message": broken[0].message[:LONGEST] if broken else "",
        "falls": _falls(trial, content, played),
        "idle": [[one.part, one.id, one.name] for one in idle[:MOST_IDLE]],
        "idle_more": max(0, len(idle) - MOST_IDLE),
    }
    if played:
        result.update(lengths_of(played))
        result["lost_in"] = lost_in(played)
        result["decided"] = decided(trial, content, played)
        result["parties"] = parties(trial, content, played)
    return result


def _stood(games: Sequence[TrialGame]) -> list[list[Any]]:
    """How the games without an end came to a standstill: in what way, from which wave on, and how many of them."""
    found: list[list[Any]] = []
    for how in STANDSTILLS:
        waves = [
            int(mark.rpartition(":")[2]) for one in games for mark in one.marks if mark.startswith(f"stood:{how}:")
        ]
        if waves:
            found.append([how, min(waves), len(waves)])
    return found


def is_result(value: Any) -> bool:
    """Whether this is a result as `result_of` makes them: packs bring along what others have written."""
    if not isinstance(value, dict) or not _has_counts(value):
        return False
    numbers = (value.get("stalled"), value.get("broken"), value.get("idle_more"), value.get("asked", 0))
    texts = (value.get("fingerprint"), value.get("message"))
    if not all(is_count(one) for one in numbers) or not all(is_text(one, LONGEST) for one in texts):
        return False
    if not _has_standstills(value.get("stood", [])):
        return False
    idle = value.get("idle")
    if not has_lengths(value) or not has_told(value):
        return False
    if not isinstance(idle, list) or len(idle) > MOST_IDLE:
        return False
    for one in idle:
        if not isinstance(one, list) or len(one) != 3 or not all(is_text(text, 80) for text in one):
            return False
    return all(
        isinstance(value[key], dict) and _has_counts(value[key]) for key in ("before", "official") if key in value
    )


def _has_standstills(stood: Any) -> bool:
    """What an older result does not say yet."""
    return (
        isinstance(stood, list)
        and len(stood) <= len(STANDSTILLS)
        and all(
            isinstance(one, list) and len(one) == 3 and one[0] in STANDSTILLS and is_count(one[1]) and is_count(one[2])
            for one in stood
        )
    )


def _has_counts(value: Plain) -> bool:
    """Games, wins for every party size, and what falls."""
    heroes, falls = value.get("heroes"), value.get("falls")
    if not is_count(value.get("games")) or not isinstance(heroes, dict) or not isinstance(falls, dict):
        return False
    for number in PARTIES:
        one = heroes.get(str(number))
        if not isinstance(one, dict) or not is_count(one.get("games")) or not is_count(one.get("wins")):
            return False
        if one["wins"] > one["games"]:
            return False
    for fall in falls.values():
        if not isinstance(fall, list) or len(fall) != 2 or not is_count(fall[0]) or not is_text(fall[1], 80):
            return False
        if fall[0] > value["games"]:
            return False
    return True


def share_of(result: Plain, heroes: int) -> Share:
    """The games won with so many heroes; with 0, with any number."""
    counted = [result["heroes"].get(str(number), {}) for number in (PARTIES if not heroes else (heroes,))]
    return Share(sum(int(one.get("wins", 0)) for one in counted), sum(int(one.get("games", 0)) for one in counted))


def warnings_of(result: Plain) -> list[tuple[int, Warned]]:
    """For how many heroes (0: for any number) it is unbeatable or trivial, as far as the intervals say so."""
    found: list[tuple[int, Warned]] = []
    for heroes in (0, *PARTIES):
        share = share_of(result, heroes)
        if share.games and share.high < UNBEATABLE_BELOW:
            found.append((heroes, Warned.UNBEATABLE))
        elif share.games and share.low > TRIVIAL_ABOVE:
            found.append((heroes, Warned.TRIVIAL))
    # What holds for all need not be said of each.
    return found[:1] if found and found[0][0] == 0 else found


def summary_of(result: Plain) -> Plain:
    """What is remembered of a result when the next one takes its place."""
    return {key: result[key] for key in ("fingerprint", "games", "heroes", "falls") if key in result}


@dataclass(frozen=True)
class Change:
    """What is different between two results."""

    part: str
    """ "won", or "falls" for a building or hero that is lost."""
    id: str
    name: str
    difference: ShareDifference


def changes_between(now: Plain, before: Plain) -> list[Change]:
    """Wins first, then what falls, the greatest difference first."""
    found: list[Change] = []
    for id, (hits, name) in now.get("falls", {}).items():
        earlier = before.get("falls", {}).get(id)
        if earlier is not None:
            shares = ShareDifference(Share(hits, now["games"]), Share(earlier[0], before["games"]))
            found.append(Change("falls", id, name, shares))
    found.sort(key=lambda one: -abs(one.difference.change))
    return [Change("won", "", "", ShareDifference(share_of(now, 0), share_of(before, 0))), *found]


# What mattered


def _with(games: Sequence[TrialGame], mark: str) -> int:
    """In how many games this mattered."""
    return sum(mark in one.marks for one in games)


def _falls(trial: TriedSieges, content: Content, games: Sequence[TrialGame]) -> dict[str, Any]:
    """For every building, and for a hero under test, in how many games it was lost, and what it is called."""
    found: dict[str, Any] = {}
    for building in content.villages[trial.village].buildings:
        found[building.id] = [_with(games, f"fell:{building.id}"), building.name]
    if trial.kind == Kind.HERO:
        found[trial.subject] = [_with(games, f"defeated:{trial.subject}"), content.heroes[trial.subject].name]
    return found


def _idle(trial: TriedSieges, content: Content, games: Sequence[TrialGame]) -> list[Idle]:
    if len(games) < IDLE_FROM:
        return []
    parts: list[tuple[str, str, str, str]] = []
    kind = trial.kind
    if kind in (Kind.VILLAGE, Kind.BUILDING, Kind.SCENARIO):
        parts.extend(_buildings(trial, content, kind))
    if kind in (Kind.VILLAGE, Kind.TERRAIN) and len(trial.terrains) == 1:
        parts.extend(_ground(trial, content))
    if kind == Kind.VILLAGE:
        parts.extend(_edges(trial))
    parts.extend(_enemies(trial, content, kind))
    parts.extend(_traits(trial, content, kind))
    return [Idle(part, id, name) for part, id, name, mark in parts if not _with(games, mark)]


def _buildings(trial: TriedSieges, content: Content, kind: str) -> list[tuple[str, str, str, str]]:
    found: list[tuple[str, str, str, str]] = []
    for building in content.villages[trial.village].buildings:
        if kind == Kind.BUILDING and building.id != trial.subject:
            continue
        found.append(("building", building.id, building.name, f"attacked:{building.id}"))
        for number, level in enumerate(building.levels[1:], 2):
            if level.ability is not None and level.ability.id in ABILITIES:
                found.append(("level", f"{building.id}:{number}", level.name, f"level:{building.id}:{number}"))
    return found


def _ground(trial: TriedSieges, content: Content) -> list[tuple[str, str, str, str]]:
    found: list[tuple[str, str, str, str]] = []
    for piece in content.terrain[trial.terrains[0]].pieces:
        ground = content.ground.get(piece.kind)
        if ground is not None and ground.traits:
            found.append(("ground", piece.id, ground.name, f"ground:{piece.id}"))
    return found


def _edges(trial: TriedSieges) -> list[tuple[str, str, str, str]]:
    """The edges from which enemies may come in this village; all of them where it says nothing."""
    plain: Plain = next((one for one in trial.content["village"] if one.get("id") == trial.village), {})
    spawn = [one.get("edge") for one in plain.get("spawn", [])]
    return [("edge", str(edge), str(edge), f"edge:{edge}") for edge in EDGES if not spawn or edge in spawn]


def _enemies(trial: TriedSieges, content: Content, kind: str) -> list[tuple[str, str, str, str]]:
    ids: list[str] = []
    if kind == Kind.ENEMY:
        ids = [trial.subject]
    elif kind == Kind.SCENARIO:
        plain: Plain = next((one for one in trial.content.get("scenario", []) if one.get("id") == trial.scenario), {})
        ids = [str(one) for one in plain.get("bestiary", [])]
    return [("enemy", id, content.enemies[id].name, f"type:{id}") for id in ids if id in content.enemies]


def _traits(trial: TriedSieges, content: Content, kind: str) -> list[tuple[str, str, str, str]]:
    things: dict[str, Any] = {
        Kind.HERO: content.heroes,
        Kind.ENEMY: content.enemies,
        Kind.DEFENDER: content.defenders,
    }
    thing = things[kind].get(trial.subject) if kind in things else None
    traits = [trait.id for trait in thing.profile.traits] if thing is not None else []
    return [("trait", id, id, f"trait:{id}") for id in traits if id in TELLING]
