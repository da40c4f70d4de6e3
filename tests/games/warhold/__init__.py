"""Tests of Warhold."""
