"""The map of a city on real paper, as it lies beside its game: a photo of it, and where each place is on the photo."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from desktop.games.defenders.paper_spots import PaperSpots
from desktop.look.foreign_picture import PictureProblem
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.sketch.photo import read_photo
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.state.city import City


class PaperMap:
    """The paper of one game; no rule knows it, and whatever shows the map lays it under it."""

    def __init__(self, settings: Settings, session: MatchSession) -> None:
        self._settings = settings
        game = session.match.game
        assert isinstance(game, DefendersGame)
        self._game = game
        # Sandboxes have no number, and a number may be given again; all first games begin with the same seed.
        self._key = f"sketch/photo/{session.game_id}-{session.match.seed}"
        self.image: QImage | None = None
        self.spots = PaperSpots(settings, f"{self._key}-spots")
        if self.is_wanted:
            self._remember()

    @property
    def is_wanted(self) -> bool:
        """Whether the people of this game draw on paper."""
        return self._game.options.on_paper

    def lay(self, path: Path) -> None:
        """Take this picture. Raises `PictureProblem`."""
        self.image = read_photo(path)
        self._settings.set_text(self._key, str(path))

    def take_away(self) -> None:
        """The plan alone."""
        self.image = None
        self._settings.set_text(self._key, "")

    def placed(self, state: City) -> City:
        """The city as it lies on the paper of which there is a photo."""
        return self.spots.placed(self._game, state) if self.image is not None else state

    def _remember(self) -> None:
        """What was laid down before, where it is still there."""
        path = self._settings.text(self._key)
        try:
            self.image = read_photo(Path(path)) if path else None
        except PictureProblem:
            self.image = None
