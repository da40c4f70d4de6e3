"""The chronicle: all games of the library, told and counted."""
