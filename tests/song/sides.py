"""The two sides of the fights that are tested on."""

HEROES = "heroes"
ENEMIES = "enemies"
