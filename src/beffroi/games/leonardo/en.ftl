title = Leonardo
about = In Leonardo’s day, families buy palaces and bridges, exhibit works of art, hold markets and ruin each other.

seat-0 = Red
seat-1 = Blue
seat-2 = Yellow
seat-3 = Black
seat-4 = White
seat-5 = Grey

party-guelphs = Guelphs
    .of = the Guelphs
party-ghibellines = Ghibellines
    .of = the Ghibellines

space-1 = Piazza Maggiore (1)
space-2 = Via dei Barcaioli (2)
space-3 = Port Market (3)
space-4 = Via delle Reti (4)
space-5 = Via del Sale (5)
space-6 = Ponte del Porto (6)
space-7 = First Embassy (7)
space-8 = Via della Lana (8)
space-9 = Convent of Santa Maria (9)
space-10 = Via della Seta (10)
space-11 = Wool Market (11)
space-12 = Via dei Tintori (12)
space-13 = Ponte dei Tintori (13)
space-14 = Via degli Affreschi (14)
space-15 = Via dei Miniatori (15)
space-16 = Via Santa Croce (16)
space-17 = Church of Santa Croce (17)
space-18 = Via degli Argentieri (18)
space-19 = Via degli Orafi (19)
space-20 = Via dei Cambiavalute (20)
space-21 = Ponte degli Orafi (21)
space-22 = Second Embassy (22)
space-23 = Via dei Libri (23)
space-24 = Great Market (24)
space-25 = Via dei Dottori (25)
space-26 = Via degli Astronomi (26)
space-27 = Via degli Ingegneri (27)
space-28 = Third Embassy (28)
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

office-3 = Overseer of the Port Market (3)
office-7 = First Embassy (7)
office-9 = Procurator of Santa Maria (9)
office-11 = Overseer of the Wool Market (11)
office-17 = Procurator of Santa Croce (17)
office-22 = Second Embassy (22)
office-24 = Overseer of the Great Market (24)
office-28 = Third Embassy (28)

product-gems = precious stones
    .on = precious stones
product-ivory = ivory
    .on = ivory
product-gold = gold
    .on = gold
product-spices = spices
    .on = spices

news-antipope = The antipope yields
news-bank = The Pope’s bank opens a branch
news-cardinal = A child of the city becomes a cardinal
news-interdict = The Pope lifts the interdict
news-jubilee = The jubilee brings pilgrims
news-league = The league renews its oath
news-legate = A legate makes his entry
news-tithe = The crusade tithe is remitted
news-alps = The Emperor crosses the Alps
news-city = A city of the league changes sides
news-diet = The diet confirms the statutes
news-fair = The Emperor grants a free market
news-fleet = The imperial fleet puts in
news-mint = The right to mint is renewed
news-title = The Emperor grants a title
news-vicar = An imperial vicar is named

pawn-ours = under our colour
pawn-theirs = under their colour

reason-start = at the start
reason-price = purchase
reason-auction = auction
reason-tax = tax
reason-work = work of art
reason-soldiers = soldiers
reason-battle = battle
reason-salary = Piazza Maggiore
reason-office = public office
reason-stake = losing bet
reason-winnings = winning bet
reason-event = international event
reason-trade = trade
reason-returned = returned work
reason-bankruptcy = bankruptcy
reason-alliance = alliance
reason-leaving = departure

alliances-always = from the start
alliances-later = from the negotiation of round 5
alliances-never = never

about-alliances-always = As in the printed rules. An alliance made early often decides the game; whoever refuses them all wins less often.
about-alliances-later = At first everybody plays alone; no alliance can be proposed before.
about-alliances-never = Everybody plays alone to the end; trades are still allowed.

length-15-rounds = 15 rounds
length-22-rounds = 22 rounds
length-one-left = until one is left
length-60-minutes = 60 minutes
length-90-minutes = 90 minutes

no-no-clock = This game is not played by the clock.
no-time-is-up = This round is already the last.
no-no-such-party = There are two parties: the Guelphs and the Ghibellines.
no-no-palace-there = There is neither a palace nor a bridge on this space.
no-too-dear = { $space } costs { $price } florins, and you have { $purse }.
no-bid-in-fives = Bids go up in steps of 5 florins.
no-bid-too-low = { $florins ->
    [0] Bidding starts at 5 florins.
   *[other] You must bid more than { $florins } florins.
  }
no-bid-over-purse = You have { $purse } florins: bid no more than that.
no-not-your-palace = { $space } is not yours.
no-no-works-on-bridges = { $space } is a bridge, and bridges exhibit no works.
no-palace-full = { $space } already exhibits four works. Choose another palace.
no-not-rolled = The allies rolled { $numbers }. Keep one of these.
no-push-too-far = The office moves a visitor { $farthest } spaces at most, forwards or backwards.
no-no-such-product = The products are precious stones, ivory, gold and spices.
no-bet-too-small = Bet at least { $florins } florins.
no-bet-in-fives = Bet a multiple of 5 florins.
no-bet-too-high = You can bet up to { $florins } florins.
no-not-another-side = Choose another side that is still in the game.
no-not-in-order = Name each palace or bridge once, in ascending order.
no-not-their-palace = { $spaces_count ->
    [one] { $spaces } does not belong to { $seat }.
   *[other] { $spaces } do not belong to { $seat }.
  }
no-florins-in-fives = Sums are multiples of 5 florins.
no-not-in-purse = { $seat } has only { $purse } florins.
no-no-palace-in-it = A trade needs at least one palace or bridge.
no-florins-both-ways = Only one of the two sides can pay florins.
no-for-nothing = In a trade both sides give something.
no-no-such-offer = This offer is not made to you, or no longer stands.
no-no-such-excuse = This reason is not on the list.
no-own-offer = You cannot accept your own offer: it is for the other side to answer.
no-said-enough = You have already made { $count } proposals this round.
no-no-such-work = Return a work that is exhibited in one of your palaces.
no-not-proposed = This alliance is not proposed to you, or no longer stands.
no-agreed-already = You have already agreed to this alliance.
no-proposed-already = You have already proposed this alliance. Wait for the answer, or withdraw it.
no-keep-one-of-both = The alliance keeps the pawn of one of the two sides: { $seats }.
no-other-party = { $seat } belongs to the other party.
no-alliances-later = At this table alliances begin with the negotiation of round { $round }.
no-last-turn-taken = { $seat } has taken the last turn of the game and cannot ally any more.
no-nobody-left = Nobody would be left to play against.

event-paid = { $seat } pays { $florins } florins to { $seats } ({ $reason }).
event-paid-bank = { $seat } pays { $florins } florins to the bank ({ $reason }).
event-bank-paid = { $seat } receives { $florins } florins from the bank ({ $reason }).
event-dealt = { $seat } receives a first palace: { $space }.
event-office-shown = The public office on sale for { $florins } florins: { $office }.
event-party-shown = { $seat } belongs to { $party_of }.
event-event-shown = Next event: { $news }. It favours { $party_of }.
event-turn = Round { $round }: { $seat } to play.
event-pawn-placed = { $seat } puts the pawn beside the first palace: { $space }.
event-work-drawn = { $seat } draws a work worth { $value } florins.
event-exhibited = { $seat } exhibits the work worth { $value } florins: { $space }.
event-rolled = { $seat } rolls { $number }.
event-roll-kept = { $seat } keeps the { $number }.
event-enlisted = { $soldiers ->
    [one] { $seat } enlists a soldier.
   *[other] { $seat } enlists a soldier and now has { $soldiers }.
  }
event-moved = { $seat } reaches { $space }.
event-peace = The peace of God reigns here, and nothing happens between those who meet: { $space }.
event-battle = Battle between { $seats }.
event-soldier-lost = { $soldiers ->
    [0] { $seat } loses the last soldier.
   *[other] { $seat } loses a soldier.
  }
event-left-free = { $seat } leaves { $space } free.
event-acquired = { $seat } becomes the owner of { $space }.
event-auction = { $seat } puts { $space } up for auction.
event-bid = { $seat } bids { $florins } florins.
event-passed = { $seat } bids no more.
event-unsold = Nobody bids: { $space } stays free.
event-tax = { $works ->
    [0] { $seat } visits { $space } and owes { $seats } { $florins } florins.
    [one] { $seat } visits { $space }, where one work is exhibited, and owes { $seats } { $florins } florins.
   *[other] { $seat } visits { $space }, where { $works } works are exhibited, and owes { $seats } { $florins } florins.
  }
event-doubled = { $seat } controls the whole quarter, so the tax is doubled: { $space }.
event-office-bought = { $seat } buys a public office: { $office }.
event-struck = { $seat } makes use of a public office: { $seats } loses a soldier.
event-pushed-forward = { $steps ->
    [one] { $seat } makes use of a public office and moves { $seats } one space forwards.
   *[other] { $seat } makes use of a public office and moves { $seats } { $steps } spaces forwards.
  }
event-pushed-back = { $steps ->
    [one] { $seat } makes use of a public office and moves { $seats } one space backwards.
   *[other] { $seat } makes use of a public office and moves { $seats } { $steps } spaces backwards.
  }
event-market = { $seat } holds a market, and everybody else bets.
event-bet = { $seat } bets { $florins } florins on { $product_on }.
event-house-wins = The number is { $number }: all bets go to { $seat }.
event-product-wins = The number is { $number }: bets on { $product_on } win.
event-news = { $seat } hears the news: { $news }. This favours { $party_of }.
event-offered = { $seat } makes { $seats } offer no. { $number }.
event-would-give = { $spaces_count ->
    [0] { $seat } would give { $florins } florins.
   *[other] { $florins ->
        [0] { $seat } would give { $spaces }.
       *[other] { $seat } would give { $spaces }, plus { $florins } florins.
      }
  }
event-offer-accepted = { $seat } accepts offer no. { $number }.
event-offer-countered = { $seat } answers offer no. { $number } with a counter-offer.
event-offer-declined = { $seat } declines offer no. { $number }.
event-offer-withdrawn = { $seat } withdraws offer no. { $number }.
event-offer-refused = { $seat } declines offer no. { $number }: { $excuse }.
excuse-too-little = that is too little for it
excuse-too-dear = it costs more than it brings me
excuse-quarter = it would give you a whole quarter
excuse-no-use = it brings me nothing
excuse-cannot-pay = it cannot be paid
event-offer-lapsed = Offer no. { $number } of { $seat } lapses.
event-offer-dropped = { $seat } takes offer no. { $number } off the table.
event-handed-over = { $seat } hands over to { $seats }: { $spaces }.
event-work-returned = { $seat } returns the work worth { $value } florins to the bank: { $space }.
event-bankrupt = { $spaces_count ->
    [0] { $seat } cannot pay { $florins } florins to { $seats } and is bankrupt.
   *[other] { $seat } cannot pay { $florins } florins to { $seats } and is bankrupt. The creditor receives { $spaces }.
  }
event-out = { $seats_count ->
    [one] { $seats } leaves the game.
   *[other] { $seats } leave the game.
  }
event-proposed-own-pawn = { $seat } proposes an alliance to { $seats }, under the colour of { $seat } (no. { $number }).
event-proposed-their-pawn = { $seat } proposes an alliance to { $seats }, under the colour of { $seats } (no. { $number }).
event-agreed = { $seat } agrees to alliance no. { $number }.
event-proposal-declined = { $seat } declines alliance no. { $number }.
event-proposal-withdrawn = { $seat } withdraws the proposal of alliance no. { $number }.
event-proposal-lapsed = The proposal of alliance no. { $number }, made by { $seat }, lapses.
event-withdrawn = { $seat } takes alliance no. { $number } off the table.
event-allied = { $seats } play together from now on, under the colour of { $seat }.
event-rounds-played = The { $rounds } rounds agreed on have been played.
event-time-up = Time is up: the round is finished, then capitals are counted.
event-capital = { $seat }: { $purse } florins, palaces and bridges { $palaces }, works { $works }, offices { $offices }; capital { $points } in all.
event-alone = { $seats_count ->
    [one] { $seats } is the last in the game and becomes master of the city.
   *[other] { $seats } are the last in the game and become masters of the city.
  }
event-richest = { $seats_count ->
    [one] { $seats } has the greatest capital, { $florins } florins, and becomes master of the city.
   *[other] { $seats } have the greatest capital, { $florins } florins, and become masters of the city.
  }
event-resigned = { $seat } resigns.
event-out-of-time = { $seat } has run out of time.
event-closed = The table is closed; nobody wins.

broken-florins-lost = florins were lost or made from nothing
broken-odd-purse = the purse of { $seat } is not a multiple of 5 florins
broken-work-lost = there are too many or too few works worth { $value } florins
broken-event-lost = this event is not there exactly once: { $news }
broken-office-lost = this office is not there exactly once: { $office }
broken-wrong-city = the city does not have its 32 spaces
broken-wrong-owner = this space has an impossible owner: { $space }
broken-works-of-nobody = works are exhibited in a palace without an owner: { $space }
broken-too-many-works = too many works are exhibited: { $space }
broken-wrong-seats = the number of seats is not the same everywhere
broken-soldiers-lost = there are more soldiers than cards
broken-wrong-leavers = the seats out of the game are not those that have left their side
broken-too-many-soldiers = { $seat } has an impossible number of soldiers
broken-wrong-pawn = the pawn of { $seat } stands on no space
broken-goods-of-nobody = { $seat } is no longer a side and still owns something
broken-mixed-parties = the side of { $seat } is not of one party
broken-wrong-points = the points are not the capitals
broken-asked-after-end = something is asked after the end
broken-nothing-asked = nothing is asked before the end
broken-nobody-to-play = there is nobody left to play against
broken-asked-of-nobody = something is expected of { $seat }, who is no longer a side

ask-ChooseParty = Which party do you join: the Guelphs, for the Pope, or the Ghibellines, for the Emperor?
ask-SeekAllies = An alliance is possible: propose or answer one, or go on with your turn.
ask-BuyWorks = Will you buy works of art for 50 florins each before you roll?
ask-ExhibitWork = In which palace do you exhibit this work? It stays there.
ask-KeepRoll = The allies have rolled: which number do you keep?
ask-TakeSoldier = Will you enlist a soldier?
ask-AcquirePalace = This space is free. Will you buy it, put it up for auction, or leave it free?
ask-Bidding = Do you bid, or pass for good?
ask-NameBid = How much do you bid?
ask-AcquireOffice = Will you buy the public office on top of the pile?
ask-OpenMarket = Will you hold a market?
ask-PlaceBets = On which product do you bet, and how much?
ask-StrikeSoldier = Your public office lets you remove a soldier of the visitor. Will you?
ask-PushVisitor = Your public office lets you move the visitor. By how many spaces?
ask-PayDebt = You cannot pay: which work do you return to the bank?
ask-Negotiate = The negotiation is open.

action-Deal = deal { palace }
action-TurnUp = turn up the card { $card }
action-Declare = join { $party_of }
action-Decline = no
action-GoOn = go on with the turn
label-BuyWorks-Decline = No, roll
action-BuyWork = buy a work
action-Draw = draw the work worth { $work }
action-Exhibit = exhibit it in { palace }
action-Roll = roll { $number }
action-Keep = keep the { $number }
action-Enlist = enlist a soldier
action-Buy = buy it at the printed price
action-Auction = put it up for auction
action-Raise = bid
action-Pass = pass
action-Bid = bid { $florins } florins
ceiling-Bid = up to { $florins } florins
action-ReturnWork = return the work worth { $value } from { palace }
action-BuyOffice = buy the public office
action-Strike = remove a soldier
action-Push = { $spaces ->
    [0] leave the visitor there
   *[other] move the visitor by { $spaces }
  }
action-HoldMarket = hold a market
action-Bet = bet { $florins } florins on { $product_on }
action-Done = finish negotiating
action-Offer = offer { $give_count ->
    [0] { $pay } florins
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } plus { $pay } florins
      }
  } for { $want_count ->
    [0] { $ask } florins
   *[other] { $ask ->
        [0] { $want }
       *[other] { $want } plus { $ask } florins
      }
  }
action-Counter = counter offer no. { $number }: { $give_count ->
    [0] { $pay } florins
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } plus { $pay } florins
      }
  } for { $want_count ->
    [0] { $ask } florins
   *[other] { $ask ->
        [0] { $want }
       *[other] { $want } plus { $ask } florins
      }
  }
action-Accept = accept offer no. { $number }
action-Refuse = decline offer no. { $number }: { $excuse }
action-Drop = decline or withdraw offer no. { $number }
action-Propose = propose an alliance to { $seat }, { $pawn }
action-Join = agree to alliance no. { $number }
action-Withdraw = decline or withdraw alliance no. { $number }

part-to = To which side?
part-give = What do you give?
part-pay = How many florins do you pay?
part-want = What do you want?
part-ask = How many florins do you ask for?
part-product = On which product?
part-florins = How many florins?

option-length = Length of the game
option-alliances = Alliances between members of one party
option-negotiations = Negotiation at the end of every round
option-market_maximum = At a market, no bet is higher than the organiser could pay if everybody won
option-no_early_works = No works of art in the first round
option-returned_works = A debtor may return works to the bank for 25 florins each

ending-last-standing = All others have left the game.
ending-rounds = All rounds have been played; the greatest capital wins.
ending-clock = Time is up; the greatest capital wins.
ending-closed = The table was closed.

goods-money = { $amount } florins
goods-unit = florins
floor-Offer = Offer a trade
floor-Propose = Propose an alliance

# The lessons.

lesson-palace = A palace
lesson-palace-1 = You are Red. Before you roll you may buy works of art; that is the next lesson, so say no. The device of fate then moves your pawn.
lesson-palace-2 = You rolled a 3 and stand in a street that nobody owns. Buy its palace.
lesson-palace-done = From now on the others pay you when they stop here. You could also have put it up for auction, or left it free.
lesson-art = A work of art
lesson-art-1 = Buy a work of art for 50 florins. Its value is only known once it is drawn from the pile.
lesson-art-2 = A work worth 70 florins: more than you paid. Exhibit it in your palace, where it stays.
lesson-art-done = The tax of the palace rises from 20 to 40 florins. With four works it would be four times the price of the palace.
lesson-tax = The tax
lesson-tax-1 = Say no to the works, roll, and see where you stop.
lesson-tax-done = You stopped at a palace of Blue and paid half its price. With works in it, it would have been more. Whoever cannot pay is bankrupt.
lesson-auction = An auction
lesson-auction-1 = Blue puts Via degli Orafi up for auction, printed price 70, and Yellow bids 30. Go on bidding.
lesson-auction-2 = Bids go up in steps of 5 florins. Bid 35 or a little more.
lesson-auction-done = The others pass and the palace is yours. At the end it counts at its printed price.
lesson-bet = A market
lesson-bet-1 = Blue holds a market: everybody else secretly bets on one product. Each product has two of the twelve numbers. Bet at least 5 florins.
lesson-bet-done = The bets were shown together, then the number was 9: gold wins. Winners keep their bet and get three times as much; from 5 to 8, everything goes to the organiser.
lesson-soldier = A soldier
lesson-soldier-1 = Say no to the works and roll.
lesson-soldier-2 = You rolled a 2. On a 1 or a 2 you may enlist a soldier before you move. Enlist one.
lesson-soldier-done = Anybody who meets you without a soldier gives you 10 florins; against a soldier, you fight. In the convent and the church there is peace.
lesson-trade = A trade
lesson-trade-1 = The round is over and everybody negotiates. Blue offers you Via delle Reti for 60 florins, and you own the two other palaces of the quarter. Accept.
lesson-trade-2 = The whole quarter is yours, so taxes there are doubled. Say that you are done.
lesson-trade-done = When everybody is done, the next round begins.
lesson-alliance = An alliance
lesson-alliance-1 = You and Yellow are both Guelphs. Between two turns, sides of one party may ally. Propose it to Yellow.
lesson-alliance-done = Yellow agrees. From now on you share one purse and one pawn, roll twice, keep one number, and win or lose together.

# Why an answer is good.

why-work-raises-tax = Every work raises the tax of its palace, the fourth most of all, and keeps its own value.
why-works-together = Works belong together: { $space } is nearest to having four.
why-quarter-doubles = The whole quarter becomes yours, and its taxes double.
why-keeps-value = It counts at its printed price in the end, and earns taxes until then.
why-others-are-poor = The others have too few florins to bid what it costs.
why-florins-are-safety = Your { $florins } florins keep you safe: whoever cannot pay is out.
why-soldiers-decide = Soldiers cost nothing and win florins.
why-house-wins-mostly = Four numbers win for the organiser of the market, and only two for each product.
why-bet-may-ruin = If you win, the organiser owes you { $florins } florins, more than they have.
why-best-space = Of the spaces within reach, this one is the best for you.
why-cheapest-work = Of all your works it is worth the least.
why-reserve-suffices = With { $florins } florins left, nothing can ruin you on your next turn.

# The board in words.
board-final = a capital of { $points } florins
board-label = The city: a ring of 32 spaces around an island in the river
board-round = Round { $round }.
board-last-round = Round { $round }, the last one.
board-turn = { $seat } is moving.
board-camp = { $seat }: { $purse } florins, capital { $capital }, { $soldiers ->
    [0] no soldier
    [one] 1 soldier
   *[other] { $soldiers } soldiers
  }.
board-pawn = { $seat } stands on { $space }.
board-owned = { $seat } owns { $spaces }.
board-free = Free: { $space }, price { $price } florins.
board-bought = { $space }: { $seat }, price { $price }, tax { $florins } florins.
board-works = Works worth { $values } florins.
board-here = { $space }.
board-officer = Public office: { $seat }.
board-news = Next event: { $news }, for { $party_of }.
board-office = Office on sale: { $office }, { $florins } florins.
board-sale = Auction of { $space }.
board-best = Best bid: { $florins } florins, { $seat }.
board-bids = Still bidding: { $seats }.
board-owed = { $seat } owes { $seats } { $florins } florins.
board-work = A work worth { $value } florins waits for a palace.
board-rolled = Rolled: { $numbers }.
board-bet = { $seat }: { $florins } florins on { $product_on }.
board-out = Out of the game: { $seats }.
board-trade = Put { $space } on the trade table, or take it off.
ally-begin = Propose an alliance
ally-title = An alliance with { $to }
ally-close = Back to the question
ally-with = With whom?
ally-whose = Pawn, colour and place:
ally-about-purse = Purse
ally-about-palaces = Palaces
ally-about-guards = Soldiers
ally-about-rolls = Turn
ally-about-speaks = Answers
ally-about-win = The end
ally-about-lasts = Lasts
ally-purse = { $own } + { $other } = { $sum } florins
ally-palaces = { $palaces ->
    [0] none yet; all that you buy is shared
   *[other] { $palaces } with bridges; quarters count together
  }
ally-guards = { $soldiers ->
    [0] none
    [one] one
   *[other] { $soldiers }
  } (two at most); { $offices ->
    [0] no public offices
    [one] one public office
   *[other] { $offices } public offices
  }
ally-rolls = one pawn; each rolls, one of the numbers is kept
ally-speaks = whoever answers first answers for all
ally-win = you win or lose together; points ÷ { $count }
ally-lasts = to the end; an alliance is never undone
ally-propose = Propose it to { $to }; { $seat } keeps the pawn
ally-proposed = { $seat } proposes an alliance: { $seats }; { $kept } keeps colour, pawn and place.
ally-waits = It waits for { $seats }.
ally-agree = Agree
ally-decline = Decline
ally-withdraw = Withdraw
board-offer = Offer no. { $number }
board-florins = florins
board-capital = capital
board-party = party
board-soldiers = soldiers
board-palaces = palaces
board-offices = offices
board-deed = { $space }
board-price = Price
board-tax = Tax
board-tax-doubled = (whole quarter: { $florins })
board-quarter = Quarter { $number }
board-quarter-owners = { $seats_count ->
    [0] None of { $most } sold.
   *[other] Sold: { $seats_count } of { $most }, to { $seats }.
  }
board-owner = Owner
board-nobody = nobody
board-product = { $product }
board-odds = { $count } in { $most }
board-pays = × { $times }
board-works-held = works
board-side = plays with

# The terminal.
kind-Offer = offer a trade
word-Offer = offer
kind-Counter = make a counter-offer
word-Counter = counter
word-Accept = accept
word-Refuse = refuse
word-Drop = decline
word-Propose = ally
word-Join = join
word-Withdraw = withdraw
terminal-signs = Every line is a space of the ring: number, name, quarter, printed price, owner, works of art (▪ one that hangs there, ▫ room for one) with their value, and the tax of visitors. ◂ shows the pawns that stand there.
terminal-quarter = { $number ->
    [1] Porto
    [2] Lana
    [3] Santa Croce
    [4] Orafi
    [5] Studio
   *[other] Signori
  }
terminal-bridge = bridge
terminal-tax = tax { $florins }
terminal-round = Round { $round } of { $rounds }.
terminal-works-left = { $count ->
    [one] 1 work of art is left.
   *[other] { $count } works of art are left.
  }
terminal-allies = Plays with { $seats }.
terminal-free = free
terminal-offices = Public offices: { $offices }
terminal-then = then { $names }
terminal-alliance = Alliance no. { $number } of { $seats }, under the colour of { $seat }; agreed: { $agreed }.

revision-2 = Winners of a market are paid in seat order from the organiser on. Alliances can begin later, and a side that can buy nothing is still asked before it rolls. Offers stand until they are answered. After the last turn nobody trades or allies. Allies divide their capital as points.

# The score sheet.
line-florins = Florins in the purse
line-palaces = Palaces and bridges ({ $count })
line-works = Works of art ({ $count })
line-offices = Public offices ({ $count })
line-allies = The other shares in the alliance of { $seats }
note-quarter-held = Holds the whole of quarter { $number }: taxes there are doubled.
note-quarter-part = Owns { $count } of { $most } in the quarter of the palace on sale.
note-bet = Has bet { $florins } florins on { $product }; winning pays { $winnings }.
note-round = Round { $round } of { $rounds }.
note-open-round = Round { $round }.
note-last-round = Round { $round }, the last one.
note-on-sale = { $space } costs { $price } florins; visitors pay a tax of { $tax }{ $doubled ->
    [0] .
   *[other] , or { $doubled } when one side owns the whole quarter.
  }
note-odds = { $product }: wins with { $numbers } out of { $most } numbers and pays { $times } times the bet.
note-palace-brings = { $space } would bring you { $tax } florins a visitor; you would own { $count } of the { $most } palaces of its quarter.
note-quarter-brings = { $space } would complete your quarter: taxes there would double, and a visitor would pay you { $tax } florins here.
note-bridge-brings = { $space } would bring you { $tax } florins a visitor; a bridge is part of no quarter.
note-bids-from = Bids start at { $florins } florins; the printed price is { $price }.
note-work-brings = { $space }: the tax goes from { $before } to { $tax } florins.
note-works-left = { $count ->
    [1] One work is left in the pile, worth { $mean } florins.
   *[other] { $count } works are left in the pile, worth { $lowest } to { $highest } florins, { $mean } on average.
  }
note-office-brings = You could move any visitor who stops here by up to five spaces: { $space }.
note-embassy-brings = You could remove a soldier of any visitor who stops here, then move them by up to five spaces: { $space }.
note-market-brings = You keep the losing bets and pay { $times } times the winning ones; each product wins with { $count } of the { $most } numbers.
note-still-talking = { $seats_count ->
    [one] { $seats } is not done
   *[other] { $seats } are not done
  }: until then, you can still negotiate.
note-party-brings = { $count } of the { $most } events favour the { $party }; each would bring you { $florins } florins.
note-party-allies = You could form an alliance only with a side of the same party.
note-bet-pays = You lose { $florins } florins, or win { $winnings } if one of the numbers { $numbers } comes up.

# What is counted in games of bots.
count-bankruptcies-in-round-1 = in round 1
count-ruin-before-round-10 = games ended by ruin before round 10
count-alliances = alliances
