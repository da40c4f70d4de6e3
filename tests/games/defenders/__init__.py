"""Tests of Defenders."""
