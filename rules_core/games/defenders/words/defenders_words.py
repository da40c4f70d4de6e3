"""What Defenders says: facts, questions and options as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from rules_core.content.items import Item
from rules_core.games.defenders.content.cards import PACK, rank_of, suit_of
from rules_core.games.defenders.content.worlds import World
from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.defenders.state.facts import (
    AbilityUsed,
    AttackRolled,
    BattleFought,
    CardDrawn,
    CityMade,
    ConnectionChanged,
    DuelFought,
    EntriesSet,
    Finished,
    MoraleChanged,
    PlaceLost,
    SiegeEnded,
    TurnBegan,
    UnitMoved,
)
from rules_core.games.defenders.words.names import NAMED, card_name, meanings_said, part_of, playing_card
from rules_core.games.defenders.words.suggestions import cast_for, company_for, names_for, prompts_for
from rules_core.games.defenders.words.town import drawing_of
from rules_core.games.playing_card import PlayingCard
from rules_core.games.words import Option, Question, Words, tone_of
from rules_core.kernel.facts import Fact, FieldAmended
from rules_core.kernel.marks import Mark
from rules_core.kernel.requests import Answer, Request, Roll, SeatId, Sketch, Write, options_of
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie
from rules_core.wording.translation import say, tell

PARTS: Final = (CityMade, TurnBegan, SiegeEnded)
"""Facts with which a part of the game begins or ends."""
FACTS: Final = {
    "CityTurn": Phrase("City: {seat}"),
    "CardPlayed": Phrase("{seat} plays the {card}: {meaning}."),
    "Finished": Phrase("{seat} finishes {name}."),
    "Dropped": Phrase("A stack stays unfinished and is put away."),
    "StartedAgain": Phrase("These cards make no city; they are shuffled, and it begins anew."),
    "CityMade": Phrase("The city stands: locations {locations}, defenders {defenders}."),
    "Drawn": Phrase("{seat} draws {place}."),
    "CrossingMade": Phrase("{road}: {what}."),
    "EntriesSet": Phrase("The ways in, in their order: {places}."),
    "Placed": Phrase("Posted at {place}: {unit}."),
    "ThreatCame": Phrase("A new threat, the {card}: {threat}."),
    "TurnBegan": Phrase("Turn {turn}: {first} is First Player."),
    "SomethingTold": Phrase("{seat}: {text}"),
    "OnTheirWay": Phrase("Help is on its way. In reserve: {reserve}."),
    "IntelligenceGathered": Phrase("The enemy has learned where the city is weak."),
    "NothingHappened": Phrase("Nothing comes of it."),
    "AttackBegins": Phrase("{threat}: against {place}."),
    "Reinforced": Phrase("Help for {place}: {unit}."),
    "PlaceHeld": Phrase("Held: {place}."),
    "Stalled": Phrase("Nobody has the upper hand at {place}; both sides draw back."),
    "ThreatDestroyed": Phrase("Destroyed: {threat}."),
    "UnitKilled": Phrase("Fallen: {unit}."),
    "UnitWounded": Phrase("Wounded: {unit}. Wounds: {wounds}."),
    "UnitHealed": Phrase("{unit}: wounds left {wounds}."),
    "Protected": Phrase("Brought to safety by {unit}: {saved}."),
    "PlaceRegained": Phrase("Regained: {place}."),
}
"""By the class of a fact; the rest is worded below."""

SURPRISES: Final = (7, 10)
"""D-EVT-6. Diamonds from the first to the second rank are surprise attacks."""
DRAWS: Final = Phrase("{who} draws {subject}")

QUESTIONS: Final = {
    topics.WORLD: (
        Phrase("Where does it happen?"),
        Phrase("Names and prompts come from there; all else is yours."),
    ),
    topics.WORLD_TOLD: (Phrase("What world is it?"), Phrase("A few words are enough.")),
    topics.TURN: (Phrase("{who}: what do you do?"), Phrase("Play a card, or finish what has two cards and a type.")),
    topics.STACK: (Phrase("{subject}: for what?"), Phrase("Begin something, or add it to what is not finished.")),
    topics.MEANING: (
        Phrase("{subject}: what does it say?"),
        Phrase("What it is, by the value, or how it is, by the suit."),
    ),
    topics.CARD: (Phrase("Cards from the deck"), None),
    topics.NAME: (Phrase("{who}: what is it called?"), Phrase("{subject}")),
    topics.STORY: (Phrase("{who}: tell of it"), Phrase("{subject}")),
    topics.LEFTOVER: (Phrase("{who}: finish one more?"), Phrase("What nobody finishes is put away.")),
    topics.LAND: (
        Phrase("{who}: draw the land round the city"),
        Phrase("Rivers, hills, coast: they come first, and nobody holds them."),
    ),
    topics.FEATURES: (Phrase("{who}: what lies round the city?"), Phrase("A few words are enough.")),
    topics.WHEN: (
        Phrase("{subject}: drawn when?"),
        Phrase("Secret and hidden places are drawn when their owner wants."),
    ),
    topics.DRAWING: (DRAWS, Phrase("Where does it lie, and how does it look?")),
    topics.ON_PAPER: (DRAWS, Phrase("On your sheet of paper.")),
    topics.BESIDE: (Phrase("{who} draws {subject}: beside what?"), Phrase("Or inside, above or below.")),
    topics.CROSSING: (Phrase("{subject} meets the river"), Phrase("Where a road crosses a river: a bridge or a ford?")),
    topics.GATE: (Phrase("{subject} meets a wall"), Phrase("Where a wall crosses a road: a gate?")),
    topics.RUIN: (Phrase("{who}: how does {subject} look now?"), Phrase("Draw on, or leave it as it is.")),
    topics.CONNECTIONS: (
        Phrase("Are the ways right?"),
        Phrase("What touches is connected; join what a road joins, part what a wall parts."),
    ),
    topics.JOIN_FROM: (Phrase("From where?"), None),
    topics.JOIN_TO: (Phrase("To where?"), Phrase("{subject}")),
    topics.ENTRIES: (Phrase("Where can they come in?"), Phrase("Each way in has a number.")),
    topics.PLACING: (Phrase("{who}: where shall {subject} stand?"), None),
    topics.THREAT_CARD: (Phrase("The next card of the deck"), None),
    topics.THREAT_TYPE: (Phrase("{who}: what comes?"), Phrase("{subject}")),
    topics.THREAT_NAME: (Phrase("{who}: what is it called?"), Phrase("{subject}")),
    topics.SCENE: (Phrase("{who}: a scene?"), Phrase("Here, and only here, may tactics be talked about.")),
    topics.CAST: (Phrase("{who}: who is in it, and who plays whom?"), Phrase("{subject}")),
    topics.SCENE_TOLD: (Phrase("{who}: where, when, what?"), Phrase("{subject}")),
    topics.WHO_ATTACKS: (
        Phrase("Who attacks?"),
        Phrase("1 or 2: the lower ones. 3 or 4: the equal ones. 5 or 6: the higher ones."),
    ),
    topics.ENTRY_DIE: (Phrase("{subject}: which way in?"), None),
    topics.SAME_PLACE: (Phrase("{subject}: with the one before?"), None),
    topics.TARGET: (Phrase("{who}: where shall {subject} strike?"), Phrase("The enemy knows where the city is weak.")),
    topics.RANDOM_FACE: (Phrase("Which of the great threats?"), None),
    topics.RANDOM_VICTIM: (Phrase("{subject}: against whom?"), None),
    topics.RANDOM_PLACE: (Phrase("Which place?"), None),
    topics.DUEL_THREAT: (Phrase("{subject}: the blow"), None),
    topics.DUEL_DEFENDER: (Phrase("{subject}: the defence"), None),
    # D-NOC-1, D-NOC-2. The question names whose move it is, and nobody else's.
    topics.MOVE_ONE: (Phrase("{who}: does one of the great go somewhere?"), Phrase("No conferring.")),
    topics.REINFORCE: (Phrase("{who}: who joins which battle?"), None),
    topics.REINFORCE_TYPE: (Phrase("{who}: who comes to help?"), Phrase("{subject}")),
    topics.BATTLE: (Phrase("{who}: which battle now?"), None),
    topics.ATTACK_TOLD: (Phrase("{who}: how do they attack?"), Phrase("{subject}. With full force, please.")),
    topics.DEFENCE_TOLD: (Phrase("{who}: how is it defended?"), Phrase("{subject}")),
    topics.VERDICT: (Phrase("Does that make sense?"), Phrase("If not, the defenders are lost.")),
    topics.DEFENCE_DIE: (Phrase("The defenders' die"), Phrase("{subject}")),
    topics.ATTACK_DIE: (Phrase("The attackers' die"), Phrase("{subject}")),
    topics.STRIKE: (Phrase("{who}: who destroys whom?"), Phrase("Held: {subject}")),
    topics.RESCUE: (Phrase("{subject}: who is brought to safety?"), None),
    topics.FALL: (Phrase("{who}: who falls?"), Phrase("Lost: {subject}")),
    topics.DEED_TOLD: (Phrase("{who}: tell of it"), Phrase("{subject}")),
    topics.FLIGHT: (Phrase("{who}: where shall {subject} flee?"), None),
    topics.WHO_FLEES: (Phrase("{who}: who gets away next?"), Phrase("There is not room for all.")),
    topics.MOVE: (Phrase("{who}: who moves?"), Phrase("No conferring. One of ours, along one way.")),
    topics.MOVE_AGAIN: (Phrase("{who}: and on?"), Phrase("Mobile: {subject}")),
    topics.OVERFULL: (Phrase("{who}: where is room made first?"), Phrase("More regiments stand there than it holds.")),
    topics.BUMPED: (Phrase("{who}: who makes room?"), Phrase("One regiment too many: {subject}")),
    topics.BUMPED_TO: (Phrase("{who}: which way do they go?"), Phrase("One regiment too many: {subject}")),
    topics.ABILITY: (Phrase("{who}: whose skill is wanted?"), None),
    topics.REPAIR: (Phrase("{who}: what is repaired?"), Phrase("{subject}")),
    topics.REPAIR_DIE: (Phrase("{subject}: is it mended?"), None),
    topics.HEAL_DIE: (Phrase("{subject}: does it heal?"), None),
    topics.MORALE_DIE: (Phrase("Do people take heart?"), Phrase("{subject}")),
    topics.SHOT: (Phrase("{subject}: a shot at whom?"), None),
    topics.SHOT_DIE: (Phrase("{subject}: the shot"), None),
    topics.SHOT_ANSWER: (Phrase("{subject}: under fire"), None),
    topics.EPILOGUE: (Phrase("{who}: how did it go on?"), Phrase("A last scene, after the siege.")),
}

OPTIONS: Final = {
    "skip": Phrase("Skip"),
    "pass": Phrase("Pass"),
    "decline": Phrase("No, thank you"),
    "new-location": Phrase("A new location"),
    "new-defender": Phrase("A new defender"),
    "done": Phrase("All is right"),
    "join": Phrase("Join two places"),
    "part": Phrase("Part two places"),
    "drawn": Phrase("It is drawn"),
    "at-once": Phrase("Before all others"),
    "in-turn": Phrase("When its turn comes"),
    "at-the-end": Phrase("After the others"),
    "stay": Phrase("Nobody"),
    "nobody": Phrase("Nobody"),
    "holds": Phrase("It makes sense"),
    "fails": Phrase("It does not"),
}
ROLLS: Final = {
    topics.WHO_ATTACKS: Phrase("Who attacks"),
    topics.ENTRY_DIE: Phrase("Which way in"),
    topics.SAME_PLACE: Phrase("With the one before"),
    topics.DUEL_THREAT: Phrase("A deadly threat strikes"),
    topics.DUEL_DEFENDER: Phrase("A defender stands fast"),
    topics.DEFENCE_DIE: Phrase("The defenders' die"),
    topics.ATTACK_DIE: Phrase("The attackers' die"),
    topics.REPAIR_DIE: Phrase("A repair"),
    topics.HEAL_DIE: Phrase("A wound"),
    topics.MORALE_DIE: Phrase("Words to the people"),
    topics.SHOT_DIE: Phrase("A shot of a war machine"),
    topics.SHOT_ANSWER: Phrase("Who is shot at"),
}
DUELS: Final = {
    True: Phrase("A duel: {threat} against {unit}. The blow goes home."),
    False: Phrase("A duel: {threat} against {unit}. The threat is driven off."),
}
"""By whether it ended with a death."""
ENDS: Final = {
    "fallen": Phrase("The last defender has fallen. The city is lost."),
    "cleared": Phrase("The last threat is destroyed. The city is saved."),
    "outlasted": Phrase("The deck has run out. The city has outlasted the siege."),
}


class DefendersWords(Words):
    """The words of one game; things that people named say so themselves."""

    def __init__(self, settings: Sequence[Item] = ()) -> None:
        """`settings` are those that people made and that the game was begun with."""
        self.worlds: Final[dict[str, World]] = {one.id: World(one.plain) for one in settings}

    def scenery(self, setting: str) -> str:
        """The shipped setting whose little pictures stand on the map of a game with this setting."""
        return self.worlds[setting].scenery if setting in self.worlds else setting

    def name(self, id: str) -> Part:
        return self.people.get(SeatId(id)) or part_of(id)

    def card(self, option: str) -> PlayingCard | None:
        return playing_card(option)

    def fact(self, fact: Fact) -> Sentence:
        parts: dict[str, Part] = {}
        dice: tuple[ShownDie, ...] = ()
        for one in fields(fact):
            value = getattr(fact, one.name)
            if one.name == "faces":
                dice = tuple([ShownDie(int(face)) for face in value])
            elif one.name in WRITTEN:
                parts[one.name] = value
                if value in NAMED:
                    # D-CITY-11. Nobody wrote it: a type stands for the name, and is told with its number.
                    parts[one.name] = part_of(f"{fact.stack} {value}") if isinstance(fact, Finished) else NAMED[value]
            else:
                parts[one.name] = self._part(value)
        return Sentence(self._template(fact).text, parts, dice, fact.clause, tone_of(fact, PARTS))

    def _part(self, value: Any) -> Part:
        if isinstance(value, tuple):
            return tuple([self._part(one) for one in value])
        return self.name(value) if isinstance(value, str) else int(value)

    def _template(self, fact: Fact) -> Phrase:
        if isinstance(fact, FieldAmended):
            return Phrase("The table says otherwise: {what} {after}, not {before}.")
        if isinstance(fact, CardDrawn):
            return _drawn(fact.card)
        if isinstance(fact, MoraleChanged):
            return _morale(fact)
        if isinstance(fact, PlaceLost):
            return Phrase("In ruins: {place}.") if fact.destroyed else Phrase("In the enemy's hands: {place}.")
        if isinstance(fact, EntriesSet) and not fact.places:
            return Phrase("No way in is left: they come wherever a defender stands.")
        if isinstance(fact, ConnectionChanged):
            return Phrase("{a} and {b} are joined.") if fact.joined else Phrase("{a} and {b} are parted.")
        if isinstance(fact, AttackRolled):
            return Phrase("They attack: {threats}.") if fact.threats else Phrase("None of them attacks.")
        if isinstance(fact, UnitMoved):
            return MANNERS[fact.manner]
        if isinstance(fact, BattleFought):
            return Phrase("{place}: the defenders have {defence_total}, the attackers {attack_total}.")
        if isinstance(fact, AbilityUsed):
            return _ability(fact)
        if isinstance(fact, SiegeEnded):
            return ENDS[fact.end]
        if isinstance(fact, DuelFought):
            return DUELS[fact.killed]
        return FACTS[type(fact).__name__]

    def question(self, request: Request, state: Any) -> Question:
        title, second = QUESTIONS[request.topic]
        parts: dict[str, Part] = {"who": self.name(request.who), "subject": _subject(request.subject, state)}
        said = Sentence(second.text, parts).text() if second else ""
        if request.topic in (topics.CAST, topics.SCENE_TOLD) and isinstance(state, City):
            # D-REF-5. Whom or what it is about, while that stands nowhere else.
            why = _reason(request.subject, state) if request.subject not in (scenes.RELATIONS, scenes.STRATEGY) else ""
            said = tell("{kind}: {things}", kind=said, things=why) if why else said
        return Question(Sentence(title.text, parts).text(), said)

    def option(self, request: Request, option: str, state: Any) -> str:
        if option in OPTIONS:
            return say(OPTIONS[option].text)
        if option in NAMED:
            return say(NAMED[option].text)
        verb, colon, thing = option.partition(":")
        if colon and verb in VERBS:
            return tell(VERBS[verb].text, thing=_said(thing, state))
        if ">" in option:
            return " \N{RIGHTWARDS ARROW} ".join([_said(one, state) for one in option.split(">")])
        return _said(option, state)

    def suggestions(self, request: Write, state: Any) -> tuple[str, ...]:
        if not isinstance(state, City):
            return ()
        if request.topic == topics.CAST:
            return cast_for(state, request, [str(self.called(seat)) for seat in state.seats], self.called)
        return names_for(state, request, self.worlds)

    def drawing(self, request: Sketch, state: Any) -> tuple[Mark, ...]:
        return drawing_of(state, request) if isinstance(state, City) else ()

    def prompts(self, request: Write, state: Any) -> tuple[str, ...]:
        return prompts_for(state, request, self.worlds) if isinstance(state, City) else ()

    def deed(self, request: Request, answer: Answer, state: Any) -> str:
        if not isinstance(request, Sketch) or request.subject == "":
            return ""
        parts: dict[str, Part] = {"who": part_of(request.who), "subject": _subject(request.subject, state)}
        return Sentence(DRAWS.text, parts).text()

    def roll(self, request: Roll) -> str:
        """A list of rolls is read without the state: what was rolled for, without the thing's own name."""
        return say(ROLLS[request.topic].text)

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        found: list[Option] = []
        for one in options_of(request):
            # Several answers about one of ours stand together behind its name.
            whose, pair, where = one.partition(">") if request.topic in GATHERED else ("", "", "")
            group, apart = (_said(whose, state), _said(where, state)) if pair else ("", "")
            why = _reason(one, state) if request.topic == topics.SCENE and isinstance(state, City) else ""
            found.append(Option(self.option(request, one, state), why, group, apart))
        return tuple(found)


WRITTEN: Final = ("name", "text")
"""Fields of facts that hold what people wrote, and no mention."""
GATHERED: Final = (topics.MOVE, topics.MOVE_ONE, topics.STRIKE, topics.FALL, topics.REINFORCE)
"""Questions whose answers are pairs."""
VERBS: Final = {
    "play": Phrase("Play the {thing}"),
    "finish": Phrase("Finish {thing}"),
    "type": Phrase("It is: {thing}"),
    "word": Phrase("It is {thing}"),
    "add": Phrase("Also {thing}"),
    "drop": Phrase("Not {thing}"),
}
MANNERS: Final = {
    "move": Phrase("{unit}: from {origin} to {place}."),
    "bump": Phrase("{unit}: out of the way, from {origin} to {place}."),
    "flight": Phrase("{unit}: in flight from {origin} to {place}."),
}


def _morale(fact: MoraleChanged) -> Phrase:
    if fact.clause == "D-MOR-7":
        return Phrase("Ours again: {thing}. People take heart. Morale damage: {damage}.")
    if fact.clause == "D-EVT-9":
        return Phrase("Fear goes about: {thing}. Morale damage: {damage}.")
    if fact.points < 0:
        return Phrase("People take heart. Morale damage: {damage}.")
    if fact.thing:
        return Phrase("The city grieves for {thing}. Morale damage: {damage}.")
    return Phrase("Fear goes about. Morale damage: {damage}.")


def _drawn(card: str) -> Phrase:
    """D-TA-4, D-TA-5, D-EVT-6. What it brings, where nothing else says so at once."""
    if card in PACK and suit_of(card) == "C":
        return Phrase("The deck: {card}, an attack. Cards left: {left}.")
    if card in PACK and suit_of(card) == "D" and SURPRISES[0] <= rank_of(card) <= SURPRISES[1]:
        return Phrase("The deck: {card}, a surprise attack. Cards left: {left}.")
    return Phrase("The deck: {card}. Cards left: {left}.")


def _ability(fact: AbilityUsed) -> Phrase:
    if fact.clause == "D-SPC-2":
        return Phrase("{unit}: looking after the wounded.")
    if fact.clause == "D-SPC-1":
        return Phrase("{unit}: {thing} is mended.") if fact.worked else Phrase("{unit}: {thing} is not mended yet.")
    if fact.thing:
        return Phrase("{unit}: {thing}, it worked.") if fact.worked else Phrase("{unit}: {thing}, in vain.")
    return (
        Phrase("{unit} speaks to the people, and they listen.")
        if fact.worked
        else Phrase("{unit} speaks to the people, in vain.")
    )


def _subject(subject: str, state: Any) -> Part:
    if subject == "" or subject in NAMED or subject in PACK:
        return part_of(subject)
    return _said(subject, state)


def _said(id: str, state: Any) -> str:
    """A thing of the state, a card or a word in the language in force."""
    if id in PACK:
        return card_name(id)
    if id in NAMED:
        return say(NAMED[id].text)
    if isinstance(state, City):
        stack = next((one for one in state.stacks if one.id == id), None)
        if stack is not None and state.mention(id) == id:
            return stack_said(stack)
        return Sentence("{thing}", {"thing": part_of(state.mention(id))}).text()
    return id


def _reason(kind: str, state: City) -> str:
    """D-REF-5. Of what a kind of scene tells: who fell, what was lost or held since then, or who may be in it."""
    about = {
        scenes.MOURNING: state.happened.fallen,
        scenes.DEFEAT: state.happened.lost,
        scenes.LOSS: scenes.mourned(state),
        scenes.MIXED: scenes.feared(state),
        scenes.FEAST: state.happened.repulsed,
        scenes.RELATIONS: company_for(state, leaders=False),
        scenes.STRATEGY: company_for(state, leaders=True),
    }.get(kind, [])
    parts = tuple([part_of(state.mention(id)) for id in dict.fromkeys(about)])
    return Sentence("{things}", {"things": parts}).text() if parts else ""


def stack_said(stack: Stack) -> str:
    """A growing stack by what is known of it: "Location 2: Armoury, well constructed"."""
    number = stack.id.rpartition("-")[2]
    kind = tell("Location {number}", number=number) if stack.is_place else tell("Defender {number}", number=number)
    if stack.name:
        return stack.name
    said = meanings_said(stack.types, stack.words)
    return f"{kind}: {said}" if said else kind
