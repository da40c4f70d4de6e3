"""The odds of a siege: attacks and shots by target, activations by dice, Overwatch with and without."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.games.village.odds_outcomes import SiegeActivation, SiegeAttack
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.question_marks import ATTACKS
from desktop.tabletop.contest_odds import ContestOdds, with_odds
from desktop.tabletop.odds_words import RECKLESS
from rules_core.games.village.rules import topics
from rules_core.games.village.words.question_words import is_last
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Answer, Request, options_of
from rules_core.song import topics as song_topics


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


AGAIN = "yes"
"""Answers a question about a die that may be rolled again."""


class SiegeOdds(ContestOdds):
    """What is counted are results of attacks and shots, and actions and misses of activations."""

    attacks = ATTACKS

    def __init__(self, presenter: VillagePresenter) -> None:
        super().__init__(presenter)
        self._presenter = presenter

    def options(self, request: Request | None) -> tuple[str, ...]:
        if request is not None and request.topic == topics.WHOM:
            # Where one answer chooses who acts and with how many dice.
            activations = self._presenter.following(request).items()
            return tuple(f"{one} {dice}" for one, asked in activations for dice in with_odds(asked, ATTACKS))
        if request is not None and self._presenter.contest_as_it_lies(request) is not None:
            return (AGAIN,)
        if request is not None and request.topic == topics.OVERWATCH:
            return tuple(options_of(request))
        return super().options(request)

    def answers(self, option: str) -> list[Answer]:
        return list(option.split(" "))

    def is_about_dice(self, request: Request) -> bool:
        return request.topic == topics.WHOM or super().is_about_dice(request)

    def acts_last(self, request: Request) -> bool:
        return request.topic in (topics.WHOM, song_topics.DICE) and is_last(request, self._presenter.siege)

    def outcome(self, request: Request, option: str) -> Outcome:
        if self.is_about_dice(request):
            return SiegeActivation()
        lying = self._presenter.contest_as_it_lies(request)
        return SiegeAttack(defends=lying is not None and request.subject == lying.defender)

    def verbs(self) -> Mapping[str, str]:
        return {**super().verbs(), "volley": _tr("Shot of all: {odds}")}

    def title(self, request: Request, option: str) -> str:
        name = self._presenter.name
        if self.is_about_dice(request):
            count = int(option[-1])
            who, _, dice = option.rpartition(" ")
            who = who or request.subject
            words = {1: _tr("{who} rolls one die"), 2: _tr("{who} rolls two dice")}
            title = words.get(count, _tr("{who} rolls three dice")).format(who=name(who))
            return _tr("{rolls} and a reckless one").format(rolls=title) if dice.startswith(RECKLESS) else title
        if song_topics.is_reroll(request.topic):
            return _tr("{who} rolls again").format(who=name(request.subject))
        acting = self._presenter.siege.acting
        who = name(acting.model if acting is not None else request.subject)
        if request.topic == topics.OVERWATCH:
            words_for = _tr("{who} shoots with Overwatch"), _tr("{who} shoots without Overwatch")
            return words_for[0 if option == "yes" else 1].format(who=who)
        verb, _, target = option.partition(":")
        if option not in self.options(request):
            return _tr("{who} goes to {target} and attacks").format(who=who, target=name(target))
        verbs = {
            "attack": _tr("{who} attacks {target}"),
            "power": _tr("{who}, power attack on {target}"),
            "shoot": _tr("{who} shoots at {target}"),
            "aim": _tr("{who} aims at {target}"),
            "volley": _tr("{who} and all who can shoot at {target}"),
        }
        return verbs[verb].format(who=who, target=name(target))
