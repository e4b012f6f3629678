title = Bastide
about = The members of the Jurade build a new town together, each for their own glory; in the end it stays French or becomes English.

seat-0 = Blue
seat-1 = Green
seat-2 = Red
seat-3 = Yellow
seat-4 = Violet

equipment-r1 = long street R1
    .the = the long street R1
equipment-r2 = long street R2
    .the = the long street R2
equipment-t1 = short street T1
    .the = the short street T1
equipment-t2 = short street T2
    .the = the short street T2
equipment-t3 = short street T3
    .the = the short street T3
equipment-halle = Halle
    .the = the Halle
equipment-n = north wall
    .the = the north wall
equipment-s = south wall
    .the = the south wall
equipment-w = west wall
    .the = the west wall
equipment-e = east wall
    .the = the east wall
equipment-church = church
    .the = the church
equipment-chapel = chapel
    .the = the chapel
equipment-monastery = monastery
    .the = the monastery
equipment-maladrerie = maladrerie
    .the = the maladrerie

tile-house = House
    .a = a House
tile-fire = Fire
    .a = a Fire
tile-english-1 = English 1
    .a = an English 1
tile-english-2 = English 2
    .a = an English 2
tile-english-3 = English 3
    .a = an English 3
tile-english-4 = English 4
    .a = an English 4

card-prince = the Prince
card-pope = the Pope
card-people = the People

facing-ew = east to west
facing-ns = north to south

circle-halle-n = Halle N
circle-halle-e = Halle E
circle-halle-s = Halle S
circle-halle-w = Halle W
circle-church-1 = church 1
circle-church-2 = church 2
circle-church-3 = church 3
circle-church-4 = church 4
circle-chapel-1 = chapel 1
circle-chapel-2 = chapel 2
circle-chapel-3 = chapel 3
circle-monastery-1 = monastery 1
circle-monastery-2 = monastery 2
circle-monastery-3 = monastery 3
circle-monastery-4 = monastery 4
circle-maladrerie-1 = maladrerie 1
circle-maladrerie-2 = maladrerie 2
circle-maladrerie-3 = maladrerie 3
target-halle-n = Halle N
target-halle-e = Halle E
target-halle-s = Halle S
target-halle-w = Halle W
target-church-1 = church 1
target-church-2 = church 2
target-church-3 = church 3
target-church-4 = church 4
target-chapel-1 = chapel 1
target-chapel-2 = chapel 2
target-chapel-3 = chapel 3
target-monastery-1 = monastery 1
target-monastery-2 = monastery 2
target-monastery-3 = monastery 3
target-monastery-4 = monastery 4
target-maladrerie-1 = maladrerie 1
target-maladrerie-2 = maladrerie 2
target-maladrerie-3 = maladrerie 3

promise-none = nothing
promise-spare = to leave the other’s influences alone
promise-bid-3 = to bid at least 3 SdD on this project
promise-bid-6 = to bid at least 6 SdD on this project
promise-bid-9 = to bid at least 9 SdD on this project
promise-bid-12 = to bid at least 12 SdD on this project
promise-abstain = to bid nothing on this project
promise-most-3 = to bid at most 3 SdD on this project
promise-most-6 = to bid at most 6 SdD on this project
promise-most-9 = to bid at most 9 SdD on this project
promise-most-12 = to bid at most 12 SdD on this project
promise-build-r1 = to propose the long street R1 next turn
promise-build-r2 = to propose the long street R2 next turn
promise-build-t1 = to propose the short street T1 next turn
promise-build-t2 = to propose the short street T2 next turn
promise-build-t3 = to propose the short street T3 next turn
promise-build-halle = to propose the Halle next turn
promise-build-n = to propose the north wall next turn
promise-build-s = to propose the south wall next turn
promise-build-w = to propose the west wall next turn
promise-build-e = to propose the east wall next turn
promise-build-church = to propose the church next turn
promise-build-chapel = to propose the chapel next turn
promise-build-monastery = to propose the monastery next turn
promise-build-maladrerie = to propose the maladrerie next turn
promise-build-a1 = to put a House in A1 next turn
promise-build-a2 = to put a House in A2 next turn
promise-build-a3 = to put a House in A3 next turn
promise-build-a4 = to put a House in A4 next turn
promise-build-b1 = to put a House in B1 next turn
promise-build-b3 = to put a House in B3 next turn
promise-build-b4 = to put a House in B4 next turn
promise-build-c1 = to put a House in C1 next turn
promise-build-c2 = to put a House in C2 next turn
promise-build-c3 = to put a House in C3 next turn
promise-build-c4 = to put a House in C4 next turn
promise-put-r1-1 = to put the next influence on the long street R1 (R1.1)
promise-put-r1-2 = to put the next influence on the long street R1 (R1.2)
promise-put-r1-3 = to put the next influence on the long street R1 (R1.3)
promise-put-r1-4 = to put the next influence on the long street R1 (R1.4)
promise-put-r2-1 = to put the next influence on the long street R2 (R2.1)
promise-put-r2-2 = to put the next influence on the long street R2 (R2.2)
promise-put-r2-3 = to put the next influence on the long street R2 (R2.3)
promise-put-r2-4 = to put the next influence on the long street R2 (R2.4)
promise-put-t1-a = to put the next influence on the short street T1 (T1.A)
promise-put-t1-b = to put the next influence on the short street T1 (T1.B)
promise-put-t1-c = to put the next influence on the short street T1 (T1.C)
promise-put-t2-a = to put the next influence on the short street T2 (T2.A)
promise-put-t2-b = to put the next influence on the short street T2 (T2.B)
promise-put-t2-c = to put the next influence on the short street T2 (T2.C)
promise-put-t3-a = to put the next influence on the short street T3 (T3.A)
promise-put-t3-b = to put the next influence on the short street T3 (T3.B)
promise-put-t3-c = to put the next influence on the short street T3 (T3.C)
promise-put-halle-n = to put the next influence on the Halle (Halle N)
promise-put-halle-e = to put the next influence on the Halle (Halle E)
promise-put-halle-s = to put the next influence on the Halle (Halle S)
promise-put-halle-w = to put the next influence on the Halle (Halle W)
promise-put-n-1 = to put the next influence on the north wall (N.1)
promise-put-n-2 = to put the next influence on the north wall (N.2)
promise-put-n-3 = to put the next influence on the north wall (N.3)
promise-put-n-4 = to put the next influence on the north wall (N.4)
promise-put-s-1 = to put the next influence on the south wall (S.1)
promise-put-s-2 = to put the next influence on the south wall (S.2)
promise-put-s-3 = to put the next influence on the south wall (S.3)
promise-put-s-4 = to put the next influence on the south wall (S.4)
promise-put-w-a = to put the next influence on the west wall (W.A)
promise-put-w-b = to put the next influence on the west wall (W.B)
promise-put-w-c = to put the next influence on the west wall (W.C)
promise-put-e-a = to put the next influence on the east wall (E.A)
promise-put-e-b = to put the next influence on the east wall (E.B)
promise-put-e-c = to put the next influence on the east wall (E.C)
promise-put-church-1 = to put the next influence on the church (church 1)
promise-put-church-2 = to put the next influence on the church (church 2)
promise-put-church-3 = to put the next influence on the church (church 3)
promise-put-church-4 = to put the next influence on the church (church 4)
promise-put-chapel-1 = to put the next influence on the chapel (chapel 1)
promise-put-chapel-2 = to put the next influence on the chapel (chapel 2)
promise-put-chapel-3 = to put the next influence on the chapel (chapel 3)
promise-put-monastery-1 = to put the next influence on the monastery (monastery 1)
promise-put-monastery-2 = to put the next influence on the monastery (monastery 2)
promise-put-monastery-3 = to put the next influence on the monastery (monastery 3)
promise-put-monastery-4 = to put the next influence on the monastery (monastery 4)
promise-put-maladrerie-1 = to put the next influence on the maladrerie (maladrerie 1)
promise-put-maladrerie-2 = to put the next influence on the maladrerie (maladrerie 2)
promise-put-maladrerie-3 = to put the next influence on the maladrerie (maladrerie 3)

no-something-is-possible = You can still propose a project or play a tile, so you cannot pass.
no-no-such-equipment = There is no equipment of this name. The names are R1 R2 T1 T2 T3 halle N S W E church chapel monastery maladrerie.
no-finished = All the circles of { $equipment_the } carry an influence: it is finished. Propose another equipment.
no-no-room-for-piece = No moulon has room for { $equipment_the }: it needs { $width ->
    [1] a free strip
   *[other] { $width } free strips side by side
  }.
no-no-such-moulon = Nothing is built in { $block }. The moulons are A1 A2 A3 A4 B1 B3 B4 C1 C2 C3 C4.
no-no-such-facing = Strips run { $facings } (ew or ns).
no-other-facing = The strips of { $block } already run { $facing }.
no-outside-moulon = { $block } has three strips; the piece covers { $width ->
    [one] one of them
   *[other] { $width } of them
  } and must fit.
no-strip-taken = { $strips_count ->
    [1] Strip { $strips } of { $block } is already built on.
   *[other] Strips { $strips } of { $block } are already built on.
  }
no-must-pledge = A whole round has brought neither a tile nor an influence, and you can play a tile. To propose a project you must bid at least { $amount } SdD on it; with your share of the chest you have { $money } SdD.
no-bid-under-pledge = You proposed this project with a bid of at least { $amount } SdD. Bid that much or more.
no-money-pledged = { $seat } has announced a bid and can part with { $money } SdD at most.
no-bid-over-purse = You have { $money } SdD: bid any amount from 0 to that.
no-cannot-take-back-bid = What has been bid cannot be taken back. Add 0 or more.
no-raise-over-purse = You can add { $money } SdD at most.
no-not-on-project = Your influence goes on a circle of { $equipment_the }.
no-circle-taken = An influence of { $seat } is already on { $circle }. Choose a free circle.
no-not-in-camp = There is no English { $value } in the camp.
no-not-in-hand = You do not have this tile. Your hand: { $tiles }.
no-no-room-for-house = No strip is free, so you cannot put this House anywhere.
no-nothing-to-burn = There is neither a House nor an influence to burn.
no-one-share-each = Give everybody a share, in this order: { $seats }.
no-share-over-claim = The share of { $seat } goes from 0 to { $amount } SdD.
no-wrong-sum = The shares must add up to { $amount } SdD.
no-nothing-there = There is neither a House nor an influence here: { $targets }.
no-not-in-town-order = Name every target once, in the order of the town: { $targets }.
no-houses-or-influences = Choose Houses or influences, never both.
no-one-or-two = A Fire destroys one or two targets.
no-one-fire-one-place = A Fire stays in one moulon or on one equipment: { $targets }.
no-in-the-middle = The middle of the town cannot be raided: { $targets }.
no-walls-come-last = The walls are hit only when there is nothing else to raid: { $targets }.
no-behind-walls = Walls still protect this: { $targets }.
no-must-destroy = { $count ->
    [1] The English must destroy exactly one target.
   *[other] The English must destroy exactly { $count } targets.
  }
no-not-a-partner = Make your offer to another player at the table.
no-give-over-purse = You can give { $money } SdD at most.
no-take-over-purse = { $to } has { $money } SdD: you cannot ask for more.
no-partner-silent = { $to } has sealed an amount and can answer nothing until it is shown.
no-enough-offers = You have already made your { $count } offers of this turn.
no-enough-exchanges = You and { $to } have already exchanged { $count } offers this turn.
no-nothing-bid-for = This promise is about a project, and no project is being bid for.
no-no-circle-of-project = You can only promise a free circle of { $equipment_the } now.
no-no-such-promise = This promise is not on the list.
no-promise-for-money = A promise is traded for money alone: give some or ask for some, not both.
no-no-money-in-it = An offer is about money: give at least 1 SdD, or ask for at least 1.
no-share-out-of-reach = Your share can be anything from 1 to { $amount } SdD.
no-back-over-share = You can give back from 1 to { $amount } SdD of this share.
no-no-such-offer = There is no open offer { $number } for you to answer.
no-no-such-excuse = This reason is not on the list.
no-your-own-offer = You cannot accept offer { $number }: it is for the other player to answer.
no-cannot-pay = { $seat } has only { $money } SdD left and cannot pay.

event-starts = { $seat } begins.
event-drawn = { $seat } draws a tile.
event-drawn-own = You draw { $tile_a }.
event-bag-empty = The bag is empty: { $seat } draws nothing.
event-tile-played = { $seat } plays { $tile_a }.
event-passed = { $seat } can do nothing and passes.
event-proposed = { $seat } proposes { $equipment_the }.
event-pledged = After an idle round, { $seat } announces a bid of at least { $amount } SdD.
event-no-tile-to-play = After an idle round, { $seat } has no tile to play and may bid nothing.
event-piece-placed = { $seat } puts { $equipment_the } in { $block }.
event-chest-shared = Everybody receives { $amount } SdD from the chest; { $rest } SdD stay in it.
event-bid = { $seat } has bid { $amount } SdD.
event-has-added = { $seat } adds SdD, face down.
event-additions-shown = { $seat } had added { $amount } SdD: { $total } SdD in all.
event-project-failed = Nobody has won an influence: the project of { $equipment_the } comes to nothing.
event-influence-placed = { $seat } puts an influence on { $equipment_the } ({ $circle }).
event-influences-lost = { $count ->
    [one] The circles are full: { $seat } loses an influence already paid for.
   *[other] The circles are full: { $seat } loses { $count } influences already paid for.
  }
event-none-in-stock = { $seat } has no influence left to put down.
event-english-dismissed = The emissary of { $seat } has an English { $value } removed from the camp.
event-no-marker = { $seat } has no influence left for the road of the camp and scores nothing there.
event-road-advanced = { $seat } advances to { $points } on the road of the camp.
event-house-built = { $seat } puts a House in { $block }.
event-tax-changed = { $amount ->
    [-6] 6 SdD less
   *[other] { $amount } SdD more
  } because of { $equipment_the }.
event-taxed = The tax is { $amount } SdD.
event-rent-paid = { $seat } receives { $amount } SdD in rents, { $count ->
    [1] for 1 influence around the moulon
   *[other] for { $count } influences around the moulon
  }.
event-chest-filled = The chest receives { $amount } SdD.
event-paid-back = { $seat } gives { $amount } SdD of the share back to { $to }.
event-house-destroyed = Damage: a House in { $block } is destroyed.
event-influence-removed = Damage: { $seat } takes back an influence from { $equipment_the } ({ $circle }).
event-equipment-lost = No influence is left on { $equipment_the }: it must be started again.
event-camped = The English { $value } makes camp: { $count ->
    [one] one tile is there.
   *[other] { $count } tiles are there.
  }
event-siege = The English besiege the town: { $points } points against { $count ->
    [0] no influence
    [one] one influence
   *[other] { $count } influences
  } on the walls.
event-walls-missing = The town is open. Missing: { $equipments }.
event-card-taken = { $seat } receives the card of { $card }.
event-all-started = All fourteen equipments are under construction.
event-stalled = { $turns } turns in a row have brought nothing to the town: the game stops.
event-too-long = { $turns } turns have been played: the game stops.
event-town-is-french = The town stays French.
event-town-is-nobodys = The town is neither French nor English: only influences count.
event-town-is-english = The town becomes English.
event-influences-count = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for influences.
event-cards-count = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for majority cards.
event-road-counts = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for the road of the camp.
event-scored = { $points ->
    [1] { $seat } has 1 point.
    [-1] { $seat } has -1 point.
   *[other] { $seat } has { $points } points.
  }
event-gift-offered = Offer { $number }: { $seat } would give { $to } { $give } SdD.
event-gift-asked = Offer { $number }: { $seat } asks { $to } for { $take } SdD.
event-exchange-offered = Offer { $number }: { $seat } would give { $to } { $give } SdD for { $take } SdD.
event-promise-wanted = Offer { $number }: { $seat } would give { $to } { $give } SdD for the promise { $promise }.
event-promise-offered = Offer { $number }: { $seat } would promise { $to } { $promise }, for { $take } SdD.
event-tied = Offer { $number }: if the share of { $seat } is at least { $share } SdD, { $back ->
    [1] 1 SdD of it goes
   *[other] { $back } SdD of it go
  } back to the builder.
event-offer-accepted = { $seat } accepts offer { $number }.
event-offer-dropped = { $seat } takes offer { $number } off the table.
event-offer-countered = { $seat } answers offer { $number } with a counter-offer.
event-offer-declined = { $seat } declines offer { $number }.
event-offer-withdrawn = { $seat } withdraws offer { $number }.
event-offer-refused = { $seat } declines offer { $number }: { $excuse }.
excuse-too-little = that is too few SdD for it
excuse-too-dear = it costs more SdD than it brings me
excuse-no-use = it brings me nothing
excuse-word-given = my word is given already
excuse-no-promise = that is nothing I will promise
excuse-helps-you = it would help you more than me
excuse-cannot-pay = it cannot be paid
event-offer-lapsed = Offer { $number } of { $seat } lapses.
event-money-given = { $seat } gives { $amount } SdD to { $to }.
event-promised = { $seat } promises { $to } { $promise }.
event-promise-kept = { $seat } has kept a promise to { $to }: { $promise }.
event-promise-broken = { $seat } has broken a promise to { $to }: { $promise }.
event-promise-lapsed = A promise of { $seat } to { $to } lapses: { $promise }.
event-resigned = { $seat } leaves the table.
event-out-of-time = { $seat } has run out of time and leaves the table.
event-closed = The table is closed; nobody wins.

broken-not-for-every-seat = a seat lacks something
broken-strangers-play = somebody who is not at the table owns something
broken-wrong-town = the town does not have its moulons or its circles
broken-wrong-cards = a majority card belongs to somebody who is not at the table
broken-bag-has-order = the bag is not shuffled
broken-wrong-hand = a hand has more than three tiles, is not in order, or belongs to nobody
broken-camp-overfull = the camp holds more than seven tiles
broken-tiles-miscounted = there are too many or too few of this tile: { $tile }
broken-unknown-tile = a tile does not belong to this game
broken-wrong-moulon = { $block } cannot be built like this
broken-wrong-facing = the strips of { $block } do not run as they must
broken-wrong-building = this building does not stand as it must: { $equipment }
broken-off-the-road = { $seat } is not on the road of the camp
broken-influences-miscounted = { $seat } does not have twenty influences in all
broken-money-owed = a purse or the chest is below zero
broken-bank-broke = there is more money in play than the bank has
broken-wrong-bids = bids and additions do not agree
broken-pledge-spent = somebody announced a bid and no longer has the money for it
broken-nothing-asked = nothing is asked before the end
broken-asked-after-end = something is asked after the end
broken-wrong-points = the points are not those of the town

ask-TakeTurn = Your turn: propose a project or play a tile.
ask-PlacePiece = Where do you put the building?
ask-SealBids = How many SdD do you bid?
ask-AddToBids = How many SdD do you add, face down?
ask-PlaceInfluence = On which circle do you put your influence?
ask-SendEmissary = Which English tile does your emissary have removed?
ask-PlaceHouse = Where do you put the House?
ask-PayRents = The tax does not cover all the rents: how do you share it?
ask-SetFire = What does the Fire destroy?
ask-RaidTown = What do the English destroy?

action-Start = { $seat } begins
action-Draw = draw: { $tile }
action-Propose = propose { $equipment_the }
action-Play = play { $tile_a }
action-Pass = pass
action-Build = put it in { $block }, strip { $strip }, { $facing }
action-Bid = bid { $amount } SdD
action-Add = add { $amount } SdD
action-Put = put it on { $circle }
action-Dismiss = remove an English { $value }
action-Split = share it like this: { $shares }
action-Burn = burn { $targets }
action-Raid = destroy { $targets }
action-Offer = offer { $to } { $give } SdD for { $take } SdD (promise: { $promise })
action-Counter = counter offer { $number }: { $give } SdD for { $take } SdD (promise: { $promise })
action-Tie = for a share of at least { $share } SdD, give { $back } SdD back
action-Accept = accept offer { $number }
action-Refuse = decline offer { $number }: { $excuse }
action-Drop = decline or withdraw offer { $number }

floor-Counter = Make a counter-offer
goods-money = { $amount } SdD
goods-unit = SdD
promise-kind-least = bid at least
promise-kind-most = bid at most
promise-kind-put = put the next influence
promise-kind-house = put a House
promise-kind-propose = propose a project
promise-kind-spare = spare the other’s influences
target-of-bid-3 = 3 SdD
target-of-bid-6 = 6 SdD
target-of-bid-9 = 9 SdD
target-of-bid-12 = 12 SdD
target-of-abstain = nothing
target-of-most-3 = 3 SdD
target-of-most-6 = 6 SdD
target-of-most-9 = 9 SdD
target-of-most-12 = 12 SdD
target-of-build-r1 = long street R1
target-of-build-r2 = long street R2
target-of-build-t1 = short street T1
target-of-build-t2 = short street T2
target-of-build-t3 = short street T3
target-of-build-halle = Halle
target-of-build-n = north wall
target-of-build-s = south wall
target-of-build-w = west wall
target-of-build-e = east wall
target-of-build-church = church
target-of-build-chapel = chapel
target-of-build-monastery = monastery
target-of-build-maladrerie = maladrerie
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
target-of-put-church-1 = church 1
target-of-put-church-2 = church 2
target-of-put-church-3 = church 3
target-of-put-church-4 = church 4
target-of-put-chapel-1 = chapel 1
target-of-put-chapel-2 = chapel 2
target-of-put-chapel-3 = chapel 3
target-of-put-monastery-1 = monastery 1
target-of-put-monastery-2 = monastery 2
target-of-put-monastery-3 = monastery 3
target-of-put-monastery-4 = monastery 4
target-of-put-maladrerie-1 = maladrerie 1
target-of-put-maladrerie-2 = maladrerie 2
target-of-put-maladrerie-3 = maladrerie 3
part-number = Which offer do you answer?
part-to = To whom?
part-give = How many SdD do you give?
part-take = How many SdD do you ask for?
part-promise = For which promise?
part-share = From which share on?
part-back = How many SdD of it do you give back?
part-shares = The share of
part-targets = What is destroyed?
shares-0 = Blue
shares-1 = Green
shares-2 = Red
shares-3 = Yellow
shares-4 = Violet

option-cards = Values of the majority cards: Prince, Pope and People
option-bank = SdD in the bank
option-raises = Raises
option-negotiation = Negotiation: offers of money and promises
cards-8-6-4 = 8, 6 and 4
cards-4-4-11 = 4, 4 and 11
bank-unlimited = unlimited
bank-96 = the 96 that are printed
raises-rounds = in rounds, until nobody adds
raises-single = a single one

revision-2 = After an idle round, anybody who can play a tile may propose a project only by bidding at least 3 SdD on it. A game that stalls or takes 300 turns counts influences only. Offers can be countered; bids and circles can be promised while a project is being bid for, and everybody is told what becomes of offers and promises.
ending-complete = All fourteen equipments are under construction; the town is French.
ending-siege-held = The town has held out; it is French.
ending-siege-lost = The town is taken; it is English.
ending-stalled = Nobody builds any more: the game stops.
ending-too-long = Three hundred turns have been played: the game stops.
ending-last-standing = Only one player is left at the table.
ending-closed = The table was closed.

# The lessons.

lesson-project = A project
lesson-project-1 = On your turn you do one thing: propose to build something for the town, or play a tile. Propose a street.
lesson-project-done = Everybody may now bid on it, and whoever bids enough puts influences on it.
lesson-bid = The closed fist
lesson-bid-1 = Money is counted in SdD, bags of deniers. Everybody closes a fist on a bid, and all fists open together. Every 3 SdD give one influence, less than 3 gives nothing, and whatever is bid is lost. Bid at least 3.
lesson-bid-2 = You bid enough for one influence. Put it on a circle of the street, where it will earn rents from the moulons beside it.
lesson-bid-done = You also lead on the roads, so the card of the People comes to you.
lesson-raises = A raise
lesson-raises-1 = Whoever bids at least 5 SdD may add to it afterwards, face down. Bid 5: you will be one SdD short of a second influence.
lesson-raises-2 = Somebody else has bid as much as you. Add 1 SdD: everybody sees that you add, nobody sees how much.
lesson-raises-3 = As long as somebody adds, there is another round. You have what you need: add nothing more.
lesson-raises-4 = What was added is turned over: 6 SdD in all, so two influences, and the largest total places first. Put one down.
lesson-raises-done = You will put down the second, then the other player theirs. What you add is lost, like the bid.
lesson-offer = A bargain
lesson-offer-1 = While bids are made, players may offer money for money or for a promise. Green offers you 2 SdD if you promise to bid at least 3. Accept the offer.
lesson-offer-2 = The money is already in your purse. Keep your word: bid 3 SdD.
lesson-offer-done = Everybody has seen you keep your word. A promise binds nobody, but all learn whether it was kept, and money given does not come back.
lesson-house = A House and its tax
lesson-house-1 = Your influence on R1.2 faces the moulon A2. Play your House.
lesson-house-2 = Put the House in A2.
lesson-house-done = A House brings 6 SdD of tax: 2 for every influence that faces its moulon, here yours, and the rest for the common chest.
lesson-tax = A contested tax
lesson-tax-1 = Influences of three players face the moulon A2. Play your House.
lesson-tax-2 = Put the House in A2. The Halle is close by, so the tax rises by 2 SdD.
lesson-tax-3 = The tax is 8 SdD, but the rents claim 10. You have built, so you say who goes short. Share out the 8 SdD.
lesson-tax-done = The rents have taken everything, and nothing is left for the common chest. In a game, others may offer you money for a better share.
lesson-fire = Fire
lesson-fire-1 = A Fire destroys one or two Houses of a moulon, or one or two influences of an equipment. Play it.
lesson-fire-2 = Choose what burns.
lesson-fire-done = Houses go back to the bag, influences to their owners. A building that loses its last influence leaves the town.
lesson-raid = The English
lesson-raid-1 = An English tile destroys something at the edge of the town, then makes camp. Play it.
lesson-raid-2 = Choose what the English destroy. A wall would have protected it.
lesson-raid-done = The eighth English tile lays siege: then the four walls need as many influences as the eight tiles have points.
lesson-siege = The siege
lesson-siege-1 = Seven English tiles are in the camp, each worth 1 point. The eighth lays siege: then the four walls need as many influences as the eight tiles have points. They carry 7. Propose the west wall.
lesson-siege-2 = Bid enough for one influence.
lesson-siege-3 = Put it on the wall.
lesson-siege-done = The eighth English tile has come: 8 points against 8 influences. The town has held out and stays French; with one influence fewer it would be English.
lesson-emissary = The emissary
lesson-emissary-1 = You have won an influence on the monastery. Put it down.
lesson-emissary-2 = A religious building has advanced and you lead on it: your emissary has an English tile removed from the camp. Send away the 3.
lesson-emissary-done = You advance by 3 on the road of the camp: points for you if the town stays French, against you if it does not.
lesson-end = The end
lesson-end-1 = Thirteen of the fourteen equipments have been begun. Propose the last one, the long street R1.
lesson-end-2 = Bid enough for one influence.
lesson-end-3 = Put it down.
lesson-end-done = Every equipment has been begun and the town is French: each of your influences counts one point, and your cards and your road of the camp are added.

board-town = The town and its surroundings
board-camp = English camp
board-road = Road of the camp
board-chest = Chest
board-bank = Bank
board-bag = Tiles in the bag
board-hand = Your tiles
board-yard = Buildings not yet begun
board-card-prince = Prince
board-card-pope = Pope
board-card-people = People
board-project-of = { $seat } proposes { $equipment_the }
board-queue = Influences to place:
board-fist-waiting = has not bid yet
board-fist-closed = has closed a fist
board-fist-open = has opened a fist
board-tax-of = Tax of the House in { $block }
board-claim = should receive
board-raid-of = An English { $value } raids the town
board-talk = Offers and promises
board-other-promises = { $count ->
    [one] One promise among the others
   *[other] { $count } promises among the others
  }
board-turn = Strips run { $facing }
board-point = Choose one of the highlighted places on the board.
board-purse = SdD
board-stock = Influences
board-tiles = Tiles
board-milestone = Road
board-points = Points
board-both-endings = French / English
board-card-held = holds the card
board-majority-prince = The Prince: most influences on walls
board-majority-pope = The Pope: most influences on religious buildings
board-majority-people = The People: most influences on streets and the Halle
board-defence = Walls against camp
board-against = against
board-begun = Equipments begun
board-tiles-in-camp = Tiles in the camp
board-turn-number = Turn { $turn }. The chest holds { $chest } SdD, the bag { $bag ->
    [one] one tile
   *[other] { $bag } tiles
  }.
board-moulon = { $block }: { $pieces }.
board-influences = { $equipment }: { $seats }.
board-untouched = Without influence: { $equipments }.
board-in-camp = { $count ->
    [0] The English camp is empty.
    [one] One English tile is in the camp: { $values }.
   *[other] { $count } English tiles are in the camp: { $values }.
  }
board-own-hand = You hold { $tiles }.
piece-house = House
piece-church = church
piece-chapel = chapel
piece-monastery = monastery
piece-maladrerie = maladrerie

# Why an answer is good.

why-walls-hold = Walls earn rents, keep the English out, and bring the Prince’s card.
why-emissary-comes = The Church sends an emissary: an English tile leaves the camp, and whoever leads on the building advances on the road of the camp.
why-roads-pay = An influence on a street faces two moulons, and every House there pays you.
why-houses-bring-money = Houses bring money to everybody, and rents to you.
why-weakens-rival = It weakens a rival who is ahead.
why-siege-decides = The siege ends the game now, and you stand well.
why-english-hurt-others = The raid hurts others more than you; the camp will then hold { $count ->
    [one] one tile
   *[other] { $count } tiles
  }.
why-save-coins = Your { $money } SdD will do more on another project.
why-pays-influence = { $amount } SdD: an influence is worth more than it costs.
why-good-site = Here it helps your moulons more than those of the others.
why-rents-here = { $amount ->
    [0] Here the tax helps your rivals least.
   *[other] Here you receive { $amount } SdD yourself.
  }
why-rents-to-come = More Houses will come to the moulons it faces.
why-leads-for-card = With it you have more influences than anybody else for the card of { $card }.
why-out-of-reach = As the town stands now, the English cannot reach it.
why-influence-counts = It counts a point at the end, in a French town and in an English one.
why-road-points = { $points ->
    [one] A point on the road of the camp, and a weaker camp.
   *[other] { $points } points on the road of the camp, and a weaker camp.
  }
why-keep-your-share = Your own share first, then those who trouble you least.

# The terminal.
kind-Offer = make an offer
kind-Counter = make a counter-offer
kind-Tie = offer to give back part of your share
word-Offer = offer
word-Counter = counter
word-Tie = tie
word-Accept = accept
word-Refuse = refuse
word-Drop = decline
part-block = In which moulon?
part-strip = On which strip?
part-circle = On which circle?
part-equipment = Which equipment?
terminal-signs = A1 to C4 are the moulons with their strips (h is a House; the religious buildings have the letters listed below the town), H is the Halle; ═ and ‖ show which way the strips of a moulon lie. N, E, S and W are walls; T1 to T3, R1 and R2 are streets. ○ is a free circle; a number in a circle is an influence of the seat that has this number below.
terminal-unseen = Not seen yet: { $tiles }
terminal-bids = Bids
terminal-stock = { $count ->
    [one] 1 influence left
   *[other] { $count } influences left
  }
terminal-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
terminal-road = road of the camp { $points }
terminal-bank = The bank holds { $amount } SdD.
terminal-has-left = has left
terminal-tax-of = Tax of the House in { $block }: { $amount } SdD
terminal-offer = Offer { $number }: { $has_promise ->
    [no] { $give ->
        [0] { $seat } asks { $to } for { $take } SdD.
       *[other] { $seat } would give { $to } { $give } SdD{ $take ->
            [0] .
           *[other] {" "}for { $take } SdD.
          }
      }
   *[yes] { $give ->
        [0] { $seat } would promise { $to } { $promise }, for { $take } SdD.
       *[other] { $seat } would give { $to } { $give } SdD for the promise { $promise }.
      }
  }

# The score sheet.
sheet-french = French
sheet-english = English
sheet-nobodys = nobody’s
line-influences = Influences in the town
line-cards = Majority cards: { $cards }
line-road = Road of the camp
note-majorities = Influences on walls { $walls }, on religious buildings { $religious }, on streets and the Halle { $roads }
note-card-held = { $seat } holds the card of { $card }.
note-card-free = Nobody holds the card of { $card }.
note-begun = Begun: { $count } of { $most } equipments; when all are, the town stays French.
note-defence = { $count ->
    [0] No influence
    [1] 1 influence
   *[other] { $count } influences
  } on the walls against { $points ->
    [1] 1 English point
   *[other] { $points } English points
  } in the camp.
note-open-sides = { $equipments_count ->
    [one] One wall is missing: { $equipments }.
   *[other] Walls are missing: { $equipments }.
  }
note-camp = { $count ->
    [1] 1 tile lies in the camp
   *[other] { $count } tiles lie in the camp
  }; the tile after the { $most }th lays siege.
note-paid-for = { $count ->
    [0] { $amount } SdD place no influence.
    [1] { $amount } SdD place 1 influence, if a circle is left when it is your turn.
   *[other] { $amount } SdD place { $count } influences, if circles are left when it is your turn.
  }

# What is counted in games of bots.
count-projects = projects
count-unpaid = projects nobody pays for
count-bids = bids
count-empty-bids = bids of nothing
count-broken-promises = promises broken
