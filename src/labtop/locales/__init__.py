"""Words for people: Fluent catalogues by language, shared with the browser, and what reads them."""
