# What every printed page says.

paper-language = français
paper-page = page
paper-sheet = feuille
paper-front = recto
paper-back = verso
paper-licence = Labtop : licence MIT, copie libre.
paper-booklet = Règles
paper-fold = Imprimer en recto verso, retourner sur le bord court ; plier au milieu, agrafer.
paper-summary = Une partie jouée
paper-learned = **La chimie de cette partie**
paper-results = Résultats de la classe
paper-results-places = Les places seules : pour une grande classe, les fichiers de résultats donnent les autres chiffres.
