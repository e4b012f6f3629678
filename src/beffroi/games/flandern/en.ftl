title = Flandern 1302
about = Guilds fill six walled cities with their quarters; the guild with the most in a city when it is full rules there.

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

no-guild-not-free = This guild is taken. Still free: { $guilds }.
no-influence-not-free = You cannot take this guild under influence. Still free: { $guilds }.
no-site-not-free = There is no room for a centre here. Free locations: { $sites }.
no-not-in-hand = You do not hold this card. In your hand: { $cards }.
no-not-so-much-influence = { $count ->
    [0] You have no influence card left.
    [one] You have only one influence card.
   *[other] You have only { $count } influence cards.
  }
no-wrong-city = Your card says { $city }: you cannot act anywhere else.
no-no-such-city = This city is not in the game. The cities are { $cards }.
no-city-scored = { $city } has been scored: nothing happens there any more.
no-no-such-quarter = There is no such quarter. Choose one from the stock.
no-not-your-quarter = With this card you may build: { $quarters }.
no-no-such-lot = There is no such lot. Lots inside the wall are called a to l, annexes N1 to W2; D names two lots, as in “bc”.
no-lot-taken = There is already a quarter on { $lot } (arms: { $arms }).
no-lot-covered = Lot { $lot } is covered: nothing can be built there any more.
no-annex-closed = Annex { $lot } has not been opened yet.
no-none-left = None of these quarters is left in stock: { $quarter }, { $shape } shape.
no-wrong-shape = Lot { $lot } has another shape; this quarter needs a { $shape } lot.
no-no-long-side = No long side of { $lot } borders anything built. Along its long sides lie { $lots }.
no-same-arms = { $lots_count ->
    [one] On { $lot } this quarter would touch { $lots }, which has the same arms ({ $arms }).
   *[other] On { $lot } this quarter would touch { $lots }, which have the same arms ({ $arms }).
  }
no-nothing-to-swallow = D stands on a large lot and the free small lot along its side, named in this order: { $lots }.
no-porch-over-annex = { $lots_count ->
    [one] On { $lot } the porch would cover { $lots }, which is open.
   *[other] On { $lot } the porch would cover { $lots }, which are open.
  }
no-opens-nothing = On { $lot } this quarter would open no new lot outside the wall.
no-no-site-here = { $lots_count ->
    [0] There is no site in this city.
   *[other] There is no site on this lot. Sites in this city: { $lots }.
  }
no-not-your-site = With this card you cannot finish this site (arms: { $arms }).
no-no-church-here = { $lots_count ->
    [0] There is no church quarter in this city.
   *[other] There is no church quarter on this lot. Church quarters in this city: { $lots }.
  }
no-has-cathedral = The church quarter on { $lot } already has a cathedral.
no-no-quarter-for-master = { $lots_count ->
    [0] There is neither a { $arms } nor a grey quarter in this city.
   *[other] A master goes on a { $arms } or a grey quarter. In this city: { $lots }.
  }
no-not-scored = { $cards_count ->
    [0] No city has been scored yet.
   *[other] You can only put away the cards of scored cities: { $cards }.
  }

event-starter = { $seat } is the first player.
event-guild-taken = { $seat } plays { $guild }.
event-influence-taken = { $seat } has { $guild } under influence.
event-centre-placed = { $seat } puts the centre of { $city } on location { $site }.
event-rest-settled = Utrecht lies on location { $utrecht }, Luik on location { $luik }.
event-city-not-played = { $city } is not in the game: its cards are put away.
event-gold-drawn = { $seat } draws a gold card from pile { $back }.
event-gold-drawn-own = You draw the gold card { $card } from pile { $back }.
event-gold-drawn-again = { $seat } draws the gold card { $card }, a city already scored: it leaves the game and another is drawn.
event-no-gold = { $seat } draws no gold card.
event-revealed = { $seat } plays { $card }{ $count ->
    [0] {""}
    [one] {" "}with one influence card
   *[other] {" "}with { $count } influence cards
  }.
event-ordered = Order of this round, most cards first: { $seats }.
event-nothing-done = { $seat } can do nothing with { $card }.
event-built = { $seat } builds { $quarter_a } on { $lot } in { $city }.
event-site-built = { $seat } builds { $quarter_a } on { $lot } in { $city }, as a site.
event-opened = { $lots_count ->
    [one] In { $city } a new lot opens outside the wall: { $lots }.
   *[other] In { $city } new lots open outside the wall: { $lots }.
  }
event-swallowed = In { $city } lot { $lot } is swallowed up.
event-finished = { $seat } finishes the { $arms } quarter on { $lot } in { $city }.
event-taken-back = { $seat } takes back: { $cards }.
event-gold-shown = { $seat } shows the gold card: { $card }.
event-cathedral-raised = { $seat } raises a cathedral in { $city } ({ $lot }).
event-master-set = { $seat } sets a guild master on the { $arms } quarter in { $city } ({ $lot }).
event-covered = { $lots_count ->
    [one] In { $city } nothing can be built on lot { $lots } any more: it is covered.
   *[other] In { $city } nothing can be built on lots { $lots } any more: they are covered.
  }
event-city-valued = { $city } is full. It has { $quarters ->
    [0] no finished guild quarter
    [one] one finished guild quarter
   *[other] { $quarters } finished guild quarters
  } and { $churches ->
    [0] no finished church quarter
    [one] one finished church quarter
   *[other] { $churches } finished church quarters
  }{ $cathedrals ->
    [0] {""}
    [one] , one of them with a cathedral
   *[other] , { $cathedrals } of them with a cathedral
  }: it is worth { $value }.
event-ranked = In { $city }, { $guild } is { $place ->
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
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied = In { $city }, { $guilds } are tied with { $quarters ->
    [one] one quarter
   *[other] { $quarters } quarters
  } and { $masters ->
    [0] no master
    [one] one master
   *[other] { $masters } masters
  }; each gets the points of { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } place: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-sites-returned = { $count ->
    [one] One site pawn returns from { $city }.
   *[other] { $count } site pawns return from { $city }.
  }
event-next-first = { $seat } becomes the first player.
event-card-removed = { $seat } puts the card of { $city } away for good.
event-lots-used-up = { $count ->
    [0] No lot is free any more: the game ends.
   *[other] Only one lot is still free: the game ends.
  }
event-gold-used-up = The gold cards are used up: the game ends.
event-covered-at-the-end = { $lots_count ->
    [one] In { $city } lot { $lots } stays empty and is covered.
   *[other] In { $city } lots { $lots } stay empty and are covered.
  }
event-influence-rewarded = { $seat } holds the most influence cards ({ $count }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-counted = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and comes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }.
event-card-laid = { $seat } plays { $card }.
event-drawn = { $seat } draws { $card } for { $guild }.
event-drawn-again = { $seat } draws { $card } for { $guild }, a city already scored: the card leaves the game and another is drawn.
event-drawn-dead = { $seat } draws { $card } for { $guild }, a city already scored: the card leaves the game.
event-stopped-drawing = { $seat } draws no other card.
event-reshuffled = The pile is used up; { $count ->
    [one] one card becomes a new one
   *[other] { $count } cards are shuffled into a new one
  }.
event-board-full = No lot is free any more: the game ends.
event-influenced-only = Only guilds under influence could still build: the game ends.
event-stalled = A whole pile has gone by without a quarter being built or a site finished: the game ends.
event-resigned = { $seat } leaves the game.
event-out-of-time = { $seat } has run out of time and leaves the game.
event-gold-laid-down = The gold card of { $seat } is laid down without effect: { $card }.
event-closed = The table is closed; nobody wins.

broken-guild-twice = a guild is played twice
broken-site-twice = two cities lie on one location
broken-wrong-cities = the cities are not the six of the game
broken-wrong-seat = somebody is named who does not sit here
broken-lot-twice = a lot of { $city } is counted twice
broken-lot-missing = a lot of { $city } is missing
broken-no-site = { $city } has lots but no location
broken-wrong-centre = the centre of { $city } has the wrong arms
broken-scored-too-early = { $city } is scored but has free lots
broken-pawn-astray = a pawn, a master or a porch in { $city } stands where it cannot
broken-too-many-pawns = there are more pawns than the box holds
broken-same-arms = two quarters of the same arms ({ $arms }) touch in { $city }
broken-quarter-lost = the quarters ({ $arms }) do not add up to { $supply } of each kind
broken-card-twice = a card is held twice, or does not belong to the game
broken-card-lost = a card is missing
broken-gold-lost = the cards of a pile do not add up: { $card }
broken-nothing-asked = nothing is asked before the end, or something after it
broken-no-answer = { $seat } is asked and has no answer

ask-ChooseGuilds = Choose your guild; its centre names your city.
ask-ChooseInfluence = Choose the guild you take under influence.
ask-ChooseSites = Choose a location for the centre.
ask-ChooseCards = Choose an action card, and how many influence cards go with it.
ask-BuildOrFinish = Build a quarter in the city of your card, or finish a site there.
ask-BuildSite = Build a quarter in any city; it stays a site.
ask-RaiseOne = Raise a cathedral on a church quarter.
ask-SetMaster = Set a guild master on a quarter of your guild or a grey one.
ask-ChooseOrder = Play a card, or draw first for the guilds under influence.
ask-DrawAnother = The city of the drawn card has been scored. Do you draw another card?
ask-LayCard = Play a card.

action-Starter = { $seat } begins
action-TakeGuild = take { $guild }
action-TakeInfluence = take { $guild } under influence
action-TakeSite = put it on location { $site }
action-Settle = Utrecht on location { $utrecht }, Luik on location { $luik }
action-Draw = draw { $card }
action-Choose = play { $card } with { $influence ->
    [0] no influence card
    [one] one influence card
   *[other] { $influence } influence cards
  }
action-Build = { $city } { $lot }: build { $quarter_a }
action-Finish = { $city } { $lot }: finish the site
action-RaiseCathedral = { $city } { $lot }: raise a cathedral
action-PlaceMaster = { $city } { $lot }: set a guild master
action-Lay = play { $card }
action-DrawFirst = draw first
action-DrawAgain = draw another card
action-StopDrawing = draw no other card
action-Remove = put away the card of { $city }

ending-lots = At most one lot was still free; the most points win.
ending-gold = The gold cards were used up; the most points win.
ending-full = All lots were built or covered; the most points win.
ending-influenced-only = Only guilds under influence could still build; the most points win.
ending-stalled = A whole pile had gone by without anything being built; the most points win.
ending-resigned = Everybody else has left.
ending-clock = Everybody else has left, the last one by running out of time.
ending-closed = The table was closed.

part-card = Which action card?
part-influence = How many influence cards?

# The lessons.

lesson-cards = Cards face down
lesson-cards-1 = You are the blue guild. Everybody secretly chooses an action card and any number of influence cards; whoever plays the most cards acts first. Choose Gent, with at least one influence card.
lesson-cards-done = All cards are shown together. You played the most, so you act first. Influence cards that were played are gone for good.
lesson-build = Building
lesson-build-1 = Your card says Gent: build a blue, grey or church quarter there. It must have the shape of its lot, and one of its long sides must lie along something built.
lesson-build-done = It stays until the end. When the last lot of a city is filled, the city is scored.
lesson-arms = Never beside its like
lesson-arms-1 = In Brugge the centre is yours, and quarters with the same arms never touch. Build a grey or a church quarter there.
lesson-arms-done = So beside your own centre you can build nothing of your own. Build in the cities of the others, too.
lesson-site = A site
lesson-site-1 = The Building site card lets you build in any city. Choose a lot that you want to keep from the others.
lesson-site-done = A site scores nothing until a city card finishes it, but nobody else can take its lot.
lesson-back = Taking back
lesson-back-1 = Played cards stay on the table. Choose Take back, with an influence card, to get them back before the others act.
lesson-back-done = Gent and Take back are in your hand again. Influence cards never come back.
lesson-score = A city is full
lesson-score-1 = Leuven has one free lot left. Choose the card of Leuven.
lesson-score-2 = Fill the last lot with a quarter of your guild: it will be your third there.
lesson-score-3 = You are the first player, and your gold card is a guild master: set it on a quarter of your own or of the grey guild.
lesson-score-done = Leuven is scored: the first guild gets its value, the second half of it, then 4 and 2. When guilds are tied, masters decide.

why-majority = In { $city } this brings your guild closer to first place.
why-church-value = A church quarter makes { $city } worth more, and you stand well there.
why-deny = In { $city } the grey guild takes a lot that others need more than you do.
why-finish = A site scores nothing until it is finished, and { $city } is filling up.
why-cathedral = { $city } becomes worth more, and you stand well there.
why-master = Masters break ties, and { $city } may well end in one.
why-cards-back = { $count ->
    [one] A card comes back to your hand.
   *[other] { $count } cards come back to your hand, better ones than those you hold.
  }
why-secure-lot = A site keeps a good lot for you, in any city.
why-promising = { $city } is where a quarter brings you the most now.
why-see-first = You will know what is drawn before you lay a card.
why-a-work-more = Another card builds once more, and you choose where.

board-cities = The six cities
board-track = Score track
board-look-at = Look at { $city } closely
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
board-choose = Choose a card; influence cards let you act earlier.
board-point = Choose one of the highlighted lots on the board.
board-lot = { $city } { $lot }: { $count ->
    [one] one possibility
   *[other] { $count } possibilities
  }
board-city-value = value { $value }
board-city-left = { $lots ->
    [one] One lot left
   *[other] { $lots } lots left
  }
board-city-sites = { $sites ->
    [one] One site
   *[other] { $sites } sites
  }
board-city-quarters = quarters
board-city-masters = guild masters
board-empty-sites = Locations without a city: { $sites }.
board-city = { $city }: { $quarters }.
board-city-lots = Free lots: { $lots }.
board-city-scored = { $city } has been scored.
board-quarter-on = { $arms } on { $lot }
board-site-on = { $arms } on { $lot } (site)
board-supply = { $lots ->
    [one] One lot is free
   *[other] { $lots } lots are free
  }; { $pawns ->
    [one] one site pawn is left.
   *[other] { $pawns } site pawns are left.
  }
board-points = { $guild }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-score = Points
board-expected = Points (expected)
board-cards = Cards
board-influence = Influence

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
terminal-signs = Every city shows its lots, each with a small letter; the centre has none. Capitals are the arms of those who have built there: B blue, Y yellow, G green, R red, S grey, † church. A number counts guild masters, ? is a site, ▒▒ a covered lot, ‡ a cathedral. N1 to W2 are annexes.
terminal-empty = free
terminal-scored = scored
terminal-no-guild = no guild yet
terminal-score = { $points ->
    [one] { $points } point
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

revision-2 = With two players, whoever draws the card of a scored city may draw another one but does not have to: the rulebook says “may”. Before, another was always drawn.

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
note-pile-left = { $count ->
    [1] You draw the last card of the pile.
   *[other] You draw one of the { $count } cards of the pile.
  }
note-cards-chosen = You act with { $count ->
    [1] 1 card; whoever plays more acts before you.
   *[other] { $count } cards; whoever plays more acts before you.
  } { $left ->
    [0] No influence card stays in your hand.
    [1] 1 influence card stays in your hand.
   *[other] { $left } influence cards stay in your hand.
  }

# What is counted in games of bots.
count-influence-cards = influence cards played
count-several-influence-cards = two or more at once
