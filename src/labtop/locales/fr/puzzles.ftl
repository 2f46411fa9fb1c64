# Énigmes de tous les jeux : `labtop puzzle`. Les questions de chaque jeu sont dans puzzles-<room>.ftl.

help-puzzle = Poser une énigme de ROOM : une position d’une partie, une question, et pourquoi la réponse est juste.
help-puzzle-concept = Seulement des énigmes sur cette notion.
help-puzzle-seed = Un mot ou un nombre : le même pose partout la même énigme. L’identifiant d’une énigme pose celle-là.

puzzle-about = { $name } · difficulté { $difficulty } sur 5
puzzle-prompt = Ta réponse, de 1 à { $count } (q : quitter) >{" "}
puzzle-choose = Tape un nombre de 1 à { $count }, ou q pour quitter.
puzzle-answer = La bonne réponse est la { $number } : { $answer }
puzzle-tempting = Pourquoi pas la { $number } ? { $why }
puzzle-yours = Ta réponse { $number } : { $why }
puzzle-mark-right = Juste !
puzzle-mark-close = Presque.
puzzle-mark-no = Ce n’est pas celle-là.
puzzle-listed = {" ; "}
puzzle-rules = Règles { $rules }

refusal-no-puzzles = « { $room } » n’a pas d’énigmes.
refusal-unknown-concept = Ce jeu n’a pas de notion « { $concept } ». Ses notions : { $known }.
refusal-unknown-puzzle-kind = Ce jeu n’a pas d’énigmes du nom de « { $kind } ». Celles qu’il a : { $known }.
refusal-bad-puzzle-seed = Aucune énigme ne se fait à partir de la graine « { $seed } ».
refusal-too-few-puzzles = Trop peu de positions ont été trouvées pour : { $kinds }.
refusal-no-such-choice = Ce n’est aucune des réponses : elles vont de 1 à { $most }.
refusal-puzzle-without-answer = L’entrée s’est terminée avant une réponse de 1 à { $count }.
