"""How Defenders is worded where the generic words are too plain, and what it knows of what is to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.banner_view import banner_view
from desktop.games.defenders.city_views import effect_words, meaning_words
from desktop.games.defenders.ending import ending_of, story_of_siege
from desktop.games.defenders.happenings import latest
from desktop.games.defenders.moments import moment_of
from desktop.games.defenders.pair_views import as_pairs, with_who_is_there, with_worth
from desktop.games.defenders.pencil import Pencil
from desktop.games.defenders.sheet_layers import outline_of
from desktop.games.defenders.sheet_stamps import land_subject, subject_of_place
from desktop.games.defenders.sheet_views import icon_of
from desktop.games.defenders.suggested import WAYS, apart, goal_of, suggested
from desktop.games.defenders.whole_turns import with_names, with_whole_turns
from desktop.look.widgets.banner import BannerView
from desktop.play.models.cased import Cased
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.presenter import Ending, Moment, Presenter, StoryPart
from desktop.session.dice_policy import AT_ONCE, DECK
from desktop.sketch.subject import Subject
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.types import threat_types
from rules_core.games.defenders.content.worlds import fits
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.rules.city_making import FINISH, PASS, PLAY, SKIP, TYPE
from rules_core.games.defenders.rules.defend import NOBODY, STAY
from rules_core.games.defenders.rules.reading import points_of
from rules_core.games.defenders.rules.telling import LAST, RESCUES, tale_of
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.words.defenders_words import GATHERED, DefendersWords, stack_said
from rules_core.games.defenders.words.names import meanings_said
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Choose, Request, Sketch
from rules_core.wording.translation import LANGUAGE_IN_FORCE

ON_TABLE: Final = (topics.TURN, topics.STACK, topics.MEANING)
"""Questions whose answers lie on the table as cards, stacks and words."""
FINISHED: Final = QT_TRANSLATE_NOOP("Siege", "Finish the city as suggested")
DRAWN: Final = QT_TRANSLATE_NOOP("Siege", "Draw the rest for us")
REST: Final = {
    Phase.CITY: FINISHED,
    Phase.LEFTOVERS: FINISHED,
    **dict.fromkeys((Phase.FEATURES, Phase.DRAWING, Phase.CONNECTIONS, Phase.ENTRIES), DRAWN),
    Phase.PLACING: QT_TRANSLATE_NOOP("Siege", "Place the rest as suggested"),
    Phase.MENACE: QT_TRANSLATE_NOOP("Siege", "Name the rest as suggested"),
    # D-NOC-1. Nothing is suggested there: whoever presses it leaves it to the program.
    Phase.REINFORCEMENTS: QT_TRANSLATE_NOOP("Siege", "Send the rest for us"),
}
"""What one key does with all that is left of these parts."""
WITH_CARDS: Final = (Phase.CITY, Phase.MENACE)
SILENT: Final = (
    Phase.THREATS,
    Phase.MOVES,
    Phase.REINFORCEMENTS,
    Phase.BATTLES,
    Phase.DEFENDERS,
    Phase.BUMPS,
    Phase.ABILITY,
)
"""D-NOC-1. Steps 2 and 3 of a turn, in which nobody may confer."""
NO_WAY_OUT: Final = {
    "D-BAT-3": QT_TRANSLATE_NOOP("Presenter", "The defence made no sense."),
    "D-LOSS-1": QT_TRANSLATE_NOOP("Presenter", "It was too slow to flee."),
    "D-LOSS-5": QT_TRANSLATE_NOOP("Presenter", "No way was left to flee."),
}
"""Why somebody has fallen whom no threat has chosen, by the clause."""
LETTERS_FROM: Final = (topics.STACK, topics.MEANING)
"""Questions that come after a card was taken into the hand."""


class DefendersPresenter(Presenter):
    """Cards are taken where they lie; locations are drawn as what they are, in the world in which the city stands."""

    pencil: Pencil | None = None
    """What is pencilled in at the table that this belongs to."""

    def name(self, id: str) -> str:
        """What people call a location, a defender or a threat; what still grows by what is known of it."""
        state = self.session.state
        if not id or not isinstance(state, City):
            return super().name(id)
        grown = next((one for one in state.stacks if one.id == id), None)
        known = state.mention(id)
        if known == id:
            return stack_said(grown) if grown is not None else super().name(id)
        return Cased(self.words.called(known), begins=True)

    def question(self, request: Request) -> QuestionView:
        # That nobody does it stands behind all who might.
        view = super().question(request).refusing((STAY, NOBODY))
        if request.topic in GATHERED:
            view = as_pairs(self._city(), request.topic, self.seat_name(request.who), view)
        if isinstance(request, Sketch) and request.subject:
            return self._drawn_as(request, view)
        if request.topic in (topics.VERDICT, topics.ENTRIES):
            # R-D33, R-D35. The group decides it together, and is suggested yes: what the rules say of the ways in too.
            view = replace(view, is_unhelped=False)
            if request.topic == topics.VERDICT:
                return view
            # D-ENT-4. Why it is asked again.
            view = self._in_order_of_places(view)
            return self._with_latest(request, view) if self._city().turn else view
        if request.topic == topics.ABILITY:
            view = self._with_skills(view)
        if request.topic == topics.RESCUE:
            return self._of_a_rescue(request, view)
        if request.topic in (topics.BATTLE, topics.FLIGHT):
            view = with_who_is_there(self._city(), view)
        if request.topic in (topics.WHO_FLEES, topics.BUMPED, topics.SHOT):
            return with_worth(self._city(), view)
        if request.topic in (topics.SCENE, topics.MOVE, topics.ABILITY, topics.FLIGHT):
            return self._with_latest(request, view)
        if request.topic == topics.DEED_TOLD:
            return self._of_a_deed(request, view)
        if request.topic == topics.STORY:
            return self._of_what_is_new(request, view)
        if request.topic == topics.NAME:
            return replace(view, suggestions=self._with_pencilled(request, view.suggestions))
        if request.topic in (topics.THREAT_TYPE, topics.REINFORCE_TYPE) and isinstance(request, Choose):
            # D-NOC-1. What it is and what it is called is no tactics: Enter takes the first.
            return with_names(replace(view, is_unhelped=False), request, self.words, self._city())
        if request.topic == topics.THREAT_NAME:
            return self._of_its_kind(request, view)
        if request.topic in (topics.PLACING, *WAYS):
            view = replace(view, default=self._usual_of(request, view.options))
            return self._with_lonely(view) if request.topic == topics.CONNECTIONS else view
        if request.topic not in ON_TABLE:
            return view
        letters = letters_for([str(one.answer) for one in view.options]) if request.topic == topics.MEANING else {}
        options = tuple(_on_table(one, letters.get(str(one.answer), "")) for one in view.options)
        view = replace(view, options=options, default=self._usual_of(request, options))
        if request.topic != topics.TURN or not isinstance(request, Choose):
            return view
        state = self._city()
        if SKIP in request.options:
            view = self._whole_city(request, view)
        return with_whole_turns(
            self.words,
            state,
            request,
            view,
            self.usual(request),
            self._game().options,
            lambda asked: self._with_pencilled(asked, self.words.suggestions(asked, state)),
        )

    def _whole_city(self, request: Choose, view: QuestionView) -> QuestionView:
        """D-CITY-11, D-CITY-12. There is enough of everything: who skips says that the map may be drawn."""
        title = QCoreApplication.translate("Presenter", "{who}: is the city whole?")
        second = QCoreApplication.translate("Presenter", "When all of you say so in turn, the map is drawn.")
        skip = QCoreApplication.translate("Presenter", "It is whole: skip")
        options = [replace(one, title=skip) if one.answer == SKIP else one for one in view.options]
        default, together = view.default, self._skipped_together()
        if together:
            # In front of skipping alone, and Enter takes it where that is suggested.
            number = next(number for number, one in enumerate(options) if one.answer == SKIP)
            agreed = QCoreApplication.translate("Presenter", "We all say so")
            drawn = QCoreApplication.translate("Presenter", "The map is drawn")
            options.insert(number, replace(options[number], title=agreed, second=drawn, then=together))
            default += number < default
        return replace(
            view,
            title=title.format(who=self.seat_name(request.who)),
            second=second,
            options=tuple(options),
            default=default,
        )

    def _skipped_together(self) -> tuple[str, ...]:
        """D-CITY-12. What the others would answer in turn, where all of them are people at this table."""
        state, seats = self._city(), self.session.seats
        left = [one for one in state.seats if one not in state.passed]
        return (SKIP,) * (len(left) - 1) if all(one in seats.persons for one in left) else ()

    def _with_skills(self, view: QuestionView) -> QuestionView:
        """D-SPC. What each of them would do, for nobody knows it by heart."""
        kinds = {one.id: one.type for one in self._city().units}
        told: list[OptionView] = []
        for one in view.options:
            kind = kinds.get(str(one.answer), "")
            told.append(replace(one, icon=icon_of(kind), second=effect_words(kind, is_place=False)) if kind else one)
        return replace(view, options=tuple(told))

    def _with_latest(self, request: Request, view: QuestionView) -> QuestionView:
        """D-TRN-1. Turns ask the same again: what has just happened tells one from the other."""
        before_all = request.topic == topics.SCENE and self._city().turn == 1
        told = "" if before_all else latest([one.fact for one in self.session.facts], self.words)
        if request.topic == topics.SCENE and str(view.options[0].answer) == scenes.RELATIONS and not before_all:
            # Nothing has happened that asks for a scene: whoever has none in mind goes on.
            none = next(number for number, one in enumerate(view.options) if one.answer == scenes.NONE)
            view = replace(view, default=none)
        if not told:
            return view
        second = QCoreApplication.translate("Presenter", "{told} {help}").format(told=told, help=view.second)
        return replace(view, second=second.strip())

    def _of_a_rescue(self, request: Request, view: QuestionView) -> QuestionView:
        """D-LOSS-2, R-D31. Where it is, and what it means."""
        state = self._city()
        there = self.words.called(state.mention(state.unit(request.subject).place))
        second = QCoreApplication.translate("Presenter", "{place} is lost. Who is saved cannot be destroyed there.")
        return with_worth(state, replace(view, second=second.format(place=there)))

    def _of_a_deed(self, request: Request, view: QuestionView) -> QuestionView:
        """D-INT-3. What was done is said beside the question; whoever has fallen has last words."""
        told = latest([one.fact for one in self.session.facts], self.words)
        view = replace(view, second=told or view.second)
        state = self._city()
        if request.clause == RESCUES:
            title = QCoreApplication.translate("Presenter", "{who}: how are they brought to safety?")
            return replace(view, title=title.format(who=self.seat_name(request.who)))
        if tale_of(state, request.topic, request.subject, request.clause) != LAST:
            return view
        if request.clause in NO_WAY_OUT:
            why = QCoreApplication.translate("Presenter", NO_WAY_OUT[request.clause])
            view = replace(view, second=f"{view.second} {why}")
        if not state.alive():
            # D-END-1. What everybody has feared all evening.
            view = replace(view, second=QCoreApplication.translate("Presenter", "The last of the defenders."))
        title = QCoreApplication.translate("Presenter", "{who}: last words of {name}")
        name = self.words.called(state.mention(request.subject))
        return replace(view, title=title.format(who=self.seat_name(request.who), name=name))

    def _of_what_is_new(self, request: Request, view: QuestionView) -> QuestionView:
        """D-CITY-5. What its cards have said stands beside its name: the questions that help to tell are about that."""
        stack = next((one for one in self._city().stacks if one.id == request.subject and one.name), None)
        if stack is None:
            return view
        said = meanings_said([one for one in stack.types if one], [one for one in stack.words if one])
        second = QCoreApplication.translate("Presenter", "{name}: {said}")
        return replace(view, second=second.format(name=view.second, said=said))

    def _in_order_of_places(self, view: QuestionView) -> QuestionView:
        """D-ENT-1. Each place has its key, whether it is a way in or not: who strikes several hits none by mistake."""
        ids = [one.id for one in self._city().locations]
        usual = view.options[view.default]
        places = [one for one in view.options if str(one.answer).partition(":")[2] in ids]
        others = [one for one in view.options if one not in places]
        places.sort(key=lambda one: ids.index(str(one.answer).partition(":")[2]))
        options = (*others, *places)
        return replace(view, options=options, default=options.index(usual))

    def _usual_of(self, request: Request, options: Sequence[OptionView]) -> int:
        """Which of these is suggested."""
        usual = self.usual(request)
        return next((number for number, one in enumerate(options) if one.answer == usual), 0)

    def _of_its_kind(self, request: Request, view: QuestionView) -> QuestionView:
        """D-THR-7. What was said to come, as the answer before says, and the names that say it first."""
        journal, kinds = self.session.match.journal, threat_types(rank_of(request.subject))
        kind = journal.entries[journal.head].answer
        if not isinstance(kind, str) or kind not in kinds:
            return view
        language = LANGUAGE_IN_FORCE.language
        names = tuple(sorted(view.suggestions, key=lambda name: fits(name, kind, kinds, language)))
        second = QCoreApplication.translate("Presenter", "{kind}. {help}")
        return replace(view, suggestions=names, second=second.format(kind=meaning_words(kind), help=view.second))

    def _with_lonely(self, view: QuestionView) -> QuestionView:
        """D-CON-6. A location that nobody can reach is told of before it is too late."""
        state = self._city()
        lonely = apart(state)
        if not lonely:
            return view
        words = QCoreApplication.translate("Presenter", "{places}: no way leads there from the rest of the city yet.")
        names = ", ".join(self.words.called(state.mention(id)) for id in lonely[0])
        return replace(view, second=words.format(places=names))

    def _with_pencilled(self, request: Request, names: tuple[str, ...]) -> tuple[str, ...]:
        """D-CITY-5. What was pencilled in while it grew stands first."""
        stack = next((one for one in self._city().stacks if one.id == request.subject), None)
        kept = self.pencil.name_of(stack) if stack is not None and self.pencil is not None else ""
        return (kept, *(one for one in names if one != kept)) if kept else names

    @property
    def is_unhelped(self) -> bool:
        """D-NOC-1, D-NOC-2. While threats and defenders act."""
        state = self.session.state
        return isinstance(state, City) and state.phase in SILENT

    def rest(self) -> str:
        """While the city is made, drawn and manned, and threats are named; cards that people draw wait for them."""
        state = self._city()
        if state.phase not in REST or (state.phase in WITH_CARDS and self.session.policy.way_of(DECK) != AT_ONCE):
            return ""
        return QCoreApplication.translate("Siege", REST[state.phase])

    def ending(self) -> Ending:
        return ending_of(self._city())

    def story(self) -> list[StoryPart]:
        return story_of_siege(self._city(), self.words, [one.fact for one in self.session.facts], self.seat_name)

    def _city(self) -> City:
        state = self.session.state
        assert isinstance(state, City)
        return state

    def banner(self) -> BannerView:
        return banner_view(self)

    def usual(self, request: Request) -> str:
        """What is suggested while the city is made and manned, where people may be helped; "" for nothing."""
        state = self.session.state
        if not isinstance(state, City) or not isinstance(request, Choose):
            return ""
        if request.topic not in (*ON_TABLE, *WAYS, topics.PLACING):
            return ""
        return suggested(state, request, self.goal(request), self._game().options.fewest)

    def goal(self, request: Request) -> str:
        """The stack on which the card in hand was laid; "" where none is in a hand."""
        if request.topic != topics.MEANING:
            return ""
        return goal_of(self._city(), self.session.match.journal, request, self._game().options)

    def _game(self) -> DefendersGame:
        game = self.session.match.game
        assert isinstance(game, DefendersGame)
        return game

    def moment(self, fact: Fact) -> Moment | None:
        return moment_of(fact, self.words)

    def _drawn_as(self, request: Sketch, view: QuestionView) -> QuestionView:
        """What is to be drawn, beside the question."""
        state = self.session.state
        assert isinstance(state, City)
        place = state.location(request.subject)
        kind = meanings_said([place.type], place.words)
        second = QCoreApplication.translate("Presenter", "{kind}. {help}").format(kind=kind, help=view.second)
        return replace(view, second=second)

    def scenery(self, state: City) -> str:
        """The shipped setting whose little pictures stand on the map."""
        assert isinstance(self.words, DefendersWords)
        return self.words.scenery(state.setting)

    def subject(self, request: Sketch) -> Subject:
        state = self.session.state
        assert isinstance(state, City)
        taken = [outline_of(one) for one in state.locations if one.is_drawn and one.id != request.subject]
        taken += [[(float(x), float(y)) for x, y in points_of(one.points)] for one in state.land]
        if not request.subject:
            land = land_subject(request.needs, request.allowed)
            return replace(land, taken=taken, proposed=self.words.drawing(request, state))
        place = state.location(request.subject)
        name = self.words.called(state.mention(place.id))
        made = subject_of_place(place, self.scenery(state), name, request.needs, request.allowed)
        return replace(made, taken=taken, proposed=self.words.drawing(request, state))


def _on_table(option: OptionView, letter: str) -> OptionView:
    """An answer that lies on the table; to finish something is offered by the bar as well."""
    answer = str(option.answer)
    if answer in (SKIP, PASS):
        return option
    if answer.startswith((PLAY, FINISH)):
        return replace(option, thing=answer.partition(":")[2], on_table=answer.startswith(PLAY))
    return replace(option, thing=answer, letter=letter, on_table=True)


def letters_for(meanings: Sequence[str]) -> dict[str, str]:
    """A letter for each word and type: its first where that is free, else the next one of it, else any. Words first."""
    letters: dict[str, str] = {}
    for meaning in sorted(meanings, key=lambda one: one.startswith(TYPE)):
        words = meaning_words(meaning.partition(":")[2])
        free = (one.upper() for one in words + ascii_uppercase if one.isalpha() and one.upper() not in letters.values())
        letters[meaning] = next(free, "")
    return letters
