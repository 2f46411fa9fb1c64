"""The rules of Chain Growth, paragraph by paragraph."""
