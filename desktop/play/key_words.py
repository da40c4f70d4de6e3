"""What the keys of the play window do, for the sheet of keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.look.key_uses import KeyGroup, KeyUse


def play_keys() -> list[KeyGroup]:
    """The keys of the play window."""
    tr = QCoreApplication.translate
    return [
        KeyGroup(
            tr("KeysSheet", "Answers"),
            (
                KeyUse("1 - 9", tr("KeysSheet", "choose an answer")),
                KeyUse("Enter", tr("KeysSheet", "take the answer in full colour, place it here; an order is done")),
                KeyUse("Tab", tr("KeysSheet", "go round the answers")),
                KeyUse("Space", tr("KeysSheet", "roll the dice; the next step of what is being shown")),
                KeyUse(
                    "0",
                    tr(
                        "KeysSheet",
                        "show the whole table; at a move: stay, nobody moves; at an order: decide otherwise",
                    ),
                ),
                KeyUse("Backspace", tr("KeysSheet", "undo; take back a typed die")),
                KeyUse("Ctrl+Z", tr("KeysSheet", "undo")),
                KeyUse("Ctrl+Y", tr("KeysSheet", "redo")),
                KeyUse("Ctrl+Shift+Z", tr("KeysSheet", "undo the whole activation")),
                KeyUse("F4", tr("KeysSheet", "answer the rest of this part as suggested, where that is offered")),
                KeyUse("F5", tr("KeysSheet", "play this activation for me")),
                KeyUse("F6", tr("KeysSheet", "play on for me; F7 stops")),
                KeyUse("W", tr("KeysSheet", "watch their last turn again")),
            ),
        ),
        KeyGroup(
            tr("KeysSheet", "The map"),
            (
                KeyUse("Arrows", tr("KeysSheet", "move what is being placed; move the map")),
                KeyUse("+  -", tr("KeysSheet", "zoom")),
                KeyUse("I", tr("KeysSheet", "what would each enemy do now?")),
                KeyUse("D", tr("KeysSheet", "where would they attack next turn, at every spot?")),
                KeyUse("V", tr("KeysSheet", "whom can the one who acts see?")),
                KeyUse("G", tr("KeysSheet", "how far can the one who acts strike, and whom?")),
                KeyUse("R", tr("KeysSheet", "the ruler, and back")),
                KeyUse("B", tr("KeysSheet", "the board instead of a sheet that lies over it, and back")),
                KeyUse("Ctrl+L", tr("KeysSheet", "the map as a list; Enter takes a row")),
                KeyUse("Q  E", tr("KeysSheet", "turn a Barricade")),
            ),
        ),
        KeyGroup(
            tr("KeysSheet", "Real dice and cards, a real table"),
            (
                KeyUse("1 - 6", tr("KeysSheet", "type what real dice show")),
                KeyUse("2 - 9  0", tr("KeysSheet", "a real card: its rank, also by letter; then 1 - 4, its suit")),
                KeyUse("Pad /  .", tr("KeysSheet", "a real card: Jack, Queen, King; the joker (X)")),
                KeyUse("Pad -  *", tr("KeysSheet", "undo; a die was wrong: correct it")),
                KeyUse("Ctrl+D", tr("KeysSheet", "a die was wrong: correct it")),
                KeyUse("Ctrl+K", tr("KeysSheet", "check the table, line by line")),
                KeyUse("Ctrl+B", tr("KeysSheet", "build this table up with a tape measure")),
                KeyUse("Ctrl+P", tr("KeysSheet", "print sheets for the table")),
            ),
        ),
        KeyGroup(
            tr("KeysSheet", "While you draw"),
            (
                KeyUse("O  L  R", tr("KeysSheet", "outline, road or wall, river")),
                KeyUse("P  C  B", tr("KeysSheet", "pen, pencil, wash")),
                KeyUse("T  A  D  E", tr("KeysSheet", "stamp, letters, dots, erase")),
                KeyUse(",  .", tr("KeysSheet", "another colour or stamp")),
                KeyUse("S", tr("KeysSheet", "thin, usual, thick")),
                KeyUse("Arrows  Enter", tr("KeysSheet", "move the cross, set a corner or stamp; again: done")),
                KeyUse("Space", tr("KeysSheet", "hold it to move the sheet")),
            ),
        ),
        KeyGroup(
            tr("KeysSheet", "The window"),
            (
                KeyUse("Number pad", tr("KeysSheet", "plays everything: + next, 2 4 6 8 move, 7 9 turn")),
                KeyUse("M", tr("KeysSheet", "sounds on and off")),
                KeyUse("F8", tr("KeysSheet", "the table view, for a second screen")),
                KeyUse("Ctrl+1 - Ctrl+9", tr("KeysSheet", "open and close the panels; Esc closes a drawer")),
                KeyUse("Ctrl+T", tr("KeysSheet", "try this in the sandbox")),
                KeyUse("Ctrl+H", tr("KeysSheet", "back to the Hearth; every answer is saved")),
                KeyUse("?", tr("KeysSheet", "this sheet")),
            ),
        ),
    ]
