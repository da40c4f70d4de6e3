"""The tests of Hearthwall."""
