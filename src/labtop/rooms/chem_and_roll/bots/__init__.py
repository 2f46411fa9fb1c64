"""Bots of Chem and Roll: opinions about moves. The rules are in the folder above."""
