"""Seeded batches of games, their figures, and the measured speeds."""
