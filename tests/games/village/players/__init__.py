"""Tests of the players of the siege without a person."""
