title = Bastide
about = Les membres de la Jurade bâtissent ensemble une ville neuve, chacun pour soi ; au bout, elle reste française ou devient anglaise.

seat-0 = Bleu
seat-1 = Vert
seat-2 = Rouge
seat-3 = Jaune
seat-4 = Violet

# Le nom de la première rue longue est dans la règle ; les autres sont à nous.
equipment-r1 = Carreyrot Long
    .the = le Carreyrot Long
    .of = du Carreyrot Long
equipment-r2 = rue longue R2
    .the = la rue longue R2
    .of = de la rue longue R2
equipment-t1 = rue courte T1
    .the = la rue courte T1
    .of = de la rue courte T1
equipment-t2 = rue courte T2
    .the = la rue courte T2
    .of = de la rue courte T2
equipment-t3 = rue courte T3
    .the = la rue courte T3
    .of = de la rue courte T3
equipment-halle = Halle
    .the = la Halle
    .of = de la Halle
equipment-n = mur nord
    .the = le mur nord
    .of = du mur nord
equipment-s = mur sud
    .the = le mur sud
    .of = du mur sud
equipment-w = mur ouest
    .the = le mur ouest
    .of = du mur ouest
equipment-e = mur est
    .the = le mur est
    .of = du mur est
equipment-church = église
    .the = l’église
    .of = de l’église
equipment-chapel = chapelle
    .the = la chapelle
    .of = de la chapelle
equipment-monastery = monastère
    .the = le monastère
    .of = du monastère
equipment-maladrerie = maladrerie
    .the = la maladrerie
    .of = de la maladrerie

tile-house = Maison
    .a = une Maison
tile-fire = Incendie
    .a = un Incendie
tile-english-1 = Anglois 1
    .a = un Anglois de 1
tile-english-2 = Anglois 2
    .a = un Anglois de 2
tile-english-3 = Anglois 3
    .a = un Anglois de 3
tile-english-4 = Anglois 4
    .a = un Anglois de 4

card-prince = le Prince
    .of = du Prince
card-pope = le Pape
    .of = du Pape
card-people = le Peuple
    .of = du Peuple

facing-ew = d’est en ouest
facing-ns = du nord au sud

promise-none = rien
promise-spare = épargner ses Influences
    .of = d’épargner ses Influences
promise-bid-3 = miser au moins 3 SdD sur ce projet
    .of = de miser au moins 3 SdD sur ce projet
promise-bid-6 = miser au moins 6 SdD sur ce projet
    .of = de miser au moins 6 SdD sur ce projet
promise-bid-9 = miser au moins 9 SdD sur ce projet
    .of = de miser au moins 9 SdD sur ce projet
promise-bid-12 = miser au moins 12 SdD sur ce projet
    .of = de miser au moins 12 SdD sur ce projet
promise-abstain = ne rien miser sur ce projet
    .of = de ne rien miser sur ce projet
promise-most-3 = miser au plus 3 SdD sur ce projet
    .of = de miser au plus 3 SdD sur ce projet
promise-most-6 = miser au plus 6 SdD sur ce projet
    .of = de miser au plus 6 SdD sur ce projet
promise-most-9 = miser au plus 9 SdD sur ce projet
    .of = de miser au plus 9 SdD sur ce projet
promise-most-12 = miser au plus 12 SdD sur ce projet
    .of = de miser au plus 12 SdD sur ce projet
promise-build-r1 = proposer bientôt le chantier du Carreyrot Long
    .of = de proposer bientôt le chantier du Carreyrot Long
promise-build-r2 = proposer bientôt le chantier de la rue longue R2
    .of = de proposer bientôt le chantier de la rue longue R2
promise-build-t1 = proposer bientôt le chantier de la rue courte T1
    .of = de proposer bientôt le chantier de la rue courte T1
promise-build-t2 = proposer bientôt le chantier de la rue courte T2
    .of = de proposer bientôt le chantier de la rue courte T2
promise-build-t3 = proposer bientôt le chantier de la rue courte T3
    .of = de proposer bientôt le chantier de la rue courte T3
promise-build-halle = proposer bientôt le chantier de la Halle
    .of = de proposer bientôt le chantier de la Halle
promise-build-n = proposer bientôt le chantier du mur nord
    .of = de proposer bientôt le chantier du mur nord
promise-build-s = proposer bientôt le chantier du mur sud
    .of = de proposer bientôt le chantier du mur sud
promise-build-w = proposer bientôt le chantier du mur ouest
    .of = de proposer bientôt le chantier du mur ouest
promise-build-e = proposer bientôt le chantier du mur est
    .of = de proposer bientôt le chantier du mur est
promise-build-church = proposer bientôt le chantier de l’église
    .of = de proposer bientôt le chantier de l’église
promise-build-chapel = proposer bientôt le chantier de la chapelle
    .of = de proposer bientôt le chantier de la chapelle
promise-build-monastery = proposer bientôt le chantier du monastère
    .of = de proposer bientôt le chantier du monastère
promise-build-maladrerie = proposer bientôt le chantier de la maladrerie
    .of = de proposer bientôt le chantier de la maladrerie
promise-build-a1 = bâtir bientôt une Maison en A1
    .of = de bâtir bientôt une Maison en A1
promise-build-a2 = bâtir bientôt une Maison en A2
    .of = de bâtir bientôt une Maison en A2
promise-build-a3 = bâtir bientôt une Maison en A3
    .of = de bâtir bientôt une Maison en A3
promise-build-a4 = bâtir bientôt une Maison en A4
    .of = de bâtir bientôt une Maison en A4
promise-build-b1 = bâtir bientôt une Maison en B1
    .of = de bâtir bientôt une Maison en B1
promise-build-b3 = bâtir bientôt une Maison en B3
    .of = de bâtir bientôt une Maison en B3
promise-build-b4 = bâtir bientôt une Maison en B4
    .of = de bâtir bientôt une Maison en B4
promise-build-c1 = bâtir bientôt une Maison en C1
    .of = de bâtir bientôt une Maison en C1
promise-build-c2 = bâtir bientôt une Maison en C2
    .of = de bâtir bientôt une Maison en C2
promise-build-c3 = bâtir bientôt une Maison en C3
    .of = de bâtir bientôt une Maison en C3
promise-build-c4 = bâtir bientôt une Maison en C4
    .of = de bâtir bientôt une Maison en C4
promise-put-r1-1 = poser sa prochaine Influence sur le cercle R1.1 du Carreyrot Long
    .of = de poser sa prochaine Influence sur le cercle R1.1 du Carreyrot Long
promise-put-r1-2 = poser sa prochaine Influence sur le cercle R1.2 du Carreyrot Long
    .of = de poser sa prochaine Influence sur le cercle R1.2 du Carreyrot Long
promise-put-r1-3 = poser sa prochaine Influence sur le cercle R1.3 du Carreyrot Long
    .of = de poser sa prochaine Influence sur le cercle R1.3 du Carreyrot Long
promise-put-r1-4 = poser sa prochaine Influence sur le cercle R1.4 du Carreyrot Long
    .of = de poser sa prochaine Influence sur le cercle R1.4 du Carreyrot Long
promise-put-r2-1 = poser sa prochaine Influence sur le cercle R2.1 de la rue longue R2
    .of = de poser sa prochaine Influence sur le cercle R2.1 de la rue longue R2
promise-put-r2-2 = poser sa prochaine Influence sur le cercle R2.2 de la rue longue R2
    .of = de poser sa prochaine Influence sur le cercle R2.2 de la rue longue R2
promise-put-r2-3 = poser sa prochaine Influence sur le cercle R2.3 de la rue longue R2
    .of = de poser sa prochaine Influence sur le cercle R2.3 de la rue longue R2
promise-put-r2-4 = poser sa prochaine Influence sur le cercle R2.4 de la rue longue R2
    .of = de poser sa prochaine Influence sur le cercle R2.4 de la rue longue R2
promise-put-t1-a = poser sa prochaine Influence sur le cercle T1.A de la rue courte T1
    .of = de poser sa prochaine Influence sur le cercle T1.A de la rue courte T1
promise-put-t1-b = poser sa prochaine Influence sur le cercle T1.B de la rue courte T1
    .of = de poser sa prochaine Influence sur le cercle T1.B de la rue courte T1
promise-put-t1-c = poser sa prochaine Influence sur le cercle T1.C de la rue courte T1
    .of = de poser sa prochaine Influence sur le cercle T1.C de la rue courte T1
promise-put-t2-a = poser sa prochaine Influence sur le cercle T2.A de la rue courte T2
    .of = de poser sa prochaine Influence sur le cercle T2.A de la rue courte T2
promise-put-t2-b = poser sa prochaine Influence sur le cercle T2.B de la rue courte T2
    .of = de poser sa prochaine Influence sur le cercle T2.B de la rue courte T2
promise-put-t2-c = poser sa prochaine Influence sur le cercle T2.C de la rue courte T2
    .of = de poser sa prochaine Influence sur le cercle T2.C de la rue courte T2
promise-put-t3-a = poser sa prochaine Influence sur le cercle T3.A de la rue courte T3
    .of = de poser sa prochaine Influence sur le cercle T3.A de la rue courte T3
promise-put-t3-b = poser sa prochaine Influence sur le cercle T3.B de la rue courte T3
    .of = de poser sa prochaine Influence sur le cercle T3.B de la rue courte T3
promise-put-t3-c = poser sa prochaine Influence sur le cercle T3.C de la rue courte T3
    .of = de poser sa prochaine Influence sur le cercle T3.C de la rue courte T3
promise-put-halle-n = poser sa prochaine Influence sur le cercle halle.N de la Halle
    .of = de poser sa prochaine Influence sur le cercle halle.N de la Halle
promise-put-halle-e = poser sa prochaine Influence sur le cercle halle.E de la Halle
    .of = de poser sa prochaine Influence sur le cercle halle.E de la Halle
promise-put-halle-s = poser sa prochaine Influence sur le cercle halle.S de la Halle
    .of = de poser sa prochaine Influence sur le cercle halle.S de la Halle
promise-put-halle-w = poser sa prochaine Influence sur le cercle halle.W de la Halle
    .of = de poser sa prochaine Influence sur le cercle halle.W de la Halle
promise-put-n-1 = poser sa prochaine Influence sur le cercle N.1 du mur nord
    .of = de poser sa prochaine Influence sur le cercle N.1 du mur nord
promise-put-n-2 = poser sa prochaine Influence sur le cercle N.2 du mur nord
    .of = de poser sa prochaine Influence sur le cercle N.2 du mur nord
promise-put-n-3 = poser sa prochaine Influence sur le cercle N.3 du mur nord
    .of = de poser sa prochaine Influence sur le cercle N.3 du mur nord
promise-put-n-4 = poser sa prochaine Influence sur le cercle N.4 du mur nord
    .of = de poser sa prochaine Influence sur le cercle N.4 du mur nord
promise-put-s-1 = poser sa prochaine Influence sur le cercle S.1 du mur sud
    .of = de poser sa prochaine Influence sur le cercle S.1 du mur sud
promise-put-s-2 = poser sa prochaine Influence sur le cercle S.2 du mur sud
    .of = de poser sa prochaine Influence sur le cercle S.2 du mur sud
promise-put-s-3 = poser sa prochaine Influence sur le cercle S.3 du mur sud
    .of = de poser sa prochaine Influence sur le cercle S.3 du mur sud
promise-put-s-4 = poser sa prochaine Influence sur le cercle S.4 du mur sud
    .of = de poser sa prochaine Influence sur le cercle S.4 du mur sud
promise-put-w-a = poser sa prochaine Influence sur le cercle W.A du mur ouest
    .of = de poser sa prochaine Influence sur le cercle W.A du mur ouest
promise-put-w-b = poser sa prochaine Influence sur le cercle W.B du mur ouest
    .of = de poser sa prochaine Influence sur le cercle W.B du mur ouest
promise-put-w-c = poser sa prochaine Influence sur le cercle W.C du mur ouest
    .of = de poser sa prochaine Influence sur le cercle W.C du mur ouest
promise-put-e-a = poser sa prochaine Influence sur le cercle E.A du mur est
    .of = de poser sa prochaine Influence sur le cercle E.A du mur est
promise-put-e-b = poser sa prochaine Influence sur le cercle E.B du mur est
    .of = de poser sa prochaine Influence sur le cercle E.B du mur est
promise-put-e-c = poser sa prochaine Influence sur le cercle E.C du mur est
    .of = de poser sa prochaine Influence sur le cercle E.C du mur est
promise-put-church-1 = poser sa prochaine Influence sur le cercle church.1 de l’église
    .of = de poser sa prochaine Influence sur le cercle church.1 de l’église
promise-put-church-2 = poser sa prochaine Influence sur le cercle church.2 de l’église
    .of = de poser sa prochaine Influence sur le cercle church.2 de l’église
promise-put-church-3 = poser sa prochaine Influence sur le cercle church.3 de l’église
    .of = de poser sa prochaine Influence sur le cercle church.3 de l’église
promise-put-church-4 = poser sa prochaine Influence sur le cercle church.4 de l’église
    .of = de poser sa prochaine Influence sur le cercle church.4 de l’église
promise-put-chapel-1 = poser sa prochaine Influence sur le cercle chapel.1 de la chapelle
    .of = de poser sa prochaine Influence sur le cercle chapel.1 de la chapelle
promise-put-chapel-2 = poser sa prochaine Influence sur le cercle chapel.2 de la chapelle
    .of = de poser sa prochaine Influence sur le cercle chapel.2 de la chapelle
promise-put-chapel-3 = poser sa prochaine Influence sur le cercle chapel.3 de la chapelle
    .of = de poser sa prochaine Influence sur le cercle chapel.3 de la chapelle
promise-put-monastery-1 = poser sa prochaine Influence sur le cercle monastery.1 du monastère
    .of = de poser sa prochaine Influence sur le cercle monastery.1 du monastère
promise-put-monastery-2 = poser sa prochaine Influence sur le cercle monastery.2 du monastère
    .of = de poser sa prochaine Influence sur le cercle monastery.2 du monastère
promise-put-monastery-3 = poser sa prochaine Influence sur le cercle monastery.3 du monastère
    .of = de poser sa prochaine Influence sur le cercle monastery.3 du monastère
promise-put-monastery-4 = poser sa prochaine Influence sur le cercle monastery.4 du monastère
    .of = de poser sa prochaine Influence sur le cercle monastery.4 du monastère
promise-put-maladrerie-1 = poser sa prochaine Influence sur le cercle maladrerie.1 de la maladrerie
    .of = de poser sa prochaine Influence sur le cercle maladrerie.1 de la maladrerie
promise-put-maladrerie-2 = poser sa prochaine Influence sur le cercle maladrerie.2 de la maladrerie
    .of = de poser sa prochaine Influence sur le cercle maladrerie.2 de la maladrerie
promise-put-maladrerie-3 = poser sa prochaine Influence sur le cercle maladrerie.3 de la maladrerie
    .of = de poser sa prochaine Influence sur le cercle maladrerie.3 de la maladrerie

no-something-is-possible = Vous pouvez encore proposer un projet ou jouer une tuile : on ne passe pas.
no-no-such-equipment = Aucun équipement ne porte ce nom. Les noms sont R1 R2 T1 T2 T3 halle N S W E church chapel monastery maladrerie.
no-finished = Tous les cercles { $equipment_of } portent une Influence : le chantier est achevé.
no-no-room-for-piece = Aucun Moulon n’a assez de place pour { $equipment_the } : il faut { $width ->
    [1] une bande libre
   *[other] { $width } bandes libres côte à côte
  }.
no-no-such-moulon = On ne bâtit pas en { $block }. Les Moulons sont A1 A2 A3 A4 B1 B3 B4 C1 C2 C3 C4.
no-no-such-facing = Les bandes vont { $facings } (ew, ns).
no-other-facing = Les bandes du Moulon { $block } vont déjà { $facing }.
no-outside-moulon = Le Moulon { $block } a trois bandes ; la pièce en couvre { $width } et doit y tenir.
no-strip-taken = { $strips_count ->
    [1] La bande { $strips } du Moulon { $block } est déjà bâtie.
   *[other] Les bandes { $strips } du Moulon { $block } sont déjà bâties.
  }
no-must-pledge = Tout un tour de table n’a apporté ni tuile ni Influence, et vous pouvez jouer une tuile : pour proposer un projet, il faut y miser au moins { $amount } SdD, et vous en avez { $money } avec votre part de la Caisse.
no-bid-under-pledge = Vous avez proposé ce projet en annonçant une mise d’au moins { $amount } SdD.
no-money-pledged = { $seat } a annoncé une mise et ne peut donner que { $money } SdD au plus.
no-bid-over-purse = Vous avez { $money } SdD ; on mise de 0 à tout ce qu’on a.
no-cannot-take-back-bid = On ne retire rien de ce qui est misé.
no-raise-over-purse = Il vous reste { $money } SdD à ajouter au plus.
no-not-on-project = Vos Influences vont sur un cercle { $equipment_of }.
no-circle-taken = Le cercle { $circle } porte déjà une Influence de { $seat }.
no-not-in-camp = Aucun Anglois de { $value } n’est au camp.
no-not-in-hand = Vous n’avez pas cette tuile. Votre main : { $tiles }.
no-no-room-for-house = Plus aucune bande n’est libre : cette Maison ne peut pas être posée.
no-nothing-to-burn = Il n’y a ni Maison ni Influence à brûler.
no-one-share-each = Donnez une part à chacun, dans cet ordre : { $seats }.
no-share-over-claim = La part de { $seat } va de 0 à { $amount } SdD.
no-wrong-sum = Les parts doivent faire { $amount } SdD en tout.
no-nothing-there = Il n’y a ni Maison ni Influence ici : { $targets }.
no-not-in-town-order = Nommez chaque cible une fois, dans l’ordre de la ville : { $targets }.
no-houses-or-influences = Des Maisons ou des Influences, jamais les deux.
no-one-or-two = Un Incendie détruit une ou deux cibles.
no-one-fire-one-place = Un Incendie reste dans un seul Moulon ou sur un seul équipement : { $targets }.
no-in-the-middle = Le centre de la ville ne peut pas être harcelé : { $targets }.
no-walls-come-last = Les murs ne sont touchés que s’il n’y a rien d’autre à harceler : { $targets }.
no-behind-walls = Les murs protègent encore { $targets }.
no-must-destroy = { $count ->
    [1] L’Anglois doit détruire exactement une cible.
   *[other] L’Anglois doit détruire exactement { $count } cibles.
  }
no-not-a-partner = Une offre s’adresse à un autre joueur de la table.
no-give-over-purse = Vous avez { $money } SdD à donner au plus.
no-take-over-purse = { $to } a { $money } SdD : on ne peut pas lui en demander plus.
no-enough-offers = Vous avez déjà fait vos { $count } offres de ce tour.
no-enough-exchanges = { $to } et vous avez déjà échangé { $count } offres pendant ce tour.
no-nothing-bid-for = Aucun projet n’est mis aux enchères : cette promesse en concerne un.
no-no-circle-of-project = On ne peut promettre pour l’instant qu’un cercle libre { $equipment_of }.
no-no-such-promise = Cette promesse n’est pas dans la liste.
no-promise-for-money = Une promesse s’échange contre de l’argent seul : donnez-en ou demandez-en, pas les deux.
no-no-money-in-it = Une offre parle d’argent : donnez au moins 1 SdD, ou demandez-en.
no-share-out-of-reach = Votre part peut aller de 1 à { $amount } SdD.
no-back-over-share = Vous pouvez rendre de 1 à { $amount } SdD de cette part.
no-no-such-offer = Aucune offre ouverte ne vous concerne sous le numéro { $number }.
no-your-own-offer = L’offre { $number } n’est pas à accepter par vous.
no-cannot-pay = { $seat } n’a que { $money } SdD et ne peut plus payer.

event-starts = { $seat } commence.
event-drawn = { $seat } pioche une tuile.
event-drawn-own = Vous piochez { $tile_a }.
event-bag-empty = Le sac est vide : { $seat } ne pioche pas.
event-tile-played = { $seat } joue { $tile_a }.
event-passed = { $seat } ne peut rien faire et passe.
event-proposed = { $seat } propose le chantier { $equipment_of }.
event-pledged = Après un tour de table sans rien, { $seat } annonce une mise d’au moins { $amount } SdD.
event-no-tile-to-play = Après un tour de table sans rien, { $seat } n’a aucune tuile à jouer et peut ne rien miser.
event-piece-placed = { $seat } place { $equipment_the } en { $block }.
event-chest-shared = Chacun reçoit { $amount } SdD de la Caisse ; il y reste { $rest } SdD.
event-bid = { $seat } a misé { $amount } SdD.
event-has-added = { $seat } ajoute des SdD, face cachée.
event-additions-shown = { $seat } avait ajouté { $amount } SdD : { $total } SdD en tout.
event-project-failed = Personne n’a gagné d’Influence : le chantier { $equipment_of } n’avance pas.
event-influence-placed = { $seat } pose une Influence sur { $equipment_the } ({ $circle }).
event-influences-lost = { $count ->
    [1] Les cercles sont pleins : { $seat } perd une Influence gagnée.
   *[other] Les cercles sont pleins : { $seat } perd { $count } Influences gagnées.
  }
event-none-in-stock = { $seat } n’a plus de pion d’Influence à poser.
event-english-dismissed = L’émissaire de { $seat } fait retirer du camp un Anglois de { $value }.
event-no-marker = { $seat } n’a plus de pion pour la route du camp et n’y marque rien.
event-road-advanced = { $seat } en est à { $points } sur la route du camp.
event-house-built = { $seat } pose une Maison en { $block }.
event-tax-changed = { $amount ->
    [-6] 6 SdD de moins
   *[other] { $amount } SdD de plus
  } pour { $equipment_the }.
event-taxed = L’impôt est de { $amount } SdD.
event-rent-paid = { $seat } reçoit { $amount } SdD.
event-chest-filled = La Caisse reçoit { $amount } SdD.
event-paid-back = { $seat } rend { $amount } SdD de sa part à { $to }.
event-house-destroyed = Une Maison est détruite en { $block }.
event-influence-removed = { $seat } reprend une Influence { $equipment_of } ({ $circle }).
event-equipment-lost = Plus aucune Influence sur { $equipment_the } : le chantier est à recommencer.
event-camped = L’Anglois de { $value } se replie au camp : { $count ->
    [1] un pion y est.
   *[other] { $count } pions y sont.
  }
event-siege = L’Anglois assiège la ville : { $points } points contre { $count ->
    [0] aucune Influence
    [1] une Influence
   *[other] { $count } Influences
  } sur les murs.
event-walls-missing = La ville est ouverte, il manque : { $equipments }.
event-card-taken = { $seat } reçoit la carte { $card_of }.
event-all-started = Les quatorze équipements sont en chantier.
event-stalled = { $turns } tours de suite n’ont rien apporté à la ville : la partie s’arrête.
event-too-long = { $turns } tours ont été joués : la partie s’arrête.
event-town-is-french = La ville reste française.
event-town-is-nobodys = La ville n’est ni française ni anglaise : seules les Influences comptent.
event-town-is-english = La ville devient anglaise.
event-influences-count = { $seat } : { $points } pour les Influences.
event-cards-count = { $seat } : { $points } pour les cartes de majorité.
event-road-counts = { $seat } : { $points } pour la route du camp.
event-scored = { $points ->
    [0] { $seat } a 0 point.
    [1] { $seat } a 1 point.
    [-1] { $seat } a -1 point.
   *[other] { $seat } a { $points } points.
  }
event-gift-offered = Offre { $number } : { $seat } veut donner { $give } SdD à { $to }.
event-gift-asked = Offre { $number } : { $seat } demande { $take } SdD à { $to }.
event-exchange-offered = Offre { $number } : { $seat } donne { $give } SdD à { $to } contre { $take } SdD.
event-promise-wanted = Offre { $number } : { $seat } donne { $give } SdD à { $to } contre la promesse { $promise_of }.
event-promise-offered = Offre { $number } : { $seat } promet à { $to } { $promise_of }, contre { $take } SdD.
event-tied = Offre { $number } : si la part de { $seat } est d’au moins { $share } SdD, { $back ->
    [1] 1 SdD en revient
   *[other] { $back } SdD en reviennent
  } au bâtisseur.
event-offer-accepted = { $seat } accepte l’offre { $number }.
event-offer-dropped = { $seat } écarte l’offre { $number }.
event-offer-countered = { $seat } répond à l’offre { $number } par une autre.
event-offer-declined = { $seat } refuse l’offre { $number }.
event-offer-withdrawn = { $seat } retire l’offre { $number }.
event-offer-lapsed = L’offre { $number } de { $seat } tombe.
event-money-given = { $seat } donne { $amount } SdD à { $to }.
event-promised = { $seat } promet à { $to } { $promise_of }.
event-promise-kept = { $seat } a tenu sa promesse à { $to } : { $promise }.
event-promise-broken = { $seat } a rompu sa promesse à { $to } : { $promise }.
event-promise-lapsed = La promesse de { $seat } à { $to } tombe : { $promise }.
event-resigned = { $seat } quitte la table.
event-out-of-time = { $seat } a épuisé son temps et quitte la table.
event-closed = La table est fermée ; personne ne gagne.

broken-not-for-every-seat = il manque quelque chose à une place
broken-strangers-play = quelqu’un qui n’est pas à la table possède quelque chose
broken-wrong-town = la ville n’a pas ses Moulons ou ses cercles
broken-wrong-cards = une carte de majorité est à quelqu’un qui n’est pas à la table
broken-bag-has-order = le sac n’est pas mélangé
broken-wrong-hand = une main a plus de trois tuiles, n’est pas en ordre ou n’est à personne
broken-camp-overfull = le camp a plus de sept pions
broken-tiles-miscounted = le compte n’y est pas pour cette tuile : { $tile }
broken-unknown-tile = une tuile n’est pas du jeu
broken-wrong-moulon = le Moulon { $block } ne peut pas être bâti ainsi
broken-wrong-facing = les bandes du Moulon { $block } ne vont pas comme il faut
broken-wrong-building = ce bâtiment n’est pas en place comme il faut : { $equipment }
broken-off-the-road = { $seat } n’est pas sur la route du camp
broken-influences-miscounted = { $seat } n’a pas vingt pions d’Influence en tout
broken-money-owed = une bourse ou la Caisse est négative
broken-bank-broke = il circule plus d’argent que la banque n’en a
broken-wrong-bids = les mises et les ajouts ne s’accordent pas
broken-pledge-spent = qui a annoncé une mise n’a plus de quoi la payer
broken-nothing-asked = rien n’est demandé avant la fin
broken-asked-after-end = quelque chose est demandé après la fin
broken-wrong-points = les points ne sont pas ceux de la ville

ask-TakeTurn = À vous : proposez un projet ou jouez une tuile.
ask-PlacePiece = Où placez-vous le bâtiment ?
ask-SealBids = Combien de SdD mettez-vous dans votre poing ?
ask-AddToBids = Combien de SdD ajoutez-vous, face cachée ?
ask-PlaceInfluence = Sur quel cercle posez-vous votre Influence ?
ask-SendEmissary = Quel Anglois votre émissaire fait-il retirer du camp ?
ask-PlaceHouse = Où posez-vous la Maison ?
ask-PayRents = L’impôt ne suffit pas : comment le partagez-vous ?
ask-SetFire = Que détruit l’Incendie ?
ask-RaidTown = Que détruit l’Anglois ?

action-Start = { $seat } commence
action-Draw = piocher : { $tile }
action-Propose = le chantier { $equipment_of }
action-Play = jouer { $tile_a }
action-Pass = passer
action-Build = en { $block }, bande { $strip }, { $facing }
action-Bid = miser { $amount } SdD
action-Add = ajouter { $amount } SdD
action-Put = sur { $circle }
action-Dismiss = un Anglois de { $value }
action-Split = partager ainsi : { $shares }
action-Burn = brûler { $targets }
action-Raid = détruire { $targets }
action-Offer = offrir { $give } SdD à { $to } contre { $take } SdD (promesse : { $promise })
action-Counter = contre-offre à l’offre { $number } : { $give } SdD contre { $take } SdD (promesse : { $promise })
action-Tie = pour une part d’au moins { $share } SdD, en rendre { $back }
action-Accept = accepter l’offre { $number }
action-Drop = refuser ou retirer l’offre { $number }

floor-Counter = Faire une contre-offre
part-number = À quelle offre répondez-vous ?
part-to = À qui ?
part-give = Combien de SdD donnez-vous ?
part-take = Combien de SdD demandez-vous ?
part-promise = Contre quelle promesse ?
part-share = À partir de quelle part ?
part-back = Combien en rendez-vous ?
part-shares = La part de
part-targets = Que détruire ?
shares-0 = Bleu
shares-1 = Vert
shares-2 = Rouge
shares-3 = Jaune
shares-4 = Violet

option-cards = Valeur des cartes du Prince, du Pape et du Peuple
option-bank = SdD dans la banque (illimités, ou les 96 imprimés)
option-raises = Surenchères par tours jusqu’à ce que personne n’ajoute, ou une seule
option-negotiation = Négociation : offres d’argent et promesses

revision-2 = Après un tour de table sans rien, qui peut jouer une tuile ne propose un projet qu’en y misant au moins 3 SdD. Une partie qui s’enlise ou dure 300 tours ne compte que les Influences. On peut répondre par une contre-offre, promettre une mise ou un cercle pendant qu’on mise sur un projet, et tous apprennent ce que deviennent les offres et les promesses.
ending-complete = Les quatorze équipements sont en chantier ; la ville est française.
ending-siege-held = La ville a tenu le siège ; elle est française.
ending-siege-lost = La ville est prise ; elle est anglaise.
ending-stalled = Plus personne ne bâtit ; la ville est française.
ending-too-long = Les trois cents tours sont joués ; la ville est française.
ending-last-standing = Un seul joueur est resté à la table.
ending-closed = La table a été fermée.

# Les leçons.

lesson-project = Un projet
lesson-project-1 = À votre tour vous faites une seule chose : proposer un équipement pour la ville, ou jouer une tuile. Proposez une rue.
lesson-project-done = Chacun peut maintenant payer, et qui paie assez y met des influences.
lesson-bid = Le poing fermé
lesson-bid-1 = Chacun ferme le poing sur sa mise ; tous s’ouvrent ensemble. Trois SdD donnent une influence, moins ne donne rien, et tout est perdu. Misez au moins 3.
lesson-bid-2 = Vous avez de quoi mettre une influence. Posez-la sur un cercle de la rue : elle touchera des rentes des moulons voisins.
lesson-bid-done = Vous êtes aussi premier sur les voies : la carte du Peuple vous revient.
lesson-house = Une maison et son impôt
lesson-house-1 = Votre influence en R1.2 donne sur le moulon A2. Jouez votre Maison.
lesson-house-2 = Posez la Maison en A2.
lesson-house-done = Une Maison rapporte 6 SdD d’impôt : 2 pour chaque influence qui la regarde, ici la vôtre, et le reste à la Caisse commun.
lesson-fire = L’incendie
lesson-fire-1 = Un Incendie détruit une ou deux Maisons d’un moulon, ou une ou deux influences d’un équipement. Jouez-le.
lesson-fire-2 = Choisissez ce qui brûle.
lesson-fire-done = Les Maisons retournent au sac, les influences à leurs propriétaires. Un équipement sans influence quitte la ville.
lesson-raid = Les Anglois
lesson-raid-1 = Une tuile Anglois détruit quelque chose au bord de la ville, puis campe. Jouez-la.
lesson-raid-2 = Choisissez ce que les Anglois détruisent. Des murs l’auraient protégé.
lesson-raid-done = La huitième tuile du camp met le siège : il faut alors sur les quatre murs autant d’influences que le camp a de points.
lesson-emissary = L’émissaire
lesson-emissary-1 = Vous avez payé une influence sur le monastère. Posez-la.
lesson-emissary-2 = Un bâtiment religieux avance et vous y êtes premier : votre émissaire fait retirer une tuile du camp. Renvoyez le 3.
lesson-emissary-done = Vous avancez de 3 sur la route du camp : des points pour vous si la ville reste française, contre vous sinon.
lesson-end = La fin
lesson-end-1 = Treize des quatorze équipements sont commencés. Proposez le dernier, la rue longue R1.
lesson-end-2 = Misez de quoi mettre une influence.
lesson-end-3 = Posez-la.
lesson-end-done = La ville est achevée, et française : chaque influence vaut un point, plus les cartes et la route du camp.

board-town = La ville et ses alentours
board-camp = Camp anglois
board-road = Route du camp
board-chest = Caisse
board-bank = Banque
board-bag = Tuiles dans le sac
board-hand = Vos tuiles
board-yard = Bâtiments à entreprendre
board-card-prince = Prince
board-card-pope = Pape
board-card-people = Peuple
board-project = Le projet
board-project-of = { $seat } propose { $equipment_the }
board-queue = Influences à poser :
board-fist-waiting = n’a pas encore choisi
board-fist-closed = a fermé le poing
board-fist-open = a ouvert le poing
board-tax = L’impôt
board-tax-of = Impôt de la maison en { $block }
board-claim = a droit à
board-raid = Le raid
board-raid-of = Un Anglois de { $value } attaque la ville
board-talk = Offres et promesses
board-turn = Bandes { $facing }
board-point = Désignez ce qui est éclairé.
board-purse = SdD
board-stock = Influences en réserve
board-tiles = Tuiles
board-milestone = Route du camp
board-turn-number = Tour { $turn }. La Caisse contient { $chest } SdD, le sac { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
  }.
board-moulon = { $block } : { $pieces }.
board-influences = { $equipment } : { $seats }.
board-untouched = Sans influence : { $equipments }.
board-in-camp = { $count ->
    [0] Le camp anglois est vide.
    [one] Une compagnie angloise campe dehors : { $values }.
   *[other] { $count } compagnies angloises campent dehors : { $values }.
  }
board-own-hand = Vous avez en main : { $tiles }.
piece-house = maison
piece-church = église
piece-chapel = chapelle
piece-monastery = monastère
piece-maladrerie = maladrerie
board-table = Sur la table

# Pourquoi une réponse est bonne.

why-walls-hold = Les murs paient des rentes, tiennent l’Anglois dehors, et donnent la carte du Prince.
why-emissary-comes = L’Église envoie un émissaire : un pion Anglois quitte le camp, et le mieux placé avance sur la route.
why-roads-pay = Une influence sur une rue fait face à deux moulons : chaque maison vous y paie.
why-houses-bring-money = Les maisons apportent de l’argent à tous, et des rentes à vous.
why-weakens-rival = Cela affaiblit un rival qui mène.
why-siege-decides = Le siège termine la partie maintenant, et vous êtes bien placé.
why-english-hurt-others = Le harcèlement touche les autres plus que vous ; le camp compte { $count } pions.
why-save-coins = Vos { $money } SdD serviront mieux à un autre projet.
why-pays-influence = { $amount } SdD : l’influence vaut plus que ce qu’elle coûte.
why-good-site = Ici, il sert vos moulons plus que ceux des autres.
why-rents-here = { $amount ->
    [0] Ici, l’impôt profite le moins à vos rivaux.
   *[other] Ici, { $amount } SdD vous reviennent.
  }
why-rents-to-come = Des maisons viendront encore dans les moulons qui lui font face.
why-road-points = { $points ->
    [one] Un point sur la route du camp, et un camp plus faible.
   *[other] { $points } points sur la route du camp, et un camp plus faible.
  }
why-keep-your-share = Votre part d’abord, puis ceux qui vous gênent le moins.

# Le terminal.
kind-Offer = faire une offre
kind-Tie = promettre de rendre une partie de sa part
word-Offer = offrir
word-Tie = lier
word-Accept = accepter
word-Drop = refuser
part-block = Dans quel moulon ?
part-strip = Sur quelle bande ?
part-circle = Sur quel cercle ?
part-equipment = Quel équipement ?
terminal-unseen = Pas encore vues : { $tiles }
terminal-bids = Mises
terminal-stock = { $count ->
    [one] { $count } influence en réserve
   *[other] { $count } influences en réserve
  }
terminal-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
terminal-road = route du camp { $points }
terminal-bank = La banque a { $amount } SdD.
terminal-has-left = a quitté la table
terminal-tax-of = Impôt de la maison en { $block } : { $amount } SdD
terminal-offer = Offre { $number } : { $give ->
    [0] { $seat } demande { $take } SdD à { $to }
   *[other] { $seat } donne { $give } SdD à { $to }{ $take ->
        [0] {""}
       *[other] {" "}contre { $take } SdD
      }
  }{ $has_promise ->
    [no] .
   *[yes] , contre la promesse { $promise_of }.
  }

# La feuille de score.
sheet-french = française
sheet-english = angloise
sheet-nobodys = à personne
line-influences = Influences dans la ville
line-cards = Cartes de majorité : { $cards }
line-road = Route du camp
note-majorities = Influences sur les murs { $walls }, sur les bâtiments religieux { $religious }, sur les rues et la Halle { $roads }
note-card-held = { $seat } a la carte { $card_of }.
note-card-free = Personne n’a la carte { $card_of }.
note-begun = Équipements en chantier : { $count } sur { $most } ; quand tous le sont, la ville reste française.
note-defence = { $count ->
    [0] Aucune Influence
    [1] 1 Influence
   *[other] { $count } Influences
  } sur les murs contre { $points ->
    [0] 0 point anglois
    [1] 1 point anglois
   *[other] { $points } points anglois
  } au camp.
note-open-sides = { $equipments_count ->
    [one] Il manque un mur : { $equipments }.
   *[other] Il manque des murs : { $equipments }.
  }
note-camp = { $count ->
    [0] Aucune tuile n’est au camp
    [1] 1 tuile est au camp
   *[other] { $count } tuiles sont au camp
  } ; celle qui suit la { $most }e met le siège.
