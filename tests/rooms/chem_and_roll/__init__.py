"""The rules of Chem and Roll, paragraph by paragraph."""
