"""What happens in a siege as pieces of its book, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.book.contents import (
    TELLERS,
    Entry,
    Heading,
    LastWords,
    Note,
    Piece,
    Plates,
    Remark,
    Side,
    SumColumn,
    Sums,
    Telling,
)
from desktop.book.words import told_by
from desktop.games.defenders.battle_view import part_of_row
from desktop.games.defenders.book_sentences import CHANCE, TOTALS, listed, remarks_on, run_of, tr
from desktop.games.defenders.sheet_views import icon_of
from rules_core.games.defenders.content.cards import DIAMONDS, HEARTS, JOKER, rank_of, suit_of
from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.state.city import id_in
from rules_core.games.defenders.state.facts import (
    BattleFought,
    PlaceHeld,
    PlaceLost,
    Reinforced,
    SomethingTold,
    Stalled,
    ThreatCame,
    UnitKilled,
)
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.games.defenders.words.names import NAMED, TYPES, card_name
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say

SIGNS = {
    "C": "\N{BLACK CLUB SUIT}",
    "D": "\N{BLACK DIAMOND SUIT}",
    "H": "\N{BLACK HEART SUIT}",
    "S": "\N{BLACK SPADE SUIT}",
}


def sign_of(card: str) -> str:
    """The sign of a card's suit; "" for none."""
    return "\N{BLACK STAR}" if card == JOKER else SIGNS[suit_of(card)] if card else ""


def is_red(card: str) -> bool:
    """Whether it is a heart or a diamond."""
    return bool(card) and card != JOKER and suit_of(card) in (HEARTS, DIAMONDS)


class FactTeller:
    """Makes pieces of facts; what it has heard stays known from one turn to the next."""

    def __init__(
        self, words: Words, seats: Mapping[SeatId, str], plates: Mapping[int, Plates] | None = None, setting: str = ""
    ) -> None:
        """`plates` are the pictures of the losses, by their numbers; `setting` is the world."""
        self._words, self._seats, self._setting = words, seats, setting
        self._plates = plates or {}
        self._losses = 0
        self._dead: set[str] = set()
        self._in_entries: set[str] = set()
        """Of whom it has been told in their own entry."""
        self._battle = ""
        """The location about which people fight now."""
        self._scene = ""
        """The kind of the scene that is told in this turn."""
        self._since: list[UnitKilled | PlaceLost | PlaceHeld] = []
        self._now: list[UnitKilled | PlaceLost | PlaceHeld] = []
        """Of what scenes may tell: since the last Reflection, and since this one."""
        self._pieces: list[Piece] = []
        self._remarks: list[Remark] = []

    def said(self, mention: str) -> str:
        """What something is called."""
        return self._words.called(mention)

    def pieces(self, facts: Sequence[Fact]) -> list[Piece]:
        """These facts, one after the other."""
        self._pieces, self._battle, self._scene = [], "", ""
        self._since, self._now = self._now, []
        at = 0
        while at < len(facts):
            run = run_of(facts[at:])
            self._tell(run, facts[at - 1] if at else None, facts[at:])
            at += len(run)
        self._flush()
        return self._pieces

    def _tell(self, run: Sequence[Fact], before: Fact | None, rest: Sequence[Fact]) -> None:
        fact = run[0]
        if isinstance(fact, UnitKilled | PlaceLost | PlaceHeld):
            self._now.append(fact)
        if isinstance(fact, SomethingTold):
            self._told(fact, rest)
        elif isinstance(fact, BattleFought):
            self._open_battle(fact.place, rest)
            self._add(self._sums(fact))
        elif isinstance(fact, PlaceLost):
            self._remarks.append(Remark(self._words.fact(fact).text()))
            plates = self._plates.get(self._losses)
            self._losses += 1
            if plates is not None:
                self._add(plates)
        elif isinstance(fact, ThreatCame):
            self._add(self._threat(fact, self._story(fact.threat, rest)))
        elif isinstance(fact, Reinforced):
            self._add(self._helper(fact, self._story(fact.unit, rest)))
        else:
            if isinstance(fact, UnitKilled):
                self._dead.add(id_in(fact.unit))
            self._remarks += remarks_on(run, before, self._words)

    def _flush(self) -> None:
        """Sentences that follow one another stand in one paragraph."""
        if self._remarks:
            self._pieces.append(Note(tuple(self._remarks)))
            self._remarks = []

    def _add(self, piece: Piece) -> None:
        self._flush()
        self._pieces.append(piece)

    # What people told

    def _told(self, fact: SomethingTold, rest: Sequence[Fact]) -> None:
        if fact.topic == topics.STORY and fact.thing in self._in_entries:
            return
        teller = self._seats.get(fact.seat, "")
        if fact.topic == topics.CAST:
            self._open_scene(fact.thing, fact.text)
        elif fact.topic == topics.SCENE_TOLD:
            self._open_scene(fact.thing)
            self._add(Telling(fact.text, teller, Side.OURS, has_initial=True))
        elif fact.topic in (topics.ATTACK_TOLD, topics.DEFENCE_TOLD):
            self._open_battle(fact.thing, rest)
            is_attack = fact.topic == topics.ATTACK_TOLD
            side = Side.THEIRS if is_attack else Side.OURS
            self._add(Telling(fact.text, teller, side, has_initial=is_attack))
        elif fact.topic == topics.DEED_TOLD and id_in(fact.thing) in self._dead:
            title = tr("Last words of {unit}").format(unit=self.said(fact.thing))
            self._add(LastWords(title, Telling(fact.text, teller)))
        elif fact.topic == topics.EPILOGUE:
            self._add(Telling(fact.text, teller, Side.OURS, has_initial=True))
        else:
            self._add(Telling(fact.text, teller, Side.OURS, about=self.said(fact.thing) if fact.thing else ""))

    def _open_scene(self, kind: str, cast: str = "") -> None:
        """Its heading says of whom or of what it tells, and who was in it."""
        if self._scene or kind not in NAMED:
            return
        self._scene = kind
        words, about = say(NAMED[kind].text), self._reason(kind)
        if about:
            words = tr("{scene}: {things}").format(scene=words, things=about)
        self._add(Heading(words, cast, Side.THEIRS))

    def _reason(self, kind: str) -> str:
        """D-REF-5. Of whom or of what a scene tells: who fell, what was lost or held since the last one."""
        about = {
            scenes.MOURNING: [one.unit for one in self._since if isinstance(one, UnitKilled)],
            scenes.FEAST: [one.place for one in self._since if isinstance(one, PlaceHeld)],
        }
        lost = [one.place for one in self._since if isinstance(one, PlaceLost)]
        about.update(dict.fromkeys((scenes.DEFEAT, scenes.LOSS, scenes.MIXED), lost))
        things = about.get(kind, [])
        return listed(things, self._words) if things else ""

    # Battles

    def _open_battle(self, place: str, rest: Sequence[Fact]) -> None:
        """The heading of a battle says how it ends."""
        if self._battle == place:
            return
        self._battle = place
        # Names stand alone in titles: nobody knows whether one has an article, or is many.
        words = tr("The Battle for {place}")
        for fact in rest:
            if isinstance(fact, PlaceHeld | Stalled | PlaceLost) and fact.place == place:
                words = {
                    PlaceHeld: tr("The Stand at {place}"),
                    PlaceLost: tr("The Fall of {place}"),
                    Stalled: tr("No Victor at {place}"),
                }[type(fact)]
                break
        self._add(Heading(words.format(place=self.said(place)), side=Side.NEITHER, icon="crossed-swords"))

    def _sums(self, fact: BattleFought) -> Sums:
        return Sums(
            SumColumn(tr("The defenders"), self._parts(fact.defence), fact.defence_total, Side.OURS),
            SumColumn(tr("The threats"), self._parts(fact.attack), fact.attack_total, Side.THEIRS),
            TOTALS,
        )

    def _parts(self, rows: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
        parts = [part_of_row(row, self._words) for row in rows]
        return tuple((one.words, str(one.points)) for one in parts)

    # Who came

    def _story(self, thing: str, rest: Sequence[Fact]) -> Telling | None:
        """D-THR-7, R-D21. What was told of somebody who came, right after it: it stands with them."""
        after = rest[1] if len(rest) > 1 else None
        if not isinstance(after, SomethingTold) or after.topic != topics.STORY or after.thing != thing:
            return None
        self._in_entries.add(thing)
        return Telling(after.text, "")

    def _threat(self, fact: ThreatCame, story: Telling | None) -> Entry:
        return self._comer(fact, fact.threat, story, Side.THEIRS)

    def _helper(self, fact: Reinforced, story: Telling | None) -> Entry:
        helps = tr("Came to help at {place}.").format(place=self.said(fact.place))
        return self._comer(fact, fact.unit, story, Side.OURS, Remark(helps))

    def _comer(
        self, fact: ThreatCame | Reinforced, who: str, story: Telling | None, side: Side, *remarks: Remark
    ) -> Entry:
        kind = say(TYPES[fact.type].text)
        if isinstance(fact, ThreatCame):
            kind = threat_kind(fact.type, self.said(who), fact.card, self._setting)
        kind = tr("{kind}, value {value}").format(kind=kind, value=rank_of(fact.card))
        cards = tr("Cards: {cards}.").format(cards=card_name(fact.card))
        teller = told_by(self._seats[fact.seat]) if story is not None and fact.seat in self._seats else ""
        remarks = (*remarks, Remark(cards, CHANCE), Remark(teller, TELLERS))
        return Entry(self.said(who), kind, icon_of(fact.type), story, remarks, side)
