"""The new-game dialog: siege, heroes, village, house rules."""
