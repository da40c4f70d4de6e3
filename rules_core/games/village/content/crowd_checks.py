"""Waves of more models than a table holds or people would move; about so many, for a die decides who comes."""

from __future__ import annotations

from typing import Final

from rules_core.content.findings import Fix, finding, set_to, value_at
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.games.village.content import bestiary
from rules_core.games.village.content import finding_words as words
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.library_content import official_content
from rules_core.games.village.content.options import VillageOptions
from rules_core.games.village.content.party import FEWEST_HEROES, MOST_HEROES
from rules_core.games.village.content.scenario_fields import PERCENT as PERCENT_FIELD
from rules_core.games.village.content.scenario_points import brings, budget_of, points_per_hero, price_of
from rules_core.games.village.content.types import Scenario
from rules_core.games.village.content.wave_setting_fields import WAVES
from rules_core.games.village.rules.escalation import FINAL_ASSAULT, PERCENT
from rules_core.wording.sentence import Part, message

CROWD: Final = 60
"""The largest wave of the book brings about 30 models against four heroes; twice as many are too many."""
POINTS_PATH: Final[Path] = ("village", "points_per_hero")
POINTS_FIELD: Final = next(one for one in WAVES if one.key == POINTS_PATH[1])


def of_scenario(item: Item, scenario: Scenario, known: Known) -> list[Finding]:
    """The generated wave of a scenario that would be the greatest crowd, and the fixed one that is."""
    return [*_generated(item, scenario, known), *_fixed(item)]


def _fixed(item: Item) -> list[Finding]:
    """Fixed groups that are a crowd for as few heroes as they come against: they do not shrink with the party."""
    waves = item.plain.get("wave")
    crowds: list[tuple[int, int, int, int]] = []
    for place, wave in enumerate(waves if isinstance(waves, list) else ()):
        for heroes in range(FEWEST_HEROES, MOST_HEROES + 1):
            count = brings(wave, heroes)
            most = CROWD * heroes // MOST_HEROES
            if count > most:
                crowds.append((count - most, place, heroes, count))
    if not crowds:
        return []
    _, worst, heroes, count = max(crowds, key=lambda one: (one[0], -one[1], -one[2]))
    most = CROWD * heroes // MOST_HEROES
    values: dict[str, Part] = {"wave": worst + 1, "count": count, "heroes": heroes, "most": most, "book": most // 2}
    path: Path = ("wave", worst, "group")
    return [finding(path, words.FIXED_CROWD, words.SMALLER_GROUPS, values, weight=Weight.ADVICE, clause="V-5.4.5")]


def _generated(item: Item, scenario: Scenario, known: Known) -> list[Finding]:
    """The generated wave that would be the greatest crowd."""
    per_hero = points_per_hero(item.plain, known)
    waves = item.plain.get("wave")
    crowds: list[tuple[int, int, int]] = []
    for place, wave in enumerate(waves if isinstance(waves, list) else ()):
        if not isinstance(wave, dict) or wave.get("group") or wave.get("budget_percent", 0) > PERCENT_FIELD.most:
            continue
        level = value_at(wave, ("escalation",))
        price = _usual_price(known, scenario.bestiary, level if type(level) is int else 1)
        count = round(budget_of(wave, MOST_HEROES, per_hero) / price) if price else 0
        if count > CROWD:
            crowds.append((count, place, int(CROWD * price * 100 / (MOST_HEROES * per_hero))))
    if not crowds:
        return []
    count, worst, percent = max(crowds, key=lambda one: (one[0], -one[1]))
    values: dict[str, Part] = {"wave": worst + 1, "count": count, "heroes": MOST_HEROES, "value": percent}
    path: Path = ("wave", worst, "budget_percent")
    if any(allowed < PERCENT_FIELD.least for _, _, allowed in crowds):
        return [finding(path, words.CROWD, words.DEARER, values, weight=Weight.ADVICE, clause="V-5.2.1")]
    # One button for all of them.
    changes = tuple([Change(("wave", place, "budget_percent"), allowed) for _, place, allowed in crowds])
    fix = Fix(changes, message(words.BUTTON_BUDGET, values))
    advice = (words.CROWD, words.LESS_BUDGET)
    return [finding(path, *advice, values, weight=Weight.ADVICE, clause="V-5.2.1", fix=fix)]


def of_rules(item: Item) -> list[Finding]:
    """House rules that make a crowd of the last wave of the book."""
    points = value_at(item.plain, POINTS_PATH)
    price = _usual_price(None, (), FINAL_ASSAULT)
    if type(points) is not int or not POINTS_FIELD.least <= points <= POINTS_FIELD.most:
        # The reader says so already.
        return []
    share = MOST_HEROES * PERCENT[FINAL_ASSAULT - 1] / 100
    count = round(points * share / price)
    if count <= CROWD:
        return []
    value = int(CROWD * price / share)
    values: dict[str, Part] = {"count": count, "heroes": MOST_HEROES, "value": value}
    advice = (words.CROWD_BY_RULES, words.FEWER_POINTS)
    fix = set_to(POINTS_PATH, value)
    return [finding(POINTS_PATH, *advice, values, weight=Weight.ADVICE, clause="V-4.2.2", fix=fix)]


def _usual_price(known: Known | None, ids: tuple[str, ...], escalation: int) -> float:
    """What a Mob costs on average that may come at this level: of these, else of the usual enemies; 0 for none."""
    if known is not None and ids:
        figures = [known.plain(Kind.ENEMY, id) for id in ids]
        prices = [price_of(one) for one in figures if one is not None and one.get("class") == "mob"]
    else:
        mobs = bestiary.mobs(official_content().enemies.values(), escalation, VillageOptions())
        prices = [one.profile.points for one in mobs]
    return sum(prices) / len(prices) if prices else 0.0
