title = Flandern 1302
about = Des corporations remplissent de leurs quartiers six villes closes ; celle qui en a le plus dans une ville pleine y commande.

seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4

arms-blue = bleu
arms-yellow = jaune
arms-green = vert
arms-red = rouge
arms-grey = gris
arms-church = d’Église

guild-blue = la corporation bleue
guild-yellow = la corporation jaune
guild-green = la corporation verte
guild-red = la corporation rouge
guild-grey = la corporation grise

quarter-blue = quartier bleu
    .a = un quartier bleu
quarter-blue-1 = quartier bleu à un maître
    .a = un quartier bleu à un maître
quarter-blue-2 = quartier bleu à deux maîtres
    .a = un quartier bleu à deux maîtres
quarter-yellow = quartier jaune
    .a = un quartier jaune
quarter-yellow-1 = quartier jaune à un maître
    .a = un quartier jaune à un maître
quarter-yellow-2 = quartier jaune à deux maîtres
    .a = un quartier jaune à deux maîtres
quarter-green = quartier vert
    .a = un quartier vert
quarter-green-1 = quartier vert à un maître
    .a = un quartier vert à un maître
quarter-green-2 = quartier vert à deux maîtres
    .a = un quartier vert à deux maîtres
quarter-red = quartier rouge
    .a = un quartier rouge
quarter-red-1 = quartier rouge à un maître
    .a = un quartier rouge à un maître
quarter-red-2 = quartier rouge à deux maîtres
    .a = un quartier rouge à deux maîtres
quarter-grey = quartier gris
    .a = un quartier gris
quarter-grey-1 = quartier gris à un maître
    .a = un quartier gris à un maître
quarter-grey-2 = quartier gris à deux maîtres
    .a = un quartier gris à deux maîtres
quarter-church = quartier d’Église
    .a = un quartier d’Église
quarter-church-a = quartier d’Église A
    .a = le quartier d’Église A
quarter-church-b = quartier d’Église B
    .a = le quartier d’Église B
quarter-church-c = quartier d’Église C
    .a = le quartier d’Église C
quarter-church-d = quartier d’Église D
    .a = le quartier d’Église D

city-brugge = Brugge
    .of = de Brugge
city-gent = Gent
    .of = de Gent
city-ieper = Ieper
    .of = d’Ieper
city-leuven = Leuven
    .of = de Leuven
city-utrecht = Utrecht
    .of = d’Utrecht
city-luik = Luik
    .of = de Luik

card-brugge = Brugge
card-gent = Gent
card-ieper = Ieper
card-leuven = Leuven
card-utrecht = Utrecht
card-luik = Luik
card-site = Chantier
card-take-back = Reprendre en main
card-influence = Influence
card-cathedral = Cathédrale
card-master = Maître de corporation
card-blue-brugge = Brugge (bleu)
card-blue-gent = Gent (bleu)
card-blue-ieper = Ieper (bleu)
card-blue-leuven = Leuven (bleu)
card-blue-utrecht = Utrecht (bleu)
card-blue-luik = Luik (bleu)
card-yellow-brugge = Brugge (jaune)
card-yellow-gent = Gent (jaune)
card-yellow-ieper = Ieper (jaune)
card-yellow-leuven = Leuven (jaune)
card-yellow-utrecht = Utrecht (jaune)
card-yellow-luik = Luik (jaune)
card-green-brugge = Brugge (vert)
card-green-gent = Gent (vert)
card-green-ieper = Ieper (vert)
card-green-leuven = Leuven (vert)
card-green-utrecht = Utrecht (vert)
card-green-luik = Luik (vert)
card-red-brugge = Brugge (rouge)
card-red-gent = Gent (rouge)
card-red-ieper = Ieper (rouge)
card-red-leuven = Leuven (rouge)
card-red-utrecht = Utrecht (rouge)
card-red-luik = Luik (rouge)
card-blue-site = Chantier (bleu)
card-yellow-site = Chantier (jaune)
card-green-site = Chantier (vert)
card-red-site = Chantier (rouge)

lot-centre = centre

shape-k = grande
shape-e = coudée
shape-r = petite

no-guild-not-free = Cette corporation est prise. Encore libres : { $guilds }.
no-influence-not-free = Vous ne pouvez pas prendre cette corporation sous influence. Encore libres : { $guilds }.
no-site-not-free = Il n’y a pas de place pour un centre ici. Emplacements libres : { $sites }.
no-not-in-hand = Vous n’avez pas cette carte. En main : { $cards }.
no-not-so-much-influence = { $count ->
    [0] Vous n’avez plus de carte d’influence.
    [1] Vous n’avez qu’une carte d’influence.
   *[other] Vous n’avez que { $count } cartes d’influence.
  }
no-wrong-city = Votre carte dit { $city } : vous ne pouvez agir nulle part ailleurs.
no-no-such-city = Cette ville n’est pas en jeu. Les villes sont { $cards }.
no-city-scored = { $city } est décomptée : il ne s’y passe plus rien.
no-no-such-quarter = Ce quartier n’existe pas. Choisissez-en un dans la réserve.
no-not-your-quarter = Avec cette carte vous pouvez bâtir : { $quarters }.
no-no-such-lot = Ce terrain n’existe pas. Dans les murs, les terrains vont de a à l, les annexes de N1 à W2 ; D nomme deux terrains, comme « bc ».
no-lot-taken = Un quartier se trouve déjà en { $lot } (armes : { $arms }).
no-lot-covered = Le terrain { $lot } est couvert : on ne peut plus y bâtir.
no-annex-closed = L’annexe { $lot } n’est pas encore ouverte.
no-none-left = Il ne reste aucun quartier de cette sorte en réserve : { $quarter }, forme { $shape }.
no-wrong-shape = Le terrain { $lot } a une autre forme ; ce quartier demande une forme { $shape }.
no-no-long-side = Aucun côté long de { $lot } ne borde quelque chose de bâti. Le long de ses côtés longs : { $lots }.
no-same-arms = { $lots_count ->
    [one] En { $lot } ce quartier toucherait { $lots }, qui porte les mêmes armes ({ $arms }).
   *[other] En { $lot } ce quartier toucherait { $lots }, qui portent les mêmes armes ({ $arms }).
  }
no-nothing-to-swallow = D se pose sur un grand terrain et sur le petit terrain libre qui le longe, nommés dans cet ordre : { $lots }.
no-porch-over-annex = { $lots_count ->
    [one] En { $lot } le porche couvrirait { $lots }, qui est ouverte.
   *[other] En { $lot } le porche couvrirait { $lots }, qui sont ouvertes.
  }
no-opens-nothing = En { $lot } ce quartier n’ouvrirait aucun nouveau terrain hors les murs.
no-no-site-here = { $lots_count ->
    [0] Il n’y a pas de chantier dans cette ville.
   *[other] Il n’y a pas de chantier sur ce terrain. Chantiers de cette ville : { $lots }.
  }
no-not-your-site = Avec cette carte, vous ne pouvez pas terminer ce chantier (armes : { $arms }).
no-no-church-here = { $lots_count ->
    [0] Il n’y a pas de quartier d’Église dans cette ville.
   *[other] Il n’y a pas de quartier d’Église sur ce terrain. Quartiers d’Église de cette ville : { $lots }.
  }
no-has-cathedral = Le quartier d’Église en { $lot } a déjà une cathédrale.
no-no-quarter-for-master = { $lots_count ->
    [0] Il n’y a ni quartier { $arms } ni quartier gris dans cette ville.
   *[other] Un maître va sur un quartier { $arms } ou gris. Dans cette ville : { $lots }.
  }
no-not-scored = { $cards_count ->
    [0] Aucune ville n’est encore décomptée.
   *[other] Vous ne pouvez écarter que les cartes des villes décomptées : { $cards }.
  }

event-starter = { $seat } est premier joueur.
event-guild-taken = { $seat } joue { $guild }.
event-influence-taken = { $seat } prend { $guild } sous son influence.
event-centre-placed = { $seat } pose le centre { $city_of } sur l’emplacement { $site }.
event-rest-settled = Utrecht est sur l’emplacement { $utrecht }, Luik sur l’emplacement { $luik }.
event-city-not-played = { $city } n’est pas en jeu : ses cartes sont écartées.
event-gold-drawn = { $seat } tire une carte dorée de la pile { $back }.
event-gold-drawn-own = Vous tirez de la pile { $back } la carte dorée { $card }.
event-gold-drawn-again = { $seat } tire la carte dorée { $card }, une ville déjà décomptée : elle sort du jeu, et une autre est tirée.
event-no-gold = { $seat } ne tire pas de carte dorée.
event-revealed = { $seat } joue { $card }{ $count ->
    [0] {""}
    [1] {" "}avec une carte d’influence
   *[other] {" "}avec { $count } cartes d’influence
  }.
event-ordered = Ordre de ce tour, à qui joue le plus de cartes d’abord : { $seats }.
event-nothing-done = { $seat } ne peut rien faire avec la carte { $card }.
event-built = { $seat } bâtit { $quarter_a } en { $lot } à { $city }.
event-site-built = { $seat } bâtit { $quarter_a } en { $lot } à { $city }, en chantier.
event-opened = { $lots_count ->
    [one] À { $city }, un terrain s’ouvre hors les murs : { $lots }.
   *[other] À { $city }, des terrains s’ouvrent hors les murs : { $lots }.
  }
event-swallowed = À { $city }, le terrain { $lot } disparaît.
event-finished = { $seat } termine le quartier { $arms } en { $lot } à { $city }.
event-taken-back = { $seat } reprend en main : { $cards }.
event-gold-shown = { $seat } montre la carte dorée : { $card }.
event-cathedral-raised = { $seat } élève une cathédrale à { $city } ({ $lot }).
event-master-set = { $seat } place un maître de corporation sur le quartier { $arms } à { $city } ({ $lot }).
event-covered = { $lots_count ->
    [one] À { $city }, on ne peut plus bâtir en { $lots } : ce terrain est couvert.
   *[other] À { $city }, on ne peut plus bâtir en { $lots } : ces terrains sont couverts.
  }
event-city-valued = { $city } est pleine. Elle a { $quarters ->
    [0] aucun quartier de corporation terminé
    [1] un quartier de corporation terminé
   *[other] { $quarters } quartiers de corporation terminés
  } et { $churches ->
    [0] aucun quartier d’Église terminé
    [1] un quartier d’Église terminé
   *[other] { $churches } quartiers d’Église terminés
  }{ $cathedrals ->
    [0] {""}
    [1] , dont un avec cathédrale
   *[other] , dont { $cathedrals } avec cathédrale
  } : elle vaut { $value }.
event-ranked = À { $city }, { $guild } est { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  } avec { $quarters ->
    [1] un quartier
   *[other] { $quarters } quartiers
  } et { $masters ->
    [0] aucun maître
    [1] un maître
   *[other] { $masters } maîtres
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied = À { $city }, { $guilds } sont à égalité avec { $quarters ->
    [1] un quartier
   *[other] { $quarters } quartiers
  } et { $masters ->
    [0] aucun maître
    [1] un maître
   *[other] { $masters } maîtres
  } ; chacune reçoit les points de la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  } place : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-sites-returned = { $count ->
    [1] Un pion de chantier revient { $city_of }.
   *[other] { $count } pions de chantier reviennent { $city_of }.
  }
event-next-first = { $seat } devient premier joueur.
event-card-removed = { $seat } écarte pour de bon la carte { $city_of }.
event-lots-used-up = { $count ->
    [0] Il n’y a plus de terrain libre : la partie finit.
   *[other] Il ne reste qu’un terrain libre : la partie finit.
  }
event-gold-used-up = Les cartes dorées sont épuisées : la partie finit.
event-covered-at-the-end = { $lots_count ->
    [one] À { $city }, le terrain { $lots } reste vide et est couvert.
   *[other] À { $city }, les terrains { $lots } restent vides et sont couverts.
  }
event-influence-rewarded = { $seat } a le plus de cartes d’influence ({ $count }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-counted = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et finit à la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } place.
event-card-laid = { $seat } joue { $card }.
event-drawn = { $seat } tire { $card } pour { $guild }.
event-drawn-again = { $seat } tire { $card } pour { $guild }, une ville déjà décomptée : la carte sort du jeu, et une autre est tirée.
event-drawn-dead = { $seat } tire { $card } pour { $guild }, une ville déjà décomptée : la carte sort du jeu.
event-stopped-drawing = { $seat } ne tire pas d’autre carte.
event-reshuffled = La pile est épuisée ; { $count ->
    [1] une carte en forme une nouvelle
   *[other] { $count } cartes sont battues en une nouvelle
  }.
event-board-full = Il n’y a plus de terrain libre : la partie finit.
event-influenced-only = Seules des corporations sous influence pourraient encore bâtir : la partie finit.
event-stalled = Toute une pile est passée sans qu’un quartier soit bâti ou un chantier terminé : la partie finit.
event-resigned = { $seat } quitte la partie.
event-out-of-time = { $seat } a épuisé son temps et quitte la partie.
event-gold-laid-down = La carte dorée tirée par { $seat } est posée sans effet : { $card }.
event-closed = La table est fermée ; personne ne gagne.

broken-guild-twice = une corporation est jouée deux fois
broken-site-twice = deux villes occupent le même emplacement
broken-wrong-cities = les villes ne sont pas les six du jeu
broken-wrong-seat = quelqu’un est nommé qui n’est pas à la table
broken-lot-twice = un terrain compte deux fois à { $city }
broken-lot-missing = il manque un terrain à { $city }
broken-no-site = { $city } a des terrains mais pas d’emplacement
broken-wrong-centre = le centre { $city_of } ne porte pas ses armes
broken-scored-too-early = { $city } est décomptée mais a des terrains libres
broken-pawn-astray = un pion, un maître ou un porche se trouve à { $city } là où il ne peut pas être
broken-too-many-pawns = il y a plus de pions que dans la boîte
broken-same-arms = deux quartiers aux mêmes armes ({ $arms }) se touchent à { $city }
broken-quarter-lost = les quartiers ({ $arms }) ne sont pas { $supply } de chaque sorte
broken-card-twice = une carte est tenue deux fois, ou n’est pas du jeu
broken-card-lost = il manque une carte
broken-gold-lost = le compte d’une pile n’y est pas : { $card }
broken-nothing-asked = rien n’est demandé avant la fin, ou quelque chose après
broken-no-answer = { $seat } doit répondre et ne le peut pas

ask-ChooseGuilds = Choisissez votre corporation ; son centre donne son nom à votre ville.
ask-ChooseInfluence = Choisissez la corporation que vous prenez sous influence.
ask-ChooseSites = Choisissez un emplacement pour le centre.
ask-ChooseCards = Choisissez une carte d’action, et combien de cartes d’influence l’accompagnent.
ask-BuildOrFinish = Bâtissez un quartier dans la ville de votre carte, ou terminez-y un chantier.
ask-BuildSite = Bâtissez un quartier dans la ville de votre choix ; il reste en chantier.
ask-RaiseOne = Élevez une cathédrale sur un quartier d’Église.
ask-SetMaster = Placez un maître de corporation sur un quartier de votre corporation ou sur un gris.
ask-ChooseOrder = Jouez une carte, ou tirez d’abord pour les corporations sous influence.
ask-DrawAnother = La ville de la carte tirée est décomptée. Tirez-vous une autre carte ?
ask-LayCard = Jouez une carte.

action-Starter = { $seat } commence
action-TakeGuild = prendre { $guild }
action-TakeInfluence = prendre { $guild } sous influence
action-TakeSite = le poser sur l’emplacement { $site }
action-Settle = Utrecht sur l’emplacement { $utrecht }, Luik sur l’emplacement { $luik }
action-Draw = tirer { $card }
action-Choose = jouer { $card } avec { $influence ->
    [0] aucune carte d’influence
    [1] une carte d’influence
   *[other] { $influence } cartes d’influence
  }
action-Build = { $city } { $lot } : bâtir { $quarter_a }
action-Finish = { $city } { $lot } : terminer le chantier
action-RaiseCathedral = { $city } { $lot } : élever une cathédrale
action-PlaceMaster = { $city } { $lot } : placer un maître de corporation
action-Lay = jouer { $card }
action-DrawFirst = tirer d’abord
action-DrawAgain = tirer une autre carte
action-StopDrawing = ne pas en tirer d’autre
action-Remove = écarter la carte { $city_of }

ending-lots = Il restait au plus un terrain libre ; le plus de points gagne.
ending-gold = Les cartes dorées étaient épuisées ; le plus de points gagne.
ending-full = Tous les terrains étaient bâtis ou couverts ; le plus de points gagne.
ending-influenced-only = Seules des corporations sous influence pouvaient encore bâtir ; le plus de points gagne.
ending-stalled = Toute une pile était passée sans que rien soit bâti ; le plus de points gagne.
ending-resigned = Tous les autres sont partis.
ending-clock = Tous les autres sont partis, le dernier faute de temps.
ending-closed = La table a été fermée.

part-card = Quelle carte d’action ?
part-influence = Combien de cartes d’influence ?

# Les leçons.

lesson-cards = Cartes cachées
lesson-cards-1 = Vous êtes la corporation bleue. Chacun choisit en secret une carte d’action et autant de cartes d’influence qu’il veut ; celui qui joue le plus de cartes agit en premier. Choisissez Gent, avec au moins une carte d’influence.
lesson-cards-done = Toutes les cartes se montrent ensemble. Vous en avez joué le plus, vous agissez donc en premier. Les cartes d’influence jouées sont perdues.
lesson-build = Bâtir
lesson-build-1 = Votre carte dit Gent : bâtissez-y un quartier bleu, gris ou d’Église. Il doit avoir la forme de son terrain, et un de ses côtés longs doit longer quelque chose de bâti.
lesson-build-done = Il reste jusqu’à la fin. Quand le dernier terrain d’une ville est occupé, la ville est décomptée.
lesson-arms = Jamais contre son pareil
lesson-arms-1 = À Brugge, le centre est à vous, et deux quartiers aux mêmes armes ne se touchent jamais. Bâtissez-y un quartier gris ou d’Église.
lesson-arms-done = Contre votre propre centre, vous ne pouvez donc rien bâtir à vous. Bâtissez aussi dans les villes des autres.
lesson-site = Un chantier
lesson-site-1 = La carte Chantier permet de bâtir dans n’importe quelle ville. Choisissez un terrain que vous ne voulez pas laisser aux autres.
lesson-site-done = Un chantier ne rapporte rien tant qu’une carte de ville ne l’a pas terminé, mais personne d’autre ne peut prendre son terrain.
lesson-back = Reprendre en main
lesson-back-1 = Les cartes jouées restent sur la table. Choisissez Reprendre en main, avec une carte d’influence, pour les récupérer avant que les autres agissent.
lesson-back-done = Gent et Reprendre en main sont de nouveau dans votre main. Les cartes d’influence ne reviennent jamais.
lesson-score = Une ville est pleine
lesson-score-1 = Il reste un terrain libre à Leuven. Choisissez la carte de Leuven.
lesson-score-2 = Occupez le dernier terrain avec un quartier de votre corporation : ce sera votre troisième ici.
lesson-score-3 = Vous êtes premier joueur, et votre carte dorée est un maître de corporation : placez-le sur un quartier de votre corporation ou sur un gris.
lesson-score-done = Leuven est décomptée : la première corporation reçoit sa valeur, la deuxième la moitié, puis 4 et 2. À égalité, les maîtres décident.

why-majority = À { $city }, cela rapproche votre corporation de la première place.
why-church-value = Un quartier d’Église donne plus de valeur à { $city }, et vous y êtes bien placé.
why-deny = À { $city }, la corporation grise prend un terrain dont les autres ont plus besoin que vous.
why-finish = Un chantier ne rapporte rien tant qu’il n’est pas terminé, et { $city } se remplit.
why-cathedral = { $city } prend de la valeur, et vous y êtes bien placé.
why-master = Les maîtres départagent les égalités, et { $city } pourrait bien finir ainsi.
why-cards-back = { $count ->
    [one] Une carte revient dans votre main.
   *[other] { $count } cartes reviennent dans votre main, meilleures que celles que vous tenez.
  }
why-secure-lot = Un chantier vous réserve un bon terrain, dans la ville de votre choix.
why-promising = C’est à { $city } qu’un quartier vous rapporte le plus en ce moment.
why-see-first = Vous saurez ce qui est pioché avant de poser une carte.
why-a-work-more = Une autre carte bâtit encore, et vous choisissez où.

board-cities = Les six villes
board-track = Piste de score
board-look-at = Regarder { $city } de près
board-hand = Vos cartes
board-influence-cards = { $count ->
    [one] Une carte d’influence
   *[other] { $count } cartes d’influence
  }
board-first = premier joueur
board-face-down = une carte, face cachée
board-gold = la carte dorée : { $card }
board-gold-hidden = la carte dorée, face cachée
board-pile = pile
board-stock = Quartiers en réserve (sans maître · un · deux)
board-free-lots = Terrains libres
board-site-pawns = Pions de chantier
board-cathedrals = Cathédrales
board-masters = Maîtres
board-choose = Choisissez une carte ; les cartes d’influence vous font agir plus tôt.
board-point = Choisissez sur le plateau un des terrains mis en évidence.
board-lot = { $city } { $lot } : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
  }
board-city-value = valeur { $value }
board-city-left = { $lots ->
    [one] { $lots } terrain libre
   *[other] { $lots } terrains libres
  }
board-city-sites = { $sites ->
    [one] { $sites } chantier
   *[other] { $sites } chantiers
  }
board-city-quarters = quartiers
board-city-masters = maîtres de corporation
board-empty-sites = Emplacements sans ville : { $sites }.
board-city = { $city } : { $quarters }.
board-city-lots = Terrains libres : { $lots }.
board-city-scored = { $city } est décomptée.
board-quarter-on = { $arms } sur { $lot }
board-site-on = { $arms } sur { $lot } (chantier)
board-supply = { $lots ->
    [one] { $lots } terrain libre
   *[other] { $lots } terrains libres
  } ; { $pawns ->
    [one] { $pawns } pion de chantier en réserve.
   *[other] { $pawns } pions de chantier en réserve.
  }
board-points = { $guild } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-score = Points
board-expected = Points (prévus)
board-cards = Cartes
board-influence = Influence

# Le terminal.
kind-Build = bâtir un quartier
kind-Finish = terminer un chantier
word-Remove = écarter
part-city = Dans quelle ville ?
part-lot = Sur quel terrain ?
part-quarter = Quel quartier ?
sign-blue = B
sign-yellow = J
sign-green = V
sign-red = R
sign-grey = G
sign-church = †
terminal-signs = Chaque ville montre ses terrains, chacun avec une petite lettre ; le centre n’en a pas. Les majuscules sont les armes de ceux qui y ont bâti : B bleu, J jaune, V vert, R rouge, G gris, † Église. Un chiffre compte les maîtres de corporation, ? est un chantier, ▒▒ un terrain couvert, ‡ une cathédrale. N1 à W2 sont des annexes.
terminal-empty = libre
terminal-scored = décomptée
terminal-no-guild = pas encore de corporation
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-influence = { $count ->
    [0] aucune carte d’influence
    [one] { $count } carte d’influence
   *[other] { $count } cartes d’influence
  }
terminal-hand = En main : { $cards }
terminal-played = Jouées : { $cards }
terminal-left = a quitté la partie
terminal-first = premier joueur
terminal-lots = { $lots ->
    [one] { $lots } terrain libre
   *[other] { $lots } terrains libres
  }. Pions de chantier (?) en réserve : { $sites }.
terminal-pawns = Cathédrales (‡) en réserve : { $cathedrals }, maîtres : { $masters }.
terminal-stock = En réserve, sans maître, avec un, avec deux
terminal-pile = Pile { $back } : { $cards }
terminal-laid = Face visible : { $cards }
terminal-gold = Carte dorée : { $card }
terminal-gold-hidden = Une carte dorée de la pile { $back } est posée face cachée.
terminal-coming = Doivent encore agir : { $names }

revision-2 = À deux, un joueur qui tire la carte d’une ville décomptée peut en tirer une autre, sans y être obligé : la règle dit « peut tirer ». Avant, on en tirait toujours une autre.

# La feuille de score.
line-scored = Villes décomptées, { $guild }
line-place = { $city } : { $guild } est { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
  } pour l’instant
line-influence = Le plus de cartes d’influence ({ $count })
note-city = { $city } : valeur { $value }, { $lots ->
    [0] aucun terrain libre
    [1] 1 terrain libre
   *[other] { $lots } terrains libres
  }{ $sites ->
    [0] {""}
    [1] , 1 chantier qui ne compte pas
   *[other] , { $sites } chantiers qui ne comptent pas
  }
note-rank = { $city }, place { $place } : { $guilds }, { $quarters ->
    [1] 1 quartier
   *[other] { $quarters } quartiers
  } et { $masters ->
    [0] aucun maître
    [1] 1 maître
   *[other] { $masters } maîtres
  } : { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
  }
note-pile-left = { $count ->
    [1] Vous tirez la dernière carte de la pile.
   *[other] Vous tirez l’une des { $count } cartes de la pile.
  }
note-cards-chosen = Vous agissez avec { $count ->
    [1] 1 carte
   *[other] { $count } cartes
  } ; qui en joue plus agit avant vous. { $left ->
    [0] Il ne vous reste aucune carte d’influence.
    [1] Il vous reste 1 carte d’influence.
   *[other] Il vous reste { $left } cartes d’influence.
  }

# Ce qui est compté dans les parties de robots.
count-influence-cards = cartes influence jouées
count-several-influence-cards = deux ou plus à la fois
