"""How Defenders is worded where the generic words are too plain, and what it knows of what is to be drawn."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.defenders.sheet_layers import outline_of
from desktop.games.defenders.sheet_stamps import land_subject, subject_of_place
from desktop.play.presenter import Presenter
from desktop.sketch.subject import Subject
from rules_core.games.defenders.state.city import City
from rules_core.kernel.requests import Sketch


class DefendersPresenter(Presenter):
    """Locations are drawn as what they are, in the world in which the city stands."""

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
