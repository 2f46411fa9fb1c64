"""Bots of Chain Growth: opinions about moves. The rules are in the folder above."""
