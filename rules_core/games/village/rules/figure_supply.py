"""The miniatures that a wave may still use (R-V05): each stands for one model, stand-ins included."""

from __future__ import annotations

from rules_core.games.village.content.collection import Collection


class FigureSupply:
    """The figures beside the table. Without a collection there is always one more."""

    def __init__(self, collection: Collection | None) -> None:
        self.collection = collection
        self.users: dict[str, list[str]] = {}
        """For each type of figure the types of the models for which figures of it stand on the table."""

    def take(self, kind: str) -> bool:
        """Use a figure for one more model of the type. False, and nothing changes, where none is left.

        Where it helps, a stand-in changes places with another figure, so that the collection goes as far as it can.
        """
        return self.collection is None or self._seat(self.collection, kind, [])

    def has(self, *kinds: str) -> bool:
        """Whether there are figures for one more model of each of these types together."""
        before = self._users_now()
        found = all(self.take(kind) for kind in kinds)
        self.users = before
        return found

    def usable(self, kind: str) -> int:
        """How many figures serve for the type at all, wherever they stand."""
        return 0 if self.collection is None else self.collection.usable(kind)

    def stand_ins(self) -> dict[str, int]:
        """How many figures stand for models of another type, by "type=type of the figures"."""
        pairs: dict[str, int] = {}
        for figure, users in self.users.items():
            for kind in users:
                if kind != figure:
                    pair = f"{kind}={figure}"
                    pairs[pair] = pairs.get(pair, 0) + 1
        return pairs

    def _seat(self, collection: Collection, kind: str, tried: list[str]) -> bool:
        for figure in collection.figures_for(kind):
            if figure in tried:
                continue
            tried.append(figure)
            users = self.users.setdefault(figure, [])
            if len(users) < collection.count(figure):
                users.append(kind)
                return True
            for place, other in enumerate(users):
                if other != kind and self._seat(collection, other, tried):
                    users[place] = kind
                    return True
        return False

    def _users_now(self) -> dict[str, list[str]]:
        return {figure: users[:] for figure, users in self.users.items()}
