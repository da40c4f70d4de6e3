"""Tests of Song of Drums and Shakos."""
