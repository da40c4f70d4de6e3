"""How a siege is worded and shown beside its map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.village.banner_words import banner_view
from desktop.games.village.models.thing_fields import thing_line
from desktop.games.village.moments import moment_of
from desktop.games.village.prompts.asked import (
    asked,
    far_and_with,
    move_with,
    one_and_then,
    said,
    who_with_dice,
    with_others,
)
from desktop.games.village.prompts.ways import going_on, with_best_way, with_click
from desktop.games.village.prompts.words import question
from desktop.games.village.question_marks import ATTACKS, start_of
from desktop.games.village.siege_scene import token_view
from desktop.games.village.sounds import sound_of
from desktop.games.village.story import chapter_of, story_of
from desktop.look.token import TokenView
from desktop.look.widgets.banner import BannerView
from desktop.play.check_table.lines import CheckLine
from desktop.play.models.option_view import QuestionView
from desktop.play.presenter import (
    Asked,
    Chapter,
    Ending,
    Moment,
    Presenter,
    QuickCorrection,
    Shortcut,
    StepEntries,
    StopWords,
    StoryPart,
)
from desktop.play.sound import Sound
from desktop.session.decided import Decided
from desktop.session.match_session import MatchSession
from desktop.session.to_do import NOTHING, ToDo
from desktop.tabletop.charge import Charges
from desktop.tabletop.contests import contest_of, why_nobody_rolls
from desktop.tabletop.map_hand import MOVE
from desktop.tabletop.marks import SceneMarks
from desktop.tabletop.reported_view import is_seen_at_table
from desktop.tabletop.said_ahead import SaidAhead, where_at_once, with_next
from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.players.thumb_actions import overwatch_helps
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.escort import nearest_home
from rules_core.games.village.rules.on_the_way import ON
from rules_core.games.village.rules.orders import DONE
from rules_core.games.village.state.facts import BuildingAttacked, CouncilOpened, RoundStarted, WaveOpened
from rules_core.games.village.state.fighter import HEROES
from rules_core.games.village.state.siege import Siege, SiegeEnd
from rules_core.games.village.words.contest_words import contest_line
from rules_core.games.village.words.forced_words import chosen_places, forced_moves, goes_on
from rules_core.games.village.words.landmarks import place_words
from rules_core.games.village.words.measures import measure_for
from rules_core.games.village.words.order_words import standing_orders, wants_no_hand
from rules_core.games.village.words.question_texts import NO_MORE_KILLS, OWN_LIKELY
from rules_core.games.village.words.question_words import OWN_MOVES, stands_at_find
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import WITHIN
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT
from rules_core.kernel.match import NewDiceWait
from rules_core.kernel.requests import Answer, Choose, Place, Request, SeatId, Topic, options_of
from rules_core.kernel.table import PLAYERS
from rules_core.song import topics as song_topics
from rules_core.song.activation import FREE_MOVE
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import Fate
from rules_core.song.words.contest_words import DIE_SIDES, as_it_lies, worth_of
from rules_core.song.words.forced_words import moved_by_force
from rules_core.song.words.reported_words import answer_no
from rules_core.wording.sentence import Measure

THINGS = ("model", "attacker", "building", "hero", "token", "trap", "barricade", "villager")
"""In which field a fact says what it is about."""
CONTESTS = (AttackResolved, BuildingAttacked)
"""What dice against dice come to."""
REFUSALS = ("pass", "end", "none")
"""Answers by which nothing is done, or nothing more."""
FOLLOWED: Final[dict[Topic, tuple[Topic, tuple[str, ...]]]] = {
    topics.WHOM: (song_topics.DICE, ()),
    WITHIN: (song_topics.DICE, ()),
    topics.GO_ON: (song_topics.WALK_OFF, (ON,)),
    song_topics.ACTION: (topics.ESCORT, ("move",)),
}
"""Which question follows at once after which other one; after these of its answers, or after any."""
YES, NO = "yes", "no"
"""Whether a die is rolled again."""
DEFEATED = 5
"""The column of a wave's record that counts defeated enemies."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Village", text)


class VillagePresenter(Presenter):
    """Words and views of one siege."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        assert isinstance(self.words, SiegeWords)
        self.names = self.words.names
        self._charges = Charges(session, self.names)
        self._ahead = SaidAhead(session, lambda: self.names, self._follows)
        self._lying: tuple[int, AttackResolved | None, bool] = (-1, None, False)
        """The same for `contest_as_it_lies`, and whether another die is better than what lies."""

    @property
    def siege(self) -> Siege:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Siege)
        return state

    def dice_title(self, seat: SeatId) -> str:
        return tr("O&ur dice") if seat == PLAYERS else tr("Enem&y dice")

    # The question

    def question(self, request: Request) -> QuestionView:
        return self._worded(request).refusing(REFUSALS)

    def _worded(self, request: Request) -> QuestionView:
        view = asked(request, self.siege, self.session.facts, self.names)
        if self.siege.play_mode is PlayMode.UNMAPPED:
            view = self._with_what_follows(view, request)
        else:
            view = self._with_ways(view, request)
            if request.topic == topics.OVERWATCH:
                view = self._with_overwatch(view, request)
        contest = contest_of(self.session, request, CONTESTS)
        if isinstance(contest, (AttackResolved, BuildingAttacked)):
            view = replace(view, second=contest_line(contest, request.topic, self.names).words())
        lying = self.contest_as_it_lies(request)
        if lying is None:
            return view
        usual = [one.key for one in view.options].index(YES if self._lying[2] else NO)
        return replace(view, second=as_it_lies(lying, self.names).words(), default=usual)

    def contest_as_it_lies(self, request: Request) -> AttackResolved | None:
        """What would come of two dice of which one may be rolled again, if nobody did; None: it is about other dice."""
        if not isinstance(request, Choose) or not song_topics.is_reroll(request.topic):
            return None
        head = self.session.match.journal.head
        if self._lying[0] != head:
            told = self._resolved()
            again = [self._resolved(YES, (face,)) for face in range(1, DIE_SIDES + 1)] if told is not None else []
            worth = sum(worth_of(one, request.subject) - worth_of(told, request.subject) for one in again)
            self._lying = head, told, worth > 0
        return self._lying[1]

    def _resolved(self, *answers: Answer) -> AttackResolved | None:
        """What comes of two dice after these answers, if nobody rolls again then."""
        trial = self.session.match.fork()
        # What follows is nobody's to know yet.
        trial.supplier = NewDiceWait()
        count = len(trial.facts)
        for answer in answers:
            trial.answer(answer)
        while isinstance(trial.pending, Choose) and song_topics.is_reroll(trial.pending.topic):
            trial.answer(NO)
        return next((one.fact for one in trial.facts[count:] if isinstance(one.fact, AttackResolved)), None)

    def to_carry_out(self, facts: Sequence[Fact]) -> ToDo:
        if self.siege.play_mode is PlayMode.SCREEN or self.siege.result:
            return NOTHING
        played = [one for one in facts if isinstance(one, Decided)]
        placed = [(one.request, one.thought.answer) for one in played if isinstance(one.request, Place)]
        told = chosen_places(placed, self.siege, self.names)
        forced = forced_moves(facts, self.siege, self.names, chosen=bool(played))
        return ToDo(tuple(said(one) for one in (*told, *forced)))

    def begins_step(self, request: Request) -> bool:
        return request.topic == topics.WHOM

    def is_left_to_people(self, request: Request) -> bool:
        is_order = request.topic in (topics.ORDER, topics.ORDERS)
        return is_order or is_seen_at_table(self.siege.play_mode, request)

    def carried_out_with(self, facts: Sequence[Fact]) -> TokenView | None:
        moved = moved_by_force(facts, goes_on)
        return self._token_of(moved[0]) if len(moved) == 1 else None

    def unasked(self, request: Request) -> Answer | None:
        orders = standing_orders(self.session.facts, request)
        return DONE if orders and all(wants_no_hand(one) for one in orders) else None

    def why_nobody_rolls(self, request: Request) -> str:
        return why_nobody_rolls(self.session, request, CONTESTS, self.name(request.subject))

    def _with_what_follows(self, view: QuestionView, request: Request) -> QuestionView:
        """At a table without a map: the answers together with those to the questions that would follow at once."""
        following = {one: question(asked, self.siege, self.names) for one, asked in self.following(request).items()}
        with_whom = partial(move_with, self.names)
        if following:
            if request.topic == topics.WHOM:
                view = with_next(view, following, who_with_dice)
                return with_next(view, self._led(view), with_whom)
            if request.topic == song_topics.ACTION:
                return with_next(view, following, with_whom)
            view = with_next(view, following, one_and_then)
            return with_next(view, self._led(view), partial(far_and_with, self.names))
        if isinstance(request, Place) and request.topic in OWN_MOVES:
            return self._places(view, request, self.siege)
        if request.topic == song_topics.ACTION:
            return self._where_at_once(view)
        # V-7.5.17. Either way of Overwatch is one key.
        view = self._ahead.all_likely(view, request, OWN_LIKELY)
        others = self.other_shots(request)
        if others is not None:
            view = with_others(view, others, self._latest_attack(), self.siege, self.names)
        return view

    def _with_ways(self, view: QuestionView, request: Request) -> QuestionView:
        """On a map: where a move leads that is offered, or that may go on."""
        if request.topic == topics.GO_ON:
            goal = self._latest_goal()
            return view if goal is None else going_on(view, goal, place_words(self.siege, goal[:2], self.names))
        if request.topic not in (song_topics.ACTION, song_topics.DICE) or not view.options:
            return view
        move = view.options[view.default].answer
        if move in (MOVE, FREE_MOVE):
            after = self._ahead.after(move)
            place = after.pending
            start = start_of(after.state, place, self.names) if place is not None else None
            if isinstance(place, Place) and place.topic in OWN_MOVES and start is not None:
                view = with_best_way(view, place, start)
        if request.topic == song_topics.ACTION and MOVE in options_of(request):
            view = with_click(view, MOVE) if self._charges.any_in_reach(request) else view
        return view

    def _with_overwatch(self, view: QuestionView, request: Request) -> QuestionView:
        """V-7.5.17. Nobody is advised to spend it on a shot that it does not help."""
        if overwatch_helps(self.siege, self.siege.model(request.subject), self._latest_attack()):
            return view
        later = [one.key for one in view.options].index(NO)
        return replace(view, default=later, second=NO_MORE_KILLS.words())

    def _latest_goal(self) -> tuple[int, int, int] | None:
        """The last place that people chose."""
        journal = self.session.match.journal
        node = journal.head
        while node != ROOT:
            answer = journal.entries[node].answer
            if isinstance(answer, tuple) and len(answer) == 3:
                x, y, turn = answer
                return int(x), int(y), int(turn)
            node = journal.entries[node].parent
        return None

    def _led(self, view: QuestionView) -> dict[str, QuestionView]:
        """V-7.3.5. Whom each hero may take along who moves without a roll, or is found to be far enough for it."""
        free = [one for one in view.options if one.then in ((FREE_MOVE,), ())] if self.siege.villagers else []
        after = {one.key: self._ahead.after(one.answer, *one.then).pending for one in free}
        return {
            key: question(asked, self.siege, self.names)
            for key, asked in after.items()
            if asked is not None and asked.topic == topics.ESCORT
        }

    def _places(self, view: QuestionView, request: Place, siege: Siege, said: Sequence[Answer] = ()) -> QuestionView:
        hero = siege.model(request.subject)
        leads = any(one.escort == hero.id for one in siege.villagers.values())
        return self._ahead.places(view, siege, hero, more_follows=leads, said=said)

    def _where_at_once(self, view: QuestionView) -> QuestionView:
        """Who can do nothing but move is asked where to."""
        if [one.answer for one in view.options if one.answer not in REFUSALS] != [MOVE]:
            return view
        after = self._ahead.after(MOVE)
        request, siege = after.pending, after.state
        if not isinstance(request, Place) or request.topic not in OWN_MOVES:
            return view
        if stands_at_find(siege, request.subject):
            # R-V62. To stay is a Move of its own there.
            return view
        places = self._places(asked(request, siege, after.facts, self.names), request, siege, (MOVE,))
        return where_at_once(view, places, REFUSALS)

    def following(self, request: Request) -> dict[str, Choose]:
        """What would be asked after an answer, where both are said with one key at a table without a map."""
        if self.siege.play_mode is not PlayMode.UNMAPPED or request.topic not in FOLLOWED:
            return {}
        wanted, answers = FOLLOWED[request.topic]
        return self._ahead.next_questions(request, wanted, answers)

    def _follows(self, request: Request) -> Answer | None:
        # R-V63. A villager is led to a place beside the escort: at home, where that can be had, else nearest to it.
        if request.topic == topics.VILLAGER and isinstance(request, Place) and request.region is not None:
            return (*nearest_home(self.siege, request.region), request.region.turns[0])
        return None

    def other_shots(self, request: Request) -> Choose | None:
        """What somebody is asked whose target is said to be out of range or out of sight, at a table without a map:
        whom to shoot at instead is chosen with the same key. None where the question is another one."""
        no = answer_no(request) if self.siege.play_mode is PlayMode.UNMAPPED else ""
        if not no:
            return None
        return self._ahead.next_questions(request, song_topics.ACTION, (no,)).get(no)

    def _latest_attack(self) -> str:
        """What was chosen when somebody last chose whom to attack."""
        journal = self.session.match.journal
        node = journal.head
        while node != ROOT:
            answer = journal.entries[node].answer
            if isinstance(answer, str) and answer.startswith(ATTACKS):
                return answer
            node = journal.entries[node].parent
        return ""

    def asked(self, request: Request) -> Asked:
        siege = self.siege
        if request.topic == topics.ORDERS:
            # They are about several miniatures.
            return Asked(icon="ui/hand")
        subject = siege.acting.model if siege.acting is not None and not request.subject else request.subject
        who = self._token_of(subject)
        icon = siege.world.buildings[BuildingId(subject)].icon if subject in siege.world.buildings else ""
        return Asked(who, icon, start_of(siege, request, self.names))

    def _token_of(self, model: str) -> TokenView | None:
        siege = self.siege
        if model not in siege.models:
            return None
        return replace(token_view(siege, siege.model(model), SceneMarks(), self.names), has_acted=False)

    def shortcut(self, request: Request, thing: str) -> Shortcut | None:
        # Without a map nobody knows how far it is.
        return None if self.siege.play_mode is PlayMode.UNMAPPED else self._charges.on(request, thing)

    # What happened

    def measure(self, fact: Fact) -> Measure:
        return measure_for(self.siege)

    def thing_in(self, fact: Fact) -> str:
        return next((str(getattr(fact, name)) for name in THINGS if hasattr(fact, name)), "")

    def stop(self, step: Fact) -> StopWords | None:
        if isinstance(step, WaveOpened):
            return StopWords(tr("Wave {wave}").format(wave=step.wave), "text")
        if isinstance(step, CouncilOpened):
            return StopWords(tr("Council {wave}").format(wave=step.wave), "gold_fill")
        if isinstance(step, RoundStarted):
            if step.side == HEROES:
                return StopWords(tr("Round {round}").format(round=step.round), "hero_fill")
            return StopWords(tr("Enemy turn"), "enemy_fill")
        return None

    def moment(self, fact: Fact) -> Moment | None:
        return moment_of(fact, self.session.coming_state, self.session.match.facts, self.words)

    def is_theirs(self, step: Fact) -> bool:
        return isinstance(step, RoundStarted) and step.side != HEROES

    def step_entries(self) -> StepEntries:
        return StepEntries(tr("Undo the &activation"), tr("Redo the a&ctivation"), tr("&Play this activation for me"))

    # The state

    def banner(self) -> BannerView:
        return banner_view(self.siege, self.session.facts, is_behind=self.session.is_behind)

    def ending(self) -> Ending:
        siege = self.siege
        won = siege.result is SiegeEnd.VICTORY
        title = tr("The village stands.") if won else tr("The village has fallen.")
        headline = tr("Dawn. The village stands.") if won else title
        if not won and not siege.buildings[siege.world.heart].destroyed:
            # V-8.2, V-8.3. A scenario or a house rule counts more than the Town Hall as a loss.
            headline = tr("The siege is lost.")
        alive = len([hero for hero in siege.heroes if hero.fate is not Fate.DEFEATED])
        words = tr("Waves held: {waves} of {all}. Heroes alive: {alive} of {heroes}. Enemies defeated: {slain}.")
        told = words.format(
            waves=siege.waves_survived,
            all=siege.world.waves,
            alive=alive,
            heroes=len(siege.heroes),
            slain=sum(row[DEFEATED] for row in siege.records),
        )
        icons = ("trophy", "trophy") if won else ("tombstone", "broken-wall")
        return Ending(title, tr("This game is over."), icons[0], headline, told, icons[1], tr("Another siege"))

    def sound(self, fact: Fact) -> Sound | None:
        return sound_of(fact)

    def story(self) -> list[StoryPart]:
        return story_of(self.siege, self.session.facts, self.words)

    def chapter(self) -> Chapter | None:
        return chapter_of(self.siege, self.session.facts, self.words)

    def correctable(self, id: str) -> CheckLine | None:
        return thing_line(self.siege, self.names, id)

    def on_ground(self, x: int, y: int) -> list[QuickCorrection]:
        if self.siege.play_mode is PlayMode.UNMAPPED:
            return []
        return [
            QuickCorrection(tr("A &Trap lies here"), "traps/new", [x, y]),
            QuickCorrection(tr("A &Barricade stands here, from left to right"), "barricades/new", [x, y, 0]),
            QuickCorrection(tr("A Barricade stands here, from top to b&ottom"), "barricades/new", [x, y, 90]),
            QuickCorrection(tr("A Lost &Villager waits here"), "villagers/new", [x, y]),
        ]
