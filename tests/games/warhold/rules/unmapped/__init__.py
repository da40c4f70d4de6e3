"""Tests of the rules at a table without a map."""
