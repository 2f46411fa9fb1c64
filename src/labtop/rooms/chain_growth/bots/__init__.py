"""Bots of Chain Growth: they rate moves. The rules are in the folder above."""
