# The page about Labtop: what it is, where its games come from, what it keeps.

web-about-title = Four games that existed only on paper
web-about-what = Labtop brings four chemistry games to screens, terminals and classrooms. One rules engine judges every move; when it refuses one it says why, with the chemistry and the number of the rule. It is free software under the MIT licence.
web-about-sources = Where the games come from
web-about-truth = Rulebook and reconstruction
web-about-truth-text = We had only the rulebooks’ texts, without most pictures, sheets and cards. What a rulebook says is marked “rulebook”; what we had to fill in is marked “reconstruction”, in the rules and on every card. Where a text leaves a choice open it is an option, with the most likely reading as its default. All rules are written anew in our own words.
web-about-chem-and-roll = Described as “Chem and Roll: A Roll and Write Game To Illustrate Chemical Engineering and the Contact Process” (2019) and deposited by its authors in the open archive HAL, record hal-02158118 of INSA Toulouse. The text that we had names no author; it came without the printed sheets, so ours is drawn from it and its worked example.
web-about-chain-growth = After an anonymous rule sheet in English and French, probably that of the Macromolecular Game sold in the shop of the German Chemical Society. The name is ours, and so is the deck.
web-about-chemistry-monopoly = Made by the RCAEP chemistry class of 2015–16 with their tutor Terri Kammerzell, who invite everybody to make and adapt their own copy, but not for financial gain: this room stays free of charge. Board, prices and cards are ours. Monopoly is a trademark of its owner, who has nothing to do with Labtop.
web-about-laboratorium = By Maxence Delsaut and Stéphane Vranckx, after an idea of Nathalie Vaeck; development and playtest by Andrew Gibbons, Nicolas Iacobellis and Thibaut Launoy, with thanks to the Expérimentarium de Chimie and the Service de Chimie Quantique et Photophysique of the Université Libre de Bruxelles and to Infosciences. The reagent structures are deduced from the text.
web-about-privacy = Privacy in five sentences
web-about-privacy-1 = There are no accounts, no e-mail addresses and no cookies.
web-about-privacy-2 = The server keeps a nickname, the moves of the game and a scrambled form of your seat’s key, nothing else.
web-about-privacy-3 = Your browser keeps the key of your seat, your language and your theme, and you can erase them at any time.
web-about-privacy-4 = The pages send requests to no other server, and your visits are not counted.
web-about-privacy-5 = A group that nobody has played in for 30 days is erased, unless the operator of this server has chosen otherwise, and its host can erase it at once.
web-about-docs = Documentation
