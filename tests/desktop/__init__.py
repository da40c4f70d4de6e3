"""Tests of the desktop program, through its real widgets."""
