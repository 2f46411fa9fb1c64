"""The door: HTTP, sockets and streams in front of the tables. Knows no rule of any game."""
