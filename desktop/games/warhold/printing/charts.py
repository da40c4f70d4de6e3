"""The sheets of the box: strongholds, events, monsters and the Upkeep, with the figures of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop.games.warhold.realms import PROFILES, icon_of
from desktop.printing.markup import beside_icon, boxes, heading, icon, lines_to_write_on, paragraph, strong, table, text
from desktop.printing.sheet import tr
from rules_core.games.warhold.content.types import BUILDINGS, GREAT, KINDS, LARGE, SMALL, Content, Profile, Race
from rules_core.games.warhold.rules.combat import REWARDS
from rules_core.games.warhold.rules.needs import WALLS_HIT, WALLS_WOUND
from rules_core.games.warhold.rules.training import CIVILIAN_COST, UPGRADES, WORKER_COST
from rules_core.games.warhold.rules.upkeep import CIVILIAN_FOOD, PER_WORKER
from rules_core.games.warhold.words.card_texts import CATEGORIES
from rules_core.games.warhold.words.trait_texts import rules_said
from rules_core.games.words import Words
from rules_core.wording.translation import say

LEVELS: Final = (1, 2, 3)
WORKERS: Final = 10
ROOMS: Final = 4
ROUNDS: Final = 16


def strongholds(content: Content, words: Words) -> str:
    """A page for each race: its buildings with boxes to tick, its lord and its units."""
    pages = [_stronghold(race, words, is_first=not number) for number, race in enumerate(content.races.values())]
    return "".join(pages)


def _stronghold(race: Race, words: Words, *, is_first: bool) -> str:
    rows = [
        (strong(words.called("mine")), boxes(3, 1), text(_per_worker(words.called("gold"))), boxes(WORKERS, 1, 5)),
        (strong(words.called("farm")), boxes(3, 1), text(_per_worker(words.called("food"))), boxes(WORKERS, 1, 5)),
        (strong(words.called("barracks")), boxes(3, 1), text(tr("Infantry, then ranged, then cavalry")), ""),
        (strong(words.called("walls")), boxes(3, 1), text(_walls()), ""),
        (strong(tr("Keep")), "", text(tr("Rooms for engineers and healers")), boxes(ROOMS)),
    ]
    head = (tr("Building"), tr("Level"), tr("What it gives"), tr("Workers"))
    costs = tr("A level costs {second} gold, the third {third}, and an engineer.").format(
        second=UPGRADES[2], third=UPGRADES[3]
    )
    units = [_unit(race.units[kind], words) for kind in reversed(KINDS) if kind in race.units]
    civilians = tr(
        "Workers cost {worker}/{worker}. Engineers and healers cost {civilian}/{civilian} and {food} food each turn."
    ).format(worker=WORKER_COST, civilian=CIVILIAN_COST, food=CIVILIAN_FOOD)
    return "".join(
        [
            heading(words.called(race.id), new_page=not is_first),
            table(rows, (16, 12, 44, 28), head),
            paragraph(text(costs)),
            heading(tr("Units")),
            _profiles(units),
            paragraph(text(civilians)),
            heading(tr("Gold and food")),
            lines_to_write_on(6),
        ]
    )


def _per_worker(what: str) -> str:
    first, second, third = (PER_WORKER[level] for level in LEVELS)
    return tr("{what} for each worker: {first}, {second}, {third}").format(
        what=what, first=first, second=second, third=third
    )


def _walls() -> str:
    said = [f"{WALLS_HIT[level]}/{WALLS_WOUND[level]}" for level in LEVELS]
    return tr("Opponents' rolls: {rolls}").format(rolls=", ".join(said))


def _heads(first: str, last: str) -> tuple[str, ...]:
    letters = (tr("M"), tr("H"), tr("W"), tr("A"), tr("HP"), tr("O"))
    return (first, *letters, last)


def _figures(profile: Profile) -> tuple[str, ...]:
    guard = f"{profile.guard_hit:+d}/{profile.guard_wound:+d}".replace("+0", "0")
    numbers = (profile.move, profile.hit, profile.wound, profile.attacks, profile.hit_points)
    return (*[str(one) for one in numbers], guard)


def _unit(profile: Profile, words: Words) -> tuple[str, ...]:
    cost = ""
    if profile.gold or profile.food:
        cost = tr("Cost {gold}/{food}, upkeep {gold_each}/{food_each}.").format(
            gold=profile.gold, food=profile.food, gold_each=profile.upkeep_gold, food_each=profile.upkeep_food
        )
    last = " ".join([one for one in (cost, rules_said(profile)) if one])
    cells = [beside_icon(one) for one in (*_figures(profile), text(last))]
    return (f"{icon(icon_of(profile.id, profile.kind))} {strong(words.called(profile.id))}", *cells)


def _profiles(rows: Sequence[Sequence[str]]) -> str:
    return table(rows, (27, 5, 5, 5, 5, 6, 8, 39), _heads(tr("Who"), tr("Cost and special rules")))


def monsters(content: Content, words: Words) -> str:
    """W-BOX-3. The Monster Reference sheet: class by class."""
    parts: list[str] = []
    for category in (GREAT, LARGE, SMALL):
        profiles = [one.profile for one in content.monsters.values() if one.profile.category == category]
        rows = [
            (
                f"{icon(PROFILES.get(one.id, 'horned-skull'))} {strong(words.called(one.id))}",
                *[beside_icon(cell) for cell in (*_figures(one), text(rules_said(one)))],
            )
            for one in profiles
        ]
        if rows:
            title = say(CATEGORIES[category].text)
            heads = _heads(tr("Who"), tr("Special rules"))
            parts += [heading(title), table(rows, (21, 4, 4, 4, 4, 5, 7, 51), heads, tight=True)]
    parts.append(paragraph(text(tr("Monsters spend 1 movement point on every tile. What a fallen one had is rolled."))))
    return "".join(parts)


def events() -> str:
    """W-BOX-3. The three charts: ruins, the end of a turn, and what monsters had."""
    ruins = [
        ("1", tr("A monster.")),
        ("2", tr("A monster that guards a treasure, laid face down.")),
        ("3, 4", tr("A treasure.")),
        ("5", tr("A card of equipment.")),
        ("6", tr("A treasure and a card of equipment.")),
    ]
    ends = [
        ("1", tr("A disaster.")),
        ("2", tr("A monster, beside your lord.")),
        ("3, 4, 5", tr("A random encounter.")),
        ("6", tr("A glorious boon.")),
    ]
    spoils = [
        (strong(str(face + 1)), *[text(_spoils(category, face)) for category in (SMALL, LARGE, GREAT)])
        for face in range(6)
    ]
    head = ("", *[say(CATEGORIES[one].text) for one in (SMALL, LARGE, GREAT)])
    return "".join(
        [
            heading(tr("A ruin is explored")),
            table([(strong(face), text(words)) for face, words in ruins], (14, 86)),
            heading(tr("A turn ends")),
            table([(strong(face), text(words)) for face, words in ends], (14, 86)),
            heading(tr("A monster has fallen")),
            table(spoils, (14, 28, 28, 30), head),
        ]
    )


def _spoils(category: str, face: int) -> str:
    gold = REWARDS[category][face]
    if not gold:
        return tr("nothing")
    if category == GREAT and face == 5:
        return tr("{gold} gold and a card of equipment").format(gold=gold)
    return tr("{gold} gold").format(gold=gold)


def upkeep(words: Words) -> str:
    """W-UPK-2. The Upkeep sheet: its five steps, what everything costs, and rounds to write down."""
    steps = [
        ("1", tr("Gather"), tr("Gold for each worker of the mine, food for each one of the farm.")),
        ("2", tr("Pay"), tr("Gold and food for every unit, food for every engineer and healer. Who is unpaid leaves.")),
        ("3", tr("Train"), tr("Train, buy workers and civilians, move workers; each engineer builds one thing.")),
        ("4", tr("Heal and trade"), tr("Each healer heals a wound; clerics and merchants serve whoever is in town.")),
        ("5", tr("Equip"), tr("Your lord puts on what is owned.")),
    ]
    rows = [(strong(number), strong(name), text(what)) for number, name, what in steps]
    costs = [(strong(words.called(one)), str(UPGRADES[2]), str(UPGRADES[3])) for one in BUILDINGS]
    blank = [[str(number), "", "", "", ""] for number in range(1, ROUNDS + 1)]
    head = (tr("Round"), tr("Gold in"), tr("Food in"), tr("Upkeep"), tr("Left"))
    return "".join(
        [
            heading(tr("The five steps")),
            table(rows, (6, 20, 74)),
            heading(tr("Levels, in gold")),
            table(costs, (40, 30, 30), (tr("Building"), *[tr("Level {level}").format(level=one) for one in (2, 3)])),
            heading(tr("Round by round")),
            table(blank, (12, 22, 22, 22, 22), head),
        ]
    )
