title = Bastide
about = Les membres de la Jurade bâtissent ensemble une ville neuve, chacun pour sa gloire ; à la fin, elle reste française ou devient anglaise.

seat-0 = Bleu
seat-1 = Vert
seat-2 = Rouge
seat-3 = Jaune
seat-4 = Violet

equipment-r1 = rue longue R1
    .the = la rue longue R1
    .of = de la rue longue R1
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

circle-halle-n = Halle N
circle-halle-e = Halle E
circle-halle-s = Halle S
circle-halle-w = Halle W
circle-church-1 = église 1
circle-church-2 = église 2
circle-church-3 = église 3
circle-church-4 = église 4
circle-chapel-1 = chapelle 1
circle-chapel-2 = chapelle 2
circle-chapel-3 = chapelle 3
circle-monastery-1 = monastère 1
circle-monastery-2 = monastère 2
circle-monastery-3 = monastère 3
circle-monastery-4 = monastère 4
circle-maladrerie-1 = maladrerie 1
circle-maladrerie-2 = maladrerie 2
circle-maladrerie-3 = maladrerie 3
target-halle-n = Halle N
target-halle-e = Halle E
target-halle-s = Halle S
target-halle-w = Halle W
target-church-1 = église 1
target-church-2 = église 2
target-church-3 = église 3
target-church-4 = église 4
target-chapel-1 = chapelle 1
target-chapel-2 = chapelle 2
target-chapel-3 = chapelle 3
target-monastery-1 = monastère 1
target-monastery-2 = monastère 2
target-monastery-3 = monastère 3
target-monastery-4 = monastère 4
target-maladrerie-1 = maladrerie 1
target-maladrerie-2 = maladrerie 2
target-maladrerie-3 = maladrerie 3

promise-none = rien
promise-spare = épargner les Influences de l’autre
    .of = d’épargner les Influences de l’autre
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
promise-build-r1 = proposer la rue longue R1 au prochain tour
    .of = de proposer la rue longue R1 au prochain tour
promise-build-r2 = proposer la rue longue R2 au prochain tour
    .of = de proposer la rue longue R2 au prochain tour
promise-build-t1 = proposer la rue courte T1 au prochain tour
    .of = de proposer la rue courte T1 au prochain tour
promise-build-t2 = proposer la rue courte T2 au prochain tour
    .of = de proposer la rue courte T2 au prochain tour
promise-build-t3 = proposer la rue courte T3 au prochain tour
    .of = de proposer la rue courte T3 au prochain tour
promise-build-halle = proposer la Halle au prochain tour
    .of = de proposer la Halle au prochain tour
promise-build-n = proposer le mur nord au prochain tour
    .of = de proposer le mur nord au prochain tour
promise-build-s = proposer le mur sud au prochain tour
    .of = de proposer le mur sud au prochain tour
promise-build-w = proposer le mur ouest au prochain tour
    .of = de proposer le mur ouest au prochain tour
promise-build-e = proposer le mur est au prochain tour
    .of = de proposer le mur est au prochain tour
promise-build-church = proposer l’église au prochain tour
    .of = de proposer l’église au prochain tour
promise-build-chapel = proposer la chapelle au prochain tour
    .of = de proposer la chapelle au prochain tour
promise-build-monastery = proposer le monastère au prochain tour
    .of = de proposer le monastère au prochain tour
promise-build-maladrerie = proposer la maladrerie au prochain tour
    .of = de proposer la maladrerie au prochain tour
promise-build-a1 = poser une Maison en A1 au prochain tour
    .of = de poser une Maison en A1 au prochain tour
promise-build-a2 = poser une Maison en A2 au prochain tour
    .of = de poser une Maison en A2 au prochain tour
promise-build-a3 = poser une Maison en A3 au prochain tour
    .of = de poser une Maison en A3 au prochain tour
promise-build-a4 = poser une Maison en A4 au prochain tour
    .of = de poser une Maison en A4 au prochain tour
promise-build-b1 = poser une Maison en B1 au prochain tour
    .of = de poser une Maison en B1 au prochain tour
promise-build-b3 = poser une Maison en B3 au prochain tour
    .of = de poser une Maison en B3 au prochain tour
promise-build-b4 = poser une Maison en B4 au prochain tour
    .of = de poser une Maison en B4 au prochain tour
promise-build-c1 = poser une Maison en C1 au prochain tour
    .of = de poser une Maison en C1 au prochain tour
promise-build-c2 = poser une Maison en C2 au prochain tour
    .of = de poser une Maison en C2 au prochain tour
promise-build-c3 = poser une Maison en C3 au prochain tour
    .of = de poser une Maison en C3 au prochain tour
promise-build-c4 = poser une Maison en C4 au prochain tour
    .of = de poser une Maison en C4 au prochain tour
promise-put-r1-1 = poser la prochaine Influence sur la rue longue R1 (R1.1)
    .of = de poser la prochaine Influence sur la rue longue R1 (R1.1)
promise-put-r1-2 = poser la prochaine Influence sur la rue longue R1 (R1.2)
    .of = de poser la prochaine Influence sur la rue longue R1 (R1.2)
promise-put-r1-3 = poser la prochaine Influence sur la rue longue R1 (R1.3)
    .of = de poser la prochaine Influence sur la rue longue R1 (R1.3)
promise-put-r1-4 = poser la prochaine Influence sur la rue longue R1 (R1.4)
    .of = de poser la prochaine Influence sur la rue longue R1 (R1.4)
promise-put-r2-1 = poser la prochaine Influence sur la rue longue R2 (R2.1)
    .of = de poser la prochaine Influence sur la rue longue R2 (R2.1)
promise-put-r2-2 = poser la prochaine Influence sur la rue longue R2 (R2.2)
    .of = de poser la prochaine Influence sur la rue longue R2 (R2.2)
promise-put-r2-3 = poser la prochaine Influence sur la rue longue R2 (R2.3)
    .of = de poser la prochaine Influence sur la rue longue R2 (R2.3)
promise-put-r2-4 = poser la prochaine Influence sur la rue longue R2 (R2.4)
    .of = de poser la prochaine Influence sur la rue longue R2 (R2.4)
promise-put-t1-a = poser la prochaine Influence sur la rue courte T1 (T1.A)
    .of = de poser la prochaine Influence sur la rue courte T1 (T1.A)
promise-put-t1-b = poser la prochaine Influence sur la rue courte T1 (T1.B)
    .of = de poser la prochaine Influence sur la rue courte T1 (T1.B)
promise-put-t1-c = poser la prochaine Influence sur la rue courte T1 (T1.C)
    .of = de poser la prochaine Influence sur la rue courte T1 (T1.C)
promise-put-t2-a = poser la prochaine Influence sur la rue courte T2 (T2.A)
    .of = de poser la prochaine Influence sur la rue courte T2 (T2.A)
promise-put-t2-b = poser la prochaine Influence sur la rue courte T2 (T2.B)
    .of = de poser la prochaine Influence sur la rue courte T2 (T2.B)
promise-put-t2-c = poser la prochaine Influence sur la rue courte T2 (T2.C)
    .of = de poser la prochaine Influence sur la rue courte T2 (T2.C)
promise-put-t3-a = poser la prochaine Influence sur la rue courte T3 (T3.A)
    .of = de poser la prochaine Influence sur la rue courte T3 (T3.A)
promise-put-t3-b = poser la prochaine Influence sur la rue courte T3 (T3.B)
    .of = de poser la prochaine Influence sur la rue courte T3 (T3.B)
promise-put-t3-c = poser la prochaine Influence sur la rue courte T3 (T3.C)
    .of = de poser la prochaine Influence sur la rue courte T3 (T3.C)
promise-put-halle-n = poser la prochaine Influence sur la Halle (Halle N)
    .of = de poser la prochaine Influence sur la Halle (Halle N)
promise-put-halle-e = poser la prochaine Influence sur la Halle (Halle E)
    .of = de poser la prochaine Influence sur la Halle (Halle E)
promise-put-halle-s = poser la prochaine Influence sur la Halle (Halle S)
    .of = de poser la prochaine Influence sur la Halle (Halle S)
promise-put-halle-w = poser la prochaine Influence sur la Halle (Halle W)
    .of = de poser la prochaine Influence sur la Halle (Halle W)
promise-put-n-1 = poser la prochaine Influence sur le mur nord (N.1)
    .of = de poser la prochaine Influence sur le mur nord (N.1)
promise-put-n-2 = poser la prochaine Influence sur le mur nord (N.2)
    .of = de poser la prochaine Influence sur le mur nord (N.2)
promise-put-n-3 = poser la prochaine Influence sur le mur nord (N.3)
    .of = de poser la prochaine Influence sur le mur nord (N.3)
promise-put-n-4 = poser la prochaine Influence sur le mur nord (N.4)
    .of = de poser la prochaine Influence sur le mur nord (N.4)
promise-put-s-1 = poser la prochaine Influence sur le mur sud (S.1)
    .of = de poser la prochaine Influence sur le mur sud (S.1)
promise-put-s-2 = poser la prochaine Influence sur le mur sud (S.2)
    .of = de poser la prochaine Influence sur le mur sud (S.2)
promise-put-s-3 = poser la prochaine Influence sur le mur sud (S.3)
    .of = de poser la prochaine Influence sur le mur sud (S.3)
promise-put-s-4 = poser la prochaine Influence sur le mur sud (S.4)
    .of = de poser la prochaine Influence sur le mur sud (S.4)
promise-put-w-a = poser la prochaine Influence sur le mur ouest (W.A)
    .of = de poser la prochaine Influence sur le mur ouest (W.A)
promise-put-w-b = poser la prochaine Influence sur le mur ouest (W.B)
    .of = de poser la prochaine Influence sur le mur ouest (W.B)
promise-put-w-c = poser la prochaine Influence sur le mur ouest (W.C)
    .of = de poser la prochaine Influence sur le mur ouest (W.C)
promise-put-e-a = poser la prochaine Influence sur le mur est (E.A)
    .of = de poser la prochaine Influence sur le mur est (E.A)
promise-put-e-b = poser la prochaine Influence sur le mur est (E.B)
    .of = de poser la prochaine Influence sur le mur est (E.B)
promise-put-e-c = poser la prochaine Influence sur le mur est (E.C)
    .of = de poser la prochaine Influence sur le mur est (E.C)
promise-put-church-1 = poser la prochaine Influence sur l’église (église 1)
    .of = de poser la prochaine Influence sur l’église (église 1)
promise-put-church-2 = poser la prochaine Influence sur l’église (église 2)
    .of = de poser la prochaine Influence sur l’église (église 2)
promise-put-church-3 = poser la prochaine Influence sur l’église (église 3)
    .of = de poser la prochaine Influence sur l’église (église 3)
promise-put-church-4 = poser la prochaine Influence sur l’église (église 4)
    .of = de poser la prochaine Influence sur l’église (église 4)
promise-put-chapel-1 = poser la prochaine Influence sur la chapelle (chapelle 1)
    .of = de poser la prochaine Influence sur la chapelle (chapelle 1)
promise-put-chapel-2 = poser la prochaine Influence sur la chapelle (chapelle 2)
    .of = de poser la prochaine Influence sur la chapelle (chapelle 2)
promise-put-chapel-3 = poser la prochaine Influence sur la chapelle (chapelle 3)
    .of = de poser la prochaine Influence sur la chapelle (chapelle 3)
promise-put-monastery-1 = poser la prochaine Influence sur le monastère (monastère 1)
    .of = de poser la prochaine Influence sur le monastère (monastère 1)
promise-put-monastery-2 = poser la prochaine Influence sur le monastère (monastère 2)
    .of = de poser la prochaine Influence sur le monastère (monastère 2)
promise-put-monastery-3 = poser la prochaine Influence sur le monastère (monastère 3)
    .of = de poser la prochaine Influence sur le monastère (monastère 3)
promise-put-monastery-4 = poser la prochaine Influence sur le monastère (monastère 4)
    .of = de poser la prochaine Influence sur le monastère (monastère 4)
promise-put-maladrerie-1 = poser la prochaine Influence sur la maladrerie (maladrerie 1)
    .of = de poser la prochaine Influence sur la maladrerie (maladrerie 1)
promise-put-maladrerie-2 = poser la prochaine Influence sur la maladrerie (maladrerie 2)
    .of = de poser la prochaine Influence sur la maladrerie (maladrerie 2)
promise-put-maladrerie-3 = poser la prochaine Influence sur la maladrerie (maladrerie 3)
    .of = de poser la prochaine Influence sur la maladrerie (maladrerie 3)

no-something-is-possible = Vous pouvez encore proposer un projet ou jouer une tuile : vous ne pouvez pas passer.
no-no-such-equipment = Aucun équipement ne porte ce nom. Les noms sont R1 R2 T1 T2 T3 halle N S W E church chapel monastery maladrerie.
no-finished = Tous les cercles { $equipment_of } portent une Influence : l’équipement est achevé. Proposez-en un autre.
no-no-room-for-piece = Aucun Moulon n’a assez de place pour { $equipment_the } : il faut { $width ->
    [1] une bande libre
   *[other] { $width } bandes libres côte à côte
  }.
no-no-such-moulon = On ne bâtit rien en { $block }. Les Moulons sont A1 A2 A3 A4 B1 B3 B4 C1 C2 C3 C4.
no-no-such-facing = Les bandes vont { $facings } (ew ou ns).
no-other-facing = Les bandes du Moulon { $block } vont déjà { $facing }.
no-outside-moulon = Le Moulon { $block } a trois bandes ; la pièce en couvre { $width ->
    [1] une
   *[other] { $width }
  } et doit y tenir.
no-strip-taken = { $strips_count ->
    [1] La bande { $strips } du Moulon { $block } est déjà bâtie.
   *[other] Les bandes { $strips } du Moulon { $block } sont déjà bâties.
  }
no-must-pledge = Tout un tour de table n’a apporté ni tuile ni Influence, et vous pouvez jouer une tuile. Pour proposer un projet, il faut y miser au moins { $amount } SdD ; avec votre part de la Caisse, vous avez { $money } SdD.
no-bid-under-pledge = Vous avez proposé ce projet en annonçant une mise d’au moins { $amount } SdD. Misez cela ou davantage.
no-money-pledged = { $seat } a annoncé une mise et peut donner { $money } SdD au plus.
no-bid-over-purse = Vous avez { $money } SdD : misez de 0 à tout ce que vous avez.
no-cannot-take-back-bid = Ce qui est misé ne se reprend pas. Ajoutez 0 ou davantage.
no-raise-over-purse = Vous pouvez ajouter { $money } SdD au plus.
no-not-on-project = Votre Influence va sur un cercle { $equipment_of }.
no-circle-taken = { $seat } a déjà une Influence ici : { $circle }. Choisissez un cercle libre.
no-not-in-camp = Aucun Anglois de { $value } n’est au camp.
no-not-in-hand = Vous n’avez pas cette tuile. Votre main : { $tiles }.
no-no-room-for-house = Plus aucune bande n’est libre : vous ne pouvez poser cette Maison nulle part.
no-nothing-to-burn = Il n’y a ni Maison ni Influence à brûler.
no-one-share-each = Donnez une part à chacun, dans cet ordre : { $seats }.
no-share-over-claim = { $seat } a droit à une part de 0 à { $amount } SdD.
no-wrong-sum = Les parts doivent faire { $amount } SdD en tout.
no-nothing-there = Il n’y a ni Maison ni Influence ici : { $targets }.
no-not-in-town-order = Nommez chaque cible une fois, dans l’ordre de la ville : { $targets }.
no-houses-or-influences = Choisissez des Maisons ou des Influences, jamais les deux.
no-one-or-two = Un Incendie détruit une ou deux cibles.
no-one-fire-one-place = Un Incendie reste dans un seul Moulon ou sur un seul équipement : { $targets }.
no-in-the-middle = Le centre de la ville ne peut pas être harcelé : { $targets }.
no-walls-come-last = Les murs ne sont touchés que s’il n’y a rien d’autre à harceler : { $targets }.
no-behind-walls = Des murs protègent encore ceci : { $targets }.
no-must-destroy = { $count ->
    [1] Les Anglois doivent détruire exactement une cible.
   *[other] Les Anglois doivent détruire exactement { $count } cibles.
  }
no-not-a-partner = Faites votre offre à un autre joueur de la table.
no-give-over-purse = Vous pouvez donner { $money } SdD au plus.
no-take-over-purse = { $to } a { $money } SdD : vous ne pouvez pas en demander plus.
no-partner-silent = { $to } a misé ou surenchéri en secret et ne peut rien répondre avant qu’on ouvre les poings.
no-enough-offers = Vous avez déjà fait vos { $count } offres de ce tour.
no-enough-exchanges = { $to } et vous avez déjà échangé { $count } offres pendant ce tour.
no-nothing-bid-for = Cette promesse concerne un projet, et l’on ne mise sur aucun projet pour l’instant.
no-no-circle-of-project = Vous ne pouvez promettre pour l’instant qu’un cercle libre { $equipment_of }.
no-no-such-promise = Cette promesse n’est pas dans la liste.
no-promise-for-money = Une promesse s’échange contre de l’argent seul : donnez-en ou demandez-en, pas les deux.
no-no-money-in-it = Une offre porte sur de l’argent : donnez au moins 1 SdD, ou demandez-en au moins 1.
no-share-out-of-reach = Votre part peut aller de 1 à { $amount } SdD.
no-back-over-share = Vous pouvez rendre de 1 à { $amount } SdD de cette part.
no-no-such-offer = Aucune offre ouverte ne porte pour vous le numéro { $number }.
no-no-such-excuse = Cette raison n’est pas dans la liste.
no-your-own-offer = Vous ne pouvez pas accepter l’offre { $number } : c’est à l’autre joueur d’y répondre.
no-cannot-pay = { $seat } n’a plus que { $money } SdD et ne peut pas payer.

event-starts = { $seat } commence.
event-drawn = { $seat } tire une tuile.
event-drawn-own = Vous tirez { $tile_a }.
event-bag-empty = Le sac est vide : { $seat } ne tire rien.
event-tile-played = { $seat } joue { $tile_a }.
event-passed = { $seat } ne peut rien faire et passe.
event-proposed = { $seat } propose { $equipment_the }.
event-pledged = Après un tour de table sans rien, { $seat } annonce une mise d’au moins { $amount } SdD.
event-no-tile-to-play = Après un tour de table sans rien, { $seat } n’a aucune tuile à jouer et peut ne rien miser.
event-piece-placed = { $seat } pose { $equipment_the } en { $block }.
event-chest-shared = Chacun reçoit { $amount } SdD de la Caisse ; il y reste { $rest } SdD.
event-bid = { $seat } a misé { $amount } SdD.
event-has-added = { $seat } ajoute des SdD, face cachée.
event-additions-shown = { $seat } avait ajouté { $amount } SdD : { $total } SdD en tout.
event-project-failed = Personne n’a gagné d’Influence : le projet { $equipment_of } n’aboutit pas.
event-influence-placed = { $seat } pose une Influence sur { $equipment_the } ({ $circle }).
event-influences-lost = { $count ->
    [1] Les cercles sont pleins : { $seat } perd une Influence déjà payée.
   *[other] Les cercles sont pleins : { $seat } perd { $count } Influences déjà payées.
  }
event-none-in-stock = { $seat } n’a plus d’Influence à poser.
event-english-dismissed = { $seat } envoie un émissaire, et un Anglois de { $value } quitte le camp.
event-no-marker = { $seat } n’a plus d’Influence pour la route du camp et n’y marque rien.
event-road-advanced = { $seat } avance jusqu’à { $points } sur la route du camp.
event-house-built = { $seat } pose une Maison en { $block }.
event-tax-changed = { $amount ->
    [-6] 6 SdD de moins
   *[other] { $amount } SdD de plus
  } à cause { $equipment_of }.
event-taxed = L’impôt est de { $amount } SdD.
event-rent-paid = { $seat } touche { $amount } SdD de rentes, { $count ->
    [1] pour 1 Influence autour du Moulon
   *[other] pour { $count } Influences autour du Moulon
  }.
event-chest-filled = La Caisse reçoit { $amount } SdD.
event-paid-back = { $seat } rend { $amount } SdD de sa part à { $to }.
event-house-destroyed = Dégât : une Maison est détruite en { $block }.
event-influence-removed = Dégât : { $seat } reprend une Influence { $equipment_of } ({ $circle }).
event-equipment-lost = Il n’y a plus d’Influence sur { $equipment_the } : il faudra recommencer.
event-camped = L’Anglois de { $value } se replie au camp : { $count ->
    [1] une tuile s’y trouve.
   *[other] { $count } tuiles s’y trouvent.
  }
event-siege = Les Anglois assiègent la ville : { $points } points contre { $count ->
    [0] aucune Influence
    [1] une Influence
   *[other] { $count } Influences
  } sur les murs.
event-walls-missing = La ville est ouverte. Il manque : { $equipments }.
event-card-taken = { $seat } reçoit la carte { $card_of }.
event-all-started = Les quatorze équipements sont en chantier.
event-stalled = { $turns } tours de suite n’ont rien apporté à la ville : la partie s’arrête.
event-too-long = { $turns } tours ont été joués : la partie s’arrête.
event-town-is-french = La ville reste française.
event-town-is-nobodys = La ville n’est ni française ni anglaise : seules les Influences comptent.
event-town-is-english = La ville devient anglaise.
event-influences-count = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour les Influences.
event-cards-count = { $seat } : { $points ->
    [-1] -1 point
    [one] { $points } point
   *[other] { $points } points
  } pour les cartes de majorité.
event-road-counts = { $seat } : { $points ->
    [-1] -1 point
    [one] { $points } point
   *[other] { $points } points
  } pour la route du camp.
event-scored = { $points ->
    [0] { $seat } a 0 point.
    [1] { $seat } a 1 point.
    [-1] { $seat } a -1 point.
   *[other] { $seat } a { $points } points.
  }
event-gift-offered = Offre { $number } : { $seat } donnerait { $give } SdD à { $to }.
event-gift-asked = Offre { $number } : { $seat } demande { $take } SdD à { $to }.
event-exchange-offered = Offre { $number } : { $seat } donnerait { $give } SdD à { $to } contre { $take } SdD.
event-promise-wanted = Offre { $number } : { $seat } donnerait { $give } SdD à { $to } contre la promesse { $promise_of }.
event-promise-offered = Offre { $number } : { $seat } promettrait à { $to } { $promise_of }, contre { $take } SdD.
event-tied = Offre { $number } : si { $seat } touche au moins { $share } SdD, { $back ->
    [1] 1 SdD en revient
   *[other] { $back } SdD en reviennent
  } à la personne qui a posé la Maison.
event-offer-accepted = { $seat } accepte l’offre { $number }.
event-offer-dropped = { $seat } retire l’offre { $number } de la table.
event-offer-countered = { $seat } répond à l’offre { $number } par une contre-offre.
event-offer-declined = { $seat } refuse l’offre { $number }.
event-offer-withdrawn = { $seat } retire l’offre { $number }.
event-offer-refused = { $seat } refuse l’offre { $number } : { $excuse }.
excuse-too-little = c’est trop peu de SdD
excuse-too-dear = cela coûte plus de SdD que cela ne me rapporte
excuse-no-use = cela ne me rapporte rien
excuse-word-given = ma parole est déjà donnée
excuse-no-promise = cela, je ne le promets pas
excuse-helps-you = cela vous aiderait plus que moi
excuse-cannot-pay = cela ne peut pas être payé
event-offer-lapsed = L’offre { $number }, faite par { $seat }, tombe.
event-money-given = { $seat } donne { $amount } SdD à { $to }.
event-promised = { $seat } promet à { $to } { $promise_of }.
event-promise-kept = { $seat } a tenu sa promesse à { $to } : { $promise }.
event-promise-broken = { $seat } a rompu sa promesse à { $to } : { $promise }.
event-promise-lapsed = La promesse faite par { $seat } à { $to } tombe : { $promise }.
event-resigned = { $seat } quitte la table.
event-out-of-time = { $seat } a épuisé son temps et quitte la table.
event-closed = La table est fermée ; personne ne gagne.

broken-not-for-every-seat = il manque quelque chose à une place
broken-strangers-play = quelqu’un qui n’est pas à la table possède quelque chose
broken-wrong-town = la ville n’a pas ses Moulons ou ses cercles
broken-wrong-cards = une carte de majorité est à quelqu’un qui n’est pas à la table
broken-bag-has-order = le sac n’est pas mélangé
broken-wrong-hand = une main a plus de trois tuiles, n’est pas en ordre ou n’appartient à personne
broken-camp-overfull = le camp a plus de sept tuiles
broken-tiles-miscounted = il y a trop ou trop peu de cette tuile : { $tile }
broken-unknown-tile = une tuile n’est pas du jeu
broken-wrong-moulon = le Moulon { $block } ne peut pas être bâti ainsi
broken-wrong-facing = les bandes du Moulon { $block } ne vont pas comme il faut
broken-wrong-building = ce bâtiment n’est pas en place comme il faut : { $equipment }
broken-off-the-road = { $seat } n’est pas sur la route du camp
broken-influences-miscounted = { $seat } n’a pas vingt Influences en tout
broken-money-owed = une bourse ou la Caisse est négative
broken-bank-broke = il circule plus d’argent que la banque n’en a
broken-wrong-bids = les mises et les ajouts ne s’accordent pas
broken-pledge-spent = quelqu’un a annoncé une mise et n’a plus de quoi la payer
broken-nothing-asked = rien n’est demandé avant la fin
broken-asked-after-end = quelque chose est demandé après la fin
broken-wrong-points = les points ne sont pas ceux de la ville

ask-TakeTurn = À vous : proposez un projet ou jouez une tuile.
ask-PlacePiece = Où posez-vous le bâtiment ?
ask-SealBids = Combien de SdD misez-vous ?
ask-AddToBids = Combien de SdD ajoutez-vous, face cachée ?
ask-PlaceInfluence = Sur quel cercle posez-vous votre Influence ?
ask-SendEmissary = Quel Anglois votre émissaire fait-il retirer du camp ?
ask-PlaceHouse = Où posez-vous la Maison ?
ask-PayRents = L’impôt ne couvre pas toutes les rentes : comment le partagez-vous ?
ask-SetFire = Que détruit l’Incendie ?
ask-RaidTown = Que détruisent les Anglois ?

action-Start = { $seat } commence
action-Draw = tirer : { $tile }
action-Propose = proposer { $equipment_the }
action-Play = jouer { $tile_a }
action-Pass = passer
action-Build = poser en { $block }, bande { $strip }, { $facing }
action-Bid = miser { $amount } SdD
action-Add = ajouter { $amount } SdD
action-Put = poser ici : { $circle }
action-Dismiss = retirer un Anglois de { $value }
action-Split = partager ainsi : { $shares }
action-Burn = brûler { $targets }
action-Raid = détruire { $targets }
action-Offer = offrir { $give } SdD à { $to } contre { $take } SdD (promesse : { $promise })
action-Counter = contre-offre à l’offre { $number } : { $give } SdD contre { $take } SdD (promesse : { $promise })
action-Tie = pour une part d’au moins { $share } SdD, rendre { $back } SdD
action-Accept = accepter l’offre { $number }
action-Refuse = refuser l’offre { $number } : { $excuse }
action-Drop = refuser ou retirer l’offre { $number }

floor-Counter = Faire une contre-offre
goods-money = { $amount } SdD
goods-unit = SdD
promise-kind-least = miser au moins
promise-kind-most = miser au plus
promise-kind-put = poser la prochaine Influence
promise-kind-house = poser une Maison
promise-kind-propose = proposer un projet
promise-kind-spare = épargner les Influences de l’autre
target-of-bid-3 = 3 SdD
target-of-bid-6 = 6 SdD
target-of-bid-9 = 9 SdD
target-of-bid-12 = 12 SdD
target-of-abstain = rien
target-of-most-3 = 3 SdD
target-of-most-6 = 6 SdD
target-of-most-9 = 9 SdD
target-of-most-12 = 12 SdD
target-of-build-r1 = la rue longue R1
target-of-build-r2 = la rue longue R2
target-of-build-t1 = la rue courte T1
target-of-build-t2 = la rue courte T2
target-of-build-t3 = la rue courte T3
target-of-build-halle = la Halle
target-of-build-n = le mur nord
target-of-build-s = le mur sud
target-of-build-w = le mur ouest
target-of-build-e = le mur est
target-of-build-church = l’église
target-of-build-chapel = la chapelle
target-of-build-monastery = le monastère
target-of-build-maladrerie = la maladrerie
target-of-build-a1 = A1
target-of-build-a2 = A2
target-of-build-a3 = A3
target-of-build-a4 = A4
target-of-build-b1 = B1
target-of-build-b3 = B3
target-of-build-b4 = B4
target-of-build-c1 = C1
target-of-build-c2 = C2
target-of-build-c3 = C3
target-of-build-c4 = C4
target-of-put-r1-1 = R1.1
target-of-put-r1-2 = R1.2
target-of-put-r1-3 = R1.3
target-of-put-r1-4 = R1.4
target-of-put-r2-1 = R2.1
target-of-put-r2-2 = R2.2
target-of-put-r2-3 = R2.3
target-of-put-r2-4 = R2.4
target-of-put-t1-a = T1.A
target-of-put-t1-b = T1.B
target-of-put-t1-c = T1.C
target-of-put-t2-a = T2.A
target-of-put-t2-b = T2.B
target-of-put-t2-c = T2.C
target-of-put-t3-a = T3.A
target-of-put-t3-b = T3.B
target-of-put-t3-c = T3.C
target-of-put-halle-n = Halle N
target-of-put-halle-e = Halle E
target-of-put-halle-s = Halle S
target-of-put-halle-w = Halle W
target-of-put-n-1 = N.1
target-of-put-n-2 = N.2
target-of-put-n-3 = N.3
target-of-put-n-4 = N.4
target-of-put-s-1 = S.1
target-of-put-s-2 = S.2
target-of-put-s-3 = S.3
target-of-put-s-4 = S.4
target-of-put-w-a = W.A
target-of-put-w-b = W.B
target-of-put-w-c = W.C
target-of-put-e-a = E.A
target-of-put-e-b = E.B
target-of-put-e-c = E.C
target-of-put-church-1 = église 1
target-of-put-church-2 = église 2
target-of-put-church-3 = église 3
target-of-put-church-4 = église 4
target-of-put-chapel-1 = chapelle 1
target-of-put-chapel-2 = chapelle 2
target-of-put-chapel-3 = chapelle 3
target-of-put-monastery-1 = monastère 1
target-of-put-monastery-2 = monastère 2
target-of-put-monastery-3 = monastère 3
target-of-put-monastery-4 = monastère 4
target-of-put-maladrerie-1 = maladrerie 1
target-of-put-maladrerie-2 = maladrerie 2
target-of-put-maladrerie-3 = maladrerie 3
part-number = À quelle offre répondez-vous ?
part-to = À qui ?
part-give = Combien de SdD donnez-vous ?
part-take = Combien de SdD demandez-vous ?
part-promise = Contre quelle promesse ?
part-share = À partir de quelle part ?
part-back = Combien de SdD en rendez-vous ?
part-shares = La part de
part-targets = Qu’est-ce qui est détruit ?
shares-0 = Bleu
shares-1 = Vert
shares-2 = Rouge
shares-3 = Jaune
shares-4 = Violet

option-cards = Valeurs des cartes de majorité : Prince, Pape et Peuple
option-bank = SdD dans la banque
option-raises = Surenchères
option-negotiation = Négociation : offres d’argent et promesses
cards-8-6-4 = 8, 6 et 4
cards-4-4-11 = 4, 4 et 11
bank-unlimited = illimités
bank-96 = les 96 imprimés
raises-rounds = par tours, jusqu’à ce que personne n’ajoute
raises-single = une seule

revision-2 = Après un tour de table sans rien, un joueur qui peut jouer une tuile ne propose un projet qu’en y misant au moins 3 SdD. Une partie qui s’enlise ou dure 300 tours ne compte que les Influences. On peut répondre par une contre-offre, promettre une mise ou un cercle pendant qu’on mise sur un projet, et tous apprennent ce que deviennent les offres et les promesses.
ending-complete = Les quatorze équipements sont en chantier ; la ville est française.
ending-siege-held = La ville a tenu le siège ; elle est française.
ending-siege-lost = La ville est prise ; elle est anglaise.
ending-stalled = Plus personne ne bâtit : la partie s’arrête.
ending-too-long = Trois cents tours ont été joués : la partie s’arrête.
ending-last-standing = Il ne reste qu’un joueur à la table.
ending-closed = La table a été fermée.

# Les leçons.

lesson-project = Un projet
lesson-project-1 = À votre tour, vous faites une seule chose : proposer un équipement pour la ville, ou jouer une tuile. Proposez une rue.
lesson-project-done = Chacun peut maintenant y miser, et ceux qui misent assez y posent des Influences.
lesson-bid = Le poing fermé
lesson-bid-1 = L’argent se compte en SdD, des sacs de deniers. Chacun ferme le poing sur sa mise, et tous les poings s’ouvrent ensemble. Chaque groupe de 3 SdD donne une Influence, moins de 3 ne donne rien, et tout ce qui est misé est perdu. Misez au moins 3.
lesson-bid-2 = Vous avez misé assez pour une Influence. Posez-la sur un cercle de la rue : elle touchera des rentes des Moulons voisins.
lesson-bid-done = Vous êtes aussi en tête sur la voirie : la carte du Peuple vous revient.
lesson-raises = La surenchère
lesson-raises-1 = Qui mise au moins 5 SdD peut ensuite ajouter, face cachée. Misez 5 : il ne vous manquera qu’un SdD pour une deuxième Influence.
lesson-raises-2 = Un autre a misé autant que vous. Ajoutez 1 SdD : tous voient que vous ajoutez, personne ne voit combien.
lesson-raises-3 = Tant que quelqu’un ajoute, on recommence. Vous avez ce qu’il vous faut : n’ajoutez plus rien.
lesson-raises-4 = Les ajouts sont retournés : 6 SdD en tout, donc deux Influences, et le plus gros total pose le premier. Posez-en une.
lesson-raises-done = Vous poserez encore la seconde, puis l’autre posera la sienne. Ce qu’on ajoute est perdu, comme la mise.
lesson-offer = La négociation
lesson-offer-1 = Pendant qu’on mise, on peut s’offrir de l’argent contre de l’argent ou contre une promesse. Vert vous offre 2 SdD si vous promettez de miser au moins 3. Acceptez son offre.
lesson-offer-2 = L’argent est déjà dans votre bourse. Tenez parole : misez 3 SdD.
lesson-offer-done = Tous ont vu que vous tenez parole. Une promesse n’oblige à rien, mais chacun apprend si elle est tenue, et l’argent donné ne revient pas.
lesson-house = Une Maison et son impôt
lesson-house-1 = Votre Influence en R1.2 fait face au Moulon A2. Jouez votre Maison.
lesson-house-2 = Posez la Maison en A2.
lesson-house-done = Une Maison rapporte 6 SdD d’impôt : 2 pour chaque Influence qui fait face à son Moulon, ici la vôtre, et le reste pour la Caisse commune.
lesson-tax = Un impôt disputé
lesson-tax-1 = Les Influences de trois joueurs font face au Moulon A2. Jouez votre Maison.
lesson-tax-2 = Posez la Maison en A2. La Halle est tout près : elle augmente l’impôt de 2 SdD.
lesson-tax-3 = L’impôt est de 8 SdD, mais les rentes en réclament 10. C’est à vous, qui avez bâti, de dire qui reçoit moins. Partagez les 8 SdD.
lesson-tax-done = Les rentes ont tout pris, il ne reste rien pour la Caisse commune. Dans une partie, on peut vous offrir de l’argent pour une meilleure part.
lesson-fire = L’Incendie
lesson-fire-1 = Un Incendie détruit une ou deux Maisons d’un Moulon, ou une ou deux Influences d’un équipement. Jouez-le.
lesson-fire-2 = Choisissez ce qui brûle.
lesson-fire-done = Les Maisons retournent dans le sac, les Influences à leurs propriétaires. Un bâtiment qui perd sa dernière Influence quitte la ville.
lesson-raid = Les Anglois
lesson-raid-1 = Une tuile Anglois détruit quelque chose au bord de la ville, puis se replie au camp. Jouez-la.
lesson-raid-2 = Choisissez ce que les Anglois détruisent. Un mur l’aurait protégé.
lesson-raid-done = Le huitième Anglois met le siège : il faut alors sur les quatre murs autant d’Influences que les huit tuiles ont de points.
lesson-siege = Le siège
lesson-siege-1 = Sept Anglois sont au camp, et chacun vaut 1 point. Le huitième mettra le siège : il faudra sur les quatre murs autant d’Influences que les huit tuiles ont de points. Il y en a 7. Proposez le mur ouest.
lesson-siege-2 = Misez de quoi gagner une Influence.
lesson-siege-3 = Posez-la sur le mur.
lesson-siege-done = Le huitième Anglois est arrivé : 8 points contre 8 Influences. La ville a tenu et reste française ; avec une Influence de moins, elle était anglaise.
lesson-emissary = L’émissaire
lesson-emissary-1 = Vous avez gagné une Influence sur le monastère. Posez-la.
lesson-emissary-2 = Un bâtiment religieux avance et vous y êtes en tête : votre émissaire fait retirer un Anglois du camp. Renvoyez le 3.
lesson-emissary-done = Vous avancez de 3 sur la route du camp : des points pour vous si la ville reste française, contre vous sinon.
lesson-end = La fin
lesson-end-1 = Treize des quatorze équipements sont commencés. Proposez le dernier, la rue longue R1.
lesson-end-2 = Misez de quoi gagner une Influence.
lesson-end-3 = Posez-la.
lesson-end-done = Tous les équipements sont commencés et la ville est française : chacune de vos Influences vaut un point, et l’on ajoute vos cartes et votre route du camp.

board-town = La ville et ses alentours
board-camp = Camp anglois
board-road = Route du camp
board-chest = Caisse
board-bank = Banque
board-bag = Tuiles dans le sac
board-hand = Vos tuiles
board-yard = Bâtiments à commencer
board-card-prince = Prince
board-card-pope = Pape
board-card-people = Peuple
board-project-of = { $seat } propose { $equipment_the }
board-queue = Influences à poser :
board-fist-waiting = n’a pas encore misé
board-fist-closed = a fermé le poing
board-fist-open = a ouvert le poing
board-tax-of = Impôt de la Maison en { $block }
board-claim = devrait recevoir
board-raid-of = Un Anglois de { $value } harcèle la ville
board-talk = Offres et promesses
board-other-promises = { $count ->
    [one] Une promesse entre les autres
   *[other] { $count } promesses entre les autres
  }
board-turn = Bandes { $facing }
board-point = Choisissez sur le plateau un des endroits mis en évidence.
board-purse = SdD
board-stock = Influences
board-tiles = Tuiles
board-milestone = Route
board-points = Points
board-both-endings = Françoise / angloise
board-card-held = tient la carte
board-majority-prince = Le Prince : le plus d’Influences sur les murs
board-majority-pope = Le Pape : le plus d’Influences sur les bâtiments religieux
board-majority-people = Le Peuple : le plus d’Influences sur les rues et la Halle
board-defence = Murs contre camp
board-against = contre
board-begun = Équipements commencés
board-tiles-in-camp = Tuiles au camp
board-turn-number = Tour { $turn }. La Caisse contient { $chest } SdD, le sac { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
  }.
board-moulon = { $block } : { $pieces }.
board-influences = { $equipment } : { $seats }.
board-untouched = Sans Influence : { $equipments }.
board-in-camp = { $count ->
    [0] Le camp anglois est vide.
    [one] Un Anglois est au camp : { $values }.
   *[other] { $count } Anglois sont au camp : { $values }.
  }
board-own-hand = Vous avez en main : { $tiles }.
piece-house = Maison
piece-church = église
piece-chapel = chapelle
piece-monastery = monastère
piece-maladrerie = maladrerie

# Pourquoi une réponse est bonne.

why-walls-hold = Les murs rapportent des rentes, tiennent les Anglois dehors, et donnent la carte du Prince.
why-emissary-comes = L’Église envoie un émissaire : un Anglois quitte le camp, et le joueur en tête sur le bâtiment avance sur la route du camp.
why-roads-pay = Une Influence sur une rue fait face à deux Moulons, et chaque Maison qui s’y pose vous paie.
why-houses-bring-money = Les Maisons apportent de l’argent à tous, et des rentes à vous.
why-weakens-rival = Cela affaiblit un rival qui mène.
why-siege-decides = Le siège termine la partie maintenant, et vous êtes bien placé.
why-english-hurt-others = Le harcèlement touche les autres plus que vous ; le camp comptera { $count ->
    [1] une tuile
   *[other] { $count } tuiles
  }.
why-save-coins = Vos { $money } SdD serviront mieux à un autre projet.
why-pays-influence = { $amount } SdD : une Influence vaut plus que ce qu’elle coûte.
why-good-site = Ici, il sert vos Moulons plus que ceux des autres.
why-rents-here = { $amount ->
    [0] Ici, l’impôt profite le moins à vos rivaux.
   *[other] Ici, vous touchez { $amount } SdD.
  }
why-rents-to-come = D’autres Maisons viendront dans les Moulons auxquels elle fait face.
why-leads-for-card = Avec elle, vous avez plus d’Influences que tout autre pour la carte { $card_of }.
why-out-of-reach = Dans l’état actuel de la ville, les Anglois ne peuvent pas l’atteindre.
why-influence-counts = Elle compte un point à la fin, que la ville soit française ou anglaise.
why-road-points = { $points ->
    [one] Un point sur la route du camp, et un camp plus faible.
   *[other] { $points } points sur la route du camp, et un camp plus faible.
  }
why-keep-your-share = Votre part d’abord, puis ceux qui vous gênent le moins.

# Le terminal.
kind-Offer = faire une offre
kind-Counter = faire une contre-offre
kind-Tie = offrir de rendre une partie de sa part
word-Offer = offrir
word-Counter = contrer
word-Tie = lier
word-Accept = accepter
word-Refuse = décliner
word-Drop = refuser
part-block = Dans quel Moulon ?
part-strip = Sur quelle bande ?
part-circle = Sur quel cercle ?
part-equipment = Quel équipement ?
terminal-signs = A1 à C4 sont les Moulons avec leurs bandes (h est une Maison ; les bâtiments religieux ont les lettres données sous la ville), H est la Halle ; ═ et ‖ montrent le sens des bandes d’un Moulon. N, E, S et W sont des murs ; T1 à T3, R1 et R2 sont des rues. ○ est un cercle libre ; un chiffre dans un cercle est une Influence de la place qui porte ce chiffre plus bas.
terminal-unseen = Pas encore vues : { $tiles }
terminal-bids = Mises
terminal-stock = { $count ->
    [one] { $count } Influence en réserve
   *[other] { $count } Influences en réserve
  }
terminal-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
terminal-road = route du camp { $points }
terminal-bank = Il y a { $amount } SdD dans la banque.
terminal-has-left = a quitté la table
terminal-tax-of = Impôt de la Maison en { $block } : { $amount } SdD
terminal-offer = Offre { $number } : { $has_promise ->
    [no] { $give ->
        [0] { $seat } demande { $take } SdD à { $to }.
       *[other] { $seat } donnerait { $give } SdD à { $to }{ $take ->
            [0] .
           *[other] {" "}contre { $take } SdD.
          }
      }
   *[yes] { $give ->
        [0] { $seat } promettrait à { $to } { $promise_of }, contre { $take } SdD.
       *[other] { $seat } donnerait { $give } SdD à { $to } contre la promesse { $promise_of }.
      }
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
note-paid-for = { $count ->
    [0] { $amount } SdD ne placent aucune Influence.
    [1] { $amount } SdD placent 1 Influence, s’il reste un cercle quand vient votre tour.
   *[other] { $amount } SdD placent { $count } Influences, s’il reste des cercles quand vient votre tour.
  }

# Ce qui est compté dans les parties de robots.
count-projects = projets
count-unpaid = projets que personne ne paie
count-bids = mises
count-empty-bids = mises nulles
count-broken-promises = promesses rompues
