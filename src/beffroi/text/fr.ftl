# Ce qui n'appartient à aucun jeu.

list-of-games = Jeux

no-game-is-over = La partie est finie.
no-not-asked = Ce n'est pas ce qui est demandé maintenant.
no-not-your-turn = Ce n'est pas à vous de répondre.
no-malformed = Cette réponse est incomplète ou contient des valeurs d'un mauvais type.
no-impossible-by-chance = Le hasard ne peut pas donner cela ici.
no-not-playing = { $seat } ne participe plus à la partie.
no-not-waited-for = Personne n'attend { $seat }.
no-cannot-take-back = Vous ne pouvez pas reprendre ce coup : quelqu'un a répondu depuis, ou quelque chose de caché a été montré.

error-unknown-game = Il n'y a pas de jeu appelé « { $game } ». Choisissez parmi : { $games }.
error-wrong-seats = { $game } ne se joue pas à { $seats }. Nombres de joueurs possibles : { $allowed }.
error-bad-action = Ce n'est pas une action du jeu ({ $problem }).
error-bad-options = Ces options sont illisibles ({ $problem }). « beffroi rules » donne celles du jeu.
error-bad-state = Cette position est illisible ({ $problem }).
error-bad-record = L'enregistrement est abîmé à la ligne { $line } ({ $problem }). Prenez une copie intacte.
error-unknown-format = L'enregistrement est au format { $format }, inconnu de ce programme. Prenez un Beffroi plus récent.
error-unknown-revision = L'enregistrement suit la révision { $revision } des règles de { $game }, inconnue de ce programme. Prenez un Beffroi plus récent.
error-bad-move = « { $move } » n'est pas un coup. Tapez un numéro de la liste ou un coup dans la notation du jeu.
error-bad-position = Cette partie de la position est illisible : { $part }
error-impossible = Cette position est impossible : { $problem }

action-Resign = { $seat } abandonne
action-RunOut = { $seat } a épuisé son temps
action-TimeUp = le temps est écoulé
action-Close = la table est fermée

seat--1 = Le hasard
seat--2 = L'hôte
