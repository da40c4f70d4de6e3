"""More answers than there are digits: those that are said together take one key more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.look.theme import Theme
from desktop.play.models.option_view import NO, OptionView, QuestionView
from desktop.play.prompts.choose_prompt import ChoosePrompt
from desktop.play.prompts.prompt import Prompt, digit_of, is_back
from rules_core.kernel.requests import Request

DIGITS: Final = 9
BACK: Final = "back"
NEAR: Final = "near:"
"""Before the words of several answers that are said together, as the answer that opens them."""
AND: Final = " \N{MIDDLE DOT} "
"""Between what tells answers apart that stand behind one."""
THAT: Final = "{one}"
"""In a question about those behind one answer: what they are said of."""
REST: Final = "rest"
"""The answer that opens those for which there is no digit left."""


def is_gathered(view: QuestionView) -> bool:
    """Whether some answers have to stand behind others."""
    return (view.by_group or _digits_for(view.options) > DIGITS) and any(one.group for one in view.options)


def _digits_for(options: Sequence[OptionView]) -> int:
    """How many need a digit each: not that by which nothing is done, which has a key of its own."""
    return sum(one.letter != NO for one in options)


def groups_behind(options: Sequence[OptionView]) -> set[str]:
    """What has to stand behind one answer each for the rest to have digits: as little as can be, the last first."""
    count = _digits_for(options)
    behind: set[str] = set()
    for group in reversed(dict.fromkeys(one.group for one in options)):
        near = len([one for one in options if group and one.group == group])
        if count > DIGITS and near > 1:
            behind.add(group)
            count -= near - 1
    return behind


def usual_alone(view: QuestionView) -> QuestionView:
    """What Enter gives stands behind no other answer: people see what it is, and give it with one key."""
    if view.by_group or view.is_unhelped or not is_gathered(view):
        return view
    options = [replace(one, group="") if at == view.default else one for at, one in enumerate(view.options)]
    return replace(view, options=tuple(options))


class GatheredPrompt(Prompt):
    """A choice in two steps where it has to be, in one where there is a digit for each answer."""

    def __init__(self, theme: Theme, request: Request, view: QuestionView) -> None:
        super().__init__(theme, request, view)
        self._begin(request, view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.inner = ChoosePrompt(theme, request, self._first)
        self.inner.answered.connect(self._take)
        self.inner.pointed.connect(self.pointed)
        self.inner.spot_changed.connect(self.spot_changed)
        column.addWidget(self.inner)

    def ask(self, request: Request, view: QuestionView) -> None:
        """Ask something else with the same buttons: making them anew for every question would be felt."""
        self._begin(request, view)
        self.inner.ask(request, self._first)

    def _begin(self, request: Request, view: QuestionView) -> None:
        self.request, self.view = request, usual_alone(view)
        self.is_open = False
        """Whether the answers that are said together are offered."""
        self._rest: list[OptionView] = []
        """The answers behind the ninth, where even those that are said together leave more than nine."""
        self._first = self._offered_first()

    @property
    def offers(self) -> tuple[OptionView, ...]:
        return self.inner.view.options

    @property
    def is_unhelped(self) -> bool:
        return self.inner.is_unhelped

    def handle_key(self, event: QKeyEvent) -> bool:
        if self.is_open and (digit_of(event) == 0 or is_back(event)):
            self._take(BACK)
            return True
        refusal = next((one for one in self.view.options if one.letter == NO), None)
        if digit_of(event) == 0 and refusal is not None:
            # It may stand behind others.
            self.answered.emit(refusal.given)
            return True
        return self.inner.handle_key(event)

    def choose_thing(self, thing: str) -> bool:
        return self.inner.choose_thing(thing)

    def set_second(self, option: str, words: str) -> None:
        # It may stand behind another answer now and be shown later.
        said = tuple(replace(one, second=words) if one.key == option else one for one in self.view.options)
        self.view = replace(self.view, options=said)
        self._first = self._offered_first()
        self.inner.set_second(option, words)

    def count_words(self, count: int) -> str:
        """How many answers stand behind one."""
        return self.tr("%n to choose from", "", count)

    def _offered_first(self) -> QuestionView:
        return self._gathered() if is_gathered(self.view) else self.view

    def _gathered(self) -> QuestionView:
        """One answer for those that are said together."""
        offered: list[OptionView] = []
        default = 0
        by_group = self.view.by_group
        behind = {one.group for one in self.view.options if one.group} if by_group else groups_behind(self.view.options)
        for number, one in enumerate(self.view.options):
            near = self._near(one.group)
            if one.group not in behind:
                offered.append(one)
            elif len(near) == 1:
                offered.append(replace(one, title=one.group, second=one.apart))
            elif one is near[0]:
                words = self.count_words(len(near))
                if by_group:
                    words = one.group_second or AND.join([each.apart for each in near])
                offered.append(OptionView(NEAR + one.group, one.group, words, one.icon, thing=one.thing))
            if number == self.view.default:
                default = next(at for at, shown in enumerate(offered) if shown is one or shown.title == one.group)
        if _digits_for(offered) > DIGITS:
            refusals = [one for one in offered if one.letter == NO]
            offered = [one for one in offered if one.letter != NO]
            self._rest = offered[DIGITS - 1 :]
            more = OptionView(REST, self.tr("More"), self.count_words(len(self._rest)), "ui/plus")
            is_refusal = self.view.options[self.view.default] in refusals
            offered = [*offered[: DIGITS - 1], more, *refusals]
            default = DIGITS if is_refusal else min(default, DIGITS - 1)
        return replace(self.view, options=tuple(offered), default=default)

    def _near(self, group: str) -> list[OptionView]:
        return [one for one in self.view.options if group and one.group == group]

    def _take(self, answer: object) -> None:
        if not isinstance(answer, str) or not (answer in (BACK, REST) or answer.startswith(NEAR)):
            self.answered.emit(answer)
            return
        self.is_open = answer != BACK
        offered = self._first
        if self.is_open:
            near = self._rest if answer == REST else self._near(answer.removeprefix(NEAR))
            if self.view.by_group and answer != REST:
                near = [one.by_itself(is_named=bool(self.view.title_behind)) for one in near]
            usual = self.view.options[self.view.default]
            back = OptionView(BACK, self.tr("Back"), self.tr("To the other answers"), "ui/undo-2", letter=NO)
            default = next((at for at, one in enumerate(near) if one.key == usual.key), 0)
            offered = replace(self.view, options=(*near, back), default=default)
        self.inner.ask(self.request, offered)
        named = self.view.title_behind if self.is_open and answer != REST else ""
        # People's names may hold any signs, braces too.
        self.retitled.emit(named.replace(THAT, answer.removeprefix(NEAR)) if named else self.view.title)
        self.offers_changed.emit()
