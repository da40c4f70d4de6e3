"""Tests of the look, and two tools for whoever works on it: the gallery and the writer of marks."""
