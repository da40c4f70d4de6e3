"""How one open game is worded: the generic stand-in, made from what its definition says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.look.portrayed import Portrayed
from desktop.look.seat_mark import SeatMark, marks_for
from desktop.look.token import Side, TokenView
from desktop.look.widgets.banner import BannerSide, BannerView, Figure
from desktop.look.widgets.die import DieState
from desktop.play.check_table.lines import CheckLine, plain_line
from desktop.play.models.cased import Cased
from desktop.play.models.option_view import OptionView, QuestionView
from desktop.play.prompts.place_prompt import PlacingStart
from desktop.play.sound import Sound
from desktop.session.decided import Decided
from desktop.session.match_session import MatchSession
from desktop.session.seats import shares_side
from desktop.session.to_do import NOTHING, ToDo
from desktop.sketch.subject import SketchStart, Subject, subject_of
from rules_core.games.catalogue import definition_of
from rules_core.games.definition import Seat, Thing, ThingTable
from rules_core.grid.squares import square_named
from rules_core.kernel.facts import Fact, Step
from rules_core.kernel.match import Told
from rules_core.kernel.region import Region
from rules_core.kernel.requests import (
    NO_SEAT,
    Allocate,
    Answer,
    Choose,
    Draw,
    Place,
    Request,
    Roll,
    SeatId,
    Sketch,
    Write,
    options_of,
)
from rules_core.kernel.table import PLAYERS
from rules_core.wording.sentence import Measure, Sentence
from rules_core.wording.translation import in_chosen_unit, say

MOST_SPOTS = 24
"""So many places of a region are offered where no map shows it."""
SQUARE = "square "
OURS, THEIRS = "heroes", "enemies"
"""The colours of seats, as definitions name them."""


@dataclass(frozen=True)
class Asked:
    """Who is asked, beside the question: a token, figure, icon or mark; `start` is where placing or drawing begins."""

    token: TokenView | None = None
    icon: str = ""
    start: PlacingStart | SketchStart | None = None
    mark: SeatMark | None = None
    """Who decides, where several share a side."""
    figure: Portrayed | None = None
    """Goes before the token, where a game has figures of its own."""


@dataclass(frozen=True)
class Ending:
    """What is said when the game is over."""

    title: str
    sentence: str
    icon: str
    headline: str
    """The title of the last page."""
    told: str
    """How it went, in one sentence of the last page."""
    large_icon: str
    another: str
    """What one may begin now."""


@dataclass(frozen=True)
class Moment:
    """What is told large when something great happens; `tone` is the role of the colour of its ground."""

    title: str
    second: str
    icon: str
    tone: str


@dataclass(frozen=True)
class Shortcut:
    """Several answers, one after the other, that one click on a thing gives.

    `words` say what the click does, `spot` is where somebody goes by it, in tenths of a millimetre. Where it cannot be
    there are no answers, and `refused` says why in one short sentence.
    """

    answers: tuple[Answer, ...] = ()
    words: str = ""
    spot: tuple[int, int] | None = None
    refused: str = ""

    @property
    def option(self) -> str:
        """What stands for all of it where odds are counted: the last answer, which the question does not offer."""
        return str(self.answers[-1]) if self.answers else ""


@dataclass(frozen=True)
class StoryPart:
    """A paragraph of what happened, for the last page; its text may have several lines."""

    title: str
    text: str
    icon: str


@dataclass(frozen=True)
class Chapter:
    """What is told when a part of the game is over: its headline, one sentence, and the story of that part."""

    title: str
    told: str
    icon: str
    parts: tuple[StoryPart, ...]


@dataclass(frozen=True)
class QuickCorrection:
    """A correction that a menu offers at once."""

    words: str
    path: str
    value: Any


@dataclass(frozen=True)
class StepEntries:
    """Entries of the menu about a step of the game."""

    undo: str
    redo: str
    play: str


@dataclass(frozen=True)
class StopWords:
    """A step on the timeline: its name, and the colour of its dot."""

    words: str
    tone: str = "text_2"


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("Presenter", text)


class Presenter:
    """Words and views of one game; a game's face gives one of its own where this one is too plain."""

    def __init__(self, session: MatchSession) -> None:
        game = session.match.game
        self.session = session
        self.definition = definition_of(game.name)
        self.words = session.new_words()
        self.seats: dict[SeatId, Seat] = {seat.id: seat for seat in self.definition.seats(game)}

    # Names

    def name(self, id: str) -> str:
        """What somebody or something is called, as at the beginning of a sentence; "" for nobody."""
        return Cased(self.words.name(id), begins=True) if id else ""

    def seat_name(self, seat: SeatId) -> str:
        """What the seat is called whose question or dice these are."""
        return self.session.seats.name(seat) or self.name(seat)

    def marks(self) -> dict[SeatId, SeatMark]:
        """The marks of people who share a side, by seat; none where the colours of the sides tell them apart."""
        seats = self.session.seats
        if not shares_side(seats.all):
            return {}
        ids = [seat.id for seat in seats.deciding]
        return dict(zip(ids, marks_for([self.seat_name(id) for id in ids]), strict=True))

    def side_of(self, seat: SeatId) -> str:
        """The side of a seat: "heroes", "enemies" or "" for neither."""
        return self.seats[seat].side if seat in self.seats else ""

    def tone_of(self, seat: SeatId) -> str:
        """The colour role of what stands for a seat among others, such as the bars of its dice."""
        return "hero_fill" if self.side_of(seat) == OURS else "enemy_bar"

    def die_of(self, seat: SeatId) -> DieState:
        """How a die of this seat is drawn that needs no success."""
        return {OURS: DieState.OURS, THEIRS: DieState.THEIRS}.get(self.side_of(seat), DieState.PLAIN)

    def dice_title(self, seat: SeatId) -> str:
        """The entry of the dice menu for this seat."""
        return tr("Dice of {seat}").format(seat=self.seat_name(seat))

    # The question

    @property
    def is_unhelped(self) -> bool:
        """Whether whoever is asked decides without advice: no odds, no hint, and no answer before the others."""
        return False

    @property
    def has_map(self) -> bool:
        """Whether a place is chosen on a map; elsewhere places are told in words, which takes its time."""
        return False

    def question(self, request: Request) -> QuestionView:
        """The question and its answers in words."""
        return self.words_of(request, self.session.state)

    def words_of(self, request: Request, state: Any) -> QuestionView:
        """The same of a question that is asked in another state, such as one that may come of an answer."""
        said = self.words.question(request, state)
        is_drawn = isinstance(request, Draw)
        options = tuple(
            OptionView(
                one,
                words.title,
                words.second,
                thing=thing,
                group=words.group,
                apart=words.apart,
                card=self.words.card(one) if is_drawn else None,
            )
            for one, words, thing in zip(
                options_of(request),
                self.words.answers(request, state),
                self.things_meant(options_of(request)),
                strict=True,
            )
        )
        if isinstance(request, Place) and request.region is not None and not self.has_map:
            options = tuple(
                OptionView(one.place, one.title, one.second, thing=one.thing, group=one.near)
                for one in self.words.spots(request, state)
            ) or tuple(_spot(request.region, x, y) for x, y in request.region.candidates()[:MOST_SPOTS])
        second = self.words.dice(request, state) if isinstance(request, Roll) else said.second
        texts = self.words.suggestions(request, state) if isinstance(request, Write) else ()
        prompts = self.words.prompts(request, state) if isinstance(request, Write) else ()
        return QuestionView(
            said.title,
            second,
            options,
            is_unhelped=self.is_unhelped,
            suggestions=texts,
            prompts=prompts,
            is_low=isinstance(request, Roll) and self.words.is_low(request),
        )

    def things_meant(self, options: Sequence[str]) -> list[str]:
        """The thing on the table that each answer is about, "" for none."""
        laid = [thing for table in self.tables() for thing in table.things]
        things = {thing.id for thing in laid}
        has_squares = any(thing.square is not None for thing in laid)
        return [thing_in(one, things) or (square_id(one) if has_squares else "") for one in options]

    def is_whole(self, request: Request) -> bool:
        """Whether what seats without a person have decided so far is told now, or more belongs to it: this question
        is theirs too."""
        return True

    def rest(self) -> str:
        """What one key does with this question and all others of its part of the game, as is suggested; "" for nothing.

        The part is over when this says something else.
        """
        return ""

    def suggested(self, request: Request) -> Answer | None:
        """The answer that stands ready; None where whoever is asked has to find one."""
        view = self.question(request)
        if isinstance(request, Write):
            return view.suggestions[0][: request.longest] if view.suggestions else ""
        if isinstance(request, Choose) and view.options and not view.is_unhelped:
            return view.options[view.default].answer
        return None

    def to_carry_out(self, facts: Sequence[Fact]) -> ToDo:
        """What people at a real table have to carry out of this, a line each; nothing where there is no table."""
        return NOTHING

    def carried_out_with(self, facts: Sequence[Fact]) -> TokenView | None:
        """The one miniature that this is about; None where there are several."""
        return None

    def unasked(self, request: Request) -> Answer | None:
        """The answer that is given for people because they have nothing to do for it; None for a question to them.

        Who goes back to it is asked.
        """
        return None

    def why_nobody_rolls(self, request: Request) -> str:
        """Why people are not asked for these dice of theirs, and the program rolls them; "" where they are asked."""
        return ""

    def begins_step(self, request: Request) -> bool:
        """Whether a new step, such as an activation, begins with the answer."""
        return False

    def is_left_to_people(self, request: Request) -> bool:
        """Whether people answer this whoever plays for them: at a real table they throw dice, look, and carry out."""
        return False

    def title(self, request: Request) -> str:
        """The question alone."""
        return self.words.question(request, self.session.state).title

    def asked(self, request: Request) -> Asked:
        """Who is asked or concerned."""
        seat = request.who
        side = Side.THEIRS if self.side_of(seat) == THEIRS else Side.OURS
        who = request.subject or seat
        name = self.name(request.subject) or self.seat_name(seat)
        start = None
        if isinstance(request, Sketch):
            keep, moment = self.session.drawings.keep, self.session.match.journal.head
            start = SketchStart(self.subject(request), keep, moment)
        token = TokenView(who, side=side, name=name, badge=name[:1])
        return Asked(token, start=start, mark=self.marks().get(seat))

    def subject(self, request: Sketch) -> Subject:
        """What is to be drawn, with all that the game knows of it."""
        return subject_of(request, self.name(request.subject) if request.subject else "")

    def shortcut(self, request: Request, thing: str) -> Shortcut | None:
        """What a click on a thing means that no single answer is about; None where it means nothing."""
        return None

    # What happened

    def measure(self, fact: Fact) -> Measure:
        """How lengths in the sentence for this fact are told."""
        return in_chosen_unit

    def thing_in(self, fact: Fact) -> str:
        """The thing on the table that a fact is about, "" for none."""
        things = self.things()
        values = (getattr(fact, field.name) for field in fields(fact))
        return next((value for value in values if isinstance(value, str) and value in things), "")

    def bar_of(self, fact: Fact, told: Sentence) -> str:
        """The role of the colour of the bar beside a line: of whoever does it, whose dice lie there; "" for none."""
        side = next((die.side for die in told.dice if die.side), "")
        return {OURS: "hero_fill", THEIRS: "enemy_fill"}.get(side, "")

    def stop(self, step: Fact) -> StopWords | None:
        """A step of the timeline; None for one that has no stop there."""
        values = (getattr(step, field.name) for field in fields(step))
        who = next((seat for value in values for seat in self.seats if seat == value), NO_SEAT)
        tones = {OURS: "hero_fill", THEIRS: "enemy_fill"}
        return StopWords(self.words.step(step).rstrip("."), tones.get(self.side_of(who), "text_2"))

    def deed(self, request: Request, answer: Answer) -> str:
        """What an answer did, without a full stop: undo and redo are named with it."""
        words = self.words.deed(request, answer, self.session.state)
        if words:
            return words
        who = self.name(request.subject) or self.seat_name(request.who)
        if isinstance(request, Roll) and isinstance(answer, tuple):
            return tr("{who} rolls {faces}").format(who=who, faces=", ".join(str(face) for face in answer))
        if isinstance(request, Sketch):
            return tr("{who} draws").format(who=who)
        if isinstance(request, Choose):
            chosen = self.words.option(request, str(answer), self.session.state)
        elif isinstance(answer, tuple) and all(isinstance(one, str) for one in answer):
            chosen = ", ".join(self.words.option(request, str(one), self.session.state) for one in answer)
        else:
            return tr("the last answer")
        return tr("{who}: {chosen}").format(who=who, chosen=chosen)

    def answer_words(self, request: Request, answer: Answer) -> OptionView:
        """One answer to the question that stands, as it is told apart from another one."""
        state = self.session.state
        offered = options_of(request)
        if isinstance(request, Place) and isinstance(answer, tuple):
            x, y = int(answer[0]), int(answer[1])
            plain = tr("{x} by {y}").format(x=in_chosen_unit(x), y=in_chosen_unit(y))
            return OptionView(answer, self.words.place(request, x, y, state) or plain)
        if isinstance(request, Choose) and answer in offered:
            return OptionView(answer, self.words.answers(request, state)[offered.index(str(answer))].title)
        if isinstance(request, Allocate) and isinstance(answer, tuple):
            shares = zip(self.words.answers(request, state), answer, strict=True)
            words = ", ".join(tr("{number} for {name}").format(number=number, name=one.title) for one, number in shares)
            return OptionView(answer, words)
        if isinstance(request, Sketch) and answer:
            return OptionView(answer, tr("A drawing"))
        if isinstance(answer, tuple):
            chosen = ", ".join(self.words.option(request, str(one), state) for one in answer)
            return OptionView(answer, chosen or tr("Nothing"))
        return OptionView(answer, answer)

    def reason(self, decided: Decided) -> str:
        """Why a seat without a person has decided so, and what else came into question; "" for nothing to say."""
        return ""

    def moment(self, fact: Fact) -> Moment | None:
        """What this fact is told large with; None for one that is no great moment."""
        return None

    def sound(self, fact: Fact) -> Sound | None:
        """What is heard while this fact is shown; None for one that is silent."""
        return None

    def is_theirs(self, step: Fact) -> bool:
        """Whether a turn of the other side begins with this step."""
        return False

    def step_entries(self) -> StepEntries:
        """What the menu calls a step."""
        return StepEntries(tr("Undo the &step"), tr("Redo the s&tep"), tr("&Play this step for me"))

    def step_deed(self, step: Fact | None) -> str:
        """What a step is called in "Undo ..."; None is what comes before the first of them."""
        words = self.words.undone(step)
        if words:
            return words
        if step is None:
            return tr("all since the start")
        return tr("all since “{step}”").format(step=self.words.step(step).rstrip("."))

    def roll_words(self, request: Roll) -> str:
        """Whose roll it was and what for."""
        title = self.words.roll(request).rstrip(".")
        return title if title != request.topic else self.name(request.subject) or self.seat_name(request.who)

    # The state

    def tables(self) -> tuple[ThingTable, ...]:
        """Everything on the table, as it may be seen."""
        return self.definition.tables(self.session.state, self.words)

    def empty_table(self, table: ThingTable) -> str:
        """What stands in the place of a table without things."""
        return tr("There is nothing here now.")

    def things(self) -> set[str]:
        """The ids of everything on the table."""
        return {thing.id for table in self.tables() for thing in table.things}

    def thing(self, id: str) -> tuple[ThingTable, Thing] | None:
        """A thing on the table and the table of its kind."""
        for table in self.tables():
            for thing in table.things:
                if thing.id == id:
                    return table, thing
        return None

    def banner(self) -> BannerView:
        """Whose moment it is."""
        request = self.session.pending
        summary = self.definition.summary(self.session.state, self.words)
        picture = self.definition.card.picture
        figures = (Figure(tr("So far"), summary),)
        sides = {OURS: BannerSide.HEROES, THEIRS: BannerSide.ENEMIES}
        if request is None and not self.session.is_behind:
            ending = self.ending()
            return BannerView(BannerSide.COUNCIL, ending.title, summary, ending.icon)
        steps = [told for told in self.session.facts if isinstance(told.fact, Step)]
        second = self.words.step(steps[-1].fact) if steps else say(self.definition.card.title)
        if request is None:
            # Something is being shown, and nothing is said of what comes after it.
            seat = self.turn_of()
            if seat is None:
                return BannerView(BannerSide.COUNCIL, second, "", picture, figures)
            name = Cased(self.seat_name(seat), begins=True)
            return BannerView(sides.get(self.side_of(seat), BannerSide.COUNCIL), name, second, picture, figures)
        # Whoever looks at the real table does so in somebody's turn.
        who = self.turn_of() or request.who if request.who == PLAYERS else request.who
        title = tr("{seat} to play").format(seat=self.seat_name(who))
        side = sides.get(self.side_of(who), BannerSide.COUNCIL)
        return BannerView(side, title, second, picture, figures)

    def turn_of(self) -> SeatId | None:
        """Whose turn is seen, where the state of a game says that."""
        return None

    def ending(self) -> Ending:
        """What is said when the game is over."""
        summary = self.definition.summary(self.session.state, self.words)
        title = tr("The game is over")
        return Ending(title, summary, "trophy", title, f"{summary}.", "trophy", tr("Another game"))

    def story(self) -> list[StoryPart]:
        """What happened in the whole game, the greatest first; empty where a game tells no story."""
        return []

    def chapter(self) -> Chapter | None:
        """The part of the game that is over, as long as nothing of the next one has begun; None otherwise."""
        return None

    def correctable(self, id: str) -> CheckLine | None:
        """All fields of a thing that a person may correct; None where there are none."""
        found = self.thing(id)
        if found is None:
            return None
        line = plain_line(*found, self.definition.card.picture)
        return line if line.fields else None

    def on_ground(self, x: int, y: int) -> list[QuickCorrection]:
        """What may lie on that spot of the table without the program knowing of it."""
        return []

    def told(self, told: Told) -> str:
        """What happened, as one sentence."""
        return self.words.fact(told.fact).text(self.measure(told.fact))


def square_id(option: str) -> str:
    """What stands for a square that an answer names as people do, "c3" for column 2 and row 2; "" for other answers."""
    found = square_named(option)
    return f"{SQUARE}{found[0]},{found[1]}" if found is not None else ""


def square_at(thing: str) -> tuple[int, int] | None:
    """The square that an id stands for; None for an id of a thing."""
    if not thing.startswith(SQUARE):
        return None
    column, _, row = thing.removeprefix(SQUARE).partition(",")
    return int(column), int(row)


def thing_in(option: str, things: Collection[str]) -> str:
    """The thing on the table that an answer is about, "" for none: "verb:thing" as well as the thing alone."""
    after = option.partition(":")[2]
    return option if option in things else after if after in things else ""


def _spot(region: Region, x: int, y: int) -> OptionView:
    """A good place of a region by its lengths from the left and from the top."""
    turn = next((turn for turn in region.turns if region.contains_turned(x, y, turn)), region.turns[0])
    return OptionView((x, y, turn), tr("{x} by {y}").format(x=in_chosen_unit(x), y=in_chosen_unit(y)))
