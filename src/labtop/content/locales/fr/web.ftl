# La coquille du navigateur : pages, barres, boutons. Chaque jeu a son propre catalogue (web-<jeu>.ftl).

web-title = Labtop
web-refusal-unknown = Le serveur a refusé ({ $code }).
