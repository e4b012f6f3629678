title = Cathedral
about = Deux camps bâtissent une ville close autour d’une cathédrale ; chacun veut tout placer et ne laisser aucune place à l’autre.

seat-0 = Clair
seat-1 = Brun

piece-ta = taverne
    .the = la taverne
piece-st = écurie
    .the = l’écurie
piece-in = auberge
    .the = l’auberge
piece-br = pont
    .the = le pont
piece-ma = manoir
    .the = le manoir
piece-sq = place
    .the = la place
piece-ab = abbaye
    .the = l’abbaye
piece-if = infirmerie
    .the = l’infirmerie
piece-cs = château
    .the = le château
piece-to = tour
    .the = la tour
piece-ac = académie
    .the = l’académie
piece-ca = cathédrale
    .the = la cathédrale

facing-n = nord
facing-e = est
facing-s = sud
facing-w = ouest

no-cathedral-first = Placez maintenant la cathédrale, avant tout bâtiment à vous.
no-no-such-building = Aucun bâtiment ne porte ce nom. Les noms sont TA ST IN BR MA SQ AB IF CS TO AC.
no-none-left = Il ne vous reste plus ce bâtiment à placer : { $piece }. Choisissez-en un autre.
no-no-such-facing = Tourné ainsi, ce bâtiment ({ $piece }) est le même que dans un autre sens : prenez { $facings }.
no-over-the-wall = Ce bâtiment ({ $piece }) passerait par-dessus la muraille. Placez-le à l’intérieur.
no-taken = { $squares_count ->
    [one] La case { $squares } est déjà bâtie.
   *[other] Les cases { $squares } sont déjà bâties.
  }
no-conquered = { $squares_count ->
    [one] La case { $squares } appartient à { $seat }.
   *[other] Les cases { $squares } appartiennent à { $seat }.
  }

event-cathedral-placed = { $seat } place la cathédrale en { $squares }.
event-built = { $seat } bâtit { $piece_the } en { $squares }.
event-claimed = { $squares_count ->
    [one] { $seat } encercle { $squares }, qui devient son terrain.
   *[other] { $seat } encercle { $squares_count } cases, qui deviennent son terrain : { $squares }.
  }
event-outside-stays-free = { $seat } n’encercle pas le dehors, la plus grande partie de la ville : il reste libre.
event-captured = { $seat } capture { $piece_the } en { $squares }.
event-left = { $seat } laisse debout { $piece_the } en { $squares } ; le terrain reste ouvert aux deux.
event-cathedral-now = { $seat } place maintenant la cathédrale, puis un premier bâtiment.
event-passed-over = { $seat } ne peut rien placer et passe son tour.
event-unplaced = { $points ->
    [0] { $seat } a tout placé : 0 point.
    [1] { $seat } garde { $pieces }, soit 1 case : 1 point.
   *[other] { $seat } garde { $pieces }, soit { $points } cases : { $points } points.
  }
event-charged = { $seat } se voit compter ses { $points } cases, l’autre camp aucune.
event-won-with-all = { $seat } a placé tous ses bâtiments et gagne.
event-won-with-fewer = { $seat } a moins de cases non placées et gagne.
event-drawn = Autant de cases non placées des deux côtés : partie nulle.
event-resigned = { $seat } abandonne.
event-out-of-time = { $seat } a épuisé son temps.
event-closed = La table est fermée ; personne ne gagne.

broken-wrong-shape = un bâtiment a une forme que son camp ne possède pas
broken-miscounted = il doit y avoir { $supply } fois ce bâtiment en tout, sur le plateau et en réserve : { $piece }
broken-overlap = deux bâtiments se chevauchent
broken-built-before-first = un camp qui n’a pas encore bâti a des bâtiments
broken-too-few-plies = il y a plus de bâtiments debout que de bâtiments placés
broken-shared-territory = une case appartient aux deux camps
broken-territory-outside = un terrain sort de la ville
broken-foreign-in-territory = un bâtiment de l’autre camp se trouve sur un terrain encerclé
broken-land-not-enclosed = un camp possède un terrain qu’aucun de ses bâtiments n’encercle
broken-dark-begins = Brun place le premier bâtiment de la partie, Clair le deuxième
broken-wrong-points = les points ne sont pas les cases non placées
broken-wrong-places = les places ou la façon de finir ne suivent pas des points
broken-ended-too-soon = quelqu’un pourrait encore bâtir
broken-asked-after-end = quelque chose est demandé après la fin
broken-nothing-asked = rien n’est demandé avant la fin
broken-second-cathedral = la cathédrale serait placée deux fois
broken-no-cathedral = la cathédrale n’est pas placée
broken-cannot-build = le camp qui doit jouer n’a nulle part où bâtir
broken-not-enclosed = le bâtiment à capturer n’est pas encerclé seul

ask-PlaceCathedral = Placez la cathédrale où vous voulez dans la ville.
ask-PlaceBuilding = Placez un de vos bâtiments.
ask-CaptureOrLeave = Vous avez isolé un seul bâtiment. Le capturez-vous maintenant, ou le laissez-vous ?

action-Build = placer { $piece_the }
action-Capture = le capturer et prendre le terrain
action-Leave = le laisser ; le terrain reste ouvert aux deux

option-outside_guard = Le dehors, la plus grande partie de la ville, n’est pas encerclé tant qu’il compte plus de cinquante cases, ni quand le coup gagnerait toutes les parties
option-lehmann_woods = Clair place la cathédrale après le premier bâtiment de Brun (Lehmann et Woods)
option-always_capture = Les bâtiments isolés sont capturés sans question

ending-all-placed = Un camp a placé tous ses bâtiments, l’autre non.
ending-fewest-squares = Personne ne peut plus bâtir ; le moins de cases non placées gagne.
ending-draw = Personne ne peut plus bâtir ; autant de cases non placées des deux côtés.
ending-resigned = Un camp a abandonné.
ending-clock = Un camp a épuisé son temps.
ending-closed = La table a été fermée.

why-encloses-building = Cela isole { $piece_the } en { $squares }, que vous pourrez capturer.
why-encloses-land = { $squares_count ->
    [one] Cela encercle { $squares }, qui devient votre terrain.
   *[other] Cela encercle { $squares_count } cases, qui deviennent votre terrain : { $squares }.
  }
why-prepares-land = { $count ->
    [one] Avec un bâtiment de plus, vous pourriez encercler une case.
   *[other] Avec un bâtiment de plus, vous pourriez encercler environ { $count } cases.
  }
why-spoils-land = { $count ->
    [one] { $seat } aurait pu encercler une case que cela gâche.
   *[other] { $seat } aurait pu encercler environ { $count } cases que cela gâche.
  }
why-cathedral-somewhere = La cathédrale n’est à personne ; en soi, aucun endroit ne vaut mieux qu’un autre.
why-largest-first = Placez d’abord les plus grands bâtiments, comme { $piece_the }.
why-largest-that-fits = De vos bâtiments qui tiennent encore quelque part, aucun n’est plus grand que { $piece_the }.
why-keeps-own-land = Cela garde votre propre terrain pour plus tard, quand il ne restera rien d’autre.
why-capture-brings = La capture vous donne { $squares_count ->
    [one] { $squares }.
   *[other] { $squares_count } cases : { $squares }.
  }
why-leaving-fills = Laissé debout, il occupe des cases dont personne ne peut se servir.
# Les leçons.

lesson-cathedral = La cathédrale
lesson-cathedral-1 = Vous êtes Clair. La partie commence par la cathédrale, qui n’est à personne : placez-la où vous voulez dans les murs. Tournez-la si vous le souhaitez.
lesson-cathedral-done = La cathédrale est debout. Maintenant, Brun et vous jouez à tour de rôle, un bâtiment chacun.
lesson-build = Un premier bâtiment
lesson-build-1 = Choisissez un de vos bâtiments et placez-le sur des cases libres. Les grands sont difficiles à placer plus tard : on commence souvent par eux.
lesson-build-done = Il reste où il est, à moins d’être capturé. Votre premier bâtiment n’encercle encore rien ; un coin qu’il ferme devient à vous avec votre deuxième bâtiment, si aucun autre bâtiment ne s’y trouve alors.
lesson-territory = Encercler un terrain
lesson-territory-1 = Votre pont ferme déjà un côté du coin en haut à gauche. Fermez l’autre : une écurie sur A3 et B3 suffit. Les bâtiments doivent se toucher par un côté ; deux coins qui se touchent laissent un passage.
lesson-territory-done = Les quatre cases sont votre terrain : Brun ne peut plus y bâtir. Vous ne les perdez que si Brun capture un bâtiment de leur frontière.
lesson-conquered = Le terrain de l’autre camp
lesson-conquered-1 = Brun a encerclé le coin en bas à droite. Essayez d’y bâtir : la règle refuse. Puis bâtissez ailleurs.
lesson-conquered-done = On ne bâtit pas sur un terrain que l’autre camp a encerclé. Mettez un bâtiment dans chaque coin avant qu’il ne se ferme.
lesson-capture = Une capture
lesson-capture-1 = Une seule taverne de Brun est dans le coin. Fermez-le de nouveau : A3 et B3.
lesson-capture-2 = Vous avez isolé un seul bâtiment de l’autre camp : vous pouvez le capturer, mais seulement maintenant. Capturez-le.
lesson-capture-done = La taverne revient à Brun, qui pourra la replacer, et le coin est à vous. Deux bâtiments auraient été à l’abri.
lesson-end = La fin
lesson-end-1 = Vous êtes Brun, et Clair ne peut plus bâtir. Il vous reste une taverne : placez-la où vous voulez.
lesson-end-done = Tous vos bâtiments sont placés : vous gagnez. Si aucun camp n’y arrive, le moins de cases non placées gagne.

board-final = { $points ->
    [one] { $points } case non placée
   *[other] { $points } cases non placées
}
board-label = La ville dans ses murs, dix cases sur dix
board-squares = Cases de la ville. Les flèches déplacent, N prend le bâtiment suivant, R le tourne, Entrée le place, Échap le remet en réserve.
board-square-free = { $square } : libre
board-square-land = { $square } : terrain, { $seat }
board-square-built = { $square } : { $piece }, { $seat }
board-square-cathedral = { $square } : cathédrale
board-tray = Bâtiments en réserve : { $seat }
board-piece = { $piece }{ $count ->
    [1] {""}
   *[other] , { $count } exemplaires
  }
board-all-placed = Tout est placé.
board-take = Prenez un bâtiment.
board-hold = Glissez-le dans la ville, ou touchez une case.
board-hold-keys = R ou la molette le tourne.
board-fits = Vous pouvez le placer ici.
board-fits-not = Vous ne pouvez pas le placer ici. Essayez quand même pour lire pourquoi.
board-turn = Tourner
board-put = Placer
board-stands = { $seat } : { $piece } en { $squares }.
board-stands-cathedral = La cathédrale se trouve en { $squares }.
board-owns = { $seat } possède { $squares }.
board-left = { $pieces_count ->
    [0] { $seat } a tout placé.
   *[other] { $seat } doit encore placer : { $pieces } ; { $points ->
        [one] { $points } case.
       *[other] { $points } cases.
      }
  }
board-unplaced = Cases non placées
board-placements = placements
board-buildings = Bâtiments en réserve
board-land = Terrain

# Le terminal.
terminal-signs = Deux lettres marquent chaque case d’un bâtiment : minuscules pour Clair, majuscules pour Brun ; CA est la cathédrale. Un point est une case libre, ░░ du terrain de Clair, ▒▒ du terrain de Brun.
terminal-left = { $count ->
    [one] { $count } case non placée
   *[other] { $count } cases non placées
  }

revision-2 = Le dehors, la plus grande des parties que séparent vos bâtiments, n’est pas encerclé tant qu’il compte plus de cinquante cases. Un bâtiment isolé ne peut être capturé qu’au moment où il vient d’être coupé du reste. Le joueur qui quitte la partie compte 47 cases, celui qui reste n’en compte aucune.

# La feuille de score.
line-unplaced = { $pieces_count ->
    [0] Tout est placé
   *[other] Cases non placées : { $pieces }
  }
line-charged = Toutes les cases, pour avoir quitté la partie
line-spared = Rien, puisque l’autre camp a quitté la partie
note-placements = { $count ->
    [0] Plus aucun bâtiment ne trouve de place
    [1] Il reste 1 placement possible
   *[other] Il reste { $count } placements possibles
  }
note-homeless = { $pieces_count ->
    [one] Ne trouve plus de place : { $pieces }
   *[other] Ne trouvent plus de place : { $pieces }
  }

# Ce qui est compté dans les parties de robots.
count-captures = captures
