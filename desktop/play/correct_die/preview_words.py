"""What a corrected die would change, in plain sentences."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.games.village.prompts.words import question
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.corrections import CorrectionPreview
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import is_chance, is_hidden

MOST_SENTENCES = 5
"""So many sentences of each story are shown; the rest is counted."""


@dataclass(frozen=True)
class Passage:
    """A heading and the sentences below it."""

    heading: str
    sentences: tuple[str, ...] = ()


def tr(text: str) -> str:
    """A text of this dialog in the language in force."""
    return QCoreApplication.translate("CorrectDie", text)


def passages(preview: CorrectionPreview, siege: Siege, names: SiegeNames) -> list[Passage]:
    """What would change, what stays, and what would be asked again."""
    story: list[Passage] = []
    if preview.before:
        story.append(Passage(tr("This would not have happened so:"), _told(preview.before, names)))
    if preview.after:
        story.append(Passage(tr("Instead:"), _told(preview.after, names)))
    if preview.keeps_all and not story:
        return [Passage(tr("Nothing else changes: the dice lead to the same result."))]
    if preview.keeps_all:
        return [Passage(tr("All answers since then stay as they are.")), *story]
    if preview.asked_again == 0:
        lost = tr("No answer is lost.")
    elif preview.asked_again == 1:
        lost = tr("One answer given since then would be asked again.")
    else:
        lost = tr("{count} answers given since then would be asked again.").format(count=preview.asked_again)
    return [Passage(lost, (_goes_on(preview, siege, names),)), *story]


def _goes_on(preview: CorrectionPreview, siege: Siege, names: SiegeNames) -> str:
    request = preview.pending
    if request is None:
        return tr("The game would be over.")
    if is_hidden(request):
        return tr("The game would go on from there with new dice.")
    title = question(request, siege, names).title
    if is_chance(request):
        return tr("The game would go on with new dice: {question}").format(question=title)
    return tr("The next question would be: {question}").format(question=title)


def _told(facts: tuple[Fact, ...], names: SiegeNames) -> tuple[str, ...]:
    told = [sentence(fact, names).text() for fact in facts]
    if len(told) <= MOST_SENTENCES + 1:
        return tuple(told)
    more = tr("and {count} more lines of the chronicle").format(count=len(told) - MOST_SENTENCES)
    return (*told[:MOST_SENTENCES], more)
