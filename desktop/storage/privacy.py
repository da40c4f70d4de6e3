"""Takes out of a text what tells who somebody is: home folders, the user's name, the computer's name."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

HOMES = re.compile(r"(?:(?<![\w~.])/(?:home|Users)/|\b[A-Za-z]:[\\/]+Users[\\/]+)[^\\/\s\"':;,)]+")
"""Anybody's home folder, on any system."""
SHORTEST = 3
"""A name of fewer letters would take every syllable out of a text."""


def impersonal(text: str) -> str:
    """The text with "~" for home folders, "[user]" and "[computer]" for the names."""
    home, names = _known()
    if home:
        text = text.replace(home, "~")
    text = HOMES.sub("~", text)
    for name, shown in names:
        text = re.sub(rf"(?<![A-Za-z0-9]){re.escape(name)}(?![A-Za-z0-9])", shown, text, flags=re.IGNORECASE)
    return text


@lru_cache(maxsize=1)
def _known() -> tuple[str, tuple[tuple[str, str], ...]]:
    # Not at the start of the program: nothing has to be said then.
    import getpass
    import socket

    try:
        home = str(Path.home())
    except RuntimeError:
        home = ""
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        user = ""
    names = ((user, "[user]"), (socket.gethostname(), "[computer]"))
    return home if len(home) > SHORTEST else "", tuple((one, shown) for one, shown in names if len(one) >= SHORTEST)
