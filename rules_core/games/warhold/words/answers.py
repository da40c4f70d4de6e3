"""How the answers of a question read: a title, and what it costs or brings below it."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.content.library_content import clause_of
from rules_core.games.warhold.content.types import ENGINEER, FARM, HEALER, MINE, SIEGE, WORKER, Content
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import NONE, Campaign
from rules_core.games.warhold.rules.combat import SHOT
from rules_core.games.warhold.rules.fortunes import FOOD, GOLD, SLOW
from rules_core.games.warhold.rules.gear import equipment_of
from rules_core.games.warhold.rules.laying import DESIGNS, left_of
from rules_core.games.warhold.rules.mapped.attacks import ALL
from rules_core.games.warhold.rules.needs import needs_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.rules.trading import BOUGHT_FOOD, BOUGHT_FOR, CURE_COST, SOLD_FOOD, SOLD_FOR, price
from rules_core.games.warhold.rules.training import CIVILIAN_COST, UPGRADES, WORKER_COST
from rules_core.games.warhold.rules.upkeep import needs_one
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.card_texts import equipment_text
from rules_core.games.warhold.words.grounds import ground_words_of
from rules_core.games.warhold.words.names import NAMES
from rules_core.games.warhold.words.trait_texts import ability_said
from rules_core.games.words import Words
from rules_core.grid.squares import square_named
from rules_core.kernel.requests import Request
from rules_core.wording.sentence import Phrase
from rules_core.wording.translation import say, tell

TURNS: Final = {
    "t0": Phrase("As it is"),
    "t90": Phrase("A quarter turn"),
    "t180": Phrase("A half turn"),
    "t270": Phrase("Three quarters of a turn"),
}
ON_TILES: Final = {
    "f": Phrase("Forest"),
    "m": Phrase("Mountain"),
    "w": Phrase("Water"),
    "b": Phrase("Bridge"),
}
AMOUNTS: Final = (topics.GOLD_OR_FOOD, topics.TOLL, topics.RUIN_OR_GOLD)
"""Where a card offers gold or food, or asks for it."""
WORKERS: Final = {MINE: Phrase("Worker of the mine"), FARM: Phrase("Worker of the farm")}
"""One who comes there, or is lost there."""


def title_of(words: Words, request: Request, option: str, state: War) -> str:
    """What is chosen."""
    if request.topic in (topics.LAY_WHICH, topics.LAY_WHERE, topics.LAY_TURN):
        return _laid(option)
    unlike = ground_words_of(state).title(words, option, request, state)
    if unlike:
        return unlike
    what, _, place = option.partition("@")
    if place:
        house, _, number = place.partition(".")
        title = title_of(words, request, what, state)
        if number:
            title = tell("{who} {number}", who=title, number=int(number))
        return tell("{what}, {place}", what=title, place=words.name(house))
    if state.has_unit(option):
        return ground_words_of(state).unit(words, state, state.unit(option))
    if request.topic in topics.TILES and square_named(option) is not None:
        # P3 is a tile there, and p3 a seat elsewhere.
        return option.upper()
    if request.topic == topics.LOST_CIVILIAN and option in WORKERS:
        return say(WORKERS[option].text)
    if option in NAMES:
        return say(NAMES[option].text)
    if option.startswith(ALL):
        return tell("All like it: {whom}", whom=title_of(words, request, option.removeprefix(ALL), state))
    verb, _, rest = option.removeprefix(SHOT).partition(":")
    if not rest or verb not in NAMES:
        return words.called(option)
    if verb == WORKER and rest in WORKERS:
        return say(WORKERS[rest].text)
    if verb == "train":
        return words.called(_own(state, request, rest))
    return tell("{what}: {whom}", what=say(NAMES[verb].text), whom=title_of(words, request, rest, state))


def _laid(option: str) -> str:
    """W-SET-2. A game tile, its place and its turn."""
    if option in TURNS:
        return say(TURNS[option].text)
    if option.startswith("d"):
        return _game_tile(int(option[1:].partition(".")[0]))
    column, _, row = option[1:].partition("-")
    return tell("Column {column}, row {row}", column=int(column) + 1, row=int(row) + 1)


def _game_tile(design: int) -> str:
    """W-BOX-1. What lies on a game tile beside plains, and on how many of its tiles."""
    rows = DESIGNS[design]
    lies = [_so_many(say(name.text), rows.count(letter)) for letter, name in ON_TILES.items() if letter in rows]
    return ", ".join(lies) or say("Plains")


def _so_many(what: str, count: int) -> str:
    return what if count == 1 else tell("{what}: {count}", what=what, count=count)


def _own(state: War, request: Request, kind: str) -> str:
    """The profile of a type in the race of whoever is asked."""
    race = state.kingdom(request.who).race
    return state.world.content.races[race].units[kind].id


def second_of(request: Request, option: str, campaign: Campaign) -> str:
    """What it costs, or what it takes."""
    state, content = campaign.state, campaign.content
    what = option.partition("@")[0]
    verb, _, rest = what.partition(":")
    if request.topic == topics.TRAIN:
        return _cost_of_training(request, verb, rest, campaign)
    if request.topic == topics.LAY_WHICH:
        return tell("{count} left in the box", count=left_of(state, int(what[1:].partition(".")[0])))
    if request.topic == topics.RACE:
        return ability_said(content.races[option].trait)
    if request.topic == topics.UNPAID:
        return _both(*needs_one(campaign, request.who, option))
    if request.topic == topics.BUNDLES:
        return _bundles(request, option, state)
    if request.topic == topics.VICTIM:
        unit = state.unit(option)
        return tell("Hit points left: {left}", left=hit_points(campaign, unit) - unit.wounds)
    if request.topic in AMOUNTS:
        return _amount(request, option, content)
    if state.has_unit(option) and request.topic != topics.WHOM:
        return ground_words_of(state).second(campaign, state.unit(option))
    if state.has_unit(option):
        attacker, target = state.unit(request.subject), state.unit(option)
        if not campaign.ground.is_foreseen(campaign, attacker, target):
            return ""
        needs = needs_of(campaign, attacker, target)
        return tell("Hits on {hit}, wounds on {wound}", hit=needs.lowest_hit(), wound=needs.lowest_wound())
    if verb == "cure":
        return tell("{gold} gold", gold=CURE_COST)
    if request.topic == topics.BUY_ONE and option != NONE:
        # RE-21. The card lies nowhere else, and is bought at once.
        says = equipment_text(equipment_of(content, option))
        return tell("{gold} gold. {says}", gold=price(campaign, state.kingdom(request.who), option), says=says)
    if verb == "buy":
        return tell("{gold} gold", gold=price(campaign, state.kingdom(request.who), rest))
    if verb == "sell":
        return tell("For {gold} gold", gold=equipment_of(content, rest).sell)
    return ""


def _amount(request: Request, option: str, content: Content) -> str:
    """RE-24, RE-25, TR-10. How much it is that the card offers or asks."""
    card = next((one for one in content.cards.values() if clause_of(one.id, "") == request.clause), None)
    if card is None:
        return ""
    if option == SLOW:
        return tell("Movement next turn: {penalty}", penalty=-card.penalty)
    if option in (GOLD, FOOD):
        sign = "-" if request.topic == topics.TOLL else "+"
        return f"{sign}{card.number}"
    return ""


def _cost_of_training(request: Request, verb: str, rest: str, campaign: Campaign) -> str:
    if verb in ("train", SIEGE):
        profile = campaign.content.profiles[_own(campaign.state, request, rest or SIEGE)]
        return _both(profile.gold, profile.food)
    if verb == WORKER:
        return _both(WORKER_COST, WORKER_COST)
    if verb in (ENGINEER, HEALER):
        return _both(CIVILIAN_COST, CIVILIAN_COST)
    if verb == "shift":
        return say("From the farm") if rest == MINE else say("From the mine") if rest == FARM else ""
    if verb == "upgrade":
        levels = [UPGRADES[one.level(rest) + 1] for one in campaign.state.held_by(request.who) if one.level(rest) < 3]
        return tell("{gold} gold", gold=levels[0]) if levels else ""
    return ""


def _bundles(request: Request, option: str, state: War) -> str:
    """W-TWN-12. What is given for what."""
    kingdom = state.kingdom(request.who)
    is_bought = request.subject == "buy"
    most = kingdom.gold // BOUGHT_FOR if is_bought else kingdom.food // SOLD_FOOD
    count = most if option == "all" else int(option)
    if is_bought:
        return tell("{food} food for {gold} gold", food=BOUGHT_FOOD * count, gold=BOUGHT_FOR * count)
    return tell("{gold} gold for {food} food", food=SOLD_FOOD * count, gold=SOLD_FOR * count)


def _both(gold: int, food: int) -> str:
    return tell("{gold} gold, {food} food", gold=gold, food=food)
