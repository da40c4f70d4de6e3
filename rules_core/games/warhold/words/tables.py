"""What lies on the table of Warhold as rows: kingdoms, strongholds, units, monsters, places, decks."""

from __future__ import annotations

from functools import lru_cache

from rules_core.games.definition import Thing, ThingTable
from rules_core.games.warhold.content.types import DECKS, MILITARY
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.decks import left_in
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.land import name_at
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.rules.upkeep import income_of, upkeep_of
from rules_core.games.warhold.state.war import MOUNTAIN, NOTHING, WATER, Kingdom, Phase, Stronghold, Unit, War
from rules_core.games.warhold.words.grounds import ground_words_of, place_said
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT
from rules_core.wording.translation import say, tell

MAKING = (Phase.MAP, Phase.APPROVAL, Phase.TOWNS, Phase.RUINS, Phase.ORDER, Phase.STRONGHOLDS)
GROUNDS = {"f": "Forest", MOUNTAIN: "Mountain", WATER: "Water", ".": "Plains"}


def tables(state: War, words: Words) -> tuple[ThingTable, ...]:
    """Everything that a corrected table may change stands here once."""
    campaign = campaign_of(state)
    places = _places(state, words)
    ground_words = ground_words_of(state)
    place = ground_words.column()
    shown = [
        ThingTable("land", "Map", ("Tile", "Ground"), places, "tile"),
        ThingTable(
            "units",
            "Units",
            ("Unit", place, "Wounds", "Hit points", *ground_words.movement_column()),
            tuple([_unit(campaign, place, one, words) for place, one in enumerate(state.units) if not is_monster(one)]),
        ),
        ThingTable(
            "monsters",
            "Monsters",
            ("Monster", place, "Wounds", "Hit points"),
            tuple([_monster(campaign, place, one, words) for place, one in enumerate(state.units) if is_monster(one)]),
        ),
        ThingTable(
            "kingdoms",
            "Kingdoms",
            ("Kingdom", "Gold", "Food", "Income", "Upkeep", "Equipment"),
            tuple([_kingdom(campaign, place, one, words) for place, one in enumerate(state.kingdoms)]),
            "card",
        ),
        ThingTable(
            "strongholds",
            "Strongholds",
            ("Stronghold", "Mine", "Miners", "Farm", "Farmers", "Barracks", "Walls", "Engineers", "Healers"),
            tuple([_house(place, one, words) for place, one in enumerate(state.strongholds)]),
            "card",
        ),
        ThingTable(
            "decks",
            "Decks",
            ("Deck", "Cards"),
            tuple(
                [Thing(f"deck-{one}", (words.called(one), str(left_in(state, campaign.content, one)))) for one in DECKS]
            ),
            "card",
        ),
    ]
    return tuple(shown)


def _places(state: War, words: Words) -> tuple[Thing, ...]:
    """The tiles that are no plains, and what stands on them."""
    if not state.has_map:
        return ()
    named: dict[int, str] = {}
    for house in state.strongholds:
        named.update(dict.fromkeys(house.tiles, tell("Stronghold of {who}", who=words.called(house.founder))))
    for town in state.towns:
        named.update(dict.fromkeys(town.tiles, say("Ruined Town") if town.is_ruined else say("Town")))
    for ruin in state.ruins:
        named[ruin.tile] = say("Ruin with treasure") if ruin.has_treasure else say("Ruin")
    for tile in state.bridges:
        named.setdefault(tile, say("Bridge"))
    grounds = tuple([say(one) for one in GROUNDS.values()])
    return _lands(state.ground, state.columns, tuple(named.items()), grounds)


@lru_cache(maxsize=8)
def _lands(
    ground: str, columns: int, named: tuple[tuple[int, str], ...], grounds: tuple[str, ...]
) -> tuple[Thing, ...]:
    """One for each, kept while the board is the same: it has hundreds, and changes seldom."""
    names, called = dict(named), dict(zip(GROUNDS, grounds, strict=True))
    found: list[Thing] = []
    for tile, letter in enumerate(ground):
        if letter == NOTHING:
            continue
        square = (tile % columns, tile // columns)
        name = names.get(tile, "" if letter == "." else called[letter])
        if name or square in ((0, 0), (columns - 1, len(ground) // columns - 1)):
            cells = (name or called[letter], name_at(columns, tile).upper())
            found.append(Thing(f"tile-{tile}", cells, NO_SEAT, square))
    return tuple(found)


def _unit(campaign: Campaign, place: int, unit: Unit, words: Words) -> Thing:
    state = campaign.state
    cells = (
        words.called(unit.profile),
        place_said(words, state, unit.tile),
        str(unit.wounds),
        str(hit_points(campaign, unit)),
        *ground_words_of(state).movement(campaign, unit),
    )
    paths = ("", "", f"units/{place}/wounds", *[""] * (len(cells) - 3))
    return Thing(unit.id, cells, unit.seat, ground_words_of(state).square(state, unit.tile), paths)


def _monster(campaign: Campaign, place: int, unit: Unit, words: Words) -> Thing:
    state = campaign.state
    cells = (
        words.called(unit.profile),
        place_said(words, state, unit.tile),
        str(unit.wounds),
        str(campaign.profile(unit).hit_points),
    )
    return Thing(
        unit.id, cells, NO_SEAT, ground_words_of(state).square(state, unit.tile), ("", "", f"units/{place}/wounds", "")
    )


def _kingdom(campaign: Campaign, place: int, kingdom: Kingdom, words: Words) -> Thing:
    income, upkeep = income_of(campaign, kingdom.seat), upkeep_of(campaign, kingdom.seat)
    equipment = [words.called(card_of(one)) for one in (*kingdom.worn, *kingdom.owned)]
    name = words.called(kingdom.seat)
    if kingdom.race:
        name = tell("{who}, {race}", who=name, race=words.called(kingdom.race))
    cells = (
        name,
        str(kingdom.gold),
        str(kingdom.food),
        f"{income[0]}/{income[1]}",
        f"{upkeep[0]}/{upkeep[1]}",
        ", ".join(equipment),
    )
    paths = ("", f"kingdoms/{place}/gold", f"kingdoms/{place}/food", "", "", "")
    return Thing(f"kingdom-{kingdom.seat}", cells, kingdom.seat, None, paths)


def _house(place: int, house: Stronghold, words: Words) -> Thing:
    keys = ("mine", "miners", "farm", "farmers", "barracks", "walls", "engineers", "healers")
    values = (
        house.mine,
        house.miners,
        house.farm,
        house.farmers,
        house.barracks,
        house.walls,
        house.engineers,
        house.healers,
    )
    cells = (words.called(house.id), *[str(one) for one in values])
    return Thing(house.id, cells, house.seat, None, ("", *[f"strongholds/{place}/{one}" for one in keys]))


def army(state: War, seat: str) -> int:
    """How many military units a player has."""
    return len([one for one in state.units if one.seat == seat and one.kind in MILITARY])


def summary(state: War, words: Words) -> str:
    """How far a war has come, for the card of a saved game."""
    if state.phase in MAKING or not state.round:
        return say("The map is made")
    alive = len(state.living())
    if alive == 1:
        return tell("Round {round}: one lord alive", round=state.round)
    return tell("Round {round}: {count} lords alive", round=state.round, count=alive)
