"""Measured tables: battlefield, placing, orders, voice."""
