"""Tests of the rules of Warhold."""
