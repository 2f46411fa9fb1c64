"""What all rooms share of teaching: guided introductions. Knows no room."""
