# What every printed page says.

paper-language = English
paper-page = page
paper-sheet = sheet
paper-front = front
paper-back = back
paper-licence = Labtop: MIT licence, copy freely.
paper-booklet = Rules
paper-fold = Print on both sides, flip on the short edge; fold in the middle, staple.
paper-summary = A game that was played
paper-learned = **The chemistry of this game**
paper-results = Results of the class
paper-results-places = Places alone: of a large class the files of results hold the other figures.
