"""Benchmarks that print their figures; they are no timed tests."""
