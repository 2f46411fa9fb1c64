"""Bots of Laboratorium: opinions about moves. The rules are in the folder above."""
