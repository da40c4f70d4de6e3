"""How settings and cities are edited, seen and tested in the workshop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from desktop.look.theme import Look
    from desktop.workshop.editors.result_words import ResultWords
    from desktop.workshop.forms.bench import Bench
    from desktop.workshop.forms.card_parts import CardPreview
    from desktop.workshop.forms.sections import Group
    from rules_core.content.fields import Field
    from rules_core.content.items import Item

CITY: Final = "city"
"""The kind of item, by its own name: the start page reads this and loads no rules for it."""

WORLD: Final = QT_TRANSLATE_NOOP("FormSections", "The world")
PLACES: Final = QT_TRANSLATE_NOOP("FormSections", "Names for places")
DEFENDERS: Final = QT_TRANSLATE_NOOP("FormSections", "Names for defenders")
THREATS: Final = QT_TRANSLATE_NOOP("FormSections", "Names for threats")
THE_CITY: Final = QT_TRANSLATE_NOOP("FormSections", "The city")
CITY_PLACES: Final = QT_TRANSLATE_NOOP("FormSections", "Places")
CITY_PEOPLE: Final = QT_TRANSLATE_NOOP("FormSections", "Defenders")
CITY_WAYS: Final = QT_TRANSLATE_NOOP("FormSections", "Ways and ways in")
CITY_MAP: Final = QT_TRANSLATE_NOOP("FormSections", "The land")
QUESTIONS: Final = QT_TRANSLATE_NOOP("FormSections", "Questions to tell by")
GROUPS: Final = (
    (WORLD, "ui/file-text", ("name", "text", "scenery")),
    (PLACES, "ui/house", ("places",)),
    (DEFENDERS, "ui/users", ("defenders",)),
    (THREATS, "ui/swords", ("threats",)),
    (QUESTIONS, "ui/circle-help", ("prompts",)),
)


CITY_GROUPS: Final = (
    (THE_CITY, "medieval-gate", ("name", "text", "stage", "turn", "setting", "world")),
    (CITY_PLACES, "house", ("places",)),
    (CITY_PEOPLE, "ui/users", ("people",)),
    (CITY_WAYS, "trail", ("ways", "entries")),
    (CITY_MAP, "ui/file-text", ("features", "land", "crossings")),
)


class DefendersWorkshop(WorkshopFace):
    """Lists of names and questions, each under what it is for; cities with their map."""

    def form_groups(self, kind: str) -> Sequence[Group]:
        return CITY_GROUPS if kind == CITY else GROUPS

    def item_card(self, bench: Bench) -> CardPreview:
        if bench.draft.kind != CITY:
            return super().item_card(bench)
        from desktop.games.defenders.city_card import CityCard

        return CityCard(bench)

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        if bench.draft.kind != CITY:
            return ""
        from desktop.games.defenders.city_rows import row_name

        return row_name(bench.draft.item, field, entry)

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        if item.kind != CITY:
            return None
        from desktop.games.defenders.city_picture import city_map

        return city_map(item, side, look, ratio, find)

    def item_figures(self, item: Item) -> str:
        if item.kind != CITY:
            return super().item_figures(item)
        from desktop.games.defenders.city_picture import summary_of

        return summary_of(item)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        if kind == CITY:
            from desktop.games.defenders.city_result_words import CityResultWords

            return CityResultWords(game)
        from desktop.games.defenders.setting_result_words import SettingResultWords

        return SettingResultWords(game)
