"""The workshop: editors for villages, buildings, heroes, enemies, scenarios and house rules."""
