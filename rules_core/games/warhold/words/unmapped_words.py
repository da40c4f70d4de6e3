"""What is said at a table without a map: facts without tiles, and the questions about the ground."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.land import place_at
from rules_core.games.warhold.rules.monster_ways import flies
from rules_core.games.warhold.rules.setting_up import RUIN_DISTANCE, towns_wanted
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points, movement
from rules_core.games.warhold.rules.unmapped.attacks import SHARE
from rules_core.games.warhold.rules.unmapped.beasts import BESIDE, INSIDE, ON_THE_WAY, SEVERAL, THERE
from rules_core.games.warhold.rules.unmapped.laying_out import LAID
from rules_core.games.warhold.rules.unmapped.looks import NOBODY
from rules_core.games.warhold.rules.unmapped.marches import STRUCK
from rules_core.games.warhold.rules.unmapped.spots import LEFT_ALONE, alike_to
from rules_core.games.warhold.state.facts import (
    Appeared,
    BridgeBuilt,
    CardDrawn,
    Destroyed,
    MonsterGone,
    RuinGone,
    Slain,
    TreasureClaimed,
    TreasureLaid,
)
from rules_core.games.warhold.state.war import Unit, War
from rules_core.games.warhold.words.card_texts import text_of
from rules_core.games.warhold.words.ground_words import GroundWords
from rules_core.games.warhold.words.places import called_in, place_amid, place_called
from rules_core.games.words import Words
from rules_core.grid.squares import square_named
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import NO_SEAT, Request, SeatId, Topic
from rules_core.wording.sentence import Part, Phrase, Sentence
from rules_core.wording.translation import say, tell

WITHOUT_TILE: Final = {
    "RuinPlaced": Phrase("{seat} lays a ruin."),
    "BridgeBuilt": Phrase("{seat} builds a bridge."),
    "BridgeLost": Phrase("A bridge is gone."),
    "Appeared": Phrase("On the table: {unit}."),
    "RuinRolled": Phrase("A ruin, explored by {unit}: {face}."),
    "RuinGone": Phrase("A ruin is gone."),
    "TreasureClaimed": Phrase("{seat} claims the treasure of a ruin: {card}."),
    "TreasureLaid": Phrase("A treasure lies face down beside the ruin."),
    "Slain": Phrase("Slain: {unit}."),
}
"""What happens somewhere without a tile."""
FOUNDED: Final = Phrase("{seat} takes this people: {race}.")
COMES_TO: Final = Phrase("{unit}, new place: {end}.")
GOES_ON: Final = Phrase("{unit} goes on.")
MAKES_FOR: Final = Phrase("{unit} makes for {goal}.")
QUESTIONS: Final[dict[Topic, tuple[Phrase, Phrase | None]]] = {
    topics.LAY_OUT: (
        Phrase("Lay the table out"),
        Phrase(
            "A map as all approve of. Towns: {towns}. Ruins: {ruins}, more than {distance} tiles from each other and "
            "not beside a town."
        ),
    ),
    topics.MARCH: (Phrase("{subject}: to which place?"), None),
    topics.HOW_MANY: (Phrase("{subject}: how many?"), None),
    topics.WHO_IS_STRUCK: (Phrase("{who}: who is struck at on leaving?"), Phrase("Before the step is made.")),
    topics.WHO_STRIKES: (Phrase("Who strikes at {subject}?"), None),
    topics.FIGHT: (
        Phrase("{who}: does anybody reach anybody?"),
        Phrase("One of yours an enemy, or an enemy one of yours."),
    ),
    topics.SHARED: (Phrase("{subject}: attacks on whom?"), None),
    topics.FROM_AFAR: (Phrase("{subject} and {other}: how far apart?"), None),
    topics.BESIDE_LORD: (Phrase("Does the lord stand beside {subject}?"), None),
    topics.HOW_MANY_BESIDE: (Phrase("{subject}: how many of them stand beside the lord?"), None),
    topics.ON_MOUNTAIN: (Phrase("Does {subject} stand on a mountain?"), None),
    topics.ON_MOUNTAINS: (Phrase("{who}: who stands on a mountain?"), None),
    topics.IN_FOREST: (Phrase("Does {subject} stand in a forest?"), None),
    topics.ENGINES_THERE: (Phrase("How many hostile siege engines stand beside it?"), Phrase("{subject}")),
    topics.WHO_BEHIND: (
        Phrase("Who stands straight behind {other}?"),
        Phrase("Seen from {subject}, if the two stand beside each other."),
    ),
    topics.WHO_ELSE_HIT: (
        Phrase("Who else stands where the shot falls?"),
        Phrase("Friends too. Spread Shot: all round {other}; Cross Hit: the four tiles beside."),
    ),
    topics.WHOM_REACHES: (Phrase("{subject}: whom does it reach?"), Phrase("The weakest of them is struck.")),
    topics.NEAREST: (Phrase("{subject}: what is nearest?"), Phrase("By the way there, 1 for each tile. {moves}")),
    topics.AS_NEAR: (
        Phrase("{subject}: what is equally near?"),
        Phrase("The rules choose: units first, of these the lesser type."),
    ),
    topics.COMES: (
        Phrase("{subject} makes for {other}: does it come there?"),
        Phrase("It stops where it can strike. {moves}"),
    ),
}
OTHERWISE: Final[dict[Topic, tuple[Phrase, Phrase | None]]] = {
    topics.MOVE: (
        Phrase("{who}: move on the table. Who comes to another place?"),
        Phrase("Into a stronghold or town, onto a ruin, or out of one."),
    ),
}
"""What is asked with a map too, in other words."""
OPTIONS: Final[dict[Topic, dict[str, Phrase]]] = {
    topics.LAY_OUT: {LAID: Phrase("All lies on the table")},
    topics.FIGHT: {"no": Phrase("Nobody reaches anybody"), "yes": Phrase("There is fighting")},
    topics.FROM_AFAR: {"no": Phrase("Beside each other"), "yes": Phrase("A tile between them, or more")},
    topics.MARCH: {
        "stay": Phrase("Nowhere else"),
        "field": Phrase("Out into the field"),
        "ruin": Phrase("Onto a ruin"),
    },
    topics.COMES: {
        ON_THE_WAY: Phrase("Still on the way"),
        THERE: Phrase("It reaches it now"),
        INSIDE: Phrase("It is inside now"),
    },
    topics.NEAREST: {
        BESIDE: Phrase("It stays: somebody stands beside it"),
        SEVERAL: Phrase("Several are equally near"),
    },
    topics.MOVE: {STRUCK: Phrase("Somebody is struck at on leaving")},
    topics.WHOM: {SHARE: Phrase("Share the attacks out")},
    topics.WHO_BEHIND: {NOBODY: Phrase("Nobody")},
}
RUIN_OF: Final = "ruin:"


def phrase_of(fact: Fact) -> Phrase | None:
    """The words for a fact without a tile; None where the usual ones do."""
    tile = getattr(fact, "tile", "")
    if not tile or square_named(tile) is not None:
        return None
    kind = type(fact).__name__
    if kind == "StrongholdFounded":
        return FOUNDED
    return WITHOUT_TILE.get(kind)


class PlaceWords(GroundWords):
    """At a table of which nobody has a map here."""

    def place(self, words: Words, state: War, tile: int) -> str:
        return place_called(words, state, place_at(state, tile))

    def unit(self, words: Words, state: War, unit: Unit) -> str:
        place = place_amid(words, state, unit.tile)
        return Sentence("{who}, {place}", {"who": _called(words, unit, state), "place": place}).text()

    def column(self) -> str:
        return "Place"

    def question(self, topic: tuple[Phrase, Phrase | None], request: Request) -> tuple[Phrase, Phrase | None]:
        return OTHERWISE.get(request.topic, topic)

    def parts(self, request: Request, state: War) -> Mapping[str, Part]:
        return _parts(request, state)

    def title(self, words: Words, option: str, request: Request, state: War) -> str:
        return _title(words, option, request, state)

    def second(self, campaign: Campaign, unit: Unit) -> str:
        # By its wounds people tell it from others of its kind.
        if not unit.wounds:
            return ""
        most = hit_points(campaign, unit)
        return tell("Hit points left: {left} of {most}", left=most - unit.wounds, most=most)

    def pack(self, words: Words, option: str, state: War) -> tuple[str, str]:
        # Those who are in one place stand together.
        if not state.has_unit(option):
            return "", ""
        unit = state.unit(option)
        return self.place(words, state, unit.tile), _called(words, unit, state)

    def order(
        self, fact: Fact, war: War, words: Words, led: Collection[SeatId], drawn: CardDrawn | None
    ) -> Sentence | None:
        return _order(fact, war, words, led, drawn)


def _called(words: Words, unit: Unit, state: War) -> str:
    """What stands for all that are like it, and how many they are."""
    name, count = words.called(unit.profile), len(alike_to(state, unit))
    return tell("{who}, {count} of them", who=name, count=count) if count > 1 else name


def _title(words: Words, option: str, request: Request, state: War) -> str:
    """What is chosen, where it is said otherwise than with a map; "" where it is not."""
    named = OPTIONS.get(request.topic, {}).get(option)
    if named is not None:
        return say(named.text)
    if option.startswith(RUIN_OF):
        keeper = option.removeprefix(RUIN_OF)
        if keeper == LEFT_ALONE or not state.has_unit(keeper):
            return say("Onto the ruin with the treasure")
        return tell("Onto the ruin of {monster}", monster=words.name(state.unit(keeper).profile))
    if option == "field" or option.startswith(("hold-", "town-")):
        return place_called(words, state, option)
    return ""


def _parts(request: Request, state: War) -> Mapping[str, Part]:
    """What such a question names besides who is asked and about whom."""
    campaign = campaign_of(state)
    if request.topic == topics.LAY_OUT:
        ruins = campaign.options.ruins_each * len(state.seats)
        distance = 1 if campaign.options.quick_play else RUIN_DISTANCE
        return {"towns": towns_wanted(campaign), "ruins": ruins, "distance": distance}
    first = request.subject.partition(" ")[0]
    if request.topic in (topics.NEAREST, topics.COMES) and state.has_unit(first):
        monster = state.unit(first)
        told = Phrase("It moves up to {count} tiles.")
        if flies(campaign, monster):
            told = Phrase("It flies up to {count} tiles.")
        return {"moves": tell(told.text, count=movement(campaign, monster))}
    return {}


PUT_DOWN: Final = {
    "W-RUI-9": Sentence("Put this one down beside the ruin, or as near as can be: {unit}."),
    "W-EOT-2": Sentence("Put this one down beside the lord of {seat}, or as near as can be: {unit}."),
}
"""Where a monster comes that a rule places; where the card says it, the card stands above."""
AS_THE_CARD_SAYS: Final = Sentence("Put this one down as the card says: {unit}.")


def _order(fact: Fact, war: War, words: Words, led: Collection[SeatId], drawn: CardDrawn | None) -> Sentence | None:
    """What comes onto the table, and what goes; who moved, people have moved. `drawn` is the last card."""
    if isinstance(fact, Appeared):
        put = PUT_DOWN.get(fact.clause, AS_THE_CARD_SAYS)
        if "/" in fact.unit:
            # People put their own units down.
            return None
        parts: dict[str, Part] = {"unit": called_in(fact.unit, words)}
        parts["seat"] = words.name(drawn.seat if drawn is not None else war.current())
        if put is AS_THE_CARD_SAYS and drawn is not None:
            # All of them in one line: the card lies nowhere any more.
            text = text_of(drawn.card, war.world.content, words)
            return Sentence(
                "{seat} drew {card}. {text} Put down whom it names.",
                {"seat": parts["seat"], "card": words.name(drawn.card), "text": text},
            )
        return Sentence(put.template, parts)
    if isinstance(fact, (Slain, MonsterGone)):
        return Sentence("Take away: {unit}.", {"unit": called_in(fact.unit, words)})
    if isinstance(fact, Destroyed):
        place: dict[str, Part] = {"place": words.name(fact.place)}
        if fact.place.startswith("town-"):
            return Sentence("Turn over {place}: it is ruined.", place)
        return Sentence("Lay four ruins where {place} stood.", place)
    if isinstance(fact, TreasureLaid):
        return Sentence("Lay a treasure face down beside the ruin.")
    if isinstance(fact, (RuinGone, TreasureClaimed)):
        return Sentence("Take the ruin away.")
    seat = getattr(fact, "seat", NO_SEAT)
    if isinstance(fact, BridgeBuilt) and seat in led:
        return Sentence("Lay down a bridge within ten tiles of the stronghold of {seat}.", {"seat": words.name(seat)})
    return None
