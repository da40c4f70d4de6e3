"""Tests of the Song of Blades and Heroes engine."""
