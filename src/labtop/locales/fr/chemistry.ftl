# Refus de labtop.chemistry, qui ne connaît aucun jeu.

refusal-bad-formula = « { $formula } » n’est pas une formule brute : elle est illisible à partir du caractère { $place }. Écris des majuscules et des nombres, comme C8H8 ou Ca(OH)2.
refusal-empty-formula = Une formule contient au moins un élément.
refusal-unknown-element = « { $formula } » cite l’élément { $element }, dont la masse atomique n’est pas dans notre table.
