"""Chemistry that knows no game: molecules, formulas, polymers. Pure, exact, without dependencies."""
