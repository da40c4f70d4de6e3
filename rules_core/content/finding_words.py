"""What the checks of items of any game say: templates. Those of the readers stand in reader_words.py."""

from __future__ import annotations

from typing import Final

SET_TO: Final = "Set to {value}"
TAKE_AWAY: Final = "Take it away"
CALL_IT: Final = "Call it {value}"
OFFICIAL_ID: Final = "{id} is the id of {name}, which comes with the program."
SAME_ID: Final = "{id} is the id of {name} too."
OTHER_ID: Final = "Give this one an id of its own, such as {value}."
NO_ICON: Final = "There is no icon called {icon}."
CHOOSE_ICON: Final = "Choose one from the list."
USE_ICON: Final = "Use {icon}"
HAS_MARKUP: Final = "{found} would be drawn as markup; texts are plain."
TAKE_MARKUP: Final = "Take it out of the text."
STILL_NEW: Final = "{name}: nobody has written it yet, it is what new ones begin with."
KEEPS_PLACE: Final = "{name}: {found} only keeps the place."
WRITE_TEXT: Final = "Write what players are to read there."
NO_LINES: Final = "{name}: there are none."
WRITE_LINES: Final = "Write about {wanted}."
FEW_LINES: Final = "{name}: {count} of {wanted}."
WRITE_MORE: Final = "Write more, so that nobody reads the same again soon."
LINE_TWICE: Final = "{name}: {value} stands here already."
LINE_ELSEWHERE: Final = "{name}: {value} stands in {other} too."
REMOVE_LINE: Final = "Remove one of the two."
NO_SUCH: Final = "{name}: there is nothing called {id}."
CHOOSE_OTHER: Final = "Choose another, or make it."
