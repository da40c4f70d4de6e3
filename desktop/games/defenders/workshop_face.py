"""How settings are edited and tested in the workshop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from desktop.games.workshop_face import WorkshopFace
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from desktop.workshop.editors.test_words import TestWords
    from desktop.workshop.forms.sections import Group

WORLD: Final = QT_TRANSLATE_NOOP("FormSections", "The world")
PLACES: Final = QT_TRANSLATE_NOOP("FormSections", "Names for places")
DEFENDERS: Final = QT_TRANSLATE_NOOP("FormSections", "Names for defenders")
THREATS: Final = QT_TRANSLATE_NOOP("FormSections", "Names for threats")
QUESTIONS: Final = QT_TRANSLATE_NOOP("FormSections", "Questions to tell by")
GROUPS: Final = (
    (WORLD, "ui/file-text", ("name", "text", "scenery")),
    (PLACES, "ui/house", ("places",)),
    (DEFENDERS, "ui/users", ("defenders",)),
    (THREATS, "ui/swords", ("threats",)),
    (QUESTIONS, "ui/circle-help", ("prompts",)),
)


class DefendersWorkshop(WorkshopFace):
    """Lists of names and questions, each under what it is for."""

    def form_groups(self, kind: str) -> Sequence[Group]:
        return GROUPS

    def test_words(self, game: GameId) -> TestWords:
        from desktop.games.defenders.test_words import SettingTestWords

        return SettingTestWords(game)
