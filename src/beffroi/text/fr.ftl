# Ce qui n'appartient à aucun jeu.

why-played-on = La partie continuée à partir d’ici rapporte en moyenne { $percent } % de la victoire.
why-only-sensible = C’est la seule réponse qui mérite réflexion.

analysis-turned = Tournant pour { $seat }
analysis-fall = La réponse était : { $played }. Elle a coûté { $percent } % de la victoire, à { $band } près.
analysis-fall-known = La réponse était : { $played }. D’après ce qu’on pouvait savoir, elle a coûté { $percent } % de la victoire, à { $band } près.
analysis-better = Mieux : { $better }.

story-favourite = Avant la première réponse, { $seat } était favori avec { $percent } %.
story-open-start = Avant la première réponse, la partie était ouverte.
story-shared = { $seats } se partagent la victoire.
story-came-back = Après le coup { $number }, { $seat }, qui a gagné à la fin, { $percent ->
    [0] avait moins de 1 % de chances.
   *[other] n’avait plus que { $percent } % de chances.
}
story-nearly = Après le coup { $number }, { $seat } en était à { $percent } %, mais cela n’a pas suffi.
story-always-ahead = { $seat } a gagné, et à aucun moment personne n’avait plus de chances de le faire.
story-ahead-since = { $seat } a gagné : depuis le coup { $number }, à { $percent } %, personne n’avait plus de chances de le faire.
story-no-turn = Aucune réponse à elle seule n’a fait basculer la partie.
story-worst-turn = La réponse la plus coûteuse, c’est { $seat } qui l’a donnée, au coup { $number } : { $percent } % de la victoire.
story-worst-turn-known = D’après ce qu’on pouvait savoir, la réponse la plus coûteuse, c’est { $seat } qui l’a donnée, au coup { $number } : { $percent } % de la victoire.
story-deal = L’accord qui a le plus compté est celui du coup { $number } : il a rapporté { $percent } % de la victoire à { $seat }.
story-lucky = Le hasard a surtout souri à { $seat } : cela valait { $percent } % de la victoire.
story-unlucky = Le hasard a surtout desservi { $seat } : cela a coûté { $percent } % de la victoire.
story-points-from = { $seat } doit { $points } de ses { $total } points à une seule source : { $line }.

account-title = D’où vient l’écart avec une part égale
account-no-chance = Rien n’est tiré au sort dans cette partie : le hasard n’y est pour rien.
account-measure = Les décisions d’un joueur comptent pour rien là où un apprenti aurait fait aussi bien.
account-gain = { $seat } : { $gain } %
account-seat = la place à la table
account-chance = le hasard
account-own = ses propres décisions
account-others = les décisions des autres
account-deals = les accords
account-departures = les départs
account-rest = le reste
account-untrusted = Il n’y a pas de bilan pour cette partie : on n’a pas encore montré que deux examens d’une telle partie s’accordent.
account-unexplained = Il n’y a pas de bilan pour cette partie : il en laisserait trop inexpliqué.
account-figure = { $value } % (± { $band })
card-about = Une ludothèque qui ne ferme jamais : cinq jeux de société où l’on bâtit une ville, avec des amis ou contre des robots.
card-join = { $names } vous invite à jouer à { $title }
card-replay = { $title } : une partie entre { $names }

no-game-is-over = La partie est finie.
no-not-asked = Ce n’est pas ce qu’on vous demande maintenant. Répondez à la question posée.
no-answers-are-final = Cette partie est devenue si longue que les réponses sont définitives : on ne peut plus les changer ni les reprendre.
no-not-your-turn = Ce n’est pas à vous de répondre.
no-silent-till-shown = Votre réponse est scellée. Vous ne pouvez rien faire d’autre avant qu’elle soit montrée.
no-ceiling-out-of-bounds = Fixez votre plafond entre { $low } et { $high }, de { $by } en { $by }.
no-malformed = Cette réponse est incomplète, ou une de ses valeurs ne convient pas. Choisissez une des réponses proposées.
no-impossible-by-chance = Le hasard ne peut pas donner cela ici.
no-not-playing = { $seat } n’est plus dans la partie.
no-not-waited-for = Personne n’attend { $seat }.
no-cannot-take-back = Vous ne pouvez pas reprendre ce coup : quelqu’un a répondu depuis, ou quelque chose de caché a été montré.

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisissez parmi : { $games }.
error-wrong-seats = { $game } ne se joue pas { $seats ->
    [1] seul
   *[other] à { $seats }
  }. Nombres de joueurs possibles : { $allowed }.
error-bad-action = Ce n’est pas une action du jeu ({ $problem }). Choisissez une des réponses proposées.
error-bad-options = Ces options sont illisibles ({ $problem }). « beffroi rules » donne celles du jeu.
error-bad-state = Cette position est illisible ({ $problem }). Prenez une copie intacte.
error-bad-view = Cette vue est illisible ({ $problem }). Prenez une copie intacte.
error-bad-record = L’enregistrement est abîmé à la ligne { $line } ({ $problem }). Prenez une copie intacte.
error-unknown-format = L’enregistrement est au format { $format }, inconnu de ce programme. Installez une version plus récente de Beffroi.
error-unknown-revision = L’enregistrement suit la révision { $revision } des règles de { $game }, inconnue de ce programme. Installez une version plus récente de Beffroi.
error-bad-move = « { $move } » n’est pas un coup. Tapez un numéro de la liste ou un coup dans la notation du jeu.
error-unreadable-answer = « { $answer } » n’est pas une réponse. Recopiez telle quelle l’une des réponses écrites entre accents graves.
error-bad-position = Cette partie de la position est illisible : { $part }. Comparez-la à la notation du jeu.
broken-not-the-only-answer = une réponse est marquée comme la seule possible, alors qu’il y en avait d’autres
error-impossible = Cette position est impossible : { $problem }
error-lesson-is-over = La leçon est finie. Recommencez-la, ou passez à la suivante.
error-no-line = Cette partie n’a pas encore été analysée.
error-no-puzzle = Il n’y a pas encore d’énigme pour { $game }.
error-bad-day = « { $day } » n’est pas un jour. Écrivez-le ainsi : 2027-01-31.
error-puzzle-to-come = L’énigme du { $day } est encore à venir.
error-unknown-lesson = Il n’y a pas de leçon { $number } pour { $game }. Choisissez-en une dans la liste.
error-game-is-running = La partie est encore en cours. Revenez quand elle sera finie.

broken-wrong-numbering = les places ne sont pas numérotées une à une, ou leur nombre ne convient pas
broken-parts-do-not-fit = ses parties ne vont pas ensemble ({ $problem })
broken-held-by-nobody = une réponse est en attente que personne n’avait à donner

action-Resign = { $seat } abandonne
action-RunOut = { $seat } a épuisé son temps
action-TimeUp = le temps est écoulé
action-Close = la table est fermée

seat--1 = Le hasard
seat--2 = L’hôte

error-unknown-article = Il n’y a pas d’article { $article }. Les articles sont : { $articles }.
error-unknown-kind = « { $kind } » ne peut pas s’asseoir à une table. Choisissez parmi : { $kinds }.
error-take-back-alone = On ne reprend librement ses coups que seul contre des robots, sans pendule. Retirez cette option.
error-unknown-level = Aucun robot ne s’appelle « { $level } ». Choisissez parmi : { $levels }, ou donnez une classe sous la forme module:Classe, ou le chemin d’un programme, comme ./mybot.py.
error-unknown-option = « { $option } » n’est pas une option, ou pas une de ses valeurs. Les options sont : { $options }. « beffroi rules JEU » donne leurs valeurs.
error-unknown-language = Il n’y a pas de langue « { $language } ». Choisissez parmi : { $languages }.
error-unreadable-file = Impossible de lire { $file } : { $problem }.
error-unwritable-file = Impossible d’écrire { $file } : { $problem }. Un enregistrement est toujours un nouveau fichier.
error-bad-depth = La profondeur est de 0 ou plus, pas { $depth }.
error-series-not-recorded = Une série de { $games } parties ne tient pas dans un seul enregistrement. Retirez --record, ou jouez une seule partie.
error-no-compiler = Il faut pour cela un compilateur C, et il n’y en a pas. Installez-en un (sur Debian : apt install gcc libc6-dev).
error-trouble-does-not-compile = La bibliothèque qui simule les pannes ne se compile pas : { $problem }. Installez un compilateur C avec ses en-têtes (sur Debian : apt install gcc libc6-dev).
error-server-does-not-start = Le serveur à mesurer ne démarre pas (fin avec { $code }). Lancez « beffroi serve » pour savoir pourquoi.
error-server-refuses = Le serveur refuse { $request } : { $problem }.
error-power-is-for-sqlite = On ne peut couper le courant qu’avec SQLite. Retirez --power ou --database.
error-processes-need-postgresql = Plusieurs processus demandent une base PostgreSQL. Donnez aussi --database, ou retirez --processes.
error-promise-broken = Une promesse a été rompue. Lisez { $file }, et signalez-le.
error-bad-sieve = --sieve doit être un nombre supérieur à 0, pas { $sieve }.
error-not-positive = --{ $name } doit être supérieur à 0, pas { $value }.
error-nobody-asked = Dans { $file }, on ne demande rien à personne : la partie est finie, ou c’est au hasard de répondre.
error-not-over = La partie n’est pas finie, et seules les parties finies sont analysées. Revenez quand elle sera finie.
error-no-analysis = Les parties de { $game } jouées avec d’anciennes règles (révision { $revision }) ne peuvent pas être analysées. Jouez-en une avec les règles d’aujourd’hui.
error-too-many-analyses = Beaucoup de parties sont en cours d’analyse, ou déjà une à votre demande. Redemandez dans quelques minutes.
error-not-your-analysis = Quelqu’un d’autre a demandé cette analyse et peut seul l’interrompre.
error-no-search = Le robot « { $level } » ne cherche pas à ce jeu. Seuls journeyman, master et grandmaster cherchent, et seulement aux jeux qui ont un moteur rapide.
error-bad-number-of-games = Le nombre de parties est de 1 ou plus, pas { $games }.
error-game-or-all = Nommez un jeu à mesurer, ou donnez --all pour mesurer toute l’échelle.
error-game-for-quality = Nommez le jeu dont il faut mesurer la qualité.
error-game-for-deals = `--deals` demande un jeu où l’on se fait des offres, comme bastide ou leonardo.
error-game-for-options = Nommez le jeu auquel ces options appartiennent.
error-two-bots = Nommez deux robots différents, séparés par une virgule : --bots apprentice,novice.
error-no-bot = « { $bot } » n’est pas un robot qui sache jouer : { $problem }. Nommez une classe de robot sous la forme module:Classe, dans un module que Python trouve.
error-unusable-game = Le jeu « { $game } », installé par un autre paquet, ne peut pas être chargé : { $problem }. Réparez ou désinstallez ce paquet.
error-bots-not-listed = Donnez les robots dans une liste, un par place qu’ils jouent, même s’il n’y en a qu’un, et non comme { $kind }.
error-cannot-be-said = Ce n’est ni une réponse, ni un événement, ni un refus, mais { $kind } : il n’y a pas de mots pour le dire.
error-no-batch = Le jeu « { $game } » n’a pas d’observations pour l’apprentissage. Choisissez-en un autre.
error-unknown-mask = Il n’y a pas de masque « { $mask } ». Choisissez parmi : { $masks }.
error-number-out-of-range = { $name } doit être un nombre entier d’au moins { $least }{ $most ->
    [0] {""}
   *[other] {""} et d’au plus { $most }
}, pas { $value }.
error-bad-actions = Donnez un nombre entier pour chacune des { $n } parties ; ces actions ont la forme { $shape } et le type { $kind }.
error-illegal-move = Le coup { $move } n’est pas permis dans l’environnement { $environment }. Choisissez l’un de ses coups permis ; rien n’a été joué.
error-unknown-part = Les observations n’ont pas de partie « { $part } ». Choisissez parmi : { $parts } ; sans observations, il n’y en a aucune.
error-game-over-reset = La partie est finie. Appelez reset pour en distribuer une autre.
error-not-copied = Un environnement ne peut être ni copié ni écrit dans un fichier. Faites-en un autre avec les mêmes arguments et jouez les mêmes coups.
error-nothing-is-asked = Cette partie est finie, et plus rien n’y est demandé. Prenez une position où quelqu’un doit répondre.
error-closed-batch = Ce lot de parties est fermé. Faites-en un nouveau.
error-closed-environment = Cet environnement est fermé. Faites-en un nouveau.
error-unknown-agent = Il n’y a pas d’agent « { $agent } ». Choisissez parmi : { $agents }.
error-no-generator = Donnez un générateur de numpy, tel que numpy.random.default_rng(1) en crée, pas { $kind }.
error-no-program = Le programme { $file } n’existe pas. Donnez le chemin d’un programme qui parle le protocole des robots (docs/bots.md).
error-no-cluster = Une grappe demande l’extra « cluster » : installez beffroi[cluster].
error-no-matplotlib = Un graphique demande l’extra « plot » : installez beffroi[plot].
error-unwritable-plot = Impossible d’écrire { $file } : { $problem }. Prenez un nom qui finit par .png, .svg ou .pdf.
error-unwritable = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }.
error-folder-for-file = { $file } est un dossier. Nommez un fichier.
error-unwritable-journal = Impossible d’écrire { $file } ({ $problem }). Nommez un autre fichier.
error-no-journal = { $file } n’a pas été commencé par une arène, un tournoi ou un jeu de données ({ $problem }). Nommez un autre fichier.
error-other-terms = { $file } a été commencé avec d’autres robots, parties ou graines. Donnez les mêmes, ou nommez un autre fichier.
error-wrong-ratings = Ces cotes ne sont pas celles que donnent les enregistrements : { $ratings }. Après une mise à jour, arrêtez le serveur et lancez « beffroi ratings --repair » ; sinon, signalez-le.
error-rulebook-is-for-two = Le tournoi de la règle se joue à deux par table. Choisissez deux places, ou une autre formule.
error-too-few-entrants = { $entrants ->
    [1] Un participant ne remplit pas
   *[other] { $entrants } participants ne remplissent pas
  } une table de { $seats }. Trouvez d’autres participants, ou choisissez de plus petites tables.
error-too-many-entrants = Un tournoi a { $most } participants au plus. Organisez-en deux.
error-series-is-one-table = Une série se joue à { $seats }, à une même table, et non à { $entrants }. Choisissez une autre formule, ou changez les participants.
error-csv-or-json = Demandez --csv ou --json, pas les deux.
error-bad-frame = Ce message est illisible ({ $problem }). Rechargez la page ; si cela se reproduit, prévenez la personne qui tient ce serveur.
error-bad-nickname = Un nom doit avoir au moins une lettre visible.
error-bad-query = Une partie de cette adresse est illisible. Rouvrez la table depuis l’accueil.
error-bad-request = Cette demande est illisible. Rechargez la page et réessayez.
error-bad-settings = Ces réglages ne conviennent pas : { $problem }
error-broken-promise = Cette partie n’est pas celle qui était promise : sa table, son départ ou sa graine ne correspond pas à l’engagement { $commitment }.
error-seat-is-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
error-closing = Le serveur s’arrête un instant. Votre table est gardée ; revenez dans un moment.
error-cookie-not-understood = Votre navigateur garde un cookie « beffroi » qui ne vient pas de ce serveur ; le serveur n’y a pas touché. Effacez les cookies de cette adresse, puis redonnez votre nom.
error-damaged-copy = { $file } est abîmé ({ $problem }) et n’a pas été utilisé. Prenez une autre copie.
error-foreign-origin = Cette demande ne vient pas d’une page de ce serveur. Ouvrez Beffroi par sa propre adresse.
error-head-too-large = Votre navigateur envoie plus que ce serveur ne peut recevoir, peut-être les cookies d’autres programmes à la même adresse. Effacez les cookies de cette adresse et réessayez.
error-frozen = Cette table s’est arrêtée à cause d’une erreur ; rien n’est perdu. Son hôte peut réessayer ou la fermer.
error-game-has-not-begun = La partie n’a pas encore commencé. Attendez que l’hôte la lance.
error-game-is-not-over = La partie n’est pas finie. Revenez quand elle le sera.
error-folder-is-in-use = Un serveur tourne déjà sur { $folder }. Utilisez celui-là, ou arrêtez-le d’abord.
error-no-server-folder = Il n’y a pas encore de serveur Beffroi dans { $folder }. Donnez son dossier par BEFFROI_DATA, ou lancez-le une fois avec « beffroi serve ».
error-no-rematch = Personne n’a encore demandé de revanche à cette table. Demandez-la d’abord.
error-no-seed = L’enregistrement ne donne pas la graine de ses dés en 64 chiffres hexadécimaux minuscules : on ne peut donc pas les vérifier. Téléchargez l’enregistrement de la partie finie depuis son serveur.
error-no-such-seat = Cette place n’existe pas à cette table. Choisissez-en une autre.
error-no-such-code = Aucune table n’a le code { $code }. Vérifiez-le auprès de la personne qui vous l’a envoyé.
error-no-such-page = Il n’y a rien ici. Revenez à l’accueil.
error-no-such-ply = La partie n’a pas de position { $ply } que vous puissiez voir. Choisissez-en une plus tôt dans la partie.
error-no-such-stream = Cette connexion n’est plus ouverte. Rechargez la page pour en ouvrir une autre.
error-no-such-table = Cette table n’existe pas, ou elle est privée. Demandez son code.
error-no-such-tournament = Ce tournoi n’existe pas. Vérifiez le lien auprès de la personne qui vous l’a envoyé.
error-only-the-organiser = Seul l’organisateur du tournoi peut faire cela.
error-tournament-has-begun = Ce tournoi a commencé. Vous pouvez regarder.
error-tournament-is-over = Ce tournoi est fini. Vous pouvez en revoir les parties.
error-not-taking-part = Cette personne ne participe pas au tournoi. Choisissez quelqu’un dans le classement.
error-entrant-is-online = { $name } est en ligne. Écrivez-lui, ou attendez : le serveur remarque lui-même les absences.
error-own-opponent = Vous jouez contre { $name } : ce n’est pas à vous d’en décider. Attendez : le serveur remarque lui-même les absences.
error-own-tournament-table = Vous jouez à cette table de votre propre tournoi : vous ne pouvez pas la fermer. Continuez, ou abandonnez.
error-no-game-now = Ce participant n’a pas de partie à jouer maintenant.
error-no-such-word = Ce lien a déjà servi, date de plus de dix minutes, ou sa place a changé de mains. Faites-en un autre sur l’autre appareil.
error-no-such-remark = Ce message n’est plus à cette table. Rechargez la page.
error-nobody-to-mute = Il n’y a personne à faire taire ici : c’est votre place, celle d’un robot ou une place libre.
error-muted = L’hôte de cette table vous a retiré la parole. Vous pouvez continuer à jouer.
error-put-out = L’hôte a libéré votre place. Vous ne pouvez plus vous asseoir à cette table ; choisissez-en une autre.
error-spectators-listen = Pendant la partie, seules les personnes assises à la table peuvent parler. Vous pouvez regarder.
error-too-many-remarks = Vous écrivez trop vite. Attendez quelques secondes, puis renvoyez votre message.
error-you-sit-already = Vous avez déjà une place à cette table. Quittez-la d’abord si vous en voulez une autre.
error-no-hints-in-tournaments = Dans un tournoi, tout le monde joue sans conseil.
error-not-asked-now = On ne vous demande rien pour le moment.
error-not-durable = La base de données n’écrit pas tout sur le disque avant de confirmer (synchronous_commit n’est pas « on ») ; des coups pourraient se perdre. Activez-le.
error-no-database = { $kind ->
    [disk-full] Le disque est plein : le serveur ne peut pas utiliser { $where }. Faites de la place et relancez-le.
    [disk-error] Le disque refuse ce qu’on écrit dans { $where } ({ $problem }). Vérifiez le disque, ou donnez par BEFFROI_DATA un dossier sur un autre.
    [locked] Un autre programme utilise { $where }. Fermez-le et recommencez.
    [read-only] { $where } peut être lu mais pas écrit. Donnez le droit d’y écrire à l’utilisateur qui lance le serveur, ou indiquez un autre dossier par BEFFROI_DATA.
    [damaged] { $where } est endommagé ({ $problem }). Remettez une copie en place avec « beffroi restore ».
    [unreachable] Aucune base de données ne répond à { $where } ({ $problem }). Vérifiez l’adresse donnée par BEFFROI_DATABASE, et que la base fonctionne.
   *[other] Le serveur ne peut pas utiliser la base de données { $where } ({ $problem }). Vérifiez BEFFROI_DATABASE et BEFFROI_DATA.
  }
error-unwritable-folder = Le serveur ne peut pas écrire dans { $folder } ({ $problem }). Donnez le droit d’y écrire à l’utilisateur qui le lance, ou indiquez un autre dossier par BEFFROI_DATA.
error-not-introduced = Choisissez d’abord un nom.
error-tournament-goes-on = À une table de tournoi, on n’attend pas plus longtemps que prévu.
error-nobody-to-wait-for = Il n’y a personne à attendre à cette place.
error-take-back-among-people = On ne reprend un coup d’un commun accord qu’entre personnes, hors tournoi.
error-nothing-to-take-back = Il n’y a rien que vous puissiez reprendre : quelque chose de caché a été montré depuis, ou vous n’avez encore rien joué.
error-answers-are-final = Cette partie est devenue si longue que les réponses sont définitives : on ne peut plus les changer ni les reprendre.
error-take-back-was-asked = On a déjà demandé à reprendre un coup pendant cette question.
error-take-back-is-over = Cette demande n’est plus d’actualité : la partie a continué.
error-not-asked-back = On ne vous demande pas votre accord.
error-not-playing-now = Cela ne se fait qu’à une table où une partie est en cours.
error-not-sqlite = Ce serveur garde ses tables dans PostgreSQL. Utilisez pg_dump et pg_restore pour les copies.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-table = Vous n’avez pas de place à cette table.
error-nothing-left-to-play = À cette position, la partie est finie. Choisissez-en une plus tôt dans la partie.
error-only-guests-speak = Choisissez d’abord un nom, puis parlez.
error-only-the-host = Seul l’hôte de la table peut faire cela.
error-only-watching = Vous regardez. Prenez une place pour jouer.
error-other-seats = Cette partie se joue à { $seats } places. Nommez autant de joueurs.
error-password-needed = Ce serveur a un mot de passe. Demandez-le à la personne qui le tient, et tapez-le sur la page.
error-port-is-taken = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $problem }). Choisissez un autre port avec --port, ou n’importe quel port libre avec --port 0.
error-no-pages = Cette installation de Beffroi n’a pas de pages à montrer. Réinstallez-la, ou lancez ./play dans une copie du dépôt.
error-store = Le serveur n’atteint pas sa base de données. Rien n’est décidé ; réessayez dans un instant.
error-table-has-begun = Cette partie a commencé. Vous pouvez regarder.
error-table-unreadable = Cette table est illisible. Prévenez la personne qui tient ce serveur.
error-too-large = C’est trop long. Raccourcissez.
error-too-many-misses = Trop de codes, de liens ou de mots de passe faux sont venus de votre réseau. Attendez quelques minutes, puis vérifiez le vôtre auprès de la personne qui vous l’a donné.
error-too-many-connections = Trop de pages sont ouvertes depuis votre réseau. Fermez-en quelques-unes et réessayez.
error-too-many-requests = C’était trop à la fois. Attendez un instant, puis réessayez.
error-too-many-running-tables = Un hôte peut avoir au plus { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
  } ou en cours. Terminez ou fermez-en une d’abord.
error-too-many-tournaments = Un organisateur peut avoir au plus { $most ->
    [one] un tournoi annoncé
   *[other] { $most } tournois annoncés
  } ou en cours. Terminez-en un d’abord.
error-too-many-tables = Trop de tables ont été ouvertes d’ici. Attendez une minute, puis réessayez.
error-too-slow = La suite de votre demande n’est pas arrivée à temps. Vérifiez votre connexion et réessayez.
error-unfair-dice = Avec une graine, les dés ne sont pas équitables : seul cet ordinateur peut entrer. Retirez la graine, ou remplacez { $host } par 127.0.0.1.
error-unfair-draw = Le tirage de la ligne { $line } n’est pas celui que donnent les dés promis.
error-unknown-host = Ce serveur ne porte pas ce nom. Ouvrez-le par l’adresse qu’il a affichée au démarrage, ou demandez à la personne qui le tient de régler « origin ».
error-wrong-password = Ce n’est pas le mot de passe de ce serveur. Vérifiez-le auprès de la personne qui vous l’a donné.
error-unfinished = L’enregistrement s’arrête avant la fin de la partie : il y manque peut-être les derniers coups. Téléchargez-le de nouveau une fois la partie finie.

cli-help = Beffroi : cinq jeux de société où l’on bâtit et gouverne une ville. Commencez par « beffroi play { $game } », ou lisez « beffroi rules { $game } ». Chaque commande accepte --lang fr ou --lang en.
cli-play = Jouer dans le terminal : vous contre des robots, plusieurs personnes devant un écran, ou des robots entre eux.
cli-rules = Lire les règles d’un jeu, toutes ou un seul article.
cli-replay = Rejouer un enregistrement : chaque réponse, ce qui en résulte, et l’article de chaque événement.
cli-perft = Compter toutes les suites d’un nombre donné de décisions ; la dernière ligne est le total.
cli-bench = Mesurer la vitesse des jeux, et écrire le tableau aussi en JSON.
cli-serve = Lancer le serveur : jouer dans le navigateur, seul, entre amis sur le même réseau ou avec des robots.
cli-host = L’adresse d’écoute ; 127.0.0.1 ne laisse entrer que cet ordinateur.
cli-port = Le port d’écoute ; 0 en prend un qui est libre.
cli-hint = Dire ce qu’un robot répondrait à la fin d’un enregistrement, et pourquoi.
cli-hint-file = L’enregistrement.
cli-hint-most = Combien de réponses montrer.
cli-analyse = Dire qui gagnait à quel moment d’une partie finie, et quelles réponses l’ont fait basculer.
cli-analyse-file = L’enregistrement d’une partie finie.
cli-analyse-json = Écrire aussi l’analyse dans ce fichier, en JSON.
cli-analyse-processes = Le nombre de processus qui examinent la partie ; par défaut, un par processeur.
cli-deeper = Chercher quatre fois plus à fond.
cli-analysing = Analyse
cli-puzzles = Chercher des énigmes dans des parties de robots : des questions où une réponse est nettement meilleure que toutes les autres.
cli-puzzles-games = Combien de parties sont fouillées à la fin ; celles qui sont déjà dans le fichier ne le sont pas de nouveau.
cli-puzzles-sieve = Combien de fois les simulations d’un compagnon pour le premier examen d’une question ; il en faut davantage aux jeux qui en ont peu.
cli-puzzles-resume = Garder chaque partie dans ce fichier, et reprendre là s’il existe déjà.
cli-puzzles-json = Écrire aussi ce qui a été trouvé dans ce fichier, en JSON.
cli-puzzles-mining = Recherche d’énigmes ({ $puzzles } pour l’instant)
cli-open = Ne pas ouvrir le navigateur.
cli-arena = Faire jouer beaucoup de parties à des robots et mesurer leur force, avec des intervalles à 95 %.
cli-compiled = moteurs rapides compilés
cli-plain = moteurs rapides en Python
cli-peers = Comparer le livre de règles aux moteurs rapides, en Python et compilés, et aux jeux d’autres auteurs s’ils sont installés.
cli-limit = Comparer le moteur compilé de Cathedral au même jeu écrit à la main en C.
cli-batch = Mesurer combien de pas font les lots de parties, à côté de ce qu’ont les autres.
cli-threads = Mesurer ce qu’un second fil apporte à un lot, en temps écoulé. L’ordinateur ne doit rien faire d’autre.
bench-what = quoi
bench-per-second = par seconde
bench-ratio = rapport
bench-rulebook = livre de règles, décisions
bench-plain = moteur rapide en Python, décisions
bench-compiled = moteur rapide compilé, décisions
bench-limit = écrit en C, décisions
bench-batch = lot avec listes de coups, pas
bench-batch-bits = lot avec masque en bits et observations, pas
bench-batch-dense = lot avec masque dense, pas
bench-batch-one-thread = lot sur un fil, pas par seconde écoulée
bench-batch-two-threads = lot sur deux fils, pas par seconde écoulée
bench-search-plain = recherche en Python, parties
bench-search = recherche compilée, parties
bench-two-threads = recherche à deux fils, parties
bench-open-spiel = OpenSpiel, décisions
bench-open-spiel-observed = OpenSpiel, décisions avec masque et observation
bench-open-spiel-search = recherche d’OpenSpiel, parties
bench-pgx = pgx, pas dans un lot
bench-petting-zoo = PettingZoo, décisions
cli-arena-bots = Les robots, séparés par des virgules ; chacun joue contre chacun des autres. Un niveau, ou le chemin d’un programme, comme ./mybot.py. Avec --all, seulement la partie de l’échelle entre ces robots.
cli-arena-games = Combien de parties jouent deux robots entre eux.
cli-arena-all = Mesurer toute l’échelle, d’un jeu ou de tous : chaque niveau contre celui d’en dessous, et le plus haut contre le plus bas.
cli-arena-quality = Dire la qualité des parties, et non la force des robots : comment elles finissent, combien de temps elles durent, ce qui s’y passe. Chaque robot joue contre des robots de son niveau.
cli-arena-deals = Dire ce que chacun des robots négocie, seul parmi des apprentis : ce qu’il offre, ce qu’on lui offre et ce qu’il conclut par partie.
cli-arena-processes = Combien de processus jouent ; par défaut, un par processeur.
cli-arena-cluster = L’adresse d’une grappe Dask dont les machines jouent à la place.
cli-arena-resume = Garder chaque partie dans ce fichier, et reprendre là s’il existe déjà.
cli-arena-plot = Dessiner dans ce fichier les parts de victoires avec leurs intervalles.
cli-tournament = Organiser un tournoi de robots, ou exporter les résultats d’un tournoi.
cli-tournament-bots = Les robots, séparés par des virgules ; un niveau peut revenir plusieurs fois. Un niveau, ou le chemin d’un programme, comme ./mybot.py.
cli-tournament-format = rulebook : deux parties contre chaque adversaire, couleurs échangées ; round-robin : chacun rencontre tous les autres ; swiss : se rencontrent ceux dont les scores sont proches ; series : les mêmes joueurs, plusieurs fois.
cli-tournament-rounds = Combien de parties joue chacun : 10 dans le tournoi de la règle ; dans un suisse, par défaut, autant qu’il en faut pour qu’un seul au plus puisse avoir tout gagné.
cli-tournament-legs = Combien de parties a une rencontre ; chacun avance d’une place à chaque fois.
cli-tournament-counting = points : comme la règle les compte ; places : deux par joueur que l’on devance, un par égalité.
cli-tournament-export = Écrire les résultats d’un tournoi, en JSON ou en CSV.
cli-tournament-what = Le journal d’un tournoi de robots, ou la fin de l’adresse d’un tournoi de ce serveur.
cli-tournament-csv = Classement et grille en CSV, pour un tableur.
cli-tournament-json = Tout en JSON (par défaut).
cli-ratings = Montrer la force de chacun sur ce serveur, recalculée d’après les enregistrements.
cli-ratings-repair = Noter ce que donnent les enregistrements selon les règles actuelles ; le serveur doit être arrêté.
cli-bench-tournament = Tuer un serveur encore et encore pendant que ses tournois apparient les rondes et notent les résultats.
cli-backup = Faire une copie vérifiée de tout ce que garde ce serveur, même en marche.
cli-restore = Vérifier une copie et y ramener le serveur ; ce qui y était est gardé à côté.
cli-verify = Vérifier un enregistrement : chaque état, chaque tirage, et la promesse faite avant le premier.
cli-backup-file = Le nouveau fichier de la copie.
cli-restore-file = La copie.
cli-verify-file = L’enregistrement d’une partie finie.
cli-commitment = L’engagement que vous aviez noté avant la partie ; sinon, on ne peut vérifier que l’enregistrement.
cli-game = Le nom du jeu : { $games }.
cli-seats = Qui s’assied où, à partir de la première place, séparés par des virgules : human, random, novice, apprentice, journeyman, master, grandmaster, ou le chemin d’un programme. Par défaut : vous contre des novices.
cli-option = Une option du jeu, NOM ou NOM=VALEUR ; peut être donnée plusieurs fois. « beffroi rules JEU » les donne.
cli-dataset = Écrire les parties d’un robot qui cherche, comme données d’apprentissage : les enregistrements, et ce que la recherche a pensé de chaque réponse.
cli-dataset-games = Combien de parties contient le fichier à la fin ; celles qui y sont déjà ne sont pas rejouées.
cli-dataset-bot = Qui joue à toutes les places : journeyman, master, grandmaster, ou un robot de recherche à vous, sous la forme module:Classe.
cli-dataset-out = Le fichier de lignes JSON ; par défaut JEU.jsonl.
cli-seed = Un nombre qui fait se répéter le hasard et les robots.
cli-record = Noter la partie, coup par coup, dans ce nouveau fichier.
cli-games = Jouer une série de ce nombre de parties, en changeant de place ; les points s’ajoutent.
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
cli-load = Lancer un serveur, remplir ses tables de personnes qui jouent de vraies parties, et chronométrer chaque réponse.
cli-kill = Tuer un serveur en pleine partie, encore et encore, et chercher des coups perdus, comptés deux fois ou changés.
cli-trouble = Refuser les écritures sur le disque d’un serveur et changer brusquement l’heure en pleine partie, puis chercher des coups perdus, comptés deux fois ou refusés.
cli-tables = Combien de tables ; quatre personnes s’assoient à chacune.
cli-rate = Combien de coups par seconde sur tout le serveur ; plusieurs cadences sont mesurées l’une après l’autre.
cli-runs = Combien de fois chaque cadence est mesurée.
cli-load-seconds = Combien de temps jouer, en secondes.
cli-times = Combien de fois le serveur est tué.
cli-trouble-times = Combien d’incidents, de chaque sorte à tour de rôle.
cli-database = L’adresse d’une base PostgreSQL à utiliser au lieu d’un nouveau fichier SQLite.
cli-power = Couper aussi le courant : ce qui n’a pas été synchronisé sur le disque est perdu.
cli-processes = Combien de processus forment le serveur ; certains d’entre eux sont tués.
cli-bus = L’adresse d’un serveur NATS entre les processus.
cli-soak = Jouer sans arrêt, et vérifier que la mémoire et les fichiers ouverts n’augmentent pas.
cli-moves = Combien de coups.

play-hint = Tapez un numéro, un coup en notation, ou ? pour de l’aide.
play-warming = Les robots les plus forts s’échauffent encore et voient moins loin dans cette partie. Relancez dans une minute ou deux pour les affronter à leur niveau.
play-help =
    Tapez un numéro de la liste, ou ses mots, ou un coup en notation.
    annuler — reprendre la dernière réponse donnée à cet écran ; seul contre des robots, autant de fois que vous voulez
    retour — revenir au menu précédent
    dire — parler hors de son tour : faire des offres et y répondre
    règles [article] — lire ce que dit la règle ici
    points — voir les points de chacun, d’où ils viennent et ce qui compte encore
    peser [choix] — voir ce qu’un choix apporterait avant de le prendre : peser 3
    conseil — voir ce qu’un robot répondrait
    abandonner — renoncer à la partie
    quitter — quitter la table
command-undo = annuler
command-back = retour
command-rules = règles
command-say = dire
command-score = points
command-weigh = peser
command-hint = conseil
command-resign = abandonner
command-quit = quitter
play-piece = { $piece }, { $count ->
    [1] un seul endroit
   *[other] { $count } endroits
  }
play-amount = De { $low } à { $high }{ $by ->
    [1] .
   *[other] , de { $by } en { $by }.
  }
play-out-of-range = { $typed } n’est pas possible. { $range }
play-say = Que voulez-vous dire ?
play-answers = Vous pouvez taper : { $words }
play-may-offer = Pour faire une offre, tapez : dire
play-enough = c’est tout
play-none = rien
goods-nothing = rien
trade-terms = { $gives ->
    [0] Vous ne donnez rien
   *[other] Vous donnez { $give }
  } ; { $takes ->
    [0] vous ne recevez rien
   *[other] vous recevez { $take }
  }.
trade-terms-promising = Vous promettez à { $to } { $promise_of } ; { $takes ->
    [0] vous ne recevez rien
   *[other] vous recevez { $take }
  }.
trade-terms-promised = { $gives ->
    [0] Vous ne donnez rien
   *[other] Vous donnez { $give }
  } ; { $to } promet { $promise_of }.
trade-terms-of = { $gives ->
    [0] { $seat } ne donne rien
   *[other] { $seat } donne { $give }
  } ; { $takes ->
    [0] { $to } ne donne rien
   *[other] { $to } donne { $take }
  }.
trade-terms-of-promising = { $seat } promet à { $to } { $promise_of }, contre { $take }.
trade-terms-of-promised = { $seat } donne { $give } ; { $to } promet { $promise_of }.
play-counter = une contre-offre à { $to }, offre { $number }
play-no-promise = aucune promesse
play-so-far = déjà choisi : { $chosen }
play-nothing-to-say = Vous n’avez rien à dire hors de votre tour pour l’instant.
play-hand-over = Passez l’écran à { $seat }, qui appuie sur Entrée pour continuer.
play-enter = Appuyez sur Entrée pour continuer
dataset-written = { $file } : { $games } parties et { $decisions } décisions étudiées.

prose-seat = Vous jouez à { $title }. Vous êtes { $seat }.
prose-table = Ce que vous voyez
prose-points = Les points jusqu’ici, et les articles d’où ils viennent
prose-answers = Répondez par ce qui est écrit entre accents graves :
prose-places = Répondez par ce qui est écrit entre accents graves : une pièce, son orientation et sa case de référence. Après chaque pièce viennent les cases qu’elle couvre, comptées depuis la case de référence : colonnes vers la droite, lignes vers le bas.
prose-place = { $place } ({ $cells }) : { $answers }
prose-amount = Répondez par un nombre entier de { $low } à { $high }{ $by ->
    [1] {""}
   *[other] , de { $by } en { $by }
}, écrit ainsi : { $answers }
prose-parts = Une réponse se compose, dans cet ordre, de :
prose-part-one = l’un de ceux-ci : { $things }
prose-part-many = au moins { $low } et au plus { $high } de ceux-ci : { $things }
prose-part-amount = un nombre entier de { $low } à { $high }{ $by ->
    [1] {""}
   *[other] , de { $by } en { $by }
}
prose-part-shares = des nombres entiers, de { $low } à { $high } en tout, pour { $things }
prose-examples = Quelques réponses possibles : { $answers }

play-answered = { $seat } : { $move }
play-chosen = { $seat } a choisi.
play-lone = { $seat } n’avait qu’une réponse possible : la table l’a donnée.
play-only = (seule réponse possible)
play-took-back = { $seat } reprend sa dernière réponse.
play-rewound = { $seat } revient à sa dernière décision.
play-left = Vous avez quitté la table.
play-result = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-origins = D’où viennent ces points :
play-weigh-what = Tapez le choix à peser après le mot, par exemple : peser 3
play-weigh-further = Ce n’est que le début d’une réponse. Choisissez-le, puis pesez la suite.
play-weigh-sealed = Votre réponse reste cachée jusqu’à ce que tous aient répondu ; la suite dépend des autres.
play-weigh-question = Puis vient la question suivante.
play-weigh-chance = Puis le hasard décide.
play-weigh-hidden = Puis on découvre ce qui était caché.
play-weigh-end = Puis la partie est finie.
play-series = Série, partie { $played } sur { $planned } :
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
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }, tout est vérifié.
restore-done = Le serveur est revenu à { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }. Ce qui y était est gardé à côté.
verify-fair = L’enregistrement est complet et ses dés sont équitables : { $draws ->
    [one] { $draws } tirage vérifié
   *[other] { $draws } tirages vérifiés
  }.
serve-alone = Seul cet ordinateur peut entrer. Pour jouer avec les téléphones du même réseau, retirez --host.
serve-network = Sur le même réseau : { $address }
serve-stop = Arrêtez avec Ctrl-C ; toutes les tables restent comme elles sont.

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
bench-load-arriving = Les joueurs arrivent
bench-load-playing = Tout le monde joue
bench-killing = Arrêts brutaux
bench-troubling = Incidents
bench-soaking = Parties sans arrêt
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
bench-load-p99_to_echo = serveur sur écho, 99 sur 100
bench-load-server_ms_per_move = temps de processeur du serveur par coup, ms
bench-load-server_ms_per_table = temps de processeur du serveur pour ouvrir une table, ms
bench-load-frames = messages reçus
bench-load-new_games = nouvelles parties
bench-load-previews = aperçus demandés
bench-load-previews_ms = … par jeu : médiane, 95 et 99 sur 100, ms
bench-kill-kills = arrêts brutaux
bench-kill-power_cuts = avec coupures de courant
bench-kill-acknowledged = coups confirmés
bench-kill-unanswered = coups en route au moment de l’arrêt
bench-kill-lost = confirmés mais perdus
bench-kill-duplicated = comptés deux fois
bench-kill-gaps = trous dans le journal
bench-kill-wrong_hashes = positions qui ne sont pas celles du journal
bench-kill-retries = renvois demandés
bench-kill-refused = coups honnêtes refusés
bench-kill-refusals = … la réponse reçue
bench-kill-slowest_start_ms = redémarrage le plus lent, ms
bench-trouble-disk_full = disque plein, fois
bench-trouble-read_only = … en lecture seule
bench-trouble-disk_error = … en panne
bench-trouble-jumps = changements d’heure
bench-trouble-jumps_and_kills = … avec arrêt brutal du serveur
bench-trouble-acknowledged = coups confirmés
bench-trouble-retries = renvois demandés
bench-trouble-lost = confirmés mais perdus
bench-trouble-duplicated = comptés deux fois
bench-trouble-gaps = trous dans le journal
bench-trouble-wrong_hashes = positions qui ne sont pas celles du journal
bench-trouble-refused = coups honnêtes refusés
bench-trouble-refusals = … la réponse reçue
bench-trouble-silent = pannes que /readyz a passées sous silence
bench-trouble-timed_out = joueurs battus par un changement d’heure
bench-soak-moves = coups confirmés
bench-soak-new_games = nouvelles parties
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
deals-words = paroles de tous
deals-made = offres faites
deals-received = offres reçues
deals-countered = contre-offres
deals-deals = accords
deals-allies = alliés
deals-kept = promesses tenues
deals-broken = rompues
deals-lapsed = tombées
arena-rating = cote
arena-stronger = plus fort
arena-weaker = plus faible
arena-open = indécis
quality-seats = places
quality-bot = robot
quality-games = parties
quality-turns = tours
quality-questions = questions par place
quality-forced = à réponse unique
quality-lead-changes = changements de tête
quality-first = victoires de qui commence
quality-by-seat = victoires par place
quality-share = part
quality-ending = fin

puzzles-game = jeu
puzzles-seats = places
puzzles-games = parties
puzzles-decisions = questions
puzzles-suspects = prometteuses
puzzles-easy = trop faciles
puzzles-doubtful = non confirmées
puzzles-refuted = démenties par les parties
puzzles-puzzles = énigmes
puzzles-seconds = temps de calcul
puzzles-novices = résolues par les novices
count-offers = offres
count-deals = accords
count-bankruptcies = faillites

tournament-place = place
tournament-name = nom
tournament-total = total
tournament-games = parties
tournament-round = ronde { $round } sur { $rounds }
tournament-order-fewest = le moins de points gagne
tournament-order-most = le plus de points gagne
tournament-break-wins = puis le plus de parties gagnées
tournament-break-direct = puis les parties entre ex æquo
tournament-break-opponents = puis les adversaires aux plus grands totaux
tournament-caption = { $rounds } ; { $order }, { $ties }, sinon la place est partagée
bench-tournament-kills = arrêts brutaux
bench-tournament-tournaments = tournois tenus
bench-tournament-rounds = rondes appariées
bench-tournament-results = résultats comptés
bench-tournament-cut_off = arrêts entre un résultat ou un appariement et la suite
bench-tournament-twice = participants dans deux parties d’une ronde
bench-tournament-missing = participants absents d’une ronde
bench-tournament-recounted = résultats ou rondes comptés deux fois
bench-tournament-wrong_results = résultats qui ne sont pas ceux de l’enregistrement
bench-tournament-wrong_standings = classements qui ne sont pas ceux des enregistrements
bench-tournament-unfinished = tournois qui n’ont pas fini

ratings-game = jeu
ratings-name = nom
ratings-level = niveau
ratings-rating = force, intervalle à 95 %
ratings-games = parties
ratings-right = { $count ->
    [one] La cote est celle que donnent les enregistrements.
   *[other] Les { $count } cotes sont celles que donnent les enregistrements.
  }

rules-revision = Règles, révision { $revision }
