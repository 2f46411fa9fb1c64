"""Teaching aids that all rooms share: guided introductions. Knows no room."""
