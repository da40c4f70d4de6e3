"""Tests of the shape of the project itself."""
