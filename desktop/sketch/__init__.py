"""Sheets that people draw on: what a drawing holds, how it is made by hand, and how it is painted."""
