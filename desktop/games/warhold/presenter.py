"""How a war is worded: the generic words, what is due, and kingdoms in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold import portraits
from desktop.games.warhold.asked_tiles import on_board
from desktop.games.warhold.banner_view import banner_view
from desktop.games.warhold.due import with_due
from desktop.games.warhold.ending import ending_of, story_of
from desktop.games.warhold.founding import LAYS, by_lot, with_founding
from desktop.games.warhold.ground_view import ground_view_of
from desktop.games.warhold.moments import card_moment, moment_of, sound_of
from desktop.games.warhold.realms import MONSTER, colour_of, icon_of, icon_of_race, realm_number, realm_side
from desktop.games.warhold.settled import settled_units
from desktop.look.widgets.banner import BannerSide, BannerView
from desktop.play.models.option_view import QuestionView
from desktop.play.presenter import Asked, Ending, Moment, Presenter, StopWords, StoryPart, square_id, thing_in
from desktop.play.sound import Sound
from desktop.session.decided import Decided
from desktop.session.dice_policy import DECK, TYPED
from desktop.session.match_session import MatchSession
from desktop.session.to_do import NOTHING, ToDo
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.equipping import DONE
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.play import OF_A_TURN
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.state.facts import (
    Bought,
    CardDrawn,
    PhaseBegan,
    RoundBegan,
    SpoilsTaken,
    TreasureClaimed,
    TurnBegan,
)
from rules_core.games.warhold.state.war import Phase, War
from rules_core.games.warhold.words import orders
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.kernel.requests import NO_SEAT, Allocate, Answer, Choose, Request, SeatId
from rules_core.wording.sentence import Sentence


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Warhold", text)


class WarPresenter(Presenter):
    """Words and views of one war."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        assert isinstance(self.words, WarholdWords)
        self.war_words = self.words

    @property
    def war(self) -> War:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, War)
        return state

    def copy_of_war(self) -> War:
        """A copy, for what would come of something."""
        copy = self.session.match.game.clone(self.session.state)
        assert isinstance(copy, War)
        return copy

    def kingdom_name(self, seat: SeatId) -> str:
        """The people of a seat; who sits there before that is chosen."""
        race = self.war.kingdom(seat).race
        return self.name(race) if race else self.seat_name(seat)

    def kingdom_note(self, seat: SeatId) -> str:
        """Whose something is, for its heading."""
        name = self.kingdom_name(seat)
        return tr("of the {race}").format(race=name) if self.war.kingdom(seat).race else name

    def shown_seat(self) -> SeatId:
        """Whose stores and units are shown: of a person who strikes back, else of whose turn it is, else of a person
        who is asked, else of any person."""
        war, request = self.war, self.session.pending
        seats = [one.seat for one in war.kingdoms]
        persons = [one for one in seats if one in self.session.seats.persons and not war.kingdom(one).is_out]
        if war.phase is Phase.COUNTER and request is not None and request.who in persons:
            return request.who
        turn = self.turn_of()
        if turn is not None:
            return turn
        if request is not None and request.who in (persons or seats):
            return request.who
        return (persons or war.living() or seats)[0]

    def side(self, seat: SeatId) -> BannerSide:
        """In whose colours a seat decides."""
        is_player = any(one.seat == seat for one in self.war.kingdoms)
        return realm_side(self.war, seat) if is_player else BannerSide.ENEMIES

    def tone_of(self, seat: SeatId) -> str:
        number = realm_number(self.war, seat)
        return super().tone_of(seat) if number < 0 else f"realm_{number + 1}"

    def question(self, request: Request) -> QuestionView:
        settled = settled_units(self.session)
        view = with_due(super().question(request), request, campaign_of(self.war), self.words.called, settled)
        view = with_founding(on_board(view, request, self.war, self.words), request, self.war)
        # At a table keys count: answers that have a digit each take one.
        return replace(view, side=self.side(request.who), by_group=view.by_group and not self.is_at_table)

    def things_meant(self, options: Sequence[str]) -> list[str]:
        # Their ids without the words of all of them: every question asks for this.
        war = self.war
        things = [*[one.id for one in war.units], *[one.id for one in war.strongholds]]
        return [thing_in(one, things) or (square_id(one) if war.has_map else "") for one in options]

    def asked(self, request: Request) -> Asked:
        """A unit as it stands on the board, a kingdom by its face."""
        war, plain = self.war, super().asked(request)
        if war.has_unit(request.subject):
            unit = war.unit(request.subject)
            icon = icon_of(unit.profile, unit.kind)
            return replace(plain, figure=portraits.of_unit(war, unit, self.words), token=None, icon=icon)
        is_player = any(one.seat == request.who for one in war.kingdoms)
        icon = icon_of_race(war.kingdom(request.who).race) if is_player else MONSTER
        figure = portraits.of_kingdom(war, request.who, icon, self.words.called(request.who))
        return replace(plain, figure=figure, token=None, icon=icon)

    def rest(self) -> str:
        """W-SET-2. Whoever lays some game tiles may leave the others to the lot."""
        request = self.session.pending
        is_laying = isinstance(request, Choose) and request.topic in LAYS
        return tr("The lot lays the rest") if is_laying else ""

    def suggested(self, request: Request) -> Answer | None:
        match = self.session.match
        lot = by_lot(self.war, request, f"{match.seed}/{match.journal.head}")
        return lot if lot is not None else super().suggested(request)

    def to_carry_out(self, facts: Sequence[Fact]) -> ToDo:
        """At a real table: where monsters and kingdoms without a person go, what is laid down and taken away."""
        if not self.is_at_table:
            return NOTHING
        persons = self.session.seats.persons
        led = [one.id for one in self.session.seats.all if one.id not in persons]
        journal = self.session.match.journal
        said = journal.entries[journal.head].answer if journal.head != ROOT else ""
        lines = orders.carried_out(facts, self.war, self.words, led, said if isinstance(said, str) else "")
        why = orders.reasons(facts, self.words) if lines else []
        return ToDo(tuple([one.text() for one in lines]), tuple([one.text() for one in why]))

    @property
    def is_at_table(self) -> bool:
        """Whether the figures stand on a real table."""
        return self.war.play_mode is not PlayMode.SCREEN

    def banner(self) -> BannerView:
        return banner_view(self)

    def turn_of(self) -> SeatId | None:
        current = self.war.current() if self.war.phase in OF_A_TURN else NO_SEAT
        return current if current != NO_SEAT else None

    def unasked(self, request: Request) -> Answer | None:
        if isinstance(request, Allocate) and request.total == 1 and request.most[0]:
            # One attack cannot be shared out: it goes to whoever was chosen, who stands first.
            return (1, *[0] * (len(request.options) - 1))
        # At a table, where keys count, nobody is asked turn after turn about equipment that was left aside.
        if not self.is_at_table or request.topic != topics.EQUIP or self._has_new_equipment(request.who):
            return None
        return DONE

    def _has_new_equipment(self, seat: SeatId) -> bool:
        """W-UPK-20. Whether the lord owns anything that has come since the Upkeep before this one began."""
        owned = {card_of(one) for one in self.war.kingdom(seat).owned}
        turns = 0
        for told in reversed(self.session.match.facts if owned else []):
            fact = told.fact
            cards = fact.cards if isinstance(fact, SpoilsTaken) else ()
            if isinstance(fact, (CardDrawn, Bought)):
                cards = (fact.card,)
            if cards and getattr(fact, "seat", NO_SEAT) == seat and owned.intersection(cards):
                return True
            if isinstance(fact, TurnBegan) and fact.seat == seat:
                turns += 1
                if turns > 1:
                    return False
        return False

    def is_left_to_people(self, request: Request) -> bool:
        return ground_view_of(self.war).is_left_to_people(request)

    def begins_step(self, request: Request) -> bool:
        return False

    # What happened

    def thing_in(self, fact: Fact) -> str:
        """A unit that still stands, else a town or a stronghold; a fact names a unit with its profile behind it."""
        war = self.war
        told = (getattr(fact, one.name) for one in fields(fact))
        names = [one.partition(" ")[0] for one in told if isinstance(one, str)]
        places = [*[one.id for one in war.strongholds], *[one.id for one in war.towns]]
        return next((one for one in names if war.has_unit(one)), next((one for one in names if one in places), ""))

    def bar_of(self, fact: Fact, told: Sentence) -> str:
        return colour_of(self.war, fact)

    def stop(self, step: Fact) -> StopWords | None:
        if isinstance(step, RoundBegan):
            return None
        found = super().stop(step)
        seat = getattr(step, "seat", NO_SEAT)
        if found is None or seat == NO_SEAT or realm_number(self.war, seat) < 0:
            is_theirs = isinstance(step, PhaseBegan)
            return replace(found, tone="enemy_fill") if found is not None and is_theirs else found
        return replace(found, tone=f"realm_{realm_number(self.war, seat) + 1}")

    def reason(self, decided: Decided) -> str:
        """Why it was decided so, and what else came into question."""
        thought = decided.thought
        why = self.war_words.reason(thought.reason)
        told = [Sentence(tr("Why: {reason}."), {"reason": why}).text()] if why is not None else []
        if isinstance(thought.second, str):
            other = self.words.option(decided.request, thought.second, self.war)
            told.append(tr("Otherwise: {other}.").format(other=other))
        return " ".join(told)

    def moment(self, fact: Fact) -> Moment | None:
        state = self.session.coming_state
        assert isinstance(state, War)
        if isinstance(fact, (CardDrawn, TreasureClaimed)) and self.session.policy.way_of(DECK) != TYPED:
            # Nobody holds it: all read it as it lies there.
            return card_moment(fact, state, self.words, is_numbered=self.is_at_table)
        return moment_of(fact, state, self.words)

    def sound(self, fact: Fact) -> Sound | None:
        return sound_of(fact)

    def is_theirs(self, step: Fact) -> bool:
        """The monsters, and kingdoms without a person."""
        if isinstance(step, TurnBegan):
            return step.seat not in self.session.seats.persons
        return isinstance(step, PhaseBegan) and step.seat == NO_SEAT

    def ending(self) -> Ending:
        return ending_of(self.war, self.war_words)

    def story(self) -> list[StoryPart]:
        return story_of(self.war, self.war_words, self.session.facts)
