"""The odds of games on the engine: attacks and shots by target, activations by dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.play.models.odds_words import OddsRow
from desktop.play.odds_source import OddsSource
from desktop.tabletop.odds_outcomes import ActivationOutcome, AttackOutcome
from desktop.tabletop.odds_words import attack_rows, attack_words, dice_rows, dice_words
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Choose, Request, options_of
from rules_core.song import topics

DICE_TOPICS: Final = (topics.DICE, topics.HEALING_DICE)
"""Questions whose answers say how many dice are rolled."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


class ContestOdds(OddsSource):
    """What is counted are results of attacks and shots, and actions and misses of activations."""

    attacks: tuple[str, ...] = ()
    """How answers begin that attack somebody."""

    def options(self, request: Request | None) -> tuple[str, ...]:
        return with_odds(request, self.attacks)

    def is_about_dice(self, request: Request) -> bool:
        """Whether its answers say how many dice are rolled."""
        return request.topic in DICE_TOPICS

    def acts_last(self, request: Request) -> bool:
        """Whether nobody comes after whoever rolls, so that misses end nothing."""
        return False

    def outcome(self, request: Request, option: str) -> Outcome:
        return ActivationOutcome() if self.is_about_dice(request) else AttackOutcome()

    def line(self, request: Request, option: str, odds: Mapping[str, float]) -> str:
        if self.is_about_dice(request):
            return dice_words(request.topic, option.split(" ")[-1], odds, is_last=self.acts_last(request))
        return attack_words(odds)

    def rows(self, request: Request, option: str, odds: Mapping[str, float]) -> list[OddsRow]:
        if self.is_about_dice(request):
            return dice_rows(request.topic, option.split(" ")[-1], odds, is_last=self.acts_last(request))
        return attack_rows(odds)

    def hint(self) -> str:
        return _tr("Choose a target or a number of dice to see what may happen.")

    def verbs(self) -> Mapping[str, str]:
        """The ways of attacking, by the first word of an answer, as the card of a target tells them."""
        return {
            "attack": _tr("Attack: {odds}"),
            "power": _tr("Power attack: {odds}"),
            "shoot": _tr("Shot: {odds}"),
            "aim": _tr("Aimed shot: {odds}"),
        }

    def about(self, request: Request, thing: str, known: Mapping[str, Mapping[str, float]]) -> tuple[str, ...]:
        found: list[str] = []
        verbs, offered = self.verbs(), self.options(request)
        for option in dict.fromkeys((*offered, *known)):
            verb, _, target = option.partition(":")
            if target == thing and known.get(option):
                words = verbs[verb] if option in offered else _tr("Move and attack: {odds}")
                found.append(words.format(odds=attack_words(known[option])))
        return tuple(found)


def with_odds(request: Request | None, attacks: tuple[str, ...]) -> tuple[str, ...]:
    """The answers after which dice of an attack, a shot or an activation fall at once."""
    if not isinstance(request, Choose):
        return ()
    options = options_of(request)
    if request.topic in DICE_TOPICS:
        return tuple(one for one in options if one[-1].isdigit())
    return tuple(one for one in options if one.startswith(attacks))
