"""The book of a siege of Defenders: the city and its makers, the map, every turn, the end.

It tells what was told, and what happened by the rules; it invents nothing.
"""

from __future__ import annotations

from dataclasses import replace

from desktop.book.contents import (
    TELLERS,
    Book,
    BookOption,
    Chapter,
    Entry,
    Figures,
    Heading,
    Note,
    Piece,
    Plate,
    Plates,
    Remark,
    Ribbon,
    Side,
    Telling,
)
from desktop.games.defenders.book_sentences import CHANCE, TOTALS, listed, tr
from desktop.games.defenders.book_turns import FactTeller, is_red, sign_of
from desktop.games.defenders.map_pictures import WHOLE_RATIO, MapMoment, MapPictures
from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.sheet_layers import SheetLayers, scenery_by
from desktop.games.defenders.sheet_views import icon_of
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.session.states_around import states_around
from rules_core.games.defenders.rules import menace, topics
from rules_core.games.defenders.state.city import City, End, Location, Phase, Stack, Unit, id_in
from rules_core.games.defenders.state.facts import (
    BattleFought,
    CardDrawn,
    CityMade,
    ConnectionChanged,
    EntriesSet,
    Placed,
    PlaceHeld,
    PlaceLost,
    SiegeEnded,
    SomethingTold,
    Stalled,
    ThreatCame,
    ThreatDestroyed,
    TurnBegan,
    UnitKilled,
)
from rules_core.games.defenders.words.defenders_words import ENDS, DefendersWords
from rules_core.games.defenders.words.names import TYPES, WORLDS, card_name, meanings_said
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say

START, NOW = "map/start", "map/now"


def book_of(session: MatchSession, paper: PaperMap | None = None) -> Book:
    """The book of a siege as far as it has come; `paper` is the map that people drew on paper."""
    return _Author(session, paper).book()


class _Author:
    """Writes one book."""

    def __init__(self, session: MatchSession, paper: PaperMap | None) -> None:
        self.known = KnownToAll(session)
        state = self.known.state
        assert isinstance(state, City)
        self.state: City = state
        self.name = session.name
        self._layers = SheetLayers(session.drawings.find, scenery_by(self.known.words), paper)
        self.facts: list[Fact] = [told.fact for told in self.known.facts]
        self.seats = {seat.id: session.seats.name(seat.id) for seat in self.known.seats}
        self.moments: dict[str, MapMoment] = {}
        self._past = states_around(session, _is_pictured)
        self._lost_in = self._turns_of_losses()

    def book(self) -> Book:
        """All of it."""
        city, siege, end = self._parts()
        chapters = [self._city_chapter(), self._map_chapter(city)]
        chapters += siege
        if end is not None:
            chapters.append(end)
        chapters.append(self._figures_chapter())
        names = ", ".join(self.seats.values())
        return Book(
            self.name,
            self._world(),
            tr("A siege told by {who}.").format(who=names),
            tuple(chapters),
            (
                BookOption(TOTALS, tr("Totals in small type")),
                BookOption(TELLERS, tr("Who told it")),
                BookOption(CHANCE, tr("Cards and dice"), is_usual=False),
            ),
            MapPictures(self.known.words, self.moments, self._layers),
            Plate(START, "", WHOLE_RATIO) if START in self.moments else None,
        )

    def _world(self) -> str:
        setting, words = self.state.setting, self.known.words
        assert isinstance(words, DefendersWords)
        if setting in words.worlds:
            return words.worlds[setting].name
        return say(WORLDS[setting].text) if setting in WORLDS else setting

    def _now(self) -> City:
        return self.state

    def _seat(self, seat: SeatId) -> str:
        return self.seats.get(seat, "")

    def _said(self, id: str) -> str:
        return self.known.words.called(self.state.mention(id))

    # The city

    def _city_chapter(self) -> Chapter:
        pieces: list[Piece] = []
        places = [one for one in self.state.stacks if one.is_final and one.is_place]
        units = [one for one in self.state.stacks if one.is_final and not one.is_place]
        for words, stacks in ((tr("The places"), places), (tr("The defenders"), units)):
            if stacks:
                pieces.append(Heading(words, side=Side.THEIRS))
                pieces += [self._entry(one) for one in stacks]
        if not pieces:
            pieces.append(Note((Remark(tr("Nothing is finished yet.")),)))
        return Chapter(
            tr("The City"), Ribbon(tr("The city"), icon="castle"), tr("And those who made it"), tuple(pieces)
        )

    def _entry(self, stack: Stack) -> Entry:
        kind = stack.types[stack.cards.index(stack.main())]
        named = stack.name or self._said(stack.id)
        if named == stack.id:
            named = say(TYPES[kind].text)
        cards = tr("Cards: {cards}.").format(cards=", ".join(card_name(card) for card in stack.cards))
        remarks = (
            Remark(self._deeds(stack.id)),
            Remark(self._fate(stack.id)),
            Remark(cards, CHANCE),
            Remark(tr("Made by {who}.").format(who=self._seat(stack.owner)), TELLERS),
        )
        story = Telling(stack.text, "") if stack.text else None
        # What it is in the first place stands first.
        types = sorted(dict.fromkeys(stack.types), key=lambda one: one != kind)
        side = Side.NEITHER if stack.is_place else Side.OURS
        return Entry(named, meanings_said(types, stack.words), icon_of(kind), story, remarks, side)

    def _deeds(self, id: str) -> str:
        """Whom it has destroyed; "" for nobody."""
        fallen = [one.threat for one in self.facts if isinstance(one, ThreatDestroyed) and id_in(one.unit) == id]
        return tr("Destroyed: {threats}.").format(threats=listed(fallen, self.known.words)) if fallen else ""

    def _fate(self, id: str) -> str:
        """What became of it; "" as long as nobody knows."""
        all_: list[Location | Unit] = [*self.state.locations, *self.state.units]
        one = next((one for one in all_ if one.id == id), None)
        if one is None:
            return ""
        is_over = self.state.end is not End.NONE
        if isinstance(one, Unit):
            if one.is_dead:
                return tr("Fell in turn {turn}.").format(turn=self._lost_in.get(one.id, 0))
            return tr("Lived to see the end.") if is_over else ""
        if not one.is_open():
            return tr("Lost in turn {turn}.").format(turn=self._lost_in.get(one.id, 0))
        return tr("Held to the end.") if is_over else ""

    def _turns_of_losses(self) -> dict[str, int]:
        turn = 0
        found: dict[str, int] = {}
        for fact in self.facts:
            if isinstance(fact, TurnBegan):
                turn = fact.turn
            elif isinstance(fact, UnitKilled):
                found[id_in(fact.unit)] = turn
            elif isinstance(fact, PlaceLost):
                found[id_in(fact.place)] = turn
        return found

    # The map

    def _map_chapter(self, facts: list[Fact]) -> Chapter:
        pieces: list[Piece] = []
        if self.state.features:
            pieces.append(Telling(self.state.features, self._seat(self.state.seats[0]), Side.OURS, has_initial=True))
        start = next((one for one in self._past if isinstance(one.told.fact, TurnBegan)), None)
        if any(one.is_drawn for one in self.state.locations):
            self.moments[START] = MapMoment(start.after if start is not None else self._now)
            caption = tr("The city as the siege began.") if start is not None else tr("The city as it stands now.")
            pieces.append(Plates((Plate(START, caption, WHOLE_RATIO),)))
        teller = FactTeller(self.known.words, self.seats, setting=self.state.setting)
        ways = [one for one in facts if isinstance(one, EntriesSet)][-1:]
        pieces += teller.pieces([one for one in facts if isinstance(one, ConnectionChanged)])
        if ways:
            pieces.append(Note((Remark(self.known.words.fact(ways[0]).text()),)))
        placed = [one for one in facts if isinstance(one, Placed)]
        if placed:
            pieces.append(Heading(tr("At their posts"), side=Side.OURS))
            pieces.append(Figures(tuple((teller.said(one.unit), teller.said(one.place)) for one in placed)))
        threats = [one for one in facts if isinstance(one, ThreatCame) or _is_story(one)]
        if threats:
            pieces.append(Heading(tr("Before the walls"), side=Side.THEIRS, icon="crossed-swords"))
            pieces += teller.pieces(list(threats))
        if not pieces:
            pieces.append(Note((Remark(tr("Nothing is drawn yet.")),)))
        return Chapter(tr("The Map"), Ribbon(tr("The map"), icon="treasure-map"), "", tuple(pieces))

    # The siege

    def _parts(self) -> tuple[list[Fact], list[Chapter], Chapter | None]:
        """What happened before the siege, its turns, and its end."""
        first = next((at for at, one in enumerate(self.facts) if isinstance(one, TurnBegan)), len(self.facts))
        last = next((at for at, one in enumerate(self.facts) if isinstance(one, SiegeEnded)), len(self.facts))
        starts = [at for at in range(first, last) if isinstance(self.facts[at], TurnBegan)]
        teller = FactTeller(self.known.words, self.seats, self._plates_of_losses(), setting=self.state.setting)
        turns: list[Chapter] = []
        for begun, over in zip(starts, [*starts[1:], last], strict=False):
            chapter = self._turn_chapter(teller, self.facts[begun:over], opens_page=not turns)
            # A turn of which there is little to tell is told below the one before it, unless it ended the siege.
            is_last = over == last < len(self.facts)
            if turns and not is_last and all(_is_quiet(piece) for piece in chapter.pieces):
                turns[-1] = replace(turns[-1], pieces=(*turns[-1].pieces, *_folded(chapter)))
            else:
                turns.append(chapter)
        end = self._end_chapter(teller, self.facts[last:]) if last < len(self.facts) else None
        # A city that came to nothing was begun anew.
        made = [at for at in range(first) if isinstance(self.facts[at], CityMade)]
        return self.facts[made[-1] if made else 0 : first], turns, end

    def _turn_chapter(self, teller: FactTeller, facts: list[Fact], *, opens_page: bool) -> Chapter:
        began = facts[0]
        assert isinstance(began, TurnBegan)
        card = next((one.card for one in facts if isinstance(one, CardDrawn)), "")
        name = tr("Turn {number}").format(number=began.turn)
        first = tr("{who} is First Player.").format(who=self._seat(began.first))
        drawn = tr("Drawn: {card}.").format(card=card_name(card)) if card else ""
        ribbon = Ribbon(
            f"{name}, {card_name(card)}" if card else name, str(began.turn), sign=sign_of(card), is_red=is_red(card)
        )
        second = " ".join([one for one in (first, drawn) if one])
        return Chapter(turn_title(began.turn), ribbon, second, tuple(teller.pieces(facts[1:])), opens_page=opens_page)

    def _plates_of_losses(self) -> dict[int, Plates]:
        """For each loss, by its number, the map round the place before and after."""
        found: dict[int, Plates] = {}
        losses = [one for one in self._past if isinstance(one.told.fact, PlaceLost)]
        for number, one in enumerate(losses):
            fact = one.told.fact
            assert isinstance(fact, PlaceLost)
            place = id_in(fact.place)
            before, after = f"map/loss-{number}-before", f"map/loss-{number}-after"
            self.moments[before] = MapMoment(one.before, place)
            self.moments[after] = MapMoment(one.after, place)
            ratio = self.moments[before].ratio
            opened = self._opened_by(fact)
            words = tr("After. Now they come in at {places} too.") if opened else tr("After.")
            caption = words.format(places=listed(opened, self.known.words) if opened else "")
            found[number] = Plates((Plate(before, tr("Before."), ratio), Plate(after, caption, ratio)))
        return found

    def _opened_by(self, loss: PlaceLost) -> list[str]:
        """R-D35. The ways in that this loss has opened."""
        at = next(number for number, one in enumerate(self.facts) if one is loss)
        ways = [one.places for one in self.facts[:at] if isinstance(one, EntriesSet)]
        after = next((one for one in self.facts[at + 1 :] if isinstance(one, EntriesSet | PlaceLost)), None)
        if not isinstance(after, EntriesSet) or not ways:
            return []
        return [one for one in after.places if one not in ways[-1]]

    def _end_chapter(self, teller: FactTeller, facts: list[Fact]) -> Chapter:
        ended = facts[0]
        assert isinstance(ended, SiegeEnded)
        pieces = teller.pieces([one for one in facts[1:] if not isinstance(one, SomethingTold)])
        self.moments[NOW] = MapMoment(self._now)
        pieces.append(Plates((Plate(NOW, tr("The city as the siege ended."), WHOLE_RATIO),)))
        told = [one for one in facts if isinstance(one, SomethingTold)]
        if told:
            pieces.append(Heading(tr("What came after"), side=Side.OURS))
            pieces += teller.pieces(list(told))
        return Chapter(tr("The End"), Ribbon(tr("The end"), icon="laurels"), say(ENDS[ended.end].text), tuple(pieces))

    # The figures

    def _figures_chapter(self) -> Chapter:
        state, facts = self.state, self.facts
        rows = [
            (tr("Places"), str(len(state.locations))),
            (tr("Places lost"), str(sum(not one.is_open() for one in state.locations))),
            (tr("Defenders"), str(len(state.units))),
            (tr("Defenders fallen"), str(sum(one.is_dead for one in state.units))),
            (tr("Threats"), str(len(state.threats))),
            (tr("Threats destroyed"), str(sum(one.is_dead for one in state.threats))),
            (tr("Battles"), str(sum(isinstance(one, BattleFought) for one in facts))),
            (tr("Attacks beaten off"), str(sum(isinstance(one, PlaceHeld) for one in facts))),
            (tr("Battles that nobody won"), str(sum(isinstance(one, Stalled) for one in facts))),
            (tr("Morale damage"), str(state.damage)),
            (tr("Turns"), str(state.turn)),
        ]
        if state.turn:
            rows.append((tr("Cards left in the deck"), str(menace.cards_left(state))))
        is_over = state.phase is Phase.OVER
        second = "" if is_over else tr("As it stands now")
        return Chapter(
            tr("The Figures"),
            Ribbon(tr("The figures"), icon="ui/chart-line"),
            second,
            (Figures(tuple(rows)),),
            opens_page=False,
        )


def _is_quiet(piece: Piece) -> bool:
    """Whether nobody fought and nobody told anything: at most somebody came, of whom no more is known."""
    return isinstance(piece, Note) or (isinstance(piece, Entry) and piece.story is None)


def _folded(chapter: Chapter) -> list[Piece]:
    """A quiet turn in a paragraph, which one it is and what happened, and whoever came below it."""
    told = [remark for piece in chapter.pieces if isinstance(piece, Note) for remark in piece.remarks]
    came = [piece for piece in chapter.pieces if not isinstance(piece, Note)]
    if not came and not any(one.words and not one.option for one in told):
        told.insert(0, Remark(tr("All is quiet.")))
    name = Remark(tr("{turn}:").format(turn=chapter.title))
    return [Note((name, *told, Remark(chapter.second, CHANCE))), *came]


def turn_title(number: int) -> str:
    """The title of a turn, in words as far as there are any."""
    titles = (
        tr("The First Turn"),
        tr("The Second Turn"),
        tr("The Third Turn"),
        tr("The Fourth Turn"),
        tr("The Fifth Turn"),
        tr("The Sixth Turn"),
        tr("The Seventh Turn"),
        tr("The Eighth Turn"),
        tr("The Ninth Turn"),
        tr("The Tenth Turn"),
        tr("The Eleventh Turn"),
        tr("The Twelfth Turn"),
        tr("The Thirteenth Turn"),
        tr("The Fourteenth Turn"),
        tr("The Fifteenth Turn"),
        tr("The Sixteenth Turn"),
        tr("The Seventeenth Turn"),
        tr("The Eighteenth Turn"),
        tr("The Nineteenth Turn"),
        tr("The Twentieth Turn"),
        tr("The Twenty-First Turn"),
        tr("The Twenty-Second Turn"),
        tr("The Twenty-Third Turn"),
        tr("The Twenty-Fourth Turn"),
        tr("The Twenty-Fifth Turn"),
        tr("The Twenty-Sixth Turn"),
        tr("The Twenty-Seventh Turn"),
        tr("The Twenty-Eighth Turn"),
        tr("The Twenty-Ninth Turn"),
        tr("The Thirtieth Turn"),
        tr("The Thirty-First Turn"),
        tr("The Thirty-Second Turn"),
        tr("The Thirty-Third Turn"),
        tr("The Thirty-Fourth Turn"),
        tr("The Thirty-Fifth Turn"),
        tr("The Thirty-Sixth Turn"),
        tr("The Thirty-Seventh Turn"),
        tr("The Thirty-Eighth Turn"),
        tr("The Thirty-Ninth Turn"),
        tr("The Fortieth Turn"),
        tr("The Forty-First Turn"),
        tr("The Forty-Second Turn"),
        tr("The Forty-Third Turn"),
        tr("The Forty-Fourth Turn"),
        tr("The Forty-Fifth Turn"),
        tr("The Forty-Sixth Turn"),
    )
    return titles[number - 1] if number <= len(titles) else tr("Turn {number}").format(number=number)


def _is_story(fact: Fact) -> bool:
    return isinstance(fact, SomethingTold) and fact.topic == topics.STORY


def _is_pictured(fact: Fact) -> bool:
    return isinstance(fact, PlaceLost | TurnBegan)
