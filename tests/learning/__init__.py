"""Puzzles: every one is solved again by a method of the test's own."""
