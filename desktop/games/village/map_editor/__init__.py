"""The editor of villages and of terrain: a map to draw on, the pieces to draw with, a form for what is chosen.

`VillageBody(theme, draft, face, store)` is the whole of it, for the frame of the editors. What is chosen and how it is
changed is `MapEditor`, which knows no widget; geometry and the tables of the content are in modules without Qt.
"""
