"""What all editors of the workshop have in common: draft, frame, problems, changes and tests."""
