"""The battle report of a siege: what belongs together stands on one line."""

from __future__ import annotations

from typing import Final

from rules_core.games.report import GameReport
from rules_core.games.village.state.facts import Deployed, EnemyDecided, GroupActivated, RoundStarted
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.report_words import sentence
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.kernel.facts import Fact
from rules_core.song import topics as song_topics
from rules_core.song.facts import ActivationStarted, QualityRolled
from rules_core.wording.sentence import Sentence, Tone

SPEAKS_FOR_ITSELF: Final = ("stand", "break-free", "snap-out")
"""Decisions that the next line tells anyway."""


class BattleReport(GameReport):
    """Turns the facts of one siege into lines."""

    def __init__(self, words: SiegeWords, *, with_clauses: bool = True) -> None:
        super().__init__(words, with_clauses=with_clauses)
        self.names: Names = words.names
        self._deployed: list[Deployed] = []
        self._activation: Sentence | None = None
        self._group_roll: QualityRolled | None = None

    def hear(self, fact: Fact) -> list[str]:
        group_roll = self._group_roll
        self._group_roll = None
        if group_roll is not None and not isinstance(fact, GroupActivated):
            told = sentence(group_roll, self.names)
            return [*self.lines(told, told.text(), told.dice), *self._hear(fact)]
        return self._hear(fact)

    def _hear(self, fact: Fact) -> list[str]:
        if isinstance(fact, Deployed):
            lines = self._activation_line()
            if self._deployed and self._is_enemy(fact) != self._is_enemy(self._deployed[0]):
                lines.extend(self._deployed_line())
            self._deployed.append(fact)
            return lines
        lines = self._deployed_line()
        if isinstance(fact, ActivationStarted) and fact.dice > 0:
            lines.extend(self._activation_line())
            self._activation = sentence(fact, self.names)
            return lines
        if isinstance(fact, QualityRolled) and fact.purpose == song_topics.ACTIVATION and self._activation is not None:
            # "Maren Oak acts with 2 dice" and what they gave belong together.
            started = self._activation
            self._activation = None
            rolled = sentence(fact, self.names)
            lines.extend(self.lines(started, f"{started.text()} {rolled.text()}", rolled.dice))
            return lines
        lines.extend(self._activation_line())
        if isinstance(fact, QualityRolled) and fact.purpose == song_topics.ACTIVATION:
            # A group's roll: the next fact says what it gave.
            self._group_roll = fact
            return lines
        if isinstance(fact, EnemyDecided) and fact.action in SPEAKS_FOR_ITSELF:
            return lines
        told = sentence(fact, self.names)
        if told.tone is Tone.HEADING:
            lines.extend(["", *self.heading(told)])
        elif isinstance(fact, RoundStarted):
            lines.extend(["", *self.lines(told, told.text(), ())])
        else:
            words = told.text()
            if isinstance(fact, EnemyDecided) and told.details:
                words += " " + " ".join(one.text() for one in told.details)
            lines.extend(self.lines(told, words, told.dice))
        return lines

    def rest(self) -> list[str]:
        return [*self._deployed_line(), *self._activation_line()]

    def _is_enemy(self, fact: Deployed) -> bool:
        return self.names.side_of(fact.model) == "enemies"

    def _deployed_line(self) -> list[str]:
        if not self._deployed:
            return []
        first = self._deployed[0]
        template = "{models} appear." if self._is_enemy(first) else "{models} take position."
        if len(self._deployed) == 1:
            told = sentence(first, self.names)
        else:
            models = tuple(self.names.of(one.model) for one in self._deployed)
            told = Sentence(template, {"models": models}, clause=first.clause)
        self._deployed = []
        return self.lines(told, told.text(), ())

    def _activation_line(self) -> list[str]:
        started = self._activation
        self._activation = None
        return [] if started is None else self.lines(started, started.text(), ())
