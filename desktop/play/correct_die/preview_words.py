"""What a corrected die would change, in plain sentences."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.play.presenter import Presenter
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


def passages(preview: CorrectionPreview, presenter: Presenter) -> list[Passage]:
    """What would change, what stays, and what would be asked again."""
    story: list[Passage] = []
    if preview.before:
        story.append(Passage(tr("This would not have happened so:"), _told(preview.before, presenter)))
    if preview.after:
        story.append(Passage(tr("Instead:"), _told(preview.after, presenter)))
    if preview.keeps_all and not story:
        return [Passage(tr("Nothing else changes: the dice lead to the same result."))]
    if preview.keeps_all:
        return [Passage(tr("All answers since then stay as they are.")), *story]
    if preview.asked_again == 0:
        lost = tr("No answer is lost.")
    elif preview.pending is not None and is_chance(preview.pending):
        # How the new dice fall is not looked up, so nobody can know yet.
        lost = tr("Up to {count} answers given since then would be asked again, as the new dice fall.").format(
            count=preview.asked_again
        )
    elif preview.asked_again == 1:
        lost = tr("One answer given since then would be asked again.")
    else:
        lost = tr("{count} answers given since then would be asked again.").format(count=preview.asked_again)
    return [Passage(lost, (_goes_on(preview, presenter),)), *story]


def _goes_on(preview: CorrectionPreview, presenter: Presenter) -> str:
    request = preview.pending
    if request is None:
        return tr("The game would be over.")
    if is_hidden(request):
        return tr("The game would go on from there with new dice.")
    title = presenter.title(request)
    if is_chance(request):
        return tr("The game would go on with new dice: {question}").format(question=title)
    return tr("The next question would be: {question}").format(question=title)


def _told(facts: tuple[Fact, ...], presenter: Presenter) -> tuple[str, ...]:
    told = [presenter.words.fact(fact).text(presenter.measure(fact)) for fact in facts]
    if len(told) <= MOST_SENTENCES + 1:
        return tuple(told)
    more = tr("and {count} more lines of the chronicle").format(count=len(told) - MOST_SENTENCES)
    return (*told[:MOST_SENTENCES], more)
