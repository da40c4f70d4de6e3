"""How one battle is worded: the generic words with the tokens of the men, and where placing begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.advice import Advice
from desktop.games.drums.banner_words import beside, standing
from desktop.games.drums.battle_scene import gauge_of, name_of, token_view
from desktop.games.drums.check_lines import thing_line
from desktop.games.drums.moments import moment_of, sound_of
from desktop.games.drums.order_lines import told_orders, told_reason
from desktop.games.drums.question_marks import TOGETHER, acting_model, edge_id, is_by_kind, part_of, start_of
from desktop.games.drums.squads.question import buying_banner, buying_view
from desktop.games.drums.story import story_of
from desktop.look.token import TokenView
from desktop.look.widgets.banner import BannerView
from desktop.play.check_table.lines import CheckLine
from desktop.play.models.cased import Cased
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.presenter import Asked, Ending, Moment, Presenter, Shortcut, StoryPart
from desktop.play.prompts.place_prompt import PlacingStart
from desktop.play.sound import Sound
from desktop.play.standing import marked
from desktop.session.decided import Decided
from desktop.session.match_session import MatchSession
from desktop.session.to_do import NOTHING, ToDo
from desktop.tabletop.best_spot import begun_at
from desktop.tabletop.charge import Charges
from desktop.tabletop.contests import contest_of, why_nobody_rolls
from desktop.tabletop.map_hand import MOVE
from desktop.tabletop.marks import SceneMarks
from desktop.tabletop.reported_view import in_fixed_order, is_seen_at_table
from desktop.tabletop.said_ahead import SaidAhead, where_at_once, with_best_place
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.ending import points_of
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import BattleEnded, TurnBegan
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.goals import goal_of
from rules_core.games.drums.words.orders import OwnMovesOf
from rules_core.games.drums.words.quality_parts import quality_parts
from rules_core.games.drums.words.table_names import TableNames
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Place, Request, Roll, SeatId, options_of
from rules_core.song import topics as song_topics
from rules_core.song.facts import AttackResolved
from rules_core.song.warband import ModelId
from rules_core.song.words.contest_words import contest_line
from rules_core.song.words.fact_words import score_parts
from rules_core.song.words.forced_words import moved_by_force
from rules_core.song.words.measures import measure_in
from rules_core.song.words.reported_words import REPORTED
from rules_core.wording.sentence import Measure, Sentence

BY_FORCE: Final = ("bash:", "bar:", "push:")
"""What a click on a door or a ladder does not mean, where it can mean something else."""
CONTESTS: Final = (AttackResolved,)
"""What dice against dice come to."""
REFUSALS: Final = ("pass", "end", "done", "nobody")
"""Answers by which nothing is done, or nothing more."""
OWN_MOVES: Final = (song_topics.MOVE, song_topics.STEP, song_topics.JUMP)
"""Where a man of ours goes."""
AMONG_OURS: Final = (topics.WHOM, song_topics.GROUP_MEMBER, song_topics.NEXT_MEMBER)
"""Questions about which of several men of ours acts."""


def tr(text: str, count: int = -1) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Battle", text, "", count)


def _at_part(option: OptionView) -> OptionView:
    """An answer about a part of a building, which can be clicked on there."""
    answer = str(option.answer)
    thing = part_of(answer)
    return replace(option, thing=thing, plain=int(not answer.startswith(BY_FORCE))) if thing else option


class BattlePresenter(Presenter):
    """Words and views of one battle."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__(session)
        assert isinstance(self.words, DrumsWords)
        self.battle_words = self.words
        self.names = self.words.names
        self._charges = Charges(session, self.names)
        self._advice = Advice(session, self.battle_words)
        self._ahead = SaidAhead(session, lambda: self._called)

    @property
    def battle(self) -> Battle:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, Battle)
        return state

    def name(self, id: str) -> str:
        man = self.battle.models.get(ModelId(id))
        return super().name(id) if man is None else name_of(man, self.names)

    @property
    def has_map(self) -> bool:
        return self.battle.play_mode is not PlayMode.UNMAPPED

    def question(self, request: Request) -> QuestionView:
        view = self._worded(request)
        return view if request.topic == topics.BUY else view.refusing(REFUSALS)

    def _worded(self, request: Request) -> QuestionView:
        view = super().question(request)
        if request.topic == topics.BUY:
            return buying_view(view, self.battle, request.who)
        contest = contest_of(self.session, request, CONTESTS)
        if isinstance(contest, AttackResolved):
            return replace(view, second=self._sums(contest, request))
        if isinstance(request, Roll):
            parts = quality_parts(self.battle, request, self.names)
            return replace(view, second=f"{view.second} {marked(parts)}") if parts else view
        if any(part_of(one) for one in options_of(request)):
            # A click on a door opens or closes it; who wants to bash it says so.
            view = replace(view, options=tuple(_at_part(one) for one in view.options))
        if request.topic == topics.EDGE:
            return replace(view, options=tuple(replace(one, thing=edge_id(str(one.answer))) for one in view.options))
        if request.topic in AMONG_OURS:
            view = replace(view, options=tuple([self._with_musket(one) for one in view.options]))
        if isinstance(request, Place) and not self.has_map and not self.is_unhelped:
            start = self._advice.placed(start_of(self.battle, request), request)
            view = self._places(view, request, start, self.battle)
        if is_by_kind(self.battle, request):
            view = replace(view, options=tuple([self._of_its_kind(one) for one in view.options]))
        if request.topic in REPORTED:
            return self._ahead.all_likely(in_fixed_order(view), request)
        if self.is_unhelped:
            return view
        ready = self._advice.ready(view, request)
        if request.topic == song_topics.ACTION and not self.has_map:
            return self._where_at_once(ready)
        return self._advice.whole_group(ready, request, self._ahead.after)

    def _places(
        self,
        view: QuestionView,
        request: Place,
        start: PlacingStart | None,
        battle: Battle,
        said: Sequence[Answer] = (),
    ) -> QuestionView:
        """Places in words, the best one first; `said` is what is answered before they are asked for."""
        view = begun_at(view, start, lambda spot: self.words.place(request, *spot, battle))
        if request.topic in OWN_MOVES:
            view = self._ahead.places(view, battle, battle.models[ModelId(request.subject)], said=said)
        return view

    def _where_at_once(self, view: QuestionView) -> QuestionView:
        """Who can do nothing but move is asked where to; who had better move does so with one key, to the best
        place."""
        can = [one.answer for one in view.options if one.answer not in REFUSALS]
        is_best = view.options[view.default].answer == MOVE
        if can != [MOVE] and not is_best:
            return view
        after = self._ahead.after(MOVE)
        request, battle = after.pending, after.state
        if not isinstance(request, Place) or request.topic not in OWN_MOVES:
            return view
        start = self._advice.placed(start_of(battle, request), request, battle)
        places = self._places(self.words_of(request, battle), request, start, battle, (MOVE,))
        return where_at_once(view, places, REFUSALS) if can == [MOVE] else with_best_place(view, places)

    def _with_musket(self, option: OptionView) -> OptionView:
        """Whoever joins an order is chosen by what is in the musket."""
        man = self.battle.models.get(ModelId(str(option.answer)))
        gauge = gauge_of(self.battle, man) if man is not None else None
        return replace(option, second=gauge.words) if gauge is not None and not option.second else option

    def _of_its_kind(self, option: OptionView) -> OptionView:
        """A man stands behind his kind where there are more men than digits."""
        man = self.battle.models.get(ModelId(str(option.answer)))
        return option if man is None else replace(option, group=self.names.soldier(man.profile.id))

    # At a real table

    @property
    def _called(self) -> TableNames:
        return TableNames(self.battle, self.names)

    @property
    def _played(self) -> list[SeatId]:
        """The seats that no person holds."""
        persons = self.session.seats.persons
        return [seat for seat in self.battle.seats if seat not in persons]

    def is_whole(self, request: Request) -> bool:
        # All that one man does is told together, as far as no dice lie between.
        return self.battle.play_mode is PlayMode.SCREEN or request.topic == topics.WHOM

    def begins_step(self, request: Request) -> bool:
        return request.topic == topics.WHOM

    def is_left_to_people(self, request: Request) -> bool:
        return is_seen_at_table(self.battle.play_mode, request)

    def to_carry_out(self, facts: Sequence[Fact]) -> ToDo:
        if self.battle.play_mode is PlayMode.SCREEN:
            return NOTHING
        return told_orders(facts, self.words, self.battle, self._called, self._played)

    def carried_out_with(self, facts: Sequence[Fact]) -> TokenView | None:
        moved = moved_by_force(facts, OwnMovesOf(self._played))
        man = self.battle.models.get(moved[0]) if len(moved) == 1 else None
        return token_view(self.battle, man, SceneMarks(), self.names) if man is not None else None

    def why_nobody_rolls(self, request: Request) -> str:
        return why_nobody_rolls(self.session, request, CONTESTS, self.name(request.subject))

    def measure(self, fact: Fact) -> Measure:
        return measure_in(self.battle.play_mode)

    def _sums(self, contest: AttackResolved, request: Request) -> str:
        """Both sums and what is needed, then what each is made of."""
        line = contest_line(contest, request.topic, self.names).words()
        return f"{line} {marked(score_parts(contest, self.names))}"

    def turn_of(self) -> SeatId | None:
        return self.battle.turn_of if self.battle.phase is Phase.TURN else None

    def banner(self) -> BannerView:
        view, request = super().banner(), self.session.pending
        goal = goal_of(self.battle)
        view = replace(view, left=standing(self.battle) or view.left, right=beside(self.battle))
        if goal and self.battle.phase is not Phase.SQUADS:
            # What it is about.
            view = replace(view, second=goal)
        if request is None or request.topic != topics.BUY:
            return view
        return buying_banner(view, self.battle, request.who, self.seat_name(request.who))

    def ending(self) -> Ending:
        """Who has won; below it why, and in a scenario what its goal was."""
        plain = super().ending()
        ends = [one.fact for one in self.session.match.facts if isinstance(one.fact, BattleEnded)]
        if not ends:
            return plain
        last = ends[-1]
        assert isinstance(last, BattleEnded)
        title, why = tr("Nobody wins"), tr("The points are too close.")
        if last.winner:
            title = tr("{seat} wins").format(seat=Cased(self.words.name(last.winner), begins=True))
            reason = Sentence("{it}", {"it": self.names.plain(last.reason)}).words()
            why = f"{reason[:1].upper()}{reason[1:]}."
        goal = goal_of(self.battle)
        words = " ".join([why, goal or self._score()])
        return replace(plain, title=title, headline=title, told=words, sentence=why, another=tr("Another battle"))

    def asked(self, request: Request) -> Asked:
        battle = self.battle
        asked = "" if request.topic in TOGETHER else request.subject
        man = battle.models.get(ModelId(asked)) or battle.models.get(ModelId(acting_model(battle, request)))
        plain = super().asked(request)
        if man is None:
            token = replace(plain.token, icon="drum", badge="") if plain.token is not None else None
            return Asked(token, plain.icon, start_of(battle, request), plain.mark)
        token = token_view(battle, man, SceneMarks(), self.names)
        start = start_of(battle, request)
        if self.has_map and not self.is_unhelped:
            start = self._advice.placed(start, request)
        # His own ring says whose he is.
        return Asked(token, start=start)

    def reason(self, decided: Decided) -> str:
        # At a real table it stands among the orders.
        is_on_screen = self.battle.play_mode is PlayMode.SCREEN
        return told_reason(decided, self.battle_words, self.battle) if is_on_screen else ""

    def moment(self, fact: Fact) -> Moment | None:
        battle = self.session.coming_state
        assert isinstance(battle, Battle)
        return moment_of(fact, battle, self.battle_words)

    def sound(self, fact: Fact) -> Sound | None:
        return sound_of(fact)

    def _score(self) -> str:
        """How long it took, and who won how many points."""
        battle = self.battle
        scores = [
            tr("{seat}: %n victory point(s)", points_of(battle, seat) // 2).format(seat=self.seat_name(seat))
            for seat in battle.world.options.seats
        ]
        rounds = tr("%n round(s)", battle.round)
        return tr("{rounds}. {scores}.").format(rounds=rounds, scores=", ".join(scores))

    def story(self) -> list[StoryPart]:
        return story_of(self.battle, self.session.facts, self.words, self.names)

    def shortcut(self, request: Request, thing: str) -> Shortcut | None:
        # Without a map nobody knows how far it is.
        if self.battle.play_mode is PlayMode.UNMAPPED:
            return None
        return self._charges.on(request, thing)

    def correctable(self, id: str) -> CheckLine | None:
        return thing_line(self.battle, self.names, id)

    def is_theirs(self, step: Fact) -> bool:
        return isinstance(step, TurnBegan) and step.seat not in self.session.seats.persons
