"""Chemistry that knows no game: molecules, formulas, atomic weights, averages over polymer chains. Pure and exact."""
