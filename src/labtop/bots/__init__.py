"""Opponents. A bot sees a view, its question and the legal answers, never a state, and has its own random stream."""
