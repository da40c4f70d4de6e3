"""What Warhold shows."""
