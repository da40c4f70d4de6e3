"""What an answer looks like in the prompt bar."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.die import DieView
from rules_core.games.playing_card import PlayingCard, PrintedCard
from rules_core.kernel.requests import Answer

NO = "0"
"""The key of an answer by which nothing is done: the same in every question, however many others there are."""


@dataclass(frozen=True)
class OptionView:
    """One answer as a button. `thing` is the id of what it means on the map, "" for none; a click there gives `answer`
    alone."""

    answer: Answer
    title: str
    second: str = ""
    icon: str = ""
    dice: tuple[DieView, ...] = ()
    thing: str = ""
    gold: bool = False
    then: tuple[Answer, ...] = ()
    """What the button answers to the questions that follow at once."""
    group: str = ""
    """What is said of several answers together, where there may be too many to stand side by side."""
    apart: str = ""
    """What tells it from the others of which that is said."""
    goal: str = ""
    """What it means on the map once it stands behind others: `thing` then stands for all of them."""
    goal_icon: str = ""
    """The picture of that, where it has one of its own."""
    goal_second: str = ""
    """What is said of that, in place of what all that stand with it have in common."""
    group_second: str = ""
    """What is said of all of them together; "" says what tells them apart."""
    on_table: bool = False
    """It is chosen where it lies on the table: the bar offers it only where Enter gives it."""
    letter: str = ""
    """The key that chooses what lies on the table; in the bar `NO`, or another letter in place of a digit."""
    card: PlayingCard | PrintedCard | None = None
    """The card that people draw from a real deck, where the answer is one."""
    plain: int = 0
    """Of several answers about one thing a click means the one with the highest number, of equals the first."""
    brief: str = ""
    """A shorter title for where many answers stand in low rows: what is said of each comes before its whole name."""

    @property
    def key(self) -> str:
        """Which of the answers it is, as a text."""
        return " ".join([str(one) for one in (self.answer, *self.then)])

    def by_itself(self, *, is_named: bool) -> OptionView:
        """Out of those that are said together: the question names what they are said of, or the second line does."""
        return replace(
            self,
            title=self.apart,
            second=self.goal_second or ("" if is_named else self.group),
            icon=self.goal_icon or self.icon,
            thing=self.goal,
        )

    @property
    def spot(self) -> tuple[int, int, int] | None:
        """The place on the table that it means, and how it is turned; None for an answer without one."""
        for one in (self.answer, *self.then):
            if isinstance(one, tuple) and len(one) == 3 and isinstance(one[0], int):
                return one[0], int(one[1]), int(one[2])
        return None

    @property
    def given(self) -> Answer | list[Answer]:
        """What the button answers: one answer, or a list of those to this question and to the next ones."""
        return [self.answer, *self.then] if self.then else self.answer


@dataclass(frozen=True)
class QuestionView:
    """The question as the bar shows it. `default` is the answer that Enter gives."""

    title: str
    second: str
    options: tuple[OptionView, ...] = ()
    default: int = 0
    order: str = ""
    """What people carry out at a real table, where the question is about that."""
    together: bool = False
    """The order is several: each answer but the first is about one of them."""
    is_unhelped: bool = False
    """Whoever decides does it without advice: no answer is the program's own, and Enter gives none by itself."""
    suggestions: tuple[str, ...] = ()
    """Texts that may be taken, where a text is asked for."""
    prompts: tuple[str, ...] = ()
    """Questions that help to write one."""
    side: BannerSide = BannerSide.HEROES
    """In whose colours the answer of Enter and the edge of the bar are."""
    by_group: bool = False
    """Answers that are said together stand behind one, however few there are: first who, then where."""
    title_behind: str = ""
    """The question once the answers behind one are offered, with "{one}" for what they are said of; "" for the same."""
    is_main_last: bool = False
    """What Enter gives stands at the right end, where it stands in the other questions of the game."""
    goal: tuple[int, int, int] | None = None
    """Where on the table somebody goes by the answer of Enter, and how it is turned: a ghost stands there."""
    goal_why: str = ""
    """Why just there, in a few words."""
    is_low: bool = False
    """A die that is thrown for it succeeds with what is needed or less."""
    checked: tuple[str, ...] = ()
    """Where several are picked, those that stand checked from the start: Enter takes them."""

    def refusing(self, answers: Collection[str]) -> QuestionView:
        """The same with those answers last by which nothing is done, each with the key that is the same everywhere."""
        keyed = [replace(one, letter=NO) if one.answer in answers else one for one in self.options]
        options = sorted(keyed, key=lambda one: one.letter == NO)
        return replace(
            self, options=tuple(options), default=options.index(keyed[self.default]) if keyed else self.default
        )
