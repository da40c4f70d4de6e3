"""What happens in a siege as pieces of its book, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.book.contents import (
    Entry,
    Heading,
    LastWords,
    Note,
    Piece,
    Plates,
    Score,
    ScoreSide,
    Tale,
    Voice,
)
from desktop.book.setting import told_by
from desktop.games.defenders.battle_view import part_of_row
from desktop.games.defenders.sheet_views import icon_of
from rules_core.games.defenders.content.cards import DIAMONDS, HEARTS, JOKER, rank_of, suit_of
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.facts import (
    AttackRolled,
    BattleFought,
    CardDrawn,
    NothingHappened,
    PlaceHeld,
    PlaceLost,
    Reinforced,
    SomethingTold,
    Stalled,
    ThreatCame,
    ThreatDestroyed,
    UnitKilled,
)
from rules_core.games.defenders.words.names import NAMED, TYPES, card_name
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact, FieldAmended, RollCorrected
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say

SIGNS = {
    "C": "\N{BLACK CLUB SUIT}",
    "D": "\N{BLACK DIAMOND SUIT}",
    "H": "\N{BLACK HEART SUIT}",
    "S": "\N{BLACK SPADE SUIT}",
}
OF_CHANCE = (CardDrawn, NothingHappened, FieldAmended, RollCorrected)
"""What is told only where cards and dice are wanted."""


def tr(words: str) -> str:
    """A text of the book in the language in force."""
    return QCoreApplication.translate("DefendersBook", words)


def sign_of(card: str) -> str:
    """The sign of a card's suit; "" for none."""
    return "\N{BLACK STAR}" if card == JOKER else SIGNS[suit_of(card)] if card else ""


def is_red(card: str) -> bool:
    """Whether it is a heart or a diamond."""
    return bool(card) and card != JOKER and suit_of(card) in (HEARTS, DIAMONDS)


def lost_place(fact: PlaceLost) -> str:
    """The id of the location."""
    return _id(fact.place)


def _id(mention: str) -> str:
    return mention.partition(" ")[0]


class FactTeller:
    """Makes pieces of facts; what it has heard stays known from one turn to the next."""

    def __init__(self, words: Words, seats: Mapping[SeatId, str], plates: Mapping[int, Plates] | None = None) -> None:
        """`plates` are the pictures of the losses, by their numbers."""
        self._words, self._seats = words, seats
        self._plates = plates or {}
        self._losses = 0
        self._dead: set[str] = set()
        self._battle = ""
        """The location about which people fight now."""
        self._pieces: list[Piece] = []
        self._said: list[str] = []
        self._said_with_chance: list[str] = []

    def said(self, mention: str) -> str:
        """What something is called."""
        return self._words.called(mention)

    def pieces(self, facts: Sequence[Fact]) -> list[Piece]:
        """These facts, one after the other."""
        self._pieces, self._battle = [], ""
        for at, fact in enumerate(facts):
            self._tell(fact, facts[at:])
        self._flush()
        return self._pieces

    def _tell(self, fact: Fact, rest: Sequence[Fact]) -> None:
        if isinstance(fact, SomethingTold):
            self._told(fact, rest)
        elif isinstance(fact, BattleFought):
            self._open_battle(fact.place, rest)
            self._add(self._score(fact))
        elif isinstance(fact, PlaceLost):
            self._note(self._words.fact(fact).text())
            plates = self._plates.get(self._losses)
            self._losses += 1
            if plates is not None:
                self._add(plates)
        elif isinstance(fact, ThreatCame):
            self._add(self._threat(fact))
        elif isinstance(fact, Reinforced):
            self._add(self._helper(fact))
        else:
            self._plain(fact)

    def _plain(self, fact: Fact) -> None:
        """What needs a sentence only."""
        said = self._words.fact(fact)
        words = said.text()
        if isinstance(fact, UnitKilled):
            self._dead.add(_id(fact.unit))
        if isinstance(fact, ThreatDestroyed) and fact.unit:
            destroyed = tr("Destroyed by {unit}: {threat}.")
            words = destroyed.format(unit=self.said(fact.unit), threat=self.said(fact.threat))
        is_chance = isinstance(fact, OF_CHANCE) or (isinstance(fact, AttackRolled) and not fact.threats)
        faces = ", ".join(str(die.face) for die in said.dice)
        self._note("" if is_chance else words, words, tr("Dice: {faces}.").format(faces=faces) if faces else "")

    def _note(self, words: str, *with_chance: str) -> None:
        """A sentence; `with_chance` is what is said instead where cards and dice are wanted."""
        self._said.append(words)
        self._said_with_chance.extend(with_chance or (words,))

    def _flush(self) -> None:
        """Sentences that follow one another stand in one paragraph."""
        if self._said:
            said, more = (" ".join([one for one in all_ if one]) for all_ in (self._said, self._said_with_chance))
            self._pieces.append(Note(said, more))
            self._said, self._said_with_chance = [], []

    def _add(self, piece: Piece) -> None:
        self._flush()
        self._pieces.append(piece)

    # What people told

    def _told(self, fact: SomethingTold, rest: Sequence[Fact]) -> None:
        teller = self._seats.get(fact.seat, "")
        if fact.topic == topics.SCENE_TOLD:
            kind = say(NAMED[fact.thing].text) if fact.thing in NAMED else ""
            if kind:
                self._add(Heading(kind, voice=Voice.THEIRS))
            self._add(Tale(fact.text, teller, Voice.OURS, has_initial=True))
        elif fact.topic in (topics.ATTACK_TOLD, topics.DEFENCE_TOLD):
            self._open_battle(fact.thing, rest)
            is_attack = fact.topic == topics.ATTACK_TOLD
            voice = Voice.THEIRS if is_attack else Voice.OURS
            self._add(Tale(fact.text, teller, voice, has_initial=is_attack))
        elif fact.topic == topics.DEED_TOLD and _id(fact.thing) in self._dead:
            title = tr("Last words of {unit}").format(unit=self.said(fact.thing))
            self._add(LastWords(title, Tale(fact.text, teller)))
        elif fact.topic == topics.EPILOGUE:
            self._add(Tale(fact.text, teller, Voice.OURS, has_initial=True))
        else:
            self._add(Tale(fact.text, teller, Voice.OURS, about=self.said(fact.thing) if fact.thing else ""))

    # Battles

    def _open_battle(self, place: str, rest: Sequence[Fact]) -> None:
        """The heading of a battle says how it ends."""
        if self._battle == place:
            return
        self._battle = place
        words = tr("The battle for {place}")
        for fact in rest:
            if isinstance(fact, PlaceHeld | Stalled | PlaceLost) and fact.place == place:
                words = {
                    PlaceHeld: tr("How {place} was held"),
                    PlaceLost: tr("How {place} was lost"),
                    Stalled: tr("How nobody won at {place}"),
                }[type(fact)]
                break
        self._add(Heading(words.format(place=self.said(place)), voice=Voice.NEITHER, icon="crossed-swords"))

    def _score(self, fact: BattleFought) -> Score:
        return Score(
            ScoreSide(tr("The defenders"), self._parts(fact.defence), fact.defence_total, Voice.OURS),
            ScoreSide(tr("The threats"), self._parts(fact.attack), fact.attack_total, Voice.THEIRS),
        )

    def _parts(self, rows: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        parts = [part_of_row(row, self._words) for row in rows]
        return tuple((one.words, str(one.points)) for one in parts)

    # Who came

    def _threat(self, fact: ThreatCame) -> Entry:
        name = self.said(fact.threat)
        kind = tr("{kind}, value {value}").format(kind=say(TYPES[fact.type].text), value=rank_of(fact.card))
        cards = tr("Cards: {cards}.").format(cards=card_name(fact.card))
        return Entry(name, kind, icon_of(fact.type), None, cards, "", self._told_by(fact.seat), voice=Voice.THEIRS)

    def _helper(self, fact: Reinforced) -> Entry:
        name = self.said(fact.unit)
        kind = tr("{kind}, value {value}").format(kind=say(TYPES[fact.type].text), value=rank_of(fact.card))
        cards = tr("Cards: {cards}.").format(cards=card_name(fact.card))
        helps = tr("Came to help at {place}.").format(place=self.said(fact.place))
        return Entry(name, kind, icon_of(fact.type), None, cards, helps, self._told_by(fact.seat))

    def _told_by(self, seat: SeatId) -> str:
        return told_by(self._seats[seat]) if seat in self._seats else ""
