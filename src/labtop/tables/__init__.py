"""Live tables: people, seats, durable logs, fan-out. Knows no HTTP; clock, store, transport, chance are handed in."""
