"""The toy has no words of its own: its answers go by their tags."""
