"""Warhold: kingdoms with strongholds and armies on a board of squares, among monsters; the last lord alive wins."""
