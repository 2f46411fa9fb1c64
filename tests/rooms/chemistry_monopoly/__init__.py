"""Chemistry Monopoly, rule by rule: each test names the paragraph of RULES.md it proves."""
