"""Chemistry that knows no game: atomic weights, formulas, averages over polymer chains. Exact numbers, never floats."""
