title = Cardinal
about = Des architectes bâtissent un bourg autour d’une cathédrale, sous sept lois et l’œil d’un cardinal qui barre le passage.

seat-0 = Architecte 1
seat-1 = Architecte 2
seat-2 = Architecte 3
seat-3 = Architecte 4

colour-r = rouge
    .many = rouges
colour-b = bleu
    .many = bleus
colour-g = vert
    .many = verts
colour-y = jaune
    .many = jaunes

piece-hr = maison rouge
piece-tr = tour rouge
piece-pr = place rouge
piece-hb = maison bleue
piece-tb = tour bleue
piece-pb = place bleue
piece-hg = maison verte
piece-tg = tour verte
piece-pg = place verte
piece-hy = maison jaune
piece-ty = tour jaune
piece-py = place jaune
piece-ct = tour de la cathédrale
piece-na = nef
piece-ca = Cardinal

facing-n = en largeur
facing-e = en hauteur

no-no-such-building = Aucun bâtiment ne porte ce nom. Donnez H (maison), T (tour) ou P (place) pour la forme, puis R, B, G ou Y pour la couleur.
no-no-such-facing = Tourné ainsi, ce bâtiment ({ $piece }) est le même que dans un autre sens : prenez { $facings }.
no-no-such-colour = Cette couleur n’existe pas. Les couleurs sont R, B, G et Y.
no-none-left = Les deux sont déjà bâties : { $piece }. Choisissez un autre bâtiment.
no-not-the-cardinal = Placez maintenant le Cardinal.
no-colour-taken = Le { $colour } est déjà pris. Choisissez une autre couleur.
no-not-your-colour = Vous ne bâtissez pas en { $colour }.
no-taken = { $squares_count ->
    [one] La case { $squares } est déjà bâtie.
   *[other] Les cases { $squares } sont déjà bâties.
  }
no-touches-nothing = La { $piece } en { $squares } ne toucherait rien de bâti.
no-cardinal-stands-there = Le Cardinal se tient en { $squares }.
no-tower-without-house = La { $piece } en { $squares } ne toucherait aucune maison, et il en faut une à chaque tour.
no-place-without-house = La { $piece } en { $squares } ne toucherait aucune maison, et il en faut une à chaque place.
no-same-form-beside = Elle toucherait un bâtiment de même forme en { $squares } : { $pieces }.
no-same-colour-beside = Elle toucherait un bâtiment de même couleur en { $squares } : { $pieces }.
no-same-form-again = Le dernier bâtiment, en { $squares }, a la même forme : { $piece }.
no-same-colour-again = Le dernier bâtiment, en { $squares }, a la même couleur : { $piece }.
no-fourth-out-of-play = Les pions de la quatrième couleur sont hors jeu : { $colour }.
no-cardinal-must-be-placed = Le Cardinal n’est pas encore en place : placez-le sur une zone de construction.
no-already-there = Le Cardinal se tient déjà en { $square } ; vous pouvez l’y laisser.
no-zone-built-on = La case { $square } est bâtie ; le Cardinal va sur une zone libre.
no-no-zone = La case { $square } ne touche rien de bâti ; le Cardinal va sur une zone de construction.

event-begins = { $seat } commence.
event-colour-taken = { $seat } prend le { $colour }.
event-fourth-colour = Tous les trois peuvent bâtir en { $colour } ; ses pions sont hors jeu.
event-built = { $seat } bâtit une { $piece } en { $squares }.
event-markers-taken = { $markers ->
    [one] { $seat } touche une fois le { $colour } et prend 1 pion { $colour }.
   *[other] { $seat } touche { $markers } fois le { $colour } et prend { $markers } pions { $colour_many }.
  }
event-markers-used-up = { $markers ->
    [one] { $seat } touche une fois le { $colour } pour rien : les pions { $colour_many } sont épuisés.
   *[other] { $seat } touche { $markers } fois le { $colour } pour rien : les pions { $colour_many } sont épuisés.
  }
event-compensated = { $seat } a bâti en premier et prend 1 pion { $colour } en compensation.
event-cardinal-moved = { $seat } place le Cardinal en { $square }.
event-cardinal-stays = { $seat } laisse le Cardinal où il est.
event-passes = { $seat } ne peut rien bâtir et passe.
event-passes-with-nothing-left = { $seat } a tout bâti et passe.
event-nobody-can-build = Plus personne ne peut bâtir : la partie est finie.
event-unused-markers = { $markers ->
    [0] { $seat } ne reçoit aucun pion { $colour } : tous ont été pris.
    [1] { $seat } reçoit le dernier pion { $colour }.
   *[other] { $seat } reçoit les { $markers } pions { $colour_many } inutilisés.
  }
event-counted = { $points ->
    [0] { $seat } n’a aucun pion : 0 point.
   *[other] { $seat } a { $markers ->
        [one] { $markers } pion
       *[other] { $markers } pions
      }, et le { $colour } compte double, { $best } de plus : { $points } points.
  }
event-contacts = { $contacts ->
    [0] { $seat } ne touche pas la cathédrale.
    [1] { $seat } touche la cathédrale par 1 côté.
   *[other] { $seat } touche la cathédrale par { $contacts } côtés.
  }
event-won = { $seat } gagne.
event-drawn = Toujours à égalité après le départage, { $seats } font partie nulle.
event-resigned = { $seat } abandonne et ne bâtit plus.
event-out-of-time = { $seat } a épuisé son temps et ne bâtit plus.
event-closed = La table est fermée ; personne ne gagne.

broken-seats = Cardinal se joue à deux, trois ou quatre
broken-colours = les couleurs ne sont pas réparties comme le veut le nombre de joueurs
broken-left-twice = un joueur a quitté la table deux fois, ou n’y était pas
broken-no-such-building = un des bâtiments n’existe pas
broken-too-many = il n’y a que { $supply } exemplaires de ce bâtiment : { $piece }
broken-unlawful = ce bâtiment n’a pas pu être placé là à son tour : { $piece }
broken-markers = les pions pris ne sont pas ceux que les bâtiments ont rapportés
broken-no-cardinal = le Cardinal n’est pas placé
broken-no-zone = le Cardinal n’est pas sur une zone de construction libre
broken-cardinal-too-early = le Cardinal vient après le premier bâtiment
broken-nobody-asked = rien n’est demandé à personne avant la fin
broken-cannot-build = le joueur qui doit bâtir ne peut rien bâtir
broken-not-the-first = la compensation ne suit que le tout premier bâtiment
broken-asked-after-end = quelque chose est demandé après la fin
broken-wrong-result = le résultat n’est pas celui que donnent les pions et la table

ask-ChooseColour = Choisissez une couleur.
ask-PlaceBuilding = Placez un bâtiment.
ask-TakeCompensation = Le premier bâtiment ne rapporte rien : prenez à la place un pion de la couleur de votre choix.
ask-PlaceCardinal = Placez le Cardinal sur une zone de construction.
ask-MoveCardinal = Déplacez le Cardinal, ou laissez-le où il est.

action-Begins = { $seat } commence
action-TakeColour = prendre le { $colour }
action-Build = placer une { $piece }
action-TakeMarker = prendre un pion { $colour }
action-Move = placer le Cardinal ici
action-Leave = laisser le Cardinal où il est

ending-most-points = Plus personne ne peut bâtir ; le plus de points gagne.
ending-tie-broken = Égalité de points ; le plus de côtés contre la cathédrale gagne.
ending-draw = Égalité de points, et autant de côtés contre la cathédrale.
ending-resigned = Tous les autres ont quitté la table, le dernier en abandonnant.
ending-clock = Tous les autres ont quitté la table, le dernier faute de temps.
ending-closed = La table a été fermée.

why-changes-little = Cela ne change presque rien pour personne.
why-any-colour = Toutes les couleurs se valent au début.
why-takes-markers = { $markers ->
    [one] Cela rapporte 1 pion { $colour }.
   *[other] Cela rapporte { $markers } pions { $colour_many }.
  }
why-earns-points = { $points ->
    [one] Vous gagnez 1 point.
   *[other] Vous gagnez { $points } points.
  }
why-costs-points = { $points ->
    [one] { $seat } perd 1 point.
   *[other] { $seat } perd { $points } points.
  }
why-leaves-no-site = { $seat } ne pourrait rien bâtir.
why-leaves-few-markers = { $markers ->
    [0] { $seat } ne pourrait prendre aucun pion.
    [one] { $seat } pourrait prendre 1 pion au plus.
   *[other] { $seat } pourrait prendre { $markers } pions au plus.
  }
why-leaves-few-sites = { $count ->
    [one] { $seat } ne pourrait bâtir que d’une façon.
   *[other] { $seat } ne pourrait bâtir que de { $count } façons.
  }
# Les leçons.

lesson-first = Le premier bâtiment
lesson-first-1 = Il n’y a pas de plateau : le bourg grandit autour de la cathédrale, dont la tour est en M13 et la nef en N13. Placez contre elle un de vos bâtiments rouges. Les sept lois s’appliquent, et un refus explique chaque loi enfreinte.
lesson-first-2 = Toucher la cathédrale ne rapporte rien : le premier à bâtir prend donc un pion de la couleur de son choix. Prenez-en un.
lesson-first-3 = Placez maintenant le Cardinal sur une case libre à côté de ce qui est bâti. Personne ne bâtit là où il se tient.
lesson-first-done = Voilà un tour complet : bâtir, prendre des pions, déplacer le Cardinal.
lesson-tower = Pas de tour sans maison
lesson-tower-1 = Vous êtes bleu. Une maison rouge est en M14. Placez une tour : elle doit toucher une maison, ou la nef, par un côté.
lesson-tower-done = Une place aussi a besoin d’une maison, ou de la nef. Une maison doit toucher un autre bâtiment, mais ni une maison ni la nef.
lesson-row = Jamais deux de suite
lesson-row-1 = Vous êtes vert. Une tour bleue vient d’être bâtie : ni tour, ni rien de bleu ne peut suivre. Placez un de vos bâtiments.
lesson-row-done = Le dernier bâtiment oblige tout le monde, même si quelqu’un a passé depuis. Songez à ce que vous laissez au suivant.
lesson-beside = Des voisins différents
lesson-beside-1 = Vous êtes jaune. Placez une maison. Elle ne doit toucher ni une autre maison, ni la nef, ni rien de jaune.
lesson-beside-done = Côte à côte, les formes et les couleurs doivent différer. Les coins ne comptent pas.
lesson-markers = Les pions
lesson-markers-1 = Vous êtes rouge. Chaque côté par lequel votre nouveau bâtiment touche une autre couleur rapporte un pion de cette couleur. Placez un bâtiment qui vous en rapporte au moins un.
lesson-markers-done = À la fin, chaque pion vaut un point, et votre meilleure couleur compte double. Les pions de votre couleur que personne n’a pris vous reviennent.
lesson-cardinal = Le Cardinal
lesson-cardinal-1 = Vous êtes bleu. Placez un bâtiment ; le Cardinal vient après.
lesson-cardinal-2 = Déplacez maintenant le Cardinal sur une zone libre, de préférence une qui tente quelqu’un d’autre.
lesson-cardinal-done = Il peut aussi rester où il est. Un joueur qui passe ne le déplace pas.
lesson-end = La fin
lesson-end-1 = Vous êtes rouge, et voici la dernière tour qui trouve sa place. Placez-la où elle rapporte le plus.
lesson-end-2 = Laissez le Cardinal où il est, et voyez ce qui se passe.
lesson-end-done = Personne ne peut plus bâtir. Les pions inutilisés vont aux propriétaires de leur couleur, chaque pion vaut un point, et la meilleure couleur compte double.

board-label = Le bourg autour de la cathédrale
board-squares = Cases du bourg. Les flèches déplacent, N prend le bâtiment suivant, R le tourne, Entrée le place, Échap le remet en réserve ; plus, moins et zéro changent la vue.
board-square-built = { $square } : { $piece }.
board-square-cardinal = { $square } : le Cardinal se tient ici.
board-square-zone = { $square } : zone de construction à côté de : { $pieces }.
board-square-meadow = Prairie.
board-ban-h = Pas de maison (loi { $law }).
board-ban-t = Pas de tour (loi { $law }).
board-ban-p = Pas de place (loi { $law }).
board-ban-r = Rien de rouge (loi { $law }).
board-ban-b = Rien de bleu (loi { $law }).
board-ban-g = Rien de vert (loi { $law }).
board-ban-y = Rien de jaune (loi { $law }).
board-law-l1 = Loi 1 : le Cardinal s’y tient.
board-law-l2 = Loi 2 : une tour doit toucher une maison.
board-law-l3 = Loi 3 : une place doit toucher une maison.
board-law-l4 = Loi 4 : elle toucherait sa propre forme.
board-law-l5 = Loi 5 : elle toucherait sa propre couleur.
board-law-l6 = Loi 6 : sa forme vient d’être bâtie.
board-law-l7 = Loi 7 : sa couleur vient d’être bâtie.
board-tray = Bâtiments : { $seat }
board-piece = { $piece }, { $count ->
    [0] épuisée
   *[other] il en reste { $count }
  }
board-take = Prenez un bâtiment.
board-hold = Glissez vers une case mise en évidence, ou touchez-en une.
board-hold-keys = R tourne une place.
board-fits = Vous pouvez le placer ici.
board-fits-not = Vous ne pouvez pas le placer ici. Essayez quand même pour lire pourquoi.
board-turn = Tourner
board-put = Placer
board-closer = Plus près
board-further = Plus loin
board-everything = Tout le bourg
board-supply = Pas encore pris
board-markers = Pions
board-colour = { $colour }
board-points = Points
board-buildings = Bâtiments en réserve
board-stands = { $piece } en { $squares }.
board-cardinal = Le Cardinal se tient en { $square }.
board-builds = { $seat } bâtit en { $colours }, a pris { $markers ->
    [one] { $markers } pion
   *[other] { $markers } pions
  } et aurait maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-left = { $markers ->
    [0] Il ne reste aucun pion { $colour }.
    [1] Il reste 1 pion { $colour }.
   *[other] Il reste { $markers } pions { $colour_many }.
  }

# Le terminal.
terminal-signs = La première lettre d’un bâtiment est sa forme (H maison, T tour, P place), la seconde sa couleur (R rouge, B bleu, G vert, Y jaune). CT et NA sont la tour et la nef de la cathédrale, CA est le Cardinal, un point est une zone de construction. Une réponse finit par la case qu’elle désigne.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-stock = bâtiments { $pieces }
terminal-markers = pions { $markers }
terminal-supply = Pions restants : { $markers }
terminal-fourth = Quatrième couleur

# La feuille de score.
line-taken = Pions pris, { $colour }
line-unused = Pions restants de sa propre couleur, { $colour }
line-doubled = Meilleure couleur, { $colour } : compte double
note-sites-left = { $seat } joue ensuite et aurait { $count ->
    [1] 1 placement possible
   *[other] { $count } placements possibles
  }.
note-has-left = A quitté la partie

# Ce qui est compté dans les parties de robots.
count-passes = tours passés
