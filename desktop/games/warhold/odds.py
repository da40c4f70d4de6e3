"""The odds of a war, counted at once by its rules: attacks with what comes back, and moves with all that strikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.warhold.ground_view import ground_view_of
from desktop.play.models.cased import Cased
from desktop.play.models.odds_words import Leaning, OddsRow, heading, percent
from desktop.play.odds_source import THE_ROLL, OddsSource
from desktop.play.presenter import Presenter
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.combat import aims_of
from rules_core.games.warhold.rules.harm import Harm
from rules_core.games.warhold.rules.land import shown_name, tile_of
from rules_core.games.warhold.rules.passage import Passage, passage_of
from rules_core.games.warhold.rules.peril import Danger, Peril
from rules_core.games.warhold.rules.prospects import Prospect, prospect_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import movement_left
from rules_core.games.warhold.rules.strikes import ATTACK, COUNTER
from rules_core.games.warhold.rules.ways import Ways, ways_of
from rules_core.games.warhold.state.war import War
from rules_core.kernel.requests import NO_SEAT, Answer, Request, Roll

SEVERAL: Final = (topics.HIT_DICE, topics.WOUND_DICE)
"""Throws of more dice than can be gone through."""
CALM: Final = "calm"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Odds", text)


class _Move:
    """Where a unit may go, and what would befall it there; kept while one question stands."""

    def __init__(self, war: Campaign, unit: str) -> None:
        self.war = war
        self.unit = war.state.unit(unit)
        self.ways: Ways = ways_of(war, self.unit, movement_left(war, self.unit))
        self.peril = Peril(war.state, unit)

    def to(self, tile: int) -> tuple[Passage, Danger]:
        """The strikes on the way to a tile, and the danger there."""
        return passage_of(self.war, self.unit, self.ways.way(tile)), self.peril.at(tile)


class WarOdds(OddsSource):
    """Attacks and moves; a single die is thrown on copies of the match, as in any game."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter)
        self._asked: Request | None = None
        self._found: dict[str, list[OddsRow]] = {}
        self._titles: dict[str, str] = {}
        self._lines: dict[str, str] = {}
        self._move: _Move | None = None

    def options(self, request: Request | None) -> tuple[str, ...]:
        if self.presenter.is_unhelped or request is None:
            return ()
        if isinstance(request, Roll):
            return () if request.topic in SEVERAL else super().options(request)
        state = self._war().state
        return ground_view_of(state).with_odds(state, request, super().options(request))

    def at_once(self, request: Request, option: str, answers: list[Answer]) -> Mapping[str, float] | None:
        if option == THE_ROLL:
            return None
        if request is not self._asked:
            self._asked = request
            self._found, self._titles, self._lines = {}, {}, {}
            self._move = None
        war = self._war()
        if request.topic == topics.MOVE_WHERE:
            return self._of_move(war, request, option)
        if request.topic == topics.WHOM:
            return self._of_attack(war, option, request.subject, str(answers[0]), self._kind(war))
        aims = [str(one) for one in answers[1:2]]
        if not aims:
            attacker = war.state.unit(option)
            only = None if request.topic == topics.ATTACK else war.state.current()
            aims = aims_of(war, attacker, only)
        kind = ATTACK if request.topic == topics.ATTACK else COUNTER
        # Of several targets the one that falls most likely.
        best = max(aims, key=lambda one: prospect_of(war, war.state.unit(str(answers[0])), one, kind).harms[0].falls())
        return self._of_attack(war, option, str(answers[0]), best, kind)

    def line(self, request: Request, option: str, odds: Mapping[str, float]) -> str:
        return super().line(request, option, odds) if option == THE_ROLL else self._lines.get(option, "")

    def rows(self, request: Request, option: str, odds: Mapping[str, float]) -> list[OddsRow]:
        return super().rows(request, option, odds) if option == THE_ROLL else self._found.get(option, [])

    def title(self, request: Request, option: str) -> str:
        return self._titles.get(option, "") or super().title(request, option)

    def hint(self) -> str:
        return _tr("Point at an attack or a tile to see what may happen.")

    def _war(self) -> Campaign:
        state = self.presenter.session.state
        assert isinstance(state, War)
        return campaign_of(state)

    def _kind(self, war: Campaign) -> str:
        """Whether the current player attacks, or somebody strikes back."""
        asked, current = self._asked, war.state.current()
        return ATTACK if asked is not None and current not in (NO_SEAT, "") and asked.who == current else COUNTER

    def _called(self, war: Campaign, unit: str, *, begins: bool = True) -> Cased:
        return Cased(self.presenter.words.name(war.state.unit(unit).profile), begins=begins)

    # Attacks

    def _of_attack(self, war: Campaign, option: str, attacker: str, aim: str, kind: str) -> Mapping[str, float]:
        prospect = prospect_of(war, war.state.unit(attacker), aim, kind)
        harm = prospect.harms[0]
        who, whom = self._called(war, attacker), self._called(war, prospect.target, begins=False)
        self._titles[option] = _tr("{who} against {whom}").format(who=who, whom=whom)
        rows = [heading(_needs(harm)), *_results(harm.lost, Leaning.OURS)]
        own = war.state.unit(attacker).seat
        for other in prospect.harms[1:]:
            leaning = Leaning.THEIRS if war.state.unit(other.target).seat == own else Leaning.OURS
            rows.append(heading(_tr("Hit as well: {who}").format(who=self._called(war, other.target, begins=False))))
            rows.extend(_results(other.lost, leaning)[:-1])
        if prospect.helpers:
            helpers = ", ".join(dict.fromkeys(self._called(war, one, begins=False) for one in prospect.helpers))
            rows.append(heading(_tr("With all others in reach: {who}").format(who=helpers)))
            rows.append(OddsRow(_tr("Falls to all together"), prospect.joint[-1], Leaning.OURS))
        rows.extend(self._returns(war, prospect))
        self._found[option] = rows
        said = [_tr("{chance} falls").format(chance=percent(harm.falls()))] if harm.falls() else []
        wounded = sum(harm.lost[1:-1])
        if wounded or not said:
            said.append(_tr("{chance} wounded").format(chance=percent(wounded)))
        if prospect.returns:
            words = _tr("struck back: {chance} falls"), _tr("struck back: {chance} wounded")
            said.append(_worst(prospect.back, *words))
        line = ", ".join(said)
        is_named = self._asked is not None and self._asked.topic == topics.WHOM
        self._lines[option] = (
            line if is_named else _tr("{whom}: {odds}").format(whom=self._called(war, prospect.target), odds=line)
        )
        return {str(number): chance for number, chance in enumerate(harm.lost)}

    def _returns(self, war: Campaign, prospect: Prospect) -> list[OddsRow]:
        rows: list[OddsRow] = []
        for one in prospect.returns:
            certain = one.is_by_rule and one.chance == 1
            words = (
                _tr("If it lives, struck back by {who}.")
                if certain
                else _tr("If it lives, perhaps struck back by {who}.")
            )
            told = words.format(who=self._called(war, one.harm.striker, begins=False))
            rows.append(heading(f"{told} {_needs(one.harm)}"))
            rows.extend(_results(one.harm.lost, Leaning.THEIRS)[:-1])
        if len(prospect.returns) > 1:
            rows.append(heading(_tr("If all of them strike back")))
            rows.extend(_results(prospect.back, Leaning.THEIRS)[:-1])
        return rows

    # Moves

    def _of_move(self, war: Campaign, request: Request, option: str) -> Mapping[str, float]:
        move = self._move = self._move or _Move(war, request.subject)
        passage, danger = move.to(tile_of(war.state, option))
        rows: list[OddsRow] = []
        said: list[str] = []
        for step in passage.steps:
            for strike in step.strikes:
                who = self._called(war, strike.striker, begins=False)
                told = _tr("On leaving {tile}, struck by {who}.").format(tile=shown_name(war.state, step.tile), who=who)
                rows.append(heading(f"{told} {_needs(strike)}"))
                rows.extend(_results(strike.lost, Leaning.THEIRS)[:-1])
        if passage.strikes():
            words = _tr("{chance} falls on the way"), _tr("{chance} wounded on the way")
            said.append(_worst(passage.steps[-1].lost, *words))
        for threat in danger.threats:
            comes = _tr("Monster Turn, {who}.") if threat.chance == 1 else _tr("Monster Turn, {who}: by lot.")
            told = comes.format(who=self._called(war, threat.enemy, begins=False))
            rows.append(heading(f"{told} {_needs(threat.harm)}"))
            rows.extend(_results([threat.chance * one for one in threat.harm.lost], Leaning.THEIRS)[:-1])
        if len(danger.threats) > 1:
            rows.append(heading(_tr("Monster Turn, if all of them come")))
            rows.extend(_results(danger.lost, Leaning.THEIRS)[:-1])
        if danger.threats:
            words = _tr("{chance} falls in the Monster Turn"), _tr("{chance} wounded in the Monster Turn")
            said.append(_worst(danger.lost, *words))
        self._found[option] = rows or [OddsRow(_tr("Nobody strikes, as things stand"), 1.0, Leaning.OURS)]
        where = shown_name(war.state, tile_of(war.state, option))
        self._titles[option] = _tr("{who} at {tile}").format(who=self._called(war, request.subject), tile=where)
        self._lines[option] = ", ".join(said)
        return {CALM: 1.0}


def _needs(harm: Harm) -> str:
    return _tr("Attacks: {dice}, hit on {hit}+, wound on {wound}+").format(
        dice=harm.dice, hit=harm.hit, wound=harm.wound
    )


def _worst(lost: Sequence[float], falls: str, wounded: str) -> str:
    """The chance to fall; where nobody can, the chance of a wound."""
    return falls.format(chance=percent(lost[-1])) if lost[-1] else wounded.format(chance=percent(1 - lost[0]))


def _results(lost: Sequence[float], leaning: Leaning) -> list[OddsRow]:
    """Falls, each number of hit points that can be lost, none: the last one is none."""
    rows = [OddsRow(_tr("Falls"), lost[-1], leaning)] if lost[-1] else []
    for points in range(len(lost) - 2, 0, -1):
        if lost[points]:
            rows.append(OddsRow(_tr("Hit points lost: {points}").format(points=points), lost[points], leaning))
    return [*rows, OddsRow(_tr("No wound"), lost[0], Leaning.EVEN)]
