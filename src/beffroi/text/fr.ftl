# Ce qui n'appartient à aucun jeu.

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
error-bad-view = Cette vue est illisible ({ $problem }).
error-bad-record = L'enregistrement est abîmé à la ligne { $line } ({ $problem }). Prenez une copie intacte.
error-unknown-format = L'enregistrement est au format { $format }, inconnu de ce programme. Prenez un Beffroi plus récent.
error-unknown-revision = L'enregistrement suit la révision { $revision } des règles de { $game }, inconnue de ce programme. Prenez un Beffroi plus récent.
error-bad-move = « { $move } » n'est pas un coup. Tapez un numéro de la liste ou un coup dans la notation du jeu.
error-bad-position = Cette partie de la position est illisible : { $part }
error-impossible = Cette position est impossible : { $problem }
error-lesson-is-over = La leçon est finie. Recommencez-la, ou passez à la suivante.
error-unknown-lesson = Il n’y a pas de leçon { $number } pour { $game }. Choisissez-en une dans la liste.

broken-wrong-chairs = les places ne sont pas numérotées une à une, ou pas en nombre permis
broken-parts-do-not-fit = ses parties ne vont pas ensemble ({ $problem })
broken-held-by-nobody = une réponse est gardée que personne n'avait à donner

action-Resign = { $seat } abandonne
action-RunOut = { $seat } a épuisé son temps
action-TimeUp = le temps est écoulé
action-Close = la table est fermée

seat--1 = Le hasard
seat--2 = L'hôte

error-unknown-article = Il n'y a pas d'article { $article }. Les articles sont : { $articles }.
error-unknown-kind = « { $kind } » ne peut pas s'asseoir à une table. Choisissez parmi : { $kinds }.
error-unknown-level = Il n’y a pas de robot nommé « { $level } ». Au choix : { $levels }, ou le chemin d’un programme, comme ./mybot.py.
error-unknown-option = « { $option } » n'est pas une option, ou pas une de ses valeurs. Les options sont : { $options }. « beffroi rules JEU » donne leurs valeurs.
error-unknown-language = Il n'y a pas de langue « { $language } ». Choisissez parmi : { $languages }.
error-unreadable-file = { $file } ne peut pas être lu : { $problem }.
error-unwritable-file = { $file } ne peut pas être écrit : { $problem }. Un enregistrement est toujours un nouveau fichier.
error-bad-depth = Une profondeur est 0 ou plus, pas { $depth }.
error-bad-games = Une série compte 1 partie ou plus et ne tient pas dans un seul fichier ; jouez { $games } parties sans --record.
error-bad-number-of-games = Une arène joue 1 partie ou plus, pas { $games }.
error-game-or-all = Nommez un jeu à mesurer, ou donnez --all pour mesurer toute l’échelle ; pas les deux.
error-two-bots = Il faut deux robots différents, séparés par des virgules : --bots apprentice,novice.
error-no-program = Il n’y a pas de programme { $file }. Donnez le chemin d’un programme qui parle le protocole des robots (docs/bots.md).
error-no-cluster = Une grappe demande l’extra « cluster » : installez beffroi[cluster].
error-no-matplotlib = Un graphique demande l’extra « plot » : installez beffroi[plot].
error-unwritable-plot = Impossible d’écrire { $file } : { $problem }. Prenez un nom qui finit par .png, .svg ou .pdf.
error-unwritable = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
error-no-journal = { $file } n’est pas le journal d’une arène ({ $problem }). Nommez un autre fichier.
error-other-terms = { $file } a été commencé avec d’autres robots, parties ou graines. Donnez les mêmes, ou nommez un autre fichier.

cli-help = Beffroi : cinq jeux de société où l'on bâtit et gouverne une ville. Commencez par « beffroi play { $game } », lisez « beffroi rules { $game } ». Chaque commande accepte --lang fr ou --lang en.
cli-play = Jouer dans le terminal : vous contre des robots, plusieurs personnes à un écran, ou des robots seuls.
cli-rules = Lire les règles d'un jeu, entières ou article par article.
cli-replay = Rejouer un enregistrement : chaque réponse, ce qui en résulte, et l'article de chaque événement.
cli-perft = Compter toutes les suites d'autant de décisions ; la dernière ligne est le nombre.
cli-bench = Mesurer la vitesse des jeux, et écrire le tableau aussi en JSON.
cli-serve = Ouvrir la maison : jouer dans le navigateur, seul, entre amis sur le même réseau ou avec des robots.
cli-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du même réseau.
cli-port = Le port d’écoute ; 0 en prend un qui est libre.
cli-open = Ne pas ouvrir le navigateur.
cli-arena = Faire jouer beaucoup de parties à des robots et dire leur force, avec des intervalles à 95 %.
cli-arena-bots = Les robots, séparés par des virgules ; ils se rencontrent deux à deux. Un niveau, ou le chemin d’un programme, comme ./mybot.py.
cli-arena-games = Combien de parties jouent deux robots.
cli-arena-all = Mesurer toute l’échelle : chaque niveau contre celui d’en dessous, dans chaque jeu.
cli-arena-processes = Combien de processus jouent ; sans cela, un par processeur.
cli-arena-cluster = L’adresse d’une grappe Dask dont les ouvriers jouent à la place.
cli-arena-resume = Garder chaque partie dans ce fichier, et reprendre là s’il existe déjà.
cli-arena-plot = Dessiner les parts avec leurs intervalles dans ce fichier.
cli-game = Le nom du jeu : { $games }.
cli-seats = Qui s'assied où, à partir de la première place, séparés par des virgules : human, random, novice, apprentice, ou le chemin d’un programme. Sinon : vous, et des novices.
cli-option = Une option du jeu, NOM ou NOM=VALEUR ; peut être répétée. « beffroi rules JEU » les donne.
cli-seed = Un nombre qui fait se répéter le hasard et les robots.
cli-record = Noter la partie, coup par coup, dans ce nouveau fichier.
cli-games = Jouer une série d'autant de parties en changeant de place ; les points s'ajoutent.
cli-article = Le numéro d'un article.
cli-file = L'enregistrement à rejouer.
cli-hashes = Une ligne par réponse, avec l'empreinte de l'état obtenu.
cli-step = Attendre Entrée après chaque réponse, et dessiner le plateau.
cli-depth = Combien de décisions.
cli-number = Le nombre de places.
cli-position = Partir de cette position, dans la notation du jeu.
cli-seconds = Combien de temps jouer chaque jeu.
cli-json = Où écrire le tableau en JSON.
cli-counting = Comptage
cli-measuring = Mesure

play-hint = Tapez un numéro, un coup noté, ou ? pour de l'aide.
play-help =
    Un numéro choisit dans la liste ; un coup peut être tapé tout de suite dans la notation du jeu.
    undo — reprendre votre dernière réponse      rules [article] — ce que dit la règle ici
    say [mots] — parler hors de son tour         resign — abandonner      quit — quitter la table
play-piece = { $piece }, { $count ->
    [1] un seul emplacement
   *[other] { $count } emplacements
  }
play-amount = De { $low } à { $high }{ $by ->
    [1] .
   *[other] , de { $by } en { $by }.
  }
play-nothing-to-say = Il n'y a rien à dire hors de son tour maintenant.
play-hand-over = Passez l'écran à { $seat }, qui appuie sur Entrée.
play-enter = Entrée pour continuer
play-answered = { $seat } : { $move }
play-took-back = { $seat } reprend sa dernière réponse
play-left = Vous avez quitté la table.
play-result = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-series = Série, { $played } sur { $planned } :
play-standing = { $place }. Joueur { $person } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-options = Options

serve-alone = Seul cet ordinateur peut entrer. Pour jouer avec les téléphones du même réseau : beffroi serve --host 0.0.0.0
serve-network = Sur le même réseau : { $address }
serve-stop = Arrêter avec Ctrl-C ; toutes les tables restent comme elles sont.

bench-game = jeu
bench-seats = places
bench-decisions_per_second = décisions/s
bench-playouts_per_second = parties/s
bench-relative = par réf.
bench-late_to_early = fin/début
bench-clone_us = copie µs
bench-choices_us = choix µs
bench-list_opening_us = ouverture µs
bench-written = Écrit dans { $file }.

arena-game = jeu
arena-seats = places
arena-bot = robot
arena-against = contre
arena-games = parties
arena-share = part des victoires
arena-interval = intervalle à 95 %
arena-fair = part équitable
arena-verdict = verdict
arena-faults = fautes
arena-rating = cote
arena-stronger = plus fort
arena-weaker = plus faible
arena-open = indécis
