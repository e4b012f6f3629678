# Ce qui n'appartient à aucun jeu.

no-game-is-over = La partie est finie.
no-not-asked = Ce n’est pas ce qui est demandé maintenant.
no-not-your-turn = Ce n’est pas à vous de répondre.
no-malformed = Cette réponse est incomplète ou contient des valeurs d’un mauvais type.
no-impossible-by-chance = Le hasard ne peut pas donner cela ici.
no-not-playing = { $seat } ne participe plus à la partie.
no-not-waited-for = Personne n’attend { $seat }.
no-cannot-take-back = Vous ne pouvez pas reprendre ce coup : quelqu’un a répondu depuis, ou quelque chose de caché a été montré.

error-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Choisissez parmi : { $games }.
error-wrong-seats = { $game } ne se joue pas à { $seats }. Nombres de joueurs possibles : { $allowed }.
error-bad-action = Ce n’est pas une action du jeu ({ $problem }).
error-bad-options = Ces options sont illisibles ({ $problem }). « beffroi rules » donne celles du jeu.
error-bad-state = Cette position est illisible ({ $problem }).
error-bad-view = Cette vue est illisible ({ $problem }).
error-bad-record = L’enregistrement est abîmé à la ligne { $line } ({ $problem }). Prenez une copie intacte.
error-unknown-format = L’enregistrement est au format { $format }, inconnu de ce programme. Prenez un Beffroi plus récent.
error-unknown-revision = L’enregistrement suit la révision { $revision } des règles de { $game }, inconnue de ce programme. Prenez un Beffroi plus récent.
error-bad-move = « { $move } » n’est pas un coup. Tapez un numéro de la liste ou un coup dans la notation du jeu.
error-bad-position = Cette partie de la position est illisible : { $part }
error-impossible = Cette position est impossible : { $problem }
error-lesson-is-over = La leçon est finie. Recommencez-la, ou passez à la suivante.
error-unknown-lesson = Il n’y a pas de leçon { $number } pour { $game }. Choisissez-en une dans la liste.
error-game-is-running = La partie est encore en cours. Revenez quand elle sera finie.

broken-wrong-chairs = les places ne sont pas numérotées une à une, ou pas en nombre permis
broken-parts-do-not-fit = ses parties ne vont pas ensemble ({ $problem })
broken-held-by-nobody = une réponse est gardée que personne n’avait à donner

action-Resign = { $seat } abandonne
action-RunOut = { $seat } a épuisé son temps
action-TimeUp = le temps est écoulé
action-Close = la table est fermée

seat--1 = Le hasard
seat--2 = L’hôte

error-unknown-article = Il n’y a pas d’article { $article }. Les articles sont : { $articles }.
error-unknown-kind = « { $kind } » ne peut pas s’asseoir à une table. Choisissez parmi : { $kinds }.
error-unknown-level = Il n’y a pas de robot nommé « { $level } ». Au choix : { $levels }, ou le chemin d’un programme, comme ./mybot.py.
error-unknown-option = « { $option } » n’est pas une option, ou pas une de ses valeurs. Les options sont : { $options }. « beffroi rules JEU » donne leurs valeurs.
error-unknown-language = Il n’y a pas de langue « { $language } ». Choisissez parmi : { $languages }.
error-unreadable-file = { $file } ne peut pas être lu : { $problem }.
error-unwritable-file = { $file } ne peut pas être écrit : { $problem }. Un enregistrement est toujours un nouveau fichier.
error-bad-depth = Une profondeur est 0 ou plus, pas { $depth }.
error-series-not-recorded = Une série de { $games } parties ne tient pas dans un seul fichier : retirez --record, ou jouez une seule partie.
error-no-compiler = La machine à couper le courant est un petit programme en C, et il n’y a pas de compilateur. Installez-en un (sur Debian : apt install gcc libc6-dev).
error-powercut-does-not-compile = La machine à couper le courant ne se compile pas : { $problem }. Installez un compilateur C avec ses en-têtes (sur Debian : apt install gcc libc6-dev).
error-house-does-not-open = La maison à mesurer n’ouvre pas (fin avec { $code }). « beffroi serve » dira pourquoi.
error-house-refuses = La maison refuse { $request } : { $problem }.
error-power-is-for-sqlite = Le courant ne peut manquer qu’à SQLite ; enlevez --power ou --database.
error-processes-need-postgresql = Plusieurs processus demandent une base PostgreSQL : donnez aussi --database, ou enlevez --processes.
error-promise-broken = Une promesse a été rompue : lisez { $file }, et signalez-le.
error-not-positive = --{ $name } doit être supérieur à 0, pas { $value }.
error-nobody-asked = Dans { $file }, personne n’est interrogé : la partie est finie, ou c’est au hasard de répondre.
error-bad-number-of-games = Il faut jouer 1 partie ou plus, pas { $games }.
error-game-or-all = Nommez un jeu à mesurer, ou donnez --all pour mesurer toute l’échelle.
error-two-bots = Il faut deux robots différents, séparés par des virgules : --bots apprentice,novice.
error-no-program = Il n’y a pas de programme { $file }. Donnez le chemin d’un programme qui parle le protocole des robots (docs/bots.md).
error-no-cluster = Une grappe demande l’extra « cluster » : installez beffroi[cluster].
error-no-matplotlib = Un graphique demande l’extra « plot » : installez beffroi[plot].
error-unwritable-plot = Impossible d’écrire { $file } : { $problem }. Prenez un nom qui finit par .png, .svg ou .pdf.
error-unwritable = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
error-no-journal = { $file } n’est pas le journal d’une arène ou d’un tournoi ({ $problem }). Nommez un autre fichier.
error-other-terms = { $file } a été commencé avec d’autres robots, parties ou graines. Donnez les mêmes, ou nommez un autre fichier.
error-wrong-ratings = Ces cotes ne sont pas celles que donnent les parties : { $ratings }. Après une mise à jour, arrêtez le serveur et lancez « beffroi ratings --repair » ; sinon, signalez-le.
error-rulebook-is-for-two = Le tournoi de la règle se joue à deux par table. Choisissez deux places, ou une autre formule.
error-too-few-entrants = { $entrants } ne remplissent pas une table de { $seats }. Faites entrer plus de monde, ou choisissez de plus petites tables.
error-too-many-entrants = Un tournoi a au plus { $most } participants. Faites-en deux.
error-series-is-one-table = Une série se joue à { $seats }, à une même table, et non à { $entrants }. Choisissez une autre formule, ou d’autres participants.
error-csv-or-json = Demandez --csv ou --json, pas les deux.
error-bad-frame = Ce message est illisible ({ $problem }). Rechargez la page ; si cela se reproduit, prévenez qui tient cette maison.
error-bad-nickname = Un nom a au moins une lettre visible.
error-bad-query = Une partie de cette adresse est illisible. Rouvrez la table depuis l’accueil.
error-bad-request = Cette demande est illisible. Rechargez la page et réessayez.
error-bad-settings = Ces réglages ne conviennent pas : { $problem }
error-broken-promise = Cette partie n’est pas celle qui était promise : sa table, son départ ou sa graine ne correspond pas à l’engagement { $commitment }.
error-chair-is-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
error-closing = La maison ferme un instant. Votre table est gardée ; revenez sous peu.
error-cookie-not-understood = Votre navigateur garde un cookie « beffroi » qui ne vient pas de cette maison ; elle n’y touche pas. Effacez les cookies de cette adresse, puis donnez à nouveau votre nom.
error-damaged-copy = { $file } est abîmé ({ $problem }) et n’a pas été utilisé. Prenez une autre copie.
error-foreign-origin = Cette demande ne vient pas d’une page de cette maison. Ouvrez la maison par son adresse.
error-head-too-large = Votre navigateur envoie plus que cette maison ne peut recevoir, peut-être les cookies d’autres programmes à la même adresse. Effacez les cookies de cette adresse et réessayez.
error-frozen = Cette table s’est arrêtée à cause d’une erreur ; rien n’est perdu. Son hôte peut réessayer ou la fermer.
error-game-has-not-begun = La partie n’a pas commencé.
error-game-is-not-over = La partie n’est pas terminée.
error-house-is-open = Une maison est déjà ouverte sur { $folder }. Utilisez celle-là, ou arrêtez-la d’abord.
error-no-house = Il n’y a pas encore de maison dans { $folder }. Donnez son dossier par BEFFROI_DATA, ou ouvrez-la une fois avec « beffroi serve ».
error-no-rematch = Personne n’a encore demandé de revanche à cette table. Demandez-la d’abord.
error-no-seed = L’enregistrement ne donne pas la graine de ses dés en 64 chiffres hexadécimaux minuscules : ils ne peuvent donc pas être vérifiés. Téléchargez celui de la partie terminée depuis sa maison.
error-no-such-chair = Il n’y a pas cette place à cette table.
error-no-such-code = Aucune table n’a le code { $code }. Vérifiez auprès de qui vous l’a envoyé.
error-no-such-page = Il n’y a rien ici. Revenez à l’accueil.
error-no-such-ply = La partie n’a pas de position { $ply } que vous puissiez voir.
error-no-such-stream = Cette connexion n’est plus ouverte. Rechargez la page, qui en ouvrira une autre.
error-no-such-table = Cette table n’existe pas, ou elle est privée. Demandez son code.
error-no-such-tournament = Ce tournoi n’existe pas. Vérifiez le lien avec qui vous l’a envoyé.
error-only-the-organiser = Seul l’organisateur du tournoi peut faire cela.
error-tournament-has-begun = Ce tournoi a commencé. Vous pouvez regarder.
error-tournament-is-over = Ce tournoi est terminé.
error-not-taking-part = Personne de tel ne participe à ce tournoi.
error-entrant-is-online = { $name } est en ligne. Écrivez-lui, ou attendez : le serveur remarque lui-même les absences.
error-own-opponent = Vous jouez contre { $name } : ce n’est pas à vous d’en décider. Attendez : le serveur remarque lui-même les absences.
error-own-tournament-table = Vous jouez à cette table de votre tournoi : vous ne pouvez pas la fermer. Continuez, ou abandonnez.
error-no-game-now = Ce participant n’a pas de partie à jouer maintenant.
error-no-such-word = Ce lien a déjà servi, a plus de dix minutes, ou sa place a changé de main. Faites-en un autre sur l’autre appareil.
error-no-such-remark = Cette remarque n’existe pas à cette table.
error-nobody-to-mute = Personne à faire taire ici : c’est votre place, celle d’un robot ou une place libre.
error-muted = L’hôte de cette table vous a retiré la parole. Vous pouvez continuer à jouer.
error-put-out = L’hôte a libéré votre place. Vous ne pouvez plus vous asseoir à cette table ; choisissez-en une autre.
error-spectators-listen = Pendant la partie, seuls ceux qui sont assis à la table se parlent. Vous pouvez regarder.
error-too-many-remarks = Vous parlez trop vite. Attendez quelques secondes, puis redites-le.
error-you-sit-already = Vous êtes déjà assis à cette table. Quittez d’abord votre place si vous en voulez une autre.
error-not-asked-now = On ne vous demande rien pour le moment.
error-not-durable = La base de données ne met pas tout sur disque avant de le dire (synchronous_commit n’est pas « on ») ; des coups pourraient se perdre. Activez-le.
error-no-database = { $kind ->
    [disk-full] Le disque est plein : la maison ne peut pas utiliser { $where }. Faites de la place et relancez-la.
    [disk-error] Le disque refuse ce qui est écrit dans { $where } ({ $problem }). Vérifiez le disque, ou donnez par BEFFROI_DATA un dossier sur un autre.
    [locked] Un autre programme tient { $where }. Fermez-le et recommencez.
    [read-only] { $where } peut être lu mais pas écrit. Donnez le droit d’y écrire à qui lance la maison, ou donnez un autre dossier par BEFFROI_DATA.
    [damaged] { $where } est endommagé ({ $problem }). Remettez une copie en place avec « beffroi restore ».
    [unreachable] Aucune base de données ne répond à { $where } ({ $problem }). Vérifiez l’adresse donnée par BEFFROI_DATABASE, et que la base fonctionne.
   *[other] La maison ne peut pas utiliser la base de données { $where } ({ $problem }). Vérifiez BEFFROI_DATABASE et BEFFROI_DATA.
  }
error-unwritable-folder = La maison ne peut pas écrire dans { $folder } ({ $problem }). Donnez le droit d’y écrire à qui la lance, ou donnez un autre dossier par BEFFROI_DATA.
error-not-introduced = Dites d’abord comment on doit vous appeler.
error-not-playing-now = Cela ne se fait pas à une table où l’on ne joue pas.
error-not-sqlite = Cette maison garde ses tables dans PostgreSQL. Utilisez pg_dump et pg_restore pour les copies.
error-not-your-chair = Cette place n’est pas la vôtre.
error-not-your-table = Vous n’êtes pas assis à cette table.
error-nothing-left-to-play = À cette position, la partie est terminée.
error-only-guests-speak = Dites d’abord comment on doit vous appeler, puis parlez.
error-only-the-host = Seul l’hôte de la table peut faire cela.
error-only-watching = Vous regardez. Prenez une place pour jouer.
error-other-chairs = Cette partie est à { $seats } places.
error-password-needed = Cette maison a un mot de passe. Demandez-le à qui la tient, et tapez-le sur la page.
error-port-is-taken = La maison ne peut pas écouter sur { $host }, port { $port } ({ $problem }). Choisissez-en un autre avec --port, ou --port 0.
error-no-pages = Cette installation de Beffroi n’a pas de pages à montrer : réinstallez-la, ou lancez ./play dans une copie du dépôt.
error-store = La maison n’atteint pas sa base de données. Rien n’est décidé ; réessayez dans un instant.
error-table-has-begun = Cette partie a commencé. Vous pouvez regarder.
error-table-unreadable = Cette table est illisible. Prévenez qui tient cette maison.
error-too-large = C’est trop long.
error-too-many-misses = Trop de codes, de liens ou de mots de passe faux sont venus de votre réseau. Attendez quelques minutes, puis vérifiez le vôtre auprès de la personne qui vous l’a donné.
error-too-many-connections = Trop de pages sont ouvertes depuis votre réseau. Fermez-en et réessayez.
error-too-many-requests = C’était trop à la fois. Attendez un instant.
error-too-many-running-tables = Un hôte peut avoir au plus { $most } tables ouvertes ou en cours. Terminez-en ou fermez-en une d’abord.
error-too-many-tables = Trop de tables ont été ouvertes d’ici. Attendez une minute.
error-too-slow = La suite de votre demande n’est pas arrivée à temps. Vérifiez votre connexion et réessayez.
error-unfair-dice = Avec une graine, les dés ne sont pas équitables : seul cet ordinateur peut entrer, pas { $host }.
error-unfair-draw = Le tirage de la ligne { $line } n’est pas celui que donnent les dés promis.
error-unknown-host = Cette maison ne porte pas ce nom. Ouvrez-la par l’adresse qu’elle a affichée au démarrage, ou demandez à qui la tient de régler « origin ».
error-wrong-password = Ce n’est pas le mot de passe de la maison. Vérifiez auprès de qui vous l’a donné.
error-unfinished = L’enregistrement s’arrête avant la fin de la partie : il y manque peut-être les derniers coups. Téléchargez-le de nouveau une fois la partie terminée.

cli-help = Beffroi : cinq jeux de société où l’on bâtit et gouverne une ville. Commencez par « beffroi play { $game } », lisez « beffroi rules { $game } ». Chaque commande accepte --lang fr ou --lang en.
cli-play = Jouer dans le terminal : vous contre des robots, plusieurs personnes à un écran, ou des robots seuls.
cli-rules = Lire les règles d’un jeu, entières ou article par article.
cli-replay = Rejouer un enregistrement : chaque réponse, ce qui en résulte, et l’article de chaque événement.
cli-perft = Compter toutes les suites d’autant de décisions ; la dernière ligne est le nombre.
cli-bench = Mesurer la vitesse des jeux, et écrire le tableau aussi en JSON ; ou ce que supporte une maison (load), et si elle tient parole quand on la tue (kill).
cli-serve = Ouvrir la maison : jouer dans le navigateur, seul, entre amis sur le même réseau ou avec des robots.
cli-host = L’adresse d’écoute ; 127.0.0.1 ne laisse entrer que cet ordinateur.
cli-port = Le port d’écoute ; 0 en prend un qui est libre.
cli-hint = Dire ce qu’un robot répondrait là où en est un enregistrement, et pourquoi.
cli-hint-file = L’enregistrement.
cli-hint-most = Combien de réponses.
cli-open = Ne pas ouvrir le navigateur.
cli-arena = Faire jouer beaucoup de parties à des robots et dire leur force, avec des intervalles à 95 %.
cli-compiled = moteurs rapides compilés
cli-plain = moteurs rapides en Python
cli-peers = Comparer le livre de règles aux moteurs rapides, en Python et compilés, à une limite écrite en C et aux jeux d’autrui qui sont installés.
bench-what = quoi
bench-per-second = par seconde
bench-ratio = rapport
bench-rulebook = livre de règles, décisions
bench-plain = moteur rapide en Python, décisions
bench-compiled = moteur rapide compilé, décisions
bench-limit = écrit en C, décisions
bench-search-plain = recherche en Python, parties
bench-search = recherche compilée, parties
bench-two-threads = recherche à deux fils, parties
bench-open-spiel = OpenSpiel, décisions
bench-open-spiel-search = recherche d’OpenSpiel, parties
bench-petting-zoo = PettingZoo, décisions
cli-arena-bots = Les robots, séparés par des virgules ; ils se rencontrent deux à deux. Un niveau, ou le chemin d’un programme, comme ./mybot.py.
cli-arena-games = Combien de parties jouent deux robots.
cli-arena-all = Mesurer l’échelle, du jeu que vous nommez ou de tous : chaque niveau contre celui d’en dessous, et le plus haut contre le plus bas.
cli-arena-processes = Combien de processus jouent ; sans cela, un par processeur.
cli-arena-cluster = L’adresse d’une grappe Dask dont les ouvriers jouent à la place.
cli-arena-resume = Garder chaque partie dans ce fichier, et reprendre là s’il existe déjà.
cli-arena-plot = Dessiner les parts avec leurs intervalles dans ce fichier.
cli-tournament = Organiser un tournoi de robots, et exporter les résultats de tout tournoi.
cli-tournament-bots = Les robots, séparés par des virgules ; un niveau peut revenir plusieurs fois. Un niveau, ou le chemin d’un programme, comme ./mybot.py.
cli-tournament-format = rulebook : deux parties contre chaque adversaire, couleurs échangées ; round-robin : chacun rencontre chacun ; swiss : se rencontrent ceux qui se valent ; series : les mêmes encore et encore.
cli-tournament-rounds = Combien de parties joue chacun : 10 dans le tournoi de la règle ; dans un suisse, sans cela, jusqu’à ce qu’un seul puisse avoir tout gagné.
cli-tournament-legs = Combien de parties a une rencontre, chacun avançant d’une place à chaque fois.
cli-tournament-counting = points : comme la règle les compte ; places : deux par joueur que l’on devance, un par égalité.
cli-tournament-export = Écrire les résultats d’un tournoi, en JSON ou en CSV.
cli-tournament-what = Le journal d’un tournoi de robots, ou la fin de l’adresse d’un tournoi de cette maison.
cli-tournament-csv = Classement et grille en CSV, pour un tableur.
cli-tournament-json = Tout en JSON ; c’est l’habitude.
cli-ratings = Montrer la force de chacun dans cette maison, recalculée d’après les parties.
cli-ratings-repair = Enregistrer ce que donnent les parties selon les règles actuelles ; le serveur doit être arrêté.
cli-bench-tournament = Tuer une maison encore et encore pendant que ses tournois tirent les rondes et notent les résultats.
cli-backup = Faire une copie vérifiée de la maison, même ouverte.
cli-restore = Vérifier une copie et y ramener la maison ; ce qui y était est gardé à côté.
cli-verify = Vérifier un enregistrement : chaque état, chaque tirage et la promesse faite avant le premier.
cli-backup-file = Le nouveau fichier de la copie.
cli-restore-file = La copie.
cli-verify-file = L’enregistrement d’une partie terminée.
cli-commitment = L’engagement que vous aviez noté avant la partie ; sinon, seul l’enregistrement parle.
cli-game = Le nom du jeu : { $games }.
cli-seats = Qui s’assied où, à partir de la première place, séparés par des virgules : human, random, novice, apprentice, journeyman, master, ou le chemin d’un programme. Sinon : vous, et des novices.
cli-option = Une option du jeu, NOM ou NOM=VALEUR ; peut être répétée. « beffroi rules JEU » les donne.
cli-seed = Un nombre qui fait se répéter le hasard et les robots.
cli-record = Noter la partie, coup par coup, dans ce nouveau fichier.
cli-games = Jouer une série d’autant de parties en changeant de place ; les points s’ajoutent.
cli-article = Le numéro d’un article.
cli-file = L’enregistrement à rejouer.
cli-hashes = Une ligne par réponse, avec l’empreinte de l’état obtenu.
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
cli-tables = Combien de tables ; quatre personnes viennent à chacune.
cli-rate = Combien de coups par seconde dans toute la maison ; plusieurs sont mesurés l’un après l’autre.
cli-runs = Combien de fois chaque cadence est mesurée.
cli-load-seconds = Combien de temps jouer, en secondes.
cli-times = Combien de fois la maison est tuée.
cli-database = L’adresse d’une base PostgreSQL à utiliser au lieu d’un nouveau fichier SQLite.
cli-power = Couper aussi le courant : ce qui n’a pas été synchronisé sur le disque est perdu.
cli-processes = Combien de processus font tourner le serveur ; une partie d’entre eux est tuée.
cli-bus = L’adresse d’un serveur NATS entre les processus.
cli-soak = Jouer sans arrêt, et vérifier que la mémoire et les fichiers ouverts n’augmentent pas.
cli-moves = Combien de coups.

play-hint = Tapez un numéro, un coup noté, ou ? pour de l’aide.
play-warming = Les robots les plus forts s’échauffent encore et voient moins loin dans cette partie. Relancez dans une minute ou deux pour les affronter à leur niveau.
play-help =
    Un numéro choisit dans la liste, ses mots aussi ; un coup peut être tapé tout de suite en notation.
    annuler — reprendre la dernière réponse donnée à cet écran ; seul contre des robots, autant de fois que vous voulez
    retour — revenir au menu précédent
    dire — parler hors de son tour : offres, réponses aux offres
    règles [article] — ce que dit la règle ici
    conseil — ce qu’un robot répondrait
    abandonner — renoncer à la partie
    quitter — quitter la table
command-undo = annuler
command-back = retour
command-rules = règles
command-say = dire
command-hint = conseil
command-resign = abandonner
command-quit = quitter
play-piece = { $piece }, { $count ->
    [1] un seul emplacement
   *[other] { $count } emplacements
  }
play-amount = De { $low } à { $high }{ $by ->
    [1] .
   *[other] , de { $by } en { $by }.
  }
play-say = Que voulez-vous dire ?
play-answers = Vous pouvez taper : { $words }
play-enough = c’est tout
play-none = rien
play-so-far = déjà : { $chosen }
play-nothing-to-say = Il n’y a rien à dire hors de son tour maintenant.
play-hand-over = Passez l’écran à { $seat }, qui appuie sur Entrée.
play-enter = Entrée pour continuer
play-answered = { $seat } : { $move }
play-chosen = { $seat } a choisi.
play-took-back = { $seat } reprend sa dernière réponse
play-rewound = { $seat } revient à sa dernière décision
play-left = Vous avez quitté la table.
play-result = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-series = Série, { $played } sur { $planned } :
play-names = { $seats }
play-person = Joueur { $person }
play-standing = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-options = Options

backup-done = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } coup
   *[other] { $entries } coups
  }, tout est vérifié.
restore-done = La maison est comme dans { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } coup
   *[other] { $entries } coups
  }. Ce qui y était est gardé à côté.
verify-fair = L’enregistrement est entier et ses dés sont équitables : { $draws ->
    [one] { $draws } tirage vérifié
   *[other] { $draws } tirages vérifiés
  }.
serve-alone = Seul cet ordinateur peut entrer. Pour jouer avec les téléphones du même réseau, laissez --host de côté.
serve-network = Sur le même réseau : { $address }
serve-stop = Arrêter avec Ctrl-C ; toutes les tables restent comme elles sont.

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
bench-soaking = On joue sans arrêt
bench-load-rate = coups par seconde voulus
bench-load-runs = mesures
bench-load-tables = tables
bench-load-clients = personnes connectées
bench-load-seconds = secondes
bench-load-moves = coups confirmés
bench-load-moves_per_second = coups par seconde
bench-load-errors = erreurs
bench-load-p50_ms = confirmés après, médiane, ms
bench-load-p50_range_ms = … d’une mesure à l’autre, ms
bench-load-p99_ms = … 99 sur 100, ms
bench-load-p99_range_ms = … d’une mesure à l’autre, ms
bench-load-max_ms = … le plus lent, ms
bench-load-echo_p50_ms = simple écho, médiane, ms
bench-load-echo_p99_ms = … 99 sur 100, ms
bench-load-p99_to_echo = maison sur écho, 99 sur 100
bench-load-server_ms_per_move = temps de processeur de la maison par coup, ms
bench-load-server_ms_per_table = temps de processeur de la maison pour ouvrir une table, ms
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
bench-soak-moves = coups confirmés
bench-soak-new_games = parties recommencées
bench-soak-errors = erreurs
bench-soak-seconds = secondes
bench-soak-memory_early_mb = mémoire au deuxième quart, Mo
bench-soak-memory_late_mb = mémoire au dernier quart, Mo
bench-soak-growth = dernier quart sur deuxième
bench-soak-files_early = fichiers ouverts au deuxième quart
bench-soak-files_late = fichiers ouverts au dernier quart
bench-soak-journal_most_mb = plus grand journal d’écriture, Mo

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

tournament-place = place
tournament-name = nom
tournament-total = total
tournament-games = parties
tournament-round = ronde { $round } sur { $rounds }
tournament-order-fewest = le moins de points gagne
tournament-order-most = le plus de points gagne
tournament-break-wins = puis le plus de parties gagnées
tournament-break-direct = puis les parties entre ex æquo
tournament-break-opponents = puis les adversaires les plus forts par leurs totaux
tournament-caption = { $rounds } ; { $order }, { $ties }, sinon la place est partagée
bench-tournament-kills = arrêts brutaux
bench-tournament-tournaments = tournois tenus
bench-tournament-rounds = rondes tirées
bench-tournament-results = résultats comptés
bench-tournament-cut_off = arrêts entre un résultat ou un tirage et la suite
bench-tournament-twice = participants dans deux parties d’une ronde
bench-tournament-missing = participants absents d’une ronde
bench-tournament-recounted = résultats ou rondes comptés deux fois
bench-tournament-wrong_results = résultats qui ne sont pas ceux de la partie
bench-tournament-wrong_standings = classements qui ne sont pas ceux des parties
bench-tournament-unfinished = tournois qui n’ont pas fini

ratings-game = jeu
ratings-name = nom
ratings-level = niveau
ratings-rating = force, intervalle à 95 %
ratings-games = parties
ratings-right = { $count ->
    [one] La cote est celle que donnent les parties.
   *[other] Les { $count } cotes sont celles que donnent les parties.
  }

rules-revision = Règles, révision { $revision }
