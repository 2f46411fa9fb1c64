"""Molecules, structures, drawings, plans."""
