"""Turntable: a table for four train and mine-cart board games."""

__version__ = "0.1.0"
