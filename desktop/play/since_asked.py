"""What has happened since people were last asked, and why those decided so who are no persons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.session.decided import Decided
from desktop.session.match_session import MatchSession
from desktop.session.unconfirmed import since_people_answered
from rules_core.kernel.facts import Fact
from rules_core.kernel.journal import ROOT


class SinceAsked:
    """The facts, decisions of players without a person among them, and the reasons whose doing is still being shown."""

    def __init__(self, reason: Callable[[Decided], str]) -> None:
        """`reason` words why somebody decided so, "" where there is nothing to say."""
        self.facts: list[Fact] = []
        self.is_of_before = False
        """Whether it happened before this window showed the game."""
        self._reason = reason
        self._why = ""
        """Of a decision whose facts are not told yet."""
        self._whys: list[tuple[Sequence[Fact], str]] = []
        """Why somebody decided so whose doing is still being shown, beside the facts of it."""

    def find_again(self, session: MatchSession) -> None:
        """What people at a real table have not said to be carried out, when the game was left."""
        head = session.match.journal.head
        if not session.is_sandbox and head not in (ROOT, session.carried_out):
            self.facts, self.is_of_before = since_people_answered(session.match), True

    def decided(self, decided: Decided) -> None:
        """Somebody without a person has decided: people may have to carry it out, and see why."""
        self.facts.append(decided)
        self._why = self._reason(decided)

    def because(self, why: str) -> None:
        """What is told next has this reason."""
        self._why = why

    def told(self, facts: Sequence[Fact]) -> None:
        """This has happened."""
        if self._why:
            self._whys.append((facts, self._why))
            self._why = ""
        self.facts += facts
        self.is_of_before = False

    def why_of(self, fact: Fact) -> str:
        """The reason of a decision, beside the first thing that is seen of it."""
        for number, (told, why) in enumerate(self._whys):
            if any(one is fact for one in told):
                del self._whys[: number + 1]
                return why
        return ""

    def shown(self) -> None:
        """Everything has been shown."""
        self._whys = []

    def clear(self) -> None:
        """People are asked, or have answered."""
        self.facts = []
        self.is_of_before = False
