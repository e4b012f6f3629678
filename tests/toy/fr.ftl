title = La Foire
about = Misez sur des cartes que personne d'autre n'a vues.

seat-0 = Anne
seat-1 = Bob
seat-2 = Cid
seat-3 = Dora

no-bid-over-purse = Vous avez { $purse }.
no-raise-over-purse = Vous pouvez ajouter { $purse } au plus.
no-not-another-side = Un don va à un autre camp.
no-gift-over-purse = Vous avez { $purse } et devez garder quelque chose.
no-no-such-gift = Personne ne vous offre cela.
no-not-an-ally = Vous ne pouvez pas vous allier à cette place.
no-not-proposed = Personne ne vous l'a proposé.

event-drawn = { $seat } pioche une carte.
event-drawn-own = { $seat } pioche le { $card }.
event-bids = Mises : { $bids }.
event-unsold = Personne n'achète le { $card }.
event-sold = { $seat } achète le { $card } pour { $price }.
event-out = { $seats_count ->
    [one] { $seats } est éliminé.
   *[other] { $seats } sont éliminés.
  }
event-counted = Points : { $points }.
event-offered = { $seat } offre { $amount }.
event-taken = { $seat } prend { $amount }.
event-proposed = { $seat } propose une alliance.
event-allied = { $seats } jouent ensemble.
event-resigned = { $seat } s'en va.
event-out-of-time = { $seat } a épuisé son temps et s'en va.
event-closed = La table est fermée.

line-cards = Cartes achetées
line-out = Éliminé
note-purse = { $purse } encore en bourse
note-round = Manche { $round } sur { $rounds }

broken-money-lost = de l'argent s'est perdu ou créé
broken-card-lost = le { $card } n'est pas là une seule fois

ask-FirstBid = Combien misez-vous ?
ask-RaiseBid = Combien ajoutez-vous ?

action-Draw = piocher le { $card }
action-Bid = miser { $amount }
action-Add = ajouter { $amount }
action-Offer = offrir { $amount }
action-Take = prendre le don
action-Propose = proposer une alliance
action-Join = accepter l'alliance

option-rounds = Tours
option-purse = Argent au départ
option-talk = Dons et alliances

board-round = Manche { $round }.
board-card = Vous avez pioché le { $card }.
board-under = Sous la pile : { $under }.

standing-purses = bourse
standing-points = points

ending-rounds = Tous les tours sont joués.
ending-last-standing = Il ne reste qu'un camp.
ending-clock = Le temps est écoulé.
ending-closed = La table a été fermée.

why-fair-price = Un tiers d’une bourse de { $purse } est un prix juste.

revision-2 = Qui est éliminé a zéro point au lieu d’un point de moins que rien, et l’on peut jouer trois manches.
