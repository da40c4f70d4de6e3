"""What is said at a table without a map: facts without tiles, and the questions about the ground."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.monster_ways import flies
from rules_core.games.warhold.rules.setting_up import RUIN_DISTANCE, towns_wanted
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import movement
from rules_core.games.warhold.rules.unmapped.attacks import SHARE
from rules_core.games.warhold.rules.unmapped.beasts import BESIDE, INSIDE, ON_THE_WAY, SEVERAL, THERE
from rules_core.games.warhold.rules.unmapped.laying_out import LAID
from rules_core.games.warhold.rules.unmapped.looks import NOBODY
from rules_core.games.warhold.rules.unmapped.marches import STRUCK
from rules_core.games.warhold.rules.unmapped.spots import LEFT_ALONE
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words.places import place_called
from rules_core.games.words import Words
from rules_core.grid.squares import square_named
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Request, Topic
from rules_core.wording.sentence import Part, Phrase
from rules_core.wording.translation import say, tell

WITHOUT_TILE: Final = {
    "RuinPlaced": Phrase("{seat} lays a ruin."),
    "BridgeBuilt": Phrase("{seat} builds a bridge."),
    "BridgeLost": Phrase("A bridge is gone."),
    "Appeared": Phrase("On the table: {unit}."),
    "RuinRolled": Phrase("A ruin, explored by {unit}: {face}."),
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


def title_without_map(words: Words, request: Request, option: str, state: War) -> str:
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


def parts_of(request: Request, state: War) -> dict[str, Part]:
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
