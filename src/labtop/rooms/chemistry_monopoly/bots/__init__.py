"""Bots of Chemistry Monopoly: opinions about moves. The rules are in the folder above."""
