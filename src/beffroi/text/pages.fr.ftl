# Ce que disent les pages du navigateur.
# La page elle-même
page-skip = Aller au contenu
page-home = Retour à l’accueil
page-language = Langue
page-rename = { $name } : changer de nom
page-theme-system = Lumière : comme l’appareil
page-theme-light = Lumière : jour
page-theme-candle = Lumière : bougie
page-cancel = Annuler
page-close = Fermer
page-entering = Un instant…
page-lost = Il n’y a rien à cette adresse. Revenez à l’accueil.

# Qui est là
nickname-title = Comment vous appelle-t-on ?
nickname-about = Un nom suffit : ni compte, ni mot de passe.
nickname-label = Votre nom
nickname-go = Continuer
password-title = Ce serveur a un mot de passe
password-about = Demandez-le à la personne qui vous a invité. Ce navigateur s’en souviendra.
password-label = Mot de passe
password-go = Entrer

# L’entrée
home-welcome = Une ludothèque qui ne ferme jamais
home-about = Cinq jeux où l’on bâtit et gouverne une ville, avec vos amis ou contre des robots.
home-games = Les jeux
home-seats = { $low } à { $high } joueurs
home-seats-only = { $low } joueurs
home-play = Jouer
home-play-game = Jouer à { $title } contre des robots
home-invite = Inviter
home-invite-game = Ouvrir une table de { $title }
home-learn = Apprendre
home-learn-game = Apprendre { $title } en jouant
home-rules = Règles
home-rules-game = Les règles de { $title }
home-continue = Continuer
home-finished = Mes parties finies ({ $count })
home-strength = { $level } : { $strength }
home-level-game = Robots pour { $title }
home-figures = Forces mesurées
home-figures-game = Forces mesurées des robots de { $title }
strength-random = pour regarder
strength-novice = pour vos premières parties
strength-apprentice = connaît le jeu
strength-journeyman = un adversaire coriace
strength-master = joue pour gagner
strength-grandmaster = réfléchit le plus longtemps
home-older = Tables plus anciennes
home-open = Tables ouvertes
home-running = Parties à regarder
home-over = Parties à revoir
home-no-open = Personne n’attend pour l’instant. Ouvrez une table.
home-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
home-no-running = Personne ne joue en public pour l’instant, ni aucun robot fort.
home-no-over = Aucune partie finie pour l’instant.
home-free-seat = place libre
home-your-turn = À vous
home-turn-of = À { $names } de jouer
home-draw = Égalité : { $names }
home-won-by = Victoire : { $names }
home-status-open = En attente
home-status-running = En cours
home-status-over = Finie
home-status-closed = Fermée
home-status-frozen = Arrêtée
home-code = Un ami vous a donné un code ?
home-code-go = Rejoindre

# Préparer une table
new-title = Une table de { $title }
new-company = Avec qui ?
new-friends = Des amis, chacun sur son appareil
new-friends-about = Vous recevrez un lien et un code à envoyer ; des robots peuvent prendre les places restées libres.
new-device = Autour de cet appareil
new-device-about = Passez-vous l’appareil ; un rideau cache ce qu’un seul d’entre vous doit voir.
new-bots = Des robots
new-bots-about = La partie commence tout de suite.
new-seats = Combien êtes-vous ?
new-names = Qui joue ?
new-person = Joueur { $number }
new-you = Vous
new-level = De quelle force ?
new-own-seat = Quel camp prenez-vous ?
new-easier-seat = Il est plus facile de gagner avec { $seat }.
new-measured = Contre un { $level } : gagne { $share } % ({ $low } à { $high } %) à { $seats } places
new-measured-alone = Seul contre { $others }, chacun un { $level } : gagne { $share } % ({ $low } à { $high } %) ; une part équitable serait { $fair } %
new-may-break-word = Il peut rompre une promesse quand cela lui rapporte davantage.
new-options = Options du jeu
new-clock = Pendule
new-clock-none = Sans
new-clock-quick = 5 minutes, plus 10 s par coup
new-clock-calm = 20 minutes, plus 20 s par coup
new-clock-day = Un jour par coup
new-private = Table privée : seuls les invités qui ont le code la voient
new-free-take-back = Reprendre ses coups autant qu’on veut (la partie ne compte pas au classement)
new-spectators-speak = Les spectateurs peuvent parler pendant la partie
new-several-seats = Un invité peut prendre plusieurs places, pour partager un appareil
new-go = Commencer
new-go-friends = Ouvrir la table

# Les réglages
settings-title = Réglages
settings-about = Ces choix vous suivent sur vos autres appareils. Tant que vous n’avez pas de nom, ils restent sur celui-ci.
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-light = De jour
settings-theme-candle = À la bougie
settings-speed = Mouvement des pièces
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-none = Aucun
settings-table = À la table
settings-confirms = Me demander avant d’envoyer un coup
settings-keys = Utiliser les raccourcis du clavier (la touche ? à la table en donne la liste)
settings-coordinates = Afficher les noms des lignes et des colonnes
settings-alerts-refused = Votre navigateur refuse les notifications de ce site ; vous pouvez les permettre dans ses réglages.
settings-sound = Jouer les sons
settings-volume = Volume
settings-name = On vous appelle { $name }.
settings-rename = Changer de nom
confirm-move = Envoyer ce coup ?

# Tournois
contest-all = Tournois
contest-none = Aucun tournoi n’a encore été annoncé.
contest-announce = Organiser un tournoi
contest-announce-go = L’annoncer
contest-title = Nom du tournoi
contest-game = Jeu
contest-format = Qui rencontre qui ?
contest-format-rulebook = Comme dans la règle
contest-format-round-robin = Chacun rencontre tous les autres
contest-format-swiss = Suisse
contest-format-series = Série
contest-about-rulebook = Deux parties contre chaque adversaire, couleurs échangées ; chacun rencontre le même nombre d’adversaires, et les points de toutes les parties s’ajoutent.
contest-about-round-robin = Les rondes continuent jusqu’à ce que chacun ait rencontré tous les autres ; les places tournent.
contest-about-swiss = Se rencontrent ceux dont les scores sont proches, et jamais deux fois les mêmes si on peut l’éviter.
contest-about-series = Les mêmes rejouent plusieurs fois, en avançant d’une place à chaque partie, et les points s’ajoutent.
contest-seats = Combien par table ?
contest-planned = Combien de parties joue chacun ?
contest-legs = Combien de parties par rencontre ?
contest-counting = Qu’est-ce qui compte ?
contest-counting-points = Les points de la règle
contest-counting-places = Deux points par joueur que l’on devance, un par égalité
contest-no-show = Si quelqu’un ne vient pas
contest-no-show-bot = Un robot joue à sa place
contest-no-show-forfeit = Cette personne perd la partie
contest-bots = Robots
contest-bots-number = Combien de robots
contest-bots-level = De quelle force sont les robots ?
contest-private = Privé : seuls le trouvent les invités qui ont le lien
contest-people = { $count ->
    [one] un participant
   *[other] { $count } participants
  }
contest-list-mine = Les miens
contest-list-open = Ouverts
contest-list-running = En cours
contest-list-over = Finis
contest-status-open = Ouvert
contest-status-running = En cours
contest-status-over = Fini
contest-my-game = Jouer ma partie
contest-wait = Votre prochaine partie viendra quand la ronde sera finie.
contest-enter = Participer
contest-withdraw = Se retirer
contest-withdrew = s’est retiré
contest-invite = Inviter
contest-organiser = Pour l’organisateur
contest-enlist = Ajouter un robot
contest-begin = Commencer
contest-more = Plus
contest-take-out = Retirer { $name }
contest-end = Arrêter le tournoi
contest-end-sure = L’arrêter maintenant ; les parties en cours ne compteront pas
contest-end-sure-last = L’arrêter maintenant ; les parties en cours ne compteront pas, et vous finirez dernier
contest-organiser-plays = Vous participez vous-même. Vous ne pouvez donc ni retirer ni déclarer absente une personne qui est en ligne ou qui joue contre vous, ni fermer votre propre partie ; le serveur remarque lui-même les absences.
contest-is-absent = { $name } n’est pas venu
contest-standings = Classement
contest-nobody = Personne ne participe encore.
contest-order = Dans cet ordre : { $order }, { $ties }, sinon la place est partagée.
contest-bye-counts = Une ronde de repos compte comme la moyenne de cette ronde.
contest-absent-bot = Si quelqu’un ne vient pas, un robot joue à sa place.
contest-absent-forfeit = Un participant qui ne vient pas perd ; celui qui l’a attendu reçoit la moyenne de la ronde, ou mieux.
contest-break-wins = gagnées
contest-break-direct = entre ex æquo
contest-break-opponents = adversaires
contest-strength = force, 95 %
contest-cross = Grille
contest-rounds = Rondes
contest-round = Ronde { $number }
contest-byes = Au repos : { $names }
contest-ratings = La force de chacun
contest-ratings-of = Quelle est la force de chacun à { $title } ?
contest-ratings-about = D’après toutes les parties finies. La vraie force est dans l’intervalle 95 fois sur 100 ; plus il y a de parties, plus l’intervalle est étroit.
contest-no-ratings = Aucune partie n’a encore été classée.

# Les robots
level-random = robot distrait
level-novice = robot débutant
level-apprentice = robot apprenti
level-journeyman = robot compagnon
level-master = robot maître
level-grandmaster = robot grand maître
bots-warming = Les robots les plus forts s’échauffent encore : pendant une minute ou deux, ils jouent en dessous de leur niveau.
bots-ready = Les robots les plus forts sont échauffés : ils jouent maintenant à leur niveau.

# Une table qui attend
lobby-seats = Autour de la table
lobby-sit = S’asseoir ici
lobby-sit-too = Ajouter un joueur sur cet appareil
lobby-free = Libérer
lobby-free-named = Libérer une place : { $name }
lobby-free-sure = Libérer cette place ({ $name }) ? Cette personne ne pourra plus s’asseoir à cette table.
lobby-fill = Les places libres vont à un
lobby-start = Commencer la partie
lobby-start-bots = Commencer avec des robots
lobby-close = Fermer la table
lobby-waiting = L’hôte lancera la partie.
lobby-leave = Quitter la table
lobby-come-in = Choisissez une place : on ne vous demandera qu’un nom.
lobby-host = hôte
lobby-expecting = { $count ->
    [one] On attend encore une personne ; la partie commence dès qu’elle est assise.
   *[other] On attend encore { $count } personnes ; la partie commence dès qu’elles sont assises.
  }
terms-no-clock = Sans pendule
terms-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
  }
terms-move = { $seconds } secondes par coup
terms-bank = { $minutes } minutes chacun, plus { $increment } s par coup
terms-private = Table privée
terms-free = Coups repris librement, hors classement
join-title = { $host } vous invite à jouer à { $title }
join-title-somebody = On vous invite à jouer à { $title }
join-others = Autour de la table : { $names }. { $open ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $open } places sont libres.
  }
join-sit = S’asseoir
join-watch = Regarder
share-title = Inviter
share-link = Le lien à envoyer
share-copy = Copier
share-copied = Copié
share-code = ou le code
share-qr = Le lien de la table, en image à scanner
claim-title = Prendre votre place sur cet appareil
claim-about = Le lien ne sert qu’une fois : la place quitte alors l’autre appareil.
claim-go = Prendre la place
curtain-title = À { $name } de jouer
curtain-about = Passez l’appareil à { $name }.
curtain-lift = Je suis { $name }
curtain-never = Pas de rideau à cette table

# Une partie
table-refused = Cette table n’existe pas ou ne vous est pas ouverte. Demandez un lien à son hôte.
table-reconnecting = Connexion perdue ; nouvelle tentative. Ce que vous voyez n’est peut-être plus à jour.
table-offline = Vous êtes hors ligne. La partie vous attend et reprendra d’elle-même.
table-open-log = Journal
table-fold = Agrandir le plateau
table-whole-board = Tout le plateau
table-full-screen = Plein écran
table-players = Joueurs
table-you = vous
table-away = ailleurs
table-stand-in = remplacé par un robot
table-thinks = réfléchit…
table-has-answered = a répondu
table-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
table-clock = Temps restant : { $left }
table-waiting = On attend { $names }
table-chance = Le hasard décide…
table-your-turn = À vous de jouer
table-rule = Article { $ref }
table-why = Pourquoi ? Article { $ref }
table-not-understood = Le serveur n’a pas compris cette réponse ; rien n’a changé. Réessayez.
ceiling = Plafond
ceiling-open = Enchérir jusqu’à…
ceiling-set = Laisser la table enchérir { $ceiling }
ceiling-cancel = Annuler
ceiling-stands = La table enchérit pour vous { $ceiling }. Les autres n’en savent rien.
ceiling-withdraw = Retirer
table-undo = Reprendre mon coup
table-list = Choisir dans une liste
table-sealed = Votre réponse, encore cachée : { $answer }.
table-change = Changer
table-floor = Hors de son tour
table-offer = Faire une offre
table-ask-back = Demander à reprendre
table-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
  }
trade-begin = Proposer un échange
trade-title = Un échange
trade-counter = Une contre-offre
trade-with = Avec qui ?
trade-close = Revenir à la question
trade-give = Vous donnez
trade-take = Vous recevez
trade-owns-nothing = rien d’autre à donner
trade-promise-give = Votre promesse
trade-promise-take = La promesse de l’autre
trade-no-promise = aucune promesse
trade-promise-target = { $label } : où, ou combien ?
trade-left = { $count ->
    [one] Il vous reste une offre.
   *[other] Il vous reste { $count } offres.
  }
trade-silent = { $count ->
    [one] { $names } a scellé sa réponse et ne peut plus négocier avant qu’on la découvre.
   *[other] { $names } ont scellé leur réponse et ne peuvent plus négocier avant qu’on la découvre.
  }
trade-open = Offres ouvertes
trade-from = { $from } propose :
trade-to = À { $to } :
trade-accept = Accepter
trade-change = Changer
trade-decline = Refuser
trade-decline-why = Refuser, parce que…
trade-because = parce que…
trade-summons = On vous propose quelque chose : voir
trade-withdraw = Retirer
promises-given = promesses
promises-kept = { $count ->
    [one] { $count } tenue
   *[other] { $count } tenues
}
promises-broken = { $count ->
    [one] { $count } rompue
   *[other] { $count } rompues
}
promises-lapsed = { $count ->
    [one] { $count } tombée
   *[other] { $count } tombées
}
promises-open = { $count } encore à tenir
table-hint = Un conseil
table-hint-title = Ce qu’un robot jouerait
table-hint-named = Conseil { $number } : { $action }
table-hint-place = { $action } ({ $square })
table-hint-take = Prendre en main
table-no-hint = Pas de conseil ici.
table-thinking = Le robot réfléchit…
table-bot-plays-for-you = Un robot joue à votre place.
table-come-back = Reprendre ma place
table-description = La position en mots
table-side = À côté du plateau
table-tab-log = Journal
table-tab-score = Points
table-tab-supply = Réserve
table-tab-rules = Règles
table-tab-menu = Table
table-log = Ce qui s’est passé
table-nothing-yet = La partie commence.
table-article = Article
table-all-turn = Tout le monde
table-chance-turn = Pour commencer
table-show-moment = Revoir ce moment
table-step-back = Un pas en arrière
table-since = Depuis votre dernier tour
table-past = Vous regardez un moment passé
table-back-to-now = Revenir au présent
brings-points = { $now } ({ $change })
brings-about = { $name } :
brings-more = { $count ->
    [1] Et un autre événement.
   *[other] Et { $count } autres événements.
  }
brings-nothing = Rien d’autre n’arrive avant la prochaine question.
brings-until-sealed = La suite dépend des réponses des autres.
brings-until-chance = La suite dépend du hasard.
brings-until-hidden = La suite vous est cachée.
brings-until-end = La partie s’arrête là.
table-chat = Ce qui se dit à la table
table-say = Dire à la table
table-mute = Faire taire
table-mute-named = Faire taire { $name }
table-unmute = Rendre la parole
table-unmute-named = Rendre la parole à { $name }
table-send = Dire
table-choose-article = Choisir un article
table-all-rules = Toutes les règles
field-less = Moins : { $label }
field-more = Plus : { $label }
field-slider = Curseur : { $label }
field-search = Chercher
field-times = Combien
field-exactly = { $total } sur { $high }
field-between = Choisi : { $total } ; il en faut de { $low } à { $high }
field-piece = Pièce
field-facing = Orientation
field-square = Case
field-place = Poser

# Ce qu’on peut faire d’une table
menu-sound = Sons
menu-alerts = M’avertir quand c’est mon tour
menu-link = Lien pour regarder
menu-link-private = Lien de la table
menu-big = Grand écran
menu-pass = Continuer sur un autre appareil
menu-claim = Ouvrez ce lien sur l’autre appareil, dans les dix minutes :
menu-leave = Quitter la table
menu-leave-sure = Un robot jouera pour vous jusqu’à votre retour.
menu-resign = Abandonner
menu-resign-sure = Abandonner la partie ? Vous ne pourrez pas y revenir.
menu-close = Fermer la table
menu-close-sure = Fermer la table pour tout le monde ? La partie s’arrête là.
menu-record = Télécharger l’enregistrement
menu-option = { $option } : { $value }
menu-yes = oui
menu-no = non
menu-dice = Engagement pris avant le premier coup, pour vérifier l’enregistrement :

# Ce qui se passe autour de la partie
banner-back-asked = { $name } voudrait reprendre son dernier coup.
banner-back-waits = On attend l’accord des autres pour reprendre votre coup.
banner-back-declined = On ne vous laisse pas reprendre ce coup.
banner-grant-back = Accepter
banner-decline-back = Refuser
banner-away = { $name } n’est plus là ; un robot jouera à sa place dans { $seconds } s.
banner-wait = Attendre
banner-rematch = Une revanche vous attend.
banner-go = Y aller
banner-round = Votre prochaine partie du tournoi commence.
banner-said = { $name } : { $text }
banner-reply = Répondre
banner-arrived = { $name } est là.

# Les touches
keys-title = Au clavier
keys-r = R
keys-r-does = tourner ce qu’on a en main ; avec Maj, dans l’autre sens
keys-n = N
keys-n-does = sur le plateau, prendre la pièce suivante
keys-arrows = Flèches
keys-arrows-does = se déplacer sur le plateau
keys-enter = Entrée
keys-enter-does = poser ou choisir
keys-escape = Échap
keys-escape-does = une chose à la fois : passer ce qui est montré, revenir au présent, fermer l’échange, les conseils ou le journal, reposer ce qu’on a en main
keys-z = Z
keys-z-does = reprendre son coup, quand c’est possible
keys-h = H
keys-h-does = demander un conseil, puis passer au suivant
keys-l = L
keys-l-does = ouvrir ou fermer le journal
keys-c = C
keys-c-does = parler à la table
keys-m = M
keys-m-does = couper ou remettre le son
keys-question = ?
keys-question-does = montrer cette liste

# La fin
outcome-whence = D’où viennent ces points
outcome-won = { $name } gagne : { $score }, contre { $other } pour { $second }.
outcome-draw = Égalité entre { $names } : { $score }.
outcome-place = { $place }. { $name } : { $score }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-tournament = Retour au tournoi
outcome-again = Revanche
outcome-replay = Revoir la partie
outcome-picture = Image du plateau
outcome-no-picture = Votre navigateur n’a pas pu dessiner l’image. Faites une capture d’écran.

# Apprendre en jouant
learn-title = Apprendre { $title }
learn-lessons = Les leçons
learn-done = (faite)
learn-show = Montrez-moi
learn-again = Encore une fois
learn-next = Leçon suivante
learn-play = Jouer une partie
learn-strayed = La règle le permet, mais la leçon demande autre chose. Relisez-la, ou appuyez sur « Montrez-moi ».

# L’énigme du jour
puzzle-title = { $title } : l’énigme du jour
puzzle-heading = L’énigme du jour
puzzle-days = Les autres jours
puzzle-earlier = La veille
puzzle-later = Le lendemain
puzzle-solved-mark = résolue
puzzle-tried-mark = essayée en vain
puzzle-shown-mark = montrée
puzzle-about = Une réponse est nettement meilleure que toutes les autres. Trouvez-la.
puzzle-wrong = C’est permis, mais cela coûte environ { $percent } % de la victoire. Essayez autre chose.
puzzle-wrong-least = C’est permis, mais cela coûte au moins { $percent } % de la victoire. Essayez autre chose.
puzzle-solved = Vous avez trouvé. { $answer }
puzzle-shown = La meilleure réponse : { $answer }
puzzle-continued = La suite
puzzle-evidence = Des apprentis ont joué { $games } fois la suite de cette partie après chacune des deux meilleures réponses : celle-ci rapporte { $best } % de la victoire, l’autre { $other } %.

# Les règles
rules-title = { $title } : les règles
rules-contents = Articles
rules-learn = Apprendre en jouant
rules-before = Avant
rules-after = Après
rules-try = essayez vous-même
rules-older = Cette table suit la révision { $revision } des règles. Les nouvelles tables suivent la révision { $today } :
rules-older-bots = Aux tables qui suivent d’anciennes règles, compagnons, maîtres et grands maîtres jouent comme des apprentis.
rules-change = Depuis la révision { $revision } : { $change }

# Une partie revue
replay-title = { $title } : une partie à revoir
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-speed = Vitesse
replay-standing = Les points au fil de la partie
replay-ending = Selon la fin de la partie
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
replay-at = { $ply } sur { $last }. { $heard }
replay-start = Le début de la partie.
replay-sealed = { $name } a répondu, face cachée.
replay-eyes = Vue par
replay-spectator = un spectateur
replay-all = tout le monde à la fois
replay-secrets = Ce qu’un seul joueur savait
replay-link = Copier le lien vers ce moment
analysis-title = Analyse
analysis-ask = Analyser cette partie
analysis-takes = Qui gagnait à quel moment, et ce qui a fait basculer la partie. Il faut une minute environ ; les parties en cours passent d’abord.
analysis-failed = L’analyse s’est interrompue.
analysis-again = Réessayer
analysis-strip = Qui gagnait à quel moment
analysis-deeper = Examiner quatre fois plus à fond
analysis-deep = Cette partie a été examinée quatre fois plus à fond que d’habitude. Page précédente et page suivante mènent d’un tournant à l’autre.
analysis-picture = Image à partager
analysis-waiting = Une autre partie est analysée d’abord.
analysis-done = { $percent } % du travail
analysis-progress = Où en est l’analyse
analysis-call-off = Interrompre
analysis-line = Les chances de chacun au fil de la partie
analysis-view = D’après
analysis-true = ce qu’il en était vraiment
analysis-known = ce que chacun pouvait savoir
analysis-percent = { $percent } % ± { $band }
analysis-mark = Tournant pour { $name }, coup { $number }
analysis-table = En tableau
analysis-moment = Coup
analysis-turns = Où la partie a basculé
analysis-show = Voir le coup { $number }
analysis-play-on = Rejouer d’ici
analysis-article = Article { $rule }
analysis-line-only = Ce serveur n’a pas de moteurs compilés : seule la courbe est montrée.
analysis-honest = Un second examen, plus poussé, a confirmé chaque tournant ; rien d’autre n’a été examiné deux fois. Page précédente et page suivante mènent d’un tournant à l’autre.
account-what = Quoi
account-how-much = Combien
replay-play-on = Jouer la suite comme { $name }, contre des robots

# Ce qui échoue dans le navigateur
error-away = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-fault = Cela n’a pas marché. Réessayez dans un instant.
error-unknown-game-here = Ce jeu n’est pas sur l’étagère. Choisissez-en un à l’accueil.
