"""The toy has no bots of its own but a coach that tells all it was shown."""
