"""The rules of Laboratorium, paragraph by paragraph."""
