"""Live tables: people, seats, durable logs, messages. Knows no HTTP; clock, store, transport, chance are passed in."""
