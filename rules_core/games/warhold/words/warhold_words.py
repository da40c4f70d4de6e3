"""What Warhold says: facts, questions and options as sentences."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from rules_core.games.playing_card import PrintedCard
from rules_core.games.warhold.content.types import Content, Profile
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.deaths import TAKE
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.facts import (
    Blocked,
    CardDrawn,
    EventRolled,
    FoodTraded,
    Gained,
    Healed,
    LeadershipRolled,
    LordFell,
    MapMade,
    MonsterAims,
    Moved,
    PhaseBegan,
    RoundBegan,
    Seized,
    Struck,
    Trained,
    TurnBegan,
    WarOver,
    Worn,
)
from rules_core.games.warhold.state.war import War
from rules_core.games.warhold.words import unmapped_words
from rules_core.games.warhold.words.answers import second_of, title_of
from rules_core.games.warhold.words.card_texts import text_of
from rules_core.games.warhold.words.grounds import ground_words_of
from rules_core.games.warhold.words.names import NAMES, SEATS
from rules_core.games.warhold.words.places import part_of
from rules_core.games.warhold.words.printed_cards import printed_card
from rules_core.games.warhold.words.reasons import REASONS
from rules_core.games.words import Option, Question, Words, tone_of
from rules_core.grid.squares import square_named
from rules_core.kernel.facts import Fact, FieldAmended
from rules_core.kernel.requests import Request, Roll, SeatId, Topic, options_of
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie, Tone
from rules_core.wording.translation import official, say, tell

FACTS: Final = {
    "TileLaid": Phrase("{seat} lays a game tile at {tile}."),
    "MapMade": Phrase("The map is made: {columns} by {rows} tiles."),
    "MapRefused": Phrase("{seat} wants another map; it is laid anew."),
    "TownPlaced": Phrase("A town stands at {tile}."),
    "RuinPlaced": Phrase("{seat} lays a ruin at {tile}."),
    "NoRoom": Phrase("There is too little room ({what}): only a distance of {distance} is kept."),
    "OrderRolled": Phrase("The dice say who begins: {order}."),
    "StrongholdFounded": Phrase("{seat}, {race}: the stronghold stands at {tile}."),
    "RoundBegan": Phrase("Round {round}"),
    "TurnBegan": Phrase("{seat}: Upkeep"),
    "Gathered": Phrase("{seat} gathers {gold} gold and {food} food."),
    "GatheringBlocked": Phrase("{seat} gathers nothing here, with an enemy inside: {stronghold}."),
    "UpkeepPaid": Phrase("{seat} pays {gold} gold and {food} food."),
    "Deserted": Phrase("Unpaid and gone: {who}."),
    "WorkerMoved": Phrase("{seat} sends a worker: {to}."),
    "Built": Phrase("{seat} builds: {building}, level {level}."),
    "Crumbled": Phrase("{seat} loses a level: {building}, now {level}."),
    "BridgeBuilt": Phrase("{seat} builds a bridge at {tile}."),
    "GoodsShown": Phrase("The merchant shows {seat}: {cards}."),
    "Bought": Phrase("{seat} buys for {gold} gold: {card}."),
    "Sold": Phrase("{seat} sells for {gold} gold: {card}."),
    "Used": Phrase("{seat} uses: {card}."),
    "Swapped": Phrase("Changed about: {unit} and {other}."),
    "Appeared": Phrase("At {tile}: {unit}."),
    "RuinRolled": Phrase("The ruin at {tile}, explored by {unit}: {face}."),
    "TreasureClaimed": Phrase("{seat} claims the treasure at {tile}: {card}."),
    "TreasureLaid": Phrase("A treasure lies face down at {tile}."),
    "Wounded": Phrase("{unit}: hit points \N{MINUS SIGN}{points}, {left} left."),
    "Slain": Phrase("Slain at {tile}: {unit}."),
    "PassedOn": Phrase("The wound of {unit} passes to: {bearer}."),
    "SpoilsTaken": Phrase("{seat} takes the lord's equipment: {cards}."),
    "Rewarded": Phrase("{seat} rolls {face} for the slain monster: {gold} gold."),
    "Destroyed": Phrase("Monsters have destroyed {place}."),
    "CardDrawn": Phrase("{seat} draws: {card}. {text}"),
    "DeckEmpty": Phrase("No card is left of this deck: {deck}."),
    "CardIdle": Phrase("It changes nothing here: {card}."),
    "CivilianLost": Phrase("{seat} loses: {who}."),
    "CardLost": Phrase("{seat} loses: {card}."),
    "Slowed": Phrase("{seat}: movement points next turn {points}."),
    "FogFell": Phrase("Fog lies round the lord of {seat}."),
    "RuinGone": Phrase("The ruin at {tile} is gone."),
    "BridgeLost": Phrase("The bridge at {tile} is gone."),
    "MonsterGone": Phrase("Gone: {unit}."),
}
"""By the class of a fact; the rest is worded below."""

PARTS: Final = (MapMade, RoundBegan, TurnBegan, WarOver)
"""Facts with which a part of a war begins or ends."""

QUESTIONS: Final[dict[Topic, tuple[Phrase, Phrase | None]]] = {
    topics.LAY_WHICH: (Phrase("{who}: which game tile?"), None),
    topics.LAY_WHERE: (Phrase("{who}: where does it lie?"), None),
    topics.LAY_TURN: (Phrase("How is it turned?"), None),
    topics.APPROVAL: (Phrase("{who}: is the map as you like it?"), Phrase("Otherwise it is laid anew.")),
    topics.TOWN_SHAPE: (Phrase("{who}: how does the town lie?"), None),
    topics.TOWN_PLACE: (Phrase("{who}: where is the town?"), Phrase("Its north-west corner. Best in neutral ground.")),
    topics.RUIN_PLACE: (Phrase("{who}: where is a ruin?"), None),
    topics.ORDER_DIE: (Phrase("{who} rolls for the choice"), Phrase("The highest chooses first.")),
    topics.FIRST_DIE: (Phrase("{who} rolls for the first turn"), None),
    topics.RACE: (Phrase("{who}: which people?"), None),
    topics.STRONGHOLD_PLACE: (Phrase("{who}: where is your stronghold?"), Phrase("Its north-west corner.")),
    topics.START_PLACE: (Phrase("{who}: which tile of your stronghold?"), Phrase("{subject}")),
    topics.PAY: (Phrase("{who}: pay everybody?"), None),
    topics.UNPAID: (Phrase("{who}: who goes unpaid?"), Phrase("Whoever is not paid leaves.")),
    topics.TRAIN: (Phrase("{who}: train, build, send workers"), None),
    topics.TRAIN_WHERE: (Phrase("{who}: where does it stand?"), Phrase("{subject}")),
    topics.BRIDGE: (Phrase("{who}: where is the bridge?"), None),
    topics.TRADE: (Phrase("{who}: heal and trade"), None),
    topics.HEAL: (Phrase("{who}: who is healed?"), None),
    topics.CURE: (Phrase("{who}: whom does the cleric heal?"), Phrase("25 gold a wound.")),
    topics.BUNDLES: (Phrase("{who}: how much?"), None),
    topics.EQUIP: (Phrase("{who}: what does the lord wear?"), None),
    topics.MOVE: (Phrase("{who}: who moves?"), None),
    topics.MOVE_WHERE: (Phrase("{subject}: where to?"), None),
    topics.SCROLL_WHERE: (Phrase("Where does {subject} appear?"), None),
    topics.EXPLORE: (Phrase("{who}: who explores first?"), None),
    topics.RUIN_DIE: (Phrase("What is in the ruin?"), None),
    topics.ATTACK: (Phrase("{who}: who attacks?"), None),
    topics.WHOM: (Phrase("{subject}: against whom?"), None),
    topics.SPLIT: (Phrase("{subject}: how many attacks on whom?"), None),
    topics.VICTIM: (Phrase("{who}: who is hit first?"), None),
    topics.COUNTER: (Phrase("{who}: who strikes back?"), None),
    topics.HIT_DICE: (Phrase("{subject}: to hit"), None),
    topics.WOUND_DICE: (Phrase("{subject}: to wound"), None),
    topics.AGAIN: (Phrase("{who}: roll a die again?"), Phrase("The Lucky Charm helps once a turn.")),
    topics.BLOCK_DIE: (Phrase("{subject} raises the shield"), None),
    topics.UNCARING: (Phrase("{who}: who bears the wound?"), None),
    topics.SPOILS: (Phrase("{who}: take what the lord had?"), None),
    topics.REWARD_DIE: (Phrase("{who}: what did the monster have?"), None),
    topics.HASTE: (Phrase("{who}: where does the lord go?"), None),
    topics.EVENT_DIE: (Phrase("{who}: the end of the turn"), None),
    topics.DRAW: (Phrase("The next card"), Phrase("{subject}")),
    topics.SPIED: (Phrase("The spy looks at the next cards"), None),
    topics.LEADERSHIP_DIE: (Phrase("{who}: Leadership"), None),
    topics.MONSTER_PLACE: (Phrase("{who}: where does it appear?"), Phrase("{subject}")),
    topics.WHICH_MONSTER: (Phrase("{who}: which one?"), None),
    topics.RECRUIT_PLACE: (Phrase("{who}: where does it stand?"), Phrase("{subject}")),
    topics.GOLD_OR_FOOD: (Phrase("{who}: gold or food?"), None),
    topics.TOLL: (Phrase("{who}: pay the toll?"), None),
    topics.STAKE: (Phrase("{who}: how much is staked?"), None),
    topics.STAKE_DIE: (Phrase("{who}: 4 or more wins"), None),
    topics.WORKPLACE: (Phrase("{who}: mine or farm?"), None),
    topics.BUY_ONE: (Phrase("{who}: buy one?"), None),
    topics.WHICH_DECK: (Phrase("{who}: which deck?"), None),
    topics.WHICH_FIRST: (Phrase("{who}: which card comes first?"), None),
    topics.WHICH_BRIDGE: (Phrase("{who}: which bridge?"), None),
    topics.WHICH_BUILDING: (Phrase("{who}: which building?"), None),
    topics.WHO_LEAVES: (Phrase("{who}: who leaves?"), None),
    topics.WHO_SUFFERS: (Phrase("{who}: who suffers?"), None),
    topics.WHO_IS_HEALED: (Phrase("{who}: who is healed?"), None),
    topics.LOST_CIVILIAN: (Phrase("{who}: who is lost?"), None),
    topics.LOST_CARD: (Phrase("Which card is lost?"), None),
    topics.RUIN_OR_GOLD: (Phrase("{who}: a ruin, or gold?"), None),
    topics.TIE_DIE: (Phrase("The lot decides"), None),
    topics.MONSTER_WAY: (Phrase("{who}: which way, {subject}?"), None),
    **unmapped_words.QUESTIONS,
}
PHASES: Final = {
    "move": Phrase("{seat}: Movement"),
    "combat": Phrase("{seat}: Combat"),
    "event": Phrase("{seat}: End of Turn"),
    "monsters move": Phrase("Monster Turn: Movement"),
    "monsters fight": Phrase("Monster Turn: Combat"),
}
BLOWS: Final = {
    "attack": Phrase("{attackers} against {targets}: hits on {hit}, wounds on {wound}."),
    "counter-attack": Phrase("Counter-attack, {attackers} against {targets}: hits on {hit}, wounds on {wound}."),
    "opportunity": Phrase("On the way, {attackers} against {targets}: hits on {hit}, wounds on {wound}."),
}
MANY: Final = Phrase("{count} \N{MULTIPLICATION SIGN} {who}")
BLOCKED: Final = {
    True: Phrase("{unit} raises the shield, {face}: no wound."),
    False: Phrase("{unit} raises the shield, {face}: in vain."),
}
AIMS: Final = {
    "unit": Phrase("{unit} makes for {goal}, the nearest one. Steps away: {steps}."),
    "stronghold": Phrase("{unit} makes for {goal}. Steps away: {steps}."),
    "town": Phrase("{unit} makes for {goal}. Steps away: {steps}."),
}
DECK_NAMES: Final = {
    "monster": Phrase("Monster encounters"),
    "random": Phrase("Random encounters"),
    "treasure": Phrase("Treasure"),
    "equipment": Phrase("Equipment"),
    "disaster": Phrase("Disasters"),
    "boon": Phrase("Glorious boons"),
}


class WarholdWords(Words):
    """The words of one war, with the names of its content."""

    def __init__(self, content: Content) -> None:
        self.content = content

    # Names

    def name(self, id: str) -> Part:
        if id in self.people:
            return self.people[SeatId(id)]
        seat = SEATS.get(SeatId(id))
        if seat is not None:
            return seat
        if id in DECK_NAMES:
            return DECK_NAMES[id]
        if id in NAMES:
            return NAMES[id]
        if id.startswith("hold-"):
            return tell("the stronghold of {who}", who=self.called(id.removeprefix("hold-")))
        if id.startswith("town-"):
            return say("the town")
        return self._of_content(card_of(id))

    def _of_content(self, id: str) -> Part:
        content = self.content
        profile = content.profiles.get(id)
        if profile is not None:
            return official(_place(profile), profile.name)
        for kind, items in (("race", content.races), ("equipment", content.equipment), ("card", content.cards)):
            if id in items:
                return official(f"{kind}/{id}/name", str(items[id].name))
        return id

    def card(self, option: str) -> PrintedCard | None:
        return printed_card(self.content, option)

    def is_low(self, request: Roll) -> bool:
        # W-ATT-14.
        return request.topic == topics.LEADERSHIP_DIE

    def mentioned(self, text: str) -> Part:
        """What a fact says of a unit: its id, a space, and its profile."""
        _, _, profile = text.partition(" ")
        return self.name(profile or text)

    # Facts

    def fact(self, fact: Fact) -> Sentence:
        parts = self._parts(fact)
        dice: tuple[ShownDie, ...] = ()
        phrase = unmapped_words.phrase_of(fact) or FACTS.get(type(fact).__name__)
        if isinstance(fact, FieldAmended):
            phrase = Phrase("The table says otherwise: {what} {after}, not {before}.")
        elif isinstance(fact, Struck):
            phrase, dice = self._blow(fact, parts)
        elif isinstance(fact, CardDrawn):
            parts["text"] = text_of(fact.card, self.content, self)
            phrase = FACTS["CardDrawn"]
        elif phrase is None:
            phrase = self._worded(fact, parts)
        # Units go one after the other: each is a stop of the timeline, but none a step of the war.
        tone = Tone.PLAIN if isinstance(fact, Moved) else tone_of(fact, PARTS)
        return Sentence(phrase.text, parts, dice, fact.clause, tone)

    def _parts(self, fact: Fact) -> dict[str, Part]:
        parts: dict[str, Part] = {}
        for one in fields(fact):
            value = getattr(fact, one.name)
            if isinstance(value, tuple):
                parts[one.name] = tuple(
                    [self.mentioned(entry) if isinstance(entry, str) else int(entry) for entry in value]
                )
            elif one.name == "tile":
                # P3 is a tile, and p3 a seat.
                parts[one.name] = value.upper() if square_named(value) is not None else part_of(self, value)
            elif isinstance(value, str):
                parts[one.name] = self.mentioned(value)
            else:
                parts[one.name] = int(value)
        return parts

    def _blow(self, fact: Struck, parts: dict[str, Part]) -> tuple[Phrase, tuple[ShownDie, ...]]:
        parts["hit"], parts["wound"] = fact.hit_need, fact.wound_need
        # W-ATT-3, W-ATT-6. First those that were to hit, then those that were to wound.
        to_hit = [ShownDie(face, hit=face >= fact.hit_need) for face in fact.hit_faces]
        to_wound = [
            ShownDie(face, hit=face >= fact.wound_need, begins=not number)
            for number, face in enumerate(fact.wound_faces)
        ]
        parts["attackers"], parts["targets"] = self._counted(fact.attackers), self._counted(fact.targets)
        return BLOWS[fact.kind], (*to_hit, *to_wound)

    def _counted(self, told: tuple[str, ...]) -> Part:
        """Several that are alike by their number."""
        names = [self.mentioned(one) for one in told]
        if len(told) > 1 and len({one.partition(" ")[2] for one in told}) == 1:
            return Sentence(MANY.text, {"count": len(told), "who": names[0]})
        return tuple(names)

    def _worded(self, fact: Fact, parts: dict[str, Part]) -> Phrase:
        if isinstance(fact, PhaseBegan):
            return PHASES[fact.phase]
        if isinstance(fact, Trained):
            if not fact.gold and not fact.food:
                return Phrase("{seat} gains: {what}.")
            return Phrase("{seat} trains for {gold} gold and {food} food: {what}.")
        if isinstance(fact, FoodTraded):
            parts["gold"], parts["food"] = abs(fact.gold), abs(fact.food)
            if fact.food > 0:
                return Phrase("{seat} buys {food} food for {gold} gold.")
            return Phrase("{seat} sells {food} food for {gold} gold.")
        if isinstance(fact, Healed):
            return Phrase("{unit}: wounds healed {wounds}.")
        if isinstance(fact, Worn):
            return Phrase("{seat} puts on: {card}.") if fact.is_on else Phrase("{seat} takes off: {card}.")
        if isinstance(fact, Moved):
            if square_named(fact.way[0]) is None:
                parts["end"] = part_of(self, fact.way[-1])
                return unmapped_words.GOES_ON if fact.way[0] == fact.way[-1] else unmapped_words.COMES_TO
            parts["start"], parts["end"] = fact.way[0].upper(), fact.way[-1].upper()
            return Phrase("{unit}: from {start} to {end}.")
        if isinstance(fact, Seized):
            is_own = fact.stronghold == f"hold-{fact.seat}"
            return Phrase("{seat} takes a lost stronghold back." if is_own else "{seat} seizes {stronghold}.")
        if isinstance(fact, LordFell):
            return Phrase("{seat} is dethroned.") if fact.is_dethroned else Phrase("The lord of {seat} has fallen.")
        if isinstance(fact, WarOver):
            return Phrase("The war is over. Last alive: {victors}.")
        if isinstance(fact, EventRolled):
            return Phrase("{seat} rolls {face} for the end of the turn: {deck}.")
        if isinstance(fact, Gained):
            parts["gold"], parts["food"] = abs(fact.gold), abs(fact.food)
            if fact.gold:
                return Phrase("{seat} gains {gold} gold.") if fact.gold > 0 else Phrase("{seat} loses {gold} gold.")
            return Phrase("{seat} gains {food} food.") if fact.food > 0 else Phrase("{seat} loses {food} food.")
        if isinstance(fact, LeadershipRolled):
            return Phrase("{seat} rolls {face} for Leadership, up to {value} is needed.")
        if isinstance(fact, Blocked):
            return BLOCKED[fact.is_saved]
        if isinstance(fact, MonsterAims):
            return AIMS[fact.reason] if fact.steps else unmapped_words.MAKES_FOR
        return Phrase(type(fact).__name__)

    def reason(self, word: str) -> Part | None:
        """Why a player without a person has decided so; None where there is nothing to say."""
        return REASONS.get(word)

    # Questions

    def question(self, request: Request, state: Any) -> Question:
        title, second = QUESTIONS.get(request.topic, (Phrase(request.topic), None))
        about, _, other = request.subject.partition(" ")
        parts: dict[str, Part] = {"who": self.name(request.who), "subject": self._subject(request, about, state)}
        if other:
            parts["other"] = self._subject(request, other, state)
        if isinstance(state, War):
            title, second = ground_words_of(state).question((title, second), request)
            parts.update(ground_words_of(state).parts(request, state))
        return Question(
            Sentence(title.text, parts).text(), Sentence(second.text, parts).text() if second is not None else ""
        )

    def _subject(self, request: Request, subject: str, state: Any) -> Part:
        """What a question is about; a unit of which nothing is known any more is whose it was."""
        if isinstance(state, War) and state.has_unit(subject):
            return self.name(state.unit(subject).profile)
        return self.name(request.who if subject.startswith("unit-") else subject)

    def option(self, request: Request, option: str, state: Any) -> str:
        return title_of(self, request, option, state) if isinstance(state, War) else self.called(option)

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        titles = [self.option(request, one, state) for one in options_of(request)]
        if not isinstance(state, War):
            return tuple([Option(one) for one in titles])
        campaign = campaign_of(state)
        seconds = [
            self._spoils(request, one, state) or second_of(request, one, campaign) for one in options_of(request)
        ]
        groups = [ground_words_of(state).pack(self, one, state) for one in options_of(request)]
        return tuple(
            [Option(title, second, *group) for title, second, group in zip(titles, seconds, groups, strict=True)]
        )

    def _spoils(self, request: Request, option: str, state: War) -> str:
        """W-CMB-16. What a fallen lord had."""
        if request.topic != topics.SPOILS or option != TAKE:
            return ""
        kingdom = state.kingdom(SeatId(request.subject))
        return ", ".join([self.called(card_of(one)) for one in (*kingdom.worn, *kingdom.owned)])


def _place(profile: Profile) -> str:
    """Where the catalogue has the name of a unit or a monster."""
    if profile.category:
        return f"monster/{profile.id}/name"
    race, _, kind = profile.id.partition("/")
    return f"race/{race}/unit/{kind}/name"
