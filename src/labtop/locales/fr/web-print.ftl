# Le volet qui imprime un jeu.

web-print-help = { $game } sur papier, en PDF. À imprimer à 100 %, en recto verso : retourner sur le bord long, le livret des règles sur le bord court.
web-print-parts = Quoi
web-print-part-sheets = Feuilles à remplir
web-print-part-pairs = Deux feuilles par page
web-print-part-key = Corrigé pour l’enseignant
web-print-part-dice = Lancers, pour une classe sans dés
web-print-part-cards = Cartes
web-print-part-board = Plateau
web-print-part-money = Billets
web-print-part-tokens = Jetons
web-print-part-rules = Règles, en livret
web-print-lang = Langue
web-print-paper = Papier
web-print-paper-a4 = A4
web-print-paper-letter = Letter
web-print-bw = Noir et blanc
    .help = En gris, avec des motifs au lieu des couleurs, pour une photocopieuse.
web-print-class-pack = Les cartes ou le plateau de cette classe sont imprimés.
web-print-go = Faire le PDF
web-print-busy = Les pages se préparent…
web-print-done = Enregistré sous { $file }.
web-print-none = Choisis quelque chose à imprimer.
