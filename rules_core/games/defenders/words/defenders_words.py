"""What Defenders says: facts, questions and options as sentences."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from rules_core.games.defenders.content.cards import PACK
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.defenders.state.facts import (
    AbilityUsed,
    AttackRolled,
    BattleFought,
    ConnectionChanged,
    MoraleChanged,
    PlaceLost,
    SiegeEnded,
    UnitMoved,
)
from rules_core.games.defenders.words.names import DESCRIPTORS, NAMED, TYPES, card_name, part_of
from rules_core.games.words import Option, Question, Words
from rules_core.kernel.facts import Fact, FieldAmended
from rules_core.kernel.requests import Request, Roll
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie
from rules_core.wording.translation import say, tell

FACTS: Final = {
    "CityTurn": "City: {seat}",
    "CardPlayed": "{seat} plays the {card}: {meaning}.",
    "Finished": "{seat} finishes {name}.",
    "Dropped": "A stack stays unfinished and is put away.",
    "StartedAgain": "These cards make no city; they are shuffled, and it begins anew.",
    "CityMade": "The city stands: locations {locations}, defenders {defenders}.",
    "Drawn": "{seat} draws {place}.",
    "EntriesSet": "The ways in, in their order: {places}.",
    "Placed": "{unit} takes post: {place}.",
    "ThreatCame": "{threat} comes, {card}: {type}.",
    "TurnBegan": "Turn {turn}: {first} is First Player.",
    "SomethingTold": "{seat}: {text}",
    "CardDrawn": "The deck: {card}. Cards left: {left}.",
    "OnTheirWay": "Help is on its way. In reserve: {reserve}.",
    "IntelligenceGathered": "The enemy has learned where the city is weak.",
    "NothingHappened": "Nothing comes of it.",
    "AttackBegins": "{threat} goes for {place}.",
    "Reinforced": "{unit} joins the battle: {place}.",
    "PlaceHeld": "{place} is held.",
    "Stalled": "Nobody has the upper hand at {place}; both sides draw back.",
    "ThreatDestroyed": "{threat} is destroyed.",
    "UnitKilled": "{unit} falls.",
    "UnitWounded": "{unit} is wounded. Wounds: {wounds}.",
    "UnitHealed": "{unit}: wounds left {wounds}.",
    "Protected": "{unit} brings {saved} to safety.",
    "PlaceRegained": "{place} belongs to the city again.",
    "DuelFought": "{threat} strikes at {unit}.",
}
"""By the class of a fact; the rest is worded below."""

QUESTIONS: Final = {
    topics.SETTING: ("Where does it happen?", "A town of knights and mages, or a world of your own."),
    topics.TURN: ("{who}: what do you do?", "Play a card, or finish what has two cards and a type."),
    topics.STACK: ("{subject}: for what?", "Begin something, or add it to what is not finished."),
    topics.MEANING: ("{subject}: what does it say?", "What it is, by the value, or how it is, by the suit."),
    topics.CARD: ("Cards from the deck", ""),
    topics.NAME: ("What is it called?", "{subject}"),
    topics.STORY: ("Tell of it", "{subject}"),
    topics.LEFTOVER: ("{who}: finish one more?", "What nobody finishes is put away."),
    topics.FEATURES: ("What lies round the city?", "Rivers, hills, coast: they come first, and nobody holds them."),
    topics.WHEN: ("When is {subject} drawn?", "Secret and hidden places are drawn when their owner wants."),
    topics.DRAWING: ("{who} draws {subject}", "Where does it lie?"),
    topics.CONNECTIONS: (
        "Are the ways right?",
        "What touches is connected; join what a road joins, part what a wall parts.",
    ),
    topics.JOIN_FROM: ("From where?", ""),
    topics.JOIN_TO: ("To where?", "{subject}"),
    topics.ENTRIES: ("Where can they come in?", "Each way in has a number."),
    topics.PLACING: ("{who}: where does {subject} stand?", ""),
    topics.THREAT_CARD: ("The next card of the deck", ""),
    topics.THREAT_TYPE: ("{who}: what comes?", "{subject}"),
    topics.THREAT_NAME: ("What is it called?", "{subject}"),
    topics.SCENE: ("{who}: a scene?", "Here, and only here, may tactics be talked about."),
    topics.SCENE_TOLD: ("Who, where, when, what?", "{subject}"),
    topics.WHO_ATTACKS: ("Who attacks?", "1 or 2: the lower ones. 3 or 4: the equal ones. 5 or 6: the higher ones."),
    topics.ENTRY_DIE: ("Which way in?", ""),
    topics.SAME_PLACE: ("{subject}: with the one before?", ""),
    topics.TARGET: ("{who}: where does {subject} strike?", "The enemy knows where the city is weak."),
    topics.RANDOM_FACE: ("Which of the great threats?", ""),
    topics.RANDOM_VICTIM: ("Whom does {subject} go for?", ""),
    topics.RANDOM_PLACE: ("Which place?", ""),
    topics.DUEL_THREAT: ("{subject} strikes", ""),
    topics.DUEL_DEFENDER: ("{subject} stands fast", ""),
    # D-NOC-1, D-NOC-2. The question names whose move it is, and nobody else's.
    topics.MOVE_ONE: ("{who}: does one of the great go somewhere?", "No conferring."),
    topics.REINFORCE: ("{who}: who joins which battle?", ""),
    topics.REINFORCE_TYPE: ("Who comes to help?", "{subject}"),
    topics.BATTLE: ("{who}: which battle now?", ""),
    topics.ATTACK_TOLD: ("{who}: how do they attack?", "{subject}. With full force, please."),
    topics.DEFENCE_TOLD: ("{who}: how is it defended?", "{subject}"),
    topics.VERDICT: ("Does that make sense?", "If not, the defenders are lost."),
    topics.DEFENCE_DIE: ("The defenders' die", "{subject}"),
    topics.ATTACK_DIE: ("The attackers' die", "{subject}"),
    topics.STRIKE: ("{who}: who destroys whom?", "{subject} is held."),
    topics.RESCUE: ("{subject}: who is brought to safety?", ""),
    topics.FALL: ("{who}: who falls?", "{subject} is lost."),
    topics.DEED_TOLD: ("{who}: tell of it", "{subject}"),
    topics.FLIGHT: ("{who}: where does {subject} flee?", ""),
    topics.WHO_FLEES: ("{who}: who gets away next?", "There is not room for all."),
    topics.MOVE: ("{who}: who moves?", "No conferring. One of ours, along one way."),
    topics.MOVE_AGAIN: ("{who}: and on?", "{subject} is mobile."),
    topics.OVERFULL: ("Where is room made first?", ""),
    topics.BUMPED: ("Who makes room?", "{subject}"),
    topics.BUMPED_TO: ("Which way?", "{subject}"),
    topics.ABILITY: ("{who}: whose skill is wanted?", ""),
    topics.REPAIR: ("What is repaired?", "{subject}"),
    topics.REPAIR_DIE: ("{subject}: is it repaired?", ""),
    topics.HEAL_DIE: ("{subject}: does it heal?", ""),
    topics.MORALE_DIE: ("Do people take heart?", "{subject}"),
    topics.SHOT: ("At whom does {subject} shoot?", ""),
    topics.SHOT_DIE: ("{subject} shoots", ""),
    topics.SHOT_ANSWER: ("{subject} is shot at", ""),
    topics.EPILOGUE: ("{who}: how did it go on?", "A last scene, after the siege."),
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
ENDS: Final = {
    "fallen": "The last defender has fallen. The city is lost.",
    "cleared": "The last threat is destroyed. The city is saved.",
    "outlasted": "The deck has run out. The city has outlasted the siege.",
}


class DefendersWords(Words):
    """The words of one game; things that people named say so themselves."""

    def name(self, id: str) -> Part:
        return part_of(id)

    def fact(self, fact: Fact) -> Sentence:
        parts: dict[str, Part] = {}
        dice: tuple[ShownDie, ...] = ()
        for one in fields(fact):
            value = getattr(fact, one.name)
            if one.name == "faces":
                dice = tuple([ShownDie(int(face)) for face in value])
            else:
                parts[one.name] = _part(value)
        return Sentence(self._template(fact), parts, dice, fact.clause)

    def _template(self, fact: Fact) -> str:
        if isinstance(fact, FieldAmended):
            return "The table says otherwise: {what} {after}, not {before}."
        if isinstance(fact, MoraleChanged):
            return _morale(fact)
        if isinstance(fact, PlaceLost):
            return "{place} lies in ruins." if fact.destroyed else "{place} is in the enemy's hands."
        if isinstance(fact, ConnectionChanged):
            return "{a} and {b} are joined." if fact.joined else "{a} and {b} are parted."
        if isinstance(fact, AttackRolled):
            return "They attack: {threats}." if fact.threats else "None of them attacks."
        if isinstance(fact, UnitMoved):
            return MANNERS[fact.manner]
        if isinstance(fact, BattleFought):
            return "{place}: the defenders have {defence_total}, the attackers {attack_total}."
        if isinstance(fact, AbilityUsed):
            return _ability(fact)
        if isinstance(fact, SiegeEnded):
            return ENDS[fact.end]
        return FACTS[type(fact).__name__]

    def question(self, request: Request, state: Any) -> Question:
        title, second = QUESTIONS[request.topic]
        parts: dict[str, Part] = {"who": part_of(request.who), "subject": _subject(request.subject, state)}
        return Question(Sentence(title, parts).text(), Sentence(second, parts).text() if second else "")

    def option(self, request: Request, option: str, state: Any) -> str:
        if option in OPTIONS:
            return say(OPTIONS[option].text)
        if option in NAMED:
            return say(NAMED[option].text)
        verb, colon, thing = option.partition(":")
        if colon and verb in VERBS:
            return tell(VERBS[verb], thing=_said(thing, state))
        if ">" in option:
            return " \N{RIGHTWARDS ARROW} ".join([_said(one, state) for one in option.split(">")])
        return _said(option, state)

    def roll(self, request: Roll) -> str:
        """A list of rolls is read without the state: what was rolled for, without the thing's own name."""
        return say(ROLLS[request.topic].text)

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        return tuple([Option(self.option(request, one, state)) for one in getattr(request, "options", ())])


VERBS: Final = {
    "play": "Play the {thing}",
    "finish": "Finish {thing}",
    "type": "It is: {thing}",
    "word": "It is {thing}",
    "add": "Also {thing}",
    "drop": "Not {thing}",
}
MANNERS: Final = {
    "move": "{unit} goes from {origin} to {place}.",
    "bump": "{unit} makes room and goes from {origin} to {place}.",
    "flight": "{unit} flees from {origin} to {place}.",
}


def _morale(fact: MoraleChanged) -> str:
    if fact.points < 0:
        return "People take heart. Morale damage: {damage}."
    if fact.thing:
        return "The city grieves for {thing}. Morale damage: {damage}."
    return "Fear goes about. Morale damage: {damage}."


def _ability(fact: AbilityUsed) -> str:
    if fact.clause == "D-SPC-2":
        return "{unit} look after the wounded."
    if fact.thing:
        return "{unit}: {thing}, it worked." if fact.worked else "{unit}: {thing}, in vain."
    return "{unit} speaks to the people, and they listen." if fact.worked else "{unit} speaks to the people, in vain."


def _part(value: Any) -> Part:
    if isinstance(value, tuple):
        return tuple([_part(one) for one in value])
    return part_of(value) if isinstance(value, str) else int(value)


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


def stack_said(stack: Stack) -> str:
    """A growing stack by what is known of it: "Location 2: Armoury, well constructed"."""
    number = stack.id.rpartition("-")[2]
    kind = tell("Location {number}", number=number) if stack.is_place else tell("Defender {number}", number=number)
    if stack.name:
        return stack.name
    said = [say(TYPES[one].text) for one in stack.types if one]
    said.extend(say(DESCRIPTORS[one].text) for one in stack.words if one)
    return f"{kind}: {', '.join(said)}" if said else kind
