"""Texts for people: Fluent catalogues by language, shared with the browser, and the code that reads them."""
