"""What this game says: facts, questions and answers as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from rules_core.games.drums.content.squad_limits import total
from rules_core.games.drums.rules import courses, doors, indoors, topics, turns
from rules_core.games.drums.rules.ladders import SET_UP, TAKE_UP
from rules_core.games.drums.rules.supplies import SUPPLY
from rules_core.games.drums.state.battle import Battle, World
from rules_core.games.drums.state.facts import (
    AlarmRaised,
    Amended,
    BattleEnded,
    Deployed,
    DoorBashed,
    DoorMoved,
    EdgeChosen,
    FeaturePlaced,
    Fell,
    HorseLeft,
    LadderPushed,
    RolesRolled,
    SquadBroke,
    TerrainRolled,
)
from rules_core.games.drums.words import spots, texts
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.reasons import REASONS
from rules_core.games.drums.words.table_names import TableNames
from rules_core.games.words import Option, Question, Spot, Tale, Words, tone_of
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.requests import Place, Request, Roll, options_of
from rules_core.song import topics as song_topics
from rules_core.song.facts import ActivationStarted, GroupOrdered, ModelMoved, Passed, TraitUsed
from rules_core.song.groups import DONE
from rules_core.song.quality import bonus_for, least_face
from rules_core.song.warband import ModelId
from rules_core.song.words import reported_words
from rules_core.song.words.fact_words import TELLERS
from rules_core.song.words.reported_words import REPORTED
from rules_core.song.words.rout_words import is_of_rout, rout
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie, Tone
from rules_core.wording.translation import say, tell


class DrumsWords(Words):
    """The words of one battle."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.names = BattleNames(world.content, world.options)

    def name(self, id: str) -> Part:
        self.names.people = self.people
        return self.names.of(id)

    # Facts

    def fact(self, fact: Fact) -> Sentence:
        self.names.people = self.people
        if isinstance(fact, TraitUsed):
            return self._trait(fact)
        if isinstance(fact, ModelMoved) and fact.clause in texts.WAYS:
            return Sentence(texts.WAYS[fact.clause].text, {"model": self.names.of(fact.model)}, clause=fact.clause)
        teller = TELLERS.get(type(fact).__name__)
        if teller is not None:
            return teller(fact, self.names)
        if isinstance(fact, RolesRolled):
            return self._roles(fact)
        if isinstance(fact, TerrainRolled):
            return self._terrain(fact)
        if isinstance(fact, SquadBroke):
            template = "{seat} withdraws." if fact.reason == "withdrawn" else "{seat} breaks."
            return Sentence(template, {"seat": self.names.of(fact.seat)}, clause=fact.clause)
        if isinstance(fact, AlarmRaised):
            template = (
                "The alarm is raised: a sentry has seen them." if fact.cause == "seen" else "The alarm is raised!"
            )
            return Sentence(template, {}, clause=fact.clause, tone=Tone.STEP)
        if isinstance(fact, BattleEnded):
            return self._ended(fact)
        parts: dict[str, Part] = {}
        for one in fields(fact):
            value = getattr(fact, one.name)
            if one.name == "edge" and isinstance(fact, EdgeChosen):
                parts["edge"] = self.names.edge(value)
            elif isinstance(value, str):
                parts[one.name] = self.names.of(value) if value else ""
            elif isinstance(value, int):
                parts[one.name] = value
        dice: tuple[ShownDie, ...] = ()
        which = ""
        if isinstance(fact, (DoorMoved, HorseLeft, LadderPushed)):
            which = f" {fact.state if isinstance(fact, DoorMoved) else self._outcome(fact)}"
        elif isinstance(fact, Amended):
            which = f" {fact.after}" if fact.path == "play_mode" else ""
            parts["thing"] = self._amended(fact.path)
        if isinstance(fact, (Fell, LadderPushed)):
            parts["own"], parts["other"] = fact.totals
            dice = tuple([ShownDie(one) for one in fact.dice])
        elif isinstance(fact, DoorBashed):
            dice = (ShownDie(fact.die),)
        found = texts.FACTS.get(f"{type(fact).__name__}{which}")
        template = found.text if found is not None else type(fact).__name__
        return Sentence(template, parts, dice, fact.clause, tone_of(fact))

    def _amended(self, path: str) -> Part:
        """What a person has corrected."""
        kind, _, rest = path.partition("/")
        if kind == "models":
            return self.names.of(rest.partition("/")[0])
        if kind == "doors":
            return self.names.of(rest)
        return Phrase("the actions that are left") if kind == "acting" else Phrase("the round")

    def _outcome(self, fact: HorseLeft | LadderPushed) -> str:
        return fact.how if isinstance(fact, HorseLeft) else str(fact.falls)

    def _trait(self, fact: TraitUsed) -> Sentence:
        found = texts.TRAITS.get(f"{fact.trait} {fact.detail}") or texts.TRAITS.get(fact.detail)
        found = found or texts.TRAITS.get(fact.trait) or Phrase("{model} makes use of a trait: {trait}.")
        parts: dict[str, Part] = {"model": self.names.of(fact.model), "trait": self.names.plain(fact.trait)}
        return Sentence(found.text, parts, clause=fact.clause)

    def _roles(self, fact: RolesRolled) -> Sentence:
        dice = tuple([ShownDie(die, self.names.side_of(seat)) for seat, die in zip(fact.seats, fact.dice, strict=True)])
        if not fact.chooser:
            return Sentence("A tie; the dice are thrown again.", {}, dice, fact.clause)
        return Sentence("{seat} may choose.", {"seat": self.names.of(fact.chooser)}, dice, fact.clause)

    def _terrain(self, fact: TerrainRolled) -> Sentence:
        quarter: Part = texts.QUARTERS[fact.quarter]
        if not fact.kind:
            return Sentence("{quarter}: nothing.", {"quarter": quarter}, (ShownDie(fact.die),), fact.clause)
        parts: dict[str, Part] = {"quarter": quarter, "kind": self.names.plain(fact.kind), "count": fact.count}
        template = "{quarter}: {kind}." if fact.count == 1 else "{quarter}: {count} times {kind}."
        return Sentence(template, parts, (ShownDie(fact.die),), fact.clause)

    def _ended(self, fact: BattleEnded) -> Sentence:
        parts: dict[str, Part] = {"seat": self.names.of(fact.winner), "reason": self.names.plain(fact.reason)}
        template = "{seat} wins: {reason}." if fact.winner else "Nobody wins; the points are too close."
        return Sentence(template, parts, clause=fact.clause, tone=Tone.HEADING)

    def tale(self, fact: Fact, before: Fact | None) -> Tale:
        if isinstance(fact, (ActivationStarted, GroupOrdered)):
            return Tale.OPENS
        if isinstance(fact, (Passed, Step)):
            return Tale.ENDS
        if isinstance(fact, Deployed):
            return Tale.TOGETHER if isinstance(before, Deployed) else Tale.OPENS_UNTOLD
        if isinstance(fact, TerrainRolled):
            return Tale.OPENS
        if is_of_rout(fact, before):
            return Tale.TOGETHER
        if isinstance(fact, FeaturePlaced) and isinstance(before, (TerrainRolled, FeaturePlaced)):
            return Tale.UNTOLD
        return Tale.TOLD

    def together(self, facts: Sequence[Fact]) -> Sequence[Sentence]:
        seats = dict.fromkeys(self.names.seat_of(one.model) for one in facts if isinstance(one, Deployed))
        if not seats:
            return rout(facts, self.names)
        if len(seats) > 1:
            return (Sentence("The squads take up position."),)
        return tuple([Sentence("{seat} takes up position.", {"seat": self.names.of(seat)}) for seat in seats])

    def reason(self, word: str) -> Part | None:
        """Why a player without a person has decided so; None where nothing is said of it."""
        return REASONS.get(word)

    # Questions

    def question(self, request: Request, state: Any) -> Question:
        if request.topic in REPORTED and isinstance(state, Battle):
            return Question(*reported_words.question(request, TableNames(state, self.names)))
        title, second = texts.QUESTIONS[request.topic]
        if request.topic == song_topics.DICE and isinstance(state, Battle) and state.acting is not None:
            # Only a Leader's order is rolled for while somebody acts.
            title, second = texts.GROUP_DICE
        elif request.topic in texts.LAST and isinstance(state, Battle) and is_last(request, state):
            second = texts.LAST[request.topic]
        if request.topic == topics.DEPLOY and self.world.scenario is not None:
            second = texts.MARKED
        if request.topic == topics.ROLE and self.world.options.battlefield:
            second = texts.LIES_READY
        parts = self._parts(request, state)
        return Question(Sentence(title.text, parts).text(), Sentence(second.text, parts).text() if second else "")

    def _parts(self, request: Request, state: Any) -> dict[str, Part]:
        self.names.people = self.people
        parts: dict[str, Part] = {"who": self.names.of(request.who), "subject": self._called(request.subject, state)}
        if request.topic == topics.TERRAIN_DIE and request.subject.isdigit():
            parts["quarter"] = texts.QUARTERS[int(request.subject)]
        if isinstance(state, Battle):
            parts["need"] = self._need(request, state)
            parts["actions"] = state.acting.actions if state.acting is not None else 0
            squad = state.squads.get(request.who)
            parts["points"] = total(self.world.types(squad)) if squad is not None else 0
            parts["most"] = self.world.points_of(request.who) if request.who in state.seats else 0
        return parts

    def _need(self, request: Request, battle: Battle) -> str:
        """What each die must show, with all that is added to it; "" where no dice are chosen."""
        if request.topic != song_topics.DICE:
            return ""
        model, acting = battle.model(ModelId(request.subject)), battle.acting
        if acting is None:
            bonus = bonus_for(battle, model, song_topics.ACTIVATION)
        else:
            members = [battle.model(id) for id in acting.waiting]
            bonus = bonus_for(battle, model, song_topics.GROUP) + battle.group_bonus(members)
        return str(least_face(model.quality, bonus))

    def _called(self, id: str, state: Any) -> Part:
        """A man in full where the state tells who he is: "Line infantryman F5"."""
        if isinstance(state, Battle) and id in state.models:
            man = state.model(id)
            return self.names.man(man.side, man.number, man.profile.id)
        if isinstance(state, Battle):
            if any(one.id == id for one in state.features):
                return TableNames(state, self.names).of(id)
        return self.names.of(id) if id else ""

    def spots(self, request: Place, state: Any) -> tuple[Spot, ...]:
        assert isinstance(state, Battle)
        return spots.spots(state, request, TableNames(state, self.names))

    def place(self, request: Place, x: int, y: int, state: Any) -> str:
        return spots.spot_words(state, x, y, TableNames(state, self.names)) if isinstance(state, Battle) else ""

    def option(self, request: Request, option: str, state: Any) -> str:
        if request.topic in REPORTED and isinstance(state, Battle):
            return reported_words.answer(option, TableNames(state, self.names))
        if request.topic == topics.FLOOR:
            return say(texts.FLOORS[option].text)
        if request.topic == topics.EDGE:
            return say(texts.EDGES[option].text)
        if request.topic == song_topics.GROUP_MEMBER and option == DONE:
            return say("That is all")
        if option in texts.OPTIONS:
            return say(texts.OPTIONS[option].text)
        verb, colon, thing = option.partition(":")
        if verb == SET_UP:
            return say("Set the ladder up here")
        if verb == TAKE_UP:
            return say("Take hold of the ladder")
        if verb == SUPPLY:
            return tell("Take the supplies ({number})", number=thing)
        if colon and verb in texts.VERBS:
            return Sentence(texts.VERBS[verb].text, {"thing": self._called(thing, state)}).text()
        return Sentence("{it}", {"it": self._called(option, state)}).text()

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        return tuple([self._answer(request, one, state) for one in options_of(request)])

    def _answer(self, request: Request, option: str, state: Any) -> Option:
        title = self.option(request, option, state)
        verb, colon, id = option.partition(":")
        if request.topic == topics.BUY and colon:
            if verb == "take":
                types = [self.world.content.soldiers[one] for one in self.world.content.squads[id].members()]
                men, points = len(types), total(types)
                return Option(title, tell("{men} men, {points} points", men=men, points=points), say("Ready squads"))
            kind = self.world.content.soldiers[id]
            card = tell("{points} points", points=kind.points)
            group = say("Buy") if verb == "add" else say("Send away")
            return Option(title, f"Q{kind.profile.quality}+ C{kind.profile.combat} \N{MIDDLE DOT} {card}", group)
        return Option(title, self._chance(option, state))

    def _chance(self, option: str, state: Any) -> str:
        """SDS-BLD-3. What an action at a door needs."""
        verb, _, id = option.partition(":")
        if verb != doors.BASH_IT or not isinstance(state, Battle) or state.acting is None:
            return ""
        man, door = state.models[state.acting.model], indoors.opening(state, id)
        need = doors.resistance(state, door) - sum(number for _, number in doors.bash_parts(state, man, door))
        return tell("Breaks on {face} or more", face=max(1, need)) if need <= 6 else say("Too strong for one alone")

    def roll(self, request: Roll) -> str:
        found = texts.ROLLS.get(request.topic)
        words = say(found.text) if found is not None else request.topic
        return f"{self.called(request.subject)}: {words}" if request.subject and "-" in request.subject else words


def is_last(request: Request, battle: Battle) -> bool:
    """Whether nobody else of this side is left who may act in this turn."""
    about = options_of(request)[0] if request.topic == topics.WHOM else request.subject
    waiting = [*turns.ready(battle, request.who), *courses.arrivals(battle, request.who)]
    return not [one for one in waiting if one.id != about]
