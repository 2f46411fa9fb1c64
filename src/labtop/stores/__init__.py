"""Where accepted moves become durable. Knows no game: rows go in, rows come out."""
