"""Tests of measured tables."""
