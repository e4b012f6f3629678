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
error-no-compiler = La machine à couper le courant est un petit programme en C, et il n’y a pas de compilateur. Installez-en un (sur Debian : apt install gcc libc6-dev).
error-powercut-does-not-compile = La machine à couper le courant ne se compile pas : { $problem }. Installez un compilateur C avec ses en-têtes (sur Debian : apt install gcc libc6-dev).
error-house-does-not-open = La maison à mesurer n’ouvre pas (fin avec { $code }). « beffroi serve » dira pourquoi.
error-house-refuses = La maison refuse { $request } : { $problem }.
error-power-is-for-sqlite = Le courant ne peut manquer qu’à SQLite ; enlevez --power ou --database.
error-promise-broken = Une promesse a été rompue : lisez { $file }, et signalez-le.
error-not-positive = --{ $name } doit être supérieur à 0, pas { $value }.

cli-help = Beffroi : cinq jeux de société où l'on bâtit et gouverne une ville. Commencez par « beffroi play { $game } », lisez « beffroi rules { $game } ». Chaque commande accepte --lang fr ou --lang en.
cli-play = Jouer dans le terminal : vous contre des robots, plusieurs personnes à un écran, ou des robots seuls.
cli-rules = Lire les règles d'un jeu, entières ou article par article.
cli-replay = Rejouer un enregistrement : chaque réponse, ce qui en résulte, et l'article de chaque événement.
cli-perft = Compter toutes les suites d'autant de décisions ; la dernière ligne est le nombre.
cli-bench = Mesurer la vitesse des jeux, et écrire le tableau aussi en JSON ; ou ce que supporte une maison (load), et si elle tient parole quand on la tue (kill).
cli-serve = Ouvrir la maison : jouer dans le navigateur, seul, entre amis sur le même réseau ou avec des robots.
cli-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les téléphones du même réseau.
cli-port = Le port d’écoute ; 0 en prend un qui est libre.
cli-open = Ne pas ouvrir le navigateur.
cli-game = Le nom du jeu : { $games }.
cli-seats = Qui s'assied où, à partir de la première place, séparés par des virgules : human ou random. Sinon : vous, et des robots.
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
cli-load = Ouvrir une maison, remplir ses tables de personnes qui jouent de vraies parties, et chronométrer chaque réponse.
cli-kill = Tuer une maison en pleine partie, encore et encore, et chercher des coups perdus, comptés deux fois ou changés.
cli-tables = Combien de tables ; quatre personnes viennent à chacune.
cli-rate = Combien de coups par seconde dans toute la maison.
cli-load-seconds = Combien de temps jouer, en secondes.
cli-times = Combien de fois la maison est tuée.
cli-database = L’adresse d’une base PostgreSQL à utiliser au lieu d’un nouveau fichier SQLite.
cli-power = Couper aussi le courant : ce qui n’a pas été synchronisé sur le disque est perdu.

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
bench-load-echo = Chronométrage d’un simple écho
bench-load-arriving = On arrive
bench-load-playing = On joue
bench-killing = On tue
bench-load-tables = tables
bench-load-clients = personnes connectées
bench-load-seconds = secondes
bench-load-moves = coups confirmés
bench-load-moves_per_second = coups par seconde
bench-load-errors = erreurs
bench-load-p50_ms = confirmés après, médiane, ms
bench-load-p99_ms = … 99 sur 100, ms
bench-load-max_ms = … le plus lent, ms
bench-load-echo_p50_ms = simple écho, médiane, ms
bench-load-echo_p99_ms = … 99 sur 100, ms
bench-load-p99_to_echo = maison sur écho, 99 sur 100
bench-load-server_ms_per_move = temps de processeur de la maison par coup, ms
bench-load-frames = messages entendus
bench-load-new_games = parties recommencées
bench-kill-kills = morts
bench-kill-power_cuts = avec coupures de courant
bench-kill-acknowledged = coups confirmés
bench-kill-unanswered = coups en route à la mort
bench-kill-lost = confirmés et perdus
bench-kill-duplicated = comptés deux fois
bench-kill-gaps = trous dans le journal
bench-kill-wrong_hashes = positions qui ne sont pas celles du journal
bench-kill-refused = coups honnêtes refusés
bench-kill-slowest_start_ms = redémarrage le plus lent, ms
