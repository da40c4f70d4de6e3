"""Tests of sheets that people draw on."""
