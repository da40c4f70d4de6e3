"""The odds of a battle: blows and shots by target, volleys, activations by dice."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.games.drums.question_marks import ATTACKS
from desktop.games.drums.ways_to_fire import is_put_together, ways_to_fire
from desktop.play.models.odds_words import OddsRow
from desktop.play.odds_source import NOTHING, THE_ROLL
from desktop.tabletop.contest_odds import ContestOdds
from desktop.tabletop.odds_outcomes import ActivationOutcome, AttackOutcome
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.close_combat import FALL, FIRE
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.drums_words import DrumsWords, is_last
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.odds import Outcome
from rules_core.kernel.requests import Answer, Choose, Pick, Request, options_of
from rules_core.song import groups
from rules_core.song import topics as song_topics

USUAL = {topics.FELL: FALL, topics.WHO_FIRES: FIRE, topics.GROUP_REROLL: "yes"}
"""What most people would answer to a question that comes between the dice."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


class BattleAttack(AttackOutcome):
    """A blow or a shot: the better weapon fells, and whoever sees the target stands in front."""

    def decide(self, request: Request) -> Answer | None:
        if isinstance(request, Pick) and request.topic == topics.FRONT:
            return request.options[: request.most]
        return _usual(request) or super().decide(request)


class BattleActivation(ActivationOutcome):
    """The dice of one man, or of a group: what failed is rolled again where that can be."""

    def decide(self, request: Request) -> Answer | None:
        return _usual(request) or super().decide(request)


def _usual(request: Request) -> str:
    usual = USUAL.get(request.topic, "")
    return usual if isinstance(request, Choose) and usual in request.options else ""


class BattleOdds(ContestOdds):
    """What is counted are results of attacks and shots, and actions and misses of activations."""

    attacks = ATTACKS

    def acts_last(self, request: Request) -> bool:
        battle = self.presenter.session.state
        is_alone = request.topic == song_topics.DICE and isinstance(battle, Battle) and battle.acting is None
        return is_alone and is_last(request, battle)

    def options(self, request: Request | None) -> tuple[str, ...]:
        if request is not None and is_put_together(request):
            return (THE_ROLL,)
        found = super().options(request)
        is_order = request is not None and groups.VOLLEY in options_of(request)
        return (*found, groups.VOLLEY) if is_order and self._battle.acting is not None else found

    def at_once(self, request: Request, option: str, answers: list[Answer]) -> Mapping[str, float] | None:
        # What several may fire is told for each number of them.
        return {NOTHING: 1.0} if option in (THE_ROLL, groups.VOLLEY) else None

    def line(self, request: Request, option: str, odds: Mapping[str, float]) -> str:
        return "" if option in (THE_ROLL, groups.VOLLEY) else super().line(request, option, odds)

    def rows(self, request: Request, option: str, odds: Mapping[str, float]) -> list[OddsRow]:
        rows = [] if option in (THE_ROLL, groups.VOLLEY) else super().rows(request, option, odds)
        if self.is_about_dice(request):
            return rows
        return [*rows, *ways_to_fire(self._battle, request, option, self._names)]

    def title(self, request: Request, option: str) -> str:
        if option == THE_ROLL:
            return self.presenter.question(request).title
        return super().title(request, option)

    @property
    def _battle(self) -> Battle:
        battle = self.presenter.session.state
        assert isinstance(battle, Battle)
        return battle

    @property
    def _names(self) -> BattleNames:
        words = self.presenter.words
        assert isinstance(words, DrumsWords)
        return words.names

    def outcome(self, request: Request, option: str) -> Outcome:
        return BattleActivation() if self.is_about_dice(request) else BattleAttack()

    def verbs(self) -> Mapping[str, str]:
        return {**super().verbs(), "volley": _tr("Volley: {odds}"), "shoot-and-reload": _tr("Front line: {odds}")}
