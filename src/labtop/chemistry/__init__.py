"""Chemistry that knows no game: atomic weights, formulas, polymers, molecules. Pure and exact: no floats."""
