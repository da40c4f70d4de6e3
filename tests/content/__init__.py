"""Tests of the content files and of what is said about wrong ones."""
