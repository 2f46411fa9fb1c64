# Refusals of labtop.chemistry, which knows no game.

refusal-bad-formula = “{ $formula }” is not a molecular formula: it cannot be read from character { $place } on. Write capitals and counts, such as C8H8 or Ca(OH)2.
refusal-empty-formula = A formula needs at least one element.
refusal-unknown-element = “{ $formula }” names the element { $element }, whose atomic weight is not in our table.
