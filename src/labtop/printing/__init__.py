"""Games on paper: what all rooms share of it. A room's own part is its `printing`; it is given out by the registry."""
