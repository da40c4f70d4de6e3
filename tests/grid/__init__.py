"""Tests of tables of squares."""
