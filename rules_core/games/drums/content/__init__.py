"""What the game is made of: soldiers, weapons, squads, nations, and what they cost."""
