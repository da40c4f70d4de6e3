"""The board of tiles as it is drawn: ground and places, figures, and what lies over them."""
