"""Storage of accepted moves. Knows no game: it writes and reads rows."""
