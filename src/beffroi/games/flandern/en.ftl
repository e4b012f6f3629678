title = Flandern 1302
about = Guilds fill six walled cities with their quarters; whoever has the most of them in a city when it is full rules it.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

arms-blue = blue
arms-yellow = yellow
arms-green = green
arms-red = red
arms-grey = grey
arms-church = church

guild-blue = the blue guild
guild-yellow = the yellow guild
guild-green = the green guild
guild-red = the red guild
guild-grey = the grey guild

quarter-blue = blue quarter
    .a = a blue quarter
quarter-blue-1 = blue quarter with one master
    .a = a blue quarter with one master
quarter-blue-2 = blue quarter with two masters
    .a = a blue quarter with two masters
quarter-yellow = yellow quarter
    .a = a yellow quarter
quarter-yellow-1 = yellow quarter with one master
    .a = a yellow quarter with one master
quarter-yellow-2 = yellow quarter with two masters
    .a = a yellow quarter with two masters
quarter-green = green quarter
    .a = a green quarter
quarter-green-1 = green quarter with one master
    .a = a green quarter with one master
quarter-green-2 = green quarter with two masters
    .a = a green quarter with two masters
quarter-red = red quarter
    .a = a red quarter
quarter-red-1 = red quarter with one master
    .a = a red quarter with one master
quarter-red-2 = red quarter with two masters
    .a = a red quarter with two masters
quarter-grey = grey quarter
    .a = a grey quarter
quarter-grey-1 = grey quarter with one master
    .a = a grey quarter with one master
quarter-grey-2 = grey quarter with two masters
    .a = a grey quarter with two masters
quarter-church = church quarter
    .a = a church quarter
quarter-church-a = church quarter A
    .a = the church quarter A
quarter-church-b = church quarter B
    .a = the church quarter B
quarter-church-c = church quarter C
    .a = the church quarter C
quarter-church-d = church quarter D
    .a = the church quarter D

city-brugge = Brugge
city-gent = Gent
city-ieper = Ieper
city-leuven = Leuven
city-utrecht = Utrecht
city-luik = Luik

card-brugge = Brugge
card-gent = Gent
card-ieper = Ieper
card-leuven = Leuven
card-utrecht = Utrecht
card-luik = Luik
card-site = Building site
card-take-back = Take back
card-influence = Influence
card-cathedral = Cathedral
card-master = Guild master
card-blue-brugge = Brugge (blue)
card-blue-gent = Gent (blue)
card-blue-ieper = Ieper (blue)
card-blue-leuven = Leuven (blue)
card-blue-utrecht = Utrecht (blue)
card-blue-luik = Luik (blue)
card-yellow-brugge = Brugge (yellow)
card-yellow-gent = Gent (yellow)
card-yellow-ieper = Ieper (yellow)
card-yellow-leuven = Leuven (yellow)
card-yellow-utrecht = Utrecht (yellow)
card-yellow-luik = Luik (yellow)
card-green-brugge = Brugge (green)
card-green-gent = Gent (green)
card-green-ieper = Ieper (green)
card-green-leuven = Leuven (green)
card-green-utrecht = Utrecht (green)
card-green-luik = Luik (green)
card-red-brugge = Brugge (red)
card-red-gent = Gent (red)
card-red-ieper = Ieper (red)
card-red-leuven = Leuven (red)
card-red-utrecht = Utrecht (red)
card-red-luik = Luik (red)
card-blue-site = Building site (blue)
card-yellow-site = Building site (yellow)
card-green-site = Building site (green)
card-red-site = Building site (red)

lot-centre = centre

shape-k = large
shape-e = corner
shape-r = small

no-guild-not-free = This guild cannot be taken. Still free: { $guilds }.
no-influence-not-free = This guild cannot be taken under influence. Still free: { $guilds }.
no-site-not-free = There is no room for a centre here. Free sites: { $sites }.
no-not-in-hand = You do not hold this card. In your hand: { $cards }.
no-not-so-much-influence = { $count ->
    [0] You have no influence card left.
    [one] You have one influence card only.
   *[other] You have { $count } influence cards.
  }
no-wrong-city = Your card says { $city }: you can act nowhere else.
no-no-such-city = This city is not in the game. The cities are { $cards }.
no-city-scored = { $city } has been scored: nothing happens there any more.
no-no-such-quarter = There is no such quarter.
no-not-your-quarter = With this card you may build: { $quarters }.
no-no-such-lot = There is no such lot. Inside the wall lots are called a to l, annexes N1 to W2; D names two lots, as in “bc”.
no-lot-taken = On { $lot } a { $arms } quarter already stands.
no-lot-covered = Lot { $lot } is covered: it could no longer be built.
no-annex-closed = Annex { $lot } has not been opened.
no-none-left = This quarter is no longer in stock: { $quarter }, { $shape } shape.
no-wrong-shape = Lot { $lot } has another shape; this quarter needs a { $shape } lot.
no-no-long-side = No long side of { $lot } borders anything built. Its neighbours along long sides: { $lots }.
no-same-arms = { $lots_count ->
    [one] On { $lot } this quarter would touch { $lots }, which has the same arms ({ $arms }).
   *[other] On { $lot } this quarter would touch { $lots }, which have the same arms ({ $arms }).
  }
no-nothing-to-swallow = D stands on a large lot and the small one along its side, named in this order: { $lots }.
no-porch-over-annex = { $lots_count ->
    [one] On { $lot } the porch would cover { $lots }, which is open.
   *[other] On { $lot } the porch would cover { $lots }, which are open.
  }
no-opens-nothing = On { $lot } this quarter would open no new lot outside the wall.
no-no-site-here = { $lots_count ->
    [0] There is no site in this city.
   *[other] There is no site on this lot. Sites here: { $lots }.
  }
no-not-your-site = With this card you cannot finish a { $arms } quarter.
no-no-church-here = { $lots_count ->
    [0] There is no church quarter in this city.
   *[other] There is no church quarter on this lot. Church quarters here: { $lots }.
  }
no-has-cathedral = The church quarter on { $lot } has a cathedral already.
no-no-quarter-for-master = { $lots_count ->
    [0] There is no { $arms } quarter and no grey one in this city.
   *[other] A master goes on a { $arms } quarter or a grey one. Here: { $lots }.
  }
no-not-scored = { $cards_count ->
    [0] No city has been scored yet.
   *[other] Only cards of scored cities can be put away: { $cards }.
  }

event-starter = { $seat } is the first player.
event-guild-taken = { $seat } plays { $guild }.
event-influence-taken = { $seat } has { $guild } under influence.
event-centre-placed = { $seat } puts the centre of { $city } on site { $site }.
event-rest-settled = Utrecht lies on site { $utrecht }, Luik on site { $luik }.
event-city-not-played = { $city } is not played: its cards are put away.
event-gold-drawn = { $seat } draws a gold card from pile { $back }.
event-gold-drawn-own = You draw the gold card { $card } from pile { $back }.
event-gold-drawn-again = { $seat } draws the gold card { $card }, a city already scored: it leaves the game, another is drawn.
event-no-gold = { $seat } draws no gold card.
event-revealed = { $seat } plays { $card }{ $count ->
    [0] {""}
    [one] {" "}with one influence card
   *[other] {" "}with { $count } influence cards
  }.
event-ordered = Order of this round: { $seats }.
event-nothing-done = { $seat } can do nothing with { $card }.
event-built = { $seat } builds { $quarter_a } on { $lot } in { $city }.
event-site-built = { $seat } builds { $quarter_a } on { $lot } in { $city }, as a site.
event-opened = { $lots_count ->
    [one] In { $city } a new lot opens outside the wall: { $lots }.
   *[other] In { $city } new lots open outside the wall: { $lots }.
  }
event-swallowed = In { $city } lot { $lot } is swallowed.
event-finished = { $seat } finishes the { $arms } quarter on { $lot } in { $city }.
event-taken-back = { $seat } takes back { $cards }.
event-gold-shown = { $seat } shows the gold card: { $card }.
event-cathedral-raised = { $seat } raises a cathedral in { $city } ({ $lot }).
event-master-set = { $seat } sets a guild master on the { $arms } quarter in { $city } ({ $lot }).
event-covered = { $lots_count ->
    [one] In { $city } lot { $lots } can no longer be built and is covered.
   *[other] In { $city } lots { $lots } can no longer be built and are covered.
  }
event-city-valued = { $city } is full: { $quarters } finished guild quarters, { $churches } church quarters, { $cathedrals } of them with a cathedral; it is worth { $value }.
event-ranked = In { $city } { $guild } is { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } with { $quarters ->
    [one] one quarter
   *[other] { $quarters } quarters
  } and { $masters ->
    [0] no master
    [one] one master
   *[other] { $masters } masters
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-tied = In { $city } { $guilds } are tied with { $quarters ->
    [one] one quarter
   *[other] { $quarters } quarters
  } and { $masters ->
    [0] no master
    [one] one master
   *[other] { $masters } masters
  }; each gets what the { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } place gets: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-sites-returned = { $count ->
    [one] One site pawn returns from { $city }.
   *[other] { $count } site pawns return from { $city }.
  }
event-next-first = { $seat } is the next first player.
event-card-removed = { $seat } puts the card of { $city } away for good.
event-lots-used-up = { $count ->
    [0] No lot is free any more: the game ends.
   *[other] Only one lot is free: the game ends.
  }
event-gold-used-up = The gold cards are used up: the game ends.
event-covered-at-the-end = { $lots_count ->
    [one] In { $city } lot { $lots } stays empty and is covered.
   *[other] In { $city } lots { $lots } stay empty and are covered.
  }
event-influence-rewarded = { $seat } holds the most influence cards ({ $count }): { $points } points.
event-counted = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
  }: place { $place }.
event-card-laid = { $seat } plays { $card }.
event-drawn = { $seat } draws { $card } for { $guild }.
event-drawn-again = { $seat } draws { $card } for { $guild }, a city already scored: the card leaves the game, another is drawn.
event-drawn-dead = { $seat } draws { $card } for { $guild }, a city already scored: the card leaves the game.
event-stopped-drawing = { $seat } draws no other card.
event-reshuffled = The pile is used up; { $count } cards are shuffled into a new one.
event-board-full = No lot is free any more: the game ends.
event-influenced-only = Only guilds under influence could still build: the game ends.
event-stalled = A whole pile has gone by without a quarter built or finished: the game ends.
event-resigned = { $seat } leaves the game.
event-out-of-time = { $seat } has run out of time and leaves the game.
event-gold-laid-down = The gold card of { $seat } is laid down: { $card }.
event-closed = The table is closed; nobody wins.

broken-guild-twice = a guild is played twice
broken-site-twice = two cities lie on one site
broken-wrong-cities = the cities are not the six of the game
broken-wrong-seat = somebody is named who does not sit here
broken-lot-twice = a lot of { $city } is counted twice
broken-lot-missing = a lot of { $city } is missing
broken-no-site = { $city } has lots but no site
broken-wrong-centre = the centre of { $city } has the wrong arms
broken-scored-too-early = { $city } is scored but has free lots
broken-pawn-astray = a pawn, a master or a porch in { $city } stands where none can
broken-too-many-pawns = there are more pawns than the box holds
broken-same-arms = two quarters of the same arms ({ $arms }) touch in { $city }
broken-quarter-lost = the quarters ({ $arms }) do not add up to { $supply } of a kind
broken-card-twice = a card is held twice, or is none of the game
broken-card-lost = a card is missing
broken-gold-lost = the cards of a pile do not add up: { $card }
broken-nothing-asked = nothing is asked before the end, or something after it
broken-no-answer = { $seat } is asked and has no answer

ask-ChooseGuilds = Choose your guild; its centre names your city.
ask-ChooseInfluence = Choose the guild you hold under influence.
ask-ChooseSites = Choose a site for the centre.
ask-ChooseCards = Choose an action card, and how many influence cards.
ask-BuildOrFinish = Build a quarter in the city of your card, or finish a site there.
ask-BuildSite = Build a quarter in any city; it stays a site.
ask-RaiseOne = Raise a cathedral on a church quarter.
ask-SetMaster = Set a guild master on a quarter of yours or a grey one.
ask-ChooseOrder = Play a card, or draw first for the guilds under influence.
ask-DrawAnother = The city of the drawn card has been scored: will you draw another card?
ask-LayCard = Play a card.

action-Starter = { $seat } begins
action-TakeGuild = { $guild }
action-TakeInfluence = { $guild }
action-TakeSite = site { $site }
action-Settle = Utrecht on site { $utrecht }, Luik on site { $luik }
action-Draw = draw { $card }
action-Choose = { $card } with { $influence ->
    [0] no influence card
    [one] one influence card
   *[other] { $influence } influence cards
  }
action-Build = { $city } { $lot }: { $quarter }
action-Finish = { $city } { $lot }: finish the site
action-RaiseCathedral = { $city } { $lot }: a cathedral
action-PlaceMaster = { $city } { $lot }: a guild master
action-Lay = play { $card }
action-DrawFirst = draw first
action-DrawAgain = draw another card
action-StopDrawing = draw none
action-Remove = put the card of { $city } away

ending-lots = Hardly a lot was free any more; the most points win.
ending-gold = The gold cards were used up; the most points win.
ending-full = All lots were built or covered; the most points win.
ending-influenced-only = Only guilds under influence could still build; the most points win.
ending-stalled = A whole pile had gone by without a work; the most points win.
ending-resigned = All others have left.
ending-clock = All others have left, the last one out of time.
ending-closed = The table was closed.

part-card = Which action card?
part-influence = How many influence cards?

# The lessons.

lesson-cards = Cards face down
lesson-cards-1 = You are the blue guild. Everybody secretly chooses an action card and any number of influence cards; the most cards act first. Choose Gent, with at least one influence card.
lesson-cards-done = All cards are shown together. Yours are the most, so you act first. Played influence cards are gone for good.
lesson-build = Building
lesson-build-1 = Your card says Gent: build a quarter there, blue, grey or of the church. Its shape must be that of the lot, and a long side must lie along something built.
lesson-build-done = It stays for good. When the last lot of a city is filled, the city is scored.
lesson-arms = Never beside its like
lesson-arms-1 = In Brugge the centre is yours, and quarters with the same arms never touch. Build a grey or a church quarter there.
lesson-arms-done = So your own city is the hardest for you to fill. Go and build in those of the others.
lesson-site = A site
lesson-site-1 = The Building site card lets you build in any city. Choose a lot you would like to keep from the others.
lesson-site-done = A site counts for nothing until a city card finishes it. It holds the place, though.
lesson-back = Taking back
lesson-back-1 = Played cards stay on the table. Choose Take back, with an influence card, to have them in your hand again first.
lesson-back-done = Gent and Take back are in your hand again. Influence cards never come back.
lesson-score = A city is full
lesson-score-1 = Leuven has one free lot left. Choose the card of Leuven.
lesson-score-2 = Fill the last lot with a quarter of your guild: you would have three there.
lesson-score-3 = You are first player, and your gold card is a guild master: put it on a quarter of your own or of the grey guild.
lesson-score-done = Leuven is scored: the first guild gets its value, the second half of it, then 4 and 2. Among equals the masters decide.

why-majority = In { $city } this brings your guild nearer to the first places.
why-church-value = A church quarter makes { $city } worth more, and you stand well there.
why-deny = The grey guild takes a place in { $city } that others need more than you.
why-finish = A site counts for nothing until it is finished, and { $city } is filling up.
why-cathedral = { $city } becomes worth more, and you stand well there.
why-master = Masters break ties, and { $city } may well end in one.
why-cards-back = { $count ->
    [one] A card comes back to your hand.
   *[other] { $count } cards come back to your hand, better ones than those you hold.
  }
why-secure-lot = A site keeps a good lot for you, in whichever city it lies.
why-promising = { $city } is where a quarter brings you most now.

board-cities = The six cities
board-track = Score track
board-hand = Your cards
board-influence-cards = { $count ->
    [one] One influence card
   *[other] { $count } influence cards
  }
board-first = first player
board-face-down = a card, face down
board-gold = the gold card: { $card }
board-gold-hidden = the gold card, face down
board-pile = pile
board-stock = Quarters left (no master · one · two)
board-free-lots = Free lots
board-site-pawns = Site pawns
board-cathedrals = Cathedrals
board-masters = Masters
board-choose = Choose a card; influence cards make you act earlier.
board-point = Point at what is lit.
board-lot = { $city } { $lot }: { $count } possibilities
board-empty-sites = Sites without a city: { $sites }.
board-city = { $city }: { $quarters }.
board-city-lots = Free lots: { $lots }.
board-city-scored = { $city } has been scored.
board-quarter-on = { $arms } on { $lot }
board-site-on = { $arms } on { $lot } (site)
board-supply = { $lots ->
    [one] One lot is free
   *[other] { $lots } lots are free
  }, { $pawns } site pawns are left.
board-points = { $guild }: { $points }.
board-score = Points
board-cards = Cards
board-influence = Influence
board-table = On the table

# The terminal.
kind-Build = build a quarter
kind-Finish = finish a site
word-Remove = remove
part-city = In which city?
part-lot = On which lot?
part-quarter = Which quarter?
sign-blue = B
sign-yellow = Y
sign-green = G
sign-red = R
sign-grey = S
sign-church = †
terminal-empty = free
terminal-scored = scored
terminal-no-guild = no guild yet
terminal-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
terminal-influence = { $count ->
    [0] no influence card
    [one] 1 influence card
   *[other] { $count } influence cards
  }
terminal-hand = In hand: { $cards }
terminal-played = Played: { $cards }
terminal-left = has left
terminal-first = first player
terminal-lots = { $lots ->
    [one] 1 free lot
   *[other] { $lots } free lots
  }. Site pawns (?) left: { $sites }.
terminal-pawns = Cathedrals (‡) left: { $cathedrals }, guild masters: { $masters }.
terminal-stock = In stock, with no master, one and two
terminal-pile = Pile { $back }: { $cards }
terminal-laid = Face up: { $cards }
terminal-gold = Gold card: { $card }
terminal-gold-hidden = A gold card from pile { $back } lies face down.
terminal-coming = Still to act: { $names }

revision-2 = With two players, whoever draws the card of a scored city may draw another one, but need not: the rulebook says “may”. Before, another was always drawn.

# The score sheet.
line-scored = Cities scored, { $guild }
line-place = { $city }: { $guild } is { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } now
line-influence = Most influence cards ({ $count })
note-city = { $city }: value { $value }, { $lots ->
    [0] no lot left
    [1] 1 lot left
   *[other] { $lots } lots left
  }{ $sites ->
    [0] {""}
    [1] , 1 building site that does not count
   *[other] , { $sites } building sites that do not count
  }
note-rank = { $city }, place { $place }: { $guilds } with { $quarters ->
    [1] 1 quarter
   *[other] { $quarters } quarters
  } and { $masters ->
    [0] no master
    [1] 1 master
   *[other] { $masters } masters
  }: { $points ->
    [1] 1 point
   *[other] { $points } points
  }
