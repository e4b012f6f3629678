title = The Fair
about = Bid for cards nobody else has seen.

seat-0 = Ann
seat-1 = Bob
seat-2 = Cid
seat-3 = Dot

no-bid-over-purse = You have { $purse }.
no-raise-over-purse = You can add { $purse } at most.
no-not-another-side = A gift goes to another side.
no-gift-over-purse = You have { $purse } and must keep something.
no-no-such-gift = Nobody offers you this.
no-not-an-ally = You cannot ally with this seat.
no-not-proposed = Nobody has proposed this to you.

event-drawn = { $seat } draws a card.
event-drawn-own = { $seat } draws the { $card }.
event-bids = Bids: { $bids }.
event-unsold = Nobody buys the { $card }.
event-sold = { $seat } buys the { $card } for { $price }.
event-out = { $seats_count ->
    [one] { $seats } is out.
   *[other] { $seats } are out.
  }
event-counted = Points: { $points }.
event-offered = { $seat } offers { $amount }.
event-taken = { $seat } takes { $amount }.
event-proposed = { $seat } proposes an alliance.
event-allied = { $seats } play together.
event-resigned = { $seat } leaves.
event-out-of-time = { $seat } has run out of time and leaves.
event-closed = The table is closed.

line-cards = Cards bought
line-out = Out of the game
note-purse = { $purse } left to spend
note-round = Round { $round } of { $rounds }

broken-money-lost = money was lost or made
broken-card-lost = the { $card } is not there once

ask-FirstBid = How much do you bid?
ask-RaiseBid = How much do you add?

action-Draw = draw { $card }
action-Bid = bid { $amount }
action-Add = add { $amount }
action-Offer = offer { $amount }
action-Take = take the gift
action-Propose = propose an alliance
action-Join = accept the alliance

option-rounds = Rounds
option-purse = Money at the start
option-talk = Gifts and alliances

board-round = Round { $round }.
board-card = You have drawn the { $card }.
board-under = Under the pile: { $under }.

standing-purses = purse
standing-points = points

ending-rounds = All rounds are played.
ending-last-standing = One side is left.
ending-clock = Time is up.
ending-closed = The table was closed.

why-fair-price = A third of a purse of { $purse } is a fair price.

revision-2 = Whoever is out has no points instead of one point less than nothing, and three rounds can be played.
