"""Figures of a siege's item that are reckoned at once and exactly, compared before and after a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rules_core.content.figures import FigureChange, ItemFigure, differences
from rules_core.content.items import Item
from rules_core.content.known import Known
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import known_beside, official_content, official_ids
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.rules_fields import VILLAGE
from rules_core.games.village.content.scenario_points import (
    brings,
    groups_of,
    is_standard,
    points_per_hero,
    price_of,
    wave_points,
)
from rules_core.games.village.content.types import EnemyClass
from rules_core.games.village.content.village_figures import village_figures
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, ESCALATION, budget, party_value
from rules_core.kernel.game import Plain
from rules_core.song.settings import SETTINGS as SONG

PARTY: Final = 3
"""For so many heroes budgets are said."""
FACES: Final = 6
STRIKER: Final = "reaver"
"""The enemy by whose attacks it is said how long a building stands."""


def figures_of(item: Item, others: Sequence[Item] | Known = ()) -> list[ItemFigure]:
    """The figures of an item, what matters most first; none of what cannot be reckoned as it stands.

    A village takes some tenths of a second where many pieces stand on its table; all else takes a moment.
    """
    known = others if isinstance(others, Known) else known_beside(others)
    if item.kind in (Kind.HERO, Kind.ENEMY, Kind.DEFENDER):
        return _profile(item)
    if item.kind == Kind.BUILDING:
        return _building(item.plain)
    if item.kind == Kind.SCENARIO:
        return _scenario(item.plain, known)
    if item.kind == Kind.RULES:
        return _rules(item.plain)
    if item.kind == Kind.VILLAGE:
        return [ItemFigure(topic, value, id, name) for topic, value, id, name in village_figures(item, known)]
    return []


def change_of(now: Item, others: Sequence[Item], before: Item) -> list[FigureChange]:
    """What is different between two states of an item."""
    return differences(figures_of(now, others), figures_of(before, others))


# Figures of heroes, enemies and Defenders


def chance_of_success(quality: int) -> float:
    """SBH-ACT-2. The chance of one die against a Quality: 1 always fails, 6 always succeeds."""
    return (FACES + 1 - min(FACES, max(2, quality))) / FACES


def chances_of_contest(attack: int, defence: int) -> tuple[float, float]:
    """SBH-HTH-2. How often one die and a number beats another, and how often it is beaten; the rest are draws."""
    won = lost = 0
    for mine in range(1, FACES + 1):
        for theirs in range(1, FACES + 1):
            won += mine + attack > theirs + defence
            lost += mine + attack < theirs + defence
    return won / FACES**2, lost / FACES**2


def in_100(chance: float) -> int:
    """A chance as people say it."""
    return int(chance * 100 + 0.5)


def _profile(item: Item) -> list[ItemFigure]:
    plain, kind = item.plain, item.kind
    points = price_of(plain)
    quality, combat = _whole(plain.get("quality")), _whole(plain.get("combat"))
    if not points or quality is None or combat is None:
        return []
    if kind == Kind.ENEMY:
        # V-5.2.1. How many the budget of a first wave buys.
        options = VillageOptions()
        purse = budget(party_value(PARTY, options), ESCALATION[DEFAULT_LENGTH][0])
        found = [ItemFigure("price", (points, purse // points))]
    else:
        found = [ItemFigure("points", points)]
    chance = chance_of_success(quality)
    if kind == Kind.ENEMY:
        found.append(ItemFigure("die", in_100(chance)))
    else:
        # SBH-ACT-7, SBH-ACT-8. Two failures give no action and end the turn.
        found.append(ItemFigure("two-dice", in_100(1 - (1 - chance) ** 2)))
    found.append(ItemFigure("fight", _fights(kind, combat)))
    if kind == Kind.ENEMY:
        # R-V06. Its die and Combat against a die.
        found.append(ItemFigure("breaks", in_100(chances_of_contest(combat, 0)[0])))
    return found


def _fights(kind: str, combat: int) -> tuple[int, int]:
    """Against everybody of the other side in the book, each as often: won and lost of 100 rolls, by Combat alone."""
    content = official_content()
    profiles = [one.profile for one in content.heroes.values()]
    if kind != Kind.ENEMY:
        profiles = [one.profile for one in content.enemies.values() if one.kind is not EnemyClass.BOSS]
    chances = [chances_of_contest(combat, one.combat) for one in profiles]
    return in_100(sum(one[0] for one in chances) / len(chances)), in_100(sum(one[1] for one in chances) / len(chances))


# Buildings


def _building(plain: Plain) -> list[ItemFigure]:
    found: list[ItemFigure] = []
    integrity = _whole(plain.get("integrity"))
    striker = official_content().enemies[STRIKER]
    if integrity is not None and integrity > 0:
        # R-V06. Every attack that beats the building's die takes exactly 1.
        attacks = integrity / chances_of_contest(striker.profile.combat, 0)[0]
        found.append(ItemFigure("stands", (integrity, round(attacks, 1)), name=striker.name))
    costs = [_whole(one.get("cost")) or 0 for one in tables(plain, "level")]
    if costs:
        found.append(ItemFigure("levels", (sum(costs), len(costs))))
    corners = plain.get("outline")
    if isinstance(corners, list) and corners and all(_is_corner(one) for one in corners):
        across, down = [float(one[0]) for one in corners], [float(one[1]) for one in corners]
        found.append(ItemFigure("size", (max(across) - min(across), max(down) - min(down))))
    found.append(ItemFigure("economic", plain.get("economic") is True))
    return found


# Scenarios


def _scenario(plain: Plain, known: Known) -> list[ItemFigure]:
    entries = tables(plain, "wave")
    by_length = any(one.get("lengths") for one in entries)
    waves = [one for one in entries if is_standard(one)]
    per_hero = points_per_hero(plain, known)
    if not entries:
        waves = [{"escalation": level} for level in ESCALATION[DEFAULT_LENGTH]]
        by_length = True
    costs = [wave_points(one, PARTY, per_hero, known) for one in waves]
    topic = "waves-standard" if by_length else "waves"
    found = [ItemFigure(topic, (len(waves), sum(costs)))]
    for number, (wave, cost) in enumerate(zip(waves, costs, strict=True), 1):
        if groups_of(wave):
            found.append(ItemFigure("wave-fixed", (cost, brings(wave, PARTY)), str(number), str(number)))
        else:
            found.append(ItemFigure("wave", (cost, cost // _cheapest(plain, known)[0]), str(number), str(number)))
    return [ItemFigure(one.topic, one.value, one.id, _wave_name(one, plain, known)) for one in found]


def _wave_name(figure: ItemFigure, plain: Plain, known: Known) -> str:
    """Of a generated wave the cheapest enemy that it may buy."""
    return _cheapest(plain, known)[1] if figure.topic == "wave" else figure.name


def _cheapest(plain: Plain, known: Known) -> tuple[int, str]:
    """Points and plural of the cheapest enemy that may be drawn into generated waves (R-V04)."""
    named = plain.get("bestiary")
    ids = [one for one in named if isinstance(one, str)] if isinstance(named, list) else []
    found: list[tuple[int, str]] = []
    for id in ids or list(official_ids(Kind.ENEMY)):
        enemy = known.plain(Kind.ENEMY, id)
        points = price_of(enemy) if enemy is not None else 0
        if enemy is not None and points:
            found.append((points, str(enemy.get("plural", ""))))
    return min(found, default=(1, ""))


# House rules


def _rules(plain: Plain) -> list[ItemFigure]:
    found: list[ItemFigure] = []
    for part in ("village", "song"):
        table = plain.get(part)
        given: Plain = table if isinstance(table, dict) else {}
        if part == "village":
            options = VillageOptions()
            each = _whole(given.get("points_per_hero"))
            value = PARTY * (each if each is not None else options.points_per_hero)
            levels = ESCALATION[DEFAULT_LENGTH]
            found.append(ItemFigure("budget", (budget(value, levels[0]), budget(value, levels[-1]))))
        found.extend(_settings(part, given))
    return found


def _settings(part: str, given: Plain) -> list[ItemFigure]:
    """Every setting that a table may hold, in the form of the content; None where it is as in the book."""
    fields = VILLAGE if part == "village" else SONG
    found: list[ItemFigure] = []
    for field in fields:
        if field.key == "points_per_hero":
            continue
        value = given.get(field.key)
        if value == field.usual:
            value = None
        found.append(ItemFigure("setting", value, f"{part}.{field.key}", field.name))
    return found


def tables(plain: Plain, key: str) -> list[Plain]:
    """The tables of a list; what is no table is passed over."""
    found = plain.get(key)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _is_corner(one: Any) -> bool:
    return isinstance(one, list) and len(one) == 2 and all(isinstance(place, (int, float)) for place in one)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None
