"""What lies on the table of Defenders as rows."""

from __future__ import annotations

from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.rules import entry_points, menace
from rules_core.games.defenders.state.city import City, Location, MoraleCause, Phase, Threat, Unit
from rules_core.games.defenders.words.defenders_words import stack_said
from rules_core.games.defenders.words.names import card_name, meanings_said
from rules_core.games.definition import Thing, ThingTable
from rules_core.games.words import Words
from rules_core.kernel.requests import NO_SEAT
from rules_core.wording.translation import say, tell

MINUS = "\N{MINUS SIGN}"
MAKING = (Phase.SETTING, Phase.CITY, Phase.LEFTOVERS)


def tables(state: City, words: Words) -> tuple[ThingTable, ...]:
    """City creation shows cards and stacks; the siege shows places, defenders, threats and the deck."""
    if state.phase in MAKING:
        cards = [Thing(card, (card_name(card),)) for card in state.row]
        stacks = [
            Thing(one.id, (stack_said(one), say("finished") if one.is_final else say("growing")), one.owner)
            for one in state.stacks
            if not one.is_dropped
        ]
        return (
            ThingTable("row", "Open cards", ("Card",), tuple(cards), "card"),
            ThingTable("stacks", "The city so far", ("Stack", "State"), tuple(stacks), "tile"),
            ThingTable("deck", "Deck", ("What", "Count"), (_cards_left(len(state.deck)),), "card"),
        )
    return (
        ThingTable(
            "places",
            "Locations",
            ("Name", "Words", "Way in", "State"),
            tuple([_place(state, one, words) for one in state.locations]),
            "tile",
        ),
        ThingTable(
            "units",
            "Defenders",
            ("Name", "Words", "Place", "Value", "Wounds"),
            tuple([_unit(state, one, words) for one in state.units if not one.is_dead]),
        ),
        ThingTable(
            "threats",
            "Threats",
            ("Name", "Words", "Value", "Place"),
            tuple([_threat(state, one, words) for one in state.menace()]),
        ),
        ThingTable("deck", "Deck and morale", ("What", "Count"), tuple(_counts(state, words)), "card"),
    )


def _place(state: City, place: Location, words: Words) -> Thing:
    number = str(entry_points.number_of(state, place.id) or "")
    lost = say("in ruins") if place.is_destroyed else say("occupied") if place.is_occupied else ""
    attacked = say("under attack") if state.attackers(place.id) else ""
    what = meanings_said([place.type], place.words)
    return Thing(place.id, (words.called(state.mention(place.id)), what, number, lost or attacked))


def _unit(state: City, unit: Unit, words: Words) -> Thing:
    name = words.called(state.mention(unit.id))
    where = words.called(state.mention(unit.place)) if unit.place else ""
    at = state.units.index(unit)
    cells = (name, meanings_said([unit.type], unit.words), where, str(state.value(unit)), str(unit.wounds))
    return Thing(unit.id, cells, unit.owner, None, ("", "", "", "", f"units/{at}/wounds"))


def _threat(state: City, threat: Threat, words: Words) -> Thing:
    where = threat.target or threat.place
    place = words.called(state.mention(where)) if where else say("outside the city")
    kind = meanings_said([threat.type], [])
    return Thing(threat.id, (words.called(state.mention(threat.id)), kind, str(rank_of(threat.card)), place))


def _counts(state: City, words: Words) -> list[Thing]:
    joker = say("still in the deck") if state.is_joker_in else say("has come")
    found = [
        _cards_left(menace.cards_left(state)),
        Thing("joker", (say("The Joker"), joker)),
        Thing("reserve", (say("Help on its way"), ", ".join([card_name(one) for one in state.reserve]) or "0")),
        Thing("damage", (say("Morale damage"), str(state.damage)), NO_SEAT, None, ("", "damage")),
    ]
    found.extend(
        Thing(f"cause-{number}", (_cause(state, one, words), f"{one.points:+}".replace("-", MINUS)))
        for number, one in enumerate(state.causes)
    )
    found.append(Thing("discard", (say("Cards put away"), str(len(state.discard)))))
    if state.intelligence:
        found.append(Thing("known", (say("The enemy knows the weak spot"), "")))
    return found


def _cause(state: City, cause: MoraleCause, words: Words) -> str:
    """D-MOR-5 to D-MOR-8, D-SPC-3. What a point of morale damage, or relief, came from."""
    what = words.called(state.mention(cause.thing)) if cause.thing else say("an evil day")
    if cause.points > 0:
        return tell("Grief and fear: {what}", what=what)
    # D-MOR-7. A place that was won back or repaired, or else somebody's words.
    return tell("Ours again: {what}", what=what) if cause.clause == "D-MOR-7" else tell("New heart: {what}", what=what)


def _cards_left(count: int) -> Thing:
    return Thing("left", (say("Cards left"), str(count)))


def summary(state: City, words: Words) -> str:
    """How far it has come, for the card of a saved game."""
    if state.phase in MAKING:
        return tell("The city is being made: stacks {count}", count=len(state.stacks))
    if state.phase is Phase.PLACING:
        return say("Defenders take their posts")
    if state.phase is Phase.MENACE and state.turn == 0:
        return say("Threats gather")
    if state.turn == 0:
        return say("The map is being drawn")
    return tell("Turn {turn}, threats {threats}", turn=state.turn, threats=len(state.menace()))
