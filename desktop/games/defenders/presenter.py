"""How Defenders is worded where the generic words are too plain, and what it knows of what is to be drawn."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.sheet_layers import outline_of
from desktop.games.defenders.sheet_stamps import land_subject, subject_of_place
from desktop.play.models.option_view import QuestionView
from desktop.play.presenter import Presenter
from desktop.sketch.subject import Subject
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.words.names import DESCRIPTORS, TYPES
from rules_core.kernel.requests import Request, Sketch
from rules_core.wording.translation import say


class DefendersPresenter(Presenter):
    """Locations are drawn as what they are, in the world in which the city stands."""

    def question(self, request: Request) -> QuestionView:
        view = super().question(request)
        if not isinstance(request, Sketch) or not request.subject:
            return view
        state = self.session.state
        assert isinstance(state, City)
        place = state.location(request.subject)
        kind = ", ".join(say(words.text) for words in (TYPES[place.type], *(DESCRIPTORS[one] for one in place.words)))
        second = QCoreApplication.translate("Presenter", "{kind}. {help}").format(kind=kind, help=view.second)
        return replace(view, second=second)

    def subject(self, request: Sketch) -> Subject:
        state = self.session.state
        assert isinstance(state, City)
        taken = [outline_of(one) for one in state.locations if one.is_drawn and one.id != request.subject]
        if not request.subject:
            return replace(land_subject(request.needs, request.allowed), taken=taken)
        place = state.location(request.subject)
        name = self.words.called(state.mention(place.id))
        made = subject_of_place(place, state.setting, name, request.needs, request.allowed)
        return replace(made, taken=taken)
