"""Content that is made to do harm: packs, molecules and records."""
