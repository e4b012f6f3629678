title = Leonardo
about = Au temps de Léonard, des familles achètent des palais et des ponts, exposent des œuvres d’art, tiennent marché et se ruinent entre elles.

seat-0 = Rouge
seat-1 = Bleu
seat-2 = Jaune
seat-3 = Noir
seat-4 = Blanc
seat-5 = Gris

party-guelphs = Guelfes
    .of = des Guelfes
party-ghibellines = Gibelins
    .of = des Gibelins

space-1 = Piazza Maggiore (1)
space-2 = Via dei Barcaioli (2)
space-3 = Marché du Port (3)
space-4 = Via delle Reti (4)
space-5 = Via del Sale (5)
space-6 = Ponte del Porto (6)
space-7 = Première ambassade (7)
space-8 = Via della Lana (8)
space-9 = Couvent de Santa Maria (9)
space-10 = Via della Seta (10)
space-11 = Marché de la Laine (11)
space-12 = Via dei Tintori (12)
space-13 = Ponte dei Tintori (13)
space-14 = Via degli Affreschi (14)
space-15 = Via dei Miniatori (15)
space-16 = Via Santa Croce (16)
space-17 = Église de Santa Croce (17)
space-18 = Via degli Argentieri (18)
space-19 = Via degli Orafi (19)
space-20 = Via dei Cambiavalute (20)
space-21 = Ponte degli Orafi (21)
space-22 = Deuxième ambassade (22)
space-23 = Via dei Libri (23)
space-24 = Grand Marché (24)
space-25 = Via dei Dottori (25)
space-26 = Via degli Astronomi (26)
space-27 = Via degli Ingegneri (27)
space-28 = Troisième ambassade (28)
space-29 = Ponte dei Signori (29)
space-30 = Via dei Capitani (30)
space-31 = Via dei Magnifici (31)
space-32 = Via del Principe (32)

palace = { $space ->
    [2] { space-2 }
    [4] { space-4 }
    [5] { space-5 }
    [8] { space-8 }
    [10] { space-10 }
    [12] { space-12 }
    [14] { space-14 }
    [15] { space-15 }
    [16] { space-16 }
    [18] { space-18 }
    [19] { space-19 }
    [20] { space-20 }
    [23] { space-23 }
    [25] { space-25 }
    [26] { space-26 }
    [27] { space-27 }
    [30] { space-30 }
    [31] { space-31 }
   *[other] { space-32 }
  }

give-2 = { space-2 }
give-4 = { space-4 }
give-5 = { space-5 }
give-6 = { space-6 }
give-8 = { space-8 }
give-10 = { space-10 }
give-12 = { space-12 }
give-13 = { space-13 }
give-14 = { space-14 }
give-15 = { space-15 }
give-16 = { space-16 }
give-18 = { space-18 }
give-19 = { space-19 }
give-20 = { space-20 }
give-21 = { space-21 }
give-23 = { space-23 }
give-25 = { space-25 }
give-26 = { space-26 }
give-27 = { space-27 }
give-29 = { space-29 }
give-30 = { space-30 }
give-31 = { space-31 }
give-32 = { space-32 }
want-2 = { space-2 }
want-4 = { space-4 }
want-5 = { space-5 }
want-6 = { space-6 }
want-8 = { space-8 }
want-10 = { space-10 }
want-12 = { space-12 }
want-13 = { space-13 }
want-14 = { space-14 }
want-15 = { space-15 }
want-16 = { space-16 }
want-18 = { space-18 }
want-19 = { space-19 }
want-20 = { space-20 }
want-21 = { space-21 }
want-23 = { space-23 }
want-25 = { space-25 }
want-26 = { space-26 }
want-27 = { space-27 }
want-29 = { space-29 }
want-30 = { space-30 }
want-31 = { space-31 }
want-32 = { space-32 }

office-3 = Surintendance du Marché du Port (3)
office-7 = Première ambassade (7)
office-9 = Procure de Santa Maria (9)
office-11 = Surintendance du Marché de la Laine (11)
office-17 = Procure de Santa Croce (17)
office-22 = Deuxième ambassade (22)
office-24 = Surintendance du Grand Marché (24)
office-28 = Troisième ambassade (28)

product-gems = pierres précieuses
    .on = les pierres précieuses
product-ivory = ivoire
    .on = l’ivoire
product-gold = or
    .on = l’or
product-spices = épices
    .on = les épices

news-antipope = L’antipape se soumet
news-bank = La banque du pape ouvre un comptoir
news-cardinal = Un enfant de la ville devient cardinal
news-interdict = Le pape lève l’interdit
news-jubilee = Le jubilé amène des pèlerins
news-league = La ligue renouvelle son serment
news-legate = Un légat fait son entrée
news-tithe = La dîme de la croisade est remise
news-alps = L’empereur passe les Alpes
news-city = Une ville de la ligue change de camp
news-diet = La diète confirme les statuts
news-fair = L’empereur accorde un marché franc
news-fleet = La flotte impériale fait escale
news-mint = Le droit de battre monnaie est renouvelé
news-title = L’empereur accorde un titre
news-vicar = Un vicaire impérial est nommé

pawn-ours = sous notre couleur
pawn-theirs = sous sa couleur

reason-start = au départ
reason-price = achat
reason-auction = enchère
reason-tax = taxe
reason-work = œuvre d’art
reason-soldiers = soldats
reason-battle = bataille
reason-salary = Piazza Maggiore
reason-office = charge publique
reason-stake = mise perdue
reason-winnings = mise gagnante
reason-event = événement international
reason-trade = échange
reason-returned = œuvre rendue
reason-bankruptcy = banqueroute
reason-alliance = alliance
reason-leaving = départ

alliances-always = dès le début
alliances-later = à partir de la négociation du tour 5
alliances-never = jamais

about-alliances-always = Comme dans la règle imprimée. Une alliance nouée tôt décide souvent de la partie ; qui les refuse toutes gagne moins souvent.
about-alliances-later = On joue d’abord chacun pour soi ; aucune alliance ne peut être proposée avant.
about-alliances-never = Chacun joue pour soi jusqu’à la fin ; les échanges restent permis.

length-15-rounds = 15 tours
length-22-rounds = 22 tours
length-one-left = jusqu’à ce qu’il n’en reste qu’un
length-60-minutes = 60 minutes
length-90-minutes = 90 minutes

no-no-clock = Cette partie ne se joue pas à la pendule.
no-time-is-up = Ce tour est déjà le dernier.
no-no-such-party = Il y a deux partis : les Guelfes et les Gibelins.
no-no-palace-there = Il n’y a ni palais ni pont sur cette case.
no-too-dear = Prix de { $space } : { $price } florins ; vous en avez { $purse }.
no-bid-in-fives = Les enchères montent de 5 florins en 5 florins.
no-bid-too-low = { $florins ->
    [0] Les enchères partent de 5 florins.
   *[other] Enchérissez au-dessus de { $florins } florins.
  }
no-bid-over-purse = Vous avez { $purse } florins : n’enchérissez pas au-delà.
no-not-your-palace = Ceci n’est pas à vous : { $space }.
no-no-works-on-bridges = Un pont n’expose pas d’œuvres : { $space }.
no-palace-full = Quatre œuvres y sont déjà exposées : { $space }. Choisissez un autre palais.
no-not-rolled = Les alliés ont fait { $numbers }. Gardez un de ces nombres.
no-push-too-far = La charge publique déplace un visiteur de { $farthest } cases au plus, en avant ou en arrière.
no-no-such-product = Les produits sont : pierres précieuses, ivoire, or, épices.
no-bet-too-small = Misez au moins { $florins } florins.
no-bet-in-fives = Misez un multiple de 5 florins.
no-bet-too-high = Vous pouvez miser jusqu’à { $florins } florins.
no-not-another-side = Choisissez un autre camp encore en jeu.
no-not-in-order = Nommez chaque palais ou pont une seule fois, par numéro croissant.
no-not-their-palace = { $spaces_count ->
    [one] { $spaces } n’est pas à { $seat }.
   *[other] { $spaces } ne sont pas à { $seat }.
  }
no-florins-in-fives = Les sommes sont des multiples de 5 florins.
no-not-in-purse = { $seat } n’a que { $purse } florins.
no-no-palace-in-it = Dans un échange, il faut au moins un palais ou un pont.
no-florins-both-ways = Un seul des deux camps peut payer des florins.
no-for-nothing = Dans un échange, chaque camp donne quelque chose.
no-no-such-offer = Cette offre ne s’adresse pas à vous, ou ne tient plus.
no-no-such-excuse = Cette raison n’est pas dans la liste.
no-own-offer = Vous ne pouvez pas accepter votre propre offre : c’est à l’autre camp de répondre.
no-said-enough = Vous avez déjà fait { $count } propositions pendant ce tour.
no-no-such-work = Rendez une œuvre exposée dans un de vos palais.
no-not-proposed = Cette alliance ne vous est pas proposée, ou ne tient plus.
no-agreed-already = Vous avez déjà accepté cette alliance.
no-proposed-already = Vous avez déjà proposé cette alliance. Attendez la réponse, ou retirez-la.
no-keep-one-of-both = L’alliance garde le pion d’un des deux camps : { $seats }.
no-other-party = { $seat } appartient à l’autre parti.
no-alliances-later = À cette table, les alliances commencent avec la négociation du tour { $round }.
no-last-turn-taken = { $seat } a joué son dernier tour de la partie et ne peut plus s’allier.
no-nobody-left = Il ne resterait personne contre qui jouer.

event-paid = { $seat } paie { $florins } florins à { $seats } ({ $reason }).
event-paid-bank = { $seat } paie { $florins } florins à la banque ({ $reason }).
event-bank-paid = { $seat } reçoit { $florins } florins de la banque ({ $reason }).
event-dealt = { $seat } reçoit un premier palais : { $space }.
event-office-shown = La charge publique à vendre pour { $florins } florins : { $office }.
event-party-shown = { $seat } est du parti { $party_of }.
event-event-shown = Prochain événement : { $news }. Il favorise le parti { $party_of }.
event-turn = Tour { $round } : à { $seat } de jouer.
event-pawn-placed = { $seat } place son pion à côté de son premier palais : { $space }.
event-work-drawn = { $seat } tire une œuvre d’une valeur de { $value } florins.
event-exhibited = { $seat } expose l’œuvre de { $value } florins : { $space }.
event-rolled = { $seat } lance et fait { $number }.
event-roll-kept = { $seat } garde le { $number }.
event-enlisted = { $soldiers ->
    [one] { $seat } engage un soldat.
   *[other] { $seat } engage un soldat et en a maintenant { $soldiers }.
  }
event-moved = { $seat } arrive ici : { $space }.
event-peace = La paix de Dieu règne ici, et il ne se passe rien entre ceux qui se rencontrent : { $space }.
event-battle = Bataille entre { $seats }.
event-soldier-lost = { $soldiers ->
    [0] { $seat } perd son dernier soldat.
   *[other] { $seat } perd un soldat.
  }
event-left-free = { $seat } laisse la case libre : { $space }.
event-acquired = { $seat } devient propriétaire de { $space }.
event-auction = { $seat } met aux enchères : { $space }.
event-bid = { $seat } enchérit à { $florins } florins.
event-passed = { $seat } n’enchérit plus.
event-unsold = Personne n’enchérit, la case reste libre : { $space }.
event-tax = { $works ->
    [0] { $seat } visite { $space } et doit { $florins } florins à { $seats }.
    [one] { $seat } visite { $space }, où une œuvre est exposée, et doit { $florins } florins à { $seats }.
   *[other] { $seat } visite { $space }, où { $works } œuvres sont exposées, et doit { $florins } florins à { $seats }.
  }
event-doubled = { $seat } tient tout le quartier, la taxe est doublée : { $space }.
event-office-bought = { $seat } achète une charge publique : { $office }.
event-struck = { $seat } use de sa charge publique : { $seats } perd un soldat.
event-pushed-forward = { $steps ->
    [one] { $seat } use de sa charge publique et avance { $seats } d’une case.
   *[other] { $seat } use de sa charge publique et avance { $seats } de { $steps } cases.
  }
event-pushed-back = { $steps ->
    [one] { $seat } use de sa charge publique et recule { $seats } d’une case.
   *[other] { $seat } use de sa charge publique et recule { $seats } de { $steps } cases.
  }
event-market = { $seat } tient un marché, et tous les autres misent.
event-bet = { $seat } mise { $florins } florins sur { $product_on }.
event-house-wins = Le nombre est { $number } : toutes les mises vont à { $seat }.
event-product-wins = Le nombre est { $number } : les mises sur { $product_on } gagnent.
event-news = { $seat } apprend la nouvelle : { $news }. Elle favorise le parti { $party_of }.
event-offered = { $seat } fait à { $seats } l’offre n° { $number }.
event-would-give = { $spaces_count ->
    [0] { $seat } donnerait { $florins } florins.
   *[other] { $florins ->
        [0] { $seat } donnerait { $spaces }.
       *[other] { $seat } donnerait { $spaces }, plus { $florins } florins.
      }
  }
event-offer-accepted = { $seat } accepte l’offre n° { $number }.
event-offer-countered = { $seat } répond à l’offre n° { $number } par une contre-offre.
event-offer-declined = { $seat } refuse l’offre n° { $number }.
event-offer-withdrawn = { $seat } retire l’offre n° { $number }.
event-offer-refused = { $seat } refuse l’offre n° { $number } : { $excuse }.
excuse-too-little = c’est trop peu
excuse-too-dear = cela coûte plus que cela ne me rapporte
excuse-quarter = cela vous donnerait tout un quartier
excuse-no-use = cela ne me rapporte rien
excuse-cannot-pay = cela ne peut pas être payé
event-offer-lapsed = L’offre n° { $number }, faite par { $seat }, tombe.
event-offer-dropped = { $seat } retire l’offre n° { $number } de la table.
event-handed-over = { $seat } cède à { $seats } : { $spaces }.
event-work-returned = { $seat } rend à la banque l’œuvre de { $value } florins : { $space }.
event-bankrupt = { $spaces_count ->
    [0] { $seat } ne peut pas payer { $florins } florins à { $seats } et fait banqueroute.
   *[other] { $seat } ne peut pas payer { $florins } florins à { $seats } et fait banqueroute. Le créancier reçoit { $spaces }.
  }
event-out = { $seats_count ->
    [one] { $seats } sort du jeu.
   *[other] { $seats } sortent du jeu.
  }
event-proposed-own-pawn = { $seat } propose une alliance à { $seats }, et garderait sa couleur (n° { $number }).
event-proposed-their-pawn = { $seat } propose une alliance à { $seats } et en prendrait la couleur (n° { $number }).
event-agreed = { $seat } accepte l’alliance n° { $number }.
event-proposal-declined = { $seat } refuse l’alliance n° { $number }.
event-proposal-withdrawn = { $seat } retire sa proposition d’alliance n° { $number }.
event-proposal-lapsed = La proposition d’alliance n° { $number }, faite par { $seat }, tombe.
event-withdrawn = { $seat } retire l’alliance n° { $number } de la table.
event-allied = { $seats } jouent désormais ensemble ; leur couleur est celle que joue { $seat }.
event-rounds-played = Les { $rounds } tours convenus ont été joués.
event-time-up = Le temps est écoulé : on finit le tour, puis on compte les capitaux.
event-capital = { $seat } : { $purse } florins, palais et ponts { $palaces }, œuvres { $works }, charges { $offices } ; capital { $points } en tout.
event-alone = { $seats_count ->
    [one] { $seats } reste seul en jeu et devient maître de la ville.
   *[other] { $seats } restent seuls en jeu et deviennent maîtres de la ville.
  }
event-richest = { $seats_count ->
    [one] { $seats } a le plus grand capital, { $florins } florins, et devient maître de la ville.
   *[other] { $seats } ont le plus grand capital, { $florins } florins, et deviennent maîtres de la ville.
  }
event-resigned = { $seat } abandonne.
event-out-of-time = { $seat } a épuisé son temps.
event-closed = La table est fermée ; personne ne gagne.

broken-florins-lost = des florins se sont perdus ou créés
broken-odd-purse = { $seat } n’a pas un multiple de 5 florins en bourse
broken-work-lost = il y a trop ou trop peu d’œuvres de { $value } florins
broken-event-lost = cet événement n’est pas là une seule fois : { $news }
broken-office-lost = cette charge n’est pas là une seule fois : { $office }
broken-wrong-city = la ville n’a pas ses 32 cases
broken-wrong-owner = cette case a un propriétaire impossible : { $space }
broken-works-of-nobody = des œuvres sont exposées dans un palais sans propriétaire : { $space }
broken-too-many-works = trop d’œuvres sont exposées : { $space }
broken-wrong-seats = le nombre de places n’est pas partout le même
broken-soldiers-lost = il y a plus de soldats que de cartes
broken-wrong-leavers = les places sorties du jeu ne sont pas celles qui ont quitté leur camp
broken-too-many-soldiers = { $seat } a un nombre de soldats impossible
broken-wrong-pawn = { $seat } n’a pas son pion sur une case
broken-goods-of-nobody = { $seat } n’est plus un camp et possède encore quelque chose
broken-mixed-parties = { $seat } est d’un camp qui n’est pas d’un seul parti
broken-wrong-points = les points ne sont pas les capitaux
broken-asked-after-end = quelque chose est demandé après la fin
broken-nothing-asked = rien n’est demandé avant la fin
broken-nobody-to-play = il n’y a plus personne contre qui jouer
broken-asked-of-nobody = { $seat } doit répondre, mais n’est plus un camp

ask-ChooseParty = Quel parti rejoignez-vous : les Guelfes, pour le pape, ou les Gibelins, pour l’empereur ?
ask-SeekAllies = Une alliance est possible : proposez-en une, répondez, ou poursuivez votre tour.
ask-BuyWorks = Achetez-vous des œuvres d’art, 50 florins chacune, avant de lancer ?
ask-ExhibitWork = Dans quel palais exposez-vous cette œuvre ? Elle y restera.
ask-KeepRoll = Les alliés ont lancé : quel nombre gardez-vous ?
ask-TakeSoldier = Engagez-vous un soldat ?
ask-AcquirePalace = Cette case est libre. L’achetez-vous, la mettez-vous aux enchères, ou la laissez-vous libre ?
ask-Bidding = Enchérissez-vous, ou passez-vous pour de bon ?
ask-NameBid = À combien enchérissez-vous ?
ask-AcquireOffice = Achetez-vous la charge publique du dessus de la pile ?
ask-OpenMarket = Tenez-vous un marché ?
ask-PlaceBets = Sur quel produit misez-vous, et combien ?
ask-StrikeSoldier = Votre charge publique vous permet d’éliminer un soldat du visiteur. Le faites-vous ?
ask-PushVisitor = Votre charge publique vous permet de déplacer le visiteur. De combien de cases ?
ask-PayDebt = Vous ne pouvez pas payer : quelle œuvre rendez-vous à la banque ?
ask-Negotiate = La négociation est ouverte.

action-Deal = distribuer { palace }
action-TurnUp = retourner la carte { $card }
action-Declare = rejoindre le parti { $party_of }
action-Decline = non
action-GoOn = poursuivre le tour
label-BuyWorks-Decline = Non, lancer
action-BuyWork = acheter une œuvre
action-Draw = tirer l’œuvre de { $work }
action-Exhibit = l’exposer ici : { palace }
action-Roll = lancer { $number }
action-Keep = garder le { $number }
action-Enlist = engager un soldat
action-Buy = l’acheter au prix indiqué
action-Auction = la mettre aux enchères
action-Raise = enchérir
action-Pass = passer
action-Bid = enchérir à { $florins } florins
ceiling-Bid = jusqu’à { $florins } florins
action-ReturnWork = rendre l’œuvre de { $value }, { palace }
action-BuyOffice = acheter la charge publique
action-Strike = éliminer un soldat
action-Push = { $spaces ->
    [0] laisser le visiteur où il est
   *[other] déplacer le visiteur de { $spaces }
  }
action-HoldMarket = tenir un marché
action-Bet = miser { $florins } florins sur { $product_on }
action-Done = finir de négocier
action-Offer = offrir { $give_count ->
    [0] { $pay } florins
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } plus { $pay } florins
      }
  } contre { $want_count ->
    [0] { $ask } florins
   *[other] { $ask ->
        [0] { $want }
       *[other] { $want } plus { $ask } florins
      }
  }
action-Counter = contre-offre à l’offre n° { $number } : { $give_count ->
    [0] { $pay } florins
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } plus { $pay } florins
      }
  } contre { $want_count ->
    [0] { $ask } florins
   *[other] { $ask ->
        [0] { $want }
       *[other] { $want } plus { $ask } florins
      }
  }
action-Accept = accepter l’offre n° { $number }
action-Refuse = refuser l’offre n° { $number } : { $excuse }
action-Drop = refuser ou retirer l’offre n° { $number }
action-Propose = proposer une alliance à { $seat }, { $pawn }
action-Join = accepter l’alliance n° { $number }
action-Withdraw = refuser ou retirer l’alliance n° { $number }

part-to = À quel camp ?
part-give = Que donnez-vous ?
part-pay = Combien de florins payez-vous ?
part-want = Que voulez-vous ?
part-ask = Combien de florins demandez-vous ?
part-product = Sur quel produit ?
part-florins = Combien de florins ?

option-length = Durée de la partie
option-alliances = Alliances entre membres d’un même parti
option-negotiations = Négociation à la fin de chaque tour
option-market_maximum = Au marché, aucune mise ne dépasse ce que l’organisateur pourrait payer si tous gagnaient
option-no_early_works = Pas d’œuvres d’art pendant le premier tour
option-returned_works = Un débiteur peut rendre des œuvres à la banque pour 25 florins pièce

ending-last-standing = Tous les autres sont sortis du jeu.
ending-rounds = Tous les tours ont été joués ; le plus grand capital gagne.
ending-clock = Le temps est écoulé ; le plus grand capital gagne.
ending-closed = La table a été fermée.

goods-money = { $amount } florins
goods-unit = florins
floor-Offer = Proposer un échange
floor-Propose = Proposer une alliance

# Les leçons.

lesson-palace = Un palais
lesson-palace-1 = Vous êtes Rouge. Avant de lancer, vous pouvez acheter des œuvres d’art ; ce sera la leçon suivante, dites non. La machine du sort fait alors avancer votre pion.
lesson-palace-2 = Vous avez fait 3 et vous voilà dans une rue sans propriétaire. Achetez son palais.
lesson-palace-done = Désormais, les autres vous paient quand ils s’arrêtent ici. Vous auriez aussi pu le mettre aux enchères, ou le laisser libre.
lesson-art = Une œuvre d’art
lesson-art-1 = Achetez une œuvre d’art pour 50 florins. On ne connaît sa valeur qu’en la tirant de la pile.
lesson-art-2 = Une œuvre de 70 florins : plus que son prix. Exposez-la dans votre palais, où elle restera.
lesson-art-done = La taxe du palais passe de 20 à 40 florins. Avec quatre œuvres, elle serait de quatre fois le prix du palais.
lesson-tax = La taxe
lesson-tax-1 = Dites non aux œuvres, lancez, et voyez où vous vous arrêtez.
lesson-tax-done = Vous voilà à un palais de Bleu, et vous avez payé la moitié de son prix. Avec des œuvres, ce serait plus. Un camp qui ne peut pas payer fait banqueroute.
lesson-auction = Une vente aux enchères
lesson-auction-1 = Bleu met aux enchères la Via degli Orafi, prix indiqué 70, et Jaune enchérit à 30. Enchérissez à votre tour.
lesson-auction-2 = Les enchères montent de 5 en 5. Enchérissez à 35 ou un peu plus.
lesson-auction-done = Les autres passent, et le palais est à vous. À la fin, il comptera pour son prix indiqué.
lesson-bet = Un marché
lesson-bet-1 = Bleu tient un marché : tous les autres misent en secret sur un produit. Chaque produit a deux des douze nombres. Misez au moins 5 florins.
lesson-bet-done = Les mises ont été montrées ensemble, puis le nombre a été 9 : l’or gagne. Les gagnants gardent leur mise et reçoivent trois fois autant ; de 5 à 8, tout va à l’organisateur.
lesson-soldier = Un soldat
lesson-soldier-1 = Dites non aux œuvres et lancez.
lesson-soldier-2 = Vous avez fait 2. Sur un 1 ou un 2, vous pouvez engager un soldat avant d’avancer. Engagez-en un.
lesson-soldier-done = Un camp sans soldat qui vous rencontre vous donne 10 florins ; contre un soldat, on se bat. Au couvent et à l’église règne la paix.
lesson-trade = Un échange
lesson-trade-1 = Le tour est fini et l’on négocie. Bleu vous offre la Via delle Reti pour 60 florins, et les deux autres palais du quartier sont à vous. Acceptez.
lesson-trade-2 = Tout le quartier est à vous : les taxes y doublent. Dites que vous avez fini.
lesson-trade-done = Quand tous ont fini, le tour suivant commence.
lesson-alliance = Une alliance
lesson-alliance-1 = Vous êtes Guelfe, et Jaune aussi. Entre deux tours, les camps d’un même parti peuvent s’allier. Proposez-le à Jaune.
lesson-alliance-done = Jaune accepte. Désormais, vous partagez une bourse et un pion, lancez deux fois, gardez un nombre, et gagnez ou perdez ensemble.

# Pourquoi une réponse est bonne.

why-work-raises-tax = Chaque œuvre augmente la taxe de son palais, la quatrième surtout, et garde sa propre valeur.
why-works-together = Les œuvres vont ensemble : { $space } est le plus près d’en avoir quatre.
why-quarter-doubles = Tout le quartier devient vôtre, et ses taxes doublent.
why-keeps-value = Il compte à son prix indiqué à la fin, et rapporte des taxes jusque-là.
why-others-are-poor = Les autres ont trop peu de florins pour enchérir jusqu’à son prix.
why-florins-are-safety = Vos { $florins } florins sont votre sécurité : un camp qui ne peut pas payer est éliminé.
why-soldiers-decide = Les soldats ne coûtent rien et gagnent des florins.
why-house-wins-mostly = Quatre nombres gagnent pour l’organisateur du marché, et deux seulement pour chaque produit.
why-bet-may-ruin = Si vous gagnez, l’organisateur vous doit { $florins } florins, plus qu’il n’en a.
why-best-space = Des cases à portée, celle-ci est la meilleure pour vous.
why-cheapest-work = De toutes vos œuvres, c’est celle qui vaut le moins.
why-reserve-suffices = Avec les { $florins } florins qui vous restent, rien ne peut vous ruiner à votre prochain tour.

# Le plateau en mots.
board-final = un capital de { $points } florins
board-label = La ville : un anneau de 32 cases autour d’une île dans la rivière
board-round = Tour { $round }.
board-last-round = Tour { $round }, le dernier.
board-turn = { $seat } avance.
board-camp = { $seat } : { $purse } florins, capital { $capital }, { $soldiers ->
    [0] aucun soldat
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
  }.
board-pawn = { $seat } est ici : { $space }.
board-owned = À { $seat } : { $spaces }.
board-free = Libre : { $space }, prix { $price } florins.
board-bought = { $space } : { $seat }, prix { $price }, taxe { $florins } florins.
board-works = Œuvres de { $values } florins.
board-here = { $space }.
board-officer = Charge publique : { $seat }.
board-news = Prochain événement : { $news }, pour le parti { $party_of }.
board-office = Charge publique à vendre : { $office }, { $florins } florins.
board-sale = Vente aux enchères : { $space }.
board-best = Plus haute enchère : { $florins } florins, { $seat }.
board-bids = Enchérissent encore : { $seats }.
board-owed = { $seat } doit { $florins } florins à { $seats }.
board-work = Une œuvre de { $value } florins attend un palais.
board-rolled = Nombres obtenus : { $numbers }.
board-bet = { $seat } : { $florins } florins sur { $product_on }.
board-out = Hors jeu : { $seats }.
board-trade = Poser { $space } sur la table d’échange, ou l’en retirer.
ally-begin = Proposer une alliance
ally-title = Une alliance avec { $to }
ally-close = Revenir à la question
ally-with = Avec qui ?
ally-whose = Pion, couleur et place :
ally-about-purse = Bourse
ally-about-palaces = Palais
ally-about-guards = Soldats
ally-about-rolls = Tour
ally-about-speaks = Réponses
ally-about-win = Fin
ally-about-lasts = Durée
ally-purse = { $own } + { $other } = { $sum } florins
ally-palaces = { $palaces ->
    [0] aucun encore ; tout achat sera commun
   *[other] { $palaces }, ponts compris ; quartiers comptés ensemble
  }
ally-guards = { $soldiers ->
    [0] aucun
    [one] un
   *[other] { $soldiers }
  } (deux au plus) ; { $offices ->
    [0] aucune charge publique
    [one] une charge publique
   *[other] { $offices } charges publiques
  }
ally-rolls = un seul pion ; chacun lance, un nombre est gardé
ally-speaks = le premier qui répond répond pour tous
ally-win = vous gagnez ou perdez ensemble ; points ÷ { $count }
ally-lasts = jusqu’à la fin ; une alliance ne se défait pas
ally-propose = La proposer à { $to } ; { $seat } garde son pion
ally-proposed = { $seat } propose une alliance : { $seats } ; { $kept } garde couleur, pion et place.
ally-waits = On attend { $seats }.
ally-agree = Accepter
ally-decline = Refuser
ally-withdraw = Retirer
board-offer = Offre n° { $number }
board-florins = florins
board-capital = capital
board-party = parti
board-soldiers = soldats
board-palaces = palais
board-offices = charges
board-deed = { $space }
board-price = Prix
board-tax = Taxe
board-tax-doubled = (quartier entier : { $florins })
board-quarter = Quartier { $number }
board-quarter-owners = { $seats_count ->
    [0] Aucun des { $most } n’est vendu.
   *[other] Vendus : { $seats_count } sur { $most }, à { $seats }.
  }
board-owner = À qui
board-nobody = personne
board-product = { $product }
board-odds = { $count } sur { $most }
board-pays = × { $times }
board-works-held = œuvres
board-side = joue avec

# Le terminal.
kind-Offer = proposer un échange
word-Offer = offrir
kind-Counter = faire une contre-offre
word-Counter = contrer
word-Accept = accepter
word-Refuse = décliner
word-Drop = refuser
word-Propose = allier
word-Join = rejoindre
word-Withdraw = retirer
terminal-signs = Chaque ligne est une case de l’anneau : numéro, nom, quartier, prix indiqué, propriétaire, œuvres d’art (▪ une œuvre, ▫ de la place pour une) avec leur valeur, et taxe des visiteurs. ◂ montre les pions qui s’y trouvent.
terminal-quarter = { $number ->
    [1] Porto
    [2] Lana
    [3] Santa Croce
    [4] Orafi
    [5] Studio
   *[other] Signori
  }
terminal-bridge = pont
terminal-tax = taxe { $florins }
terminal-round = Tour { $round } sur { $rounds }.
terminal-works-left = { $count ->
    [one] Il reste { $count } œuvre d’art.
   *[other] Il reste { $count } œuvres d’art.
  }
terminal-allies = Joue avec { $seats }.
terminal-free = libre
terminal-offices = Charges publiques : { $offices }
terminal-then = puis { $names }
terminal-alliance = Alliance n° { $number }, entre { $seats }, couleur : { $seat } ; d’accord : { $agreed }.

revision-2 = Les gagnants d’un marché sont payés dans l’ordre des places, à partir de l’organisateur. Les alliances peuvent commencer plus tard, et un camp qui ne peut rien acheter est tout de même interrogé avant de lancer. Les offres tiennent jusqu’à la réponse. Après le dernier tour, on n’échange plus rien et on ne s’allie plus. Les alliés divisent leur capital en points.

# La feuille de score.
line-florins = Florins en bourse
line-palaces = Palais et ponts ({ $count })
line-works = Œuvres d’art ({ $count })
line-offices = Charges publiques ({ $count })
line-allies = Les autres parts de l’alliance ({ $seats })
note-quarter-held = Tient tout le quartier { $number } : les taxes y sont doublées.
note-quarter-part = Possède { $count } sur { $most } dans le quartier du palais en vente.
note-bet = A misé { $florins } florins sur { $product_on } ; un gain rapporte { $winnings }.
note-round = Tour { $round } sur { $rounds }.
note-open-round = Tour { $round }.
note-last-round = Tour { $round }, le dernier.
note-on-sale = { $space } coûte { $price } florins ; qui s’y arrête paie une taxe de { $tax }{ $doubled ->
    [0] .
   *[other] , ou de { $doubled } quand un camp a tout le quartier.
  }
note-odds = { $product } : gagne sur { $numbers } parmi { $most } nombres et paie { $times } fois la mise.
note-palace-brings = { $space } vous rapporterait { $tax } florins par visiteur ; vous auriez { $count } des { $most } palais de son quartier.
note-quarter-brings = { $space } compléterait votre quartier : les taxes y doubleraient, et un visiteur vous en paierait { $tax } florins ici.
note-bridge-brings = { $space } vous rapporterait { $tax } florins par visiteur ; un pont n’est d’aucun quartier.
note-bids-from = Les enchères partent de { $florins } florins ; le prix indiqué est de { $price }.
note-work-brings = { $space } : la taxe passe de { $before } à { $tax } florins.
note-works-left = { $count ->
    [1] Il reste une œuvre dans la pile, de { $mean } florins.
   *[other] Il reste { $count } œuvres dans la pile, de { $lowest } à { $highest } florins, { $mean } en moyenne.
  }
note-office-brings = Vous pourriez déplacer de cinq cases au plus tout visiteur qui s’arrête ici : { $space }.
note-embassy-brings = Vous pourriez retirer un soldat à tout visiteur qui s’arrête ici, puis le déplacer de cinq cases au plus : { $space }.
note-market-brings = Vous gardez les mises perdues et payez { $times } fois les gagnantes ; chaque produit gagne sur { $count } des { $most } nombres.
note-still-talking = { $seats_count ->
    [one] { $seats } n’a pas fini
   *[other] { $seats } n’ont pas fini
  } : d’ici là, vous pouvez encore négocier.
note-party-brings = { $count } des { $most } événements favorisent le parti { $party_of } ; chacun vous rapporterait { $florins } florins.
note-party-allies = Vous ne pourriez vous allier qu’à un camp du même parti.
note-bet-pays = Vous perdez { $florins } florins, ou vous en gagnez { $winnings } si l’un des nombres { $numbers } sort.

# Ce qui est compté dans les parties de robots.
count-bankruptcies-in-round-1 = au premier tour
count-ruin-before-round-10 = parties finies par ruine avant le tour 10
count-alliances = alliances
