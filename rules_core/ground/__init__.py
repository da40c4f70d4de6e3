"""Measured tables: geometry, regions, routes, sight."""
