"""Bots of Laboratorium: how they choose among legal moves. The rules are in the folder above."""
