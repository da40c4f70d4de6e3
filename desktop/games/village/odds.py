"""The odds of a siege: attacks and shots by target, activations by dice, Overwatch with and without."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.games.village.models.odds_words import (
    RECKLESS,
    activation_rows,
    activation_words,
    attack_rows,
    attack_words,
    misses_that_end,
)
from desktop.games.village.odds_outcomes import ActivationOutcome, AttackOutcome
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.question_marks import ATTACKS
from desktop.play.models.odds_words import OddsRow
from desktop.play.odds_source import OddsSource
from rules_core.games.village.rules import topics
from rules_core.games.village.words.question_words import DICE_TOPICS
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Answer, Choose, Request, options_of
from rules_core.song import topics as song_topics


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


ABOUT_DICE = (*DICE_TOPICS, topics.WHOM)
"""Questions whose answers say how many dice are rolled."""
AGAIN = "yes"
"""Answers a question about a die that may be rolled again."""


class SiegeOdds(OddsSource):
    """What is counted are results of attacks and shots, and actions and misses of activations."""

    def __init__(self, presenter: VillagePresenter) -> None:
        super().__init__(presenter)
        self._presenter = presenter

    def options(self, request: Request | None) -> tuple[str, ...]:
        if request is not None and request.topic == topics.WHOM:
            # Where one answer chooses who acts and with how many dice.
            activations = self._presenter.dice_of(request).items()
            return tuple(f"{one} {dice}" for one, asked in activations for dice in with_odds(asked))
        if request is not None and self._presenter.contest_as_it_lies(request) is not None:
            return (AGAIN,)
        return with_odds(request)

    def answers(self, option: str) -> list[Answer]:
        return list(option.split(" "))

    def outcome(self, request: Request, option: str) -> Outcome:
        if request.topic in ABOUT_DICE:
            return ActivationOutcome()
        lying = self._presenter.contest_as_it_lies(request)
        return AttackOutcome(defends=lying is not None and request.subject == lying.defender)

    def line(self, request: Request, option: str, odds: Mapping[str, float]) -> str:
        if request.topic in ABOUT_DICE:
            return activation_words(odds, misses_that_end(request.topic, option.split(" ")[-1]))
        return attack_words(odds)

    def rows(self, request: Request, option: str, odds: Mapping[str, float]) -> list[OddsRow]:
        if request.topic in ABOUT_DICE:
            return activation_rows(odds, misses_that_end(request.topic, option.split(" ")[-1]))
        return attack_rows(odds)

    def hint(self) -> str:
        return _tr("Choose a target or a number of dice to see what may happen.")

    def about(self, request: Request, thing: str, known: Mapping[str, Mapping[str, float]]) -> tuple[str, ...]:
        verbs = {
            "attack": _tr("Attack: {odds}"),
            "power": _tr("Power attack: {odds}"),
            "shoot": _tr("Shot: {odds}"),
            "aim": _tr("Aimed shot: {odds}"),
            "volley": _tr("Shot of all: {odds}"),
        }
        found: list[str] = []
        offered = self.options(request)
        for option in dict.fromkeys((*offered, *known)):
            verb, _, target = option.partition(":")
            if target == thing and known.get(option):
                words = verbs[verb] if option in offered else _tr("Move and attack: {odds}")
                found.append(words.format(odds=attack_words(known[option])))
        return tuple(found)

    def title(self, request: Request, option: str) -> str:
        name = self._presenter.name
        if request.topic in ABOUT_DICE:
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


def with_odds(request: Request | None) -> tuple[str, ...]:
    """The answers after which dice of an attack, a shot or an activation fall at once."""
    if not isinstance(request, Choose):
        return ()
    options = options_of(request)
    if request.topic in DICE_TOPICS:
        return tuple(one for one in options if one[-1].isdigit())
    if request.topic == topics.OVERWATCH:
        return tuple(options)
    return tuple(one for one in options if one.startswith(ATTACKS))
